import { type TypedText, textFields, typedFields } from './offer-fields'
import { readTypedFields } from './typed-text'

/** What was typed and not sent yet. It never leaves the device. */
export interface OfferDraft {
  /** When it was typed last, ISO 8601. */
  readonly savedAt: string
  readonly text: TypedText
}

/** An offer on its way: the key that belongs to exactly this content. */
interface OfferAttempt {
  readonly key: string
  readonly content: string
}

/** Where the browser keeps both, in a form whose version is part of the name. */
export const DRAFT = 'offer-draft/1'
const ATTEMPT = 'offer-attempt/1'

/** The part of the browser's storage that is needed here. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The typed words of the sell form, and the key of an offer whose fate is not known, kept on the device. */
export interface OfferDrafts {
  read(): OfferDraft | null
  /** Keeps what is typed; nothing but empty boxes is no draft. */
  save(text: TypedText, typedAt: Date): void
  /** Forgets the draft, if it is still this one: another tab may have gone on writing. */
  forget(text: TypedText): void
  /** The key for sending this content: the one it was sent with before, or else `fresh`, which is then kept. */
  keyFor(content: string, fresh: string): string
  /** The fate of the offer is known: the next attempt is a new one. */
  forgetKey(): void
}

/**
 * Drafts in the storage of this browser. A browser that keeps nothing, because its owner forbids it or it is full, still
 * serves the page for as long as it is open.
 * @param storage asked for at every use: a browser may refuse even that.
 */
export function openOfferDrafts(storage: () => DraftStorage): OfferDrafts {
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
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  }
  const read = () => parseDraft(get(DRAFT))
  return {
    read,
    save(text, typedAt) {
      if (typedFields.every((field) => text[field].trim() === '')) remove(DRAFT)
      else set(DRAFT, JSON.stringify({ savedAt: typedAt.toISOString(), text } satisfies OfferDraft))
    },
    forget(text) {
      const kept = read()
      if (kept && typedFields.every((field) => kept.text[field].trim() === text[field].trim())) remove(DRAFT)
    },
    keyFor(content, fresh) {
      const attempt = parseAttempt(get(ATTEMPT))
      if (attempt?.content === content) return attempt.key
      set(ATTEMPT, JSON.stringify({ key: fresh, content } satisfies OfferAttempt))
      return fresh
    },
    forgetKey: () => remove(ATTEMPT),
  }
}

/** What the storage holds may be anything: an older version's, a person's, another program's. */
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

function parseRecord(json: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
