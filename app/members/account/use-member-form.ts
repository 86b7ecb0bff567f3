import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AccountAnswer, AccountFaults } from '../../accounts/sign-in/account-fields'
import type { AccountFormInUse } from '../../accounts/sign-in/use-account-form'

/**
 * Runs one of the forms of a page of the member area in the browser: pending while the server is asked; what was refused is kept
 * until the next attempt; success leads to the page anew. Without JavaScript the same form posts to its page.
 * @param intent what the form is for, as its hidden field says
 * @param answer what the page's action said to whichever form was posted without JavaScript
 */
export function useMemberForm(intent: string, answer: AccountAnswer | undefined): AccountFormInUse {
  const fetcher = useFetcher<AccountAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const pending = fetcher.state !== 'idle'
  const posted = answer?.typed.intent === intent ? answer : undefined
  const answered = fetcher.data ?? posted
  const refused = !pending && answered?.status === 'refused' ? answered : null

  useEffect(() => {
    if (pending || fetcher.data?.status !== 'refused') return
    if (Object.keys(fetcher.data.faults).length > 0) focusFirst(form.current, fetcher.data.faults)
    else outcome.current?.focus()
  }, [pending, fetcher.data])

  return {
    form,
    outcome,
    pending,
    faults: refused?.faults ?? {},
    failure: refused?.failure ?? null,
    done: null,
    typed: posted?.typed ?? {},
    handlers: {
      onFocus: () => undefined,
      onInput: () => undefined,
      onSubmit: (event) => {
        event.preventDefault()
        if (!pending) void fetcher.submit(event.currentTarget)
      },
    },
  }
}

function focusFirst(form: HTMLFormElement | null, faults: AccountFaults) {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name')
    if (!(control instanceof HTMLElement) || name === null || faults[name] === undefined) continue
    control.focus()
    return
  }
}
