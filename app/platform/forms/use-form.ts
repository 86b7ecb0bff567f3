import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormAnswer, type FormError, type FormErrors, hasErrors, noErrors, refused } from './form-answer'
import type { SendResult } from './post-form'

interface FormUse<Sent> {
  /** Answer to a native post, or the latest through the router; undefined: nothing new. */
  readonly answer: FormAnswer | undefined
  readonly pending?: boolean
  /** Stored before the page was loaded. */
  readonly sent?: Sent | null
  /** Field of a control; by default the one of its name. */
  readonly fieldOf?: (control: string) => string | undefined
  /** Loads what checking and sending need, on first focus. */
  readonly prepare?: () => Promise<unknown>
  readonly check?: (fields: FormData, form: HTMLFormElement) => Promise<FormErrors>
  readonly checksOnBlur?: boolean
  /** Undefined: the router delivers the answer as `answer`. */
  readonly send: (fields: FormData, form: HTMLFormElement) => Promise<SendResult<Sent> | undefined>
}

/** Checks a form, sends it one at a time, marks errors and moves the focus. Before React runs, the form posts to its page. */
export function useForm<Sent>(use: FormUse<Sent>) {
  const { fieldOf = (control) => control } = use
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLHeadingElement>(null)
  const busy = useRef(false)
  const [said, setSaid] = useState(use.answer)
  const [shown, setShown] = useState(use.answer ?? noErrors)
  const [sent, setSent] = useState<Sent | null>(use.sent ?? null)
  const [isSending, setSending] = useState(false)
  const pending = use.pending ?? isSending

  if (use.answer && use.answer !== said) {
    setSaid(use.answer)
    setShown(use.answer)
  }

  const moveFocus = ({ errors }: FormAnswer): void => {
    if (!hasErrors(errors)) {
      outcome.current?.focus()
      return
    }
    const control = [...(form.current?.elements ?? [])].find(
      (each) => errors[fieldOf(nameOf(each)) ?? ''] !== undefined,
    )
    if (!(control instanceof HTMLElement)) return
    const fold = control.closest('details')
    if (fold) fold.open = true
    control.focus()
  }

  const attended = useRef(said)
  useEffect(() => {
    if (pending || !said || attended.current === said) return
    attended.current = said
    moveFocus(said)
  })

  const show = (answer: FormAnswer, stored: Sent | null = null): void => {
    flushSync(() => {
      setSending(false)
      setShown(answer)
      if (stored !== null) setSent(() => stored)
    })
    moveFocus(answer)
  }

  const send = async (element: HTMLFormElement): Promise<void> => {
    const fields = new FormData(element)
    const found = (await use.check?.(fields, element)) ?? {}
    if (hasErrors(found)) return show(refused(found, null))
    setShown(noErrors)
    setSending(true)
    const result = await use.send(fields, element)
    if (!result) setSending(false)
    else if (result.kind === 'sent') show(noErrors, result.answer)
    else show(result.kind === 'rejected' ? refused(result.errors, null) : refused({}, result.reason))
  }

  const mark = (field: string, error: FormError | undefined): void =>
    setShown((now) => {
      if (now.errors[field] === error) return now
      const { [field]: _, ...others } = now.errors
      return { ...now, errors: error ? { ...others, [field]: error } : others }
    })

  return {
    form,
    outcome,
    pending,
    errors: pending ? {} : shown.errors,
    failure: pending ? null : shown.failure,
    sent,
    clear: (field: string) => mark(field, undefined),
    reopen: () => setShown(noErrors),
    handlers: {
      onFocus: () => void use.prepare?.(),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(nameOf(target))
        if (field) mark(field, undefined)
      },
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(nameOf(target))
        // Sending checks every field; an error that appears now would move the button away from the pointer.
        if (!use.checksOnBlur || !field || isSubmitButton(relatedTarget) || fieldOf(nameOf(relatedTarget)) === field)
          return
        void use.check?.(new FormData(currentTarget), currentTarget).then((found) => {
          if (fieldOf(nameOf(document.activeElement)) !== field) mark(field, found[field])
        })
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

/** Name of the event's control, or of the field of an unnamed one. */
export function nameOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return ''
  return target.getAttribute('name') ?? target.getAttribute('data-field') ?? ''
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

/** Loads a module on first use. Null on failure, and the next call retries: without its validator only the server checks a form. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  let loading: Promise<Module | null> | undefined
  return () => {
    loading ??= load().catch(() => {
      loading = undefined
      return null
    })
    return loading
  }
}
