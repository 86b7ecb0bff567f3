import { openStatuses } from '../../lots/facts/trade-terms'
import { findLotsByReference, type LotSummary } from '../../lots/lots/find-lots.server'
import { statusOn } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import type { LotTerms } from './lot-terms'

export interface UnavailableLot {
  readonly reference: string
  readonly why: 'sold' | 'withdrawn' | 'expired' | 'unknown'
  /** Calendar day. */
  readonly since: string | null
}

interface RequestedLots {
  readonly open: readonly LotSummary[]
  readonly gone: readonly UnavailableLot[]
}

/** Finds the requested lots by number. Drafts are reported as unknown outside the office. */
export async function findRequestedLots(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  references: readonly string[],
): Promise<RequestedLots> {
  const { timeZone } = services.config.site.company
  const today = todayOf(services)
  const found = new Map((await findLotsByReference(services, references)).map((lot) => [lot.reference, lot]))
  const open: LotSummary[] = []
  const gone: UnavailableLot[] = []
  for (const reference of references) {
    const lot = found.get(reference)
    const status = lot ? statusOn(lot, today) : 'draft'
    if (lot && openStatuses.some((one) => one === status)) open.push(lot)
    else if (lot && (status === 'sold' || status === 'withdrawn' || status === 'expired'))
      gone.push({ reference, why: status, since: calendarDay(lot.statusSince, timeZone) })
    else gone.push({ reference, why: 'unknown', since: null })
  }
  return { open, gone }
}

export function lotTerms({ reference, quantity, unit, moq, step, splittable, facts }: LotSummary): LotTerms {
  const { unitsPerCarton, cartonsPerPallet } = facts.packaging
  const { restrictions } = facts
  return {
    reference,
    quantity,
    unit,
    moq,
    step,
    splittable,
    packaging: { unitsPerCarton, cartonsPerPallet },
    restrictions,
  }
}
