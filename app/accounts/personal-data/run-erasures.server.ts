import { randomUUIDv7 } from 'node:crypto'
import { asc, eq, lte } from 'drizzle-orm'
import type { AuditActor } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { findMember } from '../identity/members.server'
import { ERASURE_RETRY_DELAY, type ErasureRequest, takeErasureStep } from './erase-person.server'
import { erasureRequests } from './erasures.table.server'
import { ownContacts } from './person-identifiers.server'
import { REDACTED } from './redact-mentions.server'
import { deleteReleased, type ReleasedFile } from './release-files.server'

type RunServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/**
 * Merges repeated requests; a job executes them.
 * @throws {Refusal} 409 `office_privacy.team_stays`: still in the team; 409 `office_privacy.ours`: the company's own address
 */
export async function requestErasure(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  email: string,
  colleague: AuditActor & { readonly id: string },
): Promise<void> {
  if (ownContacts(config).emails.includes(email)) throw new Refusal('office_privacy.ours', 409)
  if ((await findMember(db, email))?.role === 'team') throw new Refusal('office_privacy.team_stays', 409)
  const { id: whoId, name: who, network } = colleague
  const askedAt = now()
  const wish = { whoId, who, network, askedAt, nextAttemptAt: askedAt, counts: {}, progress: null, ofAccount: false }
  await db
    .insert(erasureRequests)
    .values({ id: randomUUIDv7(), email, ...wish })
    // A request to erase more than a deleted account starts over.
    .onConflictDoUpdate({ target: erasureRequests.email, set: wish, setWhere: eq(erasureRequests.ofAccount, true) })
}

/** For a deleted account: business letters stay, and the goodbye mail is sent. */
export async function requestErasureOfAccount(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  { id: whoId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const askedAt = now()
  const wish = { ofAccount: true, whoId, who: REDACTED, askedAt, nextAttemptAt: askedAt, counts: {} }
  await tx
    .insert(erasureRequests)
    .values({ id: randomUUIDv7(), email, ...wish })
    // An earlier request belongs to a former account with the same address.
    .onConflictDoUpdate({
      target: erasureRequests.email,
      set: { ...wish, progress: null },
      setWhere: eq(erasureRequests.ofAccount, true),
    })
}

export function findErasureRequests({ db }: Pick<Services, 'db'>): Promise<ErasureRequest[]> {
  return db.select().from(erasureRequests).orderBy(asc(erasureRequests.askedAt), asc(erasureRequests.id))
}

/** Runs pending erasures step by step. Safe on several nodes; after a crash any node continues. */
export async function runErasures(services: RunServices, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await runStep(services))) {}
}

async function runStep(services: RunServices): Promise<boolean> {
  let id: string | null = null
  try {
    const released = await services.db.transaction(async (tx): Promise<readonly ReleasedFile[] | null> => {
      const [wish] = await tx
        .select()
        .from(erasureRequests)
        .where(lte(erasureRequests.nextAttemptAt, services.now()))
        .orderBy(asc(erasureRequests.askedAt), asc(erasureRequests.id))
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

async function putOff({ db, log, now }: RunServices, id: string, fault: unknown): Promise<void> {
  log.error({ err: fault, erasure: id }, 'a step of an erasure failed, will be retried')
  const obstacle = fault instanceof Refusal ? fault.code : 'office_privacy.failed'
  await db
    .update(erasureRequests)
    .set({ obstacle, nextAttemptAt: new Date(now().getTime() + ERASURE_RETRY_DELAY) })
    .where(eq(erasureRequests.id, id))
}
