import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { xlsxOf } from '../manifest-parser/sample-sheets.suite'
import { correctMapping } from './correct-mapping.server'
import { findManifest, findManifestLines, findManifests } from './find-manifest.server'
import { parseAttachedManifests, readAttachedManifest } from './read-attached-manifests.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

beforeEach(async () => {
  await services.db.execute(sql`truncate offers, manifests, manifest_mappings, rate_limits cascade`)
})

const seller = {
  name: 'Ines Duarte',
  email: 'Ines@duarte.example',
  company: 'Duarte Lda.',
  phoneNumber: '+351 22 000 0000',
}
const rows = [
  ['EAN', 'Artikel', 'Menge', 'Preis', 'Rest'],
  ['4006381333931', 'Tasse', 10, 1.5, 3],
  ['4006381333948', 'Krug', 20, 0.0667, 4],
]

async function offer(files: [string, Uint8Array<ArrayBuffer>][], from: Partial<typeof seller> = {}) {
  const attachments = []
  for (const [name, bytes] of files) attachments.push(await uploadFile(app, name, bytes))
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...seller, ...from, description: 'Mugs and jugs', language: 'de', attachments }),
  })
  expect(answer.status).toBe(201)
  const { reference } = await answer.json()
  const found = await services.db.execute<{ id: string; file_id: string }>(sql`
    select id, file_id from offers join attachments on offer_id = id where reference = ${reference} order by position`)
  return { id: found.rows[0]?.id ?? '', files: found.rows.map(({ file_id }) => file_id) }
}

const run = () => parseAttachedManifests(services, new AbortController().signal)
const list = (bytes = xlsxOf([{ rows }])): [string, Uint8Array<ArrayBuffer>] => ['list.xlsx', bytes]

test('a worker process reads an offer’s spreadsheets once and stores the result', async () => {
  const { files } = await offer([list(), ['note.txt', new TextEncoder().encode('Call me')]])
  expect(await findManifest(services, files[0] ?? '')).toMatchObject({ state: 'waiting' })
  expect(await findManifest(services, files[1] ?? '')).toBeNull()
  await run()
  const [manifest] = await findManifests(services, files)
  expect(manifest).toMatchObject({
    state: 'read',
    refusal: null,
    reading: { headerRow: 1, totals: { lines: 2, gtins: 2 } },
  })
  const lines = await findManifestLines(services, files[0] ?? '', { after: 0, limit: 1 })
  expect(lines).toMatchObject([
    { no: 1, row: 2, gtin: '4006381333931', name: 'Tasse', quantity: '10', extra: { Rest: '3' } },
  ])
  const [jug] = await findManifestLines(services, files[0] ?? '', { after: 1, limit: 10 })
  expect(jug).toMatchObject({ no: 2, quantity: '20', unitPrice: 6.67, total: 133, currency: null })
  await run()
  expect((await findManifest(services, files[0] ?? ''))?.readAt).toEqual(manifest?.readAt)
})

test('an unreadable list is refused with its reason and blocks no other', async () => {
  const far = xlsxOf([{ rows: [], xml: '<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>' }])
  const { files } = await offer([list(far), ['bare.csv', new TextEncoder().encode('a;b\nc;d\n')], list()])
  await run()
  const found = new Map((await findManifests(services, files)).map((manifest) => [manifest.fileId, manifest]))
  expect(files.map((id) => [found.get(id)?.state, found.get(id)?.refusal])).toEqual([
    ['refused', 'too_wide'],
    ['refused', 'no_headings'],
    ['read', null],
  ])
})

