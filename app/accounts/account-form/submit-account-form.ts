import { data } from 'react-router'
import { refused } from '../../platform/forms/form-answer'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'
import type { AccountAnswer } from './account-fields'

/** Submits an account form. When offline it returns an error for the form, which keeps its input, instead of showing an error page. */
export async function submitAccountForm({ serverAction }: { serverAction: () => Promise<AccountAnswer> }) {
  try {
    return await serverAction()
  } catch (fault) {
    // Rethrow redirects and the server's refusals.
    if (!isConnectionLost(fault)) throw fault
    const answer: AccountAnswer = { status: 'refused', typed: {}, ...refused({}, null) }
    return data(answer, { status: UNREACHED })
  }
}
