import { type Cursor, cutPage, parseCursor } from '../../platform/database/page-cursor.server'
import { type ListQuery, writeListQuery } from './list-query'

/** Rows of a page. */
const PAGE = 50

/** The ways from one page of a list to others, as query parts of its address. */
export interface ListWays {
  readonly query: ListQuery
  readonly isFiltered: boolean
  /** The beginning; null: this is it. */
  readonly first: string | null
  /** The next page; null: this is the last. */
  readonly next: string | null
}

/**
 * Finds the page of a list that an address asks for. A place that is none of this list's begins at its beginning.
 * @param find the rows after a place, newest first
 */
export async function findListPage<Row extends Cursor>(
  query: ListQuery,
  find: (page: { after: Cursor | null; limit: number }) => Promise<readonly Row[]>,
): Promise<{ items: readonly Row[]; ways: ListWays }> {
  const after = readPlace(query.after)
  // One more than is shown tells whether there is another page.
  const { items, nextCursor } = cutPage(await find({ after, limit: PAGE + 1 }), PAGE)
  return {
    items,
    ways: {
      query,
      isFiltered: query.q !== '' || Object.keys(query.chosen).length > 0,
      first: after === null ? null : writeListQuery({ ...query, after: null }),
      next: nextCursor && writeListQuery({ ...query, after: nextCursor }),
    },
  }
}

function readPlace(text: string | null): Cursor | null {
  try {
    return text === null ? null : parseCursor(text)
  } catch {
    return null
  }
}
