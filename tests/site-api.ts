import { randomUUID } from 'node:crypto'
import { seller } from './offer-goods'
import { type TestSite, teamToken } from './open-test-site'
import { uploadFile } from './upload-file'

let visitors = 0

/** A new address (RFC 5737) for servers that trust `x-forwarded-for`, so that rate limits start at zero. */
export function freshAddress(): string {
  visitors += 1
  return `203.0.113.${visitors % 256}`
}

/** Posts to the API from a new address. @throws {Error} if it is refused */
export async function postJson(
  site: TestSite,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

export async function sellGoods(site: TestSite, changes: Record<string, unknown> = {}): Promise<void> {
  await postJson(site, '/api/sell', { ...seller, description: 'Board games, end of line', ...changes })
}

export function uploadTo(
  site: TestSite,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ name: string; url: string }> {
  return uploadFile({ request: (path, init) => fetch(site.url + path, init) }, name, bytes)
}

/** The first hundred of what `GET /api/team/LIST` answers. */
export async function readTeamList<Item>(site: TestSite, list: string): Promise<Item[]> {
  const headers = { authorization: `Bearer ${teamToken}` }
  const { items }: { items: Item[] } = await (await fetch(`${site.url}/api/team/${list}?limit=100`, { headers })).json()
  return items
}
