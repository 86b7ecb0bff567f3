import { calendarDay } from '../base/working-days'
import type { Services } from './services.server'

/** Today where the company is, as `2026-11-23`. */
export function todayOf({ config, now }: Pick<Services, 'config' | 'now'>): string {
  return calendarDay(now(), config.site.company.timeZone)
}
