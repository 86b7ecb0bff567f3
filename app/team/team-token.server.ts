import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { ApiEnv } from '../platform/api.server'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'

/**
 * Lets a request of the team pass: of somebody of it who has signed in, or of its own systems with `Authorization: Bearer
 * {TEAM_API_TOKEN}`.
 * @throws {Refusal} 401 `errors.unauthenticated`
 */
export function requireTeam(services: Pick<Services, 'config'>, context: Context<ApiEnv>): void {
  if (context.var.facts.fromTeam || hasToken(services, context.req.raw)) return
  throw new Refusal('errors.unauthenticated', 401)
}

function hasToken({ config }: Pick<Services, 'config'>, request: Request): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!config.teamApiToken || !given) return false
  return timingSafeEqual(digest(config.teamApiToken), digest(given))
}

// Digests, because equal lengths are what a comparison in constant time needs.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
