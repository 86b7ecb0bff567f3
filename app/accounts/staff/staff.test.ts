import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount, password, signInToOffice, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { findInvitations, inviteToTeam, offerFirstTeamAccount } from './invite-staff.server'
import { findInvitation, joinTeam } from './join-team.server'
import { removeFromTeam, removeFromTeamWithAudit } from './remove-staff.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())
beforeEach(async () => {
  await services.db.execute(
    sql`truncate members, team_invitations, account_requests, registrations, password_guesses, rate_limits, mails cascade`,
  )
})

const ines = { name: 'Ines Duarte', email: 'ines@duarte.example', password }

function tokenOf(link: string | null): string {
  return /\/en\/join-team\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''
}

async function signedIn(email: string): Promise<AccountVisitor> {
  const visitor = new AccountVisitor(app)
  expect((await visitor.signIn(email)).status).toBe(200)
  return visitor
}

const inbox = async (visitor: AccountVisitor) => (await visitor.send('/api/team/messages')).status

describe('the first team account', () => {
  test('is created once, by the link printed at start', async () => {
    const token = tokenOf(await offerFirstTeamAccount(services))
    expect(await findInvitation(services, token)).toEqual({ email: null, hasAccount: false })
    const { email } = await joinTeam(services, token, ines)
    expect(email).toBe(ines.email)
    expect(await inbox(await signInToOffice(app, email))).toBe(200)
    expect(await findInvitation(services, token)).toBeNull()
    await expect(joinTeam(services, token, { ...ines, email: 'x@duarte.example' })).rejects.toMatchObject({
      status: 410,
    })
    expect(await offerFirstTeamAccount(services)).toBeNull()
  })

  test('has one valid link at a time: the newest, even if nodes start together', async () => {
    const links = await Promise.all([1, 2, 3].map(() => offerFirstTeamAccount(services)))
    links.push(await offerFirstTeamAccount(services))
    const open = await Promise.all(links.map((link) => findInvitation(services, tokenOf(link))))
    expect(open.filter((invitation) => invitation !== null)).toHaveLength(1)
    expect(open.at(-1)).not.toBeNull()
  })

  test('is created once, even if its link is used twice at once', async () => {
    const token = tokenOf(await offerFirstTeamAccount(services))
    const both = [ines, { ...ines, email: 'other@duarte.example' }].map((who) => joinTeam(services, token, who))
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await services.db.execute(sql`select 1 from members`)
    expect(rows).toHaveLength(1)
  })

  test('leaves no link in plain text in the database', async () => {
    const token = tokenOf(await offerFirstTeamAccount(services))
    const { rows } = await services.db.execute(sql`select * from team_invitations`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('an invitation', () => {
  test('is mailed and creates an account for that address only', async () => {
    const token = tokenOf(await inviteToTeam(services, ines.email))
    const [mail] = await readMails(services.db, sql`kind = 'account.invitation'`)
    expect(mail?.text).toContain(token)
    const { email } = await joinTeam(services, token, { ...ines, email: 'thief@elsewhere.example' })
    expect(email).toBe(ines.email)
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
    expect(await inviteToTeam(services, ines.email)).toBeNull()
  })

  test('keeps a member’s account and ends its sessions', async () => {
    await openAccount(app, ines.email)
    const before = await signedIn(ines.email)
    expect(await inbox(before)).toBe(401)
    const token = tokenOf(await inviteToTeam(services, ines.email))
    expect(await findInvitation(services, token)).toEqual({ email: ines.email, hasAccount: true })
    await joinTeam(services, token, { ...ines, password: 'another one than before' })
    expect(await before.who()).toBeNull()
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
  })

  test('expires after seven days, when withdrawn and when replaced', async () => {
    const first = tokenOf(await inviteToTeam(services, ines.email))
    const second = tokenOf(await inviteToTeam(services, ines.email))
    expect(await findInvitation(services, first)).toBeNull()
    expect(await findInvitations(services)).toMatchObject([{ email: ines.email }])
    await removeFromTeam(services, ines.email)
    expect(await findInvitation(services, second)).toBeNull()
    const third = tokenOf(await inviteToTeam(services, ines.email))
    app.passTime(7 * 24 * 3_600_000 + 1)
    await expect(joinTeam(services, third, ines)).rejects.toMatchObject({ status: 410 })
  })

  test('can be withdrawn, but the last team member cannot be removed', async () => {
    const operator = { id: null, name: 'npm run team', network: null }
    const wrong = tokenOf(await inviteToTeam(services, 'rui@duarte.example'))
    await removeFromTeamWithAudit(services, 'rui@duarte.example', operator)
    expect(await findInvitation(services, wrong)).toBeNull()
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), ines)
    await expect(removeFromTeamWithAudit(services, ines.email, operator)).rejects.toMatchObject({
      code: 'people.last_one',
    })
  })

  test('when withdrawn leaves a member’s second factor', async () => {
    await openAccount(app, ines.email)
    await turnCodesOn(app, await signedIn(ines.email))
    await inviteToTeam(services, ines.email)
    expect(await removeFromTeam(services, ines.email)).toBe(true)
    expect(await (await new AccountVisitor(app).signIn(ines.email)).json()).toEqual({ twoFactorRedirect: true })
  })

  test('lets in a blocked member', async () => {
    await openAccount(app, ines.email)
    await services.db.execute(sql`update members set standing = 'blocked'`)
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), null)
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
  })

  test('stays valid when the chosen password is too common', async () => {
    const token = tokenOf(await inviteToTeam(services, ines.email))
    await expect(joinTeam(services, token, { ...ines, password: 'password1' })).rejects.toThrow()
    expect(await findInvitation(services, token)).not.toBeNull()
  })
})

describe('the page behind the link', () => {
  const open = (token: string) => app.request(`/en/join-team?token=${token}`)
  const post = (token: string, fields: Record<string, string>) =>
    app.request(`/en/join-team?token=${token}`, { method: 'POST', body: new URLSearchParams({ token, ...fields }) })

  test('creates the first account without JavaScript', async () => {
    const token = tokenOf(await offerFirstTeamAccount(services))
    expect((await open(token)).headers.get('cache-control')).toBe('private, no-store')
    const wrong = await post(token, { ...ines, confirmation: 'another' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('value="Ines Duarte"')
    const right = await post(token, { ...ines, confirmation: password })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/en/account/second-factor?next=%2Fen%2Fteam'])
    expect(right.headers.getSetCookie().length).toBeGreaterThan(0)
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
    const again = await open(token)
    expect([again.status, await again.text()]).toMatchObject([
      410,
      expect.stringContaining('has been used or has expired'),
    ])
    expect((await post(token, { ...ines, email: 'x@duarte.example', confirmation: password })).status).toBe(410)
  })

  test('asks a member for nothing and an invited person for no address', async () => {
    await openAccount(app, ines.email)
    const known = tokenOf(await inviteToTeam(services, ines.email))
    expect(await (await open(known)).text()).not.toContain('type="password" name="password"')
    expect((await post(known, {})).status).toBe(303)
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
    const unknown = tokenOf(await inviteToTeam(services, 'rui@duarte.example'))
    const page = await (await open(unknown)).text()
    expect(page).toContain('rui@duarte.example')
    const taken = await post(unknown, { ...ines, email: 'thief@elsewhere.example', confirmation: password })
    expect(taken.status).toBe(303)
    expect(await inbox(await signInToOffice(app, 'rui@duarte.example'))).toBe(200)
  })
})

describe('the team’s data', () => {
  test('is refused to visitors and members, and served to team sessions and the token', async () => {
    await openAccount(app, 'member@duarte.example')
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), ines)
    const visitors = [
      new AccountVisitor(app),
      await signedIn('member@duarte.example'),
      await signInToOffice(app, ines.email),
    ]
    const systems = { authorization: `Bearer ${teamToken}` }
    for (const path of ['offers', 'messages', 'outbox', 'requests', 'subscribers']) {
      const answers = await Promise.all(visitors.map((visitor) => visitor.send(`/api/team/${path}`)))
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
      expect(answers[2]?.headers.get('cache-control')).toBe('no-store')
      expect((await app.request(`/api/team/${path}`, { headers: systems })).status).toBe(200)
    }
  })

  test('hides links to other people’s accounts once a mail server is set', async () => {
    const token = tokenOf(await inviteToTeam(services, ines.email))
    const withServer = await openTestApp({
      DATABASE_URL: services.config.databaseUrl ?? '',
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
    const outbox = async (at: typeof app) =>
      (await at.request('/api/team/outbox', { headers: { authorization: `Bearer ${teamToken}` } })).text()
    expect(await outbox(app)).toContain(token)
    const seen = await outbox(withServer)
    expect(seen).toContain('account.invitation')
    expect(seen).not.toContain(token)
    await withServer.close()
  })

  test('is out of reach at once for a removed colleague', async () => {
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), ines)
    const visitor = await signInToOffice(app, ines.email)
    expect(await removeFromTeam(services, ines.email)).toBe(true)
    expect(await inbox(visitor)).toBe(401)
    expect(await visitor.who()).toBeNull()
    expect(await inbox(await signedIn(ines.email))).toBe(401)
    expect(await removeFromTeam(services, ines.email)).toBe(false)
  })
})

describe('a second factor', () => {
  beforeEach(async () => {
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), ines)
  })

  test('must be set up before the team’s data is shown, and is asked for from then on', async () => {
    const first = await signedIn(ines.email)
    const elsewhere = await signedIn(ines.email)
    expect(await inbox(first)).toBe(401)
    const before = first.cookie('session_token')
    const { code } = await turnCodesOn(app, first)
    expect(first.cookie('session_token')).not.toBe(before)
    expect(await inbox(first)).toBe(200)
    expect(await elsewhere.who()).toBeNull()

    const second = await signedIn(ines.email)
    expect(await second.who()).toBeNull()
    expect(await inbox(second)).toBe(401)
    app.passTime(31_000)
    expect((await second.giveCode(code())).status).toBe(200)
    expect(await inbox(second)).toBe(200)
    expect(await inbox(first)).toBe(200)
  })

  test('is set up at sign-in, which then leads to the wanted page', async () => {
    const visitor = new AccountVisitor(app)
    const signedIn = await visitor.submit('/en/sign-in', { email: ines.email, password, next: '/de/sell' })
    expect(signedIn.headers.get('location')).toBe('/en/account/second-factor?next=%2Fde%2Fsell')
  })

  test('when turned off closes the office at once', async () => {
    const visitor = await signedIn(ines.email)
    const { code } = await turnCodesOn(app, visitor)
    app.passTime(31_000)
    const ended = await visitor.submit('/en/account/second-factor', {
      intent: 'end',
      currentPassword: password,
      code: code(),
    })
    expect(ended.status).toBe(303)
    expect(await visitor.who()).toBe(ines.email)
    expect(await inbox(visitor)).toBe(401)
  })

  test('must be set up again after removal and a new invitation', async () => {
    await signInToOffice(app, ines.email)
    await removeFromTeam(services, ines.email)
    await joinTeam(services, tokenOf(await inviteToTeam(services, ines.email)), null)
    expect(await inbox(await signInToOffice(app, ines.email))).toBe(200)
  })
})
