import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ContactFormAnswer, IssuedContactForm } from './answer-contact-form.server'
import { type ContactFaults, contactFields, hiddenFields } from './contact-fields'
import { type FailureReason, postMessage } from './post-message'
import { isThankYou } from './thank-you-address'

/** Where the form stands. `failure` says that the message as a whole was not taken. */
export type ContactFormState =
  | { readonly status: 'open'; readonly faults: ContactFaults; readonly failure: { reason: FailureReason } | null }
  | { readonly status: 'pending' }
  | { readonly status: 'sent' }

/** Runs the contact form in the browser. Before React is there, or without JavaScript, the same form posts to the page. */
export function useContactForm(issued: IssuedContactForm, answer: ContactFormAnswer | undefined) {
  const { language } = useLanguage()
  const { search } = useLocation()
  const [state, setState] = useState<ContactFormState>(() => startOf(answer, isThankYou(search)))
  const busy = useRef(false)
  /** What thanks, or tells that it failed, gets the focus. */
  const outcome = useRef<HTMLHeadingElement>(null)

  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    setState({ status: 'pending' })
    const result = await postMessage(
      {
        name: text('name'),
        email: text('email'),
        message: text('message'),
        honeypot: text(hiddenFields.honeypot),
        issuedAt: text(hiddenFields.issuedAt),
        language,
      },
      text(hiddenFields.key),
    )
    if (result.kind === 'rejected') {
      flushSync(() => setState({ status: 'open', faults: result.faults, failure: null }))
      const first = contactFields.find((field) => result.faults[field] !== undefined)
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    flushSync(() =>
      setState(
        result.kind === 'sent'
          ? { status: 'sent' }
          : { status: 'open', faults: {}, failure: { reason: result.reason } },
      ),
    )
    outcome.current?.focus()
  }

  return {
    state,
    outcome,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event
      if (state.status !== 'open' || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
        return
      const { [target.name]: fault, ...faults }: Record<string, string> = state.faults
      if (fault !== undefined) setState({ ...state, faults })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      // An outside service takes the form as the browser posts it (source specification §7).
      if (issued.target !== null) return
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      void send(event.currentTarget).finally(() => {
        busy.current = false
      })
    },
  }
}

function startOf(answer: ContactFormAnswer | undefined, thanked: boolean): ContactFormState {
  if (!answer) return thanked ? { status: 'sent' } : { status: 'open', faults: {}, failure: null }
  const { faults, reason } = answer
  return { status: 'open', faults, failure: Object.keys(faults).length > 0 ? null : { reason } }
}
