import { useRef, useState } from 'react'
import { TextField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'
import { MAX_NOTE_LENGTH } from '../replies/reply-schema'
import { ComposerForm } from './composer-form'
import { useSessionText } from './use-session-text'

export function ItemNote(props: {
  item: ItemView
  typed: Readonly<Record<string, string>>
  /** The previous note was saved; this is a new one. */
  isSent: boolean
}) {
  const { item, typed, isSent } = props
  const { t } = useLanguage()
  const [submission] = useState(item.submission)
  const text = useRef<HTMLTextAreaElement>(null)
  useSessionText(text, `note ${item.id}`, isSent)
  return (
    <ComposerForm item={item} name="note" button={t('inbox.save_note')}>
      <input type="hidden" name="submission" value={submission} />
      <TextField
        label={t('inbox.note')}
        ref={text}
        name="text"
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={typed.text}
        required
        placeholder={t('inbox.note_hint')}
        dir="auto"
      />
    </ComposerForm>
  )
}
