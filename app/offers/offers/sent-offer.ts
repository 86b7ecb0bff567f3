import { isRecord } from '../../platform/base/record'
import type { Language } from '../../platform/i18n/languages'

/** Receipt for a stored offer, as returned by `POST /api/sell`. */
export interface SentOffer {
  readonly reference: string
  /** ISO 8601. */
  readonly createdAt: string
  /** Calendar day, `2026-11-23`. */
  readonly answerBy: string
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly files: { readonly count: number; readonly bytes: number }
}

export function presentSentOffer(receipt: Omit<SentOffer, 'createdAt'> & { readonly createdAt: Date }): SentOffer {
  const { reference, createdAt, answerBy, name, company, email, files } = receipt
  return { reference, createdAt: createdAt.toISOString(), answerBy, name, company, email, files }
}

/** Guards against a page that a proxy returned instead of the server's response. */
export function isSentOffer(answer: unknown): answer is SentOffer {
  if (!isRecord(answer) || !isRecord(answer.files)) return false
  const { reference, createdAt, answerBy, name, company, email, files } = answer
  return (
    [reference, createdAt, answerBy, name, email].every((text) => typeof text === 'string') &&
    (company === null || typeof company === 'string') &&
    typeof files.count === 'number' &&
    typeof files.bytes === 'number'
  )
}

/** Seller's private offer page. @param key secret of a link, or the offer's reference for its signed-in sender */
export function offerPageAddress(language: Language, key: string): string {
  return `/${language}/offers/${key}`
}
