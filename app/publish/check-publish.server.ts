import { createHash } from 'node:crypto'
import { parseFileUrl } from '../files/file-address.server'
import { type LotFormValues, rowsOf, typedIn } from '../lot-form/lot-form'
import { readLotForm } from '../lot-form/read-lot-form.server'
import { lotLimits, lotSchema } from '../lots/lot-schema'
import { findManifestLines } from '../manifests/find-manifest.server'
import type { ManifestLine } from '../manifests/manifest'
import type { Offer } from '../offers/find-offers.server'
import type { FieldErrors } from '../platform/errors'
import { fieldErrors } from '../platform/parse-input'
import type { Services } from '../platform/services.server'
import { findLeaks, type Leak, type PublicText, withoutLeak } from './find-leaks'
import { findAuthors } from './inspect-files.server'
import { publicLines } from './manifest-columns'

type CheckServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/** What would become of an offer with what stands in the form. */
export interface Checked {
  /** In the shape of the lots' schema, for it to judge. */
  readonly fields: Record<string, unknown>
  readonly errors: FieldErrors
  readonly leaks: readonly Leak[]
  /** Names these very leaks: who has seen them has seen no others. */
  readonly digest: string
  readonly lines: number
}

/** Reads the form, and looks for what must not become public in everything that would. Nothing is stored. */
export async function checkPublish(services: CheckServices, offer: Offer, values: LotFormValues): Promise<Checked> {
  const { timeZone } = services.config.site.company
  const manifest = await chosenLines(services, offer, values)
  const struck = values.strike ?? []
  const strike = (text: string) => struck.reduce(withoutLeak, text)
  const read = readLotForm(values, { timeZone, now: { private: { supplierOfferId: offer.id } } })
  const chosen = { columns: values.column ?? [], extras: values.extra ?? [] }
  const defaults = { unit: typedIn(values, 'unit') || 'H87', currency: typedIn(values, 'currency') || 'EUR' }
  const lines = publicLines(manifest, chosen, defaults, strike)
  const fields = { ...read, lines }
  const parsed = lotSchema.safeParse(fields)
  const leaks = [
    ...findLeaks([...publicTexts(values), ...lineTexts(lines)], offer),
    ...(await leaksOfDocuments(services, values)),
  ]
  return {
    fields,
    errors: { ...unpriced(read), ...(parsed.success ? {} : fieldErrors(parsed.error)) },
    leaks,
    digest: digestOfLeaks(leaks),
    lines: lines.length,
  }
}

/** Names these very leaks. */
export function digestOfLeaks(leaks: readonly Leak[]): string {
  return createHash('sha256').update(JSON.stringify(leaks)).digest('base64url').slice(0, 22)
}

/** The rules between fields are looked at only once each field is good by itself; a price is missed from the beginning. */
function unpriced({ price, priceVisibility }: Record<string, unknown>): FieldErrors {
  return price === null && priceVisibility !== 'on_request' ? { price: ['validation.price_missing'] } : {}
}

/** The boxes once something that was found was taken out of them; of lines, the words are struck wherever they stand. */
export function mended(values: LotFormValues, leaks: readonly Leak[]): LotFormValues {
  const changed: Record<string, readonly string[]> = { ...values }
  for (const { box, found, kind } of leaks) {
    if (box === 'lines') changed.strike = [...(changed.strike ?? []), found]
    else if (kind === 'author' || kind === 'cost') changed[`${box}.remove`] = ['on']
    else changed[box] = (changed[box] ?? []).map((text) => withoutLeak(text, found))
  }
  return changed
}

async function chosenLines(services: CheckServices, offer: Offer, values: LotFormValues): Promise<ManifestLine[]> {
  const fileId = typedIn(values, 'manifest')
  if (!offer.attachments.some(({ id }) => id === fileId)) return []
  // One more than a lot has: the schema then says that these are too many.
  return findManifestLines(services, fileId, { after: 0, limit: lotLimits.lines + 1 })
}

/** Everything in the boxes that everybody, or whoever has signed in, will read. */
export function publicTexts(values: LotFormValues): PublicText[] {
  const boxes = Object.keys(values).filter((name) =>
    /^(?:texts\..*\.(?:title|description)|brands|place|stock\.(?:region|city)|photo\.\d+\.alt\..*)$/.test(name),
  )
  const names = keptDocuments(values).map((row) => `document.${row}.name`)
  return [...boxes, ...names].map((box) => ({ box, text: typedIn(values, box) }))
}

function lineTexts(lines: readonly Record<string, unknown>[]): PublicText[] {
  return lines.flatMap(({ name, sku, brand, extra }) => {
    const own = typeof extra === 'object' && extra !== null ? Object.entries(extra).flat() : []
    return [name, sku, brand, ...own].flatMap((text) => (typeof text === 'string' ? [{ box: 'lines', text }] : []))
  })
}

function keptDocuments(values: LotFormValues): number[] {
  return rowsOf(values, 'document').filter((row) => typedIn(values, `document.${row}.remove`) === '')
}

/** Documents go out as they are: who wrote them stands in them, and spreadsheets have all of their columns. */
async function leaksOfDocuments(services: CheckServices, values: LotFormValues): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const row of keptDocuments(values)) {
    const box = `document.${row}`
    const document = { url: typedIn(values, `${box}.url`), name: typedIn(values, `${box}.name`) }
    leaks.push(...(await leaksOfDocument(services, box, document)))
  }
  return leaks
}

/** What one document tells as it is. */
export async function leaksOfDocument(
  services: CheckServices,
  box: string,
  { url, name }: { readonly url: string; readonly name: string },
): Promise<Leak[]> {
  const fileId = parseFileUrl(services.config.publicUrl, url)?.id
  if (!fileId) return []
  const leaks: Leak[] = (await findAuthors(services, fileId)).map((found) => ({ box, kind: 'author', found }))
  const [first] = await findManifestLines(services, fileId, { after: 0, limit: 1 })
  // The supplier's own list, prices and all.
  if (first) leaks.push({ box, kind: 'cost', found: name })
  return leaks
}
