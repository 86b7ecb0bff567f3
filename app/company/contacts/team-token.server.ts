import { hash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, problemAnswer } from '../../platform/http/api.server'
import { isWithinLimit, type RateLimit, requireWithinLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'

/** Documented answers of every route that calls `requireTeam`. */
export const teamRefusals = {
  401: problemAnswer('The token is missing or wrong.'),
  403: problemAnswer('The session is of a colleague who may not export.'),
} as const

/**
 * Accepts `Authorization: Bearer {TEAM_API_TOKEN}`, or a session of a colleague who may export: the API tells everything, costs included.
 * @throws {Refusal} 401 `errors.unauthenticated`, 403 `people.no_right`
 */
export function requireTeam(services: Pick<Services, 'config'>, context: Context<ApiEnv>): void {
  if (isTrusted(services, context)) return
  if (isTeam(services, context)) throw new Refusal('people.no_right', 403)
  throw new Refusal('errors.unauthenticated', 401)
}

/** Whether everything may be told, costs included. */
export function isTrusted(services: Pick<Services, 'config'>, context: Context<ApiEnv>): boolean {
  return context.var.facts.colleague?.mayExport === true || hasToken(services, context.req.raw)
}

/** Whether the request is from the team, for endpoints that are also public. */
export function isTeam(services: Pick<Services, 'config'>, context: Context<ApiEnv>): boolean {
  return context.var.facts.colleague !== null || hasToken(services, context.req.raw)
}

/** Actor of a team request for the audit trail; requests by token have no member. */
export function teamAuditor({ var: { facts } }: Context<ApiEnv>): {
  readonly id: string | null
  readonly name: string
  readonly network: string | null
} {
  return { id: null, name: 'TEAM_API_TOKEN', ...facts.colleague, network: facts.limitBucket }
}

const WRONG_TOKENS: RateLimit = { most: 10, seconds: 60 }

/** Rejects an address after too many wrong tokens with 429, even if the token is now right. */
export function limitTokens(services: Pick<Services, 'config' | 'db' | 'now'>): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { limitBucket } = context.var.facts
    if (limitBucket === null || givenToken(context.req.raw) === null) return next()
    const bucket = `team-token:${limitBucket}`
    const now = services.now()
    const isRight = hasToken(services, context.req.raw)
    try {
      if (!isRight) await services.db.transaction((tx) => isWithinLimit(tx, bucket, WRONG_TOKENS, now))
      await requireWithinLimit(services.db, bucket, WRONG_TOKENS, now)
    } catch (fault) {
      // With the right token, metrics stay readable while the database is down.
      if (!isRight || fault instanceof Refusal) throw fault
    }
    return next()
  }
}

function hasToken({ config }: Pick<Services, 'config'>, request: Request): boolean {
  const given = givenToken(request)
  if (!config.teamApiToken || !given) return false
  return timingSafeEqual(digest(config.teamApiToken), digest(given))
}

function givenToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

// `timingSafeEqual` needs equal lengths, hence digests.
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
