import { type Cursor, cursorIn, cutPage } from '../../platform/database/page-cursor.server'
import { type ListQuery, serializeListQuery } from './list-query'

const PAGE = 50

export interface PageLinks {
  readonly query: ListQuery
  readonly isFiltered: boolean
  readonly first: string | null
  readonly next: string | null
}

/** Finds the requested page of a list, newest first. A cursor from another list returns the first page. */
export async function findListPage<Row extends Cursor>(
  query: ListQuery,
  find: (page: { after: Cursor | null; limit: number }) => Promise<readonly Row[]>,
): Promise<{ items: readonly Row[]; links: PageLinks }> {
  const after = cursorIn(query.after)
  // One extra row tells whether there is another page.
  const { items, nextCursor } = cutPage(await find({ after, limit: PAGE + 1 }), PAGE)
  return {
    items,
    links: {
      query,
      isFiltered: query.q !== '' || Object.keys(query.chosen).length > 0,
      first: after === null ? null : serializeListQuery({ ...query, after: null }),
      next: nextCursor && serializeListQuery({ ...query, after: nextCursor }),
    },
  }
}
