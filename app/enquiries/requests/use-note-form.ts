import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NoteFault, NoteFaults } from './note-fault'
import type { PostResult } from './post-note'

/** Where a form stands. `failure` says that what was sent was not taken as a whole. */
export type NoteFormState =
  | { readonly status: 'open'; readonly faults: NoteFaults; readonly failure: { reason: NoteFault | null } | null }
  | { readonly status: 'pending' }
  | { readonly status: 'sent'; readonly reference: string }

/** A form of a buyer: its boxes, and what becomes of what stands in them. */
interface NoteForm {
  /** What the server said to an attempt without JavaScript. */
  readonly answer: { readonly faults: NoteFaults; readonly reason: NoteFault | null } | undefined
  /** The number of something that the server has taken already. */
  readonly thanked: string | null
  /** In their order. */
  readonly boxes: readonly string[]
  readonly boxOf: (control: string) => string | undefined
  /** Checks what stands in the form. Called without fields, it fetches what it takes to check. */
  readonly check: (fields?: FormData) => Promise<NoteFaults>
  readonly post: (fields: FormData) => Promise<PostResult>
}

/** Runs a form of a buyer in the browser. Before React is there, or without JavaScript, the same form posts to the page. */
export function useNoteForm(note: NoteForm) {
  const { boxOf } = note
  const [state, setState] = useState<NoteFormState>(() => startOf(note))
  const busy = useRef(false)
  /** What thanks, or tells that it failed, gets the focus. */
  const outcome = useRef<HTMLHeadingElement>(null)

  const reject = (form: HTMLFormElement, faults: NoteFaults): void => {
    flushSync(() => setState({ status: 'open', faults, failure: null }))
    const first = note.boxes.find((box) => faults[box] !== undefined)
    const box = [...form.elements].find((control) => 'name' in control && boxOf(String(control.name)) === first)
    if (!(box instanceof HTMLElement)) return
    const fold = box.closest('details')
    if (fold) fold.open = true
    box.focus()
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const found = await note.check(fields)
    if (isFaulty(found)) return reject(form, found)
    setState({ status: 'pending' })
    const result = await note.post(fields)
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

  const mark = (box: string, fault: NoteFault | undefined): void =>
    setState((now) => {
      if (now.status !== 'open' || now.faults[box] === fault) return now
      const { [box]: _, ...others } = now.faults
      return { ...now, faults: fault ? { ...others, [box]: fault } : others }
    })

  return {
    state,
    outcome,
    handlers: {
      onFocus: () => void note.check(),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const box = boxOf(nameOf(event.target))
        if (box) mark(box, undefined)
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { currentTarget: form, target, relatedTarget } = event
        const box = boxOf(nameOf(target))
        // Sending checks every box; a sentence that appears now would push the button away from under the pointer.
        if (!box || isSubmitButton(relatedTarget) || boxOf(nameOf(relatedTarget)) === box) return
        void note.check(new FormData(form)).then((found) => {
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

function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : ''
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

function isFaulty(faults: NoteFaults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined)
}

function startOf({ answer, thanked }: NoteForm): NoteFormState {
  if (thanked !== null) return { status: 'sent', reference: thanked }
  if (!answer) return { status: 'open', faults: {}, failure: null }
  const { faults, reason } = answer
  return { status: 'open', faults, failure: isFaulty(faults) ? null : { reason } }
}
