import { z } from 'zod'
import { memberEmail } from '../../accounts/identity/member-input'
import { requestErasure } from '../../accounts/personal-data/run-erasures.server'
import type { AuditActor } from '../../company/team/record-audit.server'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

/** The address is typed twice to prevent accidental erasure. */
const eraseSchema = z
  .object({ email: memberEmail, again: memberEmail })
  .refine(({ email, again }) => email === again, { path: ['again'], message: 'validation.address_again' })

/** @throws {InvalidInput} the two addresses differ; @throws {Refusal} 409 a team member or the company's own address */
export async function eraseByForm(
  services: Services,
  fields: FormData,
  colleague: AuditActor & { readonly id: string },
): Promise<'asked'> {
  const { email } = parseInput(eraseSchema, Object.fromEntries(fields))
  await requestErasure(services, email, colleague)
  return 'asked'
}
