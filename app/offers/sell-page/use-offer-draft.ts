import { type RefObject, useEffect, useState } from 'react'
import { type OfferDraft, openOfferDrafts } from './offer-draft'
import { type TypedText, typedFields } from './offer-fields'
import { noText, readTypedText, writeTypedText } from './typed-text'

export const offerDrafts = openOfferDrafts(() => localStorage)

interface DraftInUse {
  readonly restored: OfferDraft | null
  keep(): void
  dismiss(): void
  clear(): void
}

/** Restores the draft into empty fields. Filled ones keep their value: typed before hydration, or restored by browser or server. */
export function useOfferDraft(form: RefObject<HTMLFormElement | null>, typed: TypedText | null): DraftInUse {
  const [restored, setRestored] = useState<OfferDraft | null>(null)

  useEffect(() => {
    if (!form.current) {
      // The page was rendered with a receipt.
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

function restoreDraft(form: HTMLFormElement, draft: OfferDraft): boolean {
  const now = readTypedText(form)
  const empty = typedFields.filter((field) => now[field] === '')
  writeTypedText(form, Object.fromEntries(empty.map((field) => [field, draft.text[field]])))
  const then = readTypedText(form)
  return typedFields.some((field) => then[field] !== '' && then[field] === draft.text[field])
}
