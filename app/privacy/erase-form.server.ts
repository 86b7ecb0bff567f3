import { z } from 'zod'
import type { Auditor } from '../audit/record-audit.server'
import { memberEmail } from '../identity/member-input'
import { Refusal } from '../platform/errors'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { erasePerson } from './erase-person.server'

/** The address is typed once more: nobody is erased by a slip. */
const eraseSchema = z
  .object({ email: memberEmail, again: memberEmail })
  .refine(({ email, again }) => email === again, { path: ['again'], message: 'validation.address_again' })

/**
 * Erases whom a form names.
 * @throws {InvalidInput} the address typed again is another one
 * @throws {Refusal} 404 `privacy_desk.nobody`; 409 it is somebody of the team
 */
export async function eraseByForm(
  services: Services,
  fields: FormData,
  worker: Auditor & { readonly id: string },
): Promise<'erased'> {
  const { email } = parseInput(eraseSchema, Object.fromEntries(fields))
  const counts = await erasePerson(services, email, worker)
  if (Object.keys(counts).length === 0) throw new Refusal('privacy_desk.nobody', 404)
  return 'erased'
}
