import type { MiddlewareHandler } from 'hono'
import { findSession } from '../app/accounts/identity/session.server'
import type { ApiEnv } from '../app/platform/http/api.server'
import { isFromElsewhere } from '../app/platform/http/same-site.server'
import type { Services } from '../app/platform/services/services.server'

/** Sets member and team facts of API requests; the team only with a verified second factor. */
export function identifyTeam(services: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const session = await findSession(services, context.req.raw)
    const fromMember = session !== null && !isFromElsewhere(context.req.raw, services.config.publicUrl)
    const fromApproved = fromMember && session.member.approved
    const worker = fromMember && session.opensOffice ? { id: session.member.id, name: session.member.name } : null
    const memberEmail = fromMember ? session.member.email : null
    context.set('facts', { ...context.var.facts, fromMember, memberEmail, fromApproved, worker })
    await next()
    if (fromMember) context.header('cache-control', 'no-store')
  }
}
