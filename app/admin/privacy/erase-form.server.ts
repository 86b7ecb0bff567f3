import { z } from 'zod'
import { memberEmail } from '../../accounts/identity/member-input'
import { askForErasure } from '../../accounts/personal-data/run-erasures.server'
import type { Auditor } from '../../company/audit/record-audit.server'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

/** The address is typed once more: nobody is erased by a slip. */
const eraseSchema = z
  .object({ email: memberEmail, again: memberEmail })
  .refine(({ email, again }) => email === again, { path: ['again'], message: 'validation.address_again' })

/**
 * Asks for whom a form names to be erased.
 * @throws {InvalidInput} the address typed again is another one
 * @throws {Refusal} 409 it is somebody of the team, or the company itself
 */
export async function eraseByForm(
  services: Services,
  fields: FormData,
  worker: Auditor & { readonly id: string },
): Promise<'asked'> {
  const { email } = parseInput(eraseSchema, Object.fromEntries(fields))
  await askForErasure(services, email, worker)
  return 'asked'
}
