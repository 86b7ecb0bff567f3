import { randomUUIDv7 } from 'node:crypto'
import { type Auditor, recordAudit } from '../../company/audit/record-audit.server'
import type { JsonRecord } from '../../platform/services/json-records.server'
import type { Services } from '../../platform/services/services.server'
import { type ImportResult, importLots } from './import-lots.server'

/**
 * `importLots` by a system or a command, with one line in the audit trail once it has ended, also where it breaks off: what was
 * created, updated, left as it was and refused. Histories of the lots tell of each.
 * @param about what was imported, as people call it
 */
export async function* importAudited(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  records: AsyncIterable<JsonRecord>,
  about: string,
  by: Auditor,
): AsyncGenerator<ImportResult[]> {
  const actionId = randomUUIDv7()
  // A history says of what no person has written that a program has.
  const writer = { actionId, id: by.id, name: by.id === null ? '' : by.name }
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  try {
    for await (const results of importLots(services, records, writer)) {
      for (const { result } of results) counts[result]++
      yield results
    }
  } finally {
    const deed = { action: 'lots.imported', aboutId: actionId, about, details: counts } as const
    if (Object.values(counts).some((count) => count > 0)) await recordAudit(services.db, deed, by, services.now())
  }
}
