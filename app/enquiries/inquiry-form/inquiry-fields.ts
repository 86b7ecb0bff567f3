import { isLotNumber } from '../../lots/facts/lot-number'
import type { FieldErrors } from '../../platform/base/errors'
import { type FormErrors, firstErrors } from '../../platform/forms/form-answer'

/** Fields per lot, named like `quantity.L-2611-0042`. */
const lotBoxes = ['quantity', 'price', 'comment'] as const

/** Fields after the lots, named as in the schema. */
const otherBoxes = [
  'name',
  'company',
  'email',
  'country',
  'phoneNumber',
  'vatId',
  'delivery',
  'resale',
  'message',
] as const

export const optionalBoxes = ['phoneNumber', 'vatId'] as const

export const foldedBoxes = ['delivery', 'resale', 'message'] as const

export const LOT = 'lot'

/** Name of the buttons that add or remove a lot instead of sending the form. */
export const CHANGE = 'change'
export const ADD = 'add'
/** Value of the button that shows the enquiry typed elsewhere, to check and send it. */
export const REVIEW = 'review'
export const MORE = 'more'

export function inquiryFieldNames(lots: readonly string[]): string[] {
  return [...lots.flatMap((lot) => lotBoxes.map((box) => `${box}.${lot}`)), ...otherBoxes]
}

/** Field of a control: `quantity.L-2611-0042.unit` belongs to `quantity.L-2611-0042`. */
export function fieldOfControl(control: string): string | undefined {
  const [first = '', lot = ''] = control.split('.')
  if (lotBoxes.some((box) => box === first)) return isLotNumber(lot) ? `${first}.${lot}` : undefined
  return otherBoxes.find((box) => box === first)
}

/** Field of a lot that shows the errors of a schema item field. */
const boxOfField: Readonly<Record<string, (typeof lotBoxes)[number]>> = {
  quantity: 'quantity',
  unit: 'quantity',
  targetPrice: 'price',
  comment: 'comment',
}

/** Field for a schema path such as `items.0.unit` or `delivery.country`; undefined if there is none. */
export function fieldOfPath(path: string, lots: readonly string[]): string | undefined {
  const [first = '', place = '', field = ''] = path.split('.')
  if (first !== 'items') return fieldOfControl(first)
  const [box, lot] = [boxOfField[field], lots[Number(place)]]
  return box && lot ? `${box}.${lot}` : undefined
}

/** First schema error of each field; other errors are dropped. */
export function toInquiryErrors(errors: FieldErrors, lots: readonly string[]): FormErrors {
  return firstErrors(errors, (path) => fieldOfPath(path, lots))
}
