import { type FocusEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readKeptFiles } from '../../files/upload-field/kept-files'
import { isHeld, noUploads, type UploadFieldState } from '../../files/upload-field/upload-field'
import { loadOnce } from '../../platform/forms/load-once'
import { isSubmitButton, nameOf } from '../../platform/forms/use-form'
import type { Language } from '../../platform/i18n/languages'
import type { OfferInput } from '../offers/offer-schema'
import { boxOf, faultyFields, isTypedField, type OfferFaults } from './offer-fields'
import type { OfferFormContent } from './offer-form-content'
import { nextOfferFormState, type OfferFormState } from './offer-form-state'
import { sendOffer } from './send-offer'
import { readTypedText } from './typed-text'
import { understoodOffer } from './understood-offer'
import { offerDrafts, useOfferDraft } from './use-offer-draft'

const loadCheck = loadOnce(() => import('./check-offer'))

/** The sell form at work: what the page shows, and what it calls when something happens in the form. */
export type OfferFormInUse = ReturnType<typeof useOfferForm>

/**
 * Runs the sell form in the browser. Before React is there, or without JavaScript, the same form posts to the page.
 * @param start the state that the server has rendered
 * @param content what the server has put into the form
 */
export function useOfferForm(start: OfferFormState, content: OfferFormContent, language: Language) {
  const form = useRef<HTMLFormElement>(null)
  /** What is told at the end gets the focus. */
  const outcome = useRef<HTMLHeadingElement>(null)
  const busy = useRef(false)
  /** Sent before the files of the device were known. */
  const pressed = useRef(false)
  const spareKey = useRef<string | null>(content.key)
  const [state, dispatch] = useReducer(nextOfferFormState, start)
  const [uploads, setUploads] = useState<UploadFieldState>(noUploads)
  const draft = useOfferDraft(form, content.typed)
  const tooLarge = uploads.problem && { attachments: uploads.problem }
  const faults: OfferFaults = state.status === 'idle' ? { ...tooLarge, ...state.faults } : {}

  useEffect(() => {
    if (!pressed.current || isHeld(uploads)) return
    pressed.current = false
    form.current?.requestSubmit()
  }, [uploads])

  const readOffer = (element: HTMLFormElement): OfferInput =>
    understoodOffer(readTypedText(element), language, [...readKeptFiles(element), ...uploads.attachments])

  const reject = (element: HTMLFormElement, found: OfferFaults): void => {
    flushSync(() => dispatch({ type: 'rejected', faults: found }))
    const [first] = faultyFields(found)
    const own = [...element.elements].find((control) => boxOf(control.getAttribute('name') ?? '') === first)
    const control = own ?? document.getElementById(`offer-${first}`)
    if (!(control instanceof HTMLElement)) return
    const fold = control.closest('details')
    if (fold) fold.open = true
    control.focus()
  }

  const send = async (element: HTMLFormElement): Promise<void> => {
    const offer = readOffer(element)
    // Files that were too large are off the list. Whoever sends again after being stopped means to go without them.
    const stopped = state.status === 'idle' && state.faults.attachments !== undefined
    const found = { ...(await checkInBrowser(offer)), ...(!stopped && tooLarge) }
    if (faultyFields(found).length > 0) return reject(element, found)
    dispatch({ type: 'sent', offer })
    // The language is how the answer is written, not what is offered: switching it makes no second offer.
    const key = offerDrafts.keyFor(JSON.stringify({ ...offer, language: undefined }), spareKey.current ?? freshKey())
    spareKey.current = null
    const result = await sendOffer(offer, key, { onResend: (attempt) => dispatch({ type: 'resent', attempt }) })
    if (result.kind !== 'failed' || !result.unsure) offerDrafts.forgetKey()
    if (result.kind === 'rejected') return reject(element, result.faults)
    if (result.kind === 'failed') {
      flushSync(() => dispatch({ type: 'failed', reason: result.reason }))
    } else {
      offerDrafts.forget(readTypedText(element))
      uploads.forget()
      flushSync(() => dispatch({ type: 'stored', receipt: result.answer }))
    }
    outcome.current?.focus()
  }

  return {
    state,
    /** The boxes to mark. */
    faults,
    uploads,
    form,
    outcome,
    restored: draft.restored,
    dismissDraft: draft.dismiss,
    clearDraft: () => {
      draft.clear()
      uploads.forget()
    },
    reopen: () => dispatch({ type: 'reopened' }),
    takeUploads: (news: UploadFieldState) => {
      setUploads(news)
      dispatch({ type: 'edited', field: 'attachments' })
    },
    handlers: {
      onFocus: () => void loadCheck(),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        pressed.current = false
        const name = nameOf(event.target)
        const field = boxOf(name)
        if (!isTypedField(name) || !field) return
        dispatch({ type: 'edited', field })
        draft.keep()
        draft.dismiss()
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { currentTarget: element, target: box, relatedTarget } = event
        const field = boxOf(nameOf(box))
        // Sending checks every box; a sentence that appears now would push the button away from under the pointer.
        if (!isTypedField(nameOf(box)) || !field || isSubmitButton(relatedTarget)) return
        if (boxOf(nameOf(relatedTarget)) === field) return
        void checkInBrowser(readOffer(element)).then((found) => {
          if (boxOf(nameOf(document.activeElement)) !== field) dispatch({ type: 'left', field, fault: found[field] })
        })
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy.current) return
        pressed.current = uploads === noUploads
        if (isHeld(uploads)) return
        busy.current = true
        draft.dismiss()
        void send(event.currentTarget).finally(() => {
          busy.current = false
        })
      },
    },
  }
}

async function checkInBrowser(offer: OfferInput): Promise<OfferFaults> {
  const loaded = await loadCheck()
  return loaded?.checkOffer(offer) ?? {}
}

/** `randomUUID` is not there on pages without TLS. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
