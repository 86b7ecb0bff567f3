import { isOpen } from '../../lots/facts/trade-terms'
import type { LotField } from '../../lots/lots/lot-changes'
import type { LotInput } from '../../lots/lots/lot-schema'
import { findOffer } from '../../offers/offers/find-offers.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { findLeaks, type Leak, type PublicText, type Supplier, withoutLeak } from '../leaks/find-leaks'
import { fieldValue, type LotFormValues, rowsOf } from '../lot-form/lot-form'
import { writeLotForm } from '../lot-form/write-lot-form.server'
import { digestOfLeaks, isInDocument, leaksOfDocument, publicFigures, publicTexts } from './check-publish.server'

type GuardServices = Pick<Services, 'config' | 'db' | 'storage' | 'workerPools' | 'log' | 'now'>

export interface HeldBack {
  readonly leaks: readonly Leak[]
  readonly digest: string
  readonly fields: readonly LotField[]
}

/** Whether a lot is public now or scheduled to be. */
export function isPublicLot({ status, publishAt }: { readonly status?: unknown; readonly publishAt?: unknown }) {
  return isOpen(status) || Boolean(publishAt)
}

/** Checks an edit of a public lot. Text that was public before is not checked again. @returns null if there are no new leaks */
export async function guardEdit(
  services: GuardServices,
  lot: LotInput,
  edited: { readonly values: LotFormValues; readonly fields: Readonly<Record<string, unknown>> },
  language: Language,
): Promise<HeldBack | null> {
  if (!isPublicLot(edited.fields)) return null
  const wasPublic = isPublicLot(lot)
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
  const fields = wasPublic ? leaks.map(({ field }) => lotFieldOf(field)) : goingPublic
  return { leaks, digest: digestOfLeaks(leaks), fields: [...new Set(fields)] }
}

/** Leaks of a lot as if it were public. Documents are not inspected. */
export async function findLeaksOfLot(services: GuardServices, lot: LotInput, language: Language): Promise<Leak[]> {
  const values = writeLotForm(lot, language, services.config.site.company.timeZone)
  return findLeaks(shownTexts(values), await findSupplier(services, lot), publicFigures(lot))
}

/** Form values with all leaks removed; leaking documents are hidden. */
export function withoutLeaks(values: LotFormValues, { leaks }: Pick<HeldBack, 'leaks'>): LotFormValues {
  const changed: Record<string, readonly string[]> = { ...values }
  for (const leak of leaks) {
    const { field, found } = leak
    if (isInDocument(leak)) changed[`${field}.visibility`] = ['on_request']
    else changed[field] = (changed[field] ?? []).map((text) => withoutLeak(text, found))
  }
  return changed
}

function shownTexts(values: LotFormValues): PublicText[] {
  return publicTexts(values).filter(({ field }) => {
    const [, row] = /^document\.(\d+)\./.exec(field) ?? []
    return row === undefined || fieldValue(values, `document.${row}.visibility`) !== 'on_request'
  })
}

/** Fields that put a lot on sale; held until the leaks are resolved, while other edits are saved. */
const goingPublic: readonly LotField[] = ['status', 'optionUntil', 'publishAt', 'withdrawAt']

export const nobody: Supplier = { name: '', company: null, email: '', phoneNumber: '' }

/** Sender of the offer behind a lot; empty if there is none. */
export async function findSupplier(services: Pick<Services, 'db' | 'config'>, lot: LotInput): Promise<Supplier> {
  const id = lot.private.supplierOfferId
  return (id && (await findOffer(services, id))) || nobody
}

/** Ignores positions, because photos and documents can be reordered. */
function nameOf({ field, kind, found }: Leak): string {
  return `${field.replace(/\d+/, '')} ${kind} ${found.toLowerCase()}`
}

async function leaksOfShownDocuments(
  services: GuardServices,
  values: LotFormValues,
  before: LotInput['documents'],
  supplier: Supplier,
): Promise<Leak[]> {
  const shown = new Set(before.filter(({ visibility }) => visibility !== 'on_request').map(({ url }) => url))
  const leaks: Leak[] = []
  for (const row of rowsOf(values, 'document')) {
    const field = `document.${row}`
    const of = (name: string) => fieldValue(values, `${field}.${name}`)
    if (of('remove') !== '' || of('visibility') === 'on_request' || shown.has(of('url'))) continue
    leaks.push(...(await leaksOfDocument(services, field, { url: of('url'), name: of('name') }, supplier)))
  }
  return leaks
}

const lotFields: Readonly<Record<string, LotField>> = {
  texts: 'texts',
  photo: 'photos',
  document: 'documents',
  brands: 'brands',
  place: 'place',
}

function lotFieldOf(field: string): LotField {
  const [first = ''] = field.split('.')
  return lotFields[first] ?? 'stock'
}
