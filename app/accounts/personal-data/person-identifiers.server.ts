import { type SQL, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Transaction } from '../../platform/database/database.server'
import type { Config } from '../../platform/settings/config.server'
import { hasAddress } from './gather-person.server'
import type { PersonalRows } from './personal-rows.server'
import type { Table, TableGraph } from './table-graph.server'

export interface PersonIdentifiers {
  readonly phones: readonly string[]
  /** Full names that no other known person has. */
  readonly names: readonly string[]
}

/** A lower-case hint contained in every match, and a PostgreSQL regular expression. */
export interface TextPattern {
  readonly hint: string
  readonly pattern: string
}

/** First and last name; a single word is too ambiguous. */
const FULL_NAME = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u
const MAX_NAME_LENGTH = 80
/** Separators allowed between digits. */
const BETWEEN = '[\\s()./\u00a0\u2010-\u2015-]{0,3}'
/** Digits that identify a phone number without area or country code. */
const ENOUGH_DIGITS = 9

/** Matches a phone number in international or national form, with any grouping. */
export function phoneFinder(phone: string): TextPattern {
  const parsed = parsePhoneNumberFromString(phone.replace(/^00/, '+'))
  const country = parsed?.countryCallingCode
  const digits = parsed ? String(parsed.nationalNumber) : phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  const own = spread(digits)
  // A number typed in national form does not reveal its country.
  const abroad = country ? `(?:(?:[+]|00)${BETWEEN})?${spread(country)}` : `(?:[+]|00)\\d{1,3}`
  const before = `(?:${abroad}${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})${digits.length < ENOUGH_DIGITS ? '' : '?'}`
  return { hint: digits.slice(-2), pattern: `(?<![\\d+])${before}${own}(?!\\d)` }
}

export function nameFinder(name: string): TextPattern {
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'))
  // ASCII only: the texts searched for the hint are lower-cased in the `C` collation.
  const [longest = ''] = (name.toLowerCase().match(/[a-z]+/g) ?? []).sort((one, other) => other.length - one.length)
  return { hint: longest, pattern: `(?<!\\w)${words.join('\\s+')}(?!\\w)` }
}

function spread(digits: string): string {
  return [...digits].join(BETWEEN)
}

/** Full names no other known person shares; redacting shared ones would damage other texts. @param ours in lower case */
export async function namesOf(
  tx: Transaction,
  graph: TableGraph,
  { parts }: Pick<PersonalRows, 'parts'>,
  email: string,
  ours: readonly string[],
): Promise<string[]> {
  const persons = [...graph.tables.values()].filter(
    (table) => table.columns.includes('name') && hasAddress(table, email).length > 0,
  )
  const isTheirs = (row: Readonly<Record<string, unknown>>) => String(row.email ?? '').toLowerCase() === email
  const given = parts
    .filter(({ table }) => persons.some(({ name }) => name === table))
    .flatMap(({ rows }) => rows.filter(isTheirs).map(({ name }) => String(name ?? '').trim()))
  const full = [...new Set(given)].filter(
    (name) => name.length <= MAX_NAME_LENGTH && FULL_NAME.test(name) && !ours.includes(name.toLowerCase()),
  )
  if (full.length === 0) return []
  const taken = new Set<string>()
  for (const table of persons) for (const name of await namesOfOthers(tx, table, email, full)) taken.add(name)
  return full.filter((name) => !taken.has(name.toLowerCase()))
}

async function namesOfOthers(
  tx: Transaction,
  table: Table,
  email: string,
  names: readonly string[],
): Promise<string[]> {
  const isTheirs: SQL = sql.join(hasAddress(table, email), sql` or `)
  const small = JSON.stringify(names.map((name) => name.toLowerCase()))
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct lower(btrim(own.name)) as name from ${sql.identifier(table.name)} as own
    where lower(btrim(own.name)) in (select jsonb_array_elements_text(${small}::jsonb)) and (${isTheirs}) is not true`)
  return rows.map(({ name }) => name)
}

/** The company's own addresses, in lower case, and phone numbers: they appear in all its mails and texts. */
export function ownContacts({ site, teamInbox, mailFrom }: Pick<Config, 'site' | 'teamInbox' | 'mailFrom'>): {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
} {
  const people = [site.company, ...site.team]
  const emails = [teamInbox.address, mailFrom.address, ...people.map(({ email }) => email)]
  return { emails: emails.map((email) => email.toLowerCase()), phones: people.map(({ phone }) => phone) }
}

/** Lower-case names of the company and its staff, which appear in texts about anyone. */
export function ownNames({ site }: Pick<Config, 'site'>): readonly string[] {
  return [site.company, ...site.team].map(({ name }) => name.toLowerCase())
}
