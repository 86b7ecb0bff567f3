import { randomUUID } from 'node:crypto'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { codeInput } from '../factors/code-input'
import { madePasskey, passkeyProof } from '../factors/passkey-input'
import { isLanguage, type Language, languages } from '../i18n/languages'
import { type ApiEnv, createApiRouter, jsonAnswer, problemAnswer } from '../platform/api.server'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'
import { lineInput } from '../platform/text-input'
import { registerMember, requestPasswordReset } from './account-requests.server'
import { credentialsSchema, mailToken, memberEmail, newPassword, registrationSchema } from './member-input'
import { memberLimits } from './member-limits'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from './own-passkeys.server'
import { finishSignIn } from './second-step.server'
import { findSession, type Session } from './session.server'
import { signIn, signOut } from './sign-in.server'
import { resetPassword, verifyMember } from './use-mail-link.server'

const language = z.enum(languages, 'validation.language').optional().openapi({ description: 'Of the mail.' })

const memberSchema = z
  .object({ id: z.uuid(), email: z.email(), emailVerified: z.boolean(), name: z.string(), role: z.string() })
  .openapi('Member')

const done = z.object({ status: z.literal(true) })

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

const signUpRoute = createRoute({
  method: 'post',
  path: '/sign-up/email',
  summary: 'Register',
  description: 'The same answer whether or not the address has an account; what it is told, it is told by mail.',
  request: json(z.object({ ...registrationSchema.shape, language })),
  responses: {
    200: jsonAnswer('The address gets a mail.', z.object({ token: z.null(), user: memberSchema.omit({ role: true }) })),
    422: problemAnswer('A field is not valid, or the password is a common one.'),
    429: problemAnswer('Too many requests of one visitor; see Retry-After.'),
  },
})

const signInRoute = createRoute({
  method: 'post',
  path: '/sign-in/email',
  summary: 'Sign in: sets the session cookie',
  request: json(z.object({ ...credentialsSchema.shape, rememberMe: z.boolean().default(true) })),
  responses: {
    200: jsonAnswer(
      'Signed in; or the password was right, and a code is to be sent to `/two-factor/verify-totp` within ten minutes.',
      z.union([
        z.object({ redirect: z.literal(false), user: memberSchema }),
        z.object({ twoFactorRedirect: z.literal(true) }),
      ]),
    ),
    401: problemAnswer('Address and password do not belong together.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many guesses at this account, or by this visitor; see Retry-After.'),
  },
})

const secondStepRoute = createRoute({
  method: 'post',
  path: '/two-factor/verify-totp',
  summary: 'Finish signing in with a code of an app, or with a recovery code: sets the session cookie',
  request: json(z.object({ code: codeInput, trustDevice: z.boolean().default(false) })),
  responses: {
    200: jsonAnswer('Signed in.', z.object({ user: memberSchema })),
    401: problemAnswer('The password is to be given first, or again.'),
    422: problemAnswer('The code is wrong, or was used before.'),
    429: problemAnswer('Too many guesses at this account, or by this visitor; see Retry-After.'),
  },
})

const passkeyOptions = jsonAnswer('What `navigator.credentials` needs.', z.looseObject({ challenge: z.string() }))

const passkeyOptionsRoute = createRoute({
  method: 'post',
  path: '/passkeys/options',
  summary: 'Begin to make a passkey',
  request: json(z.object({ currentPassword: credentialsSchema.shape.password })),
  responses: {
    200: passkeyOptions,
    401: problemAnswer('Nobody has signed in.'),
    422: problemAnswer('The password is wrong.'),
  },
})

const passkeyRoute = createRoute({
  method: 'post',
  path: '/passkeys',
  summary: 'Keep the passkey that was made: sets the session cookie anew',
  request: json(z.object({ name: lineInput(memberLimits.passkey), credential: madePasskey })),
  responses: {
    200: jsonAnswer('The passkey signs in from now on.', done),
    401: problemAnswer('Nobody has signed in.'),
    422: problemAnswer('The passkey was not asked for, or is not valid.'),
  },
})

const passkeySignInOptionsRoute = createRoute({
  method: 'post',
  path: '/passkeys/sign-in-options',
  summary: 'Begin to sign in with a passkey',
  responses: { 200: passkeyOptions, 429: problemAnswer('Too many attempts of this visitor; see Retry-After.') },
})

const passkeySignInRoute = createRoute({
  method: 'post',
  path: '/passkeys/sign-in',
  summary: 'Sign in with a passkey: sets the session cookie',
  request: json(z.object({ credential: passkeyProof, rememberMe: z.boolean().default(false) })),
  responses: {
    200: jsonAnswer('Signed in.', z.object({ user: memberSchema })),
    401: problemAnswer('The passkey is not known, or its answer is wrong or too late.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many attempts of this visitor; see Retry-After.'),
  },
})

