import { type MouseEvent, useRef } from 'react'
import { InputField, TextField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { ItemView } from '../item-view/present-item.server'
import { stateName } from '../list/item-words'
import { MAX_REPLY_LENGTH, MAX_SUBJECT_LENGTH } from '../replies/reply-schema'
import { ComposerForm } from './composer-form'
import { SeenItem } from './seen-item'
import { useSessionText } from './use-session-text'

export function ItemReply(props: {
  item: ItemView
  typed: Readonly<Record<string, string>>
  heldAt: string | null
  /** The previous reply was sent; this is a new one. */
  isSent: boolean
}) {
  const { item, typed, isSent, heldAt } = props
  const { t, language } = useLanguage()
  const { draft, spoken } = item
  const then = item.states.find(({ state }) => state === (typed.afterwards ?? draft.afterwards))?.state
  const text = useRef<HTMLTextAreaElement>(null)
  const forget = useSessionText(text, `reply ${item.id}`, isSent)
  const askFirst = (event: MouseEvent) => {
    const isWritten = text.current && text.current.value !== draft.text
    if (isWritten && !window.confirm(t('inbox.begin_anew'))) event.preventDefault()
    else forget()
  }
  return (
    <>
      <nav className="item__templates" aria-label={t('inbox.begin_with')} onClickCapture={askFirst}>
        {draft.templates.map((template) => (
          <PageLink
            key={template.id}
            to={`/${language}/team/inbox/${item.id}?reply=${template.id}#reply`}
            preventScrollReset
            replace
            aria-current={template.id === draft.template ? 'true' : undefined}
          >
            {template.name}
          </PageLink>
        ))}
      </nav>
      {draft.otherLanguage && (
        <p className="alert alert--warn">{t('templates.other_language', { language: draft.otherLanguage })}</p>
      )}
      <ComposerForm item={item} name="reply" button={t('inbox.send_reply')}>
        <input type="hidden" name="template" value={draft.template ?? ''} />
        <input type="hidden" name="afterwards" value={then ?? ''} />
        <SeenItem item={item} heldAt={heldAt} />
        <InputField
          label={t('inbox.subject')}
          name="subject"
          defaultValue={typed.subject ?? draft.subject}
          maxLength={MAX_SUBJECT_LENGTH}
          required
          lang={spoken.language}
          dir="auto"
        />
        <TextField
          label={t('inbox.reply_text', { language: spoken.name })}
          ref={text}
          name="text"
          rows={9}
          defaultValue={typed.text ?? draft.text}
          maxLength={MAX_REPLY_LENGTH}
          required
          lang={spoken.language}
          dir="auto"
        />
        <div className="office-list__actions">
          {then && <p className="caption">{t('inbox.then', { state: t(stateName(then)) })}</p>}
          <label className="check">
            <input type="checkbox" name="done" defaultChecked={typed.done !== undefined} />
            {t('inbox.and_done')}
          </label>
        </div>
      </ComposerForm>
    </>
  )
}
