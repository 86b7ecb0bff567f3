import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { AccountField } from '../../accounts/account-form/account-form'
import { type AccountFormInUse, useFetchedForm } from '../../accounts/account-form/use-account-form'
import { memberLimits } from '../../accounts/identity/member-limits'
import type { MessageKey } from '../../platform/i18n/translate'

export function CurrentPassword(props: { use: AccountFormInUse; label?: MessageKey }) {
  const { use, label = 'member.current_password' } = props
  return (
    <AccountField
      use={use}
      name="currentPassword"
      label={label}
      type="password"
      autoComplete="current-password"
      maxLength={memberLimits.passwordLine}
    />
  )
}

/** Success reloads the page. @param answer the action's answer to a post without JavaScript, of any form on the page */
export function useMemberForm(intent: string, answer: AccountAnswer | undefined): AccountFormInUse {
  return useFetchedForm(answer?.typed.intent === intent ? answer : undefined)
}
