import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { requireTeam, teamRefusals } from '../../company/contacts/team-token.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { openSemaphore } from '../../platform/http/fair-queue.server'
import type { Services } from '../../platform/services/services.server'
import { receiveMail } from './receive-mail.server'
import { mailResults } from './received-mail'

/** In bytes. Files of 25 MiB grow by a third in a mail. */
export const MAX_MAIL_BYTES = 37_748_736

const route = createRoute({
  method: 'post',
  path: '/team/mails',
  summary: 'Receive an incoming email',
  description:
    'A received mail (RFC 5322), delivered by the mail server of `REPLY_ADDRESS`; mails to `BOUNCE_ADDRESS` are accepted too. The secret in the recipient address identifies the inbox thread that a reply belongs to. Results: `answer`, added to the thread; `message`, a new message; `automatic`, an out-of-office note or similar, kept in the history; `stopped` or `failed`, a bounce; `ignored`, none of these. Delivering the same mail again is safe. After any status other than 200, deliver it again later.',
  security: [{ team: [] }],
  request: { body: { required: true, content: { 'message/rfc822': { schema: z.string() } } } },
  responses: {
    200: jsonAnswer(
      'Stored, with the kind of mail it was.',
      z.object({ result: z.enum(mailResults) }).openapi('MailTaken'),
    ),
    400: problemAnswer('The body is not an email.'),
    ...teamRefusals,
    413: problemAnswer('The mail is larger than 36 MiB.'),
    415: problemAnswer('The content type is not `message/rfc822`.'),
    429: problemAnswer('Too many mails about one item today.'),
    503: problemAnswer('Temporarily unavailable.'),
    507: problemAnswer('No storage space for its files.'),
  },
})

/** `POST /team/mails`: for the mail server that receives answers. */
export function inboundMailApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  // Each mail is in memory several times while it is parsed.
  const semaphore = openSemaphore(2)
  router.openapi(route, async (context) => {
    requireTeam(services, context)
    if (!/^message\/rfc822\b/i.test(context.req.header('content-type') ?? ''))
      throw new Refusal('errors.unsupported_content', 415)
    const result = await semaphore(async () => receiveMail(services, new Uint8Array(await context.req.arrayBuffer())))
    return context.json({ result }, 200)
  })
  return router
}
