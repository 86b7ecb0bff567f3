import { type Language, languages } from '../app/platform/i18n/languages'

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

/** Languages that leave their space first: long words, another alphabet, the other direction. The judge `pages` takes all. */
export const wideLanguages: readonly Language[] = everything ? languages : ['de', 'el', 'ar']

/** One language per font file. The judge `pages` takes all. */
export const languagesByFont: readonly Language[] = everything ? languages : ['en', 'pl', 'el', 'ar']

export interface Screen {
  readonly language: 'en' | 'ar' | 'de' | 'el'
  readonly width: 390 | 1440
  readonly scheme: 'light' | 'dark' | 'both'
}

/** Languages that differ in direction, alphabet or length. Each pair has both directions, widths and color schemes. */
const pairs: readonly (readonly [Screen, Screen])[] = [
  [
    { language: 'en', width: 390, scheme: 'light' },
    { language: 'ar', width: 1440, scheme: 'dark' },
  ],
  [
    { language: 'ar', width: 390, scheme: 'dark' },
    { language: 'en', width: 1440, scheme: 'light' },
  ],
  [
    { language: 'de', width: 390, scheme: 'dark' },
    { language: 'ar', width: 1440, scheme: 'light' },
  ],
  [
    { language: 'ar', width: 390, scheme: 'light' },
    { language: 'el', width: 1440, scheme: 'dark' },
  ],
]

const everyScreen: readonly Screen[] = (['en', 'ar', 'de', 'el'] as const).flatMap((language) =>
  ([390, 1440] as const).map((width) => ({ language, width, scheme: 'both' as const })),
)

export const screens: readonly Screen[] = everything ? everyScreen : pairs.flat()

/** Screens for one page or journey. @param place its number: consecutive ones get different screens */
export function screensOf(place: number): readonly Screen[] {
  return everything ? everyScreen : (pairs[place % pairs.length] ?? [])
}

export function screensIn(language: Screen['language'], place: number): readonly Screen[] {
  return screensOf(place).filter((screen) => screen.language === language)
}
