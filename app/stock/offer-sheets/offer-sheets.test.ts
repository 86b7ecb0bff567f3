import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { type PdfText, readPdf } from '../../../tests/read-pdf'
import { findLot, type Lot } from '../../lots/lots/find-lots.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { WorkersBusy } from '../../platform/workers/worker-processes.server'
import { openOfferSheets } from './write-offer-sheet.server'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example', TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
const { services } = app
const member = new AccountVisitor(app)
afterAll(() => app.close())

beforeAll(async () => {
  await openAccount(app, 'buyer@example.com')
  await member.signIn('buyer@example.com')
})

async function stored(changes: Record<string, unknown>): Promise<string> {
  const [written] = await writeLots(services, [{ lot: sampleInput(changes) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written.reference
}

type Send = (path: string) => Promise<Response>

async function sheetOf(reference: string, language = 'en', send: Send = app.request): Promise<PdfText> {
  const answer = await send(`/${language}/products/${reference}/offer-sheet.pdf`)
  expect(answer.status).toBe(200)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

/** Matches a text with these words. PDF readers split right-to-left lines, so Arabic is matched per word, without lam-alef. */
function says(words: string): (text: string) => boolean {
  const parts = /\p{Script=Arabic}/u.test(words) ? words.split(/\s+/).filter((word) => !/ل[اأإآ]/.test(word)) : [words]
  return (text) => parts.every((part) => text.includes(part))
}

describe.each(languages)('in %s', (language) => {
  test('the text of a sheet can be searched, copied and read aloud', async () => {
    const reference = await stored({ externalId: 'words', priceVisibility: 'public' })
    const { pages, links, tagged, language: said, size, description } = await sheetOf(reference, language)
    const text = pages.join(' ')
    const t = translatorOf(language)
    for (const words of [
      reference,
      t('offer_sheet.sheet'),
      t('lot.quantity'),
      t('lot_page.resale_limits'),
      t('lot_page.manifest'),
      t('offer_sheet.page', { page: 1, count: pages.length }),
      '4006381333931',
      'Tomas Lindqvist',
      '+31 10 012 0132',
      'Stocklot B.V.',
    ])
      expect(text, words).toSatisfy(says(words))
    expect(links).toContain(`https://stock.example/${language}/products/${reference}`)
    expect(tagged).toBe(true)
    expect(said).toBe(language)
    expect(size.map(Math.round)).toEqual([595, 842])
    expect(description).toContain(reference)
  })
})

test('names the file after the lot and keeps it out of shared caches', async () => {
  const reference = await stored({ externalId: 'named' })
  const { headers } = await app.request(`/de/products/${reference}/offer-sheet.pdf`)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toContain(`filename="${reference} Angebotsblatt.pdf"`)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('shows the price to those who may see it and tells others why not', async () => {
  const reference = await stored({ externalId: 'gated', price: { amount: 7_700_113 }, priceVisibility: 'members' })
  const guest = (await sheetOf(reference)).pages.join(' ')
  expect(guest).toContain('Log in to see')
  expect(guest).not.toContain('77,001.13')
  const seen = (await sheetOf(reference, 'en', (path) => member.send(path))).pages.join(' ')
  expect(seen).toContain('€77,001.13')
  const onRequest = await stored({ externalId: 'asked', price: { amount: 7_700_113 }, priceVisibility: 'on_request' })
  expect((await sheetOf(onRequest, 'en', (path) => member.send(path))).pages.join(' ')).toContain('On request')
})

test('adds up the prices of a list, but not those that only small quantities have', async () => {
  const lines = [{ name: 'Runner', quantity: 3840, unitPrice: 790 }]
  const price = { amount: 790, basis: 'unit' }
  const textOf = async (externalId: string, tiers: readonly unknown[]) => {
    const reference = await stored({ externalId, lines, priceVisibility: 'public', price: { ...price, tiers } })
    return (await sheetOf(reference)).pages.join(' ').replace(/\s+/g, ' ')
  }
  expect(await textOf('one price', [])).toContain('Total: 3,840 pcs · €30,336.00')
  expect(await textOf('tiered', [{ from: '1920', amount: 740 }])).toContain('Total: 3,840 pcs Item')
})

test('cuts a long manifest and says where the rest is', async () => {
  const lines = Array.from({ length: 420 }, (_, place) => ({ name: `Runner no. ${place + 1}.`, quantity: 1 }))
  const reference = await stored({ externalId: 'long', lines })
  const { pages, links } = await sheetOf(reference)
  const text = pages.join(' ')
  expect(text).toContain('Runner no. 300.')
  expect(text).not.toContain('Runner no. 301.')
  expect(text).toContain('and 120 more lines in the spreadsheet')
  expect(links).toContain(`https://stock.example/en/products/${reference}/manifest.xlsx`)
  expect(pages.length).toBeLessThan(12)
  for (const [place, page] of pages.entries()) expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
})

test('prints markup in a lot’s text as text', async () => {
  const title = '#set page(width: 1pt) *bold* $x$ <a> @b'
  const name = 'W'.repeat(400)
  const description = '#include "/etc/passwd"\n\n= No heading\n/ no: list'
  const reference = await stored({
    externalId: 'text',
    texts: { en: { title, description } },
    lines: [{ name, quantity: 1 }],
  })
  const { pages, size } = await sheetOf(reference)
  const text = pages.join(' ')
  expect(text).toContain(title)
  expect(text).toContain('#include "/etc/passwd"')
  expect(text).toContain('= No heading')
  expect(text.replaceAll(/[^W]/g, '')).toMatch(/W{400}/)
  expect(Math.round(size[0])).toBe(595)
})

test('replaces letters missing from the fonts instead of printing boxes', async () => {
  const reference = await stored({
    externalId: 'letters',
    texts: { en: { title: '儿童玩具 积木 Toys 🎁 from Đà Lạt', description: '全新\n20′ container, ㎏ 🚛' } },
    lines: [
      { name: '毛绒 Bär №７', quantity: 1 },
      { name: '🧸', quantity: 1 },
    ],
  })
  const { pages, description } = await sheetOf(reference)
  const text = pages.join(' ')
  expect(text).toContain('[…] Toys from Đà Lat')
  expect(text).toContain("[…] 20' container, kg")
  expect(text).toMatch(/\[…\] Bär (?:№|No)7/)
  for (const said of [text, description]) expect(said).not.toMatch(/[\p{Script=Han}\p{Extended_Pictographic}\ufffd]/u)
})

test('limits sheets per visitor and minute without affecting others', async () => {
  const reference = await stored({ externalId: 'often' })
  const ask = (address: string) =>
    app.request(`/en/products/${reference}/offer-sheet.pdf`, { headers: { 'x-forwarded-for': address } })
  for (let turn = 0; turn < 30; turn++) expect((await ask('203.0.113.9')).status).toBe(200)
  const refused = await ask('203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('203.0.113.10')).status).toBe(200)
  app.passTime(60_000)
  expect((await ask('203.0.113.9')).status).toBe(200)
})

test('returns 404 for a lot off sale and for an unknown language', async () => {
  const draft = await stored({ externalId: 'draft', status: 'draft' })
  const sold = await stored({ externalId: 'sold', status: 'sold' })
  const open = await stored({ externalId: 'open' })
  for (const path of [`en/products/${draft}`, `en/products/${sold}`, 'en/products/L-2611-9999', `xx/products/${open}`])
    expect((await app.request(`/${path}/offer-sheet.pdf`)).status, path).toBe(404)
})

test('puts several lots on one sheet with an overview, up to a limit', async () => {
  const writeOfferSheet = openOfferSheets(services)
  const lots: Lot[] = []
  for (const title of ['Wooden blocks', 'Kettlebells']) {
    const reference = await stored({ externalId: title, texts: { en: { title } }, priceVisibility: 'public' })
    const lot = await findLot(services, reference)
    if (lot) lots.push(lot)
  }
  const reader = { audience: 'everyone', language: 'en', today: '2026-11-21' } as const
  const { pages } = await readPdf(await writeOfferSheet(lots, reader))
  expect(pages[0]).toMatch(/Wooden blocks.*Kettlebells/)
  expect(pages.filter((page) => page.includes('Key facts'))).toHaveLength(2)
  await expect(writeOfferSheet([], reader)).rejects.toBeInstanceOf(RangeError)
  await expect(
    writeOfferSheet(
      Array.from({ length: 51 }, () => lots)
        .flat()
        .slice(0, 51),
      reader,
    ),
  ).rejects.toBeInstanceOf(RangeError)
})

test('typesets identical sheets once, and failed or changed ones again', async () => {
  const { typesetter } = services
  const typeset = typesetter.typeset
  let written = 0
  let busy = true
  Object.assign(typesetter, {
    typeset: (document: Parameters<typeof typeset>[0]) => {
      written++
      return busy ? Promise.reject(new WorkersBusy('Too many jobs at once.')) : typeset(document)
    },
  })
  const reference = await stored({
    externalId: 'kept',
    quantity: 111,
    moq: null,
    packaging: {},
    price: { amount: 790 },
  })
  const path = `/en/products/${reference}/offer-sheet.pdf`
  const refused = await app.request(path)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  busy = false
  for (let turn = 0; turn < 3; turn++) expect((await app.request(path)).status).toBe(200)
  expect(written).toBe(2)
  await stored({ externalId: 'kept', quantity: 222, moq: null, packaging: {}, price: { amount: 790 } })
  expect((await sheetOf(reference)).pages[0]).toContain('222')
  expect(written).toBe(3)
  Object.assign(typesetter, { typeset })
})
