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

/** Countries whose VAT prefix differs from the country code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', MC: 'FR', IM: 'GB' }

/** Null if the check digits are wrong. The company's own prefix (ISO 3166-1) may be omitted. Countries without a rule pass unchecked. */
export function parseVatId(typed: string, country: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  const home = prefixes[country] ?? country
  // Bare digits may look like another country's prefix, so try the company's country first.
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
