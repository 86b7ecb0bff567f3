import { thousandths } from '../facts/decimal'
import { orderSteps } from '../lots/lot-rows.server'
import type { LotInput } from '../lots/lot-schema'

/** A lot with another quantity: packing, weights and prices for the whole lot in proportion, and never a higher MOQ. */
export function withQuantity(lot: LotInput, quantity: string): LotInput {
  const share = thousandths(quantity) / thousandths(lot.quantity)
  const { pallets, grossKg, netKg } = lot.packaging
  const isPerLot = lot.price?.basis === 'lot'
  const scaled = (amount: number) => Math.max(1, Math.round(amount * share))
  const secret = lot.private
  return {
    ...lot,
    quantity,
    ...leastOrder(lot, quantity),
    packaging: {
      ...lot.packaging,
      ...(pallets && { pallets: Math.ceil(pallets * share) }),
      ...(grossKg && { grossKg: weight(grossKg * share) }),
      ...(netKg && { netKg: weight(netKg * share) }),
    },
    ...(isPerLot &&
      lot.price && {
        price: { ...lot.price, amount: scaled(lot.price.amount) },
        private: {
          ...secret,
          ...(secret.costPrice && { costPrice: scaled(secret.costPrice) }),
          ...(secret.minPrice && { minPrice: scaled(secret.minPrice) }),
        },
      }),
  }
}

function weight(kilograms: number): number {
  return Math.max(0.001, Math.round(kilograms * 1_000) / 1_000)
}

/** MOQ and order multiple, which must fit into the quantity: a rest below the MOQ is sold whole. */
function leastOrder(lot: LotInput, quantity: string): Pick<LotInput, 'moq' | 'step'> {
  const after = { ...lot, quantity, moq: null, step: null }
  const usual = orderSteps(after)
  if (lot.splittable === 'whole_only') return { moq: null, step: null }
  const isWhole = thousandths(orderSteps(lot).moq) >= thousandths(quantity)
  const least = isWhole ? orderSteps({ ...after, moq: quantity }) : fitting(lot, quantity)
  // What follows from splitting and packing is left open, to follow further changes.
  return least.moq === usual.moq && least.step === usual.step ? { moq: null, step: null } : least
}

function fitting(lot: LotInput, quantity: string): { moq: string; step: string } {
  const step = lot.step && thousandths(lot.step) > thousandths(quantity) ? null : lot.step
  return orderSteps({ ...lot, quantity, step })
}
