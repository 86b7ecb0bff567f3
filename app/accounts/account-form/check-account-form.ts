import { fieldErrors } from '../../platform/base/parse-input'
import { type FormErrors, firstErrors } from '../../platform/forms/form-answer'
import { type AccountFormName, accountSchemas } from './account-schema'

/** Field errors of a form. Loaded with the validator on first use of the form. */
export function checkAccountForm(form: AccountFormName, fields: FormData): FormErrors {
  const result = accountSchemas[form].safeParse(Object.fromEntries(fields))
  return result.success ? {} : firstErrors(fieldErrors(result.error), (path) => path)
}
