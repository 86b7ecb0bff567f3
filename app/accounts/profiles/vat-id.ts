import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat-next'

/** The rules of a country, by what its VAT identification numbers begin with. */
const rules = new Map([
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany].map(
    byCode,
  ),
  ...[hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania].map(
    byCode,
  ),
  ...[slovakiaRepublic, slovenia, spain, sweden, unitedKingdom].map(byCode),
  ['EL', greece] as const,
  ['XI', unitedKingdom] as const,
  ['CHE', switzerland] as const,
])

/** Countries whose numbers begin with something else than the country's code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', MC: 'FR', IM: 'GB' }

/**
 * A VAT identification number as it is written: prefix and number without spaces and signs. The prefix may be left out by a
 * company of the country that the number is of. Null: its check digits are wrong. Numbers of countries whose rules are not
 * known here are taken as they are.
 * @param country of the company (ISO 3166-1 alpha-2)
 */
export function parseVatId(typed: string, country: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  const home = prefixes[country] ?? country
  // Bare digits may look like the prefix of another country; a company's own country goes first.
  for (const text of [`${home}${bare}`, bare]) {
    const rule = rules.get(text.slice(0, 3)) ?? rules.get(text.slice(0, 2))
    if (rule && checkVAT(text, [rule]).isValid) return text
  }
  const known = rules.has(home) || rules.has(bare.slice(0, 2)) || rules.has(bare.slice(0, 3))
  return !known && /^[A-Z0-9]{4,20}$/.test(bare) ? bare : null
}

function byCode<Rule extends { readonly codes: readonly string[] }>(rule: Rule) {
  return [rule.codes[0] ?? '', rule] as const
}
