import { type LotStatus, lotStatuses } from '../../lots/facts/trade-terms'

export function pillOfLot(status: LotStatus): string {
  if (status === 'published') return 'pill pill--ok'
  if (status === 'on_option' || status === 'unconfirmed') return 'pill pill--warn'
  if (status === 'expired') return 'pill pill--bad'
  return status === 'draft' ? 'pill pill--info' : 'pill'
}

/** Statuses to choose from. Selling and reserving ask for more than a status. */
export function statesByHand(status: LotStatus): readonly LotStatus[] {
  return lotStatuses.filter((each) => each === status || (each !== 'sold' && each !== 'on_option'))
}
