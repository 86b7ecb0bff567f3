import { Readable } from 'node:stream'
import { type createRoute, z } from '@hono/zod-openapi'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, problemAnswer } from '../../platform/http/api.server'
import type { Services } from '../../platform/services/services.server'
import { MAX_FILE_BYTES } from '../content/file-errors'
import { OPAQUE, parseUploadHandle, uploadHandle } from './file-address.server'
import type { FileRow } from './files.table.server'
import { finishUpload } from './finish-upload.server'
import { createUpload, deleteUpload, expiresAt, requireUploadLength, writeUpload } from './receive-upload.server'
import { drainBody, type RequestBody } from './request-body.server'
import {
  parseByteCount,
  parseChecksum,
  parseMetadata,
  TUS_CHECKSUMS,
  TUS_EXTENSIONS,
  TUS_VERSION,
} from './tus-headers.server'
import type { UploadWriters } from './upload-writers.server'

const UPLOAD_CONTENT = 'application/offset+octet-stream'

export function addTusRoutes(router: Hono<ApiEnv>, services: Services, writers: UploadWriters, basePath: string): void {
  const patch = async (context: Context<ApiEnv, '/:id'>) => {
    if (context.req.header('content-type') !== UPLOAD_CONTENT) throw new Refusal('errors.unsupported_content', 415)
    const offset = parseByteCount(context.req.header('upload-offset'))
    if (offset === null) throw new Refusal('file_errors.invalid_argument', 400)
    const written = await writeUpload(services, writers, openedBy(context), { offset, ...partOf(context) })
    return context.body(null, 204, progress(written))
  }
  const remove = async (context: Context<ApiEnv, '/:id'>) => {
    await deleteUpload(services, writers, openedBy(context))
    return context.body(null, 204)
  }

  router.use(async (context, next) => {
    await next()
    if (context.req.method === 'GET') return
    context.header('Tus-Resumable', TUS_VERSION)
    if (context.res.status === 412) context.header('Tus-Version', TUS_VERSION)
    if (context.res.status >= 400) await drainBody(bodyOf(context))
  })
  router.use('/:id/*', async (context, next) => {
    if (!OPAQUE.test(context.req.param('id'))) throw new Refusal('file_errors.object_not_found', 404)
    await next()
  })
  // Hono routes HEAD to the GET handler, which returns something else here.
  router.use('/:id', async (context, next) => {
    if (context.req.method !== 'HEAD') return next()
    checkTusVersion(context)
    const found = await requireUploadLength(services, writers, openedBy(context))
    return context.body(null, 200, {
      'Cache-Control': 'no-store',
      'Upload-Length': String(found.row.size),
      ...(found.row.uploadMetadata ? { 'Upload-Metadata': found.row.uploadMetadata } : {}),
      ...progress(found),
    })
  })
  router.options('/:id?', (context) =>
    context.body(null, 204, {
      'Tus-Version': TUS_VERSION,
      'Tus-Max-Size': String(MAX_FILE_BYTES),
      'Tus-Extension': TUS_EXTENSIONS,
      'Tus-Checksum-Algorithm': TUS_CHECKSUMS,
    }),
  )
  router.post('/', requireTusVersion, async (context) => {
    const metadata = context.req.header('upload-metadata') ?? ''
    const size = parseByteCount(context.req.header('upload-length'))
    // The size is required up front, because it decides whether the upload is accepted.
    if (size === null) throw new Refusal('file_errors.invalid_argument', 400)
    const row = await createUpload(services, {
      name: parseMetadata(metadata).name,
      size,
      uploadMetadata: metadata,
      limitBucket: context.var.facts.limitBucket,
    })
    const begun = await beginUpload(context, row)
    return context.body(null, 201, { Location: `${basePath}/${uploadHandle(services.db, row.id)}`, ...progress(begun) })
  })
  router.patch('/:id', requireTusVersion, patch)
  router.delete('/:id', requireTusVersion, remove)
  // For networks that allow only GET and POST.
  router.post('/:id', requireTusVersion, (context) => {
    const method = context.req.header('x-http-method-override')
    if (method === 'PATCH') return patch(context)
    if (method === 'DELETE') return remove(context)
    throw new Refusal('errors.not_found', 404)
  })

  function openedBy(context: Context<ApiEnv, '/:id'>): string {
    const id = parseUploadHandle(services.db, context.req.param('id'))
    if (id === null) throw new Refusal('file_errors.object_not_found', 404)
    return id
  }

  /** Extension "creation with upload": the creating request carries the first part. */
  async function beginUpload(context: Context<ApiEnv>, row: FileRow): Promise<{ row: FileRow; received: number }> {
    if (row.size === 0) return { row: await finishUpload(services, row, null), received: 0 }
    if (context.req.header('content-type') !== UPLOAD_CONTENT) return { row, received: 0 }
    try {
      return await writeUpload(services, writers, row.id, { offset: 0, ...partOf(context) })
    } catch (fault) {
      // Bytes of an interrupted body count, and without the URL in the response the client could not resume.
      if (!(fault instanceof Refusal) || fault.status !== 408) throw fault
      return { row, received: await services.storage.received(row.key) }
    }
  }
}

