import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountVisitor } from '../../../tests/account-visitor'
import type { TestApp } from '../../../tests/open-test-app'
import {
  email,
  erase,
  idOf,
  marker,
  objectsWith,
  openPrivacyOffice,
  type PrivacyOffice,
  person,
  plant,
  rowsWith,
  team,
} from './planted-person.suite'
import { findErasureRequests, runErasures } from './run-erasures.server'
import { readTableGraph } from './table-graph.server'

/** Texts about no person. A new table needs an `email` column, a foreign key to a person's records, or an entry here. */
const aboutNobody = [
  'audit_entries',
  'backups',
  'catalogue_brands',
  'catalogue_words',
  'category_words',
  'erasures',
  'files',
  'former_manifests',
  'inbox_tags',
  'lot_documents',
  'lot_events',
  'lot_import_rows',
  'lot_imports',
  'lot_lines',
  'lot_news',
  'lot_photos',
  'lot_privates',
  'lot_sales',
  'lot_search',
  'lot_standing_prices',
  'lot_texts',
  'lot_words',
  'outside_search',
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
  'office_preferences',
  'password_guesses',
  'pictures',
  'program_secrets',
  'rate_limits',
  'reply_templates',
  'reference_counters',
  'retention_runs',
  'secret_key',
  'unpictured_files',
]

let office: PrivacyOffice
let app: TestApp
let colleague: AccountVisitor

beforeAll(async () => {
  office = await openPrivacyOffice()
  ;({ app, colleague } = office)
  await plant(office)
})
afterAll(() => app.close())

async function count(table: string): Promise<number> {
  const { rows } = await app.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}

describe('one person', () => {
  test('appears in no table without a declared owner', async () => {
    const { tables, references } = await app.services.db.transaction(readTableGraph)
    const about = new Set(
      [...tables.values()]
        .filter(({ columns }) => columns.some((name) => /^(?:\w+_)?email$/.test(name)))
        .map(({ name }) => name),
    )
    // Tables that depend on personal tables are erased with them.
    for (const _ of tables)
      for (const { table, target, onDelete } of references)
        if (about.has(target) && onDelete === 'goes') about.add(table)
    const others = [...tables.values()].filter(({ name, texts }) => texts.length > 0 && !about.has(name))
    expect(others.map(({ name }) => name).filter((name) => !aboutNobody.includes(name))).toEqual([])
  })

  test('is found and exported with their files as a ZIP', async () => {
    const page = await (await colleague.send(`/en/team/privacy?${new URLSearchParams({ email })}`)).text()
    for (const text of ['Offers: 1', 'Enquiries: 1', 'Buying requests: 1', 'Messages: 1', 'Account: 1', 'Files: 3'])
      expect(page).toContain(text)
    const answer = await colleague.submit('/en/team/privacy/export', { email })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(
      ['data.json', `files/1-${marker}.jpg`, `files/2-${marker} list.pdf`, `files/3-begun ${email}.pdf`].sort(),
    )
    expect(strFromU8(files[`files/2-${marker} list.pdf`] ?? new Uint8Array())).toContain(`Of ${marker}`)
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.offers).toMatchObject([{ email, description: `Boots of ${marker}` }])
    expect(data.member_profiles).toMatchObject([{ company: person.company }])
    expect(JSON.stringify(data)).not.toMatch(/argon2id|token=/)
  })

  test('is erased only when the address is typed again', async () => {
    const answer = await colleague.submit('/en/team/privacy', { email, again: 'other@duarte.example' })
    expect([answer.status, await answer.text()]).toMatchObject([
      422,
      expect.stringContaining('The two addresses don’t match.'),
    ])
    expect(await idOf(app, 'offers')).not.toBe('')
  })

  test('leaves no trace except the record of the erasure', async () => {
    expect((await rowsWith(app, marker)).length).toBeGreaterThan(20)
    expect((await objectsWith(app, marker)).length).toBeGreaterThan(1)
    const answer = await colleague.submit('/en/team/privacy', { email, again: email })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/team/privacy?did=asked'])
    const followed = await (await colleague.send('/en/team/privacy?did=asked')).text()
    expect(followed).toContain('Erasure started.')
    expect(followed).toMatch(new RegExp(`Erasing.*${email}.*0%`, 's'))
    expect(followed).toContain('<meta http-equiv="refresh"')
    expect((await colleague.submit('/en/team/privacy', { email, again: email })).status).toBe(303)
    await runErasures(app.services)
    expect(await findErasureRequests(app.services)).toEqual([])
    for (const text of [marker, '912345678', '912 345 678', '912-345-678', '912 34 56 78'])
      expect(await rowsWith(app, text), text).toEqual([])
    expect(await objectsWith(app, marker)).toEqual([])
    const told = office.lines.join('')
    expect(told).toContain('"path":"/en/team/privacy"')
    expect(told).not.toContain(marker)
    expect(told).not.toContain('351912345678')
    const page = await (await colleague.send(`/en/team/privacy?${new URLSearchParams({ email })}`)).text()
    expect(page).toContain('This address was erased on')
    expect(page).toContain('We hold nothing under this address.')
    expect(page).toContain('Elena')
    expect(page).not.toContain('Erasing')
    const { rows: facts } = await app.services.db.execute(sql`
      select about, erasures.who from audit_entries join erasures on erasures.id::text = about_id
      where action = 'person.erased'`)
    expect(facts).toEqual([{ about: '', who: 'Elena' }])
  })

  test('is redacted in a lot of theirs and in what others sent, which stay', async () => {
    const { rows } = await app.services.db.execute(sql`
      select (select count(*)::int from lots) as lots, (select count(*)::int from lot_photos where file_id is not null) as photos,
        (select name from files where id in (select file_id from lot_photos)) as name,
        (select notes from lot_privates) as notes, (select message from contact_messages) as message`)
    expect(rows).toEqual([{ lots: 1, photos: 1, name: 'file.jpg', notes: 'Call …, ….', message: 'Ask …, …!' }])
    const noted = await rowsWith(app, 'Rang ')
    expect(noted.filter((row) => row.startsWith('inbox_events'))).toEqual([
      expect.stringContaining('Rang …: …, …, …, tel.…, wa.me/…; … was out.'),
    ])
    // A repeated erasure that finds nothing adds no record.
    await erase(office, email)
    expect(await count('erasures')).toBe(1)
    await erase(office, 'nobody@nowhere.example')
    expect(await (await colleague.send('/en/team/privacy')).text()).toContain('Nothing found')
  })

  test('cannot be erased while on the team', async () => {
    expect((await colleague.submit('/en/team/privacy', { email: team, again: team })).status).toBe(409)
    expect(await colleague.who()).toBe(team)
  })

  test('cannot be the company itself', async () => {
    const address = app.services.config.teamInbox.address
    const answer = await colleague.submit('/en/team/privacy', { email: address, again: address })
    expect([answer.status, await answer.text()]).toMatchObject([409, expect.stringContaining('our own')])
  })
})
