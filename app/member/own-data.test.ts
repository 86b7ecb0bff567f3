import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, openAccount, password, turnCodesOn } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { addNote } from '../desk/item-history.server'
import { replyToItem } from '../desk/reply-to-item.server'
import { sweepLimits } from '../platform/rate-limit.server'
import { beginAnew, html, ines, signIn } from './member-visits.suite'

const app = await openTestApp()
afterAll(() => app.close())

const other = 'theo@other.example'

beforeEach(() => beginAnew(app))

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
    const visitor = await signIn(app)
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
    const visitor = await signIn(app)
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

/** The team answers an offer, and notes something that is not for its seller. */
async function talkAbout(description: string) {
  const { rows } = await app.services.db.execute<{ id: string; version: number }>(sql`
    select i.id, i.version from inbox_items i join offers o on o.id = i.id where o.description = ${description}`)
  const [item] = rows
  if (!item) throw new Error('There is no such offer.')
  const { rows: people } = await app.services.db.execute<{ id: string }>(sql`select id from members limit 1`)
  const worker = { id: people[0]?.id ?? '', name: 'Elena', email: 'elena@stocklot.example' }
  const reply = { subject: 'Your offer', text: 'How many pallets?', afterwards: 'need_info' } as const
  expect(await replyToItem(app.services, item, reply, worker)).toMatchObject({ done: 1 })
  await addNote(app.services, item.id, 'Looks cheap to me', worker)
}

describe('the export', () => {
  test('has everything of this member and nothing of anybody else, and no secret', async () => {
    await openAccount(app, other)
    await plant(ines, 'mine')
    await plant(other, 'theirs')
    const visitor = await signIn(app)
    await visitor.submit('/en/account/security', {
      intent: 'email',
      newEmail: 'ines@new.example',
      currentPassword: password,
    })
    await turnCodesOn(app, visitor)
    await talkAbout('Pallets mine')
    const answer = await visitor.send('/en/account/export')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ines, standing: 'approved', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      profile: { name: 'Ines Duarte' },
      emailChange: { newEmail: 'ines@new.example' },
      secondFactor: { codesSince: expect.any(String), recoveryCodesLeft: 10, passkeys: [] },
      sessions: [{ userAgent: '' }],
      offers: [
        { description: 'Pallets mine', conversation: [{ kind: 'reply', who: 'Elena', text: 'How many pallets?' }] },
      ],
      buyingRequests: [{ text: 'Wanted mine' }],
      messages: [{ message: 'Hello mine' }],
      newsletter: [{ email: ines, state: 'pending' }],
    })
    expect(text).not.toContain('theirs')
    expect(text).not.toContain('Looks cheap to me')
    expect(text).not.toContain(other)
    const { rows } = await app.services.db.execute<{ secret: string }>(sql`
      select token as secret from member_sessions union select password from member_credentials
      union select secret from totp_secrets union select code_hash from recovery_codes
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
    visitor.submit('/en/account/data', { intent: 'delete', currentPassword })

  test('leaves what was sent to the company, one goodbye, and nothing else', async () => {
    await openAccount(app, other)
    await plant(ines, 'mine')
    await plant(other, 'theirs')
    const phone = await signIn(app)
    const desk = await signIn(app)
    await desk.submit('/en/account/security', {
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
    await signIn(app, other)
    expect(await tablesWith(other)).toContain('newsletter_subscribers')
  })

  test('needs the password', async () => {
    const visitor = await signIn(app)
    const answer = await close(visitor, 'a wrong one')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This is not your current password.')
    expect(await visitor.who()).toBe(ines)
  })

  test('is not one of the team', async () => {
    const visitor = await signIn(app)
    await app.services.db.execute(sql`update members set role = 'team'`)
    const answer = await close(visitor)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('You work in our team.')
    expect(await tablesWith(ines)).toContain('members')
  })
})
