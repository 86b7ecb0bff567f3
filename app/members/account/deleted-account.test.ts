import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { runErasures } from '../../accounts/personal-data/run-erasures.server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { html, ines, resetMembers, sendAll, signIn } from './member-visits.suite'

const app = await openTestApp()
afterAll(() => app.close())

const other = 'theo@other.example'

beforeEach(() => resetMembers(app))

/** Tables that contain an address in any column. */
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

  test('leaves only business correspondence and one last mail', async () => {
    await openAccount(app, other)
    await sendAll(app, ines, 'mine')
    await sendAll(app, other, 'theirs')
    const phone = await signIn(app)
    const laptop = await signIn(app)
    await laptop.submit('/en/account/security', {
      intent: 'email',
      newEmail: 'ines@new.example',
      currentPassword: password,
    })
    const answer = await close(laptop)
    expect(answer.headers.get('location')).toBe('/en/account-closed')
    expect(await html(laptop, '/en/account-closed')).toContain('Your account has been deleted')
    expect([await phone.who(), await laptop.who()]).toEqual([null, null])
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    await runErasures(app.services)
    // The goodbye mail is sent before the address is erased.
    expect((await accountMails(app)).filter(({ to }) => to === ines)).toMatchObject([{ kind: 'account.closed' }])
    await deliverMails(app.services)
    app.passTime(60_000)
    await runErasures(app.services)
    expect(await tablesWith(ines)).toEqual(['buying_requests', 'contact_messages', 'inbox_items', 'mails', 'offers'])
    // The mail limit survives deletion for an hour under a digest, so that deleting accounts does not reset it.
    expect(await tablesWith('ines@new.example')).toEqual([])
    const { rows } = await app.services.db.execute<{ kind: string }>(sql`
      select distinct kind from mails where recipient ->> 'address' = ${ines} order by kind`)
    expect(rows.map(({ kind }) => kind)).toEqual(['offer.seller', 'request.buyer'])
    await signIn(app, other)
    expect(await tablesWith(other)).toContain('newsletter_subscribers')
  })

  test('does not affect a new account with the same address', async () => {
    await close(await signIn(app))
    await openAccount(app, ines)
    await sendAll(app, ines, 'new')
    await runErasures(app.services)
    await deliverMails(app.services)
    app.passTime(60_000)
    await runErasures(app.services)
    await signIn(app)
    expect(await tablesWith(ines)).toEqual(expect.arrayContaining(['members', 'newsletter_subscribers', 'offers']))
    const { rows } = await app.services.db.execute<{ kind: string }>(sql`
      select kind from mails where kind in ('account.closed', 'account.verification', 'newsletter.confirm')
        and recipient ->> 'address' = ${ines} order by kind`)
    expect(rows.map(({ kind }) => kind)).toEqual(['account.verification', 'newsletter.confirm'])
  })

  test('needs the password to be deleted', async () => {
    const visitor = await signIn(app)
    const answer = await close(visitor, 'a wrong one')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This isn’t your current password.')
    expect(await visitor.who()).toBe(ines)
  })

  test('cannot belong to a team member', async () => {
    const visitor = await signIn(app)
    await app.services.db.execute(sql`update members set role = 'team'`)
    const answer = await close(visitor)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('You’re on our team.')
    expect(await tablesWith(ines)).toContain('members')
  })
})
