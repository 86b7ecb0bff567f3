import type { LotStatus } from '../../lots/facts/trade-terms'

export function pillOfLot(status: LotStatus): string {
  if (status === 'published') return 'pill pill--ok'
  if (status === 'on_option' || status === 'unconfirmed') return 'pill pill--warn'
  if (status === 'expired') return 'pill pill--bad'
  return status === 'draft' ? 'pill pill--info' : 'pill'
}
