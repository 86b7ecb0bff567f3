import { calendarDay } from '../base/working-days'
import type { Content } from '../database/watch-content.server'
import type { Services } from '../services/services.server'

const MINUTE = 60_000

/** Inputs of cached pages besides the program; equal to itself only. */
export type PageVersion = Readonly<{ day: string; content: Content }>

/** Version of pages; null while the database does not answer. */
export interface PageVersions {
  /** Version of a moment ago; null if it must be asked for. */
  readonly recent: () => PageVersion | null
  readonly ask: () => Promise<PageVersion | null>
  /** Last known version, for pages served while the database does not answer; null if too old. */
  readonly last: () => PageVersion | null
}

/** Version of pages: changes with settings, with the day in the company's time zone, and with public content. */
export function openPageVersion(services: Pick<Services, 'config' | 'content' | 'now'>): PageVersions {
  let minute = Number.NaN
  let config = services.config
  let version: PageVersion | null = null
  const versionOf = (content: Content | null): PageVersion | null => {
    if (content === null) return null
    const now = services.now()
    const thisMinute = Math.floor(now.getTime() / MINUTE)
    const isSame = version?.content === content && services.config === config
    // A day begins with a minute in every time zone.
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
    last: () => versionOf(services.content.last()),
  }
}
