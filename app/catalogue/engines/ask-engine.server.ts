import { SearchServerFault } from '../../platform/services/search-server.server'
import type { Services } from '../../platform/services/services.server'
import { IndexBehind, openExternalEngine } from './external-engine.server'
import { forgetExternal } from './index-externally.server'
import { postgresEngine } from './postgres-engine.server'
import type { SearchEngine } from './search-engine.server'

/** Milliseconds that all requests of one search may take together. */
const TIMEOUT = 1_500

/** Asks the external engine if its index is current, or else PostgreSQL; also if it does not answer in time. */
export async function askEngine<Found>(
  { searchServer }: Pick<Services, 'searchServer'>,
  ask: (engine: SearchEngine) => Promise<Found>,
): Promise<Found> {
  if (!searchServer?.isUp()) return ask(postgresEngine)
  try {
    return await ask(openExternalEngine(searchServer, TIMEOUT))
  } catch (fault) {
    if (!(fault instanceof SearchServerFault || fault instanceof IndexBehind)) throw fault
    return ask(postgresEngine)
  }
}

/** Updates the index of the external engine, if there is one and it answers. */
export async function indexExternallyIfSet(
  services: Pick<Services, 'db' | 'searchServer'>,
  signal: AbortSignal,
): Promise<void> {
  const { searchServer } = services
  if (!searchServer) return forgetExternal(services.db)
  if (searchServer.isUp()) await openExternalEngine(searchServer, TIMEOUT).index(services, signal)
}
