import { hash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../platform/base/is-id'
import type { Transaction } from '../../platform/database/database.server'
import { nameFinder, type PersonIdentifiers, phoneFinder, type TextPattern } from './person-identifiers.server'
import { openPersonalRows, type PersonalRows, type Row } from './personal-rows.server'
import type { Table, TableGraph } from './table-graph.server'

const ADDRESS_COLUMN = /^(?:\w+_)?email$/
export const PHONE_COLUMN = /^(?:\w+_)?phone(?:_\w+)?$/
/** At least seven digits with country or area code; anything shorter or other text would match unrelated texts. */
const TELEPHONE = /^(?=(?:\D*\d){7})[+0][\d\s()./-]*$/
/** Extensions that may follow an address in a file name. */
const FILE_TYPES = 'pdf|jpe?g|png|heic|webp|gif|xlsx?|csv|docx?|odt|ods|txt|zip'

export interface Person {
  readonly graph: TableGraph
  readonly personalRows: PersonalRows
  readonly phones: readonly string[]
}

/** How to find a person in texts: lower-case hints, one of which every match contains, and a PostgreSQL regular expression. */
export interface Mention {
  readonly hints: readonly string[]
  readonly pattern: string
}

/** Whether a text mentions the person. The hints are a fast filter before the regular expression. */
export function namesOne(text: SQL, { hints, pattern }: Mention): SQL {
  const isThere = sql`${text} ~* ${pattern}`
  // The `C` collation lower-cases ASCII only; other names need the pattern.
  if (!hints.every((hint) => /^[\x20-\x7e]+$/.test(hint))) return isThere
  const found = hints.map((hint) => sql`strpos(small, ${hint.toLowerCase()}) > 0`)
  const mayBe = sql`(select ${sql.join(found, sql` or `)} from (select lower(${text} collate "C") as small offset 0) once)`
  return sql`case when ${mayBe} then ${isThere} else false end`
}

export function hasAddress({ texts }: Table, email: string): SQL[] {
  return texts
    .filter(({ name, type }) => type === 'text' && ADDRESS_COLUMN.test(name))
    .map(({ name }) => sql`lower(own.${sql.identifier(name)}) = ${email}`)
}

/** Mention patterns: the address; plus phone numbers; plus names, for texts about people. */
export async function mentionsOf(
  tx: Transaction,
  email: string,
  { phones, names: called }: PersonIdentifiers,
): Promise<Readonly<Record<'address' | 'mention' | 'named', Mention>>> {
  const { rows } = await tx.execute<{ words: string }>(sql`select btrim(plain_words(${email})) as words`)
  const names = [email, rows[0]?.words ?? email]
  const address = patternOf(names)
  const mention = withMore(address, phones.map(phoneFinder))
  return { address, mention, named: withMore(mention, called.map(nameFinder)) }
}

export function isInThread(ids: readonly string[]): SQL {
  const uuids = ids.filter((id) => isId(id))
  return sql`own.thread = any (array(select jsonb_array_elements_text(${JSON.stringify(uuids)}::jsonb)::uuid))`
}

export function isMailOf(email: string, address: Mention, looked: SQL = sql`true`): SQL {
  return sql`(lower(own.recipient ->> 'address') = ${email} or lower(own.reply_to ->> 'address') = ${email}
    or (${looked} and (${namesOne(sql`own.text`, address)} or ${namesOne(sql`own.subject`, address)})))`
}

/**
 * Collects rows with the person's address, their dependent rows, and mails from, to and about the person.
 * @param ours the company's own phone numbers, which never identify a person
 * @param looked which rows to scan for the address, as a condition on `own`; a full scan is slow
 */
export async function gatherPerson(
  tx: Transaction,
  graph: TableGraph,
  email: string,
  ours: readonly string[],
  looked: { readonly texts: SQL; readonly keys: SQL },
): Promise<Person> {
  const personalRows = openPersonalRows(tx, graph)
  for (const table of graph.tables.values())
    for (const isTheirs of hasAddress(table, email)) await personalRows.add(table.name, isTheirs)
  const digests = [email, `password account ${email}`, `code account ${email}`].map((text) =>
    hash('sha256', text, 'hex'),
  )
  const own = new Set(ours.map(digitsOf))
  const phones = valuesOf(personalRows, PHONE_COLUMN).filter((text) => TELEPHONE.test(text) && !own.has(digitsOf(text)))
  const { address } = await mentionsOf(tx, email, { phones: [], names: [] })
  const ids = personalRows.parts.flatMap(({ rows }) => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))
  await personalRows.add(
    'mails',
    sql`${isInThread(ids)}
      or ${isMailOf(email, address, looked.texts)}`,
  )
  // Counters and remembered values keyed by the address, its digest or the company.
  const counted = patternOf([email, ...digests])
  const companies = JSON.stringify(valuesOf(personalRows, /^company$/))
  for (const { name, key, texts } of graph.tables.values()) {
    for (const { name: column, type } of texts) {
      // Skip foreign keys, which are followed elsewhere, and languages.
      const isName = graph.references.some((each) => each.table === name && each.columns.includes(column))
      if (type !== 'text' || !key.includes(column) || isName || column === 'language') continue
      await personalRows.add(name, sql`${looked.keys} and ${namesOne(sql`own.${sql.identifier(column)}`, counted)}`)
      if (column !== 'sender') continue
      await personalRows.add(
        name,
        sql`own.sender in (
        select company_words(company) from jsonb_array_elements_text(${companies}::jsonb) as company)`,
      )
    }
  }
  return { graph, personalRows, phones }
}

export function filesOf({ graph, personalRows }: Pick<Person, 'graph' | 'personalRows'>): string[] {
  const ids = graph.references
    .filter(({ target }) => target === 'files')
    .flatMap(({ table, columns }) =>
      personalRows.parts
        .filter((part) => part.table === table)
        .flatMap(({ rows }) => rows.map((row: Row) => row[columns[0] ?? ''])),
    )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '')
}

function patternOf(names: readonly string[]): Mention {
  const any = [...new Set(names)].map((name) => name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|')
  // Whole addresses only: `ann@b.example` is not in `joann@b.example` or `ann@b.example.com`, but is in `ann@b.example.pdf`.
  const pattern = `(?<![\\w.+-])(?:${any})(?![\\w-]|\\.(?!(?:${FILE_TYPES})\\M)\\w)`
  return { hints: names, pattern }
}

function withMore({ hints, pattern }: Mention, finders: readonly TextPattern[]): Mention {
  return {
    hints: [...hints, ...finders.map(({ hint }) => hint)],
    pattern: [pattern, ...finders.map((finder) => finder.pattern)].join('|'),
  }
}

function valuesOf({ parts }: PersonalRows, column: RegExp): string[] {
  const values = parts.flatMap(({ rows }) =>
    rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (column.test(name) ? [value] : []))),
  )
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}
