import type { FieldErrors } from '../../platform/base/errors'
import { type Faults, faultsOf } from '../../platform/forms/form-answer'

/** The boxes that each lot has. Those of one are named `quantity.L-2611-0042`. */
const lotBoxes = ['quantity', 'price', 'comment'] as const

/** The boxes after the lots, by the schema's names. */
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

/** Boxes that may stay empty and are not folded away. */
export const optionalBoxes = ['phoneNumber', 'vatId', 'message'] as const

/** The name under which the form sends the number of each lot. */
export const LOT = 'lot'

/** The name of the buttons that change which lots it is about, instead of sending it: by one that is left out, or one more. */
export const CHANGE = 'change'
/** What the button says that adds a lot. */
export const ADD = 'add'
/** The name of the box with the number of a lot that is to be added. */
export const MORE = 'more'

/** The boxes of an inquiry about these lots, in their order. */
export function boxesOf(lots: readonly string[]): string[] {
  return [...lots.flatMap((lot) => lotBoxes.map((box) => `${box}.${lot}`)), ...otherBoxes]
}

/** The box that a control of the form belongs to: `quantity.L-2611-0042.unit` is of `quantity.L-2611-0042`. */
export function boxOf(control: string): string | undefined {
  const [first = '', lot = ''] = control.split('.')
  if (lotBoxes.some((box) => box === first)) return isLotNumber(lot) ? `${first}.${lot}` : undefined
  return otherBoxes.find((box) => box === first)
}

/** Whether a text is the number of a lot, as addresses and forms of ours write it. */
export function isLotNumber(text: string): boolean {
  return /^L-\d{4}-\d{4,9}$/.test(text)
}

/** Which box of a lot a field of the schema's items is in. */
const boxOfField: Readonly<Record<string, (typeof lotBoxes)[number]>> = {
  quantity: 'quantity',
  unit: 'quantity',
  targetPrice: 'price',
  comment: 'comment',
}

/** The box that a field of the schema is in, by its path: `items.0.unit`, `delivery.country`. Undefined: none. */
export function boxOfPath(path: string, lots: readonly string[]): string | undefined {
  const [first = '', place = '', field = ''] = path.split('.')
  if (first !== 'items') return boxOf(first)
  const [box, lot] = [boxOfField[field], lots[Number(place)]]
  return box && lot ? `${box}.${lot}` : undefined
}

/** The errors of the schema as faults of boxes, the first one of each; what belongs to no box is left out. */
export function faultsOfErrors(errors: FieldErrors, lots: readonly string[]): Faults {
  return faultsOf(errors, (path) => boxOfPath(path, lots))
}
