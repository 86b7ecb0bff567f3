import { z } from 'zod'
import { termNames } from '../../lots/facts/term-names'
import { currencies, isOpen, priceBases } from '../../lots/facts/trade-terms'
import type { LotInput } from '../../lots/lots/lot-schema'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { fieldValue, type HeldPrice, type LotFormValues } from '../lot-form/lot-form'

type Fields = Readonly<Record<string, unknown>>

/** Holds a price until it is confirmed, because a typing error would be a public offer. @returns null if there is nothing to confirm */
export function holdPrice(
  lot: LotInput,
  edited: { readonly values: LotFormValues; readonly fields: Fields },
  language: Language,
): HeldPrice | null {
  const { values, fields } = edited
  if (!isOpen(lot.status) || !isOpen(fields.status) || fieldValue(values, 'over') !== '') return null
  const was = priceText(lot, language)
  const becomes = priceText(fields, language)
  if (was === null || becomes === null) return null
  const known = [was, fieldValue(values, 'priceWas'), fieldValue(values, 'confirmedPrice')]
  return known.includes(becomes) ? null : { was, becomes }
}

/** Fields without the held price; if the currency changed, without all amounts. */
export function withoutPrice(lot: LotInput, fields: Fields): Fields {
  const waiting = fields.currency === lot.currency ? ['price'] : ['price', 'currency', 'retailPrice', 'private']
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !waiting.includes(name)))
}

const pricedSchema = z.object({
  currency: z.enum(currencies),
  price: z
    .object({
      amount: z.number(),
      basis: z.enum(priceBases),
      tiers: z.array(z.object({ from: z.coerce.string(), amount: z.number() })),
    })
    .nullish(),
})

/** A price with its basis and price breaks; null if it cannot be read. */
export function priceText(fields: Fields | LotInput, language: Language): string | null {
  const { data } = pricedSchema.safeParse(fields)
  if (!data) return null
  const { currency, price } = data
  if (!price) return '–'
  const money = (amount: number) => formatMoney(amount, currency, language)
  const basis = termNames.basis(translatorOf(language)).find(([word]) => word === price.basis)?.[1]
  return [
    `${money(price.amount)} ${basis}`,
    ...price.tiers.map(({ from, amount }) => `${from}+: ${money(amount)}`),
  ].join(' · ')
}
