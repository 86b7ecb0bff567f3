import { createHash } from 'node:crypto'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { findManifestLines } from '../../lots/manifests/find-manifest.server'
import type { Offer } from '../../offers/offers/find-offers.server'
import type { FieldErrors } from '../../platform/base/errors'
import { fieldErrors } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { findAuthors, inspectFile } from '../leaks/inspect-files.server'
import { type LotFormValues, rowsOf, typedIn } from '../lot-form/lot-form'
import { readLotForm } from '../lot-form/read-lot-form.server'
import { checkLines, filesWithLists, withStruck } from './check-lines.server'
import { publicFigures } from './public-figures'

type CheckServices = Pick<Services, 'config' | 'db' | 'storage' | 'workshop' | 'log' | 'now'>

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
  const read = readLotForm(values, { timeZone, now: { private: { supplierOfferId: offer.id } } })
  const { lines, leaks: inLines } = await checkLines(services, await filesWithLists(services, offer), values, offer)
  const fields = { ...read, lines }
  const parsed = lotSchema.safeParse(fields)
  const leaks = [
    ...findLeaks(publicTexts(values), offer, publicFigures(read)),
    ...inLines,
    ...(await leaksOfDocuments(services, values, offer)),
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
  const changed: Record<string, readonly string[]> = { ...withStruck(values, leaks) }
  for (const leak of leaks) {
    const { box, found } = leak
    if (box === 'lines') continue
    if (isInDocument(leak)) changed[`${box}.remove`] = ['on']
    else changed[box] = (changed[box] ?? []).map((text) => withoutLeak(text, found))
  }
  return changed
}

/** Everything in the boxes that everybody, or whoever has signed in, will read. */
export function publicTexts(values: LotFormValues): PublicText[] {
  const boxes = Object.keys(values).filter((name) =>
    /^(?:texts\..*\.(?:title|description)|brands|place|stock\.(?:region|city)|photo\.\d+\.alt\..*)$/.test(name),
  )
  const names = keptDocuments(values).map((row) => `document.${row}.name`)
  return [...boxes, ...names].map((box) => ({ box, text: typedIn(values, box) }))
}

function keptDocuments(values: LotFormValues): number[] {
  return rowsOf(values, 'document').filter((row) => typedIn(values, `document.${row}.remove`) === '')
}

/** Documents go out as they are: who wrote them stands in them, and spreadsheets have all of their columns. */
async function leaksOfDocuments(services: CheckServices, values: LotFormValues, supplier: Supplier): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const row of keptDocuments(values)) {
    const box = `document.${row}`
    const document = { url: typedIn(values, `${box}.url`), name: typedIn(values, `${box}.name`) }
    leaks.push(...(await leaksOfDocument(services, box, document, supplier)))
  }
  return leaks
}

/** What one document tells as it is: by whom it was written, and what stands in the cells of a spreadsheet. */
export async function leaksOfDocument(
  services: CheckServices,
  box: string,
  { url, name }: { readonly url: string; readonly name: string },
  supplier: Supplier,
): Promise<Leak[]> {
  const fileId = parseFileUrl(services.config.publicUrl, url)?.id
  if (!fileId) return []
  const { found: inside, isWhole } = await inspectFile(services, fileId, supplier)
  const told = [
    ...(await findAuthors(services, fileId)).map((found) => ({ kind: 'author' as const, found })),
    ...inside,
    ...(isWhole ? [] : [{ kind: 'unread' as const, found: name }]),
  ]
  const once = new Map(told.map((leak) => [`${leak.kind} ${leak.found}`, { box, ...leak }]))
  const leaks: Leak[] = [...once.values()]
  const [first] = await findManifestLines(services, fileId, { after: 0, limit: 1 })
  // The supplier's own list, whatever its columns are called.
  if (first && !leaks.some(({ kind }) => kind === 'cost')) leaks.push({ box, kind: 'cost', found: name })
  return leaks
}

/** Whether something was found in a document itself, which can only be left out as a whole. */
export function isInDocument({ box }: Leak): boolean {
  return /^document\.\d+$/.test(box)
}