function progress({ row, received }: { row: FileRow; received: number }): Record<string, string> {
  const offset = { 'Upload-Offset': String(received) }
  return received < row.size ? { ...offset, 'Upload-Expires': expiresAt(row).toUTCString() } : offset
}

function bodyOf(context: Context<ApiEnv>): RequestBody | null {
  const { incoming } = context.env
  return incoming instanceof Readable ? incoming : context.req.raw.body
}

function partOf(context: Context<ApiEnv>) {
  return {
    length: parseByteCount(context.req.header('content-length')),
    checksum: parseChecksum(context.req.header('upload-checksum')),
    body: bodyOf(context),
  }
}

function checkTusVersion(context: Context<ApiEnv>): void {
  if (context.req.header('tus-resumable') !== TUS_VERSION) throw new Refusal('files.wrong_version', 412)
}

const requireTusVersion: MiddlewareHandler<ApiEnv> = async (context, next) => {
  checkTusVersion(context)
  await next()
}

type Registry = { registerPath: (route: Omit<Parameters<typeof createRoute>[0], 'getRoutingPath'>) => void }

const version = z.literal('1.0.0').openapi({ description: 'Version of the protocol.' })
const bytes = z.int().openapi({ description: 'Bytes.' })
const params = z.object({ id: z.string() })
const checksum = z
  .string()
  .optional()
  .openapi({
    description: `An algorithm (${TUS_CHECKSUMS}), a space, and the Base64 digest of this request's body.`,
  })
const body = { content: { 'application/offset+octet-stream': { schema: z.string().openapi({ format: 'binary' }) } } }

const problems = {
  400: problemAnswer('A header is missing or not well-formed.'),
  404: problemAnswer('No such upload.'),
  410: problemAnswer('The upload has expired, was deleted, or was refused.'),
  412: problemAnswer('`Tus-Resumable` is not 1.0.0.'),
}

const contentProblems = {
  413: problemAnswer(
    'More bytes than 26 214 400 or than announced, or the store is full (`file_errors.quota_exceeded`).',
  ),
  415: problemAnswer('The file type is not accepted, or the body is not `application/offset+octet-stream`.'),
  422: problemAnswer('The content cannot be accepted: `code` says why.'),
  460: problemAnswer('The checksum does not match; the body was discarded.'),
}

export function describeTusRoutes(registry: Registry): void {
  registry.registerPath({
    method: 'post',
    path: '/',
    summary: 'Start an upload (tus 1.0)',
    description: 'Any tus client works; its endpoint is this address. The body may already bring the first bytes.',
    request: {
      headers: z.object({
        'tus-resumable': version,
        'upload-length': bytes,
        'upload-metadata': z.string().optional().openapi({ description: '`filename` and others, Base64.' }),
        'upload-checksum': checksum,
      }),
      body,
    },
    responses: {
      201: {
        description: '`Location` is the upload; `Upload-Offset` the bytes received; `Upload-Expires` when it expires.',
      },
      400: problems[400],
      412: problems[412],
      ...contentProblems,
      429: problemAnswer('Too many uploads from one address; see Retry-After.'),
      507: problemAnswer('Too many uploads wait to be claimed; see Retry-After.'),
    },
  })
  registry.registerPath({
    method: 'head',
    path: '/{id}',
    summary: 'Get the offset of an upload',
    request: { params, headers: z.object({ 'tus-resumable': version }) },
    responses: { 200: { description: '`Upload-Offset`, `Upload-Length`, `Upload-Metadata`.' }, ...problems },
  })
  registry.registerPath({
    method: 'patch',
    path: '/{id}',
    summary: 'Continue an upload',
    description:
      'Acknowledged bytes are durable. The request with the last byte is answered once the content has been checked.',
    request: {
      params,
      headers: z.object({ 'tus-resumable': version, 'upload-offset': bytes, 'upload-checksum': checksum }),
      body,
    },
    responses: {
      204: { description: '`Upload-Offset` is the number of bytes received.' },
      ...problems,
      408: problemAnswer('The body stalled; what arrived is kept.'),
      409: problemAnswer(
        '`Upload-Offset` does not match the bytes received, or a newer request took over. Nothing was changed.',
      ),
      ...contentProblems,
    },
  })
  registry.registerPath({
    method: 'delete',
    path: '/{id}',
    summary: 'Delete an upload, finished or not',
    request: { params, headers: z.object({ 'tus-resumable': version }) },
    responses: {
      204: { description: 'Deleted.' },
      403: problemAnswer('The file belongs to an offer.'),
      ...problems,
    },
  })
}
