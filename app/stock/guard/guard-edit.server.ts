import { openStatuses } from '../../lots/facts/trade-terms'
import type { LotField } from '../../lots/lots/lot-changes'
import type { LotInput } from '../../lots/lots/lot-schema'
import { findOffers } from '../../offers/offers/find-offers.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { type LotFormValues, rowsOf, typedIn } from '../lot-form/lot-form'
import { writeLotForm } from '../lot-form/write-lot-form.server'
import { digestOfLeaks, isInDocument, leaksOfDocument, publicTexts } from './check-publish.server'
import { publicFigures } from './public-figures'

type GuardServices = Pick<Services, 'config' | 'db' | 'storage' | 'workshop' | 'log' | 'now'>

/** What an edit would make public that tells who supplies the goods, and the fields that stay as they are until somebody decides. */
export interface HeldBack {
  readonly leaks: readonly Leak[]
  /** Names these very leaks: who has seen them has seen no others. */
  readonly digest: string
  readonly fields: readonly LotField[]
}

/** Whether everybody sees a lot, or will once its day comes. */
export function isForEverybody({
  status,
  publishAt,
}: {
  readonly status?: unknown
  readonly publishAt?: unknown
}): boolean {
  return openStatuses.some((each) => each === status) || Boolean(publishAt)
}

/**
 * Looks at an edit of a lot that everybody sees, or would see by it. What was public before has been looked at then.
 * @param lot as it is
 * @param edited the form, and what it says
 * @returns null: nothing new would be told
 */
export async function guardEdit(
  services: GuardServices,
  lot: LotInput,
  edited: { readonly values: LotFormValues; readonly fields: Readonly<Record<string, unknown>> },
  language: Language,
): Promise<HeldBack | null> {
  if (!isForEverybody(edited.fields)) return null
  const wasPublic = isForEverybody(lot)
  const supplier = await findSupplier(services, lot)
  const before = writeLotForm(lot, language, services.config.site.company.timeZone)
  const known = new Set(wasPublic ? findLeaks(shownTexts(before), supplier, publicFigures(lot)).map(nameOf) : [])
  const leaks = [
    ...findLeaks(shownTexts(edited.values), supplier, publicFigures({ ...lot, ...edited.fields })).filter(
      (leak) => !known.has(nameOf(leak)),
    ),
    ...(await leaksOfShownDocuments(services, edited.values, wasPublic ? lot.documents : [], supplier)),
  ]
  if (leaks.length === 0) return null
  const fields = wasPublic ? leaks.map(({ box }) => fieldOf(box)) : goingPublic
  return { leaks, digest: digestOfLeaks(leaks), fields: [...new Set(fields)] }
}

/** What of a lot would tell who supplies it, if it were for everybody. Documents are not looked into. */
export async function findLeaksOfLot(services: GuardServices, lot: LotInput, language: Language): Promise<Leak[]> {
  const values = writeLotForm(lot, language, services.config.site.company.timeZone)
  return findLeaks(shownTexts(values), await findSupplier(services, lot), publicFigures(lot))
}

/** The form with everything taken out that was found; documents that tell are shown to nobody. */
export function withoutLeaks(values: LotFormValues, { leaks }: Pick<HeldBack, 'leaks'>): LotFormValues {
  const changed: Record<string, readonly string[]> = { ...values }
  for (const leak of leaks) {
    const { box, found } = leak
    if (isInDocument(leak)) changed[`${box}.visibility`] = ['on_request']
    else changed[box] = (changed[box] ?? []).map((text) => withoutLeak(text, found))
  }
  return changed
}

/** The texts in the form, but for names of documents that nobody sees. */
function shownTexts(values: LotFormValues): PublicText[] {
  return publicTexts(values).filter(({ box }) => {
    const [, row] = /^document\.(\d+)\./.exec(box) ?? []
    return row === undefined || typedIn(values, `document.${row}.visibility`) !== 'on_request'
  })
}

/** With these a lot goes on sale: it stays what it is until somebody has decided, and keeps what was written. */
const goingPublic: readonly LotField[] = ['status', 'optionUntil', 'publishAt', 'withdrawAt']

const nobody: Supplier = { name: '', company: null, email: '', phoneNumber: '' }

/** Whose offer a lot was made of; where it was none, nobody. */
export async function findSupplier(services: Pick<Services, 'db' | 'config'>, lot: LotInput): Promise<Supplier> {
  const id = lot.private.supplierOfferId
  const [offer] = id ? await findOffers(services, { after: null, limit: 1, id }) : []
  return offer ?? nobody
}

/** Photos and documents change their places, and stay the same. */
function nameOf({ box, kind, found }: Leak): string {
  return `${box.replace(/\d+/, '')} ${kind} ${found.toLowerCase()}`
}

/** Documents that somebody would see now who did not before. */
async function leaksOfShownDocuments(
  services: GuardServices,
  values: LotFormValues,
  before: LotInput['documents'],
  supplier: Supplier,
): Promise<Leak[]> {
  const shown = new Set(before.filter(({ visibility }) => visibility !== 'on_request').map(({ url }) => url))
  const leaks: Leak[] = []
  for (const row of rowsOf(values, 'document')) {
    const box = `document.${row}`
    const of = (name: string) => typedIn(values, `${box}.${name}`)
    if (of('remove') !== '' || of('visibility') === 'on_request' || shown.has(of('url'))) continue
    leaks.push(...(await leaksOfDocument(services, box, { url: of('url'), name: of('name') }, supplier)))
  }
  return leaks
}

const fieldsOfBoxes: Readonly<Record<string, LotField>> = {
  texts: 'texts',
  photo: 'photos',
  document: 'documents',
  brands: 'brands',
  place: 'place',
}

function fieldOf(box: string): LotField {
  const [first = ''] = box.split('.')
  return fieldsOfBoxes[first] ?? 'stock'
}
