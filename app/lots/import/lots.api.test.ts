import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { AccountVisitor, openAccount, signInColleague } from '../../../tests/account-visitor'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { samplePhotos } from '../../files/pictures/sample-photos.suite'
import { makeLotPictures } from '../lots/lot-files.server'
import { sampleLot } from '../lots/sample-lot.suite'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())
beforeEach(async () => {
  await services.db.execute(sql`truncate lots, reference_counters cascade`)
})

const team = { authorization: `Bearer ${teamToken}` }

interface Result {
  line: number
  externalId: string
  result: string
  id: string
  reference: string
  errors: Record<string, string[]>
}

async function post(body: BodyInit, type = 'application/x-ndjson', headers: Record<string, string> = team) {
  return app.request('/api/team/lots', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
}

async function importLines(lines: readonly unknown[]): Promise<Result[]> {
  const answer = await post(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  const text = await answer.text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

async function importOne(changes: Record<string, unknown> = {}): Promise<Result> {
  const [result] = await importLines([{ ...sampleLot, ...changes }])
  if (!result) throw new Error('no result')
  return result
}

async function lotFor(id: string, headers: Record<string, string> = {}, query = '') {
  const answer = await app.request(`/api/lots/${id}${query}`, { headers })
  const body: Record<string, unknown> = await answer.json()
  return { status: answer.status, headers: answer.headers, body }
}

async function countLots(): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(sql`select count(*)::int as count from lots`)
  return rows[0]?.count ?? 0
}

test('each line gets its result in order: created, updated, unchanged or rejected with reasons', async () => {
  await importLines([sampleLot, { ...sampleLot, externalId: 'B' }])
  const results = await importLines([
    sampleLot,
    { ...sampleLot, externalId: 'B', quantity: 1200 },
    '',
    { ...sampleLot, externalId: 'C' },
    { ...sampleLot, externalId: 'D', quantity: -1, condition: 'shiny', price: { amount: 1.5 } },
    '{"externalId": "E"',
    { ...sampleLot, externalId: undefined },
  ])
  expect(results).toMatchObject([
    { line: 1, externalId: 'ERP-4711', result: 'unchanged', reference: expect.stringMatching(/^L-\d{4}-0001$/) },
    { line: 2, externalId: 'B', result: 'updated', reference: expect.stringMatching(/-0002$/) },
    { line: 4, externalId: 'C', result: 'created', reference: expect.stringMatching(/-0003$/) },
    {
      line: 5,
      externalId: 'D',
      result: 'rejected',
      errors: {
        quantity: ['validation.quantity'],
        condition: ['validation.choice'],
        'price.amount': ['validation.price'],
      },
    },
    { line: 6, externalId: null, result: 'rejected', errors: { '': ['errors.unreadable'] } },
    { line: 7, externalId: null, result: 'rejected', errors: { externalId: ['validation.required'] } },
  ])
  expect(await countLots()).toBe(3)
})

test('answers a JSON array with a JSON array', async () => {
  const answer = await post(JSON.stringify([sampleLot, { externalId: 'B' }], null, 2), 'application/json')
  expect(await answer.json()).toMatchObject([
    { line: 1, result: 'created' },
    { line: 2, result: 'rejected' },
  ])
  expect(await (await post('[]', 'application/json')).json()).toEqual([])
})

test('refuses two lines with the same key, each naming the other', async () => {
  const results = await importLines([sampleLot, { ...sampleLot, externalId: 'B' }, { ...sampleLot, quantity: 120 }])
  const errors = { externalId: ['validation.same_key'] }
  expect(results).toMatchObject([
    { line: 1, externalId: sampleLot.externalId, result: 'rejected', errors, sameKey: [3] },
    { line: 2, result: 'created' },
    { line: 3, externalId: sampleLot.externalId, result: 'rejected', errors, sameKey: [1] },
  ])
  expect(await countLots()).toBe(1)
})

test('refuses a line whose key was already written in the same import', async () => {
  const many = Array.from({ length: 251 }, (_, place) => ({ ...sampleLot, externalId: `D-${place}`, lines: [] }))
  const results = await importLines([...many, { ...sampleLot, externalId: 'D-0', quantity: 120 }])
  expect(results[0]).toMatchObject({ line: 1, result: 'created' })
  expect(results.at(-1)).toMatchObject({ line: 252, externalId: 'D-0', result: 'rejected', sameKey: [1] })
  expect((await lotFor(results[0]?.id ?? '')).body).toMatchObject({ quantity: '3840' })
})

test('the audit trail records each import and who ran it', async () => {
  await services.db.execute(sql`truncate audit_entries`)
  await importLines([sampleLot, { ...sampleLot, externalId: 'other', quantity: -1 }])
  const signedIn = await signInColleague(app, 'ines@stocklot.example', 'Ines')
  const answer = await signedIn.send('/api/team/lots', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([sampleLot]),
  })
  await answer.text()
  await importLines([])
  const { rows } = await services.db.execute(
    sql`select action, who, who_id is null as by_program, about, details from audit_entries order by created_at, id`,
  )
  const line = { action: 'lots.imported', about: 'POST /api/team/lots' }
  expect(rows).toEqual([
    {
      ...{ ...line, who: 'TEAM_API_TOKEN', by_program: true },
      details: { created: 1, updated: 0, unchanged: 0, rejected: 1 },
    },
    { ...line, who: 'Ines', by_program: false, details: { created: 0, updated: 0, unchanged: 1, rejected: 0 } },
  ])
})

test('only the team may write lots', async () => {
  for (const authorization of ['', 'Bearer wrong']) {
    expect((await post(JSON.stringify(sampleLot), undefined, { authorization })).status).toBe(401)
  }
  expect((await post('externalId;title', 'text/csv')).status).toBe(415)
  expect(await countLots()).toBe(0)
})

test('simultaneous imports of the same lots leave each lot complete and once', async () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ ...sampleLot, externalId: `K-${place}` }))
  const answers = await Promise.all(
    [1, 2, 3, 4].map((round) => importLines(many.map((lot) => ({ ...lot, quantity: round * 120 })))),
  )
  expect(answers.flat().filter(({ result }) => result === 'created')).toHaveLength(60)
  const { rows } = await services.db.execute<{ broken: number }>(sql`
    select count(*)::int as broken from lots
    where (select count(*) from lot_lines where lot_id = lots.id) <> 2 or (select count(*) from lot_texts where lot_id = lots.id) <> 2`)
  expect(rows).toEqual([{ broken: 0 }])
  expect(await countLots()).toBe(60)
})

