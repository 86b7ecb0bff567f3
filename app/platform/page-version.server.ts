import type { Services } from './services.server'
import { calendarDay } from './working-days'

const MINUTE = 60_000

/** What finished pages were made from, besides the program itself. A version is equal to itself only. */
export type PageVersion = Readonly<{ day: string }>

/**
 * Tells the version that pages have now. It is a new one with every change of what public pages show: the settings, and the
 * day in the company's time zone, which dates and promises depend on. What else they come to show has to be compared here.
 */
export function openPageVersion(services: Pick<Services, 'config' | 'now'>): () => PageVersion {
  let minute = Number.NaN
  let config = services.config
  let version: PageVersion = { day: '' }
  return () => {
    const now = services.now()
    const thisMinute = Math.floor(now.getTime() / MINUTE)
    // A day begins with a minute, in every time zone.
    if (thisMinute === minute && services.config === config) return version
    const day = calendarDay(now, services.config.site.company.timeZone)
    if (services.config !== config || day !== version.day) version = { day }
    minute = thisMinute
    config = services.config
    return version
  }
}
