/** What the link of a mail carries; empty when it carries nothing. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
