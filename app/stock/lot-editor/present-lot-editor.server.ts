import { randomUUIDv7 } from 'node:crypto'
import { presentCards } from '../../catalogue/cards/present-cards.server'
import type { Granted } from '../../company/team/team-rights'
import { findPicturesByAddress, findPreviewsByAddress } from '../../files/pictures/find-pictures.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { isOpen } from '../../lots/facts/trade-terms'
import { findLotHistory } from '../../lots/lots/edit-lots.server'
import { findLot } from '../../lots/lots/find-lots.server'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { findFormerManifests } from '../../lots/lots/former-manifests.server'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { countryOptions } from '../../platform/i18n/countries'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { presentAvailability } from '../availability/present-availability.server'
import { withoutCosts, writeLotForm } from '../lot-form/write-lot-form.server'
import { findWaitingBuyers } from '../mailings/waiting-buyers.server'
import { presentSales } from '../sales/present-sales.server'
import { presentEvents } from './describe-change.server'
import { priceText } from './hold-price.server'

const MAX_EVENTS = 50

/** Presents the lot editor; null if there is no such lot. @param replaced version in which the manifest was just replaced, if any */
export async function presentLotEditor(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  reference: string,
  language: Language,
  replaced: number | null,
  costs: Granted<'costs'> | null,
) {
  const [found] = await findLotsToEdit(services, [reference])
  if (!found) return null
  const { timeZone } = services.config.site.company
  const { lot } = found.written
  const today = todayOf(services)
  const values = { ...writeLotForm(lot, language, timeZone), priceWas: [priceText(lot, language) ?? ''] }
  const shown = await findLot(services, found.id)
  if (!shown) return null
  const member = { audience: audienceOfMember({ approved: true }), language, today }
  const [card] = await presentCards(services, [presentLotCard(shown, member)], member)
  const history = await findLotHistory(services, found.id, MAX_EVENTS)
  const former = await findFormerManifests(services, found.id)
  const kept = new Set(former.map(({ version }) => version))
  return {
    reference: found.reference,
    version: found.version,
    editSession: randomUUIDv7(),
    title: card?.title ?? found.reference,
    status: lot.status,
    isPublic: isOpen(lot.status),
    hasCosts: costs !== null,
    values: costs ? values : withoutCosts(values),
    countries: countryOptions(language),
    pictures: await findPicturesByAddress(
      services,
      lot.photos.map(({ url }) => url),
    ),
    previews: await findPreviewsByAddress(
      services,
      lot.documents.map(({ url }) => url),
    ),
    lines: lot.lines.length,
    card: card ?? null,
    confirmed: lot.confirmedAt ? formatMoment(new Date(lot.confirmedAt), language, timeZone) : null,
    offerId: lot.private.supplierOfferId ?? null,
    waiting: await findWaitingBuyers(services, shown),
    sales: await presentSales(services, found, language, costs),
    availability: await presentAvailability(services, found, language),
    former: former[0]?.version === replaced ? former[0] : null,
    history: presentEvents(history, lot.currency, { language, timeZone, costs }).map((view, place) => ({
      ...view,
      hasFormer: 'lines' in (history[place]?.became ?? {}) && kept.has(view.version),
    })),
  }
}

export type LotEditorView = NonNullable<Awaited<ReturnType<typeof presentLotEditor>>>
