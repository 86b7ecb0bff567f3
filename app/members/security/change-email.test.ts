import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, mailedToken, openAccount, password } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { html, ines, resetMembers, signIn } from '../account/member-visits.suite'

const app = await openTestApp()
afterAll(() => app.close())

const other = 'theo@other.example'

beforeEach(() => resetMembers(app))

describe('a change of email address', () => {
  const fresh = 'ines@new.example'
  const ask = (visitor: AccountVisitor, newEmail = fresh) =>
    visitor.submit('/en/account/security', { intent: 'email', newEmail, currentPassword: password })
  const confirm = (token: string) => new AccountVisitor(app).submit(`/en/confirm-email?token=${token}`, { token })

  test('takes effect once both addresses have confirmed, in either order', async () => {
    const visitor = await signIn(app)
    expect((await ask(visitor, 'Ines@New.example')).headers.get('location')).toBe('/en/account/security?done=email')
    const [fromNew, fromOld] = [await mailedToken(app, fresh), await mailedToken(app, ines)]
    expect((await confirm(fromNew)).headers.get('location')).toBe('/en/confirm-email?confirmed=waiting')
    expect(await visitor.who()).toBe(ines)
    expect((await confirm(fromNew)).status).toBe(410)
    expect(await visitor.who()).toBe(ines)
    expect(await html(visitor, '/en/account/security')).toContain('You asked to change your email to')
    expect((await confirm(fromOld)).headers.get('location')).toBe('/en/confirm-email?confirmed=changed')
    expect(await visitor.who()).toBe(fresh)
    for (const token of [fromNew, fromOld]) expect((await confirm(token)).status).toBe(410)
    const told = (await accountMails(app)).filter(({ kind }) => kind === 'account.email_changed').map(({ to }) => to)
    expect(told.sort()).toEqual([ines, fresh].sort())
    const toOld = (await readMails(app.services.db)).filter(
      ({ to, text }) => to === ines && text.includes('New email: i…@new.example'),
    )
    expect(toOld.map(({ kind }) => kind)).toEqual(['account.email_old', 'account.email_changed'])
    expect(toOld.some(({ text, html: page }) => `${text}${page}`.includes(fresh))).toBe(false)
    expect((await new AccountVisitor(app).signIn(ines)).status).toBe(401)
    await signIn(app, fresh)
  })

  test('is not confirmed by opening the links, nor by expired ones', async () => {
    const visitor = await signIn(app)
    await ask(visitor)
    const [fromNew, fromOld] = [await mailedToken(app, fresh), await mailedToken(app, ines)]
    for (const token of [fromNew, fromOld])
      expect(await (await app.request(`/en/confirm-email?token=${token}`)).text()).toContain(fresh)
    expect(await visitor.who()).toBe(ines)
    app.passTime(25 * 3_600_000)
    for (const token of [fromNew, fromOld]) {
      const answer = await confirm(token)
      expect([answer.status, await answer.text()]).toEqual([
        410,
        expect.stringContaining('href="/en/account/security"'),
      ])
    }
    await signIn(app, ines)
  })

  test('can be reverted, and a new request invalidates earlier links', async () => {
    const visitor = await signIn(app)
    await ask(visitor)
    const first = await mailedToken(app, ines)
    await ask(visitor)
    expect((await confirm(first)).status).toBe(410)
    const second = await mailedToken(app, ines)
    await visitor.submit('/en/account/security', { intent: 'keep-email' })
    expect((await confirm(second)).status).toBe(410)
  })

  test('to another account’s address mails that address and does not take effect', async () => {
    await openAccount(app, other)
    const visitor = await signIn(app)
    expect((await ask(visitor, other)).headers.get('location')).toBe('/en/account/security?done=email')
    expect((await accountMails(app)).findLast(({ to }) => to === other)).toMatchObject({ kind: 'account.existing' })
    expect((await confirm(await mailedToken(app, ines))).headers.get('location')).toContain('waiting')
    expect(await visitor.who()).toBe(ines)
  })

  test('needs the password', async () => {
    const visitor = await signIn(app)
    const answer = await visitor.submit('/en/account/security', {
      intent: 'email',
      newEmail: fresh,
      currentPassword: 'no',
    })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(`value="${fresh}"`)
    expect((await accountMails(app)).filter(({ kind }) => kind.startsWith('account.email'))).toEqual([])
  })
})
