import { randomUUID } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '../../platform/base/errors'
import { type ApiEnv, createApiRouter } from '../../platform/http/api.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { addPasskey, beginPasskey } from '../account-changes/own-passkeys.server'
import { registerMember, requestPasswordReset } from '../identity/account-requests.server'
import { finishSignIn } from '../identity/second-step.server'
import { findSession, type Session } from '../identity/session.server'
import { beginPasskeySignIn, signIn, signInWithPasskey, signOut, type Visitor } from '../identity/sign-in.server'
import { resetPassword, verifyMember } from '../identity/use-mail-link.server'
import {
  passkeyOptionsRoute,
  passkeyRoute,
  passkeySignInOptionsRoute,
  passkeySignInRoute,
  requestResetRoute,
  resetRoute,
  secondStepRoute,
  sessionRoute,
  signInRoute,
  signOutRoute,
  signUpRoute,
  verifyRoute,
} from './account-calls'

/** `/auth/*` for API clients; the pages' forms call the same use cases. */
export function accountsApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  router.openapi(signUpRoute, async (context) => {
    const { language, ...registration } = context.req.valid('json')
    await registerMember(services, registration, {
      ...context.var.facts,
      language: language ?? defaultLanguage(services.config.site),
    })
    const { name, email } = registration
    // The id is random: no account exists before the address is verified.
    return context.json({ token: null, user: { id: randomUUID(), email, emailVerified: false, name } }, 200)
  })
  router.openapi(signInRoute, async (context) => {
    const { rememberMe, ...credentials } = context.req.valid('json')
    const { member, cookies } = await signIn(services, { ...credentials, remember: rememberMe }, visitorOf(context))
    setCookies(context, cookies)
    return member
      ? context.json({ redirect: false as const, user: presentMember(member) }, 200)
      : context.json({ twoFactorRedirect: true as const }, 200)
  })
  router.openapi(secondStepRoute, async (context) => {
    const { code, trustDevice } = context.req.valid('json')
    const { member, cookies } = await finishSignIn(services, { code, trust: trustDevice }, visitorOf(context))
    setCookies(context, cookies)
    return context.json({ user: presentMember(member) }, 200)
  })
  router.openapi(passkeyOptionsRoute, async (context) => {
    const session = await requireSession(services, context.req.raw)
    const { currentPassword } = context.req.valid('json')
    return context.json({ ...(await beginPasskey(services, session, currentPassword, context.req.raw)) }, 200)
  })
  router.openapi(passkeyRoute, async (context) => {
    const session = await requireSession(services, context.req.raw)
    const { cookies } = await addPasskey(services, session, context.req.valid('json'))
    setCookies(context, cookies)
    return context.json({ status: true as const }, 200)
  })
  router.openapi(passkeySignInOptionsRoute, async (context) =>
    context.json({ ...(await beginPasskeySignIn(services, context.var.facts.limitBucket)) }, 200),
  )
  router.openapi(passkeySignInRoute, async (context) => {
    const { credential, rememberMe } = context.req.valid('json')
    const { member, cookies } = await signInWithPasskey(
      services,
      { credential, remember: rememberMe },
      visitorOf(context),
    )
    setCookies(context, cookies)
    return context.json({ user: presentMember(member) }, 200)
  })
  router.openapi(signOutRoute, async (context) => {
    const { cookies } = await signOut(services, context.req.raw)
    setCookies(context, cookies)
    return context.json({ success: true as const }, 200)
  })
  router.openapi(sessionRoute, async (context) => {
    const session = await findSession(services, context.req.raw)
    if (!session) return context.json(null, 200)
    return context.json({ session: { id: session.id }, user: presentMember(session.member) }, 200)
  })
  router.openapi(requestResetRoute, async (context) => {
    const { email, language } = context.req.valid('json')
    const visitor = { ...context.var.facts, language: language ?? defaultLanguage(services.config.site) }
    await requestPasswordReset(services, { email }, visitor)
    return context.json({ status: true as const }, 200)
  })
  router.openapi(resetRoute, async (context) => {
    const { token, newPassword: password } = context.req.valid('json')
    const { cookies } = await resetPassword(services, { token, password })
    setCookies(context, cookies)
    return context.json({ status: true as const }, 200)
  })
  router.openapi(verifyRoute, async (context) => {
    const { cookies } = await verifyMember(services, context.req.valid('json'), context.req.raw)
    setCookies(context, cookies)
    return context.json({ status: true as const }, 200)
  })
  return router
}

function visitorOf({ req, var: { facts } }: Context<ApiEnv>): Visitor {
  return { request: req.raw, limitBucket: facts.limitBucket }
}

async function requireSession(services: Services, request: Request): Promise<Session> {
  const session = await findSession(services, request)
  if (!session) throw new Refusal('errors.unauthenticated', 401)
  return session
}

function setCookies(context: Context<ApiEnv>, cookies: Headers) {
  for (const cookie of cookies.getSetCookie()) context.header('set-cookie', cookie, { append: true })
}

function presentMember({ id, email, emailVerified, name, role }: Session['member']) {
  return { id, email, emailVerified, name, role }
}
