import { isAmong, latinDigits, plainOf, tokensOf } from './tokens'
import { readVocabulary } from './vocabulary'

/** Lot numbers restart each month; one without a month is searched for in the last three years. */
const MONTHS = 36

/** Words before a lot number. */
const names = new Set(
  'lot,lots,los,posten,lote,lotto,partia,partie,παρτίδα,λοτ,لوت,لوط,دفعة,صفقة,ref,reference,referenz,référence,referencia,riferimento,rif,réf,sygn,κωδ,κωδικός,offer,angebot,offre,oferta,offerta,προσφορά,عرض'
    .split(',')
    .map(plainOf),
)
const marks = new Set('no,nr,n,num,number,nummer,numéro,número,numero,numer,αρ,αριθμός,رقم'.split(',').map(plainOf))

export interface MeantReferences {
  /** `L-2611-0098`, the newest first. */
  readonly references: readonly string[]
  /** Whether it was called a lot number, includes the month, or starts with 0. */
  readonly isNamed: boolean
}

/**
 * Reads the number of a lot as people say it: `lot 98`, `Posten Nr. 98`, `#0098`, `2611-98`, `lot 98 still there?`.
 * @param today `2026-11-21`
 * @returns null for everything else
 */
export function readReference(text: string, today: string): MeantReferences | null {
  const written = latinDigits(text)
  return readNumber(written, today) ?? readNumber(numberIn(written), today)
}

/** The number after its name, if the other words only ask for the lot; otherwise empty. */
function numberIn(text: string): string {
  // The same in all languages.
  const { fillers, statuses, units } = readVocabulary('en')
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const from = at - (marks.has(tokens[at - 1]?.plain ?? '') ? 2 : 1)
  if (!names.has(tokens[from]?.plain ?? '') || units.at(tokens, at + 1)) return ''
  for (let place = 0; place < tokens.length; ) {
    const status = statuses.at(tokens, place)
    const isSilent = isAmong(fillers, text.slice(tokens[place]?.start, tokens[place]?.end))
    if ((place < from || place > at) && !isSilent && !status) return ''
    place = status?.next ?? place + 1
  }
  return text.slice(tokens[from]?.start, tokens[at]?.end)
}

function readNumber(text: string, today: string): MeantReferences | null {
  const {
    said = '',
    month,
    number,
  } = /^(?<said>[\p{L}\s.:°º#-]*?)(?:l\s*-?\s*)?(?:(?<month>\d{4})\s*-\s*)?(?<number>\d{1,6})$/iu.exec(text.trim())
    ?.groups ?? {}
  const words = said
    .split(/[\s.:°º#-]+/)
    .filter(Boolean)
    .map(plainOf)
  const isOfLot = words.every((word) => names.has(word) || marks.has(word))
  // Nothing else is counted like this, so that its name may be misspelt: `lto nr 0098`.
  const hasLeadingZero = /^0\d{3}$/.test(number ?? '')
  if (number === undefined || !(isOfLot || (hasLeadingZero && words.length <= 2))) return null
  const months = month === undefined ? latestMonths(today) : [month]
  return {
    references: months.map((each) => `L-${each}-${number.padStart(4, '0')}`),
    isNamed: month !== undefined || words.some((word) => names.has(word)) || said.includes('#') || hasLeadingZero,
  }
}

function latestMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, ago) => {
    const months = year * 12 + month - 1 - ago
    return `${String(Math.floor(months / 12)).slice(-2)}${String((months % 12) + 1).padStart(2, '0')}`
  })
}
