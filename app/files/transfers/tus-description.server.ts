import { type createRoute, z } from '@hono/zod-openapi'
import { problemAnswer } from '../../platform/http/api.server'
import { TUS_CHECKSUMS } from './tus-headers.server'

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

/** OpenAPI description of the upload protocol. */
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
      'What is acknowledged is durable. The request with the last byte is answered after the content was checked.',
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
