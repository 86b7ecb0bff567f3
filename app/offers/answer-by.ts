const DAY = 86_400_000

/**
 * The calendar day, as `2026-11-23`, by which a seller hears back: so many working days (Monday to Friday) after the day
 * that `from` is in the time zone.
 */
export function answerBy(from: Date, workingDays: number, timeZone: string): string {
  let day = new Date(`${calendarDay(from, timeZone)}T00:00:00Z`)
  for (let left = workingDays; left > 0; ) {
    day = new Date(day.getTime() + DAY)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left--
  }
  return day.toISOString().slice(0, 10)
}

/** The calendar day that a moment is in a time zone, as `2026-11-20`. */
export function calendarDay(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(moment)
}
