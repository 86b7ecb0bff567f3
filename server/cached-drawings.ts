import { LRUCache } from 'lru-cache'
import { isDrawing } from '../app/files/pictures/illustrations.server'
import type { Visit, WholeAnswer } from '../app/platform/http/cached-page.server'

/** Bytes in memory; all drawings in all widths and formats are more. */
const MAX_BYTES = 16 * 1_048_576

/** Thumbnails of the program's own drawings, which never change. A photo may be deleted, so it is looked for each time. */
export interface CachedDrawings {
  readonly find: (visit: Visit) => WholeAnswer | null
  readonly add: (visit: Visit, answer: Response) => Promise<Response>
}

export function openCachedDrawings(): CachedDrawings {
  const cached = new LRUCache<string, WholeAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body?.length || 1,
  })
  return {
    find: ({ method, target, header }) =>
      method === 'GET' && header('if-none-match') === null ? (cached.get(target) ?? null) : null,
    add: async ({ method, target }, answer) => {
      const [, key = ''] = /^\/pictures\/([\w-]+)\/\d+\.\w+$/.exec(target) ?? []
      if (method !== 'GET' || answer.status !== 200 || !isDrawing(key)) return answer
      const body = Buffer.from(await answer.arrayBuffer())
      const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers)
      cached.set(target, { status: 200, headers, body })
      return new Response(body, answer)
    },
  }
}
