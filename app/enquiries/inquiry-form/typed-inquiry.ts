import type { Profile } from '../../accounts/profiles/profile.server'
import { isLotNumber } from '../../lots/facts/lot-number'
import { enquiryLimits } from '../buyers/enquiry'
import { parseTypedBuyer, parseTypedPrice, readControls, readersOf } from '../buyers/typed-buyer'
import { ADD, CHANGE, fieldOfControl, LOT, MORE, REVIEW } from './inquiry-fields'

export type TypedInquiry = Readonly<Record<string, readonly string[]>>

export function readTyped(fields: FormData): TypedInquiry {
  return readControls(
    fields,
    [...fields.keys()].filter((name) => fieldOfControl(name) !== undefined),
  )
}

/** Valid lot numbers named by a form or URL, without duplicates. */
export function readLots(fields: Pick<URLSearchParams | FormData, 'getAll'>): string[] {
  const named = fields.getAll(LOT).flatMap((value) => (typeof value === 'string' ? value.trim().toUpperCase() : []))
  return [...new Set(named.filter(isLotNumber))].slice(0, enquiryLimits.lots)
}

export interface LotsChange {
  readonly lots: readonly string[]
  readonly leftOut: string | null
  readonly noNumber: string | null
}

/** The requested change of lots, or null if the form is to be sent. A typed lot number is added before sending. */
export function readChange(fields: FormData): LotsChange | null {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const [change, more] = [text(CHANGE), text(MORE).toUpperCase()]
  const lots = readLots(fields)
  if (isLotNumber(change)) return { lots: lots.filter((lot) => lot !== change), leftOut: change, noNumber: null }
  if (change === REVIEW) return { lots, leftOut: null, noNumber: null }
  if (change !== ADD && more === '') return null
  if (!isLotNumber(more)) return { lots, leftOut: null, noNumber: text(MORE).slice(0, enquiryLimits.lotNumber) }
  const added = [...new Set([...lots, more])].slice(0, enquiryLimits.lots)
  return { lots: added, leftOut: null, noNumber: null }
}

/** Maps form values to the schema's shape, unvalidated. Parses localized numbers; unparsable input is kept for the schema to reject. */
export function parseTypedInquiry(typed: TypedInquiry, lots: readonly string[]) {
  const { text, decimal } = readersOf(typed)
  return {
    ...parseTypedBuyer(typed),
    items: lots.map((lot) => {
      const quantity = decimal(`quantity.${lot}.amount`)
      return {
        lot,
        quantity,
        unit: quantity === undefined ? undefined : text(`quantity.${lot}.unit`),
        targetPrice: parseTypedPrice(typed, `price.${lot}`),
        comment: text(`comment.${lot}`),
      }
    }),
    message: text('message'),
  }
}

/** First values, from the account and a link such as `?lot=L-2611-0042&quantity=480`, which a person reviews before sending. */
export function prefillInquiry(
  query: URLSearchParams,
  lots: readonly string[],
  member: (Profile & { readonly email: string }) | null,
): TypedInquiry {
  const [first] = lots
  const asked = (name: string, most: number) => query.get(name)?.trim().slice(0, most).toWellFormed()
  const begun: Readonly<Record<string, string | null | undefined>> = {
    ...(first && {
      [`quantity.${first}.amount`]: asked('quantity', enquiryLimits.number),
      [`comment.${first}`]: asked('comment', enquiryLimits.comment),
    }),
    name: member?.name,
    company: member?.company,
    email: member?.email,
    country: member?.country,
    phoneNumber: member?.phoneNumber,
    vatId: member?.vatId,
  }
  return Object.fromEntries(Object.entries(begun).flatMap(([name, text]) => (text ? [[name, [text]]] : [])))
}
