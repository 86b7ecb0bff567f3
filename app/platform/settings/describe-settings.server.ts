import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { Config } from './config.server'
import { lineAt } from './site-file.server'

export interface ShownSetting {
  readonly name: string
  /** Null: not set. Secrets are hidden. */
  readonly value: string | null
  readonly from: 'environment' | 'default'
}

interface ShownFact {
  /** `company.address.city` */
  readonly name: string
  readonly value: string
  /** Line in the file; null: a default. */
  readonly line: number | null
}

const HIDDEN = '•••'

/** Hides a whole token, or the passwords of addresses that commas separate. */
export function withoutSecret(value: string, secret: 'whole' | 'password' | undefined): string {
  if (secret === undefined) return value
  if (secret === 'whole') return HIDDEN
  return value
    .split(/,\s*(?=\w+:\/\/)/)
    .map(withoutPassword)
    .join(', ')
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return HIDDEN
  const url = new URL(address)
  if (url.password) url.password = 'secret'
  // The URL would encode the dots.
  return url.href.replace(/:secret@/, `:${HIDDEN}@`)
}

export function describeSite({ site, siteFile }: Pick<Config, 'site' | 'siteFile'>): ShownFact[] {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(siteFile, 'utf8'), { lineCounter: lines })
  // Files of the folder `brand` are not lines of the site file.
  const { brand, ...written } = site
  return factsIn(written, []).map(({ path, value }) => ({
    name: path.join('.'),
    value,
    line: lineAt(document, lines, path),
  }))
}

/** Scalar values with their paths; a list of scalars counts as one. */
function factsIn(
  value: unknown,
  path: readonly (string | number)[],
): { path: readonly (string | number)[]; value: string }[] {
  if (Array.isArray(value) && value.every((item) => Object(item) !== item)) return [{ path, value: value.join(', ') }]
  if (Array.isArray(value)) return value.flatMap((item, place) => factsIn(item, [...path, place]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => factsIn(item, [...path, name]))
  return [{ path, value: String(value) }]
}
