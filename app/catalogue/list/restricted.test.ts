import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readPdf } from '../../../tests/read-pdf'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { parseQuery } from '../search/catalogue-query'
import { searchLots } from '../search/search-lots.server'
import { marks, probes, restrictedLot, SECRET } from './restricted-lots.suite'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

let restrictedReferences: string[] = []
let goneReference = ''
beforeAll(async () => {
  const open = sampleInput({
    externalId: 'open',
    categories: ['sport'],
    texts: { en: { title: 'Open kettlebells' } },
    price: { amount: 1_000, tiers: [] },
    priceVisibility: 'public',
    brands: ['Openia'],
    lines: [],
    private: { costPrice: SECRET },
  })
  const written = await writeLots(services, [
    { lot: open },
    { lot: restrictedLot('members', 'QV-77') },
    { lot: restrictedLot('on_request', 'ZY-88') },
  ])
  expect(written.map(({ result }) => result)).toEqual(['created', 'created', 'created'])
  restrictedReferences = written.slice(1).flatMap((one) => (one.result === 'rejected' ? [] : one.reference))
  const [gone] = await writeLots(services, [
    {
      lot: sampleInput({
        externalId: 'gone',
        status: 'sold',
        categories: ['sport'],
        texts: { en: { title: 'Sold kettlebells' } },
      }),
    },
  ])
  goneReference = gone?.result === 'created' ? gone.reference : ''
})

const everything = [
  '',
  ...['newest', 'price', 'price_desc', 'quantity', 'shelf_life'].map((sort) => `sort=${sort}`),
  'q=kettlebells',
  'category=sport&limit=1',
  'q=kettlebell&sort=price&limit=2',
]

const addresses = (query: string) => [
  `/api/lots?${query}`,
  `/en/products/feed.xml?${query}`,
  `/de/products/feed.json?${query}`,
]

describe('for visitors', () => {
  test('no response reveals restricted data', async () => {
    const paths = [...everything, ...probes.members, ...probes.on_request].flatMap(addresses)
    const index = await read('/sitemap-lots.xml')
    paths.push(
      '/sitemap-lots.xml',
      ...[...index.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path]) => path ?? ''),
    )
    for (const path of paths) {
      // A feed repeats the query in its own URL and title.
      const said = (await read(path)).replaceAll(
        /q=[^"&<]*|brand=[^"&<]*|(?<=Lots at Stocklot: |Posten bei Stocklot: )[^<"]*/g,
        '',
      )
      for (const mark of [...marks.members, ...marks.on_request]) expect(said, path).not.toMatch(mark)
    }
  })

  test('an inquiry about restricted lots reveals nothing on its page, in its answer or by mail', async () => {
    const { rows } = await services.db.execute<{ reference: string }>(
      sql`select reference from lots where status = 'published' order by reference`,
    )
    const lots = rows.map(({ reference }) => reference)
    const query = lots.map((lot) => `lot=${lot}`).join('&')
    const buyer = { name: 'Amira', company: 'Haddad', email: 'amira@haddad.example', country: 'AE' }
    const sent = await app.request('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...buyer, items: lots.map((lot) => ({ lot })) }),
    })
    expect(sent.status).toBe(201)
    const refused = await app.request(`/en/inquiry?${query}`, {
      method: 'POST',
      body: new URLSearchParams([['name', 'Amira'], ...lots.map((lot) => ['lot', lot])]),
    })
    expect(refused.status).toBe(422)
    const mails = await services.db.execute(sql`select * from mails where kind = 'inquiry.buyer'`)
    const told = await services.db.execute(sql`select lot_title from inquiry_items`)
    const changed = await app.request(`/en/inquiry?${query}`, {
      method: 'POST',
      body: new URLSearchParams([['change', lots[0] ?? ''], ...lots.map((lot) => ['lot', lot])]),
    })
    expect(changed.status).toBe(200)
    for (const said of [
      await changed.text(),
      await read(`/en/inquiry?${query}`),
      await read(`/de/inquiry.data?${query}`),
      await sent.text(),
      await refused.text(),
      JSON.stringify(mails.rows),
      JSON.stringify(told.rows),
    ]) {
      expect(said).not.toBe('')
      for (const mark of [...marks.members, ...marks.on_request]) expect(said).not.toMatch(mark)
    }
    expect(mails.rows).toHaveLength(1)
    expect(told.rows).toHaveLength(3)
  })

  test('neither lists, lot pages nor saved lists reveal restricted data', async () => {
    const { rows } = await services.db.execute<{ reference: string }>(sql`select reference from lots`)
    const list = await read(`/api/saved/lots?${rows.map(({ reference }) => `lot=${reference}`).join('&')}`)
    for (const { reference } of rows) expect(list).toContain(reference)
    const lots = restrictedReferences.flatMap((reference) => [
      `/en/products/${reference}`,
      `/de/products/${reference}.data`,
    ])
    const lists = ['', '?view=table', '.data?q=kettlebells'].map((rest) => `/en/products${rest}`)
    const pages = await Promise.all(
      ['/en', '/de/food', '/en/stocklots', '/en/stocklots.data', ...lists, ...lots].map(read),
    )
    const gone = await app.request(`/en/products/${goneReference}`)
    expect(gone.status).toBe(410)
    for (const said of [list, await gone.text(), ...pages])
      for (const mark of [...marks.members, ...marks.on_request]) expect(said).not.toMatch(mark)
  })

  test.each([...probes.members, ...probes.on_request])('%s finds and counts no lot', async (query) => {
    const { items, total, facets } = await page(query)
    expect(items).toEqual([])
    expect(total).toEqual({ number: 0, more: false })
    expect(facets.condition).toEqual([])
    expect(JSON.stringify(facets.brand)).not.toMatch(/quorvex|zyltrana/i)
  })

  test('a restricted word beside other words is ignored like an unknown one', async () => {
    const beside = async (word: string) => {
      const { items, leftOut } = await page(`q=kettlebells+${word}`)
      expect(leftOut).toEqual([word])
      return items.map(({ id }) => id)
    }
    const any = await beside('Xyqzvwor')
    expect(any).toHaveLength(3)
    expect(await beside('Quorvex')).toEqual(any)
    expect(await beside('Zyltrana')).toEqual(any)
  })

  test('restricted brands are no filter and are not counted', async () => {
    const { facets } = await page('q=kettlebells')
    expect(facets.brand).toEqual([{ value: 'Openia', count: { number: 1, more: false } }])
    const list = await read('/en/products')
    expect(list).toContain('Openia')
    for (const mark of [...marks.members, ...marks.on_request]) expect(list).not.toMatch(mark)
  })

  test('lots with restricted prices come last, in an order unrelated to their prices', async () => {
    const up = (await page('q=kettlebells&sort=price')).items.map(({ id }) => id)
    const down = (await page('q=kettlebells&sort=price_desc')).items.map(({ id }) => id)
    expect(up[0]).toBe(down[0])
    const { facets } = await page('')
    expect(facets.price.map(({ count }) => count.number)).toEqual([1])
    expect(up).toHaveLength(3)
  })
})

