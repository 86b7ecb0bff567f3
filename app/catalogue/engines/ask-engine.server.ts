import { SearchServerFault } from '../../platform/services/search-server.server'
import type { Services } from '../../platform/services/services.server'
import { forgetOutside } from './index-outside.server'
import { EngineBehind, openOutsideEngine } from './outside-engine.server'
import { postgresEngine } from './postgres-engine.server'
import type { SearchEngine } from './search-engine.server'

/** Milliseconds that one search may wait for the outside engine, all its questions together. */
const TIMEOUT = 1_500

/** Asks the outside engine if there is one that knows enough, and PostgreSQL if not, or if it does not answer in time. */
export async function askEngine<Found>(
  { searchServer }: Pick<Services, 'searchServer'>,
  ask: (engine: SearchEngine) => Promise<Found>,
): Promise<Found> {
  if (!searchServer?.isUp()) return ask(postgresEngine)
  try {
    return await ask(openOutsideEngine(searchServer, TIMEOUT))
  } catch (fault) {
    if (!(fault instanceof SearchServerFault || fault instanceof EngineBehind)) throw fault
    return ask(postgresEngine)
  }
}

/** Brings the outside engine up to date, if there is one that answers. */
export async function indexOutsideIfSet(
  services: Pick<Services, 'db' | 'searchServer'>,
  signal: AbortSignal,
): Promise<void> {
  const { searchServer } = services
  if (!searchServer) return forgetOutside(services.db)
  if (searchServer.isUp()) await openOutsideEngine(searchServer, TIMEOUT).index(services, signal)
}
