import { openStatuses } from '../../lots/facts/trade-terms'
import { findLot, type Lot } from '../../lots/lots/find-lots.server'
import { statusOn } from '../../lots/lots/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'

export interface LotOnSale {
  readonly lot: Lot
  readonly language: Language
  readonly today: string
}

/** The lot that a file URL names. @throws {Refusal} 404 unsupported language, or the lot is not on sale */
export async function requireLotOnSale(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'now'>,
  { lang = '', reference = '' }: { readonly lang?: string; readonly reference?: string },
): Promise<LotOnSale> {
  const { site } = services.config
  const language = site.languages.find((each) => each === lang) ?? null
  const lot = language && (await findLot(services, reference))
  const today = calendarDay(services.now(), site.company.timeZone)
  if (!lot || !openStatuses.some((status) => status === statusOn(lot, today)))
    throw new Refusal('errors.not_found', 404)
  return { lot, language, today }
}
