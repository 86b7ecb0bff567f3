import { calendarDay } from '../base/working-days'
import type { Content } from '../database/watch-content.server'
import type { Services } from '../services/services.server'

const MINUTE = 60_000

/** What finished pages were made from, besides the program itself. A version is equal to itself only. */
export type PageVersion = Readonly<{ day: string; content: Content }>

/** The version that pages have. Null: nobody can say, since the database does not. */
export interface PageVersions {
  /** The version of a moment ago; null also when it has to be asked for. */
  readonly recent: () => PageVersion | null
  /** The version now. */
  readonly ask: () => Promise<PageVersion | null>
}

/**
 * Tells the version that pages have. It is a new one with every change of what public pages show: the settings, the day in the
 * company's time zone, which dates and promises depend on, and what they show out of the database.
 */
export function openPageVersion(services: Pick<Services, 'config' | 'content' | 'now'>): PageVersions {
  let minute = Number.NaN
  let config = services.config
  let version: PageVersion | null = null
  const versionOf = (content: Content | null): PageVersion | null => {
    if (content === null) return null
    const now = services.now()
    const thisMinute = Math.floor(now.getTime() / MINUTE)
    const isSame = version?.content === content && services.config === config
    // A day begins with a minute, in every time zone.
    if (isSame && thisMinute === minute) return version
    const day = calendarDay(now, services.config.site.company.timeZone)
    if (!isSame || day !== version?.day) version = { day, content }
    minute = thisMinute
    config = services.config
    return version
  }
  return {
    recent: () => versionOf(services.content.recent()),
    ask: async () => versionOf(await services.content.ask()),
  }
}
