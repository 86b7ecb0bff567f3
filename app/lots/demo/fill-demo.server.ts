import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { writeLots } from '../lots/write-lots.server'
import { demoLots } from './demo-lots.server'

type DemoServices = Pick<Services, 'db' | 'config' | 'now'>

/** Lots that are written at a time: a fraction of a second for whoever waits behind them. */
const BATCH = 50

/**
 * Fills the catalogue with demonstration lots when the settings say so (`DEMO`): on, whenever there are none; left out, in a
 * database that has never had a lot, outside production. A fill that was interrupted is completed.
 * @returns how many were written
 */
export async function fillDemo(services: DemoServices): Promise<number> {
  const { demo, production } = services.config
  if (demo === false || (demo === null && production)) return 0
  const known = await findDemoKeys(services)
  if (known.size === 0 && demo === null && (await hasHadLots(services))) return 0
  const lots = demoLots(services.now()).filter(({ lot }) => !known.has(lot.externalId ?? ''))
  for (let from = 0; from < lots.length; from += BATCH) await writeLots(services, lots.slice(from, from + BATCH))
  return lots.length
}

/** Takes the demonstration catalogue out again, and the words that search knows of no other lot. @returns how many lots it had */
export async function removeDemo({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from lots where demo`)
    // A word that only members may find has a plus before it.
    await tx.execute(sql`
      delete from catalogue_words as known
      where word not in (select word from category_words) and not exists (
        select from lot_search where words @@ format('%L | %L', known.word, '+' || known.word)::tsquery
      )`)
    return rowCount ?? 0
  })
}

async function findDemoKeys({ db }: Pick<Services, 'db'>): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`select external_id as key from lots where demo`)
  return new Set(rows.map(({ key }) => key))
}

/** The counter of references stays when lots go: a catalogue that was emptied is not filled again by itself. */
async function hasHadLots({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from reference_counters where series = 'L') as has`,
  )
  return rows[0]?.has === true
}
