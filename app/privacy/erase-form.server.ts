import { z } from 'zod'
import type { Auditor } from '../audit/record-audit.server'
import { memberEmail } from '../identity/member-input'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { askForErasure } from './run-erasures.server'

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
