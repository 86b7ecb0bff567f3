import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../platform/ui/page-link'
import { type AccountDialog, dialogOf, searchWith } from './account-dialog'

/** Keeps path, query and hash. Back undoes opening the dialog, but not navigation inside it. */
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
      to={pathname + searchWith(search, dialog) + hash}
      replace={dialogOf(search) !== null}
      preventScrollReset
      // The page below does not change.
      defaultShouldRevalidate={false}
      // The server does not know the hash.
      suppressHydrationWarning
      {...rest}
    />
  )
}
