/** What the sign-in dialog can show, as the address of any page names it: `?dialog=login`. */
const dialogs = ['login', 'register', 'forgot', 'code'] as const
export type AccountDialog = (typeof dialogs)[number]

const PARAMETER = 'dialog'

/** What the dialog shows on a page with this query, or null: it is closed. */
export function dialogOf(search: string): AccountDialog | null {
  const named = new URLSearchParams(search).get(PARAMETER)
  return dialogs.find((dialog) => dialog === named) ?? null
}

/** The query of the same page with the dialog as said; null closes it. All else in the query stays. */
export function searchWith(search: string, dialog: AccountDialog | null): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  if (dialog) query.set(PARAMETER, dialog)
  return query.size > 0 ? `?${query}` : ''
}
