import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { ApiEnv } from '../http/api.server'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'

/**
 * Lets a request of the team pass: of somebody of it who has signed in, or of its own systems with `Authorization: Bearer
 * {TEAM_API_TOKEN}`.
 * @throws {Refusal} 401 `errors.unauthenticated`
 */
export function requireTeam(services: Pick<Services, 'config'>, context: Context<ApiEnv>): void {
  if (isTeam(services, context)) return
  throw new Refusal('errors.unauthenticated', 401)
}

/** Whether a request is one of the team, for calls that others may make too. */
export function isTeam(services: Pick<Services, 'config'>, context: Context<ApiEnv>): boolean {
  return context.var.facts.worker !== null || hasToken(services, context.req.raw)
}

/** Who sends a request of the team, for the audit trail: one of its own systems has only the token. */
export function teamAuditor({ var: { facts } }: Context<ApiEnv>): {
  readonly id: string | null
  readonly name: string
  readonly network: string | null
} {
  return { id: null, name: 'TEAM_API_TOKEN', ...facts.worker, network: facts.limitBucket }
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
