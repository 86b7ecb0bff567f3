import { sql } from 'drizzle-orm'
import type { Transaction } from './database.server'
import { calendarDay } from './working-days'

/**
 * The next reference of a series in the month that `now` is in the time zone, like `O-2611-0007`. Without gaps: the
 * counter's row stays locked until the transaction ends, so take it late.
 */
export async function nextReference(tx: Transaction, series: string, now: Date, timeZone: string): Promise<string> {
  const [year = '', month = ''] = calendarDay(now, timeZone).split('-')
  const key = `${year.slice(2)}${month}`
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into reference_counters (series, month, last) values (${series}, ${key}, 1)
    on conflict (series, month) do update set last = reference_counters.last + 1
    returning last`)
  return `${series}-${key}-${String(rows[0]?.last).padStart(4, '0')}`
}