test('streams results during the upload, and an aborted import keeps what it has written', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sender = writable.getWriter()
  const lines = (from: number) =>
    Array.from(
      { length: 375 },
      (_, place) => `${JSON.stringify({ ...sampleLot, externalId: `S-${from + place}` })}\n`,
    ).join('')
  const sent = sender.write(new TextEncoder().encode(lines(0) + lines(375)))
  const answer = await post(readable)
  await sent
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('"externalId":"S-0","result":"created"')
  await sender.abort(new Error('the line broke'))
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value
  expect(rest.trim().split('\n').at(-1)).toBe('{"result":"stopped","code":"files.interrupted"}')
  expect(await countLots()).toBe(750)
})

test('uploaded photos and documents become the lot’s own, even after a rewrite', async () => {
  const photo = await uploadFile(app, 'phone.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
  const damaged = await uploadFile(app, 'pallets.pdf', pdfOf(2_000))
  const analysis = await uploadFile(app, 'analysis.pdf', pdfOf(2_000))
  const files = {
    photos: [{ ...photo, alt: { en: 'Twelve cartons on a pallet' } }, damaged],
    documents: [{ ...analysis, kind: 'certificate_of_analysis', visibility: 'members' }],
  }
  const { id } = await importOne(files)
  expect(await importOne({ ...files, quantity: 1200 })).toMatchObject({ result: 'updated' })
  await makeLotPictures(services, new AbortController().signal)
  const { body } = await lotFor(id)
  expect(JSON.stringify(body)).not.toContain('/api/files/')
  expect(body).toMatchObject({
    photos: [
      { drawn: false, url: expect.stringMatching(/^\/pictures\/[\w-]+\/\d+\.jpg$/), alt: 'Twelve cartons on a pallet' },
    ],
    documents: [{ kind: 'certificate_of_analysis', visible: false, gated: 'members' }],
  })
  expect(await importOne({ externalId: 'thief', ...files })).toMatchObject({
    result: 'rejected',
    errors: { 'photos.0.url': ['files.already_attached'] },
  })
  expect(
    await importOne({ externalId: 'far', photos: [{ name: 'x', url: 'https://elsewhere.example/x.jpg' }] }),
  ).toMatchObject({
    errors: { 'photos.0.url': ['validation.url'] },
  })
})

test('answers visitors, members and the team with what each may see', async () => {
  // Longer numbers than occur in ids and times by chance.
  const [price, tierPrice, costPrice, minPrice] = [7_900_113, 7_400_113, 5_120_113, 6_010_113]
  const { id, reference } = await importOne({
    brandDisclosure: 'on_request',
    priceVisibility: 'members',
    price: { amount: price, tiers: [{ from: 1920, amount: tierPrice }] },
    private: { ...sampleLot.private, costPrice, minPrice },
  })
  const hidden = [`${costPrice}`, `${minPrice}`, 'closed on Fridays', 'ERP-4711', 'Flow']
  const visitor = await lotFor(reference)
  expect(visitor.status).toBe(200)
  expect(visitor.headers.get('cache-control')).toBe('private, no-cache')
  expect(visitor.body).toMatchObject({ id, price: { visible: false, gated: 'members' }, brands: { visible: false } })
  for (const restricted of [...hidden, `${price}`, `${tierPrice}`, '4006381333931'])
    expect(JSON.stringify(visitor.body)).not.toContain(restricted)

  const email = 'buyer@northmart.example'
  await openAccount(app, email)
  const member = new AccountVisitor(app)
  await member.signIn(email)
  const seen: Record<string, unknown> = await (await member.send(`/api/lots/${id}`)).json()
  expect(seen).toMatchObject({
    price: { visible: true, amount: price, tiers: [{ amount: tierPrice }] },
    brands: { visible: false },
  })
  for (const restricted of hidden) expect(JSON.stringify(seen)).not.toContain(restricted)

  expect((await lotFor(id, team)).body).toMatchObject({
    externalId: 'ERP-4711',
    brands: { visible: true, names: ['Flow'] },
    private: { costPrice, minPrice, notes: 'closed on Fridays' },
  })
})

test('shows changes and sales at once, and drafts to the team only', async () => {
  const { id } = await importOne({ status: 'draft' })
  expect((await lotFor(id)).status).toBe(404)
  expect((await lotFor(id, team)).status).toBe(200)
  await importOne({ status: 'published', quantity: 1200 })
  expect((await lotFor(id)).body).toMatchObject({ status: 'published', quantity: '1200' })
  await importOne({ status: 'sold' })
  expect((await lotFor(id)).body).toMatchObject({ status: 'sold' })
})

test('answers in the requested language', async () => {
  const { id } = await importOne()
  expect((await lotFor(id, {}, '?lang=de')).body).toMatchObject({
    language: 'de',
    title: 'Herren-Laufschuhe, Größen 40–46',
  })
  expect((await lotFor(id, {}, '?lang=xx')).status).toBe(422)
  expect((await lotFor('L-2611-4242')).status).toBe(404)
})

test('the OpenAPI description contains both calls', async () => {
  const { paths }: { paths: Record<string, object> } = await (await app.request('/api/openapi.json')).json()
  expect(JSON.stringify(paths['/api/team/lots'])).toContain('LotToWrite')
  expect(JSON.stringify(paths['/api/lots/{id}'])).toContain('#/components/schemas/Lot')
})
