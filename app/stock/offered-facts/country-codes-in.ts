import { countries } from '../../platform/i18n/countries'
import { countryName } from '../../platform/i18n/country-name'
import { foldText } from '../../platform/i18n/fold-text'
import { languages } from '../../platform/i18n/languages'

const euMembers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Abbreviations, groups and adjectives, as in "the Irish market". Beginnings of folded words. */
const others: readonly (readonly [words: string, codes: readonly string[]])[] = [
  [
    '(?:uk|u\\.k\\.|gb|british|englisch|britisch|brytyjsk|inglese|anglais)(?!\\p{L})|england|great britain|grossbritannien',
    ['GB'],
  ],
  ['(?:eu|e\\.u\\.|ue|ee)(?!\\p{L})|european union|europaische\\p{L}* union', euMembers],
  ['dach(?!\\p{L})', ['AT', 'CH', 'DE']],
  ['benelux(?!\\p{L})', ['BE', 'LU', 'NL']],
  ['german|deutsch|aleman|allemand|tedesc|niemiec|γερμαν|(?:ال)?المان', ['DE']],
  ['austria[nc]|osterreich|autrichien|austriac', ['AT']],
  ['irish|irisch|irland', ['IE']],
  ['french|franzosisch|francais|frances|francuski|γαλλι|فرنس', ['FR']],
  ['spanish|spanisch|espagnol|espanol|spagnol|hiszpan|ισπαν', ['ES']],
  ['italian|italienisch|wlosk|ιταλ', ['IT']],
  ['polish(?= (?:market|buyers|shops))|polnisch|polonais|polac|polsk|πολων', ['PL']],
  ['greek|griechisch|grecque|grieg|greck|ελλην', ['GR']],
  ['dutch|niederlandisch|hollandisch|neerlandais|holenders|holland', ['NL']],
  ['usa(?!\\p{L})|us market|american market', ['US']],
]

let names: (readonly [name: string, code: string])[] | undefined

/** ISO codes of the countries that a folded text names in any site language, in alphabetical order. */
export function countryCodesIn(folded: string): string[] {
  names ??= countries.flatMap((code) =>
    languages.flatMap((language): [string, string][] => {
      const { plain } = foldText(countryName(code, language))
      return plain.length > 3 ? [[plain, code]] : []
    }),
  )
  // A plain search first: thousands of patterns would take a second to compile.
  const named = names.flatMap(([name, code]) => (folded.includes(name) && isWord(folded, name) ? [code] : []))
  const meant = others.flatMap(([words, codes]) => (wordStart(words).test(folded) ? codes : []))
  return [...new Set([...named, ...meant])].sort()
}

function isWord(folded: string, name: string): boolean {
  return wordStart(`(?:ال|ل|ب)?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`).test(folded)
}

function wordStart(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})`, 'u')
}
