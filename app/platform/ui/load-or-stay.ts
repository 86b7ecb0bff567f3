import { isConnectionLost } from './connection'

/**
 * Loads what a page shows. While the line is down, what it has shown before stays, and says so by `isLost`: an error page in its place
 * would take what is typed with it.
 * @throws whatever the server answered, and what the line broke where nothing was shown before
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
