import { audienceOf, type Session } from '../../accounts/identity/session.server'
import { presentCards } from '../../catalogue/cards/present-cards.server'
import { describeRestrictions } from '../../lots/presentation/describe-restrictions'
import { formatQuantity, type Localizer, quantityText } from '../../lots/presentation/lot-texts'
import { presentLotCard, type Reader } from '../../lots/presentation/present-lot.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { cacheReads } from '../../platform/services/cached-reads.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { findRequestedLots, lotTerms } from '../inquiries/find-asked-lots.server'

export type AskedLotsView = Awaited<ReturnType<typeof present>>
export type AskedLotView = AskedLotsView['open'][number]

const cached = cacheReads<AskedLotsView>(300)

/** Presents the requested lots, limited to what the visitor may see. */
export function presentAskedLots(
  services: Pick<Services, 'config' | 'content' | 'db' | 'now' | 'replicas'>,
  references: readonly string[],
  session: Session | null,
  language: Language,
): Promise<AskedLotsView> {
  const today = todayOf(services)
  const reader = { audience: audienceOf(session), language, today }
  return cached(services, { ...reader, references }, (reading) => present(reading, references, reader))
}

async function present(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  references: readonly string[],
  reader: Reader,
) {
  const { language } = reader
  const localizer: Localizer = { t: translatorOf(language), language }
  const { open, gone } = await findRequestedLots(services, references)
  const cards = await presentCards(
    services,
    open.map((lot) => presentLotCard(lot, reader)),
    reader,
  )
  return {
    gone,
    open: open.flatMap((lot, place) => {
      const card = cards[place]
      if (!card) return []
      const quantity = quantityText(lot.quantity, lot.unit, localizer)
      return {
        ...card,
        quantity,
        currency: lot.currency,
        restrictions: describeRestrictions(lot.facts, localizer),
        portions:
          lot.splittable === 'whole_only'
            ? localizer.t('inquiry.sold_whole', { quantity })
            : localizer.t('inquiry.sold_in_steps', {
                least: formatQuantity(lot.moq, language),
                step: formatQuantity(lot.step, language),
                quantity,
              }),
        terms: lotTerms(lot),
      }
    }),
  }
}
