import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import type { FormAnswer } from '../../platform/forms/form-answer'
import { useLanguage } from '../../platform/i18n/use-language'
import type { NewsletterFormAnswer } from './answer-newsletter-form.server'
import { newsletterThanks } from './newsletter-thanks'

/** Loaded on first focus, as most visitors never use the form. */
const loadPost = () => import('./post-newsletter')

const noErrors: FormAnswer = { errors: {}, failure: null }

/** A small copy of `useForm` for one field, because the script of the home page has no room for that. */
export function useNewsletterForm(answer: NewsletterFormAnswer | undefined) {
  const { language } = useLanguage()
  const { search } = useLocation()
  const [pending, setPending] = useState(false)
  const [shown, setShown] = useState<FormAnswer>(answer ?? noErrors)
  const [sent, setSent] = useState(answer ? null : newsletterThanks.read(search))
  const busy = useRef(false)
  /** What thanks, or says that the form was refused, gets the focus. */
  const outcome = useRef<HTMLElement>(null)

  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    setShown(noErrors)
    setPending(true)
    const post = await loadPost().catch(() => null)
    const result = (await post?.postNewsletter(fields, language)) ?? { errors: {}, failure: { reason: null } }
    flushSync(() => {
      setPending(false)
      if (typeof result === 'string') setSent(result)
      else setShown(result)
    })
    if (typeof result !== 'string' && result.errors.email) form.querySelector<HTMLElement>('[name=email]')?.focus()
    else outcome.current?.focus()
  }

  return {
    pending,
    shown,
    sent,
    outcome,
    handlers: {
      onFocus: () => void loadPost().catch(() => {}),
      onInput: () => setShown((now) => ({ ...now, errors: {} })),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy.current) return
        busy.current = true
        void send(event.currentTarget).finally(() => {
          busy.current = false
        })
      },
    },
  }
}
