import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readPdf } from '../../../tests/read-pdf'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { readXlsxSheets } from '../../lots/spreadsheets/xlsx-sheets.server'

// Scans every response to a signed-in but unapproved member for members-only values.
const app = await openTestApp()
const { db } = app.services
const email = 'ines@duarte.example'
const visitor = new AccountVisitor(app)
let reference = ''
afterAll(() => app.close())

const restricted = [/quorvex/i, /4006381333931/, /QV-77/, /(?<![\w-])(?:48[.,\s]?317|483[.,]17)(?![\w-])/]

beforeAll(async () => {
  const [lot] = await writeLots(app.services, [
    {
      lot: sampleInput({
        externalId: 'restricted',
        texts: { en: { title: 'Quorvex kettlebells', description: 'Kettlebells of Quorvex' } },
        brands: ['Quorvex'],
        brandDisclosure: 'members',
        price: { amount: 48_317, tiers: [] },
        priceVisibility: 'members',
        retailPrice: null,
        lines: [
          {
            gtin: '4006381333931',
            sku: 'QV-77',
            name: 'Quorvex 16 kg',
            brand: 'Quorvex',
            quantity: 1,
            unitPrice: 48_317,
          },
        ],
      }),
    },
  ])
  if (!lot || lot.result === 'rejected') throw new Error('The lot was not written.')
  reference = lot.reference
  await openAccount(app, email)
  await visitor.signIn(email)
})

const query = 'q=kettlebells'

const places: Readonly<Record<string, () => readonly string[]>> = {
  'the list': () => [`/en/products?${query}`, `/en/products.data?${query}`, `/en/products?view=table&${query}`],
  'the API': () => [
    `/api/lots?${query}`,
    `/api/lots/${reference}`,
    '/api/lots?brand=Quorvex',
    '/api/lots?minPrice=483&maxPrice=484',
  ],
  'the page of the lot, and its structured data': () => [`/en/products/${reference}`, `/en/products/${reference}.data`],
  'its manifest': () => ['json', 'csv'].map((format) => `/en/products/${reference}/manifest.${format}`),
  'home and the pages for buyers': () => ['/en', '/en.data', '/en/stocklots', '/en/food'],
  'saved lots': () => [`/api/saved/lots?lot=${reference}`, '/en/saved', '/en/saved.data'],
  'the inquiry form': () => [`/en/inquiry?lot=${reference}`, `/en/inquiry.data?lot=${reference}`],
  'feeds and the site map': () => [`/en/products/feed.xml?${query}`, `/en/products/feed.json?${query}`, '/sitemap.xml'],
}

const sheets: Readonly<Record<string, () => string>> = {
  'its spreadsheet': () => `/en/products/${reference}/manifest.xlsx`,
  'its PDF': () => `/en/products/${reference}/offer-sheet.pdf`,
  'several lots as PDF': () => `/en/products/offer-sheets.pdf?lot=${reference}`,
  'several lots as a spreadsheet': () => `/en/products/offer-sheets.xlsx?lot=${reference}`,
}

async function readAll(): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (const [place, addresses] of Object.entries(places)) {
    const texts = await Promise.all(addresses().map(async (address) => (await visitor.send(address)).text()))
    said.set(place, texts.join('\n'))
  }
  for (const [place, address] of Object.entries(sheets)) {
    const answer = await visitor.send(address())
    expect(answer.status, place).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    said.set(place, JSON.stringify(place.includes('PDF') ? await readPdf(bytes) : await readXlsxSheets(bytes)))
  }
  return said
}

test.each(['new', 'refused'])('a %s member sees no restricted price or brand anywhere', async (standing) => {
  await db.execute(sql`update members set standing = ${standing} where email = ${email}`)
  for (const [place, said] of await readAll()) for (const mark of restricted) expect(said, place).not.toMatch(mark)
})

test('an approved member sees them wherever lots are shown to members', async () => {
  await db.execute(sql`update members set standing = 'approved' where email = ${email}`)
  const said = await readAll()
  const shown = [...said].filter(([, text]) => restricted.some((mark) => mark.test(text))).map(([place]) => place)
  expect(shown).toEqual([...said.keys()].filter((place) => place !== 'feeds and the site map'))
})
