import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, mailedToken, openAccount, password } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { sweepLimits } from '../platform/rate-limit.server'

const app = await openTestApp()
afterAll(() => app.close())

const ines = 'ines@duarte.example'
const other = 'theo@other.example'
const words = 'sixty pallets of lemons'
const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

beforeEach(async () => {
  await app.services.db.execute(sql`
    truncate members, account_requests, registrations, password_guesses, rate_limits, mails, offers, buying_requests,
      contact_messages, newsletter_subscribers cascade`)
  await openAccount(app, ines)
})

async function signedIn(email = ines, secret = password, headers: Record<string, string> = {}) {
  const visitor = new AccountVisitor(app, headers)
  expect((await visitor.signIn(email, secret)).status).toBe(200)
  return visitor
}

/** Posts a form as a browser does without JavaScript. */
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

async function html(visitor: AccountVisitor, path: string): Promise<string> {
  const answer = await visitor.send(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

async function sessionIds(email: string): Promise<string[]> {
  const { rows } = await app.services.db.execute<{ id: string }>(sql`
    select s.id from member_sessions s join members m on m.id = s.member_id where m.email = ${email} order by s.created_at`)
  return rows.map(({ id }) => id)
}

describe('whoever has not signed in', () => {
  test.each(['', '/business?after=x', '/security', '/data', '/export'])(
    'is led from /account%s to sign in, and back',
    async (rest) => {
      const answer = await app.request(`/de/account${rest}`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`/de/sign-in?next=${encodeURIComponent(`/de/account${rest}`)}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('changes nothing', async () => {
    const answer = await post(new AccountVisitor(app), '/en/account/data', { currentPassword: password })
    expect(answer.headers.get('location')).toContain('/en/sign-in?')
    expect(await sessionIds(ines)).toEqual([])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(200)
  })
})

describe('every page of the member area', () => {
  test.each(['', '/business', '/security', '/data'])(
    '/account%s is kept by no cache and found by no search engine',
    async (rest) => {
      const visitor = await signedIn()
      const answer = await visitor.send(`/en/account${rest}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  test('takes no form of another site', async () => {
    const visitor = await signedIn()
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

  test('is stored as it is understood, and shown again', async () => {
    const visitor = await signedIn()
    const answer = await post(visitor, '/en/account', filled)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/en/account?done=profile')
    const { rows } = await app.services.db.execute(sql`
      select p.*, m.name, m.language from member_profiles p join members m on m.id = p.member_id`)
    expect(rows[0]).toMatchObject({
      company: 'Duarte & Filhos',
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

  test('with a slip of the pen is not stored, says where, and keeps what was typed', async () => {
    const visitor = await signedIn()
    const wrong = filled.map(([name, value]): [string, string] => {
      if (name === 'vatId') return [name, 'PT501964844']
      return name === 'phoneNumber' ? [name, '12'] : [name, value]
    })
    const answer = await post(visitor, '/en/account', wrong)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('The check digits of this VAT number do not fit.')
    expect(page).toContain('This is no telephone number we could dial.')
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

  test('may say nothing but a name', async () => {
    const visitor = await signedIn()
    expect((await post(visitor, '/en/account', nothing)).status).toBe(303)
  })

  test('needs the country whose rules a VAT number follows', async () => {
    const visitor = await signedIn()
    const answer = await post(visitor, '/en/account', { ...nothing, vatId: 'PT501964843' })
    expect(answer.status).toBe(422)
  })
})

describe('sessions', () => {
  test('are listed by device, this one marked, without what opens them', async () => {
    await signedIn(ines, password, windows)
    const visitor = await signedIn()
    const page = await html(visitor, '/en/account/security')
    expect(page).toContain('Firefox on Windows')
    expect(page.match(/this device/g)).toHaveLength(1)
    const { rows } = await app.services.db.execute<{ token: string }>(sql`select token from member_sessions`)
    for (const { token } of rows) expect(page).not.toContain(token)
  })

  test('end one by one, and only those of the member', async () => {
    await openAccount(app, other)
    const theo = await signedIn(other)
    const phone = await signedIn()
    const [onPhone = ''] = await sessionIds(ines)
    const desk = await signedIn()
    const [ofTheo = ''] = await sessionIds(other)
    await post(desk, '/en/account/security', { intent: 'end-session', session: ofTheo })
    expect(await theo.who()).toBe(other)
    await post(desk, '/en/account/security', { intent: 'end-session', session: onPhone })
    expect(await phone.who()).toBeNull()
    expect(await desk.who()).toBe(ines)
  })

  test('end everywhere at once', async () => {
    const phone = await signedIn()
    const desk = await signedIn()
    const answer = await post(desk, '/en/account/security', { intent: 'sign-out-everywhere' })
    expect(answer.headers.get('location')).toBe('/en')
    expect([await phone.who(), await desk.who()]).toEqual([null, null])
    expect(desk.cookie('session_token')).toBeUndefined()
  })
})

describe('a new password', () => {
  const change = (visitor: AccountVisitor, currentPassword: string, next = words) =>
    post(visitor, '/en/account/security', { intent: 'password', currentPassword, password: next, confirmation: next })

  test('ends every other session, and the member is told by mail', async () => {
    const phone = await signedIn()
    const desk = await signedIn()
    expect((await change(desk, password)).headers.get('location')).toBe('/en/account/security?done=password')
    expect([await phone.who(), await desk.who()]).toEqual([null, ines])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    await signedIn(ines, words)
    expect((await accountMails(app)).at(-1)).toMatchObject({ kind: 'account.changed', to: ines })
  })

  test('needs the current one, and wrong ones count as guesses at it', async () => {
    const visitor = await signedIn()
    for (let guess = 0; guess < 10; guess++) {
      const answer = await change(visitor, 'a wrong one')
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('This is not your current password.')
    }
    expect((await change(visitor, password)).status).toBe(429)
    app.passTime(16 * 60_000)
    expect((await change(visitor, password)).status).toBe(303)
  })

  test('that everybody tries first is refused', async () => {
    const visitor = await signedIn()
    const answer = await change(visitor, password, 'password123')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('on every list of common ones')
    expect(await visitor.who()).toBe(ines)
  })
})

describe('a change of e-mail', () => {
  const fresh = 'ines@new.example'
  const ask = (visitor: AccountVisitor, newEmail = fresh) =>
    post(visitor, '/en/account/security', { intent: 'email', newEmail, currentPassword: password })
  const confirm = (token: string) => post(new AccountVisitor(app), `/en/confirm-email?token=${token}`, { token })

  test('is made when both addresses have confirmed, in whatever order, each once', async () => {
    const visitor = await signedIn()
    expect((await ask(visitor, 'Ines@New.example')).headers.get('location')).toBe('/en/account/security?done=email')
    const [fromNew, fromOld] = [await mailedToken(app, fresh), await mailedToken(app, ines)]
    expect((await confirm(fromNew)).headers.get('location')).toBe('/en/confirm-email?confirmed=waiting')
    expect(await visitor.who()).toBe(ines)
    expect((await confirm(fromNew)).status).toBe(410)
    expect(await visitor.who()).toBe(ines)
    expect(await html(visitor, '/en/account/security')).toContain('You asked to change to')
    expect((await confirm(fromOld)).headers.get('location')).toBe('/en/confirm-email?confirmed=changed')
    expect(await visitor.who()).toBe(fresh)
    for (const token of [fromNew, fromOld]) expect((await confirm(token)).status).toBe(410)
    const told = (await accountMails(app)).filter(({ kind }) => kind === 'account.email_changed').map(({ to }) => to)
    expect(told.sort()).toEqual([ines, fresh].sort())
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    await signedIn(fresh)
  })

  test('is not made by looking at the links, nor with too old ones', async () => {
    const visitor = await signedIn()
    await ask(visitor)
    const [fromNew, fromOld] = [await mailedToken(app, fresh), await mailedToken(app, ines)]
    for (const token of [fromNew, fromOld])
      expect(await (await app.request(`/en/confirm-email?token=${token}`)).text()).toContain(fresh)
    expect(await visitor.who()).toBe(ines)
    app.passTime(25 * 3_600_000)
    for (const token of [fromNew, fromOld]) expect((await confirm(token)).status).toBe(410)
    await signedIn(ines)
  })

  test('can be taken back, and asking anew ends the links before', async () => {
    const visitor = await signedIn()
    await ask(visitor)
    const first = await mailedToken(app, ines)
    await ask(visitor)
    expect((await confirm(first)).status).toBe(410)
    const second = await mailedToken(app, ines)
    await post(visitor, '/en/account/security', { intent: 'keep-email' })
    expect((await confirm(second)).status).toBe(410)
  })

  test('to the address of another account tells that address, and not who asked', async () => {
    await openAccount(app, other)
    const visitor = await signedIn()
    expect((await ask(visitor, other)).headers.get('location')).toBe('/en/account/security?done=email')
    expect((await accountMails(app)).findLast(({ to }) => to === other)).toMatchObject({ kind: 'account.existing' })
    expect((await confirm(await mailedToken(app, ines))).headers.get('location')).toContain('waiting')
    expect(await visitor.who()).toBe(ines)
  })

  test('needs the password', async () => {
    const visitor = await signedIn()
    const answer = await post(visitor, '/en/account/security', {
      intent: 'email',
      newEmail: fresh,
      currentPassword: 'no',
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(`value="${fresh}"`)
    expect((await accountMails(app)).filter(({ kind }) => kind.startsWith('account.email'))).toEqual([])
  })
})

/** Sends an offer, a buying request, a message and a wish for the newsletter, all with one address. */
async function plant(email: string, mark: string) {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(await answer.text()).not.toContain('urn:stocklot:problem')
  }
  const who = { name: 'Ines Duarte', email, company: 'Duarte', phoneNumber: '+351 21 342 1000' }
  await send('/api/sell', { ...who, description: `Pallets ${mark}` }, { 'idempotency-key': `key-${mark}` })
  await send('/api/requests', { ...who, country: 'PT', text: `Wanted ${mark}` })
  await send('/api/contact', { name: who.name, email, message: `Hello ${mark}` })
  await send('/api/newsletter', { fields: { email } })
}

describe('offers and requests', () => {
  test('are those sent with the proven address, newest first', async () => {
    const visitor = await signedIn()
    expect(await html(visitor, '/en/account/business')).toContain('Nothing here yet')
    await plant('Ines@Duarte.example', 'mine')
    await plant(other, 'theirs')
    const page = await html(visitor, '/en/account/business')
    expect(page).toContain('Pallets mine')
    expect(page.indexOf('Wanted mine')).toBeLessThan(page.indexOf('Pallets mine'))
    expect(page).not.toContain('theirs')
    expect(page).toContain('Received')
  })

  test('come in pages', async () => {
    await plant(ines, 'first')
    await app.services.db.execute(sql`
      insert into offers select gen_random_uuid(), 'O-9999-' || n, 'copy-' || n, input_digest, status, channel, language, name, company,
        email, phone_number, phone_e164, 'Copy ' || lpad(n::text, 2, '0'), answer_by, created_at + n * interval '1 minute'
      from offers, generate_series(1, 30) n`)
    const visitor = await signedIn()
    const seen: string[] = []
    for (let path: string | undefined = '/en/account/business'; path; ) {
      const page: string = (await html(visitor, path)).replace(/<\/main>.*/s, '')
      seen.push(...[...page.matchAll(/(?:Copy \d\d|Pallets first|Wanted first)/g)].map(([text]) => text))
      path = /href="([^"]+\?after=[^"]+)"[^>]*>Older/.exec(page)?.[1]
    }
    const copies = Array.from({ length: 30 }, (_, n) => `Copy ${String(30 - n).padStart(2, '0')}`)
    expect(seen).toEqual([...copies, 'Wanted first', 'Pallets first'])
  })
})

describe('the export', () => {
  test('has everything of this member and nothing of anybody else, and no secret', async () => {
    await openAccount(app, other)
    await plant(ines, 'mine')
    await plant(other, 'theirs')
    const visitor = await signedIn()
    await post(visitor, '/en/account/security', {
      intent: 'email',
      newEmail: 'ines@new.example',
      currentPassword: password,
    })
    const answer = await visitor.send('/en/account/export')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ines },
      profile: { name: 'Ines Duarte' },
      emailChange: { newEmail: 'ines@new.example' },
      sessions: [{ userAgent: '' }],
      offers: [{ description: 'Pallets mine' }],
      buyingRequests: [{ text: 'Wanted mine' }],
      messages: [{ message: 'Hello mine' }],
      newsletter: [{ email: ines, state: 'pending' }],
    })
    expect(text).not.toContain('theirs')
    expect(text).not.toContain(other)
    const { rows } = await app.services.db.execute<{ secret: string }>(sql`
      select token as secret from member_sessions union select password from member_credentials
      union select digest from newsletter_tokens union select old_token_hash from email_changes`)
    for (const { secret } of rows) expect(text).not.toContain(secret)
    expect(text).not.toContain('token=')
  })
})

/** Every table that has an address in any of its columns. */
async function tablesWith(email: string): Promise<string[]> {
  const { rows: tables } = await app.services.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.services.db.execute(
      sql`select 1 from ${sql.identifier(name)} as t where t::text ilike ${`%${email}%`} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('a deleted account', () => {
  const close = (visitor: AccountVisitor, currentPassword = password) =>
    post(visitor, '/en/account/data', { intent: 'delete', currentPassword })

  test('leaves what was sent to the company, one goodbye, and nothing else', async () => {
    await openAccount(app, other)
    await plant(ines, 'mine')
    await plant(other, 'theirs')
    const phone = await signedIn()
    const desk = await signedIn()
    await post(desk, '/en/account/security', {
      intent: 'email',
      newEmail: 'ines@new.example',
      currentPassword: password,
    })
    const answer = await close(desk)
    expect(answer.headers.get('location')).toBe('/en/account-closed')
    expect(await html(desk, '/en/account-closed')).toContain('Your account is deleted')
    expect([await phone.who(), await desk.who()]).toEqual([null, null])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    expect(await tablesWith(ines)).toEqual(['buying_requests', 'contact_messages', 'inbox_items', 'mails', 'offers'])
    // How many mails an address has got is counted for an hour, so that nobody gets them all by deleting accounts.
    expect(await tablesWith('ines@new.example')).toEqual(['rate_limits'])
    app.passTime(3_600_000)
    await sweepLimits(app.services)
    expect(await tablesWith('ines@new.example')).toEqual([])
    expect((await accountMails(app)).filter(({ to }) => to === ines)).toMatchObject([{ kind: 'account.closed' }])
    const { rows } = await app.services.db.execute<{ kind: string }>(sql`
      select distinct kind from mails where recipient ->> 'address' = ${ines} order by kind`)
    expect(rows.map(({ kind }) => kind)).not.toContain('newsletter.confirm')
    await signedIn(other)
    expect(await tablesWith(other)).toContain('newsletter_subscribers')
  })

  test('needs the password', async () => {
    const visitor = await signedIn()
    const answer = await close(visitor, 'a wrong one')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This is not your current password.')
    expect(await visitor.who()).toBe(ines)
  })

  test('is not one of the team', async () => {
    const visitor = await signedIn()
    await app.services.db.execute(sql`update members set role = 'team'`)
    const answer = await close(visitor)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('You work in our team.')
    expect(await tablesWith(ines)).toContain('members')
  })
})
