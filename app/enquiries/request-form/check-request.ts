import { fieldErrors } from '../../platform/base/parse-input'
import { requestSchema } from '../requests/request-schema'
import { type RequestErrors, toRequestErrors } from './request-fields'
import { parseTypedRequest, type TypedRequest } from './typed-request'

/** Field errors of a request. The page loads this, including the validator, on first use of the form. */
export function checkRequest(typed: TypedRequest): RequestErrors {
  const wish = parseTypedRequest(typed)
  const result = requestSchema.safeParse(wish)
  return result.success ? {} : toRequestErrors(fieldErrors(result.error), wish.gtins)
}
