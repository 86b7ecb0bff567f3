import type { FieldErrors } from '../../platform/base/errors'
import { type FormErrors, firstErrors } from '../../platform/forms/form-answer'

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

export type RequestErrors = FormErrors<RequestBox>

/** Field of a schema path or control: `quantity.min` belongs to `quantity`. */
export function fieldOfControl(name: string): RequestBox | undefined {
  return requestBoxes.find((box) => box === name.split('.', 1)[0])
}

/** First error of each field; others are dropped. @param gtins submitted GTINs, to name the invalid ones */
export function toRequestErrors(errors: FieldErrors, gtins: readonly string[]): RequestErrors {
  const first = firstErrors(errors, fieldOfControl)
  const wrong = gtins.filter((_, place) => errors[`gtins.${place}`])
  if (wrong.length === 0) return first
  return { ...first, gtins: { key: 'request_form.gtins_wrong', values: { gtins: wrong.join(', ') } } }
}
