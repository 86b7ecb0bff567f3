import { type Context, Hono } from 'hono'
import type { AuthServices } from '../../accounts/identity/auth.server'
import { audienceOf, findSession } from '../../accounts/identity/session.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { Refusal } from '../../platform/base/errors'
import type { ApiEnv } from '../../platform/http/api.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'
import { ImagesBusy } from '../../platform/workers/images.server'
import { WorkersBusy } from '../../platform/workers/worker-processes.server'
import { readLots } from '../mailings/mailing-draft'
import { findChosenLots, isOnSale } from '../mailings/mailing-lots.server'
import { lotsFileName, lotsFileTypes, writeLotsFile } from './lots-file.server'

/** Per visitor; each file has up to 50 lots. */
const LIMIT: RateLimit = { most: 10, seconds: 60 }

/**
 * `/{lang}/products/offer-sheets.pdf?lot=…&lot=…` and `.xlsx`: lots of a mailing in one file,
 * restricted to what the reader may see at that moment. Lots no longer on sale are omitted.
 */
export function lotsFileRoutes(services: AuthServices & Services): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const answer = async (context: Context<ApiEnv>, format: keyof typeof lotsFileTypes) => {
    const lang = context.req.param('lang') ?? ''
    const language = services.config.site.languages.find((each) => each === lang) ?? null
    const references = readLots(context.req.queries('lot') ?? [])
    const chosen = language ? await findChosenLots(services, references) : []
    const lots = chosen.filter((lot) => isOnSale(services, lot))
    if (!language || lots.length === 0) throw new Refusal('errors.not_found', 404)
    const { limitBucket } = context.var.facts
    if (limitBucket)
      await services.db.transaction((tx) => consumeLimit(tx, `lots-files:${limitBucket}`, LIMIT, services.now()))
    const audience = audienceOf(await findSession(services, context.req.raw))
    const buyer = { audience: audienceOfMember({ approved: audience !== 'everyone' }), language } as const
    const file = await writeLotsFile(services, lots, buyer, format)
    return context.body(file, 200, {
      // Contents depend on the visitor.
      'cache-control': 'private, no-cache',
      'content-type': lotsFileTypes[format],
      'content-disposition': `attachment; filename="${lotsFileName(services, buyer, format)}"`,
      'content-length': String(file.length),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  }
  router.get('/:lang/products/offer-sheets.pdf', (context) => answer(context, 'pdf'))
  router.get('/:lang/products/offer-sheets.xlsx', (context) => answer(context, 'xlsx'))
  router.onError((fault) => {
    const busy = fault instanceof WorkersBusy || fault instanceof ImagesBusy
    throw busy ? new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause: fault }) : fault
  })
  return router
}
