import { fieldErrors } from '../../platform/base/parse-input'
import { type FormErrors, firstErrors } from '../../platform/forms/form-answer'
import {
  codeSchema,
  forgotPasswordSchema,
  joinAsMemberSchema,
  joinTeamSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
  verifySchema,
} from './account-schema'

const schemas = {
  signIn: signInSchema,
  code: codeSchema,
  register: registerSchema,
  forgotPassword: forgotPasswordSchema,
  resetPassword: resetPasswordSchema,
  verify: verifySchema,
  joinAsMember: joinAsMemberSchema,
  joinTeam: joinTeamSchema,
} as const

export type AccountFormName = keyof typeof schemas

/** Field errors of a form. Loaded with the validator on first use of the form. */
export function checkAccountForm(form: AccountFormName, fields: FormData): FormErrors {
  const result = schemas[form].safeParse(Object.fromEntries(fields))
  return result.success ? {} : firstErrors(fieldErrors(result.error), (path) => path)
}
