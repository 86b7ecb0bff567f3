import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, accountMails, openAccount, signInColleague, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const secrets = {
  SMTP_URL: 'smtp://user:letmein@127.0.0.1:1',
  GOOGLE_MAPS_KEY: 'key-of-maps',
}
const app = await openTestApp(secrets)
const { db } = app.services
afterAll(() => app.close())

const team = 'elena@stocklot.example'
const email = 'ines@duarte.example'
let elena: AccountVisitor

beforeAll(async () => {
  elena = await signInColleague(app, team, 'Elena')
  await writeLots(app.services, [{ lot: sampleInput({ externalId: 'shoes', priceVisibility: 'members' }) }])
})
beforeEach(async () => {
  await db.execute(sql`delete from members where role <> 'team'`)
  await db.execute(sql`truncate audit_entries, newsletter_subscribers, rate_limits cascade`)
})

const look = async (path: string) => (await elena.send(path)).text()

async function idOf(address: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from members where email = ${address}`)
  return rows[0]?.id ?? ''
}

describe('a member', () => {
  let ines: AccountVisitor

  beforeEach(async () => {
    await openAccount(app, email)
    await db.execute(sql`insert into member_profiles (member_id, company, country, categories, countries, updated_at)
      select id, 'Calçados Duarte', 'PT', '{}', '{}', now() from members where email = ${email}`)
    await db.execute(sql`update members set company = 'Calçados Duarte' where email = ${email}`)
    ines = new AccountVisitor(app)
    await ines.signIn(email)
  })

  const change = async (standing: string) => elena.submit('/en/team/members', { id: await idOf(email), standing })
  const seesPrice = async () => {
    const page = await (await ines.send('/en/products')).text()
    const { items } = await (await ines.send('/api/lots')).json()
    const shown = page.includes('7.90')
    // Ids and times of the lot may contain these digits by chance.
    expect(JSON.stringify(items[0].price).includes('790')).toBe(shown)
    return shown
  }

  test('is found by name, company and address, but colleagues are not', async () => {
    for (const query of ['', '?q=INES', '?q=calçados', '?q=duarte.example+cal', '?standing=approved']) {
      const page = await look(`/en/team/members${query}`)
      expect(page, query).toContain('Calçados Duarte')
      expect(page.match(/elena@stocklot\.example/g)?.length ?? 0, query).toBeLessThan(4)
    }
    expect(await look('/en/team/members?q=elena')).toContain('No matches.')
    expect(await look('/en/team/members?standing=blocked')).toContain('No matches.')
  })

  test('loses restricted data when declined and regains it when approved', async () => {
    expect(await seesPrice()).toBe(true)
    expect((await change('refused')).headers.get('location')).toBe('/en/team/members?did=standing')
    expect(await seesPrice()).toBe(false)
    await change('approved')
    expect(await seesPrice()).toBe(true)
    const trail = await look('/en/team/audit')
    expect(trail.indexOf('<b>Member approved')).toBeLessThan(trail.indexOf('<b>Member declined'))
  })

  test('is signed out when blocked and cannot sign in until approved', async () => {
    await change('blocked')
    expect(await ines.who()).toBeNull()
    const refused = await ines.signIn(email)
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'sign_in.blocked'])
    await change('approved')
    expect((await ines.signIn(email)).status).toBe(200)
  })

  test('with a lost second factor gets it reset by the team and a mail about it', async () => {
    await turnCodesOn(app, ines)
    const locked = new AccountVisitor(app)
    expect(await (await locked.signIn(email)).json()).toEqual({ twoFactorRedirect: true })
    expect(await look('/en/team/members')).toContain('Reset two-step login')
    const ended = await elena.submit('/en/team/members', { id: await idOf(email), factor: 'lost' })
    expect(ended.headers.get('location')).toBe('/en/team/members?did=standing')
    expect(await ines.who()).toBeNull()
    expect(await (await locked.signIn(email)).json()).toMatchObject({ redirect: false })
    expect((await accountMails(app)).at(-1)).toMatchObject({ kind: 'account.factors_ended', to: email })
    expect(await look('/en/team/audit')).toContain('<b>Two-step login reset')
    expect(await look('/en/team/members')).not.toContain('Reset two-step login')
    expect((await elena.submit('/en/team/members', { id: await idOf(email), factor: 'lost' })).status).toBe(404)
  })

  test('is never a team member', async () => {
    const answer = await elena.submit('/en/team/members', { id: await idOf(team), standing: 'blocked' })
    expect(answer.status).toBe(404)
    expect((await elena.submit('/en/team/members', { id: await idOf(team), factor: 'lost' })).status).toBe(404)
    expect(await elena.who()).toBe(team)
  })
})

test('with approval required, a new account sees restricted data only once approved', async () => {
  const { config } = app.services
  config.site.members.approval = true
  await openAccount(app, email)
  config.site.members.approval = false
  const ines = new AccountVisitor(app)
  await ines.signIn(email)
  expect(await (await ines.send('/en/products')).text()).not.toContain('7.90')
  expect(await look('/en/team/members?standing=new')).toContain(email)
})

describe('subscribers', () => {
  beforeEach(async () => {
    const add = (address: string, state: string, language: string, wanted: string) =>
      db.execute(sql`insert into newsletter_subscribers (id, email, state, language, categories, kinds, created_at, updated_at)
        values (gen_random_uuid(), ${address}, ${state}, ${language}, ${wanted}::text[], '{new_lots}', now(), now())`)
    await add('=cmd@duarte.example', 'subscribed', 'en', '{shoes}')
    await add('rui@duarte.example', 'subscribed', 'de', '{}')
    await add('ana@duarte.example', 'unsubscribed', 'de', '{toys}')
    await app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { email: 'eva@duarte.example' } }),
    })
  })

  test('are found by address, state, language and interest, with their proof of consent', async () => {
    const found = async (query: string) => {
      const page = await look(`/en/team/subscribers?${query}`)
      return ['=cmd', 'rui', 'ana', 'eva'].filter((name) => page.includes(`${name}@duarte.example</bdi>`))
    }
    expect(await found('')).toEqual(['=cmd', 'rui', 'ana', 'eva'])
    expect(await found('q=UI%40d')).toEqual(['rui'])
    expect(await found('state=subscribed')).toEqual(['=cmd', 'rui'])
    expect(await found('language=de')).toEqual(['rui', 'ana'])
    expect(await found('interest=shoes&state=subscribed')).toEqual(['=cmd', 'rui'])
    expect(await found('interest=toys&state=subscribed')).toEqual(['rui'])
    expect(await look('/en/team/subscribers?q=eva')).toMatch(/Signed up.*Stocklot/s)
  })

  test('are exported as listed, without formulas, and the audit trail records it', async () => {
    const csv = await elena.submit('/en/team/subscribers/export', { format: 'csv', state: 'subscribed' })
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="newsletter-[\d-]+\.csv"$/)
    const lines = (await csv.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.find((line) => line.includes('cmd'))).toMatch(/^"'=cmd@duarte\.example",Subscribed,English,Shoes,/)
    const xlsx = await elena.submit('/en/team/subscribers/export', { format: 'xlsx' })
    expect(new TextDecoder().decode((await xlsx.arrayBuffer()).slice(0, 2))).toBe('PK')
    const { rows } = await db.execute(sql`select details from audit_entries order by id`)
    expect(rows).toEqual([
      { details: { format: 'csv', rows: 2, state: 'subscribed' } },
      { details: { format: 'xlsx', rows: 4 } },
    ])
  })

  test('can be unsubscribed by the team, which their history records', async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from newsletter_subscribers where email like 'rui%'`,
    )
    const end = () => elena.submit('/en/team/subscribers', { unsubscribe: rows[0]?.id ?? '' })
    expect((await end()).status).toBe(303)
    expect((await end()).status).toBe(409)
    const { rows: events } = await db.execute(
      sql`select kind, data from newsletter_events where subscriber_id = ${rows[0]?.id}`,
    )
    expect(events).toEqual([{ kind: 'unsubscribed', data: { by: 'Elena' } }])
  })
})

