import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../platform/ui/page-link'
import { type AccountDialog, dialogOf, searchWith } from './account-dialog'

/**
 * Opens the sign-in dialog on the page that is shown, changes what it shows, or closes it (null). Path, query and hash
 * stay. Opening is a step that Back undoes; what happens inside the dialog is not.
 */
export function DialogLink(props: {
  dialog: AccountDialog | null
  className?: string
  'aria-label'?: string
  'aria-current'?: 'true' | undefined
  onClick?: () => void
  children: ReactNode
}) {
  const { dialog, ...rest } = props
  const { pathname, search, hash } = useLocation()
  return (
    <PageLink
      to={{ pathname, search: searchWith(search, dialog), hash }}
      replace={dialogOf(search) !== null}
      preventScrollReset
      // The page below stays as it is.
      defaultShouldRevalidate={false}
      // Only the browser knows the hash.
      suppressHydrationWarning
      {...rest}
    />
  )
}
