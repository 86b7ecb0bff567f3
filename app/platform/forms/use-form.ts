import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Fault, type Faults, type FormAnswer, isFaulty, nothingWrong, refused } from './form-answer'
import type { SendResult } from './post-form'

/** What tells one form from another. */
interface FormUse<Sent> {
  /** What the server said to a native post, or last through the router. Undefined: nothing new. */
  readonly answer: FormAnswer | undefined
  /** Only where the router sends the form: whether it does so now. */
  readonly pending?: boolean
  /** What the server has stored before the page was loaded. */
  readonly sent?: Sent | null
  /** The field that a control belongs to. By default the one of its name. */
  readonly fieldOf?: (control: string) => string | undefined
  /** Fetches what checking and sending need, with the first focus. */
  readonly prepare?: () => Promise<unknown>
  readonly check?: (fields: FormData, form: HTMLFormElement) => Promise<Faults>
  /** Whether a field is checked when it is left, not only when the form is sent. */
  readonly checksOnBlur?: boolean
  /** Sends the form. Undefined: the router brings what the server says, as `answer`. */
  readonly send: (fields: FormData, form: HTMLFormElement) => Promise<SendResult<Sent> | undefined>
}

/**
 * Runs a form in the browser: checks it, sends it once at a time, marks what is wrong and moves the focus there. Before React is
 * there, or without JavaScript, the same form posts to its page.
 */
export function useForm<Sent>(use: FormUse<Sent>) {
  const { fieldOf = (control) => control } = use
  const form = useRef<HTMLFormElement>(null)
  /** What thanks, or says that the form was refused, gets the focus. */
  const outcome = useRef<HTMLHeadingElement>(null)
  const busy = useRef(false)
  const [said, setSaid] = useState(use.answer)
  const [shown, setShown] = useState(use.answer ?? nothingWrong)
  const [sent, setSent] = useState<Sent | null>(use.sent ?? null)
  const [isSending, setSending] = useState(false)
  const pending = use.pending ?? isSending

  if (use.answer && use.answer !== said) {
    setSaid(use.answer)
    setShown(use.answer)
  }

  const moveFocus = ({ faults }: FormAnswer): void => {
    if (!isFaulty(faults)) {
      outcome.current?.focus()
      return
    }
    const control = [...(form.current?.elements ?? [])].find(
      (each) => faults[fieldOf(nameOf(each)) ?? ''] !== undefined,
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
    if (isFaulty(found)) return show(refused(found, null))
    setShown(nothingWrong)
    setSending(true)
    const result = await use.send(fields, element)
    if (!result) setSending(false)
    else if (result.kind === 'sent') show(nothingWrong, result.answer)
    else show(result.kind === 'rejected' ? refused(result.faults, null) : refused({}, result.reason))
  }

  const mark = (field: string, fault: Fault | undefined): void =>
    setShown((now) => {
      if (now.faults[field] === fault) return now
      const { [field]: _, ...others } = now.faults
      return { ...now, faults: fault ? { ...others, [field]: fault } : others }
    })

  return {
    form,
    outcome,
    pending,
    faults: pending ? {} : shown.faults,
    failure: pending ? null : shown.failure,
    sent,
    /** Takes the mark off a field. */
    clear: (field: string) => mark(field, undefined),
    /** Opens the form again after a failure. */
    reopen: () => setShown(nothingWrong),
    handlers: {
      onFocus: () => void use.prepare?.(),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(nameOf(target))
        if (field) mark(field, undefined)
      },
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(nameOf(target))
        // Sending checks every field; a sentence that appears now would push the button away from under the pointer.
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

/** The name of the control that an event is about, or of the field that a control without a name is for. */
export function nameOf(target: EventTarget | null): string {
  if (!(target instanceof Element)) return ''
  return target.getAttribute('name') ?? target.getAttribute('data-field') ?? ''
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
