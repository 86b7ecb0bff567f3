import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { AccountVisitor, joinTeam, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { registerPicture } from '../../files/pictures/register-picture.server'
import { printedPhoto } from '../../files/pictures/sample-photos.suite'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { openLog } from '../../platform/base/log.server'
import { processAccountRequests } from '../identity/account-requests.server'
import { findErasureRequests, runErasures } from './run-erasures.server'
import { readTableGraph } from './table-graph.server'

/** Occurs in everything the test person leaves, and nowhere else. */
export const marker = 'qxmarker'
export const email = `ines.${marker}@duarte.example`
export const phone = '+351912345678'
/** The same number in common spellings. */
export const phones = ['351912345678', '351 912 345 678', '00351 912-345-678', 'tel.912 34 56 78', 'wa.me/351912345678']
export const person = { name: `Ines ${marker}`, company: `${marker} Lda`, email, phoneNumber: '+351 912 345 678' }
export const team = 'elena@stocklot.example'

export interface PrivacyOffice {
  readonly app: TestApp
  readonly colleague: AccountVisitor
  readonly lines: readonly string[]
}

export async function openPrivacyOffice(): Promise<PrivacyOffice> {
  const lines: string[] = []
  const log = openLog({ logLevel: 'debug' }, { write: (line) => lines.push(line) })
  const app = await openTestApp({ LOG_LEVEL: 'debug' }, { log })
  await joinTeam(app, team, 'Elena')
  return { app, colleague: await signInToOffice(app, team), lines }
}

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})

export async function post(app: TestApp, path: string, body: unknown) {
  const answer = await app.request(path, json(body))
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
}

