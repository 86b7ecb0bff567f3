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

/** Nothing for a page that the site leaves out. On the server a plain link: a `Link` takes a fifth of the rendering of a page. */
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
