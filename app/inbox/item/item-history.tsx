import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { SEND_KEY } from '../office/use-send-key'
import type { ItemView } from './present-item.server'
import { useItemDraft } from './use-item-draft'

export function ItemHistory(props: {
  item: ItemView
  lastNote: string | null
  typed: Readonly<Record<string, string>>
}) {
  const { item, lastNote, typed } = props
  const { t } = useLanguage()
  return (
    <section className="panel item__panel">
      <h2 className="h5">{t('inbox.history')}</h2>
      <NoteForm item={item} typed={typed} key={lastNote} />
      <ol className="item__history">
        {item.history.map((event) => (
          <li key={event.id} className={event.kind === 'note' ? 'is-note' : undefined}>
            <Icon name={iconOf(event.kind)} />
            <div>
              <p>
                <b>
                  <bdi>{event.who || t('inbox.clock')}</bdi>
                </b>{' '}
                <small>{event.at}</small>
              </p>
              <p dir="auto">{event.text}</p>
            </div>
          </li>
        ))}
        <li>
          <Icon name="inbox" />
          <div>
            <p>
              <b>
                <bdi>{item.name}</bdi>
              </b>{' '}
              <small>{item.received}</small>
            </p>
            <p>{t('inbox.event.received')}</p>
          </div>
        </li>
      </ol>
    </section>
  )
}

function NoteForm({ item, typed }: { item: ItemView; typed: Readonly<Record<string, string>> }) {
  const { t } = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useItemDraft(form, 'note')
  return (
    <Form method="post" className="item__note" preventScrollReset ref={form}>
      <input type="hidden" name="last" value={item.last.note ?? ''} />
      <label className="vh" htmlFor={id}>
        {t('inbox.note')}
      </label>
      <textarea
        className="inp"
        id={id}
        name="text"
        rows={2}
        maxLength={5000}
        defaultValue={typed.text}
        required
        placeholder={t('inbox.note_hint')}
        dir="auto"
      />
      <button className="btn btn--md" type="submit" name="intent" value="note" aria-keyshortcuts={SEND_KEY}>
        {t('inbox.save_note')}
      </button>
    </Form>
  )
}

function iconOf(kind: ItemView['history'][number]['kind']) {
  if (kind === 'note') return 'newspaper'
  if (kind === 'reply' || kind === 'counter_offer') return 'mail'
  return kind === 'wrote' ? 'message' : 'check'
}
