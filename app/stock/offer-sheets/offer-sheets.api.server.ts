import { type Context, Hono } from 'hono'
import type { AuthServices } from '../../accounts/identity/auth.server'
import { audienceOf, findSession } from '../../accounts/identity/session.server'
import { requireLotOnSale } from '../../catalogue/lot-view/find-lot-on-sale.server'
import { attachmentDisposition } from '../../files/transfers/find-files.server'
import { fileTypes } from '../../inbox/office/file-download.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { Refusal } from '../../platform/base/errors'
import type { ApiEnv } from '../../platform/http/api.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { readLots } from '../mailings/mailing-draft'
import { findLotsOnSale } from '../mailings/mailing-lots.server'
import { isBusy, lotsFileName, writeLotsFile } from './lots-file.server'
import { openOfferSheets } from './write-offer-sheet.server'

/** Per visitor; a buyer browsing lots needs one every few seconds at most. */
const SHEETS: RateLimit = { most: 30, seconds: 60 }
/** Per visitor; each file has up to 50 lots. */
const FILES: RateLimit = { most: 10, seconds: 60 }

/**
 * `/{lang}/products/{reference}/offer-sheet.pdf`: a lot as PDF. `/{lang}/products/offer-sheets.pdf?lot=…&lot=…` and `.xlsx`: lots of a
 * mailing in one file, without those no longer on sale. All show what the reader may see at that moment.
 */
export function offerSheetRoutes(services: AuthServices & Services): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const writeOfferSheet = openOfferSheets(services)
  const consume = async ({ var: { facts } }: Context<ApiEnv>, name: string, limit: RateLimit) => {
    const bucket = facts.limitBucket && `${name}:${facts.limitBucket}`
    if (bucket) await services.db.transaction((tx) => consumeLimit(tx, bucket, limit, services.now()))
  }
  const answer = (
    context: Context<ApiEnv>,
    file: Uint8Array<ArrayBuffer>,
    { type, disposition }: { type: 'pdf' | 'xlsx'; disposition: string },
  ) =>
    context.body(file, 200, {
      // Contents depend on the visitor.
      'cache-control': 'private, no-cache',
      'content-type': fileTypes[type],
      'content-disposition': disposition,
      'content-length': String(file.length),
      'x-robots-tag': 'noindex',
    })

  router.get('/:lang/products/:reference/offer-sheet.pdf', async (context) => {
    const { lot, language, today } = await requireLotOnSale(services, context.req.param())
    await consume(context, 'offer-sheets', SHEETS)
    const audience = audienceOf(await findSession(services, context.req.raw))
    const sheet = await writeOfferSheet([lot], { audience, language, today })
    const name = `${lot.reference} ${translatorOf(language)('offer_sheet.sheet')}.pdf`
    return answer(context, sheet, { type: 'pdf', disposition: attachmentDisposition(name) })
  })

  for (const type of ['pdf', 'xlsx'] as const)
    router.get(`/:lang/products/offer-sheets.${type}`, async (context) => {
      const language = services.config.site.languages.find((each) => each === context.req.param('lang')) ?? null
      const references = readLots(context.req.queries('lot') ?? [])
      const lots = language ? await findLotsOnSale(services, references) : []
      if (!language || lots.length === 0) throw new Refusal('errors.not_found', 404)
      await consume(context, 'lots-files', FILES)
      const audience = audienceOf(await findSession(services, context.req.raw))
      const buyer = { audience: audienceOfMember({ approved: audience !== 'everyone' }), language } as const
      const file = await writeLotsFile(services, lots, buyer, type)
      const disposition = `attachment; filename="${lotsFileName(services, buyer)}.${type}"`
      return answer(context, file, { type, disposition })
    })

  router.onError((fault) => {
    throw isBusy(fault) ? new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause: fault }) : fault
  })
  return router
}
