/** `npm run judge -- pages` looks at every page in every combination; `npm test` at each page in a few, by turns. */
const everything = process.env.PAGES === 'all'

/**
 * Picks the combinations of languages and widths in which one page is looked at, so that all pages together use all of them.
 * @param combinations each page gets a run of neighbours, so those that follow one another should differ
 * @param page its position among all pages
 * @param share how many combinations each page gets
 */
export function combinationsOf<Combination>(
  combinations: readonly Combination[],
  page: number,
  share: number,
): readonly Combination[] {
  if (everything) return combinations
  return combinations.filter((_, position) => (page + position) % combinations.length < share)
}
