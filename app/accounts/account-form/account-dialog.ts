/** Views of the sign-in dialog, as in any page's query: `?dialog=login`. */
const dialogs = ['login', 'register', 'forgot', 'code'] as const
export type AccountDialog = (typeof dialogs)[number]

const PARAMETER = 'dialog'

export function dialogOf(search: string): AccountDialog | null {
  const named = new URLSearchParams(search).get(PARAMETER)
  return dialogs.find((dialog) => dialog === named) ?? null
}

export function searchWith(search: string, dialog: AccountDialog | null): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  if (dialog) query.set(PARAMETER, dialog)
  return query.size > 0 ? `?${query}` : ''
}