test('failing lists block no others and are read later', async () => {
  const older = await offer([list()])
  const { rows: failing } = await services.db.execute<{ file_id: string }>(sql`
    with made as (
      insert into files (id, key, name, full_path, size, state, content_type, md5, created_at, updated_at, stored_at, claimed_at)
      select 'failing-' || n, 'failing-' || n, 'list.csv', 'offers/1_list.csv', 1, 'stored', 'text/csv', 'x', now(), now(), now(),
        now() from generate_series(1, 20) n returning id
    )
    insert into manifests (file_id, state, version, asked_at)
    select id, 'waiting', 0, now() + interval '1 minute' from made returning file_id`)
  const [good = ''] = older.files
  const { rows: kept } = await services.db.execute<{ key: string }>(sql`select key from files where id = ${good}`)
  let isBroken = true
  const storage: Services['storage'] = {
    ...services.storage,
    read: (key) => {
      if (!key.startsWith('failing-')) return services.storage.read(key)
      return isBroken ? Promise.reject(new Error('bad sector')) : services.storage.read(kept[0]?.key ?? '')
    },
  }
  const runThere = () => parseAttachedManifests({ ...services, storage }, new AbortController().signal)
  await runThere()
  expect(await findManifest(services, good)).toMatchObject({ state: 'waiting' })
  await runThere()
  expect(await findManifest(services, good)).toMatchObject({ state: 'read' })
  const broken = failing[0]?.file_id ?? ''
  expect(await findManifest(services, broken)).toMatchObject({ state: 'waiting', attempts: 1 })
  isBroken = false
  await runThere()
  expect(await findManifest(services, broken)).toMatchObject({ state: 'waiting' })
  app.passTime(60_000)
  await runThere()
  expect((await findManifest(services, broken))?.state).not.toBe('waiting')
})

test('a corrected mapping rereads the list and applies to the sender’s next lists', async () => {
  const {
    id,
    files: [file = ''],
  } = await offer([list()])
  await run()
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    const all = { file, version: '0', 'field.0': 'gtin', 'field.1': 'name', 'field.2': 'cartons', ...fields }
    for (const [name, value] of Object.entries(all)) data.set(name, value)
    return data
  }
  const twice = correctMapping(
    services,
    { of: 'offer', id },
    form({ 'field.3': 'unitPrice', 'field.4': 'unitPrice' }),
    {
      name: 'Elena',
    },
  )
  await expect(twice).rejects.toThrow(InvalidInput)
  await correctMapping(services, { of: 'offer', id }, form({ 'field.3': 'unitPrice', 'field.4': 'quantity' }), {
    name: 'Elena',
  })
  expect(await findManifest(services, file)).toMatchObject({ state: 'read', version: 1 })
  const [mug] = await findManifestLines(services, file, { after: 0, limit: 1 })
  expect(mug).toMatchObject({ quantity: '3', cartons: 10, total: 450, extra: {} })
  const late = correctMapping(services, { of: 'offer', id }, form({}), { name: 'Jonas' })
  await expect(late).rejects.toThrow(new Refusal('manifest.changed', 409))
  const other = await offer([list()], { email: 'ines@other.example' })
  await expect(
    correctMapping(services, { of: 'offer', id: other.id }, form({ version: '1' }), { name: 'Elena' }),
  ).rejects.toThrow(Refusal)
  const { rows: written } = await services.db.execute(
    sql`select who, data from offer_events where kind = 'manifest_corrected'`,
  )
  expect(written).toMatchObject([{ who: 'Elena', data: { file } }])

  const sameSender = await offer([list()], { email: 'ines@duarte.example', company: '' })
  const sameCompany = await offer([list()], { email: 'rui@duarte.example', company: 'DUARTE, Lda' })
  const stranger = await offer([list()], { email: 'x@other.example', company: 'Other' })
  await run()
  const quantity = async ({ files }: { files: string[] }) =>
    (await findManifestLines(services, files[0] ?? '', { after: 0, limit: 1 })).map((line) => line.quantity)
  expect(await quantity(sameSender)).toEqual(['3'])
  expect(await quantity(sameCompany)).toEqual(['3'])
  expect(await quantity(stranger)).toEqual(['10'])
})

test('discards the result of an outdated reading', async () => {
  const {
    files: [file = ''],
  } = await offer([list()])
  const workerPools: Services['workerPools'] = {
    ...services.workerPools,
    open: (program, limits) => ({
      run: async (job) => {
        await services.db.execute(sql`update manifests set version = 7`)
        return services.workerPools.open<typeof job, never>(program, limits).run(job)
      },
    }),
  }
  await readAttachedManifest({ ...services, workerPools }, file)
  expect(await findManifest(services, file)).toMatchObject({ state: 'waiting', version: 7 })
})
