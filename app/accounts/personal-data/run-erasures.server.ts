import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, lte } from 'drizzle-orm'
import type { Auditor } from '../../company/audit/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { findMember } from '../identity/members.server'
import { type ErasureWish, REST, takeErasureStep } from './erase-person.server'
import { erasureWishes } from './erasures.table.server'
import { ownContacts } from './own-contacts.server'
import { deleteReleased, type ReleasedFile } from './release-files.server'
import { STRUCK } from './strike-mentions.server'

type RunServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

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
  const wish = { whoId, who, network, askedAt, nextAttemptAt: askedAt, counts: {}, progress: null, ofAccount: false }
  await db
    .insert(erasureWishes)
    .values({ id: randomUUIDv7(), email, ...wish })
    // Who has deleted the account and asks for more is erased from the beginning.
    .onConflictDoUpdate({ target: erasureWishes.email, set: wish, setWhere: eq(erasureWishes.ofAccount, true) })
}

/**
 * Asks for somebody to be erased who has just deleted their account, wherever else something of them may stand. Letters of
 * business stay, and the goodbye goes out.
 * @param member who is none any more
 */
export async function askToForget(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { id: whoId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const askedAt = now()
  const wish = { ofAccount: true, whoId, who: STRUCK, askedAt, nextAttemptAt: askedAt, counts: {} }
  await tx
    .insert(erasureWishes)
    .values({ id: randomUUIDv7(), email, ...wish })
    // Of an account with the same address before this one.
    .onConflictDoUpdate({
      target: erasureWishes.email,
      set: { ...wish, progress: null },
      setWhere: eq(erasureWishes.ofAccount, true),
    })
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