const signOutRoute = createRoute({
  method: 'post',
  path: '/sign-out',
  summary: 'End the session',
  responses: { 200: jsonAnswer('Signed out.', z.object({ success: z.literal(true) })) },
})

const sessionRoute = createRoute({
  method: 'get',
  path: '/get-session',
  summary: 'Who is signed in',
  responses: {
    200: jsonAnswer(
      'The session, or null.',
      z.object({ session: z.object({ id: z.uuid() }), user: memberSchema }).nullable(),
    ),
  },
})

const requestResetRoute = createRoute({
  method: 'post',
  path: '/request-password-reset',
  summary: 'Ask for a link that sets a new password',
  request: json(z.object({ email: memberEmail, language })),
  responses: {
    200: jsonAnswer('If the address has an account, it gets a mail.', done),
    422: problemAnswer('The address is not valid.'),
    429: problemAnswer('Too many requests of one visitor; see Retry-After.'),
  },
})

const resetRoute = createRoute({
  method: 'post',
  path: '/reset-password',
  summary: 'Set a new password by the link of a mail',
  request: json(z.object({ token: mailToken, newPassword })),
  responses: {
    200: jsonAnswer('The password is set, and every session of the member has ended.', done),
    410: problemAnswer('The link was used or is too old.'),
    422: problemAnswer('The password is not valid.'),
  },
})

const verifyRoute = createRoute({
  method: 'post',
  path: '/verify-email',
  summary: 'Confirm an address by the link of a mail and the password: makes the account, and sets the session cookie',
  request: json(z.object({ token: mailToken, password: credentialsSchema.shape.password })),
  responses: {
    200: jsonAnswer('The account is ready, and signed in to.', done),
    410: problemAnswer('The link was used or is too old.'),
    422: problemAnswer('The password is not the one that the address was registered with.'),
    429: problemAnswer('Too many guesses at this password; see Retry-After.'),
  },
})

/** `/auth/*`: what programs and other pages need of accounts. The pages' own forms call the same use cases. */
export function identityApi(services: Services): OpenAPIHono<ApiEnv> {
  const router = createApiRouter()
  router.use('*', async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  router.openapi(signUpRoute, async (context) => {
    const { language, ...registration } = context.req.valid('json')
    await registerMember(services, registration, {
      ...context.var.facts,
      language: language ?? defaultLanguage(services),
    })
    const { name, email } = registration
    // The library's own answer. The id is nobody's: there is no account before the address is proven.
    return context.json({ token: null, user: { id: randomUUID(), email, emailVerified: false, name } }, 200)
  })
  router.openapi(signInRoute, async (context) => {
    const { rememberMe, ...credentials } = context.req.valid('json')
    const visitor = { request: context.req.raw, limitBucket: context.var.facts.limitBucket }
    const { member, cookies } = await signIn(services, { ...credentials, remember: rememberMe }, visitor)
    setCookies(context, cookies)
    return member
      ? context.json({ redirect: false as const, user: presentMember(member) }, 200)
      : context.json({ twoFactorRedirect: true as const }, 200)
  })
  router.openapi(secondStepRoute, async (context) => {
    const { code, trustDevice } = context.req.valid('json')
    const visitor = { request: context.req.raw, limitBucket: context.var.facts.limitBucket }
    const { member, cookies } = await finishSignIn(services, { code, trust: trustDevice }, visitor)
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
    const visitor = { request: context.req.raw, limitBucket: context.var.facts.limitBucket }
    const { member, cookies } = await signInWithPasskey(services, { credential, remember: rememberMe }, visitor)
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
    setCookies(context, session.cookies)
    return context.json({ session: { id: session.id }, user: presentMember(session.member) }, 200)
  })
  router.openapi(requestResetRoute, async (context) => {
    const { email, language } = context.req.valid('json')
    const visitor = { ...context.var.facts, language: language ?? defaultLanguage(services) }
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

async function requireSession(services: Services, request: Request): Promise<Session> {
  const session = await findSession(services, request)
  if (!session) throw new Refusal('errors.unauthenticated', 401)
  return session
}

function setCookies(
  context: { header: (name: string, value: string, options: { append: true }) => void },
  cookies: Headers,
) {
  for (const cookie of cookies.getSetCookie()) context.header('set-cookie', cookie, { append: true })
}

function presentMember({ id, email, emailVerified, name, role }: Session['member']) {
  return { id, email, emailVerified, name, role }
}

function defaultLanguage({ config }: Pick<Services, 'config'>): Language {
  const [first] = config.site.languages
  return isLanguage(first) ? first : 'en'
}
