import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'

const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())
beforeEach(async () => {
  await db.execute(sql`truncate offers, mails, reference_counters, rate_limits cascade`)
})

const note = {
  name: 'Ines Duarte',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: 'Ankle boots',
}
const details = {
  categories: ['shoes', 'sport'],
  quantity: ['1.200,5'],
  unit: ['PR'],
  condition: ['new_b'],
  askingPrice: ['12,50 €'],
  currency: ['EUR'],
  askingPriceBasis: ['unit'],
  incoterm: ['EXW'],
  country: ['PT'],
  place: ['Porto, Leixões'],
  bestBefore: ['2027-03-31'],
  'restrictions.channels': ['discounter', 'marketplace'],
  'restrictions.rule': ['allow'],
  'restrictions.countries': ['PT', 'ES'],
}

/** Posts the form like a browser without JavaScript, which sends unselected options as empty values. */
async function post(changes: Record<string, readonly string[]> = {}, language = 'de') {
  const form = new FormData()
  const empty = Object.keys(details).map((name) => [name, ['']] as const)
  const typed = Object.entries(note).map(([name, text]) => [name, [text]] as const)
  for (const [name, values] of Object.entries({ ...Object.fromEntries([...empty, ...typed]), ...changes }))
    for (const value of values) form.append(name, value)
  const answer = await app.request(`/${language}/sell`, { method: 'POST', body: form })
  return { status: answer.status, html: /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '' }
}

async function stored(): Promise<Record<string, unknown>[]> {
  const answer = await app.request('/api/team/offers', { headers: { authorization: `Bearer ${teamToken}` } })
  const page: { items: Record<string, unknown>[] } = await answer.json()
  return page.items
}

const foldIn = (html: string) => /<details class="request-more"[^>]*>/.exec(html)?.[0] ?? ''

test('the form has the optional details collapsed', async () => {
  const html = await (await app.request('/en/sell')).text()
  expect(foldIn(html)).toBe('<details class="request-more">')
  for (const name of Object.keys(details)) expect(html).toContain(`name="${name}"`)
})

test('stores the details, read by the language of the form', async () => {
  expect((await post(details)).status).toBe(200)
  expect(await stored()).toMatchObject([
    {
      ...{ categories: ['shoes', 'sport'], quantity: '1200.5', unit: 'PR', condition: 'new_b' },
      ...{ askingPrice: 1_250, currency: 'EUR', askingPriceBasis: 'unit', incoterm: 'EXW', country: 'PT' },
      ...{ place: 'Porto, Leixões', bestBefore: '2027-03-31' },
      restrictions: [
        { rule: 'deny', countries: [], channels: ['discounter', 'marketplace'] },
        { rule: 'allow', countries: ['ES', 'PT'], channels: [] },
      ],
    },
  ])
})

test('reads a comma as the language of the form does', async () => {
  await post({ quantity: ['1,125'], unit: ['TNE'] })
  await post({ quantity: ['1,125'], unit: ['TNE'] }, 'en')
  expect((await stored()).map(({ quantity }) => quantity)).toEqual(['1125', '1.125'])
})

test('stores no details when none are given', async () => {
  expect((await post()).status).toBe(200)
  expect(await stored()).toMatchObject([
    { categories: [], quantity: null, unit: null, currency: null, restrictions: [] },
  ])
})

test.each([
  ['quantity', { quantity: ['viel'], unit: ['PR'] }, 'Bitte geben Sie eine Menge ein'],
  ['unit', { quantity: ['12'], unit: [''] }, 'Bitte wählen Sie aus der Liste.'],
  [
    'askingPrice',
    { askingPrice: ['12 oder 13'], currency: ['EUR'], askingPriceBasis: ['lot'] },
    'Bitte geben Sie einen Preis ein',
  ],
  [
    'askingPrice',
    { askingPrice: ['$12'], currency: ['EUR'], askingPriceBasis: ['lot'] },
    'Bitte geben Sie einen Preis ein',
  ],
  ['currency', { askingPrice: ['12'], currency: [''], askingPriceBasis: ['lot'] }, 'Bitte wählen Sie aus der Liste.'],
  ['restrictions.countries', { 'restrictions.countries': ['ES'] }, 'Bitte wählen Sie aus der Liste.'],
])('an error in %s opens the details and keeps the typed values: %j', async (name, changes, message) => {
  const { status, html } = await post({
    ...details,
    'restrictions.rule': [''],
    'restrictions.countries': [],
    ...changes,
  })
  expect([name, status]).toEqual([name, 422])
  expect(foldIn(html)).toContain('open=""')
  expect(html).toContain(message)
  for (const text of ['Porto, Leixões', '<option value="PT" selected=""', 'Ankle boots']) expect(html).toContain(text)
  expect(html).toMatch(/<input[^>]*name="restrictions.channels"[^>]*checked=""[^>]*value="marketplace"/)
  expect(await stored()).toEqual([])
})
