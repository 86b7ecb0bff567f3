/** A moment as fields for date and time show it, `2026-11-21T15:30`, on the clocks of a time zone. */
export function localMoment(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(moment)
    .replace(' ', 'T')
}

/** What a field for date and time says, as a moment; what is none stays as it was typed, for the schema to refuse. */
export function momentAt(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local) || Number.isNaN(asUtc)) return local
  // Clocks may have been put forward or back between there and UTC: twice is enough.
  let moment = asUtc
  for (let round = 0; round < 2; round++)
    moment += asUtc - Date.parse(`${localMoment(new Date(moment), timeZone)}:${local.slice(17) || '00'}Z`)
  return new Date(moment).toISOString()
}
