import { createRoute, z } from '@hono/zod-openapi'
import { lineInput } from '../../platform/base/text-input'
import { jsonAnswer, problemAnswer } from '../../platform/http/api.server'
import { languages } from '../../platform/i18n/languages'
import { codeInput, passkeyAssertion, passkeyRegistration } from '../factors/factor-input'
import { credentialsSchema, mailToken, memberEmail, newPassword, registrationSchema } from '../identity/member-input'
import { memberLimits } from '../identity/member-limits'

const language = z.enum(languages, 'validation.language').optional().openapi({ description: 'Language of the mail.' })

const memberSchema = z
  .object({ id: z.uuid(), email: z.email(), emailVerified: z.boolean(), name: z.string(), role: z.string() })
  .openapi('Member')

const done = z.object({ status: z.literal(true) })

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

export const signUpRoute = createRoute({
  method: 'post',
  path: '/sign-up/email',
  summary: 'Register',
  description: 'The answer is the same whether or not the address has an account; the mail says which.',
  request: json(z.object({ ...registrationSchema.shape, language })),
  responses: {
    200: jsonAnswer(
      'A mail is sent to the address.',
      z.object({ token: z.null(), user: memberSchema.omit({ role: true }) }),
    ),
    422: problemAnswer('A field is not valid, or the password is a common one.'),
    429: problemAnswer('Too many requests from one visitor; see Retry-After.'),
  },
})

export const signInRoute = createRoute({
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
    401: problemAnswer('Address and password do not match.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many attempts on this account or by this visitor; see Retry-After.'),
  },
})

export const secondStepRoute = createRoute({
  method: 'post',
  path: '/two-factor/verify-totp',
  summary: 'Finish signing in with an authenticator or recovery code: sets the session cookie',
  request: json(z.object({ code: codeInput, trustDevice: z.boolean().default(false) })),
  responses: {
    200: jsonAnswer('Signed in.', z.object({ user: memberSchema })),
    401: problemAnswer('The password must be entered first, or again.'),
    422: problemAnswer('The code is wrong or already used.'),
    429: problemAnswer('Too many attempts on this account or by this visitor; see Retry-After.'),
  },
})

const passkeyOptions = jsonAnswer('What `navigator.credentials` needs.', z.looseObject({ challenge: z.string() }))

export const passkeyOptionsRoute = createRoute({
  method: 'post',
  path: '/passkeys/options',
  summary: 'Start registering a passkey',
  request: json(z.object({ currentPassword: credentialsSchema.shape.password })),
  responses: {
    200: passkeyOptions,
    401: problemAnswer('Not signed in.'),
    422: problemAnswer('The password is wrong.'),
  },
})

export const passkeyRoute = createRoute({
  method: 'post',
  path: '/passkeys',
  summary: 'Finish registering a passkey: renews the session cookie',
  request: json(z.object({ name: lineInput(memberLimits.passkey), credential: passkeyRegistration })),
  responses: {
    200: jsonAnswer('The passkey is registered.', done),
    401: problemAnswer('Not signed in.'),
    422: problemAnswer('The passkey was not requested or is not valid.'),
  },
})

export const passkeySignInOptionsRoute = createRoute({
  method: 'post',
  path: '/passkeys/sign-in-options',
  summary: 'Start signing in with a passkey',
  responses: { 200: passkeyOptions, 429: problemAnswer('Too many attempts by this visitor; see Retry-After.') },
})

export const passkeySignInRoute = createRoute({
  method: 'post',
  path: '/passkeys/sign-in',
  summary: 'Sign in with a passkey: sets the session cookie',
  request: json(z.object({ credential: passkeyAssertion, rememberMe: z.boolean().default(false) })),
  responses: {
    200: jsonAnswer('Signed in.', z.object({ user: memberSchema })),
    401: problemAnswer('The passkey is unknown, or its response is wrong or too late.'),
    422: problemAnswer('A field is not valid.'),
    429: problemAnswer('Too many attempts by this visitor; see Retry-After.'),
  },
})

export const signOutRoute = createRoute({
  method: 'post',
  path: '/sign-out',
  summary: 'End the session',
  responses: { 200: jsonAnswer('Signed out.', z.object({ success: z.literal(true) })) },
})

export const sessionRoute = createRoute({
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

export const requestResetRoute = createRoute({
  method: 'post',
  path: '/request-password-reset',
  summary: 'Request a password reset link',
  request: json(z.object({ email: memberEmail, language })),
  responses: {
    200: jsonAnswer('If the address has an account, a reset mail is sent.', done),
    422: problemAnswer('The address is not valid.'),
    429: problemAnswer('Too many requests from one visitor; see Retry-After.'),
  },
})

export const resetRoute = createRoute({
  method: 'post',
  path: '/reset-password',
  summary: 'Set a new password with the mailed token',
  request: json(z.object({ token: mailToken, newPassword })),
  responses: {
    200: jsonAnswer('The password is set, and every session of the member has ended.', done),
    410: problemAnswer('The link has been used or has expired.'),
    422: problemAnswer('The password is not valid.'),
  },
})

export const verifyRoute = createRoute({
  method: 'post',
  path: '/verify-email',
  summary: 'Confirm an address with the mailed token and the password: creates the account and sets the session cookie',
  request: json(z.object({ token: mailToken, password: credentialsSchema.shape.password })),
  responses: {
    200: jsonAnswer('The account is ready and signed in.', done),
    410: problemAnswer('The link has been used or has expired.'),
    422: problemAnswer('This is not the password the address was registered with.'),
    429: problemAnswer('Too many attempts at this password; see Retry-After.'),
  },
})
