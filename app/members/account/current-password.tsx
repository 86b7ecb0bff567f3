import { AccountField } from '../../accounts/account-form/account-form'
import type { AccountFormInUse } from '../../accounts/account-form/use-account-form'
import { memberLimits } from '../../accounts/identity/member-limits'

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
