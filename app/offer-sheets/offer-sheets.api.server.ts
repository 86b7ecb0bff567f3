import { Hono } from 'hono'
import { audienceOf } from '../catalogue/visitor-audience.server'
import { attachmentDisposition } from '../files/present-file.server'
import { translatorOf } from '../i18n/messages.server'
import type { AuthServices } from '../identity/auth.server'
import { findSession } from '../identity/session.server'
import { requireOpenLot } from '../lot-page/find-open-lot.server'
import { Refusal } from '../platform/errors'
import { ImagesBusy } from '../platform/images.server'
import type { Services } from '../platform/services.server'
import { WorkersBusy } from '../platform/worker-processes.server'
import { openOfferSheets } from './write-offer-sheet.server'

/** `/{lang}/products/{reference}/offer-sheet.pdf`: a lot for paper, as far as who asks may know it. */
export function offerSheetRoutes(services: AuthServices & Services): Hono {
  const router = new Hono()
  const writeOfferSheet = openOfferSheets(services)
  router.get('/:lang/products/:reference/offer-sheet.pdf', async (context) => {
    const { lot, language, today } = await requireOpenLot(services, context.req.param())
    const audience = audienceOf(await findSession(services, context.req.raw))
    const sheet = await writeOfferSheet([lot], { audience, language, today })
    return context.body(sheet, 200, {
      // Another visitor may see less.
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
