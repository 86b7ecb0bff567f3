import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import type { AccountAnswer, AccountFaults } from './account-fields'
import type { AccountFormName } from './check-account-form'

/** A form of the account at work. */
export type AccountFormInUse = ReturnType<typeof useAccountForm>

/**
 * Runs a form of the account in the browser (source specification §4): pending while the server is asked; a failure is kept
 * until the next attempt; success leads away, or is an answer of its own. Before React is there, or without JavaScript, the
 * same form posts to its page.
 * @param answer what the page's action said to the form as it was posted without JavaScript
 */
export function useAccountForm(name: AccountFormName, answer: AccountAnswer | undefined) {
  const fetcher = useFetcher<AccountAnswer>()
  const form = useRef<HTMLFormElement>(null)
  /** What tells how it went, where no field is to blame, gets the focus. */
  const outcome = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const pending = fetcher.state !== 'idle'
  const answered = fetcher.data ?? answer
  /** What the browser has found, or what is left of an answer's faults, since that answer. */
  const [found, setFound] = useState<{ since: AccountAnswer | undefined; faults: AccountFaults } | null>(null)
  const isNewer = found !== null && found.since === answered
  const faults = isNewer ? found.faults : faultsIn(answered)

  useEffect(() => {
    if (pending || !fetcher.data) return
    const faults = faultsIn(fetcher.data)
    if (Object.keys(faults).length > 0) focusFirst(form.current, faults)
    else outcome.current?.focus()
  }, [pending, fetcher.data])

  const send = async (element: HTMLFormElement): Promise<void> => {
    const fields = new FormData(element)
    const loaded = await loadCheck()
    const faults = loaded?.checkAccountForm(name, fields) ?? {}
    flushSync(() => setFound({ since: answered, faults }))
    if (Object.keys(faults).length > 0) focusFirst(element, faults)
    else await fetcher.submit(fields, { method: 'post', action: element.getAttribute('action') ?? undefined })
  }

  return {
    form,
    outcome,
    pending,
    faults: pending ? {} : faults,
    /** Why the form as a whole was not taken. */
    failure: !pending && !isNewer && answered?.status === 'refused' ? answered.failure : null,
    /** The server took the form, and this is what it took. */
    done: answered?.status === 'done' ? answered.typed : null,
    /** What was typed before the page was loaded anew. */
    typed: answer?.typed ?? {},
    handlers: {
      onFocus: () => void loadCheck(),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement) || faults[target.name] === undefined) return
        const { [target.name]: _, ...others } = faults
        setFound({ since: answered, faults: others })
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy.current || pending) return
        busy.current = true
        void send(event.currentTarget).finally(() => {
          busy.current = false
        })
      },
    },
  }
}

function faultsIn(answer: AccountAnswer | undefined): AccountFaults {
  return answer?.status === 'refused' ? answer.faults : {}
}

/** The first box in the form's order that is to blame. */
function focusFirst(form: HTMLFormElement | null, faults: AccountFaults) {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement) || faults[control.name] === undefined) continue
    control.focus()
    return
  }
}

let check: Promise<typeof import('./check-account-form') | null> | undefined

/** Fetches the validator, once. Without it, because the line is bad, the server checks alone. */
function loadCheck(): Promise<typeof import('./check-account-form') | null> {
  check ??= import('./check-account-form').catch(() => {
    check = undefined
    return null
  })
  return check
}
