import { SearchServerFault } from '../../platform/services/search-server.server'
import type { Services } from '../../platform/services/services.server'
import { IndexBehind, openExternalEngine } from './external-engine.server'
import { forgetExternal } from './index-externally.server'
import { postgresEngine } from './postgres-engine.server'
import type { SearchEngine } from './search-engine.server'

/** Milliseconds that one search may wait for the external engine, all its questions together. */
const TIMEOUT = 1_500

/** Asks the external engine if there is one that knows enough, and PostgreSQL if not, or if it does not answer in time. */
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

/** Brings the external engine up to date, if there is one that answers. */
export async function indexExternallyIfSet(
  services: Pick<Services, 'db' | 'searchServer'>,
  signal: AbortSignal,
): Promise<void> {
  const { searchServer } = services
  if (!searchServer) return forgetExternal(services.db)
  if (searchServer.isUp()) await openExternalEngine(searchServer, TIMEOUT).index(services, signal)
}
