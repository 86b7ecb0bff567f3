import { lotShape } from '../../lots/lots/lot-schema'
import { categoriesText, datesText, quantityText } from '../../lots/presentation/lot-texts'
import type { Offer } from '../../offers/offers/find-offers.server'
import { type Language, languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { checkPublish } from '../guard/check-publish.server'
import { fieldValue, type LotFormValues } from '../lot-form/lot-form'
import { parseLotForm } from '../lot-form/read-lot-form.server'

const MAX_BRANDS = 2

/**
 * Form values with titles and descriptions drafted from facts, in every site language.
 * The seller's own text is not used, because it may name the asking price. Edited texts stay; `drafted` names the unedited ones.
 */
export function withDraftedTexts(services: Pick<Services, 'config'>, values: LotFormValues): LotFormValues {
  const { languages: offered, company } = services.config.site
  const drafted = (values.drafted ?? []).map(lines)
  const isUntitled = Object.keys(values).every(
    (name) => !/^texts\..*\.title$/.test(name) || fieldValue(values, name) === '',
  )
  const changed: Record<string, readonly string[]> = { ...values, drafted: [] }
  const own: string[] = []
  for (const language of languages.filter((each) => offered.includes(each))) {
    for (const [part, text] of Object.entries(draftIn(language, values, company.timeZone))) {
      const name = `texts.${language}.${part}`
      const typed = lines(fieldValue(values, name))
      const isOurs = typed === '' ? isUntitled : drafted.includes(typed)
      if (!isOurs) continue
      changed[name] = [text]
      if (text !== '') own.push(text)
    }
  }
  return { ...changed, drafted: own }
}

/** Checks the form with unedited texts drafted again from the current facts. */
export function checkDrafted(services: Parameters<typeof checkPublish>[0], offer: Offer, values: LotFormValues) {
  return checkPublish(services, offer, withDraftedTexts(services, values))
}

/** Browsers submit line breaks as CRLF. */
function lines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function draftIn(language: Language, values: LotFormValues, timeZone: string) {
  const read = parseLotForm(values, { timeZone, now: {}, hasCosts: true })
  const words = { t: translatorOf(language), language }
  const categories = lotShape.categories.safeParse(read.categories).data
  if (!categories) return { title: '', description: '' }
  const quantity = lotShape.quantity.safeParse(read.quantity).data
  const unit = lotShape.unit.safeParse(read.unit).data ?? 'H87'
  const condition = lotShape.condition.safeParse(read.condition).data
  const brands = read.brandDisclosure === 'public' ? (lotShape.brands.safeParse(read.brands).data ?? []) : []
  const dates = lotShape.dates.safeParse(read.dates).data
  const goods = categoriesText({ categories }, words)
  const amount = quantity ? quantityText(quantity, unit, words) : null
  const facts: [label: string, text: string | null | undefined][] = [
    [words.t('lot.quantity'), amount],
    [words.t('lot.condition'), condition && words.t(`trade.conditions.${condition}`)],
  ]
  const said = facts.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []))
  const best = dates && datesText({ type: dates.type, min: dates.min, max: dates.max ?? dates.min, past: false }, words)
  return {
    title: [brands.slice(0, MAX_BRANDS).join(', '), goods, amount].filter(Boolean).join(' · ').slice(0, 200),
    description: [...said, ...(best ? [best] : [])].join('\n'),
  }
}
