import { type RefObject, useEffect, useState } from 'react'
import { isRecord, parseRecord } from '../../platform/base/record'
import { type TypedText, textFields, typedFields } from './offer-fields'
import { noText, readTypedFields, readTypedText, writeTypedText } from './typed-text'

/** Unsent input. It never leaves the device. */
export interface OfferDraft {
  /** Time of the last change, ISO 8601. */
  readonly savedAt: string
  readonly text: TypedText
}

/** A pending submission: the idempotency key for exactly this content. */
interface OfferAttempt {
  readonly key: string
  readonly content: string
}

/** Storage keys; they include the version of the format. */
export const DRAFT = 'offer-draft/1'
const ATTEMPT = 'offer-attempt/1'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** If storage is forbidden or full, drafts last as long as the page. `storage` is called on every use: mere access may throw. */
export function openOfferDrafts(storage: () => DraftStorage) {
  const memory = new Map<string, string>()
  const get = (name: string): string | null => {
    if (memory.has(name)) return memory.get(name) ?? null
    try {
      return storage().getItem(name)
    } catch {
      return null
    }
  }
  const set = (name: string, value: string): void => {
    try {
      storage().setItem(name, value)
      memory.delete(name)
    } catch {
      memory.set(name, value)
    }
  }
  const remove = (name: string): void => {
    memory.delete(name)
    try {
      storage().removeItem(name)
    } catch {}
  }
  const read = () => parseDraft(get(DRAFT))
  return {
    read,
    /** Empty input is not a draft. */
    save(text: TypedText, typedAt: Date): void {
      if (typedFields.every((field) => text[field].trim() === '')) remove(DRAFT)
      else set(DRAFT, JSON.stringify({ savedAt: typedAt.toISOString(), text } satisfies OfferDraft))
    },
    /** Deletes the draft unless another tab has changed it. */
    forget(text: TypedText): void {
      const kept = read()
      if (kept && typedFields.every((field) => kept.text[field].trim() === text[field].trim())) remove(DRAFT)
    },
    /** The key for this content: the one it was sent with before, or else `fresh`, which is then stored. */
    keyFor(content: string, fresh: string): string {
      const attempt = parseAttempt(get(ATTEMPT))
      if (attempt?.content === content) return attempt.key
      set(ATTEMPT, JSON.stringify({ key: fresh, content } satisfies OfferAttempt))
      return fresh
    },
    /** Call once the result of the submission is known: the next attempt gets a new key. */
    forgetKey: () => remove(ATTEMPT),
  }
}

/** Validates the stored value: an older version, the user or another program may have written it. */
function parseDraft(json: string | null): OfferDraft | null {
  const value = parseRecord(json)
  const text = value && isRecord(value.text) ? value.text : null
  if (!text || typeof value?.savedAt !== 'string' || Number.isNaN(Date.parse(value.savedAt))) return null
  if (textFields.some((field) => typeof text[field] !== 'string')) return null
  // Older drafts have no optional details.
  const fields = { getAll: (name: string) => (typeof text[name] === 'string' ? [text[name]] : []) }
  return { savedAt: value.savedAt, text: readTypedFields(fields) }
}

function parseAttempt(json: string | null): OfferAttempt | null {
  const value = parseRecord(json)
  if (typeof value?.key !== 'string' || typeof value.content !== 'string') return null
  return { key: value.key, content: value.content }
}

export const offerDrafts = openOfferDrafts(() => localStorage)

/** Restores the draft into empty fields. Filled ones keep their value: typed before hydration, or restored by browser or server. */
export function useOfferDraft(form: RefObject<HTMLFormElement | null>, typed: TypedText | null) {
  const [restored, setRestored] = useState<OfferDraft | null>(null)

  useEffect(() => {
    if (!form.current) {
      // The page was rendered with a receipt.
      if (typed) offerDrafts.forget(typed)
      return
    }
    const draft = typed ? null : offerDrafts.read()
    if (draft) setRestored(restoreDraft(form.current, draft) ? draft : null)
    offerDrafts.save(readTypedText(form.current), draft ? new Date(draft.savedAt) : new Date())
  }, [form, typed])

  return {
    restored,
    keep: () => form.current && offerDrafts.save(readTypedText(form.current), new Date()),
    dismiss: () => setRestored(null),
    clear: () => {
      if (!form.current) return
      offerDrafts.forget(readTypedText(form.current))
      writeTypedText(form.current, noText)
      setRestored(null)
    },
  }
}

function restoreDraft(form: HTMLFormElement, draft: OfferDraft): boolean {
  const now = readTypedText(form)
  const empty = typedFields.filter((field) => now[field] === '')
  writeTypedText(form, Object.fromEntries(empty.map((field) => [field, draft.text[field]])))
  const then = readTypedText(form)
  return typedFields.some((field) => then[field] !== '' && then[field] === draft.text[field])
}
