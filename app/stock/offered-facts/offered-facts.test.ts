import { expect, test } from 'vitest'
import { offerGoods } from '../../../tests/offer-goods'
import { standsFor } from '../../../tests/read-form'
import { findLot, findPrivates } from '../../lots/lots/find-lots.server'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import { list, openPublish, reference } from '../publish/open-publish.suite'

const { app, services, visitor, versionOf, upload } = await openPublish()

async function sendOffer(changes: object = {}): Promise<string> {
  const { id } = await offerGoods(app, {
    ...{ description: 'Olives', categories: ['food'], quantity: '1200.5', unit: 'KGM', condition: 'new_b' },
    ...{ askingPrice: 34_567, currency: 'USD', askingPriceBasis: 'pallet', incoterm: 'FCA', country: 'GR' },
    ...{ place: 'Patras', bestBefore: '2027-03-31' },
    restrictions: [
      { rule: 'deny', channels: ['marketplace', 'export'] },
      { rule: 'allow', countries: ['DE', 'AT'] },
    ],
    ...changes,
  })
  return id
}

const look = async (id: string) => (await visitor.send(`/de/team/inbox/${id}/publish`)).text()
const chosenIn = (html: string, name: string) =>
  /<option value="([^"]*)" selected=""/.exec(
    new RegExp(`name="${name.replace('.', '\\.')}".*?</select>`, 's').exec(html)?.[0] ?? '',
  )?.[1]

test('the form starts with the seller’s details and without a price for buyers', async () => {
  const html = await look(await sendOffer())
  expect(html).toMatch(/<input[^>]*name="categories"[^>]*checked=""[^>]*value="food"/)
  for (const [name, value] of Object.entries({
    quantity: '1200,5',
    'private.costPrice': '345,67',
    'price.amount': '',
    place: 'Patras',
    'stock.city': 'Patras',
    'dates.min': '2027-03-31',
    'rule.1.countries': 'AT, DE',
  }))
    expect([name, standsFor(html, name)]).toEqual([name, value])
  for (const [name, value] of Object.entries({
    unit: 'KGM',
    condition: 'new_b',
    currency: 'USD',
    'price.basis': 'pallet',
    incoterm: 'FCA',
    'stock.country': 'GR',
    'dates.type': 'best_before',
    'rule.0.rule': 'deny',
    'rule.1.rule': 'allow',
  }))
    expect([name, chosenIn(html, name)]).toEqual([name, value])
  for (const channel of ['marketplace', 'export'])
    expect(html).toMatch(new RegExp(`<input[^>]*name="rule.0.channels"[^>]*checked=""[^>]*value="${channel}"`))
})

test('the seller’s asking price becomes the cost and stays private', async () => {
  const id = await sendOffer()
  const html = await look(id)
  const names = ['quantity', 'private.costPrice', 'place', 'stock.city', 'dates.min', 'rule.0.countries']
  const body = new URLSearchParams(names.map((name) => [name, standsFor(html, name)]))
  const rest = {
    ...{ intent: 'publish', item: String(await versionOf(id)), status: 'published', categories: 'food', unit: 'KGM' },
    ...{ 'texts.en.title': 'Olives', condition: 'new_b', currency: 'USD', 'price.basis': 'pallet' },
    ...{ priceVisibility: 'on_request', brandDisclosure: 'public', vat: 'net_standard', incoterm: 'FCA' },
    ...{ splittable: 'whole_only', 'stock.country': 'GR', 'dates.type': 'best_before' },
  }
  for (const [name, value] of Object.entries(rest)) body.set(name, value)
  const answer = await visitor.send(`/de/team/inbox/${id}/publish`, { method: 'POST', body })
  expect(answer.status).toBe(303)
  const lot = await findLot(services, reference(answer.headers.get('location')))
  expect(await findPrivates(services, lot?.id ?? '')).toMatchObject({ costPrice: 34_567 })
  const told = await Promise.all(
    [`/api/lots/${lot?.reference}`, `/en/products/${lot?.reference}`].map(async (path) =>
      (await app.request(path)).text(),
    ),
  )
  for (const text of told) {
    expect(text).toContain('Olives')
    expect(text).not.toMatch(/34,?567|345[.,]67/)
  }
})

test.each(['Hall 3, Patras', 'Akti Dymeon 12', '26333 Patras', 'ask jonas@brettspiel.example'])(
  'a place that says more than a town is left for the team: %s',
  async (place) => {
    const html = await look(await sendOffer({ place }))
    expect([standsFor(html, 'place'), standsFor(html, 'stock.city'), chosenIn(html, 'stock.country')]).toEqual([
      '',
      '',
      'GR',
    ])
  },
)

test('fills in the quantity that the attached list adds up to', async () => {
  const attachments = [await upload('list.xlsx', new Uint8Array(await list()))]
  const id = await sendOffer({ attachments })
  await parseAttachedManifests(services, new AbortController().signal)
  const html = await look(id)
  expect([standsFor(html, 'quantity'), chosenIn(html, 'unit')]).toEqual(['100', 'H87'])
})

const t = translatorOf('de')
const notice = (...names: Parameters<typeof t>[0][]) =>
  t('publish.read_from_offer', { facts: names.map((name) => t(name)).join(', ') })

test('fills an empty quantity from the text', async () => {
  const html = await look(
    await sendOffer({ description: '3.500 Paar Turnschuhe', quantity: undefined, unit: undefined }),
  )
  expect([standsFor(html, 'quantity'), chosenIn(html, 'unit')]).toEqual(['3500', 'PR'])
  expect(html).toContain(notice('lot.quantity'))
})

test('fills empty price and restriction fields from the text and asks for a check', async () => {
  const text = 'Preisidee 350.000 EUR für alles. Bitte keine Amazon-Verkäufe und nicht nach Polen verkaufen.'
  const empty = { askingPrice: undefined, currency: undefined, askingPriceBasis: undefined, restrictions: undefined }
  const html = await look(await sendOffer({ description: text, ...empty }))
  expect(standsFor(html, 'private.costPrice')).toBe('350000,00')
  expect(standsFor(html, 'price.amount')).toBe('')
  expect(chosenIn(html, 'price.basis')).toBe('lot')
  expect(chosenIn(html, 'rule.0.rule')).toBe('deny')
  expect(standsFor(html, 'rule.0.countries')).toBe('PL')
  expect(html).toMatch(/<input[^>]*name="rule.1.channels"[^>]*checked=""[^>]*value="marketplace"/)
  expect(html).toContain(notice('stock.cost_price', 'lot_page.resale_limits'))
  expect(await look(await sendOffer({ description: text }))).not.toContain(notice('stock.cost_price').slice(0, 20))
})

test('takes the total of a list as the cost when nothing else states one', async () => {
  const text = 'EAN;Article;Qty;Price EUR\n4006381333931;Chess;40;7,90\n4006381333948;Draughts;60;5,90\n'
  const attachments = [await upload('list.csv', new TextEncoder().encode(text))]
  const empty = { askingPrice: undefined, currency: undefined, askingPriceBasis: undefined }
  const id = await sendOffer({ attachments, ...empty })
  await parseAttachedManifests(services, new AbortController().signal)
  const html = await look(id)
  expect([standsFor(html, 'private.costPrice'), chosenIn(html, 'price.basis')]).toEqual(['670,00', 'lot'])
  expect(html).toContain(notice('stock.cost_price'))
  expect(standsFor(html, 'price.amount')).toBe('')
})
