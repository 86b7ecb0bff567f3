import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { Language } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { HONEYPOT } from '../subscriptions/newsletter-fields'
import type { NewsletterFormAnswer } from './answer-newsletter-form.server'
import type { FailureReason, PostResult } from './post-request'
import { type ConfirmBy, takenBy } from './thank-you-address'

/** Where the form stands (source specification §4). */
export type NewsletterFormState =
  | { readonly status: 'open'; readonly failure: FailureReason | null }
  | { readonly status: 'pending' }
  | { readonly status: 'taken'; readonly confirmBy: ConfirmBy }

/** Runs the newsletter's form in the browser. Before React is there, or without JavaScript, it posts to the newsletter's page. */
export function useNewsletterForm(answer: NewsletterFormAnswer | undefined) {
  const { language } = useLanguage()
  const { search } = useLocation()
  const [state, setState] = useState<NewsletterFormState>(() => {
    const confirmBy = takenBy(search)
    if (answer || confirmBy === undefined) return { status: 'open', failure: answer?.failure ?? null }
    return { status: 'taken', confirmBy }
  })
  const busy = useRef(false)
  /** What tells how it went gets the focus. */
  const outcome = useRef<HTMLElement>(null)

  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    setState({ status: 'pending' })
    const result = await post(String(fields.get('email') ?? ''), String(fields.get(HONEYPOT) ?? ''), language)
    flushSync(() =>
      setState(
        result.kind === 'taken'
          ? { status: 'taken', confirmBy: result.confirmBy }
          : { status: 'open', failure: result.failure },
      ),
    )
    if (result.kind === 'failed' && result.failure.kind === 'address') {
      form.querySelector<HTMLElement>('[name=email]')?.focus()
      return
    }
    outcome.current?.focus()
  }

  return {
    state,
    outcome,
    onFocus: () => void loadPost().catch(() => {}),
    onInput: () => {
      if (state.status === 'open' && state.failure?.kind === 'address') setState({ status: 'open', failure: null })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      void send(event.currentTarget).finally(() => {
        busy.current = false
      })
    },
  }
}

/** Most visitors never ask for the newsletter: what sends the form is fetched with the first focus. */
const loadPost = () => import('./post-request')

async function post(email: string, honeypot: string, language: Language): Promise<PostResult> {
  const loaded = await loadPost().catch(() => null)
  return loaded?.postRequest(email, honeypot, language) ?? { kind: 'failed', failure: { kind: 'unknown' } }
}
