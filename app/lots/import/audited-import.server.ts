import { randomUUIDv7 } from 'node:crypto'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import type { JsonRecord } from '../../platform/services/json-records.server'
import type { Services } from '../../platform/services/services.server'
import { type ImportResult, importLots } from './import-lots.server'

/** Writes one audit entry with the counts, even if the import is aborted. @param about human-readable source */
export async function* importLotsWithAudit(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  records: AsyncIterable<JsonRecord>,
  about: string,
  by: AuditActor,
): AsyncGenerator<ImportResult[]> {
  const actionId = randomUUIDv7()
  // An empty name in the history means a program.
  const writer = { actionId, id: by.id, name: by.id === null ? '' : by.name }
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  try {
    for await (const results of importLots(services, records, writer)) {
      for (const { result } of results) counts[result]++
      yield results
    }
  } finally {
    const entry = { action: 'lots.imported', aboutId: actionId, about, details: counts } as const
    if (Object.values(counts).some((count) => count > 0)) await recordAudit(services.db, entry, by, services.now())
  }
}
