import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount, signInToOffice } from '../../tests/account-visitor'
import { openTestApp, type TestApp } from '../../tests/open-test-app'
import { uploadFile } from '../../tests/upload-file'
import { answerAccountRequests } from '../identity/account-requests.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { registerPicture } from '../pictures/register-picture.server'
import { printedPhoto } from '../pictures/sample-photos.suite'
import { openLog } from '../platform/log.server'
import { takeErasureStep } from './erase-person.server'
import { findErasureWishes, runErasures } from './run-erasures.server'
import { readTableGraph } from './table-graph.server'

/** In everything that one person has left here, and in nothing else. */
const marker = 'qxmarker'
const email = `ines.${marker}@duarte.example`
const phone = '+351912345678'
const person = { name: `Ines ${marker}`, company: `${marker} Lda`, email, phoneNumber: '+351 912 345 678' }
const team = 'elena@stocklot.example'

/**
 * Tables with texts that belong to nobody, or go with their file. A new table is about somebody, by a column `email` or a foreign key
 * to what they sent, or is named here.
 */
const aboutNobody = [
  'audit_entries',
  'catalogue_brands',
  'catalogue_words',
  'category_words',
  'erasures',
  'files',
  'former_manifests',
  'frequent_words',
  'inbox_tags',
  'lot_bits',
  'lot_documents',
  'lot_events',
  'lot_imports',
  'lot_lines',
  'lot_news',
  'lot_photos',
  'lot_privates',
  'lot_search',
  'lot_standing_prices',
  'lot_texts',
  'lots',
  'mailing_lots',
  'mailings',
  'mails',
  'migrations',
  'manifest_lines',
  'manifest_mappings',
  'manifests',
  'newsletter_consents',
  'objections',
  'password_guesses',
  'pictures',
  'program_secrets',
  'rate_limits',
  'reference_counters',
  'retention_runs',
  'unpictured_files',
]

const lines: string[] = []
let app: TestApp
let worker: AccountVisitor

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})

async function post(path: string, body: unknown) {
  const answer = await app.request(path, json(body))
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
}

