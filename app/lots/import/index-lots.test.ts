import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

test('indexing a few lots reads only their own texts and lines', async () => {
  const many = Array.from({ length: 400 }, (_, place) => ({ lot: sampleInput({ externalId: `w-${place}` }) }))
  await writeLots(services, many)
  const [before, after] = await services.db.transaction(async (tx) => {
    const rowsRead = async () => {
      const { rows } = await tx.execute<{ texts: number; lines: number }>(sql`
        select sum(read) filter (where relname = 'lot_texts')::int as texts, sum(read) filter (where relname = 'lot_lines')::int as lines
        from pg_stat_xact_user_tables, coalesce(seq_tup_read + idx_tup_fetch, 0) as read`)
      return rows[0] ?? { texts: 0, lines: 0 }
    }
    const first = await rowsRead()
    await tx.execute(sql`select count(*) from words_of_lots(array(select id from lots order by id limit 100))`)
    return [first, await rowsRead()] as const
  })
  expect({ texts: after.texts - before.texts, lines: after.lines - before.lines }).toEqual({ texts: 200, lines: 200 })
})
