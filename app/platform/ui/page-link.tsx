import { type AnchorHTMLAttributes, createContext, useContext } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router'

interface PageLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<
      LinkProps,
      'replace' | 'preventScrollReset' | 'defaultShouldRevalidate' | 'viewTransition' | 'reloadDocument'
    > {
  /** Begins with a slash. */
  to: string
}

/** Pages that the site leaves out, such as `/:lang/food`: no link leads to them. */
export const DisabledPages = createContext<readonly string[]>([])

/**
 * A link within the site, followed without a page load. Nothing, if the site leaves the page out. On the server it is a plain link:
 * React Router's own resolution takes a fifth of a page's rendering.
 */
export function PageLink(props: PageLinkProps) {
  if (useContext(DisabledPages).includes(props.to.replace(/^\/..([^?#]*).*/, '/:lang$1'))) return null
  if (!import.meta.env.SSR) return <Link {...props} discover="render" />
  const { to, replace, preventScrollReset, defaultShouldRevalidate, viewTransition, reloadDocument, ...rest } = props
  // The router discovers routes by this attribute.
  return <a {...rest} href={to} data-discover="true" />
}

export function MenuLink({ to, ...rest }: PageLinkProps) {
  const { pathname } = useLocation()
  return <PageLink {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
