import type { AnchorHTMLAttributes } from 'react'
import { createPath, Link, type LinkProps, useLocation } from 'react-router'

interface PageLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'to' | 'replace' | 'preventScrollReset' | 'defaultShouldRevalidate'> {
  /** The whole address of a page of ours, which begins with a slash. */
  to: Exclude<LinkProps['to'], URL>
}

/**
 * A link to a page of ours. React Router's follows it without a page load. What that one does besides, to learn where a
 * link leads that is not written out, takes a fifth of a page's rendering: on the server stands the link that comes of it.
 */
export function PageLink({ to, replace, preventScrollReset, defaultShouldRevalidate, ...rest }: PageLinkProps) {
  // With the mark by which the router finds links whose routes a page needs to know.
  if (import.meta.env.SSR)
    return <a {...rest} href={typeof to === 'string' ? to : createPath(to)} data-discover="true" />
  return <Link {...rest} {...{ replace, preventScrollReset, defaultShouldRevalidate }} to={to} discover="render" />
}

/** A link in a menu, marked while its page is the one shown. */
export function MenuLink({ to, ...rest }: PageLinkProps & { to: string }) {
  const { pathname } = useLocation()
  return <PageLink {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />
}
