/** Bytes that browsers still send for a page that has gone, all requests together being 64 KiB. */
const MOST_KEPT_ALIVE = 60_000

/** What is typed and chosen in a form, but for its files. */
export function typedInto(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body
}

/** Posts for a page that is going: the request outlives it, as far as browsers let it. @throws what the line broke */
export function sendWithPage(address: string, body: URLSearchParams): Promise<Response> {
  return fetch(address, { method: 'POST', body, keepalive: body.toString().length < MOST_KEPT_ALIVE })
}
