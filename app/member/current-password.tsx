import { AccountField } from '../accounts/account-form'
import type { AccountFormInUse } from '../accounts/use-account-form'
import { memberLimits } from '../identity/member-limits'

/** The password that a member has now, before what cannot be undone. */
export function CurrentPassword({ use }: { use: AccountFormInUse }) {
  return (
    <AccountField
      use={use}
      name="currentPassword"
      label="member.current_password"
      type="password"
      autoComplete="current-password"
      maxLength={memberLimits.passwordLine}
    />
  )
}
