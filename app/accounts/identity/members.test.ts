import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import type { Transaction } from '../../platform/database/database.server'
import { sweepSteps } from '../factors/steps.server'
import { findMembersWithTotp } from '../factors/totp.server'
import { countNewMembers, findListedMembers, isBlocked, setStanding } from './member-standing.server'
import * as members from './members.server'
import { sweepGuesses } from './password-guesses.server'
import { endSessionOf, endSessionsOf, findSessionsOf, lockSession, revokeOfficeAccess } from './session.server'
import { sweepEnded } from './use-mail-link.server'

const { db, close } = await openTestDatabase()
afterAll(close)
beforeEach(() => db.execute(sql`truncate members, registrations, account_requests, password_guesses cascade`))

const monday = new Date('2026-11-23T09:00:00Z')
const tuesday = new Date('2026-11-24T09:00:00Z')
const services = { db, now: () => tuesday }
const inside = <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work)

async function make(name: string, more: Partial<Parameters<typeof members.makeMember>[1]> = {}, at = monday) {
  const email = `${name}@duarte.example`
  const facts = { email, name, language: 'de', role: 'member', standing: 'new', password: '$argon2id$one' } as const
  expect(await inside((tx) => members.makeMember(tx, { ...facts, ...more }, at))).toBe(true)
  const member = await members.findMember(db, email)
  if (!member) throw new Error(`${name} was not stored.`)
  return member
}