test('the settings page shows values and their sources, but no secrets', async () => {
  const page = await look('/en/team/settings')
  for (const text of ['TEAM_API_TOKEN', 'smtp://user:•••@127.0.0.1:1', 'company.address.city', 'Rotterdam'])
    expect(page).toContain(text)
  expect(page).toMatch(/TEAM_API_TOKEN.*<details.*SITE_FILE.*Default.*<\/details>/s)
  expect(page).toMatch(/company\.name.*site\.yaml, line 5/s)
  expect(page).not.toMatch(/letmein|key-of-maps|a-token-for-tests-and|a-secret-key-for-tests/)
})

test('the settings page shows the latest backup and why the next one failed', async () => {
  expect(await look('/en/team/settings')).toContain('The database runs elsewhere (DATABASE_URL)')
  await db.execute(sql`
    insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes, failure) values
      ('2026-11-22 02:30:00Z', '2026-11-22 02:31:00Z', '/backups/one', true, false, 7340032, null),
      ('2026-11-23 02:30:00Z', '2026-11-23 02:31:00Z', '/backups/two', true, false, null, 'The disk has no room.')`)
  const page = await look('/en/team/settings')
  for (const text of ['/backups/one', '7.0 MB', '22 Nov 2026', 'The disk has no room.']) expect(page).toContain(text)
  expect(page).toMatch(/The backup of 23 Nov 2026[^<]* failed/)
})
