import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { requireTeam, teamRefusals } from '../../company/contacts/team-token.server'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { parseMail } from '../../platform/mail-queue/parse-mail.server'
import { readReport } from '../../platform/mail-queue/read-report.server'
import { reportResults, takeReport } from '../../platform/mail-queue/take-report.server'
import type { Services } from '../../platform/services/services.server'

/** In bytes. Reports usually include the original mail, and ours are small. */
export const MAX_REPORT_BYTES = 1_048_576

const route = createRoute({
  method: 'post',
  path: '/team/bounces',
  summary: 'Receive a bounce report',
  description:
    'A delivery report (RFC 3464, the complete mail), delivered by the mail server of `BOUNCE_ADDRESS`. Only the secret in the return path identifies the mail it reports on. Results: `stopped`, the address does not exist and is excluded from mailings; `failed`, not delivered, which the outbox shows; `ignored`, not such a report.',
  security: [{ team: [] }],
  request: { body: { required: true, content: { 'message/rfc822': { schema: z.string() } } } },
  responses: {
    200: jsonAnswer('What was done with it.', z.object({ result: z.enum(reportResults) }).openapi('ReportTaken')),
    ...teamRefusals,
    413: problemAnswer('The report is larger than a mebibyte.'),
    415: problemAnswer('The content type is not `message/rfc822`.'),
  },
})

/** `POST /team/bounces`: for the mail server that receives bounces. */
export function bouncesApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.openapi(route, async (context) => {
    requireTeam(services, context)
    if (!/^message\/rfc822\b/i.test(context.req.header('content-type') ?? ''))
      throw new Refusal('errors.unsupported_content', 415)
    const mail = await parseMail(new Uint8Array(await context.req.arrayBuffer()))
    const report = mail && readReport(mail)
    const result = report ? await takeReport(services, report) : 'ignored'
    return context.json({ result }, 200)
  })
  return router
}
