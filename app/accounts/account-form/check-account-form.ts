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

export type AccountFormName = keyof typeof schemas

/** Field errors of a form. Loaded with the validator on first use of the form. */
export function checkAccountForm(form: AccountFormName, fields: FormData): Faults {
  const result = schemas[form].safeParse(Object.fromEntries(fields))
  return result.success ? {} : faultsOf(fieldErrors(result.error), (path) => path)
}
