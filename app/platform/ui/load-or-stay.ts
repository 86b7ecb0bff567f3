import { isConnectionLost } from './connection'

/**
 * Loads a page's data. Offline, data shown before stays, marked by `isLost`: an error page would lose what was typed.
 * @throws the server's answer, or the network error if nothing was shown before
 */
export async function loadOrStay<Shown extends object>(
  load: () => Promise<Shown>,
  before: Shown | undefined,
): Promise<Shown & { readonly isLost: boolean }> {
  try {
    return { ...(await load()), isLost: false }
  } catch (fault) {
    if (!before || !isConnectionLost(fault)) throw fault
    return { ...before, isLost: true }
  }
}
