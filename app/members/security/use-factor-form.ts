import { useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { AccountFormInUse } from '../../accounts/sign-in/use-account-form'
import type { FactorAnswer } from './answer-factor-form.server'

/**
 * Runs one of the forms of the page about the second factor: its answer is the page's next state, with and without JavaScript.
 * @param intent what the form is for, as its hidden field says
 * @param passkey which one it is for, if it is for one
 * @param answer what the page's action said to whichever form was sent
 */
export function useFactorForm(
  intent: string,
  passkey: string | null,
  answer: FactorAnswer | undefined,
): AccountFormInUse {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const pending = formData?.get('intent') === intent && formData.get('passkey') === passkey
  const mine = isRefused(answer, intent, passkey) ? answer.answer : null
  const refused = !pending && mine?.status === 'refused' ? mine : null

  useEffect(() => {
    if (!refused) return
    const [first] = Object.keys(refused.faults)
    const control = first === undefined ? null : form.current?.querySelector<HTMLElement>(`input[name="${first}"]`)
    if (control) control.focus()
    else outcome.current?.focus()
  }, [refused])

  return {
    form,
    outcome,
    pending,
    faults: refused?.faults ?? {},
    failure: refused?.failure ?? null,
    done: null,
    typed: {},
    handlers: {
      onFocus: () => undefined,
      onInput: () => undefined,
      onSubmit: (event) => {
        event.preventDefault()
        if (!formData) void submit(event.currentTarget)
      },
    },
  }
}

/** Whether it was this form of the page that was refused. */
export function isRefused(
  answer: FactorAnswer | undefined,
  intent: string,
  passkey: string | null = null,
): answer is FactorAnswer & { show: 'refused' } {
  return answer?.show === 'refused' && answer.intent === intent && answer.passkey === passkey
}
