import { fieldErrors } from '../../platform/base/parse-input'
import { requestSchema } from '../requests/request-schema'
import { type RequestFaults, toFieldErrors } from './request-fields'
import { parseTypedRequest, type TypedRequest } from './typed-request'

/** Field errors of a request. The page loads this, including the validator, on first use of the form. */
export function checkRequest(typed: TypedRequest): RequestFaults {
  const wish = parseTypedRequest(typed)
  const result = requestSchema.safeParse(wish)
  return result.success ? {} : toFieldErrors(fieldErrors(result.error), wish.gtins)
}
