import { type FieldErrors, InvalidInput } from '../../platform/base/errors'

const errorOfConstraint: Readonly<Record<string, readonly [field: string, message: string]>> = {
  lot_privates_supplier_offer_id_fkey: ['private.supplierOfferId', 'validation.invalid'],
  lots_external_id_key: ['externalId', 'validation.invalid'],
  lots_taken_check: ['status', 'sales.cancel_first'],
}

/** Maps an error to field errors; null if the lot is not the cause. */
export function rejection(fault: unknown): FieldErrors | null {
  if (fault instanceof InvalidInput) return fault.errors
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || !/^2[23]/.test(String(cause.code))) continue
    const known = 'constraint' in cause ? errorOfConstraint[String(cause.constraint)] : undefined
    const [field, message] = known ?? ['', 'validation.invalid']
    return { [field]: [message] }
  }
  return null
}
