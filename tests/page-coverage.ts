/** `npm run judge -- pages` tests every page in every combination, `npm test` each page in a few, in rotation. */
const everything = process.env.PAGES === 'all'

/** All pages together use every combination. Each page gets consecutive ones, so neighbours should differ. */
export function combinationsOf<Combination>(
  combinations: readonly Combination[],
  page: number,
  share: number,
): readonly Combination[] {
  if (everything) return combinations
  return combinations.filter((_, position) => (page + position) % combinations.length < share)
}
