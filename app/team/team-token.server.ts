import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'

/**
 * Lets a request of the team's own systems pass: `Authorization: Bearer {TEAM_API_TOKEN}`.
 * @throws {Refusal} 401 `errors.unauthenticated`
 */
export function requireTeam(services: Pick<Services, 'config'>, request: Request): void {
  const expected = services.config.teamApiToken
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!expected || !given || !timingSafeEqual(digest(expected), digest(given)))
    throw new Refusal('errors.unauthenticated', 401)
}

// Digests, because equal lengths are what a comparison in constant time needs.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
