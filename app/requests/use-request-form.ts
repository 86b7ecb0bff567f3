import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../i18n/use-language'
import type { RequestFormAnswer } from './answer-request-form.server'
import { postRequest } from './post-request'
import {
  boxOf,
  faultyBoxes,
  hiddenFields,
  type RequestBox,
  type RequestFault,
  type RequestFaults,
} from './request-fields'
import { readTyped } from './typed-request'

/** Where the form stands. `failure` says that the request as a whole was not taken. */
export type RequestFormState =
  | {
      readonly status: 'open'
      readonly faults: RequestFaults
      readonly failure: { reason: RequestFault | null } | null
    }
  | { readonly status: 'pending' }
  | { readonly status: 'sent'; readonly reference: string }

/**
 * Runs the request form in the browser. Before React is there, or without JavaScript, the same form posts to the page.
 * @param answer what the server said to an attempt without JavaScript
 * @param thanked the number of a request that the server has taken already
 */
export function useRequestForm(answer: RequestFormAnswer | undefined, thanked: string | null) {
  const { language } = useLanguage()
  const [state, setState] = useState<RequestFormState>(() => startOf(answer, thanked))
  const busy = useRef(false)
  /** What thanks, or tells that it failed, gets the focus. */
  const outcome = useRef<HTMLHeadingElement>(null)

  const reject = (form: HTMLFormElement, faults: RequestFaults): void => {
    flushSync(() => setState({ status: 'open', faults, failure: null }))
    const [first] = faultyBoxes(faults)
    const box = [...form.elements].find((control) => 'name' in control && boxOf(String(control.name)) === first)
    if (!(box instanceof HTMLElement)) return
    const fold = box.closest('details')
    if (fold) fold.open = true
    box.focus()
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    const found = await checkInBrowser(form)
    if (faultyBoxes(found).length > 0) return reject(form, found)
    setState({ status: 'pending' })
    const result = await postRequest(readTyped(fields), {
      honeypot: text(hiddenFields.honeypot),
      issuedAt: text(hiddenFields.issuedAt),
      key: text(hiddenFields.key),
      language,
    })
    if (result.kind === 'rejected') return reject(form, result.faults)
    flushSync(() =>
      setState(
        result.kind === 'sent'
          ? { status: 'sent', reference: result.reference }
          : { status: 'open', faults: {}, failure: { reason: result.reason } },
      ),
    )
    outcome.current?.focus()
  }

  const mark = (box: RequestBox, fault: RequestFault | undefined): void =>
    setState((now) => {
      if (now.status !== 'open' || now.faults[box] === fault) return now
      const { [box]: _, ...others } = now.faults
      return { ...now, faults: fault ? { ...others, [box]: fault } : others }
    })

  return {
    state,
    outcome,
    handlers: {
      onFocus: () => void loadCheck(),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const box = boxOf(nameOf(event.target))
        if (box) mark(box, undefined)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { currentTarget: form, target, relatedTarget } = event
        const box = boxOf(nameOf(target))
        // Sending checks every box; a sentence that appears now would push the button away from under the pointer.
        if (!box || isSubmitButton(relatedTarget) || boxOf(nameOf(relatedTarget)) === box) return
        void checkInBrowser(form).then((found) => {
          if (boxOf(nameOf(document.activeElement)) !== box) mark(box, found[box])
        })
      },
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

let check: Promise<typeof import('./check-request') | null> | undefined

/** Fetches the validator, once. Without it, because the line is bad, the server checks alone. */
function loadCheck(): Promise<typeof import('./check-request') | null> {
  check ??= import('./check-request').catch(() => {
    check = undefined
    return null
  })
  return check
}

async function checkInBrowser(form: HTMLFormElement): Promise<RequestFaults> {
  const loaded = await loadCheck()
  return loaded?.checkRequest(readTyped(new FormData(form))) ?? {}
}

function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

function startOf(answer: RequestFormAnswer | undefined, thanked: string | null): RequestFormState {
  if (thanked !== null) return { status: 'sent', reference: thanked }
  if (!answer) return { status: 'open', faults: {}, failure: null }
  const { faults, reason } = answer
  return { status: 'open', faults, failure: faultyBoxes(faults).length > 0 ? null : { reason } }
}
