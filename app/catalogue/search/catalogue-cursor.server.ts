import { hash } from 'node:crypto'
import { z } from 'zod'
import type { CursorPosition, ListOrder } from '../engines/search-engine.server'
import { type CatalogueQuery, serializeQuery } from './catalogue-query'

const parts = z.enum(['ranked', 'rest', 'scored'])
const before = z.int().nonnegative().optional()
const byNumber = z.tuple([z.string(), parts, z.number().nullable(), z.uuid(), before])
const byDay = z.tuple([z.string(), parts, z.iso.date().nullable(), z.uuid(), before])
const anyCursor = z.union([byNumber, byDay])

/** Encodes a cursor. It contains only values the reader has seen. @param seen number of lots up to this position */
export function writeCursor(query: CatalogueQuery, { part, value, id }: CursorPosition, seen: number): string {
  return Buffer.from(JSON.stringify([digestOf(query), part, value, id, seen])).toString('base64url')
}

/** Position of a cursor in an order; null without one, or when it belongs to another query or order. */
export function readCursor(query: CatalogueQuery, order: ListOrder): CursorPosition | null {
  const written = (order === 'shelf_life' || order === 'best_before' ? byDay : byNumber).safeParse(decoded(query))
  if (!written.success) return null
  const [digest, part, value, id] = written.data
  return digest === digestOf(query) ? { part, value, id } : null
}

/** Whether the cursor of a query belongs to it. */
export function isOwnCursor(query: CatalogueQuery): boolean {
  return ownCursor(query) !== null
}

/** Lots on the pages before. */
export function seenBefore(query: CatalogueQuery): number {
  return ownCursor(query)?.[4] ?? 0
}

function ownCursor(query: CatalogueQuery): z.output<typeof anyCursor> | null {
  const written = anyCursor.safeParse(decoded(query))
  return written.success && written.data[0] === digestOf(query) ? written.data : null
}

function decoded({ cursor }: CatalogueQuery): unknown {
  try {
    return JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function digestOf(query: CatalogueQuery): string {
  const written = serializeQuery({ ...query, cursor: undefined, limit: 1 })
  return hash('sha256', written, 'base64url').slice(0, 8)
}
