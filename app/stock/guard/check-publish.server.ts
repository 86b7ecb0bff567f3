import { hash } from 'node:crypto'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { lotSchema, lotShape } from '../../lots/lots/lot-schema'
import { findManifestLines } from '../../lots/manifests/find-manifest.server'
import type { Offer } from '../../offers/offers/find-offers.server'
import type { FieldErrors } from '../../platform/base/errors'
import { fieldErrors } from '../../platform/base/parse-input'
import { minorUnitsIn } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { inspectFile } from '../leaks/inspect-files.server'
import { fieldValue, type LotFormValues, rowsOf } from '../lot-form/lot-form'
import { parseLotForm } from '../lot-form/read-lot-form.server'
import { checkLines, filesWithLists, withRedacted } from './check-lines.server'

type CheckServices = Pick<Services, 'config' | 'db' | 'storage' | 'workerPools' | 'log' | 'now'>

/** Parses the form and checks everything that would become public for leaks. Stores nothing. */
export async function checkPublish(services: CheckServices, offer: Offer, typed: LotFormValues) {
  const values = withChosenDocuments(typed)
  const { timeZone } = services.config.site.company
  const read = parseLotForm(values, { timeZone, now: { private: { supplierOfferId: offer.id } }, hasCosts: true })
  const { lines, leaks: inLines } = await checkLines(services, await filesWithLists(services, offer), values, offer)
  const fields: Record<string, unknown> = { ...read, lines }
  const parsed = lotSchema.safeParse(fields)
  const leaks = [
    ...findLeaks(publicTexts(values), offer, publicFigures(read)),
    ...inLines,
    ...(await leaksOfDocuments(services, values, offer)),
  ]
  return {
    fields,
    errors: { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...unpriced(read) },
    leaks,
    /** Identifies this exact set of leaks, so that acknowledging it covers no others. */
    digest: digestOfLeaks(leaks),
    lines: lines.length,
  }
}

export type PublishCheck = Awaited<ReturnType<typeof checkPublish>>

export function digestOfLeaks(leaks: readonly Leak[]): string {
  return hash('sha256', JSON.stringify(leaks), 'base64url').slice(0, 22)
}

/** Cross-field rules run only once each field is valid; a missing price is reported right away. */
function unpriced({ price, priceVisibility }: Record<string, unknown>): FieldErrors {
  return price === null && priceVisibility !== 'on_request' ? { price: ['validation.price_missing'] } : {}
}

/** Form values with leaks removed; words in lines are redacted. */
export function withLeaksRemoved(values: LotFormValues, leaks: readonly Leak[]): LotFormValues {
  const changed: Record<string, readonly string[]> = { ...withRedacted(values, leaks) }
  for (const leak of leaks) {
    const { field, found } = leak
    if (field === 'lines') continue
    if (isInDocument(leak)) delete changed[`${field}.shown`]
    else changed[field] = (changed[field] ?? []).map((text) => withoutLeak(text, found))
  }
  return changed
}

export function publicTexts(values: LotFormValues): PublicText[] {
  const fields = Object.keys(values).filter((name) =>
    /^(?:texts\..*\.(?:title|description)|brands|place|stock\.(?:region|city)|photo\.\d+\.alt\..*)$/.test(name),
  )
  const names = keptDocuments(values).map((row) => `document.${row}.name`)
  return [...fields, ...names].map((field) => ({ field, text: fieldValue(values, field) }))
}

function withChosenDocuments(values: LotFormValues): LotFormValues {
  const left = rowsOf(values, 'document').filter((row) => fieldValue(values, `document.${row}.shown`) === '')
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !left.some((row) => name.startsWith(`document.${row}.`))),
  )
}

function keptDocuments(values: LotFormValues): number[] {
  return rowsOf(values, 'document').filter((row) => fieldValue(values, `document.${row}.remove`) === '')
}

/** Documents are published unchanged, including their metadata and all columns. */
async function leaksOfDocuments(services: CheckServices, values: LotFormValues, supplier: Supplier): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const row of keptDocuments(values)) {
    const field = `document.${row}`
    const document = { url: fieldValue(values, `${field}.url`), name: fieldValue(values, `${field}.name`) }
    leaks.push(...(await leaksOfDocument(services, field, document, supplier)))
  }
  return leaks
}

export async function leaksOfDocument(
  services: CheckServices,
  field: string,
  { url, name }: { readonly url: string; readonly name: string },
  supplier: Supplier,
): Promise<Leak[]> {
  const fileId = parseFileUrl(services.config.publicUrl, url)?.id
  if (!fileId) return []
  const { found, isWhole } = await inspectFile(services, fileId, supplier)
  const leaks: Leak[] = found.map((leak) => ({ field, ...leak }))
  if (!isWhole) leaks.push({ field, kind: 'unread', found: name })
  const [first] = await findManifestLines(services, fileId, { after: 0, limit: 1 })
  // The supplier's original list counts as a cost leak whatever its headings are.
  if (first && !leaks.some(({ kind }) => kind === 'cost')) leaks.push({ field, kind: 'cost', found: name })
  return leaks
}

/** Whether a leak is inside a document, which can then only be removed entirely. */
export function isInDocument({ field }: Leak): boolean {
  return /^document\.\d+$/.test(field)
}

/** Public prices of a lot, with two decimals, which are no leak in a text. Restricted prices are not included. */
export function publicFigures(lot: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  if (lot.priceVisibility !== 'public') return new Set()
  const price = lotShape.price.safeParse(lot.price).data
  const retail = lotShape.retailPrice.safeParse(lot.retailPrice).data
  const currency = lotShape.currency.safeParse(lot.currency).data ?? 'EUR'
  const amounts = [price?.amount, ...(price?.tiers ?? []).map(({ amount }) => amount), retail?.from, retail?.to]
  return new Set(amounts.flatMap((amount) => (amount ? (amount / minorUnitsIn(currency)).toFixed(2) : [])))
}
