import { desc, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { type AuditActor, recordAudit } from '../team/record-audit.server'
import { blockedSenders } from './blocked-senders.table.server'
import { domainOf, isPublicDomain } from './sender-names'

const MAX_SHOWN = 500

/** Whether an address or its domain is blocked. Counts it, so call it once for each thing received. */
export async function catchBlocked(tx: Transaction, address: string, now: Date): Promise<boolean> {
  const caught = await tx
    .update(blockedSenders)
    .set({ caught: sql`${blockedSenders.caught} + 1`, caughtAt: now })
    .where(inArray(blockedSenders.email, namesOf(address)))
    .returning({ email: blockedSenders.email })
  return caught.length > 0
}

/** The block that an address falls under; null: none. */
export async function findBlockOf(db: Database | Transaction, address: string): Promise<string | null> {
  const [block] = await db
    .select({ email: blockedSenders.email })
    .from(blockedSenders)
    .where(inArray(blockedSenders.email, namesOf(address)))
    .limit(1)
  return block?.email ?? null
}

export function findBlockedSenders(db: Database | Transaction) {
  return db.select().from(blockedSenders).orderBy(desc(blockedSenders.createdAt), blockedSenders.email).limit(MAX_SHOWN)
}

/** Blocks an address, or a domain with its `@`. @throws {Refusal} 409 `senders.public_domain`; `senders.own`: the team's own */
export async function blockSender(
  tx: Transaction,
  { sender, why }: { readonly sender: string; readonly why: string | null },
  colleague: AuditActor & { readonly email: string },
  now: Date,
): Promise<void> {
  const email = sender.toLowerCase()
  if (email.startsWith('@') && isPublicDomain(email)) throw new Refusal('senders.public_domain', 409)
  if (namesOf(colleague.email).includes(email)) throw new Refusal('senders.own', 409)
  const added = await tx
    .insert(blockedSenders)
    .values({ email, why, whoId: colleague.id, who: colleague.name, createdAt: now, caught: 0 })
    .onConflictDoNothing()
    .returning({ email: blockedSenders.email })
  if (added.length > 0)
    await recordAudit(tx, { action: 'sender.blocked', about: email, details: { why } }, colleague, now)
}

export async function unblockSender(tx: Transaction, email: string, colleague: AuditActor, now: Date): Promise<void> {
  const [gone] = await tx.delete(blockedSenders).where(eq(blockedSenders.email, email)).returning()
  if (gone)
    await recordAudit(
      tx,
      { action: 'sender.unblocked', about: email, details: { caught: gone.caught } },
      colleague,
      now,
    )
}

function namesOf(address: string): string[] {
  return [address.toLowerCase(), domainOf(address)]
}