describe('for members', () => {
  const find = (query: string) =>
    searchLots(services, parseQuery(new URLSearchParams(query)), {
      audience: audienceOfMember({ approved: true }),
      language: 'en',
    })

  test.each(probes.members.filter((query) => !/quorvexs/i.test(query)))(
    '%s finds lots with data for members',
    async (query) => {
      expect((await find(query)).total.number).toBe(1)
    },
  )

  test.each(probes.on_request)('%s finds no lot by data on request', async (query) => {
    expect((await find(query)).total.number).toBe(0)
  })

  test('brands for members are a filter', async () => {
    const { facets } = await find('')
    expect(facets.brand.map(({ value }) => value)).toEqual(['Openia', 'Quorvex'])
  })

  test('no response reveals data on request', async () => {
    for (const query of everything) {
      const said = JSON.stringify(await find(query))
      for (const mark of marks.on_request) expect(said, query).not.toMatch(mark)
    }
  })
})

test('an offer sheet shows each reader only what they may see', async () => {
  const member = new AccountVisitor(app)
  await openAccount(app, 'reader@example.com')
  await member.signIn('reader@example.com')
  const sheetsOf = async (send: (path: string) => Promise<Response>) => {
    const said: string[] = []
    for (const reference of restrictedReferences) {
      for (const language of ['en', 'ar']) {
        const answer = await send(`/${language}/products/${reference}/offer-sheet.pdf`)
        expect(answer.status).toBe(200)
        said.push(JSON.stringify(await readPdf(new Uint8Array(await answer.arrayBuffer()))))
      }
    }
    return said.join('\n')
  }
  const guest = await sheetsOf((path) => app.request(path))
  for (const mark of [...marks.members, ...marks.on_request]) expect(guest).not.toMatch(mark)
  const seen = await sheetsOf((path) => member.send(path))
  for (const mark of marks.on_request) expect(seen).not.toMatch(mark)
  for (const mark of [/Quorvex/, /4006381333931/, /QV-77/, /483[.,]17/]) expect(seen).toMatch(mark)
  for (const said of [guest, seen]) expect(said).not.toMatch(/837[.,]77|83777/)
})

test('the team’s token shows prices and brands, but no costs', async () => {
  const answer = await app.request('/api/lots?q=kettlebells', { headers: { authorization: `Bearer ${teamToken}` } })
  const said = await answer.text()
  expect(said).toMatch(/Zyltrana/)
  expect(said).not.toMatch(/83777/)
})

async function read(path: string): Promise<string> {
  const answer = await app.request(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

interface Page {
  items: { id: string }[]
  leftOut: string[]
  total: object
  facets: { condition: unknown[]; brand: unknown[]; price: { count: { number: number } }[] }
}

async function page(query: string): Promise<Page> {
  return JSON.parse(await read(`/api/lots?${query}`))
}
