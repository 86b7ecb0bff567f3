import type { Category } from '../../lots/facts/categories'
import { isLanguage, type Language } from '../../platform/i18n/languages'

/** Whom lots can be sent to. */
export const audiences = ['people', 'subscribers'] as const
export type Audience = (typeof audiences)[number]

/** Of lots: as many as stand on one offer sheet. People are chosen one by one; for more there is the newsletter. */
export const mailingLimits = { lots: 50, people: 200, subject: 200, note: 5_000 } as const

/** What a mailing says in one language. */
export interface MailingText {
  readonly subject: string
  readonly note: string
}
export type MailingTexts = Readonly<Partial<Record<Language, MailingText>>>

/** Somebody whom lots are sent to. The address is in lower case. */
export interface Person {
  readonly email: string
  readonly name: string | null
  readonly language: Language
}

/** A mailing while it is written: what was typed, right or not. */
export interface MailingDraft {
  readonly id: string
  /** Numbers of lots, in their order. */
  readonly lots: readonly string[]
  readonly audience: Audience
  readonly people: readonly Person[]
  readonly interests: readonly Category[]
  readonly languages: readonly Language[]
  readonly texts: MailingTexts
  /** As whom the preview shows prices. */
  readonly reader: 'everyone' | 'member'
  /** Words of people who are looked for. */
  readonly find: string
  /** Addresses that could not be read, as they were typed. */
  readonly unread: string
}

/** Begins a mailing of some lots. */
export function beginDraft(id: string, lots: readonly string[], offered: readonly string[]): MailingDraft {
  return {
    id,
    lots,
    audience: 'people',
    people: [],
    interests: [],
    languages: offered.filter(isLanguage),
    texts: {},
    reader: 'everyone',
    find: '',
    unread: '',
  }
}

/** The numbers of lots that an address or a form names, each once: `L-2611-0042`. */
export function readLots(values: readonly string[]): string[] {
  const named = values.map((value) => value.toUpperCase()).filter((value) => /^L-\d{4}-\d{4,9}$/.test(value))
  return [...new Set(named)].slice(0, mailingLimits.lots)
}

/** What a mailing of so many lots is to a subscriber, who may want one and not the other. */
export function mailingKind(lots: number): 'single_lots' | 'new_lots' {
  return lots === 1 ? 'single_lots' : 'new_lots'
}
