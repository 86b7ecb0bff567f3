import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { InvalidInput } from '../base/errors'

/** Position in a list, newest first, after which a page begins. */
export interface Cursor {
  readonly createdAt: Date
  readonly id: string
}

const cursorContent = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([createdAt, id]): Cursor => ({ createdAt: new Date(createdAt), id }))

/** Query of every list in the API: `cursor` of the page before, `limit` from 1 to 100, by default 50. */
export const pageQuery = z.object({
  cursor: z.string().max(200, 'validation.too_long').optional(),
  limit: z.coerce
    .number('validation.number')
    .int('validation.number')
    .min(1, 'validation.number')
    .max(100, 'validation.number')
    .default(50),
})

/** Text of a position in a list, for addresses. */
export function writePosition(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Reads what `writePosition` wrote. @returns null if there is no text, or the schema refuses it */
export function readPosition<Position>(schema: z.ZodType<Position>, text: string | null): Position | null {
  try {
    return text === null ? null : schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

/** @throws {InvalidInput} the cursor is not one that we issued */
export function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const cursor = cursorIn(text)
  if (!cursor) throw new InvalidInput({ cursor: ['validation.cursor'] })
  return cursor
}

/** Position named by a page's address; null, so the first page, unless it is one that we issued. */
export function cursorIn(text: string | null): Cursor | null {
  return readPosition(cursorContent, text)
}

/** Condition for rows after a position, newest first. Comparing both columns at once lets an index scan begin there, however deep. */
export function following(
  columns: { readonly createdAt: PgColumn; readonly id: PgColumn },
  after: Cursor | null,
): SQL | undefined {
  if (after === null) return undefined
  const { createdAt, id } = columns
  return sql`(${createdAt}, ${id}) < (${sql.param(after.createdAt, createdAt)}, ${sql.param(after.id, id)})`
}

/** Condition for what was sent, after a position, and from one address (in lower case) or with one id if given. */
export function sentOn(
  columns: { readonly createdAt: PgColumn; readonly id: PgColumn; readonly email: PgColumn },
  page: { readonly after: Cursor | null; readonly email?: string; readonly id?: string },
): SQL | undefined {
  return and(
    page.id === undefined ? undefined : eq(columns.id, page.id),
    page.email === undefined ? undefined : eq(sql`lower(${columns.email})`, page.email),
    following(columns, page.after),
  )
}

/** At most `limit` of `rows`, and the cursor of the next page, or null at the end. @param rows one more than `limit` if there are more */
export function cutPage<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
): { items: readonly Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? writePosition([last.createdAt.toISOString(), last.id]) : null
  return { items, nextCursor }
}

const MAX_WORDS = 8

/** Conditions for rows with every search word. @param column lower case, with a trigram index */
export function findsWords(column: SQL, search: string): SQL[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.slice(0, MAX_WORDS).map((word) => like(column, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
}
