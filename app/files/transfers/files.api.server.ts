import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { requireTeam, teamRefusals } from '../../company/contacts/team-token.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { download } from './download.server'
import { parseUploadHandle } from './file-address.server'
import { files } from './files.table.server'
import { fileSchema, listFiles, MAX_RESULTS, presentFile } from './find-files.server'
import { asFileRefusal } from './finish-upload.server'
import { finishPendingUpload } from './receive-upload.server'
import { addTusRoutes, describeTusRoutes } from './tus.api.server'
import { UploadWriters } from './upload-writers.server'

const BASE_PATH = '/api/files'

const idParameter = z.object({
  id: z
    .string()
    .openapi({ description: 'The last part of the `Location` of an upload; for the team, also the `id` of a file.' }),
})

const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  summary: 'A file and its metadata',
  description:
    'Open to the uploader until a submission claims the file, then to the team only. HEAD belongs to the upload protocol.',
  request: { params: idParameter },
  responses: {
    200: jsonAnswer('The file, with its download address once it is stored.', fileSchema),
    401: problemAnswer('The file belongs to an offer, and the team token is missing or wrong.'),
    403: teamRefusals[403],
    404: problemAnswer('No such file.'),
  },
})

const listRoute = createRoute({
  method: 'get',
  path: '/',
  summary: 'Stored files by path',
  security: [{ team: [] }],
  request: {
    query: z.object({
      prefix: z.string().optional().openapi({ example: 'offers/' }),
      delimiter: z.string().optional().openapi({ description: 'Only `/`, which is also the default.' }),
      maxResults: z.string().optional().openapi({ description: '1 to 1000, default 1000.' }),
      pageToken: z.string().optional(),
    }),
  },
  responses: {
    200: jsonAnswer(
      'Files right below the prefix, and folders. `nextPageToken` is absent at the end.',
      z.object({ items: z.array(fileSchema), prefixes: z.array(z.string()), nextPageToken: z.string().optional() }),
    ),
    400: problemAnswer('A parameter is not valid.'),
    ...teamRefusals,
  },
})

const downloadDescription = createRoute({
  method: 'get',
  path: '/{id}/download',
  summary: 'The bytes of a file',
  request: { params: idParameter, query: z.object({ token: z.string() }) },
  responses: {
    200: {
      description: 'The whole file, as an attachment under its name.',
      content: { 'application/octet-stream': {} },
    },
    206: { description: 'The requested range.', content: { 'application/octet-stream': {} } },
    304: { description: 'Not modified.' },
    404: problemAnswer('Unknown or revoked.'),
    416: { description: 'The range cannot be satisfied.' },
    503: problemAnswer('Not scanned for viruses yet; see Retry-After.'),
  },
})

/** File API: resumable uploads (tus 1.0), metadata, downloads and the team's list. */
export function filesApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  const writers = new UploadWriters(services)
  addTusRoutes(router, services, writers, BASE_PATH)
  describeTusRoutes(router.openAPIRegistry)
  router.openapi(listRoute, async (context) => {
    requireTeam(services, context)
    const { prefix = '', delimiter = '/', maxResults = String(MAX_RESULTS), pageToken } = context.req.valid('query')
    const most = /^\d{1,4}$/.test(maxResults) ? Number(maxResults) : 0
    if (delimiter !== '/' || most < 1 || most > MAX_RESULTS || prefix.includes('\0'))
      throw new Refusal('file_errors.invalid_argument', 400)
    const list = await listFiles(services, { prefix, maxResults: most, pageToken: pageToken ?? null })
    const items = list.items.map((row) => presentFile(services, row))
    const more = list.nextPageToken === null ? {} : { nextPageToken: list.nextPageToken }
    return context.json({ items, prefixes: list.prefixes, ...more }, 200)
  })
  router.openapi(getRoute, async (context) => {
    const named = context.req.valid('param').id
    const opened = parseUploadHandle(services.db, named)
    const [row] = await services.db
      .select()
      .from(files)
      .where(eq(files.id, opened ?? named))
    if (!row || row.deletedAt) throw new Refusal('file_errors.object_not_found', 404)
    if (row.claimedAt || opened === null) requireTeam(services, context)
    context.header('Cache-Control', 'no-store')
    const file = presentFile(services, await finishPendingUpload(services, writers, row))
    // Keep returning the uploader's handle, not the bare id.
    return context.json({ ...file, id: named }, 200)
  })
  router.openAPIRegistry.registerPath(downloadDescription)
  router.get('/:id/download', (context) =>
    download(services, { id: context.req.param('id'), token: context.req.query('token') ?? '' }, context.req.raw),
  )
  router.onError((fault) => {
    throw asFileRefusal(fault)
  })
  return router
}
