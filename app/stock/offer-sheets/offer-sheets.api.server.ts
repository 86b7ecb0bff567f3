import { Hono } from 'hono'
import type { AuthServices } from '../../accounts/identity/auth.server'
import { audienceOf, findSession } from '../../accounts/identity/session.server'
import { requireLotOnSale } from '../../catalogue/lot-view/find-lot-on-sale.server'
import { attachmentDisposition } from '../../files/transfers/find-files.server'
import { Refusal } from '../../platform/base/errors'
import type { ApiEnv } from '../../platform/http/api.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { ImagesBusy } from '../../platform/workers/images.server'
import { WorkersBusy } from '../../platform/workers/worker-processes.server'
import { openOfferSheets } from './write-offer-sheet.server'

/** Per visitor; a buyer browsing lots needs one every few seconds at most. */
const LIMIT: RateLimit = { most: 30, seconds: 60 }

/** `/{lang}/products/{reference}/offer-sheet.pdf`: a lot as PDF, restricted to what the reader may see. */
export function offerSheetRoutes(services: AuthServices & Services): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const writeOfferSheet = openOfferSheets(services)
  router.get('/:lang/products/:reference/offer-sheet.pdf', async (context) => {
    const { lot, language, today } = await requireLotOnSale(services, context.req.param())
    const { limitBucket } = context.var.facts
    if (limitBucket)
      await services.db.transaction((tx) => consumeLimit(tx, `offer-sheets:${limitBucket}`, LIMIT, services.now()))
    const audience = audienceOf(await findSession(services, context.req.raw))
    const sheet = await writeOfferSheet([lot], { audience, language, today })
    return context.body(sheet, 200, {
      // Contents depend on the visitor.
      'cache-control': 'private, no-cache',
      'content-type': 'application/pdf',
      'content-disposition': attachmentDisposition(
        `${lot.reference} ${translatorOf(language)('offer_sheet.sheet')}.pdf`,
      ),
      'content-length': String(sheet.length),
      'x-robots-tag': 'noindex',
    })
  })
  router.onError((fault) => {
    const busy = fault instanceof WorkersBusy || fault instanceof ImagesBusy
    throw busy ? new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause: fault }) : fault
  })
  return router
}
