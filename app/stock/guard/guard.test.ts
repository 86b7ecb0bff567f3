import { afterAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { type LotInput, lotSchema } from '../../lots/lots/lot-schema'
import { writeLotForm } from '../lot-form/write-lot-form.server'
import { findLeaksOfLot, guardEdit, withoutLeaks } from './guard-edit.server'
import { leaksOfInput } from './leaks-of-input.server'

const app = await openTestApp()
afterAll(() => app.close())
const { services } = app

const wishes = [
  'Preisidee 350.000 EUR für alles',
  'keine Amazon-Verkäufe',
  'EUR 15 average, ex works Rotterdam',
  'we paid 2.10',
  'call me',
  'nie podawać dostawcy',
  'السعر ١٫٧٥ دولار للقطعة',
]

function lotOf(changes: Record<string, unknown> = {}): LotInput {
  return lotSchema.parse({
    texts: { en: { title: 'Board games', description: 'End of line, in cartons.' } },
    categories: ['toys'],
    condition: 'new_a',
    quantity: 100,
    price: { amount: 990 },
    stock: { country: 'DE' },
    ...changes,
  })
}

const described = (description: string, more: Record<string, unknown> = {}) =>
  lotOf({ texts: { en: { title: 'Board games', description } }, ...more })

async function edit(before: LotInput, after: LotInput) {
  const values = writeLotForm(after, 'en', services.config.site.company.timeZone)
  return { values, held: await guardEdit(services, before, { values, fields: { ...after } }, 'en') }
}

describe('an edit of a lot on sale', () => {
  test.each(wishes)('is held back with “%s” and accepted without it', async (wish) => {
    const { values, held } = await edit(lotOf(), described(`New, in cartons.\n${wish}`))
    expect(held?.fields).toEqual(['texts'])
    expect(held?.leaks).not.toEqual([])
    const fixed = withoutLeaks(values, { leaks: held?.leaks ?? [] })
    expect(fixed['texts.en.description']?.[0]).toMatch(/^New, in cartons\./)
    expect(await guardEdit(services, lotOf(), { values: fixed, fields: { ...lotOf() } }, 'en')).toBeNull()
  })

  test('has another digest when its findings differ', async () => {
    const once = await edit(lotOf(), described('we paid 2.10'))
    const again = await edit(lotOf(), described('we paid 2.10'))
    const other = await edit(lotOf(), described('we paid 2.20'))
    expect(again.held?.digest).toBe(once.held?.digest)
    expect(other.held?.digest).not.toBe(once.held?.digest)
  })

  test('raises no findings for text that was already public, nor for a draft', async () => {
    const told = described('we paid 2.10')
    expect((await edit(told, { ...told, moq: '10' })).held).toBeNull()
    expect((await edit(lotOf(), described('we paid 2.10', { status: 'draft' }))).held).toBeNull()
  })

  test('is held back when it puts a leaking draft on sale', async () => {
    const draft = described('we paid 2.10', { status: 'draft' })
    const { held } = await edit(draft, { ...draft, status: 'published' })
    expect(held?.fields).toContain('status')
  })
})

test('finds leaks in each lot of a bulk change', async () => {
  expect(await findLeaksOfLot(services, described('Asking 4.20 each'), 'en')).toMatchObject([{ kind: 'price' }])
  expect(await findLeaksOfLot(services, lotOf(), 'en')).toEqual([])
})

test('finds leaks in the texts, lines and file names of imported lots', () => {
  const line = { name: 'Chess', quantity: 4, extra: { Remark: 'EUR 15' } }
  expect(leaksOfInput(lotOf({ lines: [line] }))).toMatchObject([{ field: 'lines', kind: 'price', found: 'EUR 15' }])
  const document = { name: 'offer 350.000 EUR.pdf', url: 'https://files.example/1', kind: 'packing_list' }
  const [named] = leaksOfInput(lotOf({ documents: [{ ...document, visibility: 'public' }] }))
  expect(named).toMatchObject({ field: 'documents', kind: 'price' })
  expect(leaksOfInput(described('we paid 2.10', { status: 'draft' }))).toEqual([])
})

test('accepts a public price in a text, but not one for members', () => {
  const text = 'Now 9.90 EUR per piece'
  expect(leaksOfInput(described(text, { priceVisibility: 'public' }))).toEqual([])
  expect(leaksOfInput(described(text, { priceVisibility: 'members' }))).toMatchObject([{ kind: 'price' }])
  expect(leaksOfInput(described('Now 8.90 EUR per piece', { priceVisibility: 'public' }))).toMatchObject([
    { kind: 'price' },
  ])
})