const sessionOf = async (memberId: string, used = monday, end = '2026-12-01T09:00:00Z') => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into member_sessions (id, member_id, token, remembered, second_factor_at, expires_at, created_at, updated_at)
    values (gen_random_uuid(), ${memberId}, gen_random_uuid()::text, true, ${used.toISOString()}, ${end},
      ${monday.toISOString()}, ${used.toISOString()}) returning id`)
  return rows[0]?.id ?? ''
}
const stepOf = (memberId: string, end = '2026-12-01T09:00:00Z') =>
  db.execute(sql`insert into sign_in_steps values (gen_random_uuid()::text, ${memberId}, false, ${end}, now())`)
const codesOf = (memberId: string, confirmedAt: Date | null) =>
  db.execute(
    sql`insert into totp_secrets values (${memberId}, 'sealed', ${confirmedAt?.toISOString() ?? null}, 0, now())`,
  )
const count = async (table: string) => db.$count(sql`${sql.identifier(table)}`)
const openSessions = async (id: string) => (await findSessionsOf(services, id)).map((session) => session.id)

describe('an account', () => {
  test('is made once per address, with its password', async () => {
    const ines = await make('ines', { standing: 'approved' })
    expect(ines).toEqual({
      id: ines.id,
      email: 'ines@duarte.example',
      emailVerified: true,
      name: 'ines',
      role: 'member',
      teamRole: null,
      approved: true,
      language: 'de',
    })
    const again = { ...ines, name: 'Another', standing: 'new', password: '$argon2id$two', teamRole: 'helper' } as const
    expect(await inside((tx) => members.makeMember(tx, again, tuesday))).toBe(false)
    expect(await members.findCredentials(db, ines.id)).toMatchObject([
      { userId: ines.id, providerId: 'credential', accountId: ines.id, password: '$argon2id$one', createdAt: monday },
    ])
    expect(await members.findMemberById(db, ines.id)).toEqual(ines)
    expect(await members.findRecord(db, ines.id)).toEqual({ standing: 'approved', createdAt: monday })
    await inside(async (tx) => {
      for (const ifFree of [false, true]) expect(await members.lockMember(tx, ines.id, ifFree)).toEqual(ines)
    })
  })

  test('that does not exist is null', async () => {
    const id = '019aa000-0000-7000-8000-000000000000'
    await inside(async (tx) => {
      expect(await members.findMember(tx, 'ines@duarte.example')).toBeNull()
      expect(await members.findMemberById(tx, id)).toBeNull()
      expect(await members.findRecord(db, id)).toBeNull()
      expect(await members.lockMember(tx, id)).toBeNull()
      expect(await members.deleteMember(tx, id)).toBeNull()
      expect(await members.changeMemberEmail(tx, id, 'new@duarte.example', tuesday)).toBeNull()
      expect(await members.changeRole(tx, 'ines@duarte.example', 'team', tuesday)).toBe(false)
      expect(await members.changeTeamRole(tx, 'ines@duarte.example', 'helper', tuesday)).toBeNull()
      expect(await isBlocked(tx, id)).toBe(false)
    })
  })

  test('locked by one job is passed over by another', async () => {
    const { id } = await make('ines')
    await inside(async (tx) => {
      await members.lockMember(tx, id)
      expect(await inside((other) => members.lockMember(other, id, true))).toBeNull()
    })
  })

  test('changes only for its member', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    const facts = { name: 'Ines Duarte', company: 'Duarte Lda', language: 'pl' } as const
    await inside((tx) => members.changeMember(tx, ines.id, facts, tuesday))
    expect(await members.findMember(db, ines.email)).toEqual({ ...ines, name: 'Ines Duarte', language: 'pl' })
    expect(await members.findMember(db, ana.email)).toEqual(ana)
    const { rows } = await db.execute(sql`select company from members where updated_at = ${tuesday.toISOString()}`)
    expect(rows).toEqual([{ company: 'Duarte Lda' }])
  })

  test('takes a free address, and links to the old one end', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    for (const { id } of [ines, ana])
      await db.execute(sql`insert into password_resets values (${id}, ${id}, now(), now())`)
    expect(await inside((tx) => members.changeMemberEmail(tx, ines.id, ana.email, tuesday))).toBeNull()
    expect(await count('password_resets')).toBe(2)
    expect(await inside((tx) => members.changeMemberEmail(tx, ines.id, 'new@duarte.example', tuesday))).toEqual(ines)
    expect(await members.findMember(db, 'new@duarte.example')).toMatchObject({ id: ines.id })
    expect((await db.execute(sql`select member_id from password_resets`)).rows).toEqual([{ member_id: ana.id }])
  })

  test('goes with everything asked for in its name, and nobody else’s', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    for (const { email } of [ines, ana]) {
      await db.execute(
        sql`insert into account_requests values (gen_random_uuid(), 'reset', ${email}, null, null, 'en', now())`,
      )
      await db.execute(
        sql`insert into registrations values (${email}, ${email}, 'x', '$argon2id$x', 'en', now(), now())`,
      )
    }
    expect(await inside((tx) => members.deleteMember(tx, ines.id))).toEqual(ines)
    for (const table of ['members', 'account_requests', 'registrations'])
      expect((await db.execute(sql`select email from ${sql.identifier(table)}`)).rows).toEqual([{ email: ana.email }])
  })
})

describe('a colleague', () => {
  test('joins as an owner unless told otherwise, approved, and has to sign in again', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    for (const { id } of [ines, ana]) await sessionOf(id)
    await inside((tx) => members.changeRole(tx, ines.email, 'team', tuesday))
    expect(await members.findMember(db, ines.email)).toMatchObject({ role: 'team', teamRole: 'owner', approved: true })
    expect([await openSessions(ines.id), (await openSessions(ana.id)).length]).toEqual([[], 1])
    expect(await inside((tx) => members.changeRole(tx, ines.email, 'team', tuesday))).toBe(false)
    expect(await inside((tx) => members.changeRole(tx, ana.email, 'team', tuesday, 'trader'))).toBe(true)
    const team = await members.findTeamMembers(db)
    expect(team.map(({ email, teamRole }) => [email, teamRole])).toEqual([
      [ana.email, 'trader'],
      [ines.email, 'owner'],
    ])
    expect(await inside((tx) => members.changeRole(tx, ana.email, 'member', tuesday))).toBe(true)
    expect(await members.findMember(db, ana.email)).toMatchObject({ role: 'member', teamRole: null, approved: true })
    expect(await members.findTeamMembers(db)).toHaveLength(1)
  })

  test('who leaves is not approved by that', async () => {
    const ines = await make('ines', { role: 'team', standing: 'refused' })
    await inside((tx) => members.changeRole(tx, ines.email, 'member', tuesday))
    expect(await members.findRecord(db, ines.id)).toMatchObject({ standing: 'refused' })
  })

  test('gets another role, which a member has none of', async () => {
    const ines = await make('ines', { role: 'team', teamRole: 'trader' })
    const ana = await make('ana')
    const change = (email: string, role: 'trader' | 'helper') =>
      inside((tx) => members.changeTeamRole(tx, email, role, tuesday))
    expect(await change(ines.email, 'trader')).toBeNull()
    expect(await change(ana.email, 'helper')).toBeNull()
    expect(await change(ines.email, 'helper')).toBe('trader')
    expect(await members.findMember(db, ines.email)).toMatchObject({ teamRole: 'helper' })
  })
})

describe('the list of members', () => {
  test('has those outside the team, newest first, page by page', async () => {
    const ines = await make('ines')
    const ana = await make('ana', { standing: 'approved' }, tuesday)
    await make('elena', { role: 'team' })
    const list = (q = '', standing?: 'new' | 'approved', after: Date | null = null, limit = 10) =>
      findListedMembers(db, { q, standing }, { after: after && { createdAt: after, id: ana.id }, limit })
    expect(await list()).toEqual([
      { id: ana.id, email: ana.email, name: 'ana', standing: 'approved', createdAt: tuesday },
      { id: ines.id, email: ines.email, name: 'ines', standing: 'new', createdAt: monday },
    ])
    const names = async (rows: ReturnType<typeof list>) => (await rows).map(({ name }) => name)
    expect(await names(list('INES'))).toEqual(['ines'])
    expect(await names(list('', 'approved'))).toEqual(['ana'])
    expect(await names(list('', undefined, tuesday))).toEqual(['ines'])
    expect(await names(list('', undefined, null, 1))).toEqual(['ana'])
  })

  test('counts those who wait for approval, up to a limit', async () => {
    for (const name of ['one', 'two', 'three']) await make(name)
    await make('ana', { standing: 'approved' })
    expect([await countNewMembers(db, 10), await countNewMembers(db, 2)]).toEqual([3, 2])
  })

  test('blocks a member, whose sessions end, but no colleague', async () => {
    const [ines, elena] = [await make('ines'), await make('elena', { role: 'team' })]
    for (const { id } of [ines, elena]) await sessionOf(id)
    const set = (id: string, standing: 'approved' | 'blocked') => inside((tx) => setStanding(tx, id, standing, tuesday))
    expect(await set(ines.id, 'approved')).toBe(ines.email)
    expect(await openSessions(ines.id)).toHaveLength(1)
    expect(await inside((tx) => isBlocked(tx, ines.id))).toBe(false)
    await set(ines.id, 'blocked')
    expect([await openSessions(ines.id), await inside((tx) => isBlocked(tx, ines.id))]).toEqual([[], true])
    await expect(set(elena.id, 'blocked')).rejects.toMatchObject({ code: 'office_members.gone', status: 404 })
    expect(await openSessions(elena.id)).toHaveLength(1)
  })
})

describe('sessions', () => {
  test('are listed by last use without those that ended, and end one by one or all but one', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    const [first, second] = [await sessionOf(ines.id), await sessionOf(ines.id, tuesday)]
    const [others] = [await sessionOf(ana.id), await sessionOf(ines.id, monday, tuesday.toISOString())]
    for (const { id } of [ines, ana]) await stepOf(id)
    expect(await openSessions(ines.id)).toEqual([second, first])
    await endSessionOf(services, ines.id, others)
    expect(await openSessions(ana.id)).toEqual([others])
    await endSessionsOf(db, ines.id, second)
    expect(await openSessions(ines.id)).toEqual([second])
    expect((await db.execute(sql`select member_id from sign_in_steps`)).rows).toEqual([{ member_id: ana.id }])
    await inside((tx) => lockSession(tx, { id: second, member: ines }))
    await endSessionOf(services, ines.id, second)
    await expect(inside((tx) => lockSession(tx, { id: second, member: ines }))).rejects.toMatchObject({
      code: 'errors.unauthenticated',
      status: 401,
    })
    await endSessionsOf(db, ana.id)
    expect(await openSessions(ana.id)).toEqual([])
  })

  test('no longer open the office once the last second factor is off', async () => {
    const [ines, ana] = [await make('ines'), await make('ana')]
    for (const { id } of [ines, ana]) await sessionOf(id)
    await codesOf(ines.id, monday)
    await codesOf(ana.id, null)
    for (const { id } of [ines, ana]) await inside((tx) => revokeOfficeAccess(tx, id))
    const { rows } = await db.execute(sql`select member_id from member_sessions where second_factor_at is not null`)
    expect(rows).toEqual([{ member_id: ines.id }])
    expect(await findMembersWithTotp(db, [ines.id, ana.id])).toEqual(new Set([ines.id]))
    expect(await findMembersWithTotp(db, [ana.id])).toEqual(new Set())
  })

  test('and all else that ended is swept, and what has not ended stays', async () => {
    const { id } = await make('ines')
    for (const end of ['2026-11-24T08:59:59Z', '2026-11-24T09:00:01Z']) {
      await sessionOf(id, monday, end)
      await stepOf(id, end)
      await db.execute(
        sql`insert into registrations values (${end}, 'x@y.example', ${end}, '$argon2id$x', 'en', ${end}, now())`,
      )
      await db.execute(sql`insert into password_resets values (${end}, ${id}, ${end}, now())`)
      await db.execute(sql`insert into passkey_challenges values (${end}, ${id}, ${end})`)
      await db.execute(sql`insert into password_guesses (bucket, moments, ends_at) values (${end}, '{}', ${end})`)
    }
    await sweepEnded(services)
    await sweepSteps(services)
    await sweepGuesses(services)
    const { rows } = await db.execute(sql`
      select name from registrations union all select token_hash from password_resets
      union all select challenge from passkey_challenges union all select bucket from password_guesses`)
    expect(rows).toEqual(Array(4).fill({ name: '2026-11-24T09:00:01Z' }))
    expect([await count('member_sessions'), await count('sign_in_steps')]).toEqual([1, 1])
  })
})
