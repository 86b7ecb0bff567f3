import { sql } from 'drizzle-orm'
import { inBatches } from '../../platform/base/batches'
import type { Services } from '../../platform/services/services.server'
import { writeLots } from '../lots/write-lots.server'
import { demoLots } from './demo-lots.server'

type DemoServices = Pick<Services, 'db' | 'config' | 'now'>

/** Small batches, so that other writers wait only a fraction of a second. */
const BATCH = 50

/** Writes demonstration lots: with `DEMO` whenever there are none; unset, if there never was a lot. Completes an interrupted run. */
export async function fillDemo(services: DemoServices): Promise<number> {
  const { demo } = services.config
  if (demo === false) return 0
  const known = await findDemoKeys(services)
  if (known.size === 0 && demo === null && (await hasHadLots(services))) return 0
  const lots = demoLots(services.now()).filter(({ lot }) => !known.has(lot.externalId ?? ''))
  for (const batch of inBatches(lots, BATCH)) await writeLots(services, batch)
  return lots.length
}

export async function removeDemo({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from lots where demo`)
    await tx.execute(sql`
      delete from catalogue_words as known
      where word not in (select word from category_words) and not exists (
        select from lot_words where words @@ format('%L | %L', known.word, '+' || known.word)::tsquery
      )`)
    return rowCount ?? 0
  })
}

async function findDemoKeys({ db }: Pick<Services, 'db'>): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`select external_id as key from lots where demo`)
  return new Set(rows.map(({ key }) => key))
}

/** The reference counter survives deletion, so an emptied catalogue is not refilled. */
async function hasHadLots({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from reference_counters where series = 'L') as has`,
  )
  return rows[0]?.has === true
}
