import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { testSearchUrl } from '../../../tests/servers/search-server'
import { type Audience, audienceOfMember } from '../../lots/facts/disclosure'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { openSearchServer, type SearchServer } from '../../platform/services/search-server.server'
import { parseSearchServer } from '../../platform/settings/setting-values.server'
import { parseQuery } from '../search/catalogue-query'
import { searchLots } from '../search/search-lots.server'
import { openExternalEngine } from './external-engine.server'
import { countWaiting, definition, indexExternally, reindexExternally } from './index-externally.server'
import { searchEngineSuite } from './search-engine.suite'

if (testSearchUrl === null)
  process.stderr.write(
    '\n!!! LEFT OUT: the suite of search engines did not run on OpenSearch: TEST_SEARCH_URL is not set.\n\n',
  )
else
  describe('on OpenSearch', () => {
    searchEngineSuite({ SEARCH_URL: testSearchUrl ?? '' }, ({ searchServer }) => {
      if (!searchServer) throw new Error('SEARCH_URL was not taken.')
      return openExternalEngine(searchServer, 600_000)
    })
  })

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string
}

/** What a server says that takes everything up. It cannot search. */
function takeUp({ method, path, body }: Asked): unknown {
  if (method === 'HEAD' || !path.startsWith('/_bulk')) return {}
  const actions = body
    .split('\n')
    .flatMap((line) => (/^\{"(?:index|delete)":\{"_index"/.test(line) ? [JSON.parse(line)] : []))
  return {
    items: actions.map((action) =>
      action.index ? { index: { ...action.index, status: 201 } } : { delete: { ...action.delete, status: 404 } },
    ),
  }
}

const asked: Asked[] = []
let answer: (asked: Asked, response: ServerResponse) => unknown = takeUp
const http = createServer(async (request: IncomingMessage, response) => {
  const one = { method: request.method ?? '', path: request.url ?? '', body: await text(request) }
  asked.push(one)
  const said = await answer(one, response)
  if (said === undefined) return
  response.setHeader('content-type', 'application/json')
  response.end(typeof said === 'string' ? said : JSON.stringify(said))
})
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/lots`

const app = await openTestApp()
const { services } = app
const opened: SearchServer[] = []
afterAll(async () => {
  for (const server of opened) await server.close()
  await app.close()
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
})

function open(address = url): SearchServer {
  const server = openSearchServer(parseSearchServer(address), services.log)
  if (!server) throw new Error('There are settings.')
  opened.push(server)
  return server
}

function write(externalId: string, title: string, more = {}) {
  return writeLots(services, [
    { lot: sampleInput({ externalId, texts: { en: { title } }, brands: [], lines: [], ...more }) },
  ])
}

async function find(searchServer: SearchServer, typed: string): Promise<string[]> {
  const found = await searchLots({ ...services, searchServer }, parseQuery(new URLSearchParams({ q: typed })), {
    audience: 'everyone',
    language: 'en',
  })
  return found.lots.map(({ title }) => title)
}

const bulks = () => asked.filter(({ path }) => path.startsWith('/_bulk')).map(({ body }) => body)

beforeEach(async () => {
  answer = takeUp
  await services.db.execute(sql`delete from outside_search`)
  await indexExternally(services.db, open())
  await write('lamp', 'Brass lamps')
  await indexExternally(services.db, open())
  asked.length = 0
})

test.each<[string, typeof answer]>([
  ['hangs', () => undefined],
  ['stops halfway', (_asked, response) => void response.write('{')],
  ['breaks off', (_asked, response) => void response.destroy()],
  ['fails', (_asked, response) => Object.assign(response, { statusCode: 500 }) && { error: 'shards failed' }],
  ['wants a password', (_asked, response) => Object.assign(response, { statusCode: 401 }) && 'Unauthorized'],
  ['sends HTML', () => '<html>It works!</html>'],
  ['sends partial results', () => ({ timed_out: true, aggregations: { total: { doc_count: 0 } } })],
  ['sends another shape', () => ({ timed_out: false, aggregations: { total: 'many' }, hits: [] })],
])('PostgreSQL answers when the external engine %s, and the next search does not wait for it', async (_what, how) => {
  answer = how
  const server = open()
  expect(await find(server, 'lamp')).toEqual(['Brass lamps'])
  expect(asked.map(({ path }) => path.split('?')[0])).toEqual([expect.stringMatching(/^\/lots-[0-9a-f]{8}\/_search$/)])
  expect(server.isUp()).toBe(false)
  expect(await find(server, 'lamps')).toEqual(['Brass lamps'])
  expect(asked).toHaveLength(1)
})

test('PostgreSQL answers when no engine listens or while lots are being indexed', async () => {
  const server = open('http://127.0.0.1:1/lots')
  expect(await find(server, 'lamp')).toEqual(['Brass lamps'])
  expect(server.isUp()).toBe(false)
  await reindexExternally(services)
  expect(await find(open(), 'lamp')).toEqual(['Brass lamps'])
  expect(asked).toEqual([])
})

test('changes wait while the engine is down and are removed only once indexed', async () => {
  answer = (_asked, response) => Object.assign(response, { statusCode: 503 }) && {}
  await write('chair', 'Oak chairs')
  await write('chair', 'Oak armchairs')
  await expect(indexExternally(services.db, open())).rejects.toThrow('does not answer')
  expect(await countWaiting(services)).toBe(1)
  answer = (one) => (one.path.startsWith('/_bulk') ? { items: [{ index: { _id: 'none', status: 429 } }] } : takeUp(one))
  await expect(indexExternally(services.db, open())).rejects.toThrow('refuses lots')
  expect(await countWaiting(services)).toBe(1)
  // A change while the engine takes up the one before.
  answer = async (one) => {
    if (one.path.startsWith('/_bulk') && bulks().at(-1)?.includes('armchair')) await write('chair', 'Oak benches')
    return takeUp(one)
  }
  asked.length = 0
  await indexExternally(services.db, open())
  expect(await countWaiting(services)).toBe(1)
  await indexExternally(services.db, open())
  expect(await countWaiting(services)).toBe(0)
  const [before, after] = bulks().map((body) => JSON.parse(body.split('\n')[0] ?? '').index)
  expect(after).toMatchObject({ _id: before._id, version_type: 'external' })
  expect(after.version).toBeGreaterThan(before.version)
  expect(bulks()[1]).toContain('"bench"')
})

test('a changed lot is excluded from results until the engine has indexed it', async () => {
  const [written] = await write('lamp', 'Copper lamps')
  const lamp = written && 'id' in written ? written.id : ''
  answer = (_asked) => ({ timed_out: false, aggregations: { total: { doc_count: 0 } }, hits: { hits: [] } })
  expect(await find(open(), 'lamp')).toEqual([])
  for (const { body } of asked)
    expect(JSON.parse(body).query).toMatchObject({ bool: { must_not: [{}, { terms: { lot_id: [lamp] } }] } })
  answer = takeUp
  await indexExternally(services.db, open())
  asked.length = 0
  answer = () => ({ timed_out: false, aggregations: { total: { doc_count: 0 } }, hits: { hits: [] } })
  await find(open(), 'lamp')
  expect(asked.length).toBeGreaterThan(0)
  for (const { body } of asked) expect(body).not.toContain(lamp)
})

test('deletes a lot off sale from the index, and re-indexing sends all lots', async () => {
  await write('lamp', 'Brass lamps', { status: 'withdrawn' })
  await indexExternally(services.db, open())
  expect(JSON.parse(bulks()[0]?.split('\n')[0] ?? '')).toEqual({
    delete: expect.objectContaining({ version_type: 'external' }),
  })
  await write('lamp', 'Brass lamps')
  expect(await reindexExternally(services)).toBe(true)
  asked.length = 0
  await indexExternally(services.db, open())
  expect(asked.map(({ method, path }) => `${method} ${path.split('?')[0]?.replace(/-[0-9a-f]{8}/, '')}`)).toEqual([
    'DELETE /lots',
    'PUT /lots',
    'POST /_bulk',
  ])
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual(JSON.parse(JSON.stringify(definition)))
  const { rows } = await services.db.execute<{ lots: number }>(sql`select count(*)::int as lots from lot_search`)
  expect(bulks()[0]?.match(/"index":/g)).toHaveLength(rows[0]?.lots ?? 0)
  const properties = Object.keys(definition?.mappings?.properties ?? {}).filter((name) => name !== 'words')
  expect(Object.keys(JSON.parse(bulks()[0]?.split('\n')[1] ?? '')).sort()).toEqual(properties.sort())
})

test('keeps members’ data in fields that visitors’ requests do not use', async () => {
  await write('cream', 'Hand cream by Veloro', {
    brands: ['Veloro'],
    brandDisclosure: 'members',
    price: { amount: 4_711, tiers: [] },
    priceVisibility: 'members',
  })
  await indexExternally(services.db, open())
  const [, document = ''] = bulks().at(-1)?.split('\n') ?? []
  const { title, public_price, member_price, brands, member_brands, listed } = JSON.parse(document)
  expect({ public_price, member_price, brands }).toEqual({ public_price: null, member_price: 4_711, brands: [] })
  expect(title).not.toContain('veloro')
  expect(member_brands).toEqual([expect.stringContaining('veloro')])
  expect(listed).toContain('+veloro')
  const ask = async (audience: Audience, address: string) => {
    asked.length = 0
    answer = () => ({ timed_out: false, aggregations: { total: { doc_count: 1 } }, hits: { hits: [] } })
    await searchLots({ ...services, searchServer: open() }, parseQuery(new URLSearchParams(address)), {
      audience,
      language: 'en',
    })
    expect(asked.length).toBeGreaterThan(0)
    return asked.map(({ body }) => body).join()
  }
  const address = 'q=cream&brand=Veloro&maxPrice=50&sort=price'
  expect(await ask('everyone', address)).not.toMatch(/member_|"\+/)
  expect(await ask(audienceOfMember({ approved: true }), address)).toMatch(/member_price/)
  expect(await ask(audienceOfMember({ approved: true }), address)).toMatch(/member_brands/)
})
