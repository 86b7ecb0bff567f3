import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { LotInput } from './lot-schema'
import { formerManifests, lotEvents } from './lots.table.server'

const MAX_FORMER = 5

export async function storeFormerManifest(
  tx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  lines: LotInput['lines'],
  now: Date,
): Promise<void> {
  await tx.insert(formerManifests).values({ lotId: id, version, lines, replacedAt: now })
  const latest = tx
    .select({ version: formerManifests.version })
    .from(formerManifests)
    .where(eq(formerManifests.lotId, id))
    .orderBy(desc(formerManifests.version))
    .limit(MAX_FORMER)
  await tx
    .delete(formerManifests)
    .where(and(eq(formerManifests.lotId, id), notInArray(formerManifests.version, latest)))
}

export async function findFormerLines(
  tx: Transaction,
  lotId: string,
  version: number,
): Promise<LotInput['lines'] | null> {
  const [row] = await tx
    .select({ lines: formerManifests.lines })
    .from(formerManifests)
    .where(and(eq(formerManifests.lotId, lotId), eq(formerManifests.version, version)))
  return row?.lines ?? null
}

export async function deleteFormerManifest(tx: Transaction, lotId: string, version: number): Promise<void> {
  await tx.delete(formerManifests).where(and(eq(formerManifests.lotId, lotId), eq(formerManifests.version, version)))
}

/** Newest first, with who replaced each; empty for a program. */
export async function findFormerManifests({ db }: Pick<Services, 'db'>, lotId: string) {
  const rows = await db
    .select({
      version: formerManifests.version,
      lines: sql<number>`jsonb_array_length(${formerManifests.lines})`,
      replacedAt: formerManifests.replacedAt,
    })
    .from(formerManifests)
    .where(eq(formerManifests.lotId, lotId))
    .orderBy(desc(formerManifests.version))
  const versions = rows.map(({ version }) => version)
  if (versions.length === 0) return []
  const events = await db
    .select({ version: lotEvents.version, who: lotEvents.who })
    .from(lotEvents)
    .where(
      and(
        eq(lotEvents.lotId, lotId),
        inArray(lotEvents.version, versions),
        inArray(lotEvents.kind, ['changed', 'undone']),
      ),
    )
  return rows.map((row) => ({ ...row, who: events.find(({ version }) => version === row.version)?.who ?? '' }))
}
