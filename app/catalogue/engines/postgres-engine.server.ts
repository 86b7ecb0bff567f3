import { indexWaitingLots } from '../../lots/import/import-lots.server'
import { expandSearchWords } from '../search-words/search-words.server'
import { countLots, findMostCounted } from './count-lots.server'
import { findPagePositions } from './page-of-lots.server'
import type { SearchEngine } from './search-engine.server'

/** Indexes lots in the transaction that writes them; those of large imports soon after. */
export const postgresEngine: SearchEngine = {
  name: 'PostgreSQL',
  find: findPagePositions,
  count: async (tx, question, known = new Map()) => countLots(tx, question, known, await findMostCounted(tx)),
  suggest: expandSearchWords,
  index: indexWaitingLots,
}
