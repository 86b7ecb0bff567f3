import type { FieldErrors } from '../../platform/base/errors'
import { type Faults, faultsOf } from '../../platform/forms/form-answer'

/** The boxes of the request note in their order, by the schema's names: box 1 is what is looked for. */
export const requestBoxes = [
  'text',
  'categories',
  'name',
  'company',
  'email',
  'country',
  'phoneNumber',
  'vatId',
  'quantity',
  'maximumPrice',
  'conditions',
  'brands',
  'keywords',
  'gtins',
  'goodsFrom',
  'delivery',
  'resale',
  'until',
] as const
export type RequestBox = (typeof requestBoxes)[number]

/** Most characters each text of a buying request may have. The browser stops typing there; the server refuses beyond. */
export const requestLimits = {
  name: 200,
  company: 200,
  email: 254,
  phoneNumber: 50,
  vatId: 30,
  text: 10_000,
  postcode: 20,
  /** Several brands, words or numbers in one box. */
  list: 4_000,
  /** A number with its separators. */
  number: 24,
} as const

/** What is wrong, by box. */
export type RequestFaults = Faults<RequestBox>

/** The box that a field of the schema, or a control of the form, belongs to: `quantity.min` is of `quantity`. */
export function boxOf(name: string): RequestBox | undefined {
  return requestBoxes.find((box) => box === name.split('.', 1)[0])
}

/** The boxes with a fault, in the order of the note. */
export function faultyBoxes(faults: RequestFaults): RequestBox[] {
  return requestBoxes.filter((box) => faults[box] !== undefined)
}

/**
 * The errors of a schema or a problem document as faults of boxes, the first one of each; what belongs to no box is left out.
 * @param gtins the numbers that were sent: those that are wrong are named
 */
export function faultsOfErrors(errors: FieldErrors, gtins: readonly string[]): RequestFaults {
  const faults = faultsOf(errors, boxOf)
  const wrong = gtins.filter((_, place) => errors[`gtins.${place}`])
  if (wrong.length === 0) return faults
  return { ...faults, gtins: { key: 'request_form.gtins_wrong', values: { gtins: wrong.join(', ') } } }
}
