import { certificates, incoterms, openStatuses } from '../../lots/facts/trade-terms'
import { type Language, languages } from '../../platform/i18n/languages'
import { perLanguage } from '../../platform/i18n/per-language'
import { type GoodsKind, readNamedGoods } from '../goods-names/named-goods'
import { readWordLists } from '../goods-names/word-lists'
import {
  conditionsMeant,
  conditionTerms,
  damagedPackaging,
  gradeNouns,
  gradeRanks,
  negations,
  ranksAfterNoun,
  takenFromShelves,
} from './condition-terms'
import { once, Phrases } from './phrases'
import { locationTerms, makeCountryNames, makeRegionNames, portTerms } from './places'
import { type Reason, reasonTerms } from './reason-terms'
import { plainOf, tokensOf } from './tokens'
import { towns } from './towns'
import {
  alternativeTerms,
  beforeSold,
  betweenTerms,
  boundTerms,
  centTerms,
  certificateTerms,
  closingTerms,
  containerFillers,
  containerTerms,
  countedLoads,
  dateFillers,
  dateTerms,
  durations,
  eachTerms,
  earlierTerms,
  euroTerms,
  fullness,
  incotermTerms,
  loads,
  longDated,
  lotTerms,
  measures,
  monthForms,
  numerals,
  onlyTerms,
  orderTerms,
  otherCurrencies,
  perTerms,
  shortDatedTerms,
  sizeTerms,
  statusTerms,
  thousandTerms,
  totalTerms,
  unitTerms,
  waysOfSale,
} from './trade-words'
import type { Availability } from './understand'
import weakWords from './weak-words.txt?raw'

export type Unit = keyof typeof unitTerms
export type Vocabulary = ReturnType<typeof makeVocabulary>

/** Terms of all languages; if two languages use the same word, the given one takes precedence. */
export const readVocabulary = perLanguage(makeVocabulary)

function makeVocabulary(language: Language) {
  const byPrecedence = [language, ...languages.filter((other) => other !== language)]
  const conditions = new Phrases<keyof typeof conditionsMeant>()
  const reasons = new Phrases<Reason>()
  const shortDated = new Phrases<string>()
  for (const each of byPrecedence) {
    conditions.addAll(conditionsIn(each))
    reasons.addAll(reasonsIn(each))
    shortDated.addAll(shortDatedIn(each))
  }
  conditions.addAll(grades())
  const goods = language === 'de' ? germanGoodsNames() : goodsNames()
  return { ...termsOfAll(), conditions, reasons, shortDated, goods }
}

const conditionsIn = perLanguage((language) => {
  const conditions = new Phrases<keyof typeof conditionsMeant>()
  const { returns = '', untested = '', tested = '' } = conditionTerms[language] ?? {}
  conditions.add(inEitherOrder(returns, untested), 'untested').add(inEitherOrder(returns, tested), 'tested')
  for (const [term, names] of Object.entries(conditionTerms[language] ?? {}))
    if (isCondition(term)) conditions.add(names, term)
  const { damaged = '', packaging = '' } = damagedPackaging[language] ?? {}
  conditions.add(inEitherOrder(damaged, packaging), 'seconds')
  conditions.add(inOrder([negations, returns]), 'new')
  const { taken = '', from = '', shelf = '' } = takenFromShelves[language] ?? {}
  return conditions.add(inOrder([taken, `,${from}`, shelf]), 'shelfPulls')
})

const grades = once(() => {
  const conditions = new Phrases<keyof typeof conditionsMeant>()
  for (const grade of ['new', 'seconds', 'salvage'] as const)
    conditions.add(
      [...inEitherOrder(gradeNouns, gradeRanks[grade]), ...inOrder([gradeNouns, ranksAfterNoun[grade]])],
      grade,
    )
  return conditions
})

const reasonsIn = perLanguage((language) => {
  const reasons = new Phrases<Reason>()
  for (const [reason, names] of Object.entries(reasonTerms[language] ?? {}))
    if (isReason(reason)) reasons.add(names, reason)
  return reasons
})

