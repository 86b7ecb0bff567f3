import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import { auditEntries } from './audit.table.server'
import type { AuditAction } from './audit-actions'

export interface AuditActor {
  /** Null for the operator's commands and the company's own systems. */
  readonly id: string | null
  readonly name: string
  /** Network address, for IPv6 the first 64 bits; null for this machine. */
  readonly network: string | null
}

interface AuditEntry {
  readonly action: AuditAction
  readonly aboutId?: string
  readonly about: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes an audit entry in the transaction of the action, so that neither exists without the other. */
export async function recordAudit(
  tx: Pick<Transaction, 'insert'>,
  entry: AuditEntry,
  { id: whoId, name: who, network }: AuditActor,
  now: Date,
): Promise<void> {
  const { action, aboutId = null, about, details = {} } = entry
  await tx
    .insert(auditEntries)
    .values({ id: randomUUIDv7(), action, whoId, who, aboutId, about, details, network, createdAt: now })
}
