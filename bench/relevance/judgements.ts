/** A query with what a buyer means by it: `best` lots are worth 3, `fair` ones 1, and `-` means that there are none. */
export interface Judgement {
  readonly kind: string
  readonly language: string
  readonly query: string
  readonly best: string
  readonly fair: string
}

export interface JudgedLot {
  readonly id: string
  readonly status: string
  /** Of the goods in the demonstration catalogue, such as `sunglasses`. */
  readonly key: string
  /** The end of its reference, without the month: `0098`. */
  readonly ref: string
  readonly category: string
  readonly country: string
  readonly city: string
  readonly cond: string
  readonly reason: string
  readonly incoterm: string
  /** Spaces are written as `_`. */
  readonly brand: string
  /** Cents. */
  readonly unit: number | null
  readonly qty: number
  readonly pallets: number | null
  readonly bbd: string | null
  readonly certs: readonly string[]
  readonly versions: readonly string[]
  /** Days since it was listed. */
  readonly age: number
}

export const lotsToJudge = `
  select id, status, regexp_replace(external_id, '^demo-(.*)-[0-9]+$', '\\1') as key, right(reference, 4) as ref, categories[1] as category, country,
    facts ->> 'city' as city, condition as cond, reason, incoterm, replace(public_brands[1], ' ', '_') as brand,
    public_unit_price::int as unit, quantity::int as qty, (facts -> 'packaging' ->> 'pallets')::int as pallets,
    date_min::text as bbd, array(select jsonb_array_elements_text(facts -> 'food' -> 'certificates')) as certs,
    array(select split_part(name, ', ', 2) from lot_lines where lot_id = lots.id) as versions,
    extract(epoch from now() - listed_at) / 86400 as age
  from lots where status in ('published', 'on_option', 'unconfirmed')`

const BEST = 3
const FAIR = 1

export function readJudgements(text: string): Judgement[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [kind = '', language = '', query = '', best = '', fair = ''] = line.split('|')
    return { kind, language, query, best, fair }
  })
}

/** Grades of the lots that answer a query; where none has all that was asked for, the goods alone are fair. */
export function gradesOf({ best, fair }: Judgement, lots: readonly JudgedLot[]): Map<string, number> {
  const grades = new Map<string, number>()
  if (best === '-') return grades
  for (const lot of lots) {
    if (isMeant(best, lot)) grades.set(lot.id, BEST)
    else if (fair !== '' && isMeant(fair, lot)) grades.set(lot.id, FAIR)
  }
  const goods = best.split(' ').filter(isGoods).join(' ')
  if (grades.size === 0 && goods !== '') for (const lot of lots) if (isMeant(goods, lot)) grades.set(lot.id, FAIR)
  return grades
}

function isMeant(judged: string, lot: JudgedLot): boolean {
  return judged.split(' ').every((condition) => meets(condition, lot))
}

function isGoods(condition: string): boolean {
  return /^@?[a-z,]+$/.test(condition)
}

function meets(condition: string, lot: JudgedLot): boolean {
  if (isGoods(condition))
    return condition.startsWith('@')
      ? condition.slice(1).split(',').includes(lot.category)
      : condition.split(',').includes(lot.key)
  const [, name = '', sign = '', value = ''] = /^([a-z]+)([=<>])(.+)$/.exec(condition) ?? []
  const check = checks[`${name}${sign}`]
  if (!check) throw new Error(`No lot can be judged by ${condition}.`)
  return check(lot, value)
}

const isOneOf =
  (name: 'status' | 'ref' | 'country' | 'city' | 'cond' | 'reason' | 'incoterm' | 'brand') =>
  (lot: JudgedLot, value: string) =>
    value.split(',').includes(lot[name])

const checks: Readonly<Record<string, (lot: JudgedLot, value: string) => boolean>> = {
  'status=': isOneOf('status'),
  'ref=': isOneOf('ref'),
  'country=': isOneOf('country'),
  'city=': isOneOf('city'),
  'cond=': isOneOf('cond'),
  'reason=': isOneOf('reason'),
  'incoterm=': isOneOf('incoterm'),
  'brand=': isOneOf('brand'),
  'unit<': ({ unit }, value) => unit !== null && unit <= Number(value),
  'unit>': ({ unit }, value) => unit !== null && unit >= Number(value),
  'qty<': ({ qty }, value) => qty <= Number(value),
  'qty>': ({ qty }, value) => qty >= Number(value),
  'pallets<': ({ pallets }, value) => pallets !== null && pallets < Number(value),
  'pallets>': ({ pallets }, value) => pallets !== null && pallets >= Number(value),
  'bbd=': ({ bbd }, year) => bbd?.startsWith(year) === true,
  'bbd<': ({ bbd }, day) => bbd !== null && bbd < day,
  'bbd>': ({ bbd }, day) => bbd !== null && bbd >= day,
  'cert=': ({ certs }, value) => certs.includes(value),
  'version=': ({ versions }, value) => versions.includes(value),
  'new=': ({ age }, days) => age <= Number(days),
}
