import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { TextField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'
import { SEND_KEY } from '../keys/use-send-key'
import { useItemDraft } from './use-item-draft'
import { useSessionText } from './use-session-text'

export function ItemNote(props: {
  item: ItemView
  typed: Readonly<Record<string, string>>
  /** The previous note was saved; this is a new one. */
  isSent: boolean
}) {
  const { item, typed, isSent } = props
  const { t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [submission] = useState(item.submission)
  const text = useRef<HTMLTextAreaElement>(null)
  useItemDraft(form, 'note')
  useSessionText(text, `note ${item.id}`, isSent)
  return (
    <Form method="post" className="item__form" preventScrollReset ref={form}>
      <input type="hidden" name="last" value={item.last.note ?? ''} />
      <input type="hidden" name="submission" value={submission} />
      <TextField
        label={t('inbox.note')}
        ref={text}
        name="text"
        rows={4}
        maxLength={5000}
        defaultValue={typed.text}
        required
        placeholder={t('inbox.note_hint')}
        dir="auto"
      />
      <div className="composer__send office__row">
        <button className="btn btn--md" type="submit" name="intent" value="note" aria-keyshortcuts={SEND_KEY}>
          {t('inbox.save_note')}
        </button>
      </div>
    </Form>
  )
}
