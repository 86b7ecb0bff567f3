import type { AccountAnswer } from '../../accounts/sign-in/account-fields'
import { type AccountFormInUse, useFetchedForm } from '../../accounts/sign-in/use-account-form'

/**
 * Runs one of the forms of a page of the member area in the browser. Success leads to the page anew.
 * @param intent what the form is for, as its hidden field says
 * @param answer what the page's action said to whichever form was posted without JavaScript
 */
export function useMemberForm(intent: string, answer: AccountAnswer | undefined): AccountFormInUse {
  return useFetchedForm(answer?.typed.intent === intent ? answer : undefined)
}
