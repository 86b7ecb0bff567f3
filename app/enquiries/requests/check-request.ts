import { fieldErrors } from '../../platform/base/parse-input'
import { faultsOfErrors, type RequestFaults } from './request-fields'
import { requestSchema } from './request-schema'
import { type TypedRequest, understood } from './typed-request'

/** What is wrong with a request, by box. The page loads this, and the validator with it, when the form is first used. */
export function checkRequest(typed: TypedRequest): RequestFaults {
  const wish = understood(typed)
  const result = requestSchema.safeParse(wish)
  return result.success ? {} : faultsOfErrors(fieldErrors(result.error), wish.gtins)
}
