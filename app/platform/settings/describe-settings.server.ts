import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type { Config } from './config.server'

/** A setting of the program, for people to read. */
export interface ShownSetting {
  readonly name: string
  /** What it is; null: nothing. Secrets are hidden. */
  readonly value: string | null
  readonly from: 'environment' | 'default'
}

/** A setting of the site file. */
export interface ShownFact {
  /** `company.address.city`. */
  readonly name: string
  readonly value: string
  /** Where it stands in the file; null: nowhere, it is the default. */
  readonly line: number | null
}

/** What stands in the place of a secret. */
const HIDDEN = '•••'

/** A setting's value without what is secret in it: all of a token, and the password of an address. */
export function withoutSecret(value: string, secret: 'whole' | 'password' | undefined): string {
  if (secret === 'whole') return HIDDEN
  if (secret === undefined || !URL.canParse(value)) return secret === undefined ? value : HIDDEN
  const url = new URL(value)
  if (url.password) url.password = 'secret'
  // The address would write the dots in its own way.
  return url.href.replace(/:secret@/, `:${HIDDEN}@`)
}

/** Every fact of the site file as it is in use, with the line that says so. */
export function describeSite({ site, siteFile }: Pick<Config, 'site' | 'siteFile'>): ShownFact[] {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(siteFile, 'utf8'), { lineCounter: lines })
  return factsIn(site, []).map(({ path, value }) => {
    const node = document.getIn(path, true)
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
    const line = Array.isArray(range) ? lines.linePos(Number(range[0])).line : null
    return { name: path.join('.'), value, line }
  })
}

/** The single values within one, each with the way to it. Lists of single values are one. */
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
