import english from '../locales/en.json'
import englishOffice from '../locales/en.office.json'

/** A key in the place of its text, a placeholder, or a value that is not there. */
export const missingText = new RegExp(
  `\\b(?:${Object.keys({ ...english, ...englishOffice }).join('|')})\\.[a-z]+_|[{}]|\\b(?:undefined|null|NaN)\\b`,
)
