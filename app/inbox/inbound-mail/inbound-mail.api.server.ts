import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { requireTeam, teamRefusals } from '../../company/contacts/team-token.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { openGate } from '../../platform/http/fair-queue.server'
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
    'The mail as it came (RFC 5322), handed over by the mail server of `REPLY_ADDRESS`; those of `BOUNCE_ADDRESS` may come here as well. An answer to a mail about an offer, an enquiry, a buying request or a message goes to its thread in the inbox, known by the secret in its address. `answer`: added to the thread; `message`: a new message; `automatic`: an out-of-office note or the like, kept in the history; `stopped`, `failed`: a report of a mail that came back; `ignored`: nothing of the kind. The same mail may come again. With any status but 200 nothing is promised: hand it over later.',
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
  // Each mail is held in memory several times over.
  const gate = openGate(2)
  router.openapi(route, async (context) => {
    requireTeam(services, context)
    if (!/^message\/rfc822\b/i.test(context.req.header('content-type') ?? ''))
      throw new Refusal('errors.unsupported_content', 415)
    const result = await gate(async () => receiveMail(services, new Uint8Array(await context.req.arrayBuffer())))
    return context.json({ result }, 200)
  })
  return router
}
