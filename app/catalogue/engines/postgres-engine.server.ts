import { indexWaitingLots } from '../../lots/import/import-lots.server'
import { expandSearchWords } from '../search-words/search-words.server'
import { countLots } from './count-lots.server'
import { findPagePositions } from './page-of-lots.server'
import type { SearchEngine } from './search-engine.server'

/** Takes lots up in the transaction that writes them; those of large imports soon after. */
export const postgresEngine: SearchEngine = {
  name: 'PostgreSQL',
  find: findPagePositions,
  count: countLots,
  suggest: expandSearchWords,
  index: indexWaitingLots,
}
