import { z } from 'zod'
import { resetSecondFactors } from '../../accounts/account-changes/lost-factor.server'
import { setStanding } from '../../accounts/identity/member-standing.server'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

const id = z.uuid()
const changeSchema = z.union([
  z.object({ id, standing: z.enum(['approved', 'refused', 'blocked']) }),
  z.object({ id, factor: z.literal('lost') }),
])

export async function changeMember(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  fields: FormData,
  colleague: AuditActor,
): Promise<'standing'> {
  const change = parseInput(changeSchema, Object.fromEntries(fields))
  const aboutId = change.id
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const entry =
      'factor' in change
        ? ({ action: 'member.factor_ended', about: await resetSecondFactors(tx, services, aboutId) } as const)
        : ({
            action: `member.${change.standing}`,
            about: await setStanding(tx, aboutId, change.standing, now),
          } as const)
    await recordAudit(tx, { ...entry, aboutId }, colleague, now)
  })
  return 'standing'
}
