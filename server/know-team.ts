import type { MiddlewareHandler } from 'hono'
import { findSession } from '../app/identity/session.server'
import type { ApiEnv } from '../app/platform/api.server'
import { isFromElsewhere } from '../app/platform/same-site.server'
import type { Services } from '../app/platform/services.server'

/** Finds out whether a request comes from somebody of the team, signed in and with a second factor, for `requireTeam`, which knows no sessions. */
export function knowTeam(services: Services): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const session = await findSession(services, context.req.raw)
    const fromTeam = session?.opensOffice === true && !isFromElsewhere(context.req.raw, services.config.publicUrl)
    context.set('facts', { ...context.var.facts, fromTeam })
    await next()
    if (fromTeam) context.header('cache-control', 'no-store')
    // A session that was extended gets its cookie again.
    for (const cookie of session?.cookies.getSetCookie() ?? []) context.header('set-cookie', cookie, { append: true })
  }
}
