import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const app = await openTestApp()
const member = new AccountVisitor(app)
afterAll(() => app.close())

const price = { amount: 7_700_113 }
const shown = '77,001.13'

beforeAll(async () => {
  await openAccount(app, 'buyer@example.com')
  await member.signIn('buyer@example.com')
  await writeLots(app.services, [
    { lot: sampleInput({ externalId: 'gated', quantity: 1, splittable: 'whole_only', packaging: {}, price }) },
    { lot: sampleInput({ externalId: 'few', categories: ['garden'], texts: { en: { title: 'Zorbals' } } }) },
    ...Array.from({ length: 30 }, (_, place) => ({
      lot: sampleInput({ externalId: `L${place}`, categories: ['toys'], texts: { en: { title: `Blocks ${place}` } } }),
    })),
    {
      lot: sampleInput({
        externalId: 'helmets',
        categories: ['sport'],
        texts: { en: { title: 'Helmets' } },
        priceVisibility: 'public',
      }),
    },
  ])
})

const page = async (address: string) => (await app.request(address)).text()
const titles = (html: string) => [...html.matchAll(/<h2><a [^>]*>([^<]+)</g)].map(([, title]) => title)

test('a price for members appears in no response to others', async () => {
  for (const address of [
    '/en/products?category=shoes',
    '/en/products?category=shoes&view=table',
    '/en/products.data?category=shoes',
  ]) {
    const guest = await page(address)
    expect(
      [shown, '7700113', '77001.13'].filter((one) => guest.includes(one)),
      address,
    ).toEqual([])
    expect((await (await member.send(address)).text()).includes(shown), address).toBe(true)
  }
})

test.each(['', '&view=table'])(
  'the list%s adds lots to the basket with JavaScript and links to an enquiry without',
  async (view) => {
    const html = await page(`/de/products?category=shoes${view}`)
    const lot = /L-\d{4}-\d{4}/.exec(html)?.[0] ?? ''
    expect(html).toMatch(
      new RegExp(
        `<button type="button" class="toggle [^"]*needs-js" aria-pressed="false">.*?Posten ${lot} in Ihre Anfrage aufnehmen: `,
      ),
    )
    expect(html).toMatch(
      new RegExp(`<a class="toggle [^"]*" href="/de/inquiry\\?lot=${lot}"[^>]*>.*?Zu Posten ${lot} anfragen: `),
    )
  },
)

test('page links lead through the list, each lot once', async () => {
  const first = await page('/en/products?category=toys')
  const next = /href="([^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await page(next)
  expect(titles(first)).toHaveLength(24)
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(30)
  expect(first).toContain('1–24 of 30')
  expect(second).toContain('25–30 of 30')
  expect(second).toMatch(/<a [^>]*href="\/en\/products\?category=toys"[^>]*>Back to the first page/)
})

test('shows each word and filter of the query with a link that removes it', async () => {
  const html = await page('/en/products?q=Blocks&condition=new_a&minQuantity=100')
  expect(html).toContain('value="Blocks"')
  expect(html).toMatch(
    /<input type="checkbox"[^>]* name="condition"[^>]* checked=""[^>]*value="new_a"|<input type="checkbox" name="condition" checked="" value="new_a"/,
  )
  expect(html).toContain('href="/en/products?q=Blocks&amp;minQuantity=100"')
  expect(html).toContain('href="/en/products?q=Blocks&amp;condition=new_a"')
})

test('names the words it ignored, and finds nothing when it would ignore all', async () => {
  const html = await page('/de/products?q=Zorbals+zxqwv')
  expect(titles(html)).toEqual(['Zorbals'])
  expect(html).toContain('Kein Posten passt ganz zu „Zorbals zxqwv“. Nicht berücksichtigt: „zxqwv“.')
  // Not all of a frequent word, if half of the words are unknown.
  expect(titles(await page('/de/products?q=Blocks+zxqwv'))).toEqual([])
  const none = await page('/de/products?q=zxqwv')
  expect(titles(none)).toEqual([])
  expect(none).not.toContain('Nicht berücksichtigt')
})

test('a recognised word becomes a filter, and a word again when removed', async () => {
  const html = await page('/en/products?q=Blocks+Netherlands')
  expect(titles(html)).toHaveLength(24)
  expect(html).toContain('href="/en/products?q=Blocks+%22Netherlands%22"')
  expect(html).toContain('aria-label="Remove: Netherlands"')
  const words = await page('/en/products?q=Blocks+%22Netherlands%22')
  expect(words).not.toContain('aria-label="Remove: Netherlands"')
  expect(words).toContain('Left out: “Netherlands”.')
  expect(await page('/en/products?q=Blocks+Germany')).not.toContain('aria-label="Remove: Germany"')
})

