import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteToTeam } from '../app/accounts/staff/invite-staff.server'
import { saveSearch } from '../app/catalogue/saved-searches/saved-searches.server'
import { sendAlerts } from '../app/catalogue/saved-searches/send-alerts.server'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { writeLots } from '../app/lots/lots/write-lots.server'
import { programSecret } from '../app/platform/database/program-secret.server'
import { askSuppliers } from '../app/stock/availability/ask-suppliers.server'
import { AccountVisitor, accountMails, openAccount, password, turnCodesOn } from './account-visitor'
import { openTestApp, teamToken } from './open-test-app'
import { readMails } from './read-mails'
import { acceptedBy, type EntryPoint, entryPointsOf, readEveryValue } from './stolen-database'
import { pdfOf, uploadFile } from './upload-file'

const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())

const ines = 'ines@duarte.example'
const day = 86_400_000

let entryPoints: EntryPoint[]
/** Short enough to brute-force against a digest. */
let shortSecrets: string[]
const secrets = new Map<string, string>()

beforeAll(async () => {
  await openAccount(app, ines)
  const visitor = new AccountVisitor(app)
  await visitor.signIn(ines)
  const { code, recoveryCodes } = await turnCodesOn(app, visitor)
  shortSecrets = recoveryCodes.map((shown) => shown.replaceAll(' ', ''))
  const { rows } = await db.execute<{ id: string; secret: string }>(sql`
    select id, secret from members join totp_secrets on member_id = id`)
  const [token = ''] = decodeURIComponent(visitor.cookie('session_token') ?? '').split('.')
  secrets.set('session', token)
  secrets.set('signature', await programSecret(db, 'accounts'))
  secrets.set('team', teamToken)
  secrets.set('code', db.vault.open(rows[0]?.secret ?? ''))
  await visitor.submit('/en/account/security', {
    intent: 'email',
    newEmail: 'ines@new.example',
    currentPassword: password,
  })
  await visitor.post('/request-password-reset', { email: ines })
  await visitor.post('/sign-up/email', { name: 'Nora Berg', email: 'nora@berg.example', password })
  await inviteToTeam(services, 'theo@stocklot.example')
  await offerGoods()
  await sellGoods(rows[0]?.id ?? '')
  await subscribe()
  await rememberLinks()
  entryPoints = await entryPointsOf(app, { code, token })
})

function send(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function offerGoods(): Promise<void> {
  const list = await uploadFile(app, 'list.pdf', pdfOf(2_000))
  const sender = { name: 'Jonas Keller', email: 'jonas@brettspiel.example', phoneNumber: '+49 341 1234567' }
  await send('/api/sell', { ...sender, description: 'Board games', attachments: [list] })
  secrets.set('download', new URL(list.url).searchParams.get('token') ?? '')
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '2000', 'upload-metadata': 'filename YS5wZGY=' }
  const created = await app.request('/api/files', { method: 'POST', headers })
  secrets.set('upload', created.headers.get('location')?.split('/').at(-1) ?? '')
}

async function sellGoods(memberId: string): Promise<void> {
  await saveSearch(services, { query: 'q=clogs', language: 'en', alerts: 'hourly' }, memberId)
  const confirmedAt = new Date(services.now().getTime() - 20 * day).toISOString()
  const lot = sampleInput({ externalId: 'one', lines: [], texts: { en: { title: 'Clogs' } }, confirmedAt })
  const [written] = await writeLots(services, [{ lot }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  await db.execute(sql`insert into lot_suppliers values (${written.id}, 'max@single.example', 'en', true)`)
  await askSuppliers(services)
  app.passTime(3_600_000)
  await sendAlerts(services)
}

async function subscribe(): Promise<void> {
  for (const email of ['one@duarte.example', 'two@duarte.example']) await send('/api/newsletter', { fields: { email } })
  const [confirm] = (await readMails(db)).flatMap(
    ({ text }) => /\/en\/newsletter\/confirm\/[\w-]{43}/.exec(text)?.[0] ?? [],
  )
  await app.request(confirm ?? '', { method: 'POST', body: new URLSearchParams() })
  await send('/api/newsletter', { fields: { email: 'one@duarte.example' } })
}

async function rememberLinks(): Promise<void> {
  await accountMails(app)
  for (const { text, unsubscribeUrl } of await readMails(db))
    for (const [, page = '', token = ''] of `${text} ${unsubscribeUrl}`.matchAll(
      /\/en\/([a-z/-]+)(?:\?token=|\/)([\w-]{43})/g,
    ))
      secrets.set(
        /verify|reset|join|confirm-email/.test(page) ? `/en/${page}.data?token=*` : `/en/${page}/*.data`,
        token,
      )
}

test('a copy of the database gives no access', async () => {
  const values = await readEveryValue(db)
  expect(values.length).toBeGreaterThan(100)
  const opened: Record<string, string[]> = {}
  for (const value of values) {
    const ways = await acceptedBy(entryPoints, value)
    if (ways.length > 0) opened[value] = ways
  }
  expect(opened).toEqual({})
}, 600_000)

test('a recovery code cannot be found by brute force from its stored value', async () => {
  const { rows } = await db.execute<{ id: string; hashes: string[] }>(sql`
    select member_id as id, array_agg(code_hash) as hashes from recovery_codes group by member_id`)
  const [{ id, hashes } = { id: '', hashes: [] }] = rows
  expect(hashes).toHaveLength(10)
  for (const code of shortSecrets)
    for (const text of [code, `${id} ${code}`])
      for (const form of ['hex', 'base64url'] as const)
        expect(hashes).not.toContain(createHash('sha256').update(text).digest(form))
})

test('each secret would be noticed if it were stored, even inside other text', async () => {
  expect([...secrets.keys()].sort()).toEqual(entryPoints.map(({ name }) => name).sort())
  await db.execute(sql`create table told (words text, bytes bytea, list jsonb)`)
  for (const [name, secret] of secrets) {
    expect(await acceptedBy(entryPoints, secret), name).toContain(name)
    await db.execute(sql`insert into told values (${`see http://localhost:3000/?token=${secret} there`})`)
    await db.execute(sql`insert into told (list) values (${JSON.stringify({ links: [{ secret }] })}::jsonb)`)
    const found = await readEveryValue(db)
    expect(found, name).toContain(secret)
  }
  await db.execute(sql`drop table told`)
})
