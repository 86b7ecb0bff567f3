import { fieldErrors } from '../../platform/base/parse-input'
import { type Faults, faultsOf } from '../../platform/forms/form-answer'
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

/** The forms of the account. */
export type AccountFormName = keyof typeof schemas

/** What is wrong with a form, by field. The page loads this, and the validator with it, when the form is first used. */
export function checkAccountForm(form: AccountFormName, fields: FormData): Faults {
  const result = schemas[form].safeParse(Object.fromEntries(fields))
  return result.success ? {} : faultsOf(fieldErrors(result.error), (path) => path)
}
