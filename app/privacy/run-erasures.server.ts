import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, lte } from 'drizzle-orm'
import type { Auditor } from '../audit/record-audit.server'
import { findMember } from '../identity/members.server'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'
import { type ErasureWish, takeErasureStep } from './erase-person.server'
import { erasureWishes } from './erasures.table.server'
import { ownContacts } from './own-contacts.server'
import { deleteReleased, type ReleasedFile } from './release-files.server'

type RunServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/** How long an erasure rests after a step that failed, in milliseconds. */
const REST = 60_000

/**
 * Asks for a person to be erased everywhere; the job does it. Asked for twice, it is done once.
 * @param email in lower case
 * @throws {Refusal} 409 `privacy_desk.team_stays`: who works in the team is removed from it first; 409 `privacy_desk.ours`: the
 *   address is the company's own
 */
export async function askForErasure(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  email: string,
  worker: Auditor & { readonly id: string },
): Promise<void> {
  if (ownContacts(config).emails.includes(email)) throw new Refusal('privacy_desk.ours', 409)
  if ((await findMember(db, email))?.role === 'team') throw new Refusal('privacy_desk.team_stays', 409)
  const { id: whoId, name: who, network } = worker
  const askedAt = now()
  await db
    .insert(erasureWishes)
    .values({ id: randomUUIDv7(), email, whoId, who, network, askedAt, nextAttemptAt: askedAt, counts: {} })
    .onConflictDoNothing({ target: erasureWishes.email })
}

/** Who is being erased at this moment, the first who was asked for first. */
export function findErasureWishes({ db }: Pick<Services, 'db'>): Promise<ErasureWish[]> {
  return db.select().from(erasureWishes).orderBy(asc(erasureWishes.askedAt), asc(erasureWishes.id))
}

/** Erases who is to be erased, step by step, beside other nodes that do. What a crash leaves, the next step of any node goes on with. */
export async function runErasures(services: RunServices, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await runStep(services))) {}
}

/** @returns false when there was nothing to do */
async function runStep(services: RunServices): Promise<boolean> {
  let id: string | null = null
  try {
    const released = await services.db.transaction(async (tx): Promise<readonly ReleasedFile[] | null> => {
      const [wish] = await tx
        .select()
        .from(erasureWishes)
        .where(lte(erasureWishes.nextAttemptAt, services.now()))
        .orderBy(asc(erasureWishes.askedAt), asc(erasureWishes.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!wish) return null
      id = wish.id
      return takeErasureStep(tx, services, wish)
    })
    if (released === null) return false
    await deleteReleased(services, released)
  } catch (fault) {
    if (id === null) throw fault
    await putOff(services, id, fault)
  }
  return true
}

/** The others get their turn. */
async function putOff({ db, log, now }: RunServices, id: string, fault: unknown): Promise<void> {
  log.error({ err: fault, erasure: id }, 'a step of an erasure failed, another attempt follows')
  const obstacle = fault instanceof Refusal ? fault.code : 'privacy_desk.failed'
  await db
    .update(erasureWishes)
    .set({ obstacle, nextAttemptAt: new Date(now().getTime() + REST) })
    .where(eq(erasureWishes.id, id))
}
