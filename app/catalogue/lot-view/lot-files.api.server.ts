import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { AuthServices } from '../../accounts/identity/auth.server'
import { audienceOf, findSession } from '../../accounts/identity/session.server'
import { attachmentDisposition } from '../../files/transfers/find-files.server'
import { presentLot } from '../../lots/presentation/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import { writeCsv, writeXlsx } from '../../platform/database/write-table.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { requireLotOnSale } from './find-lot-on-sale.server'
import type { ShownLot } from './present-lot-page.server'
import { manifestTable } from './write-manifest.server'

/** `/{lang}/products/{reference}/manifest.{xlsx,csv,json}`, restricted to what the visitor may see. */
export function lotFileRoutes(services: AuthServices & Services): Hono {
  const router = new Hono()

  /** @throws {Refusal} 404: not on sale, or no manifest */
  async function requireManifest(context: Context): Promise<{ lot: ShownLot; language: Language }> {
    const { lot, language, today } = await requireLotOnSale(services, context.req.param())
    if (lot.lines.length === 0) throw new Refusal('errors.not_found', 404)
    const audience = audienceOf(await findSession(services, context.req.raw))
    return { lot: presentLot(lot, { audience, language, today }), language }
  }

  const headersOf = (type: string, name?: string) => ({
    // The content depends on the visitor's permissions.
    'cache-control': 'private, no-cache',
    'content-type': type,
    'x-robots-tag': 'noindex',
    ...(name && { 'content-disposition': attachmentDisposition(name) }),
  })

  router.get('/:lang/products/:reference/manifest.json', compress(), async (context) => {
    const { lot } = await requireManifest(context)
    return context.body(JSON.stringify(lot.lines), 200, headersOf('application/json'))
  })
  router.get('/:lang/products/:reference/manifest.csv', compress(), async (context) => {
    const { lot, language } = await requireManifest(context)
    const words = { t: translatorOf(language), language }
    const name = `${lot.reference} ${words.t('lot_page.manifest')}.csv`
    return context.body(
      writeCsv(manifestTable(lot.lines, lot.currency, words)),
      200,
      headersOf('text/csv; charset=utf-8', name),
    )
  })
  router.get('/:lang/products/:reference/manifest.xlsx', async (context) => {
    const { lot, language } = await requireManifest(context)
    const words = { t: translatorOf(language), language }
    const workbook = await writeXlsx(manifestTable(lot.lines, lot.currency, words), lot.reference)
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const name = `${lot.reference} ${words.t('lot_page.manifest')}.xlsx`
    return context.body(new Uint8Array(workbook), 200, headersOf(type, name))
  })
  return router
}
