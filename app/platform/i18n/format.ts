import type { Language } from './languages'
import { perLanguage } from './per-language'

/** The trade's English is European: 21 November, and a 24-hour clock. */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** Formats calendar days. */
function dayFormat(style: Intl.DateTimeFormatOptions): (day: string, language: Language) => string {
  const formats = perLanguage((language) => new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }))
  return (day, language) => formats(language).format(new Date(`${day}T00:00:00Z`))
}

/** Megabytes of 1,048,576 bytes with one decimal; below that kilobytes. */
export function formatBytes(bytes: number, language: Language): string {
  const [value, unit, digits] =
    bytes >= 1_048_576 / 10 ? ([bytes / 1_048_576, 'megabyte', 1] as const) : ([bytes / 1024, 'kilobyte', 0] as const)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** "1, 3 and 5" */
export function formatList(items: readonly string[], language: Language): string {
  return lists(language).format(items)
}

const lists = perLanguage((language) => new Intl.ListFormat(localeOf(language)))

/** A calendar day such as `2026-11-23`, without time zone, as "Monday, 23 November". */
export const formatCalendarDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** A calendar day as "23 Nov 2026". */
export const formatDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** For tables: "Mon 23 Nov". */
export const formatShortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** "31 December 2026" */
export const formatDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** "20 Nov 2026, 14:08" */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}

/** As short as possible: the time today, the weekday within a week, else the date. */
export function formatRecent(moment: Date, now: Date, language: Language, timeZone: string): string {
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone }).format(moment)
  const dayOf = (time: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time)
  if (dayOf(moment) === dayOf(now)) return say({ hour: '2-digit', minute: '2-digit' })
  const age = now.getTime() - moment.getTime()
  if (age > 0 && age < 6 * 86_400_000) return say({ weekday: 'short' })
  if (age > 0 && age < 300 * 86_400_000) return say({ day: 'numeric', month: 'short' })
  return say({ day: 'numeric', month: 'short', year: 'numeric' })
}

/** A duration in its largest unit: "3 hours". */
export function formatSpan(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  const [value, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1_440), 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
