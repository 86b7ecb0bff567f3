import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type CatalogueQuery, sortOf, writeQuery } from './catalogue-query'

/**
 * The place in a list after which a page begins: the value that the list is ordered by (milliseconds for moments, a day for
 * shelf life; null for lots without one, which come last) and the lot's id. `part` tells the parts of a list by relevance: the
 * ranked lots, and the older ones after them.
 */
export interface Place {
  readonly part: 'ranked' | 'rest'
  readonly value: number | string | null
  readonly id: string
}

const parts = z.enum(['ranked', 'rest'])
const byNumber = z.tuple([z.string(), parts, z.number().nullable(), z.uuid()])
const byDay = z.tuple([z.string(), parts, z.iso.date().nullable(), z.uuid()])

/** A cursor of a query. It holds nothing that its reader has not been shown. */
export function writeCursor(query: CatalogueQuery, { part, value, id }: Place): string {
  return Buffer.from(JSON.stringify([digestOf(query), part, value, id])).toString('base64url')
}

/** The place that a query's cursor stands for; null when it has none, or that of another query. */
export function readCursor(query: CatalogueQuery): Place | null {
  if (query.cursor === undefined) return null
  try {
    const written: unknown = JSON.parse(Buffer.from(query.cursor, 'base64url').toString('utf8'))
    const [digest, part, value, id] = (sortOf(query) === 'shelf_life' ? byDay : byNumber).parse(written)
    return digest === digestOf(query) ? { part, value, id } : null
  } catch {
    return null
  }
}

/** What a cursor is bound to: the query without the place in it. */
function digestOf(query: CatalogueQuery): string {
  const written = writeQuery({ ...query, cursor: undefined, limit: 1 })
  return createHash('sha256').update(written).digest('base64url').slice(0, 8)
}
