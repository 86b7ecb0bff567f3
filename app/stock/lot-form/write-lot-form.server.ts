import type { LotInput } from '../../lots/lots/lot-schema'
import type { Language } from '../../platform/i18n/languages'
import { moneyText } from '../../platform/i18n/money'
import { decimalText } from '../../platform/i18n/parse-decimal'
import { formatLocalMoment, type LotFormValues } from './lot-form'

const costBoxes = ['private.costPrice', 'private.minPrice']

export function withoutCosts(values: LotFormValues): LotFormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !costBoxes.includes(name)))
}

export function writeLotForm(lot: LotInput, language: Language, timeZone: string): LotFormValues {
  const values: Record<string, string[]> = {}
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') values[name] = [String(value)]
  }
  const tick = (name: string, is: boolean) => put(name, is ? 'on' : '')
  const decimal = (name: string, value: string | number | null | undefined) =>
    put(name, value === null || value === undefined ? null : decimalText(String(value), language))
  const money = (name: string, amount: number | null | undefined) =>
    put(name, amount === null || amount === undefined ? null : moneyText(amount, lot.currency, language))
  const moment = (name: string, at: string | null | undefined) =>
    put(name, at && formatLocalMoment(new Date(at), timeZone))

  put('externalId', lot.externalId)
  put('status', lot.status)
  put('optionUntil', lot.optionUntil)
  moment('publishAt', lot.publishAt)
  moment('withdrawAt', lot.withdrawAt)
  values.categories = [...lot.categories]
  values.foodCategories = [...lot.foodCategories]
  for (const [each, text] of Object.entries(lot.texts)) {
    put(`texts.${each}.title`, text.title)
    put(`texts.${each}.description`, text.description)
    tick(`texts.${each}.machine`, text.origin === 'machine')
  }
  put('brands', lot.brands.join('\n'))
  put('brandDisclosure', lot.brandDisclosure)
  put('condition', lot.condition)
  for (const [each, percent] of Object.entries(lot.conditionMix ?? {})) put(`conditionMix.${each}`, percent)
  put('functional', lot.functional)
  put('reason', lot.reason)
  decimal('quantity', lot.quantity)
  put('unit', lot.unit)
  put('splittable', lot.splittable)
  decimal('moq', lot.moq)
  decimal('step', lot.step)
  const { stackable, palletType, ...measures } = lot.packaging
  for (const [name, measure] of Object.entries(measures)) decimal(`packaging.${name}`, measure)
  put('packaging.palletType', palletType)
  put('packaging.stackable', stackable === true ? 'yes' : stackable === false ? 'no' : '')
  put('currency', lot.currency)
  money('price.amount', lot.price?.amount)
  put('price.basis', lot.price?.basis)
  for (const [row, { from, amount }] of (lot.price?.tiers ?? []).entries()) {
    decimal(`tier.${row}.from`, from)
    money(`tier.${row}.amount`, amount)
  }
  tick('price.negotiable', lot.price?.negotiable ?? false)
  put('price.validUntil', lot.price?.validUntil)
  put('priceVisibility', lot.priceVisibility)
  money('retailPrice.from', lot.retailPrice?.from)
  money('retailPrice.to', lot.retailPrice?.to)
  put('vat', lot.vat)
  put('incoterm', lot.incoterm)
  put('place', lot.place)
  put('stock.country', lot.stock.country)
  put('stock.region', lot.stock.region)
  put('stock.city', lot.stock.city)
  put('readyFrom', lot.readyFrom)
  put('leadTimeDays', lot.leadTimeDays)
  put('dates.type', lot.dates?.type)
  put('dates.min', lot.dates?.min)
  put('dates.max', lot.dates?.max)
  put('storage', lot.storage)
  put('food.shelfLifeDays', lot.food?.shelfLifeDays)
  values['food.allergens'] = [...(lot.food?.allergens ?? [])]
  put('food.labelLanguages', lot.food?.labelLanguages.join(', '))
  values['food.certificates'] = [...(lot.food?.certificates ?? [])]
  decimal('food.netGrams', lot.food?.netGrams)
  decimal('food.drainedGrams', lot.food?.drainedGrams)
  for (const [row, { rule, countries, channels }] of lot.restrictions.entries()) {
    put(`rule.${row}.rule`, rule)
    put(`rule.${row}.countries`, countries.join(', '))
    values[`rule.${row}.channels`] = [...channels]
  }
  tick('relabelRequired', lot.relabelRequired)
  for (const [row, { name, url, alt }] of lot.photos.entries()) {
    put(`photo.${row}.name`, name)
    put(`photo.${row}.url`, url)
    for (const [each, text] of Object.entries(alt)) put(`photo.${row}.alt.${each}`, text)
  }
  tick('photosAreActual', lot.photosAreActual)
  for (const [row, { name, url, kind, visibility }] of lot.documents.entries()) {
    put(`document.${row}.name`, name)
    put(`document.${row}.url`, url)
    put(`document.${row}.kind`, kind)
    put(`document.${row}.visibility`, visibility)
  }
  money('private.costPrice', lot.private.costPrice)
  money('private.minPrice', lot.private.minPrice)
  put('private.notes', lot.private.notes)
  put('private.optionFor', lot.private.optionFor)
  return values
}
