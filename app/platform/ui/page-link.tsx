import type { AnchorHTMLAttributes } from 'react'
import { createPath, Link, type LinkProps, useLocation } from 'react-router'

interface PageLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'to' | 'replace' | 'preventScrollReset' | 'defaultShouldRevalidate' | 'viewTransition'> {
  /** Begins with a slash. */
  to: Exclude<LinkProps['to'], URL>
}

/**
 * A link within the site, followed without a page load. On the server it is a plain link: React Router's own resolution takes a fifth of
 * a page's rendering.
 */
export function PageLink(props: PageLinkProps) {
  if (!import.meta.env.SSR) return <Link {...props} discover="render" />
  const { to, replace, preventScrollReset, defaultShouldRevalidate, viewTransition, ...rest } = props
  // The router discovers routes by this attribute.
  return <a {...rest} href={typeof to === 'string' ? to : createPath(to)} data-discover="true" />
}

/** A menu link, marked on its own page. */
export function MenuLink({ to, ...rest }: PageLinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <PageLink {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
