import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { type AccountFormInUse, useFetchedForm } from '../../accounts/account-form/use-account-form'

/**
 * Runs a form of the member area in the browser. Success reloads the page.
 * @param intent value of the form's hidden field
 * @param answer the action's answer to a post without JavaScript, of any form on the page
 */
export function useMemberForm(intent: string, answer: AccountAnswer | undefined): AccountFormInUse {
  return useFetchedForm(answer?.typed.intent === intent ? answer : undefined)
}
