import { randomUUIDv7 } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'

type AgeServices = Pick<Services, 'db' | 'config' | 'now'>

/** Expires food past its use-by date, ends reservations without a record, and marks unconfirmed lots. Skips demonstration lots. */
export async function updateStatusesByTime(services: AgeServices): Promise<void> {
  const { confirmWithinDays } = services.config.site.lots
  const today = todayOf(services)
  const confirmedBefore = new Date(services.now().getTime() - confirmWithinDays * 86_400_000).toISOString()
  await age(
    services,
    'expired',
    sql`date_type = 'use_by' and date_min < ${today} and status in ('published', 'on_option', 'unconfirmed')`,
  )
  await age(services, 'published', sql`status = 'on_option' and option_until < ${today} and taken_by is null`)
  await age(services, 'unconfirmed', sql`status = 'published' and not demo and confirmed_at < ${confirmedBefore}`)
}

/** Publishes and withdraws lots on schedule, except food past its use-by date. */
export async function scheduleLots(services: AgeServices): Promise<void> {
  const moment = services.now().toISOString()
  const today = todayOf(services)
  const isPast = sql`coalesce(date_type = 'use_by' and date_min < ${today}, false)`
  await age(services, 'expired', sql`publish_at <= ${moment} and ${isPast}`)
  // Scheduling a lot implies that its availability is confirmed.
  await age(services, 'published', sql`publish_at <= ${moment}`, true)
  await age(
    services,
    'withdrawn',
    sql`withdraw_at <= ${moment} and publish_at is null and status in ('published', 'on_option', 'unconfirmed')`,
  )
}

async function age(
  { db, now }: AgeServices,
  status: 'expired' | 'published' | 'unconfirmed' | 'withdrawn',
  where: SQL,
  isConfirmed = false,
) {
  const moment = now().toISOString()
  const confirmed = isConfirmed ? sql`, confirmed_at = ${moment}` : sql``
  const [confirmedWas, confirmedThen] = isConfirmed
    ? [sql`, 'confirmedAt', confirmed_at`, sql`, 'confirmedAt', confirmed_at_then`]
    : [sql``, sql``]
  await db.execute(sql`
    with before as (
      select id, status, option_until, publish_at, withdraw_at, confirmed_at from lots where ${where} order by id for update
    ), aged as (
      update lots set status = ${status}, option_until = null, status_since = ${moment}, updated_at = ${moment},
        publish_at = null,
        withdraw_at = case when ${status === 'withdrawn'} then null else lots.withdraw_at end,
        listed_at = coalesce(lots.listed_at, ${moment})${confirmed}
      from before where lots.id = before.id
      returning lots.id, lots.version, before.status, before.option_until, before.publish_at, before.withdraw_at,
        before.confirmed_at, lots.withdraw_at as withdraw_at_then, lots.confirmed_at as confirmed_at_then
    )
    insert into lot_events (id, lot_id, action_id, kind, who, was, became, version, created_at)
    select gen_random_uuid(), id, ${randomUUIDv7()}, 'aged', '',
      jsonb_build_object('status', status, 'optionUntil', option_until, 'publishAt', publish_at, 'withdrawAt', withdraw_at${confirmedWas}),
      jsonb_build_object('status', ${status}::text, 'optionUntil', null, 'publishAt', null, 'withdrawAt', withdraw_at_then${confirmedThen}),
      version, ${moment}
    from aged`)
}
