import { type LotStatus, lotStatuses } from '../../lots/facts/trade-terms'

export type LotFormValues = Readonly<Record<string, readonly string[]>>

export interface HeldPrice {
  readonly was: string
  readonly becomes: string
}

export function fieldValue(values: LotFormValues, name: string): string {
  return values[name]?.[0] ?? ''
}

/** Non-empty rows of a repeated field: `tier.0.from`, `tier.1.from` and so on. */
export function rowsOf(values: LotFormValues, group: string): number[] {
  const rows = new Set<number>()
  for (const [name, typed] of Object.entries(values)) {
    const [, row] = new RegExp(`^${group}\\.(\\d{1,3})\\.`).exec(name) ?? []
    if (row !== undefined && typed.some((text) => text !== '')) rows.add(Number(row))
  }
  return [...rows].sort((a, b) => a - b)
}

/** Values of a posted form, after applying the photo move `photo.move`, such as `2:-1`. */
export function typedFields(fields: FormData): LotFormValues {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  return withMoved(Object.fromEntries([...new Set(fields.keys())].map((name) => [name, texts(name)])))
}

/** Takes over changed photos, documents and manifests and keeps all other values, because the user may be typing there. */
export function withFiles(values: LotFormValues, changed: LotFormValues): LotFormValues {
  const isOfFiles = ([name]: [string, unknown]) => /^(?:photo\.|document\.|manifest$|column$)/.test(name)
  return Object.fromEntries([
    ...Object.entries(values).filter((each) => !isOfFiles(each)),
    ...Object.entries(changed).filter(isOfFiles),
  ])
}

function withMoved(values: LotFormValues): LotFormValues {
  const [from = '', by = ''] = fieldValue(values, 'photo.move').split(':')
  const rows = rowsOf(values, 'photo')
  const other = rows[rows.indexOf(Number(from)) + Number(by)]
  if (from === '' || !rows.includes(Number(from)) || other === undefined) return values
  const renamed = Object.entries(values).map(([name, typed]) => {
    const [, row, rest] = /^photo\.(\d+)\.(.*)$/.exec(name) ?? []
    if (row === from) return [`photo.${other}.${rest}`, typed] as const
    return [row === String(other) ? `photo.${from}.${rest}` : name, typed] as const
  })
  return Object.fromEntries(renamed.filter(([name]) => name !== 'photo.move'))
}

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

export function pillOfLot(status: LotStatus): string {
  if (status === 'published') return 'pill pill--ok'
  if (status === 'on_option' || status === 'unconfirmed') return 'pill pill--warn'
  if (status === 'expired') return 'pill pill--bad'
  return status === 'draft' ? 'pill pill--info' : 'pill'
}

/** Statuses to choose from. Selling and reserving ask for more than a status. */
export function statesByHand(status: LotStatus): readonly LotStatus[] {
  return lotStatuses.filter((each) => each === status || (each !== 'sold' && each !== 'on_option'))
}
