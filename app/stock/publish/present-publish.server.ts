import { findPictures, findPreviewsByAddress } from '../../files/pictures/find-pictures.server'
import { findCounterOffers } from '../../inbox/counter-offers/find-counter-offers.server'
import { findItem } from '../../inbox/items/find-items.server'
import { findPreferences, type OfficePreferences } from '../../inbox/preferences/preferences.server'
import { findLotOfOffer } from '../../lots/lots/find-lots.server'
import type { Offer } from '../../offers/offers/find-offers.server'
import { countryOptions } from '../../platform/i18n/countries'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { moneyText } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'
import { filesWithLists } from '../guard/check-lines.server'
import { describeCheck } from '../guard/describe-check.server'
import { findListsToChoose, type ListToChoose } from '../guard/lists-to-choose.server'
import { hasLocation } from '../leaks/inspect-files.server'
import type { LotFormValues } from '../lot-form/lot-form'
import { offeredFacts, withFactsRead } from '../offered-facts/offered-facts.server'
import { checkDrafted, withDraftedTexts } from './draft-texts.server'
import { findPendingFiles, type PendingFiles } from './pending-files.server'
import { findDraft, withDraft } from './publish-drafts.server'

type PublishServices = Pick<Services, 'config' | 'db' | 'storage' | 'workerPools' | 'log' | 'now'>

export async function beginForm(services: PublishServices, offer: Offer, language: Language) {
  const lists = await findListsToChoose(services, await filesWithLists(services, offer))
  const pending = await findPendingFiles(services, offer.id)
  const begun = begin(offer, { lists, added: pending, preferences: await findPreferences(services) })
  // The list's quantity counts every article and takes precedence over the seller's total.
  const counted = begun.quantity && { quantity: begun.quantity, unit: begun.unit ?? [] }
  const asked = lists.find(({ id }) => id === begun.manifest?.[0])?.asked ?? null
  const { facts, read } = withFactsRead(
    offer.facts,
    offer.description,
    { asked, isCounted: Boolean(counted) },
    offer.language,
  )
  const values = { ...begun, ...offeredFacts(facts, language), ...counted }
  const known = { ...values, ...(await agreed(services, offer, language)) }
  return { lists, pending, values: withDraftedTexts(services, known), read }
}

export async function presentPublish(services: PublishServices, offer: Offer, language: Language, memberId: string) {
  const { lists, pending, values: begun, read } = await beginForm(services, offer, language)
  const draft = await findDraft(services, { offerId: offer.id, memberId })
  const readable = lists.filter(({ state }) => state === 'read').map(({ id }) => id)
  const values = draft ? withDraft(begun, draft.typed, readable) : begun
  const photos = [...offer.attachments.filter(isPicture), ...pending.photos]
  const pictures = await findPictures(
    services,
    photos.map(({ id }) => ({ fileId: id, plate: null })),
  )
  const located = await Promise.all(photos.map(({ id }) => hasLocation(services, id)))
  const checked = await checkDrafted(services, offer, values)
  const item = await findItem(services, offer.id)
  return {
    id: offer.id,
    reference: offer.reference,
    words: { text: offer.description, language: offer.language, read },
    lot: await findLotOfOffer(services.db, offer.id),
    version: item?.version ?? 0,
    values,
    kept: draft && formatMoment(draft.savedAt, language, services.config.site.company.timeZone),
    countries: countryOptions(language),
    pictures: Object.fromEntries(photos.map(({ url }, place) => [url ?? '', pictures[place] ?? null])),
    previews: await findPreviewsByAddress(
      services,
      [...offer.attachments, ...pending.documents].flatMap(({ url }) => url ?? []),
    ),
    added: [...pending.photos, ...pending.documents, ...pending.lists].map(({ id, name }) => ({ id, name })),
    located: located.filter(Boolean).length,
    lists,
    check: await describeCheck(services, checked, language),
  }
}

export type PublishView = Awaited<ReturnType<typeof presentPublish>>

/** The accepted counter-offer as the cost price. */
async function agreed(services: PublishServices, { id }: Offer, language: Language): Promise<LotFormValues> {
  const made = await findCounterOffers(services, id)
  const deal = made.find(({ answer }) => answer === 'accepted')
  if (!deal) return {}
  const { amount, currency, basis } = deal
  return {
    'private.costPrice': [moneyText(amount, currency, language)],
    currency: [currency],
    'price.basis': [basis],
  }
}

/** Initial form values; the seller's own text is never included. */
function begin(
  offer: Offer,
  {
    lists,
    added,
    preferences,
  }: { lists: readonly ListToChoose[]; added: PendingFiles; preferences: OfficePreferences },
): LotFormValues {
  // A list added by the team takes precedence.
  const newest = added.lists.flatMap(({ id }) => lists.filter((each) => each.id === id))
  const list = [...newest, ...lists].find(({ lines }) => lines > 0)
  const values: Record<string, readonly string[]> = {
    status: ['published'],
    unit: [list?.quantity?.unit ?? 'H87'],
    ...(list?.quantity && { quantity: [list.quantity.quantity] }),
    currency: [preferences.currency],
    'price.basis': ['unit'],
    priceVisibility: [preferences.priceVisibility],
    brandDisclosure: ['public'],
    vat: ['net_standard'],
    incoterm: [preferences.incoterm],
    splittable: ['whole_only'],
    photosAreActual: ['on'],
    ...(list && { manifest: [list.id], column: [...list.columns] }),
  }
  const shown = offer.attachments.filter(({ url }) => url !== null)
  for (const [row, { url, name }] of [...shown.filter(isPicture), ...added.photos].entries()) {
    values[`photo.${row}.url`] = [url ?? '']
    values[`photo.${row}.name`] = [name]
  }
  const theirs = shown.filter((each) => !isPicture(each))
  for (const [row, file] of [...theirs, ...added.documents].entries()) {
    values[`document.${row}.url`] = [file.url ?? '']
    values[`document.${row}.name`] = [file.name]
    values[`document.${row}.kind`] = ['packing_list']
    values[`document.${row}.visibility`] = ['members']
    // Buyers see the team's own documents; the seller's only if a colleague selects them.
    if (row >= theirs.length) values[`document.${row}.shown`] = ['on']
  }
  return values
}

function isPicture({ contentType }: Pick<Offer['attachments'][number], 'contentType'>): boolean {
  return contentType?.startsWith('image/') ?? false
}
