import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { readStoredFiles } from '../../files/upload-field/stored-files'
import { mustWaitForUploads, noUploads, type UploadFieldState } from '../../files/upload-field/upload-field'
import { newKey } from '../../platform/forms/post-form'
import { loadOnce, nameOf, useForm } from '../../platform/forms/use-form'
import type { Language } from '../../platform/i18n/languages'
import type { OfferInput } from '../offers/offer-schema'
import type { SentOffer } from '../offers/sent-offer'
import type { OfferFormAnswer } from './handle-offer-form.server'
import { offerDrafts, useOfferDraft } from './offer-draft'
import { fieldOfControl, isTypedField, type OfferErrors, type OfferFormContent } from './offer-fields'
import { sendOffer } from './send-offer'
import { parseTypedOffer, readTypedText } from './typed-text'

const loadCheck = loadOnce(() => import('./check-offer'))

export type OfferFormInUse = ReturnType<typeof useOfferForm>

/** Without JavaScript the form posts to the page (source specification §4). @param answer the action's answer to such a post */
export function useOfferForm(answer: OfferFormAnswer | undefined, content: OfferFormContent, language: Language) {
  /** Submitted before the device's files were known. */
  const pressed = useRef(false)
  const spareKey = useRef<string | null>(content.key)
  const [uploads, setUploads] = useState<UploadFieldState>(noUploads)
  const [offer, setOffer] = useState<OfferInput | null>(answer?.offer ?? null)
  const [attempt, setAttempt] = useState(1)
  const tooLarge = uploads.problem && { attachments: uploads.problem }

  const readOffer = (form: HTMLFormElement): OfferInput =>
    parseTypedOffer(readTypedText(form), language, [...readStoredFiles(new FormData(form)), ...uploads.attachments])

  const use = useForm<SentOffer>({
    answer,
    sent: answer?.receipt ?? null,
    fieldOf: fieldOfControl,
    prepare: loadCheck,
    check: async (_, form): Promise<OfferErrors> => {
      // Files that were too large are off the list; sending again after the warning means sending without them.
      const stopped = use.errors.attachments !== undefined
      return { ...(await loadCheck())?.checkOffer(readOffer(form)), ...(!stopped && tooLarge) }
    },
    checksOnBlur: true,
    send: async (_, form) => {
      const sending = readOffer(form)
      setOffer(sending)
      setAttempt(1)
      // The language only affects the response: switching it must not create a second offer.
      const content = JSON.stringify({ ...sending, language: undefined })
      const key = offerDrafts.keyFor(content, spareKey.current ?? newKey())
      spareKey.current = null
      const result = await sendOffer(sending, key, { onResend: setAttempt })
      if (result.kind !== 'failed' || !result.unsure) offerDrafts.forgetKey()
      if (result.kind === 'sent') {
        offerDrafts.forget(readTypedText(form))
        uploads.forget()
      }
      return result
    },
  })
  const { form, handlers, pending, failure } = use
  const draft = useOfferDraft(form, content.typed)
  const isOpen = !pending && failure === null
  const errors: OfferErrors = isOpen ? { ...tooLarge, ...use.errors } : {}

  useEffect(() => {
    if (!pressed.current || mustWaitForUploads(uploads)) return
    pressed.current = false
    form.current?.requestSubmit()
  }, [uploads, form])

  return {
    ...use,
    errors,
    /** Whether the boxes can be filled in: not while the offer is being sent or shown as not sent. */
    isOpen,
    offer,
    attempt,
    uploads,
    restored: draft.restored,
    dismissDraft: draft.dismiss,
    clearDraft: () => {
      draft.clear()
      uploads.forget()
    },
    takeUploads: (news: UploadFieldState) => {
      setUploads(news)
      use.clear('attachments')
    },
    handlers: {
      ...handlers,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        pressed.current = false
        if (!isTypedField(nameOf(event.target))) return
        handlers.onInput(event)
        draft.keep()
        draft.dismiss()
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (isOpen && isTypedField(nameOf(event.target))) handlers.onBlur(event)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (pending) return
        pressed.current = uploads === noUploads
        if (mustWaitForUploads(uploads)) return
        draft.dismiss()
        handlers.onSubmit(event)
      },
    },
  }
}
