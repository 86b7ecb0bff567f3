import { type SQL, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Transaction } from '../../platform/database/database.server'
import type { Belongings } from './belongings.server'
import { hasAddress } from './gather-person.server'
import type { Table, TableGraph } from './table-graph.server'

/** By what somebody is named in texts besides their address. */
export interface Marks {
  /** Telephone numbers, as they were typed or are stored. */
  readonly phones: readonly string[]
  /** First and last names together, that nobody else has. */
  readonly names: readonly string[]
}

/** What finds a name or a number in a text: something that every text has in which it stands, in small letters, and a regular expression of PostgreSQL. */
export interface Finder {
  /** Empty: there is nothing that is surely there. */
  readonly hint: string
  readonly pattern: string
}

/** First and last name: a single word is the name of too much else. */
const FULL_NAME = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*)+$/u
const LONGEST_NAME = 80
/** What people write between the digits of a number. */
const BETWEEN = '[\\s()./\u00a0\u2010-\u2015-]{0,3}'
/** Digits that need no area or country before them to be a telephone number. */
const ENOUGH_DIGITS = 9

/** Finds a telephone number however it is written: with its country or from within it, in groups or at one go. */
export function phoneFinder(phone: string): Finder {
  const parsed = parsePhoneNumberFromString(phone.replace(/^00/, '+'))
  const country = parsed?.countryCallingCode
  const digits = parsed ? String(parsed.nationalNumber) : phone.replaceAll(/\D/g, '').replace(/^0+/, '')
  const own = spread(digits)
  // Whoever has typed it from within their country has not said which it is.
  const abroad = country ? `(?:(?:[+]|00)${BETWEEN})?${spread(country)}` : `(?:[+]|00)\\d{1,3}`
  const before = `(?:${abroad}${BETWEEN}(?:0${BETWEEN})?|0${BETWEEN})${digits.length < ENOUGH_DIGITS ? '' : '?'}`
  return { hint: digits.slice(-2), pattern: `(?<![\\d+])${before}${own}(?!\\d)` }
}

/** Finds a full name, its words parted by any space. */
export function nameFinder(name: string): Finder {
  const words = name.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'))
  // What is a small letter of another alphabet only the pattern knows.
  const [longest = ''] = (name.toLowerCase().match(/[a-z]+/g) ?? []).sort((one, other) => other.length - one.length)
  return { hint: longest, pattern: `(?<!\\w)${words.join('\\s+')}(?!\\w)` }
}

function spread(digits: string): string {
  return [...digits].join(BETWEEN)
}

/**
 * The full names of a person that nobody else has, whoever is known here; others would be struck out of texts about them.
 * @param ours names of people and companies that are nobody's who may be erased, in small letters
 */
export async function namesOf(
  tx: Transaction,
  graph: TableGraph,
  { parts }: Pick<Belongings, 'parts'>,
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
    (name) => name.length <= LONGEST_NAME && FULL_NAME.test(name) && !ours.includes(name.toLowerCase()),
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
