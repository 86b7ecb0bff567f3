import { data } from 'react-router'
import { refused } from '../../platform/forms/form-answer'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'
import type { AccountAnswer } from './account-fields'

/**
 * Sends a form of the account to its page's action. Without a connection the form says so and keeps what was typed, instead
 * of the whole page turning into an error page.
 */
export async function reachServer<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (fault) {
    // Redirects and the server's own refusals pass.
    if (!isConnectionLost(fault)) throw fault
    const answer: AccountAnswer = { status: 'refused', typed: {}, ...refused({}, null) }
    return data(answer, { status: UNREACHED })
  }
}
