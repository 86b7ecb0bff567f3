/**
 * The address of the account whose password a form asks for, where the form does not ask for it: password managers keep the two together. They
 * pass by lines of the type `hidden`.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
}
