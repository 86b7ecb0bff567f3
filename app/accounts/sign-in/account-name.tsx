/** Username for password managers in forms that ask only for a password. Not `type="hidden"`, which they ignore. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
}
