import { fieldErrors } from '../../platform/base/parse-input'
import { faultsOfErrors, type RequestFaults } from './request-fields'
import { requestSchema } from './request-schema'
import { type TypedRequest, understood } from './typed-request'

/** Field errors of a request. The page loads this, including the validator, on first use of the form. */
export function checkRequest(typed: TypedRequest): RequestFaults {
  const wish = understood(typed)
  const result = requestSchema.safeParse(wish)
  return result.success ? {} : faultsOfErrors(fieldErrors(result.error), wish.gtins)
}
