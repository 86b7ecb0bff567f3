import englishOffice from '../locales/en/office.json'
import english from '../locales/en/site.json'

/** Matches a raw translation key, an unfilled placeholder or a missing value. */
export const missingText = new RegExp(
  `\\b(?:${Object.keys({ ...english, ...englishOffice }).join('|')})\\.[a-z]+_|[{}]|\\b(?:undefined|null|NaN)\\b`,
)
