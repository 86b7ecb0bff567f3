import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type CatalogueQuery, serializeQuery, sortOf } from './catalogue-query'

/**
 * Position after which a page begins: sort value (milliseconds for timestamps, a day for shelf life, null for lots without a
 * value, which sort last) and lot id. `part` distinguishes the ranked lots from the older ones that follow them.
 */
export interface CursorPosition {
  readonly part: 'ranked' | 'rest'
  readonly value: number | string | null
  readonly id: string
}

const parts = z.enum(['ranked', 'rest'])
const byNumber = z.tuple([z.string(), parts, z.number().nullable(), z.uuid()])
const byDay = z.tuple([z.string(), parts, z.iso.date().nullable(), z.uuid()])

/** Encodes a cursor. It contains only values the reader has seen. */
export function writeCursor(query: CatalogueQuery, { part, value, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([digestOf(query), part, value, id])).toString('base64url')
}

/** Position of a cursor; null without one, or when it belongs to another query. */
export function readCursor(query: CatalogueQuery): CursorPosition | null {
  if (query.cursor === undefined) return null
  try {
    const written: unknown = JSON.parse(Buffer.from(query.cursor, 'base64url').toString('utf8'))
    const [digest, part, value, id] = (sortOf(query) === 'shelf_life' ? byDay : byNumber).parse(written)
    return digest === digestOf(query) ? { part, value, id } : null
  } catch {
    return null
  }
}

function digestOf(query: CatalogueQuery): string {
  const written = serializeQuery({ ...query, cursor: undefined, limit: 1 })
  return createHash('sha256').update(written).digest('base64url').slice(0, 8)
}
