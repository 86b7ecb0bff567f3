const DAY = 86_400_000

/** Cached by time zone: making a format takes longer than rendering a small page. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Calendar day, as `2026-11-23`, that is `workingDays` working days (Monday to Friday) after the day of `from` in the time zone. */
export function workingDaysAfter(from: Date, workingDays: number, timeZone: string): string {
  let day = new Date(`${calendarDay(from, timeZone)}T00:00:00Z`)
  for (let left = workingDays; left > 0; ) {
    day = new Date(day.getTime() + DAY)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  return day.toISOString().slice(0, 10)
}

/** Calendar day of a moment in a time zone, as `2026-11-20`. */
export function calendarDay(moment: Date, timeZone: string): string {
  const known = dayFormats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (!known) dayFormats.set(timeZone, format)
  return format.format(moment)
}