test('says that goods are missing and offers an alert and similar lots', async () => {
  const html = await page('/en/products?q=lego')
  expect(titles(html)).toEqual([])
  expect(html).toContain('We have no “lego” today. New lots come in every day.')
  expect(html).toContain('href="/en/saved/searches/new?q=lego"')
  expect(html).toContain('Email me new lots')
  expect(html).toContain('Similar lots')
  expect([...html.matchAll(/<h3><a [^>]*>Blocks \d+</g)]).toHaveLength(8)
  const unknown = await page('/en/products?q=zxqwv')
  expect(unknown).not.toContain('Similar lots')
  expect(await page('/en/products?q=bankrupt+stock')).toContain('We have no “bankrupt stock” today.')
})

test('similar lots for a brand begin with the goods that it is known for', async () => {
  const html = await page('/en/products?q=nike')
  const similar = [...html.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, title]) => title)
  expect(similar).toHaveLength(2)
  expect(similar.at(-1)).toBe('Helmets')
})

test('says how many lots a bound leaves out because they show no price', async () => {
  const shown = (html: string) => /href="([^"]*)"[^>]*>Plus 1 lot that shows no price in euros</.exec(html)?.[1]
  const both = 'category=shoes&category=sport'
  const unbound = '/en/products?category=shoes&amp;category=sport'
  expect(shown(await page(`/en/products?${both}&maxPrice=90000`))).toBe(unbound)
  expect(shown(await page(`/en/products?q=under+%E2%82%AC90000&${both}`))).toBe(unbound)
  expect(await (await member.send(`/en/products?${both}&maxPrice=90000`)).text()).not.toContain('in euros<')
  expect(await page(`/en/products?${both}`)).not.toContain('in euros<')
})

test('names a typed price of the whole lot as one', async () => {
  const remove = (html: string) => [...html.matchAll(/aria-label="Remove: ([^"]*)"/g)].map(([, name]) => name)
  expect(remove(await page('/en/products?q=under+%E2%82%AC90000'))).toEqual(['Up to €90,000.00 for the lot'])
  expect(remove(await page('/en/products?q=under+%E2%82%AC900'))).toEqual(['Up to €900.00'])
})

test('blames no filter for goods that are missing without it as well', async () => {
  const typed = await page('/en/products?q=under+%E2%82%AC5+lego')
  expect(typed).toContain('We have no “lego” today.')
  expect(typed).not.toContain('Try fewer filters.')
  expect(await page('/en/products?q=lego&maxPrice=5')).toContain('Try fewer filters.')
  expect(await page('/en/products?q=sold+out')).toContain('Clear filters')
})

test('ignores and names a number that no lot meets, which is no filter then', async () => {
  const html = await page('/en/products?q=Blocks+Netherlands+900000+pieces')
  expect(html).toContain('Left out: “900000 pieces”.')
  expect([...html.matchAll(/aria-label="Remove: ([^"]*)"/g)].map(([, name]) => name)).toEqual(['Netherlands'])
  expect(titles(html)).toHaveLength(24)
})

test('links to the feeds of its search', async () => {
  const html = await page('/de/products?q=blocks&category=toys&sort=price&view=table')
  const feeds = [...html.matchAll(/<link rel="alternate" type="(application\/[^"]+)" href="([^"]+)"/g)]
  expect(feeds.map(([, type]) => type)).toEqual(['application/atom+xml', 'application/feed+json'])
  for (const [, type = '', address = ''] of feeds) {
    const feed = await app.request(address.replaceAll('&amp;', '&'))
    expect(feed.headers.get('content-type')).toContain(type)
    expect(await feed.text()).toContain('/de/products?q=blocks&'.replace('&', type.endsWith('xml') ? '&amp;' : '&'))
  }
})

test('shows the list despite invalid parameters', async () => {
  const answer = await app.request('/en/products?category=weapons&minPrice=x&cursor=%00&sort=1%27--')
  expect(answer.status).toBe(200)
})

test('sorts by best match when words are typed, unless another order is chosen', async () => {
  const sent = (html: string) => /<option value="([^"]*)" selected="">/.exec(html)?.[1]
  expect(sent(await page('/en/products'))).toBe('')
  expect(sent(await page('/en/products?sort=price'))).toBe('price')
  expect(sent(await page('/en/products?q=Blocks'))).toBe('')
  expect(sent(await page('/en/products?q=Blocks&sort=newest'))).toBe('newest')
  expect(await page('/en/products?q=Blocks')).toMatch(/<option value="" selected="">Best match</)
})

test('the URL carries only what is set, even without JavaScript', async () => {
  const answer = await app.request('/en/products?q=Blocks&minPrice=&country=&maxPrice=+&sort=')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/en/products?q=Blocks')
  expect((await app.request('/en/products?q=')).headers.get('location')).toBe('/en/products')
})
