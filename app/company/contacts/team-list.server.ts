import { createRoute, type OpenAPIHono, type z } from '@hono/zod-openapi'
import { parseInput } from '../../platform/base/parse-input'
import { type Cursor, cutPage, pageQuery, parseCursor } from '../../platform/database/page-cursor.server'
import { type ApiEnv, jsonAnswer, pageOf, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { requireTeam, teamRefusals } from './team-token.server'

/** A list for the team: `GET {path}?cursor=&limit=`, newest first. */
interface TeamList<Row extends Cursor, Item extends z.ZodType> {
  readonly path: `/team/${string}`
  readonly summary: string
  readonly items: string
  readonly item: Item
  readonly find: (page: { after: Cursor | null; limit: number }) => Promise<readonly Row[]>
  readonly present: (rows: readonly Row[]) => z.output<Item>[] | Promise<z.output<Item>[]>
}

export function addTeamList<Row extends Cursor, Item extends z.ZodType>(
  router: OpenAPIHono<ApiEnv>,
  services: Pick<Services, 'config'>,
  { path, summary, items, item, find, present }: TeamList<Row, Item>,
): void {
  router.openAPIRegistry.registerPath(
    createRoute({
      method: 'get',
      path,
      summary,
      security: [{ team: [] }],
      request: { query: pageQuery },
      responses: {
        200: jsonAnswer(`A page of ${items}.`, pageOf(item)),
        ...teamRefusals,
        422: problemAnswer('Cursor or limit is not valid.'),
      },
    }),
  )
  router.get(path, async (context) => {
    requireTeam(services, context)
    const { cursor, limit } = parseInput(pageQuery, context.req.query())
    // One extra row shows whether there is another page.
    const page = cutPage(await find({ after: parseCursor(cursor), limit: limit + 1 }), limit)
    return context.json({ items: await present(page.items), nextCursor: page.nextCursor })
  })
}