const shortDatedIn = perLanguage((language) => {
  const { said = '', near = '', date = '', other = '' } = shortDatedTerms[language] ?? {}
  return new Phrases<string>().add([said, ...inEitherOrder(near, date), ...other.split(',')], said)
})

/** Terms that mean the same in all languages. */
const termsOfAll = once(() => {
  const rules = new Phrases<(typeof incoterms)[number]>()
  for (const rule of incoterms) rules.add([rule], rule).add(incotermTerms[rule] ?? '', rule)
  const statuses = new Phrases<Availability>()
  for (const status of [...openStatuses, 'sold'] as const) statuses.add(statusTerms[status], status)
  const certified = new Phrases<(typeof certificates)[number]>()
  for (const name of certificates) certified.add([name], name).add(certificateTerms[name] ?? '', name)
  const units = new Phrases<Unit>()
  for (const [unit, names] of Object.entries(unitTerms)) if (isUnit(unit)) units.add(names, unit)
  const wholeLoads = new Phrases<number>()
  for (const [pallets, names] of loads) wholeLoads.add(names, pallets)
  const manyLoads = new Phrases<number>()
  for (const [pallets, names] of countedLoads) manyLoads.add(names, pallets)
  const bound = ({ max, min }: Readonly<Record<'max' | 'min', string>>) =>
    new Phrases<'max' | 'min'>().add(max, 'max').add(min, 'min')
  return {
    statuses,
    waysOfSale: new Phrases<true>().add(waysOfSale, true),
    soldHow: new Phrases<true>().add(beforeSold, true),
    incoterms: rules,
    certificates: certified,
    units,
    containers: new Phrases<true>().add(containerTerms, true),
    containerFillers: new Phrases<true>().add(containerFillers, true),
    measures: measures.reduce(
      (all, [kind, , of, terms]) => all.add(terms, { kind, of }),
      new Phrases<{ readonly kind: 'weight' | 'volume'; readonly of: number }>(),
    ),
    loads: wholeLoads,
    countedLoads: manyLoads,
    fullness: fullness.reduce((shares, [share, terms]) => shares.add(terms, share), new Phrases<number>()),
    thousands: new Phrases<true>().add(thousandTerms, true),
    numerals: numerals.reduce((all, terms, at) => all.add(terms, at + 1), new Phrases<number>()),
    bounds: bound(boundTerms),
    closings: bound(closingTerms),
    only: new Phrases<true>().add(onlyTerms, true),
    between: new Phrases<true>().add(betweenTerms, true),
    orders: new Phrases<true>().add(orderTerms, true),
    locations: new Phrases<true>().add(locationTerms, true),
    countries: makeCountryNames(),
    regions: makeRegionNames(),
    euros: new Phrases<true>().add(euroTerms, true),
    cents: new Phrases<true>().add(centTerms, true),
    otherCurrencies: new Phrases<true>().add(otherCurrencies, true),
    per: new Phrases<true>().add(perTerms, true),
    each: new Phrases<true>().add(eachTerms, true),
    totals: new Phrases<true>().add(totalTerms, true),
    wholes: new Phrases<'lot' | 'pallet_or_carton'>()
      .add(lotTerms, 'lot')
      .add(unitTerms.carton, 'pallet_or_carton')
      .add(unitTerms.pallet, 'pallet_or_carton'),
    sizes: new Phrases<true>().add(sizeTerms, true),
    dates: new Phrases<true>().add(dateTerms, true),
    earlier: new Phrases<'before' | 'until'>().add(earlierTerms.before, 'before').add(earlierTerms.until, 'until'),
    dateFillers: new Phrases<true>().add(dateFillers, true),
    longDated: new Phrases<true>().add(longDated, true),
    spans: durations.reduce((spans, [days, terms]) => spans.add(terms, days), new Phrases<number>()),
    months: readMonths(),
    fillers: asWritten(`${locationTerms},${readSilentWords().fillers}`),
    alternatives: readAlternativeWords(),
    ports: asWritten(portTerms),
    towns: asWritten(townWords()),
  }
})

