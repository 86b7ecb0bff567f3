import { type RefObject, useEffect, useState } from 'react'
import { type OfferDraft, openOfferDrafts } from './offer-draft'
import { type TypedText, typedFields } from './offer-fields'
import { noText, readTypedText, writeTypedText } from './typed-text'

/** The drafts of this device. */
export const offerDrafts = openOfferDrafts(() => localStorage)

/** What the page does about the draft on this device. */
interface DraftInUse {
  /** The draft that was put back into the boxes, until its owner has taken note of it. */
  readonly restored: OfferDraft | null
  /** Keeps what stands in the boxes now. */
  keep(): void
  /** The notice has been read. */
  dismiss(): void
  /** Empties the boxes and forgets the draft. */
  clear(): void
}

/**
 * Puts the draft of this device back into the empty boxes of a form. What is in a box already stays: it was typed before
 * React took over the page, put back by the browser, or came back from the server.
 * @param typed what the form came back with from the server, every word of it; null: it came empty
 */
export function useOfferDraft(form: RefObject<HTMLFormElement | null>, typed: TypedText | null): DraftInUse {
  const [restored, setRestored] = useState<OfferDraft | null>(null)

  useEffect(() => {
    if (!form.current) {
      // The page came back with a delivery note.
      if (typed) offerDrafts.forget(typed)
      return
    }
    const draft = typed ? null : offerDrafts.read()
    if (draft) setRestored(restoreDraft(form.current, draft) ? draft : null)
    offerDrafts.save(readTypedText(form.current), draft ? new Date(draft.savedAt) : new Date())
  }, [form, typed])

  return {
    restored,
    keep: () => form.current && offerDrafts.save(readTypedText(form.current), new Date()),
    dismiss: () => setRestored(null),
    clear: () => {
      if (!form.current) return
      offerDrafts.forget(readTypedText(form.current))
      writeTypedText(form.current, noText)
      setRestored(null)
    },
  }
}

/** @returns whether anything of the draft now stands in the form. */
function restoreDraft(form: HTMLFormElement, draft: OfferDraft): boolean {
  const now = readTypedText(form)
  const empty = typedFields.filter((field) => now[field] === '')
  writeTypedText(form, Object.fromEntries(empty.map((field) => [field, draft.text[field]])))
  const then = readTypedText(form)
  return typedFields.some((field) => then[field] !== '' && then[field] === draft.text[field])
}
