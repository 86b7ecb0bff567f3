import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { findLot } from '../../lots/lots/find-lots.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { languages } from '../../platform/i18n/languages'
import { presentLotSharePicture } from './lot-share-picture.server'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example' })
const member = new AccountVisitor(app)
afterAll(() => app.close())

beforeAll(async () => {
  await openAccount(app, 'buyer@example.com')
  await member.signIn('buyer@example.com')
})

async function stored(changes: Record<string, unknown>): Promise<string> {
  const [written] = await writeLots(app.services, [{ lot: sampleInput(changes) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written.reference
}

async function addressOf(reference: string, language = 'en', send = app.request): Promise<string> {
  const html = await (await send(`/${language}/products/${reference}`)).text()
  return /property="og:image" content="https:\/\/stock\.example([^"]+)"/.exec(html)?.[1] ?? ''
}

test.each(languages)('in %s it has the size that networks show and is cached for good', async (language) => {
  const reference = await stored({ externalId: 'size' })
  const answer = await app.request(await addressOf(reference, language))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
  const photoLeft = language === 'ar' ? 20 : 700
  const { data } = await sharp(bytes)
    .extract({ left: photoLeft, top: 40, width: 480, height: 60 })
    .stats()
    .then(({ channels }) => ({ data: channels.map(({ mean }) => Math.round(mean)) }))
  expect(
    Math.abs((data[0] ?? 0) - 0xd6) + Math.abs((data[1] ?? 0) - 0xae) + Math.abs((data[2] ?? 0) - 0x7d),
  ).toBeGreaterThan(15)
})

test('a changed lot gets a new picture URL, and the old one is cached briefly', async () => {
  const reference = await stored({ externalId: 'changed' })
  const before = await addressOf(reference)
  expect(await addressOf(reference)).toBe(before)
  await stored({ externalId: 'changed', texts: { en: { title: 'Something else' } } })
  expect(await addressOf(reference)).not.toBe(before)
  const answer = await app.request(before)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})

describe('a shared picture', () => {
  test.each(['members', 'on_request'] as const)('hides prices and brands for %s, whoever shares it', async (gate) => {
    const gated = { price: { amount: 7_700_113 }, priceVisibility: gate, brands: ['Zibbelquax'], brandDisclosure: gate }
    const texts = { en: { title: 'Boots by Zibbelquax' } }
    const reference = await stored({ externalId: gate, ...gated, texts })
    expect(await addressOf(reference, 'en', (path) => member.send(String(path)))).toBe(await addressOf(reference))
    const lot = await findLot(app.services, reference)
    if (!lot) throw new Error('The lot is gone.')
    const { shown } = await presentLotSharePicture(app.services, lot, { language: 'en', today: '2026-11-21' })
    expect(JSON.stringify(shown)).not.toMatch(/77,?001|Zibbelquax/)
    expect(shown.figures).toEqual(['3,840 pairs'])
  })

  test('has the same bytes whatever the restricted price and brand', async () => {
    const bytesWith = async (visibility: string, brand: string, amount: number) => {
      const texts = { en: { title: `Boots by ${brand}` } }
      const rights = { priceVisibility: visibility, brandDisclosure: visibility }
      const reference = await stored({ externalId: 'bytes', brands: [brand], price: { amount }, texts, ...rights })
      return Buffer.from(await (await app.request(`/en/products/${reference}/share.jpg`)).arrayBuffer())
    }
    for (const visibility of ['members', 'on_request']) {
      const one = await bytesWith(visibility, 'Zibbelquax', 7_700_113)
      expect((await bytesWith(visibility, 'Quorvexine', 48_317)).equals(one), visibility).toBe(true)
    }
    const one = await bytesWith('public', 'Zibbelquax', 7_700_113)
    expect((await bytesWith('public', 'Quorvexine', 48_317)).equals(one)).toBe(false)
  })

  test('shows a public price', async () => {
    const reference = await stored({ externalId: 'public', priceVisibility: 'public' })
    const lot = await findLot(app.services, reference)
    if (!lot) throw new Error('The lot is gone.')
    const { shown } = await presentLotSharePicture(app.services, lot, { language: 'en', today: '2026-11-21' })
    expect(shown.figures).toEqual(['3,840 pairs', '€7.90'])
  })
})

test('does not exist for a lot off sale', async () => {
  const draft = await stored({ externalId: 'draft', status: 'draft' })
  const sold = await stored({ externalId: 'sold', status: 'sold' })
  for (const path of [`en/products/${draft}`, `en/products/${sold}`, 'xx/products/L-2611-0001'])
    expect((await app.request(`/${path}/share.jpg`)).status, path).toBe(404)
})
