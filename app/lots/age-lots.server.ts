import { sql } from 'drizzle-orm'
import type { Services } from '../platform/services.server'
import { calendarDay } from '../platform/working-days'

/**
 * Does to lots what time does: food past its use-by date is not for sale any more, a reservation ends after its last day, and what
 * nobody has confirmed for so many days (`lots.confirmWithinDays`) says so. The demonstration catalogue stays as it is.
 */
export async function ageLots({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const { company, lots } = config.site
  const moment = now().toISOString()
  const today = calendarDay(now(), company.timeZone)
  await db.execute(sql`
    update lots set status = 'expired', option_until = null, status_since = ${moment}, updated_at = ${moment}
    where date_type = 'use_by' and date_min < ${today} and status in ('published', 'on_option', 'unconfirmed')`)
  await db.execute(sql`
    update lots set status = 'published', option_until = null, status_since = ${moment}, updated_at = ${moment}
    where status = 'on_option' and option_until < ${today}`)
  await db.execute(sql`
    update lots set status = 'unconfirmed', status_since = ${moment}, updated_at = ${moment}
    where status = 'published' and not demo
      and confirmed_at < ${moment}::timestamptz - make_interval(days => ${lots.confirmWithinDays})`)
}