/** Every pair of words from both lists, in either order. */
function inEitherOrder(some: string, others: string): string[] {
  return [...inOrder([some, others]), ...inOrder([others, some])]
}

/** Every phrase with one word of each list, in this order. */
function inOrder(lists: readonly string[]): string[] {
  return lists.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.split(',').map((word) => `${phrase} ${word}`)),
    [''],
  )
}

/** Least letters of a weak part of a town's name: `le` and `ali` are words of their own. */
const MIN_TOWN_PART = 4

function townWords(): string {
  return towns
    .split(/\s+/)
    .flatMap((name) => {
      const parts = name.split('_').filter(Boolean)
      return parts.length === 1 ? parts : parts.filter((part) => part.length >= MIN_TOWN_PART)
    })
    .join(',')
}

/**
 * Words without a meaning of their own next to recognized parts; users, packing, materials and colours, too weak to search by without the
 * name of the goods; and resellers and places of resale, which do not change the goods (`toys for a flea market`).
 */
const readSilentWords = once(() => {
  const lists = new Map(readWordLists(weakWords).map(({ head, words }) => [head, words.join()]))
  const listOf = (head: string) => {
    const words = lists.get(head)
    if (words === undefined) throw new Error(`weak-words.txt has no list “${head}”.`)
    return words
  }
  return { fillers: listOf('fillers'), weak: listOf('weak'), resale: listOf('resale') }
})

/** Words that are too weak when others were dropped. */
export const readWeakWords = once(
  (): ReadonlySet<string> =>
    new Set([
      ...asWritten([locationTerms, ...Object.values(readSilentWords()), unitTerms.pallet, townWords()].join()),
      ...readMonths().keys(),
    ]),
)

/** Words for `or`. */
export const readAlternativeWords = once((): ReadonlySet<string> => asWritten(alternativeTerms))

/** What goods come in, which says nothing beside goods that are named: `cement bags`. */
export const readContainerWords = once((): ReadonlySet<string> => asWritten(containerTerms))

/** Words with and without their accents, but no others: French `thé` is not English `the`. */
function asWritten(words: string): ReadonlySet<string> {
  return new Set(tokensOf(words).flatMap(({ plain, start, end }) => [plain, words.slice(start, end)]))
}

const goodsNames = once(() => makeGoodsNames([]))
/** In German, `Lager` is stock and no beer. */
const germanGoodsNames = once(() => makeGoodsNames(['lager']))

function makeGoodsNames(without: readonly string[]) {
  const names = new Phrases<GoodsKind>()
  for (const { goodsKind, terms } of readNamedGoods())
    names.add(
      terms.filter((term) => !without.includes(term)),
      goodsKind,
    )
  return names
}

const readMonths = once((): ReadonlyMap<string, number> => {
  const months = new Map<string, number>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const)
      for (const withDay of [true, false]) {
        const format = new Intl.DateTimeFormat(language, {
          month: style,
          ...(withDay && { day: 'numeric' }),
          timeZone: 'UTC',
        })
        for (let month = 0; month < 12; month++) {
          const written = format.formatToParts(new Date(Date.UTC(2027, month, 1)))
          const name = plainOf(written.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '')
          if (/^\p{L}{3,}$/u.test(name) && !months.has(name)) months.set(name, month + 1)
        }
      }
  for (const [month, forms] of monthForms.entries())
    for (const form of forms.split(',')) if (!months.has(plainOf(form))) months.set(plainOf(form), month + 1)
  return months
})

function isCondition(term: string): term is keyof typeof conditionsMeant {
  return term in conditionsMeant
}

function isReason(reason: string): reason is Reason {
  return Object.values(reasonTerms).some((terms) => reason in terms)
}

function isUnit(unit: string): unit is Unit {
  return unit in unitTerms
}
