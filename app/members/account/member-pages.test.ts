import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { html, ines, resetMembers, signIn } from './member-visits.suite'

const app = await openTestApp()
app.stopTime()
afterAll(() => app.close())

const other = 'theo@other.example'
const words = 'sixty pallets of lemons'
const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

beforeEach(() => resetMembers(app))

function post(
  visitor: AccountVisitor,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers = {},
) {
  return visitor.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

async function sessionIds(email: string): Promise<string[]> {
  const { rows } = await app.services.db.execute<{ id: string }>(sql`
    select s.id from member_sessions s join members m on m.id = s.member_id where m.email = ${email} order by s.created_at`)
  return rows.map(({ id }) => id)
}

describe('a visitor who is not signed in', () => {
  test.each(['', '/business?after=x', '/security', '/data', '/export'])(
    'is redirected from /account%s to sign in and back',
    async (rest) => {
      const answer = await app.request(`/de/account${rest}`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`/de/sign-in?next=${encodeURIComponent(`/de/account${rest}`)}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('cannot change anything', async () => {
    const answer = await post(new AccountVisitor(app), '/en/account/data', { currentPassword: password })
    expect(answer.headers.get('location')).toContain('/en/sign-in?')
    expect(await sessionIds(ines)).toEqual([])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(200)
  })
})

describe('every page of the member area', () => {
  test.each(['', '/business', '/security', '/second-factor', '/data'])(
    '/account%s is never cached and not indexed',
    async (rest) => {
      const visitor = await signIn(app)
      const answer = await visitor.send(`/en/account${rest}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  test('refuses forms from other sites', async () => {
    const visitor = await signIn(app)
    const answer = await post(
      visitor,
      '/en/account/security',
      { intent: 'sign-out-everywhere' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
    expect(await visitor.who()).toBe(ines)
  })
})

describe('a profile', () => {
  const filled: [string, string][] = [
    ['intent', 'profile'],
    ['name', 'Ines Duarte'],
    ['company', 'Duarte & Filhos'],
    ['country', 'PT'],
    ['phoneNumber', '21 342 1000'],
    ['vatId', '501.964.843'],
    ['language', 'fr'],
    ['categories', 'toys'],
    ['categories', 'food'],
    ['countries', 'DE'],
  ]

  test('is stored in normalised form and shown again', async () => {
    const visitor = await signIn(app)
    const answer = await post(visitor, '/en/account', filled)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/en/account?done=profile')
    const { rows } = await app.services.db.execute(sql`
      select p.*, m.name, m.language, m.company as found_by from member_profiles p join members m on m.id = p.member_id`)
    expect(rows[0]).toMatchObject({
      company: 'Duarte & Filhos',
      found_by: 'Duarte & Filhos',
      country: 'PT',
      phone_e164: '+351213421000',
      vat_id: 'PT501964843',
      categories: ['toys', 'food'],
      countries: ['DE'],
      language: 'fr',
    })
    const page = await html(visitor, '/en/account?done=profile')
    expect(page).toContain('Your profile is saved.')
    expect(page).toContain('value="+351 21 342 1000"')
  })

  test('with an invalid value is refused, names the field and keeps the typed values', async () => {
    const visitor = await signIn(app)
    const wrong = filled.map(([name, value]): [string, string] => {
      if (name === 'vatId') return [name, 'PT501964844']
      return name === 'phoneNumber' ? [name, '12'] : [name, value]
    })
    const answer = await post(visitor, '/en/account', wrong)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('This isn’t a valid VAT number.')
    expect(page).toContain('This isn’t a number we can call.')
    expect(page).toContain('value="Duarte &amp; Filhos"')
    expect(page).toContain('value="PT501964844"')
    expect((await app.services.db.execute(sql`select 1 from member_profiles`)).rows).toEqual([])
  })

  const nothing = {
    intent: 'profile',
    name: 'Ines',
    company: '',
    country: '',
    phoneNumber: '',
    vatId: '',
    language: 'en',
  }

  test('needs nothing but a name', async () => {
    const visitor = await signIn(app)
    expect((await post(visitor, '/en/account', nothing)).status).toBe(303)
  })

  test('needs a country to check a VAT number', async () => {
    const visitor = await signIn(app)
    const answer = await post(visitor, '/en/account', { ...nothing, vatId: 'PT501964843' })
    expect(answer.status).toBe(422)
  })
})

describe('sessions', () => {
  test('are listed by device without their tokens, and this one is marked', async () => {
    await signIn(app, ines, password, windows)
    const visitor = await signIn(app)
    const page = await html(visitor, '/en/account/security')
    expect(page).toContain('Firefox on Windows')
    expect(page.match(/this device/g)).toHaveLength(1)
    const { rows } = await app.services.db.execute<{ token: string }>(sql`select token from member_sessions`)
    for (const { token } of rows) expect(page).not.toContain(token)
  })

  test('can be ended one by one, by their member only', async () => {
    await openAccount(app, other)
    const theo = await signIn(app, other)
    const phone = await signIn(app)
    const [onPhone = ''] = await sessionIds(ines)
    const laptop = await signIn(app)
    const [ofTheo = ''] = await sessionIds(other)
    await post(laptop, '/en/account/security', { intent: 'end-session', session: ofTheo })
    expect(await theo.who()).toBe(other)
    await post(laptop, '/en/account/security', { intent: 'end-session', session: onPhone })
    expect(await phone.who()).toBeNull()
    expect(await laptop.who()).toBe(ines)
  })

  test('can all be ended at once', async () => {
    const phone = await signIn(app)
    const laptop = await signIn(app)
    const answer = await post(laptop, '/en/account/security', { intent: 'sign-out-everywhere' })
    expect(answer.headers.get('location')).toBe('/en')
    expect([await phone.who(), await laptop.who()]).toEqual([null, null])
    expect(laptop.cookie('session_token')).toBeUndefined()
  })
})

describe('a new password', () => {
  const change = (visitor: AccountVisitor, currentPassword: string, next = words) =>
    post(visitor, '/en/account/security', { intent: 'password', currentPassword, password: next, confirmation: next })

  test('ends every other session and notifies the member by mail', async () => {
    const phone = await signIn(app)
    const laptop = await signIn(app)
    expect((await change(laptop, password)).headers.get('location')).toBe('/en/account/security?done=password')
    expect([await phone.who(), await laptop.who()]).toEqual([null, ines])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    await signIn(app, ines, words)
    expect((await accountMails(app)).at(-1)).toMatchObject({ kind: 'account.changed', to: ines })
  })

  test('needs the current password, and wrong ones count as guesses', async () => {
    const visitor = await signIn(app)
    for (let guess = 0; guess < 10; guess++) {
      const answer = await change(visitor, 'a wrong one')
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('This isn’t your current password.')
    }
    expect((await change(visitor, password)).status).toBe(429)
    app.passTime(16 * 60_000)
    expect((await change(visitor, password)).status).toBe(303)
  })

  test('is refused when it is too common', async () => {
    const visitor = await signIn(app)
    const answer = await change(visitor, password, 'password123')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This password is too common')
    expect(await visitor.who()).toBe(ines)
  })
})
