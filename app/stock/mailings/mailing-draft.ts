import type { Category } from '../../lots/facts/categories'
import { isLotNumber } from '../../lots/facts/lot-number'
import type { Language } from '../../platform/i18n/languages'

export const audiences = ['people', 'subscribers'] as const
export type Audience = (typeof audiences)[number]

/** Lots: the limit of an offer sheet. People are selected one by one; larger groups get the newsletter. */
export const mailingLimits = { lots: 50, people: 200, subject: 200, note: 5_000 } as const

export interface MailingText {
  readonly subject: string
  readonly note: string
}
export type MailingTexts = Readonly<Partial<Record<Language, MailingText>>>

/** Recipient; the address is in lower case. */
export interface Person {
  readonly email: string
  readonly name: string | null
  readonly language: Language
}

export interface MailingDraft {
  readonly id: string
  readonly lots: readonly string[]
  readonly audience: Audience
  readonly people: readonly Person[]
  readonly interests: readonly Category[]
  readonly languages: readonly Language[]
  readonly texts: MailingTexts
  readonly reader: 'everyone' | 'member'
  readonly find: string
  readonly unread: string
  /** Addressed to the buyers who wait for the lot; each is notified once. */
  readonly waiting: boolean
}

export function beginDraft(id: string, lots: readonly string[], offered: readonly Language[]): MailingDraft {
  return {
    id,
    lots,
    audience: 'people',
    people: [],
    interests: [],
    languages: offered,
    texts: {},
    reader: 'everyone',
    find: '',
    unread: '',
    waiting: false,
  }
}

export function readLots(values: readonly string[]): string[] {
  const named = values.map((value) => value.toUpperCase()).filter(isLotNumber)
  return [...new Set(named)].slice(0, mailingLimits.lots)
}

/** Subscription kind required for a mailing of so many lots. */
export function mailingKind(lots: number): 'single_lots' | 'new_lots' {
  return lots === 1 ? 'single_lots' : 'new_lots'
}
