import { arabicNames } from './arabic-names'
import { englishNames } from './english-names'
import { frenchNames } from './french-names'
import { germanNames } from './german-names'
import { greekNames } from './greek-names'
import { italianNames } from './italian-names'
import { polishNames } from './polish-names'
import { spanishNames } from './spanish-names'

/** In every language, because buyers type names of other languages too. */
export const names: readonly string[] = [
  englishNames,
  germanNames,
  frenchNames,
  spanishNames,
  italianNames,
  polishNames,
  greekNames,
  arabicNames,
]
