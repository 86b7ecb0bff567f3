/** Formats a time for `datetime-local`, such as `2026-11-21T15:30`, in a time zone. */
export function formatLocalMoment(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(moment)
    .replace(' ', 'T')
}

/** Parses a `datetime-local` value as ISO 8601. Invalid input is returned unchanged, for the schema to reject. */
export function parseLocalMoment(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(local) || Number.isNaN(asUtc)) return local
  // The offset may differ between the UTC guess and the result; two rounds suffice across DST changes.
  let moment = asUtc
  for (let round = 0; round < 2; round++)
    moment += asUtc - Date.parse(`${formatLocalMoment(new Date(moment), timeZone)}:${local.slice(17) || '00'}Z`)
  return new Date(moment).toISOString()
}