/** Every row of every table in which a text stands, as `table: row`. */
async function rowsWith(text: string): Promise<string[]> {
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

/** Every stored object whose name or bytes have the marker. */
async function objectsWith(text: string): Promise<string[]> {
  const root = join(app.services.config.dataDir, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (path.includes(text) || (await readFile(path)).includes(text)) found.push(path)
  }
  return found
}

/** Leaves something of the person wherever anything of people can be. */
async function plant() {
  const { db, now } = app.services
  const [lot] = await writeLots(app.services, [
    { lot: sampleInput({ externalId: 'shoes', splittable: 'free', moq: 1, step: 1 }) },
  ])
  if (!lot || lot.result === 'rejected') throw new Error(JSON.stringify(lot))
  const note = new TextEncoder().encode(`%PDF-1.7\nOf ${marker}`)
  const photo = await uploadFile(app, `${marker}.jpg`, await printedPhoto())
  const attachments = [await uploadFile(app, `${marker} list.pdf`, note), photo]
  await uploadFile(app, `begun ${email}.pdf`, note)
  await post('/api/sell', { ...person, description: `Boots of ${marker}`, attachments })
  await post('/api/contact', { ...person, message: `I am ${marker}.`, honeypot: '' })
  await post('/api/newsletter', { fields: { email: email.toUpperCase() } })
  await post('/api/requests', { ...person, country: 'PT', text: `${marker} looks for boots` })
  await post('/api/inquiries', {
    ...person,
    country: 'PT',
    items: [{ lot: lot.reference, comment: marker }],
    message: marker,
  })
  await openAccount(app, email)
  const visitor = new AccountVisitor(app, { 'user-agent': marker })
  await visitor.signIn(email)
  await visitor.post('/request-password-reset', { email })
  await answerAccountRequests(app.services)

  const at = now().toISOString()
  const ids = { me: await idOf('members'), offer: await idOf('offers'), file: await fileId(`${marker}.jpg`) }
  await registerPicture(app.services, ids.file)
  const name = { secret: 'A'.repeat(32), hash: marker, key: `${marker}-${'x'.repeat(40)}` }
  const statements = [
    sql`insert into member_profiles (member_id, company, country, categories, countries, phone_e164, updated_at)
      values (${ids.me}, ${person.company}, 'PT', '{}', '{}', ${phone}, ${at})`,
    sql`insert into email_changes values (${ids.me}, 'new@elsewhere.example', 'old', 'new', null, null, ${at}, ${at})`,
    sql`insert into account_requests values (${randomUUID()}, 'reset', ${email}, null, null, 'en', ${at})`,
    sql`insert into registrations values (${name.hash}, ${email}, ${person.name}, '$argon2id$x', 'en', ${at}, ${at})`,
    sql`insert into password_resets values (${name.key}, ${ids.me}, ${at}, ${at})`,
    sql`insert into team_invitations values (${name.hash}, ${email}, 'en', ${at}, ${at})`,
    sql`insert into totp_secrets values (${ids.me}, ${name.secret}, null, 0, ${at})`,
    sql`insert into recovery_codes values (${name.hash}, ${ids.me})`,
    sql`insert into passkeys values (${randomUUID()}, ${ids.me}, ${name.hash}, '\\x00', 0, '{}', ${marker}, ${at}, null)`,
    sql`insert into passkey_challenges values (${name.hash}, ${ids.me}, ${at})`,
    sql`insert into sign_in_steps values (${name.hash}, ${ids.me}, false, ${at})`,
    sql`insert into saved_lots select ${ids.me}, id, ${at} from lots`,
    sql`insert into stopped_addresses values (${email}, 'objected', null, null, 'Elena', ${at})`,
    sql`insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who, created_at)
      values (${ids.offer}, 'people', '{}', '{en}', ${JSON.stringify({ en: { subject: 'Boots', note: `For ${email}` } })}, 'Boots', 'sending',
        1, '{}', ${ids.me}, ${person.name}, ${at})`,
    sql`insert into mailing_recipients values (${ids.offer}, 1, ${email}, ${person.name}, 'en', 'waiting')`,
    sql`insert into merged_lists values (${randomUUID()}, ${ids.me}, ${at})`,
    sql`insert into saved_searches values (${randomUUID()}, ${ids.me}, ${marker}, 'q=boots', 'en', 'daily', true, ${at}, ${at}, ${at}, ${at})`,
    sql`insert into alert_tokens values (${name.hash}, ${ids.me}, ${at})`,
    sql`insert into newsletter_forwards values (${randomUUID()}, ${email}, 'en', 'queued', 0, ${marker}, ${at}, ${at})`,
    sql`insert into manifest_mappings values (${email}, 'a', '[]', ${at}), (company_words(${person.company}), 'a', '[]', ${at})`,
    sql`insert into counter_offers values (${randomUUID()}, ${ids.offer}, 100, 'EUR', 'unit', null, null, ${at}, ${at})`,
    // What the team has done with it: a lot of the offer, with its picture; notes; a line of the trail; and a mention elsewhere.
    sql`insert into lot_privates (lot_id, supplier_offer_id, notes) select id, ${ids.offer}, ${`Call ${email}, ${phone}.`} from lots
      on conflict (lot_id) do update set supplier_offer_id = excluded.supplier_offer_id, notes = excluded.notes`,
    sql`insert into former_manifests select id, 1, ${JSON.stringify([{ name: `Boots, ask ${email}` }])}::jsonb, ${at} from lots`,
    sql`insert into pending_files values (${await fileId(`begun ${email}.pdf`)}, ${ids.offer}, ${at})`,
    sql`insert into lot_photos select id, 7, ${ids.file}, null, '{}' from lots`,
    sql`insert into audit_entries (id, action, who_id, who, about, details, created_at)
      values (${randomUUID()}, 'person.exported', ${ids.me}, ${person.name}, ${email}, ${JSON.stringify({ to: email })}, ${at})`,
  ]
  for (const statement of statements) await db.execute(statement)
  await app.request(
    '/api/contact',
    json({ name: 'Rui', email: 'rui@duarte.example', message: `Ask ${email}!`, honeypot: '' }),
  )
  const { rows } = await db.execute<{ id: string; version: number }>(sql`select id, version from inbox_items`)
  for (const { id, version } of rows) {
    const noted = await worker.submit(`/en/team/inbox/${id}`, {
      intent: 'note',
      item: `${id}:${version}`,
      text: `Rang ${email}.`,
    })
    expect(noted.status).toBe(303)
  }
}

/** Asks for somebody to be erased, and has two nodes do it at the same time. */
async function erase(address: string): Promise<void> {
  const answer = await worker.submit('/en/team/privacy', { email: address, again: address })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/team/privacy?did=asked'])
  await Promise.all([runErasures(app.services), runErasures(app.services)])
  expect(await findErasureWishes(app.services)).toEqual([])
}

async function count(table: string): Promise<number> {
  const { rows } = await app.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}

async function idOf(table: string): Promise<string> {
  const { rows } = await app.services.db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where email = ${email}`,
  )
  return rows[0]?.id ?? ''
}

async function fileId(name: string): Promise<string> {
  const { rows } = await app.services.db.execute<{ id: string }>(sql`select id from files where name = ${name}`)
  return rows[0]?.id ?? ''
}

beforeAll(async () => {
  app = await openTestApp(
    { LOG_LEVEL: 'debug' },
    { log: openLog({ logLevel: 'debug' }, { write: (line) => lines.push(line) }) },
  )
  await openAccount(app, team)
  await app.services.db.execute(sql`update members set role = 'team', name = 'Elena' where email = ${team}`)
  worker = await signInToOffice(app, team)
  await plant()
}, 120_000)
afterAll(() => app.close())

describe('one person', () => {
  test('cannot be in a table of which nobody has said whom it is about', async () => {
    const { tables, references } = await app.services.db.transaction(readTableGraph)
    const about = new Set(
      [...tables.values()]
        .filter(({ columns }) => columns.some((name) => /^(?:\w+_)?email$/.test(name)))
        .map(({ name }) => name),
    )
    // Whatever belongs to what is about people is so, too, and is erased with it.
    for (const _ of tables)
      for (const { table, target, onDelete } of references)
        if (about.has(target) && onDelete === 'goes') about.add(table)
    const others = [...tables.values()].filter(({ name, texts }) => texts.length > 0 && !about.has(name))
    expect(others.map(({ name }) => name).filter((name) => !aboutNobody.includes(name))).toEqual([])
  })

  test('is found, and taken along with their files as a ZIP file', async () => {
    const page = await (await worker.send(`/en/team/privacy?${new URLSearchParams({ email })}`)).text()
    for (const text of ['Offers: 1', 'Inquiries: 1', 'Buying requests: 1', 'Messages: 1', 'Account: 1', 'Files: 3'])
      expect(page).toContain(text)
    const answer = await worker.submit('/en/team/privacy/export', { email })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(
      ['data.json', `files/1-${marker}.jpg`, `files/2-${marker} list.pdf`].sort(),
    )
    expect(strFromU8(files[`files/2-${marker} list.pdf`] ?? new Uint8Array())).toContain(`Of ${marker}`)
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.offers).toMatchObject([{ email, description: `Boots of ${marker}` }])
    expect(data.member_profiles).toMatchObject([{ company: person.company }])
    expect(JSON.stringify(data)).not.toMatch(/argon2id|token=/)
  })

  test('is erased only by who types the address again', async () => {
    const answer = await worker.submit('/en/team/privacy', { email, again: 'other@duarte.example' })
    expect([answer.status, await answer.text()]).toMatchObject([
      422,
      expect.stringContaining('The two addresses are different.'),
    ])
    expect(await idOf('offers')).not.toBe('')
  })

  test('leaves no trace but the fact itself', async () => {
    expect((await rowsWith(marker)).length).toBeGreaterThan(20)
    expect((await objectsWith(marker)).length).toBeGreaterThan(1)
    const answer = await worker.submit('/en/team/privacy', { email, again: email })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/team/privacy?did=asked'])
    const followed = await (await worker.send('/en/team/privacy?did=asked')).text()
    expect(followed).toContain('The person is being erased.')
    expect(followed).toMatch(new RegExp(`Being erased.*${email}.*0%`, 's'))
    expect(followed).toContain('<meta http-equiv="refresh"')
    // Asked for twice, it is done once.
    expect((await worker.submit('/en/team/privacy', { email, again: email })).status).toBe(303)
    await runErasures(app.services)
    expect(await findErasureWishes(app.services)).toEqual([])
    for (const text of [marker, '351912345678', '351 912 345 678']) expect(await rowsWith(text), text).toEqual([])
    expect(await objectsWith(marker)).toEqual([])
    const told = lines.join('')
    expect(told).toContain('"path":"/en/team/privacy"')
    expect(told).not.toContain(marker)
    expect(told).not.toContain('351912345678')
    const page = await (await worker.send(`/en/team/privacy?${new URLSearchParams({ email })}`)).text()
    expect(page).toContain('This address was erased on')
    expect(page).toContain('We hold nothing about this address.')
    expect(page).toContain('Elena')
    expect(page).not.toContain('Being erased')
    const { rows: facts } = await app.services.db.execute(sql`
      select about, erasures.who from audit_entries join erasures on erasures.id::text = about_id
      where action = 'person.erased'`)
    expect(facts).toEqual([{ about: '', who: 'Elena' }])
  })

  test('stays away, while a lot of theirs and what others have sent stay', async () => {
    const { rows } = await app.services.db.execute(sql`
      select (select count(*)::int from lots) as lots, (select count(*)::int from lot_photos where file_id is not null) as photos,
        (select name from files where id in (select file_id from lot_photos)) as name,
        (select notes from lot_privates) as notes, (select message from contact_messages) as message`)
    expect(rows).toEqual([{ lots: 1, photos: 1, name: 'file.jpg', notes: 'Call …, ….', message: 'Ask …!' }])
    // Once more, and nothing is found: the fact is known.
    await erase(email)
    expect(await count('erasures')).toBe(1)
    await erase('nobody@nowhere.example')
    expect(await (await worker.send('/en/team/privacy')).text()).toContain('Nothing was found')
  })

  test('cannot be erased while they work in the team', async () => {
    expect((await worker.submit('/en/team/privacy', { email: team, again: team })).status).toBe(409)
    expect(await worker.who()).toBe(team)
  })

  test('cannot be the company itself', async () => {
    const address = app.services.config.teamInbox.address
    const answer = await worker.submit('/en/team/privacy', { email: address, again: address })
    expect([answer.status, await answer.text()]).toMatchObject([409, expect.stringContaining('our own')])
  })
})

describe('a person who shares words with others', () => {
  const ann = 'ann@firm.example'
  const bob = 'bob@firm.example'

  test('takes nothing of theirs along: neither by a number of both, nor by what is no number', async () => {
    const firm = { company: 'Firm', description: 'Mail us, by e-mail please', attachments: [] }
    await post('/api/sell', { ...firm, name: 'Ann', email: ann, phoneNumber: '+351 913 000 111' })
    await post('/api/sell', { ...firm, name: 'Ann', email: ann, phoneNumber: 'by e-mail please', description: 'Boots' })
    await post('/api/sell', { ...firm, name: 'Bob', email: bob, phoneNumber: '+351 913 000 111' })
    const mails = () => rowsWith(bob).then((rows) => rows.filter((row) => row.startsWith('mails')).length)
    const before = await mails()
    expect(before).toBeGreaterThan(0)
    await erase(ann)
    expect(await rowsWith(ann)).toEqual([])
    const { rows } = await app.services.db.execute(
      sql`select description, phone_number, phone_e164 from offers where email = ${bob}`,
    )
    expect(rows).toEqual([
      { description: firm.description, phone_number: '+351 913 000 111', phone_e164: '+351913000111' },
    ])
    expect(await mails()).toBe(before)
  })
})

describe('a person who is erased step by step', () => {
  const eve = 'eve@late.example'
  const [first, second] = ['+351914000222', '+351915000333']
  const offer = (phoneNumber: string) =>
    post('/api/sell', { name: 'Eve', email: eve, phoneNumber, company: 'Late', description: 'Boots', attachments: [] })
  const message = (text: string) =>
    post('/api/contact', { name: 'Rui', email: 'rui@duarte.example', message: text, honeypot: '' })

  /** The next step, by a node that is killed in the middle of it, or not. @returns whether there is anything left */
  async function step(isKilled: boolean): Promise<boolean> {
    const [wish] = await findErasureWishes(app.services)
    if (!wish) return false
    const done = app.services.db.transaction(async (tx) => {
      await takeErasureStep(tx, app.services, wish)
      if (isKilled) throw new Error('killed')
    })
    if (isKilled) await expect(done).rejects.toThrow('killed')
    else await done
    return true
  }

  test('is erased wherever a node is killed, with what comes and is written meanwhile', async () => {
    await offer('+351 914 000 222')
    await message(`Call ${first} or ${second}.`)
    await worker.submit('/en/team/privacy', { email: eve, again: eve })
    let steps = 0
    while (await step(true)) {
      await step(false)
      steps += 1
      if (steps === 1)
        expect(await rowsWith(eve).then((rows) => rows.filter((row) => row.startsWith('offers')))).toEqual([])
      // When other tables have been looked through already.
      if (steps === 4) {
        await offer('+351 915 000 333')
        await message(`Is ${eve} the one of ${first}?`)
      }
    }
    expect(steps).toBeGreaterThan(8)
    for (const text of [eve, first, second]) expect(await rowsWith(text), text).toEqual([])
    const { rows } = await app.services.db.execute(
      sql`select message from contact_messages where message ~ '…' and name = 'Rui' order by created_at desc limit 2`,
    )
    expect(rows).toEqual([{ message: 'Is … the one of …?' }, { message: 'Call … or ….' }])
    const { rows: facts } = await app.services.db.execute<{ counts: Record<string, number> }>(
      sql`select counts from erasures order by created_at desc limit 1`,
    )
    expect(facts[0]?.counts).toMatchObject({ offers: 2 })
  })

  test('waits while they work in the team, and the others get their turn', async () => {
    const joins = 'joins@team.example'
    await openAccount(app, joins)
    await worker.submit('/en/team/privacy', { email: joins, again: joins })
    await app.services.db.execute(sql`update members set role = 'team' where email = ${joins}`)
    await offer('+351 914 000 222')
    await worker.submit('/en/team/privacy', { email: eve, again: eve })
    await runErasures(app.services)
    expect(await rowsWith(eve)).toEqual([])
    const page = await (await worker.send('/en/team/privacy')).text()
    expect(page).toContain('Stopped: This person works in the team.')
    await app.services.db.execute(sql`update members set role = 'member' where email = ${joins}`)
    app.passTime(61_000)
    await runErasures(app.services)
    expect(await findErasureWishes(app.services)).toEqual([])
    expect(await rowsWith(joins)).toEqual([])
  })
})
