import { memberLimits } from '../../accounts/identity/member-limits'
import { AccountField } from '../../accounts/sign-in/account-form'
import type { AccountFormInUse } from '../../accounts/sign-in/use-account-form'

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