/** Every row of any table that contains a text, as `table: row`. */
export async function rowsWith(app: TestApp, text: string): Promise<string[]> {
  const { tables } = await app.services.db.transaction(readTableGraph)
  const found: string[] = []
  for (const name of tables.keys()) {
    const { rows } = await app.services.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} as t where t::text ilike ${`%${text}%`}`,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  return found
}

/** Every stored object whose name or bytes contain the text. */
export async function objectsWith(app: TestApp, text: string): Promise<string[]> {
  const root = join(app.services.config.dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (path.includes(text) || (await readFile(path)).includes(text)) found.push(path)
  }
  return found
}

export async function plant({ app, colleague }: PrivacyOffice): Promise<void> {
  const { db, now } = app.services
  const [lot] = await writeLots(app.services, [
    { lot: sampleInput({ externalId: 'shoes', splittable: 'free', moq: 1, step: 1 }) },
  ])
  if (!lot || lot.result === 'rejected') throw new Error(JSON.stringify(lot))
  const note = new TextEncoder().encode(`%PDF-1.7\nOf ${marker}`)
  const photo = await uploadFile(app, `${marker}.jpg`, await printedPhoto())
  const attachments = [await uploadFile(app, `${marker} list.pdf`, note), photo]
  await uploadFile(app, `begun ${email}.pdf`, note)
  await post(app, '/api/sell', {
    ...person,
    description: `Boots of ${marker}`,
    place: `Hall of ${marker}`,
    attachments,
  })
  await post(app, '/api/contact', { ...person, message: `I am ${marker}.`, honeypot: '' })
  await post(app, '/api/newsletter', { fields: { email: email.toUpperCase() } })
  await post(app, '/api/requests', { ...person, country: 'PT', text: `${marker} looks for boots` })
  await post(app, '/api/inquiries', {
    ...person,
    country: 'PT',
    items: [{ lot: lot.reference, comment: marker }],
    message: marker,
  })
  await openAccount(app, email)
  const visitor = new AccountVisitor(app, { 'user-agent': marker })
  await visitor.signIn(email)
  await visitor.post('/request-password-reset', { email })
  await processAccountRequests(app.services)

  const at = now().toISOString()
  const ids = {
    me: await idOf(app, 'members'),
    offer: await idOf(app, 'offers'),
    file: await fileId(app, `${marker}.jpg`),
  }
  await registerPicture(app.services, ids.file)
  const name = { secret: 'A'.repeat(32), hash: marker, key: `${marker}-${'x'.repeat(40)}` }
  const statements = [
    sql`insert into member_profiles (member_id, company, country, categories, countries, phone_e164, updated_at)
      values (${ids.me}, ${person.company}, 'PT', '{}', '{}', ${phone}, ${at})`,
    sql`update members set company = ${person.company} where id = ${ids.me}`,
    sql`insert into email_changes values (${ids.me}, 'new@elsewhere.example', 'old', 'new', null, null, ${at}, ${at})`,
    sql`insert into account_requests values (${randomUUID()}, 'reset', ${email}, null, null, 'en', ${at})`,
    sql`insert into registrations values (${name.hash}, ${email}, ${person.name}, '$argon2id$x', 'en', ${at}, ${at})`,
    sql`insert into password_resets values (${name.key}, ${ids.me}, ${at}, ${at})`,
    sql`insert into team_invitations values (${name.hash}, ${email}, 'en', ${at}, ${at})`,
    sql`insert into totp_secrets values (${ids.me}, ${name.secret}, null, 0, ${at})`,
    sql`insert into recovery_codes values (${name.hash}, ${ids.me})`,
    sql`insert into passkeys values (${randomUUID()}, ${ids.me}, ${name.hash}, '\\x00', 0, '{}', ${marker}, ${at}, null)`,
    sql`insert into passkey_challenges values (${name.hash}, ${ids.me}, ${at})`,
    sql`insert into sign_in_steps values (${name.hash}, ${ids.me}, false, ${at}, ${at})`,
    sql`insert into saved_lots select ${ids.me}, id, ${at} from lots`,
    sql`insert into stopped_addresses values (${email}, 'objected', null, null, 'Elena', ${at})`,
    sql`insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who, created_at)
      values (${ids.offer}, 'people', '{}', '{en}', ${JSON.stringify({ en: { subject: 'Boots', note: `For ${email}` } })}, 'Boots', 'sending',
        1, '{}', ${ids.me}, ${person.name}, ${at})`,
    sql`insert into mailing_recipients values (${ids.offer}, 1, ${email}, ${person.name}, 'en', 'waiting')`,
    sql`insert into blocked_senders (email, why, who, created_at) values (${email}, ${person.name}, 'Elena', ${at})`,
    sql`insert into merged_lists values (${randomUUID()}, ${ids.me}, ${at})`,
    sql`insert into saved_searches values (${randomUUID()}, ${ids.me}, ${marker}, 'q=boots', 'en', 'daily', true, ${at}, ${at}, ${at}, ${at})`,
    sql`insert into alert_tokens values (${name.hash}, ${ids.me}, ${at})`,
    sql`insert into told_lots select ${ids.me}, id, ${at} from lots`,
    sql`insert into newsletter_forwards values (${randomUUID()}, ${email}, 'en', 'queued', 0, ${marker}, ${at}, ${at})`,
    sql`insert into manifest_mappings values (${email}, 'a', '[]', ${at}), (company_words(${person.company}), 'a', '[]', ${at})`,
    sql`insert into counter_offers values (${randomUUID()}, ${ids.offer}, 100, 'EUR', 'unit', null, null, ${at}, ${at})`,
    // Team records: a lot made from the offer with its picture, notes, an audit entry, and a mention elsewhere.
    sql`insert into lot_privates (lot_id, supplier_offer_id, notes) select id, ${ids.offer}, ${`Call ${email}, ${phone}.`} from lots
      on conflict (lot_id) do update set supplier_offer_id = excluded.supplier_offer_id, notes = excluded.notes`,
    sql`insert into former_manifests select id, 1, ${JSON.stringify([{ name: `Boots, ask ${email}` }])}::jsonb, ${at} from lots`,
    sql`insert into pending_files values (${await fileId(app, `begun ${email}.pdf`)}, ${ids.offer}, ${at})`,
    sql`insert into lot_photos select id, 7, ${ids.file}, null, '{}' from lots`,
    sql`insert into audit_entries (id, action, who_id, who, about, details, created_at)
      values (${randomUUID()}, 'person.exported', ${ids.me}, ${person.name}, ${email}, ${JSON.stringify({ to: email })}, ${at})`,
  ]
  for (const statement of statements) await db.execute(statement)
  await app.request(
    '/api/contact',
    json({ name: 'Rui', email: 'rui@duarte.example', message: `Ask ${email}, INES\n${marker}!`, honeypot: '' }),
  )
  const { rows } = await db.execute<{ id: string; version: number }>(sql`select id, version from inbox_items`)
  for (const { id, version } of rows) {
    const noted = await colleague.submit(`/en/team/inbox/${id}`, {
      intent: 'note',
      item: `${id}:${version}`,
      text: `Rang ${email}: ${phones.join(', ')}; ${person.name} was out.`,
    })
    expect(noted.status).toBe(303)
  }
}

export async function erase({ app, colleague }: PrivacyOffice, address: string): Promise<void> {
  const answer = await colleague.submit('/en/team/privacy', { email: address, again: address })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/team/privacy?did=asked'])
  await Promise.all([runErasures(app.services), runErasures(app.services)])
  expect(await findErasureRequests(app.services)).toEqual([])
}

export async function idOf(app: TestApp, table: string): Promise<string> {
  const { rows } = await app.services.db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where email = ${email}`,
  )
  return rows[0]?.id ?? ''
}

async function fileId(app: TestApp, name: string): Promise<string> {
  const { rows } = await app.services.db.execute<{ id: string }>(sql`select id from files where name = ${name}`)
  return rows[0]?.id ?? ''
}
