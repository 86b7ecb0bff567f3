import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { findFormerManifests } from '../../lots/lots/former-manifests.server'
import { presentLists } from '../../lots/manifest-view/present-lists.server'
import { findPendingLists } from '../../lots/manifests/pending-lists.server'
import { findOffer } from '../../offers/offers/find-offers.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { findListsToChoose } from '../guard/lists-to-choose.server'
import type { LotFormValues } from '../lot-form/lot-form'
import { checkManifest } from './check-manifest.server'

type PresentServices = Pick<Services, 'config' | 'db'>

export async function findFilesWithLists(services: PresentServices, { id, written }: LotToEdit) {
  const offerId = written.lot.private.supplierOfferId
  const offer = offerId ? await findOffer(services, offerId) : null
  const pending = await findPendingLists(services, { of: 'lot', id })
  return { pending, files: [...pending, ...(offer?.attachments ?? [])] }
}

export async function presentLotManifest(
  services: PresentServices,
  found: LotToEdit,
  search: URLSearchParams,
  language: Language,
) {
  const { pending, files } = await findFilesWithLists(services, found)
  const lists = await presentLists(services, files, search, language)
  const choices = await findListsToChoose(services, files)
  const order = files.map(({ id }) => id)
  const first = choices
    .filter(({ state, lines }) => state === 'read' && lines > 0)
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))[0]
  const { lot } = found.written
  const values: LotFormValues = { manifest: [first?.id ?? ''], column: [...(first?.columns ?? [])] }
  return {
    reference: found.reference,
    version: found.version,
    lines: lot.lines.length,
    lists,
    choices,
    pending: pending.map(({ id }) => id),
    isWaiting: lists.some(({ state }) => state === 'waiting'),
    values,
    former: await presentFormer(services, found.id, language),
    formerDays: services.config.site.retention.manifestsDays,
    check: (await checkManifest(services, found, files, values)).check,
  }
}

async function presentFormer(services: PresentServices, lotId: string, language: Language) {
  const { timeZone } = services.config.site.company
  const t = translatorOf(language)
  return (await findFormerManifests(services, lotId)).map(({ version, lines, replacedAt, who }) => ({
    version,
    lines,
    moment: formatMoment(replacedAt, language, timeZone),
    who: `\u2068${who || t('stock.program')}\u2069`,
  }))
}

export type LotManifestView = Awaited<ReturnType<typeof presentLotManifest>>
