import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import { auditEntries } from './audit.table.server'
import type { AuditAction } from './audit-actions'

/** Who is at work, as the trail keeps it. */
export interface Auditor {
  /** Null: nobody who has signed in, but a command of whoever operates the program, or the company's own systems. */
  readonly id: string | null
  readonly name: string
  /** Their network address, of IPv6 the first 64 bits; null for this machine itself. */
  readonly network: string | null
}

/** Something that the team has done. */
interface Deed {
  readonly action: AuditAction
  /** The thing: its id, if it has one, and what people call it. */
  readonly aboutId?: string
  readonly about: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes down what somebody of the team does, in the transaction that does it: neither is there without the other. */
export async function recordAudit(
  tx: Pick<Transaction, 'insert'>,
  deed: Deed,
  { id: whoId, name: who, network }: Auditor,
  now: Date,
): Promise<void> {
  const { action, aboutId = null, about, details = {} } = deed
  await tx
    .insert(auditEntries)
    .values({ id: randomUUIDv7(), action, whoId, who, aboutId, about, details, network, createdAt: now })
}
