import type { AccountAnswer } from './account-fields'

/**
 * Sends a form of the account to its page's action. Without a connection the form says so and keeps what was typed, instead
 * of the whole page turning into an error page.
 */
export async function reachServer<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | AccountAnswer> {
  try {
    return await serverAction()
  } catch (fault) {
    // What the browser's `fetch` throws when nothing came back. Redirects and the server's own refusals pass.
    if (!(fault instanceof TypeError)) throw fault
    return { status: 'refused', typed: {}, faults: {}, failure: { reason: null } }
  }
}
