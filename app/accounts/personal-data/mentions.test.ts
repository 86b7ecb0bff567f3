import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { loadConfig } from '../../platform/settings/config.server'
import { takeErasureStep } from './erase-person.server'
import { findPerson } from './export-person.server'
import { findErasures, findLastErasure } from './find-erasures.server'
import { findErasureRequests, requestErasure } from './run-erasures.server'

const { db, close } = await openTestDatabase()
afterAll(close)
beforeEach(() => db.execute(sql`truncate offers, contact_messages, mails, erasure_requests, members cascade`))

const config = loadConfig({})
const now = new Date('2026-11-27T09:00:00Z')
const services = { config, db, now: () => now }
const colleague = { id: '019aa000-0000-7000-8000-000000000000', name: 'Elena', network: null }
const email = 'ines@duarte.example'

async function offer(name: string, phoneNumber: string, address = email): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into offers (id, reference, idempotency_key, input_digest, status, channel, language, name, email, phone_number, description,
      categories, details, answer_by, created_at)
    values (gen_random_uuid(), 'O-' || gen_random_uuid(), gen_random_uuid()::text, 'x', 'submitted', 'web', 'en', ${name}, ${address},
      ${phoneNumber}, 'Boots', '{}', '{}', '2026-11-30', now()) returning id`)
  return rows[0]?.id ?? ''
}
const message = (text: string, name = 'Rui Costa', address = 'rui@costa.example') =>
  db.execute(sql`insert into contact_messages (id, submission, state, language, name, email, message, created_at)
    values (gen_random_uuid(), gen_random_uuid()::text, 'new', 'en', ${name}, ${address}, ${text}, now())`)
const messages = async () =>
  (await db.execute<{ message: string }>(sql`select message from contact_messages order by created_at`)).rows.map(
    (row) => row.message,
  )

/** Erases step by step. @returns the share of the texts that were scanned before each step */
async function erase(address = email): Promise<number[]> {
  await requestErasure(services, address, colleague)
  const shares: number[] = []
  for (;;) {
    const [wish] = await findErasureRequests(services)
    if (!wish) return shares
    if (wish.progress) shares.push(wish.progress.done / wish.progress.total)
    await db.transaction((tx) => takeErasureStep(tx, services, wish))
  }
}

/** Stores a message of these lines, erases the person whom it mentions. @returns the lines as they are then */
async function linesAfterErasing(name: string, phoneNumber: string, lines: readonly string[]): Promise<string[]> {
  await offer(name, phoneNumber)
  await message(lines.join('\n'))
  await erase()
  return (await messages())[0]?.split('\n') ?? []
}

test('an address is struck out as a whole, also in a file name', async () => {
  const texts = [
    ['Ask ines@duarte.example.', 'Ask ….'],
    ['INES@Duarte.Example, please', '…, please'],
    ['See ines@duarte.example.pdf', 'See ….pdf'],
    ['See ines@duarte.example.xlsx and ines@duarte.example.jpeg', 'See ….xlsx and ….jpeg'],
    ['<ines@duarte.example>', '<…>'],
    ['joines@duarte.example'],
    ['de.ines@duarte.example'],
    ['ines@duarte.example.com'],
    ['ines@duarte.example-mail.com'],
    ['ines@duarteXexample'],
  ]
  expect(
    await linesAfterErasing(
      'Ines',
      'none',
      texts.map(([text = '']) => text),
    ),
  ).toEqual(texts.map((pair) => pair.at(-1)))
})

test.each<[phone: string, texts: (readonly [string, string?])[]]>([
  [
    '+351 912 345 678',
    [
      ['+351912345678', '…'],
      ['+351 (912) 345-678', '…'],
      ['00351 912.345.678', '…'],
      ['351912345678', '…'],
      ['912 345 678', '…'],
      ['0912/345/678', '…'],
      ['+351 0912345678', '…'],
      ['tel.912345678!', 'tel.…!'],
      ['1912345678'],
      ['9123456789'],
      ['912345679'],
      ['+49912345678'],
    ],
  ],
  ['00372 512 3456', [['+372 512 3456', '…'], ['00372 5123456', '…'], ['0 512 3456', '…'], ['512 3456'], ['5123456']]],
  [
    '0221 123 45 67',
    [
      ['0221 1234567', '…'],
      ['+49 221 123 45 67', '…'],
      ['0049 221 1234567', '…'],
      ['221 123 4567', '…'],
      ['4221 1234567'],
    ],
  ],
  ['call me at 12345678', [['12345678'], ['012345678']]],
  ['123456', [['123456'], ['0123456']]],
])('of the phone number “%s”, its usual spellings are struck out and no others', async (phone, texts) => {
  expect(
    await linesAfterErasing(
      'Ines',
      phone,
      texts.map(([text]) => text),
    ),
  ).toEqual(texts.map(([text, struck]) => struck ?? text))
})

test.each<[name: string, texts: (readonly [string, string?])[]]>([
  [
    'Ines Duarte-Sá',
    [
      ['Ines Duarte-Sá rang', '… rang'],
      ['INES  DUARTE-SÁ', '…'],
      ['(ines\tduarte-sá)', '(…)'],
      ['Ines Duarte-Sáez'],
      ['Martines Duarte-Sá'],
      ['Ines Duarte'],
      ['Ines'],
    ],
  ],
  ['Łucja Ó Ć', [['Dzwoniła Łucja Ó Ć.', 'Dzwoniła ….'], ['Łucja']]],
  ['Ines', [['Ines rang']]],
  ['Duarte 24', [['Duarte 24 is a shop']]],
  [`Ines ${'x'.repeat(80)}`, [[`Ines ${'x'.repeat(80)}`]]],
  ['Elena Markou', [['Elena Markou of Stocklot']]],
])('of the name “%s”, only the full name of nobody else is struck out', async (name, texts) => {
  expect(
    await linesAfterErasing(
      name,
      'none',
      texts.map(([text]) => text),
    ),
  ).toEqual(texts.map(([text, struck]) => struck ?? text))
})

test('a name that others have, and the company’s own number, stay in texts', async () => {
  await offer('ines duarte', 'none', 'other@duarte.example')
  const own = config.site.company.phone
  const text = `Ines Duarte, ${own}, +351 912 345 678`
  await offer('Ines Duarte', own.replaceAll(' ', ''))
  await offer('Ines Duarte', '+351 912 345 678')
  await message(text)
  await erase()
  expect(await messages()).toEqual([`Ines Duarte, ${own}, …`])
})

test('a colleague’s own record with the same number keeps it', async () => {
  await offer('Ana', '+351 912 345 678', 'ana@duarte.example')
  await offer('Ines', '+351 912 345 678')
  await erase()
  const { rows } = await db.execute(sql`select name, phone_number as phone from offers`)
  expect(rows).toEqual([{ name: 'Ana', phone: '+351 912 345 678' }])
})

test('a mention deep in a large table is found, step by step', async () => {
  await offer('Ines Duarte', '+351 912 345 678')
  await db.execute(sql`
    insert into mails (id, message_id, kind, sender, recipient, subject, html, images, state, text, created_at, next_attempt_at, finished_at)
    select gen_random_uuid(), n::text, 'offer.team', '{"address": "office@stocklot.example"}', '{"address": "office@stocklot.example"}',
      'Boots', '', '[]', 'sent', case n % 1000 when 0 then 'Ask ' || ${email} when 1 then 'Ines Duarte rang' else repeat('Boots ', 240) end,
      now(), now(), now()
    from generate_series(1, 4000) n`)
  const shares = await erase()
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  // Pages of the large table are read in several steps.
  expect(shares.filter((share) => share > 0.1 && share < 0.95)).not.toEqual([])
  const { rows } = await db.execute(sql`select text from mails where text not like 'Boots%'`)
  expect(rows).toEqual(Array(4).fill({ text: '… rang' }))
  const [erasure] = await findErasures(services, { after: null, limit: 1 })
  expect(erasure).toMatchObject({ who: 'Elena', counts: { offers: 1, mails: 4, mentions: 4 }, createdAt: now })
})

describe('the record of an erasure', () => {
  test('counts what there was, is found by the address’s digest, and is not repeated for nothing', async () => {
    await offer('Ines', 'none')
    await message('I am Ines.', 'Ines', 'INES@duarte.example')
    await message(`Ask ${email}.`)
    expect(Object.keys((await findPerson(services, email)).records).sort()).toEqual([
      'contact_messages',
      'inbox_items',
      'offers',
    ])
    await erase()
    await erase()
    const kept = (await findErasures(services, { after: null, limit: 20 })).filter(
      ({ counts }) => 'contact_messages' in counts,
    )
    expect(kept.map(({ counts, who, whoId, ofAccount }) => ({ counts, who, whoId, ofAccount }))).toEqual([
      {
        counts: { offers: 1, contact_messages: 1, inbox_items: 2, mentions: 3 },
        who: 'Elena',
        whoId: colleague.id,
        ofAccount: false,
      },
    ])
    expect(await findLastErasure(services, kept[0]?.person ?? '')).toEqual(now)
    expect(await findLastErasure(services, 'another digest')).toBeNull()
    await erase('nobody@duarte.example')
    expect((await findErasures(services, { after: null, limit: 10 })).map(({ counts }) => counts)).toContainEqual({})
    expect((await findPerson(services, email)).records).toEqual({})
  })
})
