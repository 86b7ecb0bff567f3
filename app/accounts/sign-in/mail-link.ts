/**
 * Of pages that a link in a mail leads to: nobody keeps them, and no other site learns their address. Not `no-referrer`: with
 * that, browsers post their forms with `Origin: null`, as from another site.
 */
export const MAIL_LINK_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const

/** What the link of a mail carries; empty when it carries nothing. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
