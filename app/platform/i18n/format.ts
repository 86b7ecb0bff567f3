import { calendarDay } from '../base/working-days'
import type { Language } from './languages'
import { perLanguage } from './per-language'

/** The trade's English is European: 21 November, and a 24-hour clock. */
function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

function dayFormat(style: Intl.DateTimeFormatOptions): (day: string, language: Language) => string {
  const formats = perLanguage((language) => new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }))
  return (day, language) => formats(language).format(new Date(`${day}T00:00:00Z`))
}

/** Megabytes of 1,048,576 bytes with one decimal; below that kilobytes, of which only an empty file has 0. */
export function formatBytes(bytes: number, language: Language): string {
  const { megabyte, kilobyte } = sizes(language)
  if (bytes >= 1_048_576 / 10) return megabyte.format(bytes / 1_048_576)
  return kilobyte.format(Math.max(Math.min(bytes, 1), bytes / 1024))
}

const sizes = perLanguage((language) => {
  const size = (unit: string, digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  return { megabyte: size('megabyte', 1), kilobyte: size('kilobyte', 0) }
})

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

const momentStyles = {
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Kept, since a format takes 90 µs and 30 KB of memory that the garbage collector does not count; a list of the office has 150 moments. */
const momentFormats = new Map<string, Intl.DateTimeFormat>()

function momentFormat(style: keyof typeof momentStyles, language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${language} ${timeZone}`
  const format =
    momentFormats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...momentStyles[style], timeZone })
  momentFormats.set(key, format)
  return format
}

/** "20 Nov 2026, 14:08" */
export function formatMoment(moment: Date, language: Language, timeZone: string): string {
  return momentFormat('full', language, timeZone).format(moment)
}

/** As short as possible: the time today, the weekday within a week, else the date. */
export function formatRecent(moment: Date, now: Date, language: Language, timeZone: string): string {
  const say = (style: keyof typeof momentStyles) => momentFormat(style, language, timeZone).format(moment)
  if (calendarDay(moment, timeZone) === calendarDay(now, timeZone)) return say('time')
  const age = now.getTime() - moment.getTime()
  if (age > 0 && age < 6 * 86_400_000) return say('weekday')
  if (age > 0 && age < 300 * 86_400_000) return say('day')
  return say('date')
}

/** A duration in its largest unit: "3 hours". */
export function formatSpan(milliseconds: number, language: Language): string {
  const { minute, hour, day } = spans(language)
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  if (minutes < 60) return minute.format(minutes)
  return minutes < 48 * 60 ? hour.format(Math.floor(minutes / 60)) : day.format(Math.floor(minutes / 1_440))
}

const spans = perLanguage((language) => {
  const span = (unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return { minute: span('minute'), hour: span('hour'), day: span('day') }
})
