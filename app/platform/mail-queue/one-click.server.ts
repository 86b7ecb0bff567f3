import { type OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import { InvalidInput } from '../base/errors'
import { type ApiEnv, problemAnswer } from '../http/api.server'
import { readForm } from '../http/form-body.server'
import { defaultLanguage, type Language, languages } from '../i18n/languages'
import type { Services } from '../services/services.server'

interface OneClick {
  /** The token follows it. */
  readonly path: `/${string}`
  readonly summary: string
  readonly done: RouteConfig['responses']
  /** Without, the answer has no content. */
  readonly body?: object
  readonly unsubscribe: (token: string, network: string | null) => Promise<void>
  readonly pageOf: (language: Language, token: string) => string
}

/** Unsubscribes by the `List-Unsubscribe` address of a mail (RFC 8058). */
export function addOneClick(
  router: OpenAPIHono<ApiEnv>,
  { config }: Pick<Services, 'config'>,
  { path, summary, done, body, unsubscribe, pageOf }: OneClick,
): void {
  // Registered by hand: mail clients post either form encoding, from any origin, without cookies.
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: `${path}/{token}`,
    summary,
    description:
      "RFC 8058: mail programs send this to the address in a mail's `List-Unsubscribe`. Sending it again changes nothing.",
    request: {
      params: z.object({ token: z.string().max(200, 'validation.too_long') }),
      body: {
        content: {
          'application/x-www-form-urlencoded': { schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }) },
        },
      },
    },
    responses: {
      ...done,
      404: problemAnswer('Unknown link.'),
      415: problemAnswer('The body is not a form.'),
      422: problemAnswer('The body is not that of RFC 8058.'),
    },
  })
  router.post(`${path}/:token`, async (context) => {
    const form = await readForm(context.req.raw)
    if (form.get('List-Unsubscribe') !== 'One-Click')
      throw new InvalidInput({ 'List-Unsubscribe': ['validation.invalid'] })
    await unsubscribe(context.req.param('token'), context.var.facts.limitBucket)
    return body ? context.json(body, 200) : context.body(null, 204)
  })
  // Mail clients without one-click support open the same URL in a browser.
  router.get(`${path}/:token`, (context) => {
    const asked = context.req.header('accept-language')?.slice(0, 2).toLowerCase()
    const language = languages.find((each) => each === asked) ?? defaultLanguage(config.site)
    return context.redirect(pageOf(language, encodeURIComponent(context.req.param('token'))), 303)
  })
}
