import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountVisitor, mailedToken, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { inviteToTeam } from '../staff/invite-staff.server'

const app = await openTestApp()
afterAll(() => app.close())

const member = 'ines@duarte.example'
const newcomer = 'rui@duarte.example'
const visitor = new AccountVisitor(app)

const links: Record<string, string> = {}

beforeAll(async () => {
  await openAccount(app, member)
  await visitor.signIn(member)
  const stranger = new AccountVisitor(app)
  await stranger.post('/request-password-reset', { email: member })
  links.reset = await mailedToken(app, member)
  await stranger.post('/sign-up/email', { name: 'Rui Duarte', email: newcomer, password })
  links.verify = await mailedToken(app, newcomer)
  links.join = (await inviteToTeam(app.services, 'ana@duarte.example'))?.split('token=')[1] ?? ''
  const { rows } = await app.services.db.execute(sql`select 1 from members`)
  expect(rows).toHaveLength(1)
})

/** Autocomplete values that password managers rely on (HTML, section 4.10.18.7), in field order per form. */
const forms: [string, () => string, Record<string, string>][] = [
  ['login', () => '/en?dialog=login', { email: 'username webauthn', password: 'current-password' }],
  ['login, a page', () => '/ar/sign-in', { email: 'username webauthn', password: 'current-password' }],
  ['register', () => '/en?dialog=register', newAccount('email')],
  ['register, a page', () => '/el/register', newAccount('email')],
  ['forgot password', () => '/en?dialog=forgot', { email: 'username' }],
  [
    'a new password',
    () => `/en/reset-password?token=${links.reset}`,
    { email: 'username', password: 'new-password', confirmation: 'new-password' },
  ],
  ['confirm', () => `/en/verify?token=${links.verify}`, { email: 'username', password: 'current-password' }],
  ['join the team', () => `/en/join-team?token=${links.join}`, newAccount('username')],
  [
    'another password',
    () => '/en/account/security',
    { email: 'username', currentPassword: 'current-password', password: 'new-password', confirmation: 'new-password' },
  ],
  [
    'another e-mail',
    () => '/en/account/security',
    { email: 'username', newEmail: 'email', currentPassword: 'current-password' },
  ],
  [
    'another password',
    () => '/en/account/security',
    {
      email: 'username',
      currentPassword: 'current-password',
      password: 'new-password',
      confirmation: 'new-password',
    },
  ],
]

function newAccount(email: 'email' | 'username'): Record<string, string> {
  return { name: 'name', email, password: 'new-password', confirmation: 'new-password' }
}

test.each(forms)('%s: every field has a label and says what belongs there', async (_, address, expected) => {
  const asked = address().includes('/account/') ? visitor.send(address()) : app.request(address())
  const html = await (await asked).text()
  // Some pages also contain the newsletter form.
  const found = [...html.matchAll(/<form[^>]*class="dialog__body"[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = found.find((each) => Object.keys(expected).every((name) => each.includes(`name="${name}"`))) ?? ''
  const lines = [...form.matchAll(/<input\b[^>]*>/g)].map(([line]) => line)
  const tokens = lines.flatMap((line) => {
    const token = attribute(line, 'autocomplete')
    return token ? [[attribute(line, 'name'), token]] : []
  })
  expect(Object.fromEntries(tokens)).toEqual(expected)
  for (const line of lines) {
    // Password managers ignore hidden inputs, and `maxlength` silently truncates pasted passwords.
    if (/type="hidden"/.test(line)) expect(attribute(line, 'autocomplete')).toBe('')
    if (/type="password"/.test(line)) expect(Number(attribute(line, 'maxlength'))).toBe(1_000)
    if (/type="(?:hidden|checkbox)"|hidden=""/.test(line)) continue
    expect(form, line).toContain(`for="${attribute(line, 'id')}"`)
  }
})

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}
