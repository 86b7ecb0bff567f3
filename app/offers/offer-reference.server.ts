import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import { calendarDay } from './answer-by'

/**
 * The next reference of the month, like `O-2611-0007`. Without gaps: the counter's row stays locked until the
 * transaction ends, so take it late.
 */
export async function nextOfferReference(tx: Transaction, now: Date, timeZone: string): Promise<string> {
  const [year = '', month = ''] = calendarDay(now, timeZone).split('-')
  const key = `${year.slice(2)}${month}`
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into reference_counters (series, month, last) values ('O', ${key}, 1)
    on conflict (series, month) do update set last = reference_counters.last + 1
    returning last`)
  return `O-${key}-${String(rows[0]?.last).padStart(4, '0')}`
}
