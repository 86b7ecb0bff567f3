const DAY = 86_400_000

/** By time zone, of which a site file names one: making a format takes longer than rendering a small page. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * The calendar day, as `2026-11-23`, that is so many working days (Monday to Friday) after the day that `from` is in the
 * time zone.
 */
export function workingDaysAfter(from: Date, workingDays: number, timeZone: string): string {
  let day = new Date(`${calendarDay(from, timeZone)}T00:00:00Z`)
  for (let left = workingDays; left > 0; ) {
    day = new Date(day.getTime() + DAY)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  return day.toISOString().slice(0, 10)
}

/** The calendar day that a moment is in a time zone, as `2026-11-20`. */
export function calendarDay(moment: Date, timeZone: string): string {
  const known = dayFormats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (!known) dayFormats.set(timeZone, format)
  return format.format(moment)
}
