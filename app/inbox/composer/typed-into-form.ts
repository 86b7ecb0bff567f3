/** Browsers limit all `keepalive` requests together to 64 KiB. */
const MAX_KEPT_ALIVE = 60_000

export function formValues(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body
}

/** Posts with `keepalive`, so that the request outlives the page. @throws if the connection fails */
export function postKeepalive(address: string, body: URLSearchParams): Promise<Response> {
  return fetch(address, { method: 'POST', body, keepalive: body.toString().length < MAX_KEPT_ALIVE })
}
