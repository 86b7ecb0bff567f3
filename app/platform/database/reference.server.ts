import { sql } from 'drizzle-orm'
import { calendarDay } from '../base/working-days'
import type { Transaction } from './database.server'

/** Next reference of this month, such as `O-2611-0007`. Gapless: its row stays locked to the end of the transaction, so call late. */
export async function nextReference(tx: Transaction, series: string, now: Date, timeZone: string): Promise<string> {
  const [reference = ''] = await nextReferences(tx, series, 1, now, timeZone)
  return reference
}

export async function nextReferences(
  tx: Transaction,
  series: string,
  count: number,
  now: Date,
  timeZone: string,
): Promise<string[]> {
  if (count === 0) return []
  const [year = '', month = ''] = calendarDay(now, timeZone).split('-')
  const key = `${year.slice(2)}${month}`
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into reference_counters (series, month, last) values (${series}, ${key}, ${count})
    on conflict (series, month) do update set last = reference_counters.last + ${count}
    returning last`)
  const first = Number(rows[0]?.last) - count + 1
  return Array.from({ length: count }, (_, place) => `${series}-${key}-${String(first + place).padStart(4, '0')}`)
}
