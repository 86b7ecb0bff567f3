import { z } from 'zod'
import { type Auditor, recordAudit } from '../audit/record-audit.server'
import { setStanding } from '../identity/member-standing.server'
import { parseInput } from '../platform/parse-input'
import type { Services } from '../platform/services.server'

const changeSchema = z.object({ id: z.uuid(), standing: z.enum(['approved', 'refused', 'blocked']) })

/**
 * Approves, refuses or blocks a member, as a form says.
 * @throws {Refusal} 404 there is no such member
 */
export async function changeMember(
  { db, now }: Pick<Services, 'db' | 'now'>,
  fields: FormData,
  worker: Auditor,
): Promise<'standing'> {
  const { id, standing } = parseInput(changeSchema, Object.fromEntries(fields))
  await db.transaction(async (tx) => {
    const about = await setStanding(tx, id, standing, now())
    await recordAudit(tx, { action: `member.${standing}`, aboutId: id, about }, worker, now())
  })
  return 'standing'
}
