import { expect, test } from 'vitest'
import { grant, type TeamRole } from '../../company/team/team-rights'
import type { FieldConflict, LotEvent } from '../../lots/lots/edit-lots.server'
import type { Language } from '../../platform/i18n/languages'
import { presentConflict, presentEvents } from './describe-change.server'

type Changes = Readonly<Record<string, unknown>>

const readerOf = (language: Language, role: TeamRole = 'owner') => ({
  language,
  timeZone: 'Europe/Lisbon',
  costs: grant(role, 'costs'),
})

const event = (was: Changes, became: Changes) =>
  ({ id: 'e', actionId: 'a', who: 'Ines', kind: 'changed', createdAt: new Date(), was, became }) as unknown as LotEvent

const said = (was: Changes, became: Changes, language: Language = 'en', role: TeamRole = 'owner') =>
  presentEvents([event(was, became)], 'EUR', readerOf(language, role)).flatMap(({ changes }) =>
    changes.map((change) => `${change.name}: ${change.was} → ${change.became}${change.more ? ` ${change.more}` : ''}`),
  )

const texts = (title: string, description = '') =>
  Object.fromEntries(
    ['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar'].map((language) => [
      language,
      { title: `${title} ${language}`, description, origin: 'machine' },
    ]),
  )

test('a changed title is shown in one language: the reader’s, else the first that changed', () => {
  const everywhere = [{ texts: texts('Shoes') }, { texts: texts('Boots') }] as const
  expect(said(...everywhere)).toEqual(['Title (English): Shoes en → Boots en and 7 more languages'])
  expect(said(...everywhere, 'fr')).toEqual(['Titre (français): Shoes fr → Boots fr et 7 autres langues'])
  const german = { ...texts('Shoes'), de: { title: 'Stiefel', description: 'Aus Leder', origin: 'human' } }
  expect(said({ texts: texts('Shoes') }, { texts: german })).toEqual([
    'Title (German): Shoes de → Stiefel',
    'Description (German): Not set → Aus Leder',
  ])
})

test('a text whose words stay is told by what became of its origin', () => {
  const { en, ...others } = texts('Shoes')
  expect(said({ texts: { ...others, en } }, { texts: { ...others, en: { ...en, origin: 'human' } } })).toEqual([
    'Title and description (English): Machine translation → Not set',
  ])
})

test('prices are shown with their currency, and with nothing for what they lack', () => {
  const price = (amount: number, more: Changes = {}) => ({
    amount,
    basis: 'unit',
    tiers: [],
    negotiable: false,
    ...more,
  })
  expect(said({ price: price(320) }, { price: price(340, { negotiable: true }) })).toEqual([
    'Price: €3.20 · per unit → €3.40 · per unit · Negotiable',
  ])
  expect(said({ price: null }, { price: price(320, { tiers: [{ from: '100', amount: 300 }] }) })).toEqual([
    'Price: Not set → €3.20 · per unit · 100+: €3.00',
  ])
  expect(said({ retailPrice: { from: 1299, to: 1599 } }, { retailPrice: { from: 1299, to: null } })).toEqual([
    'RRP: €12.99 · €15.99 → €12.99',
  ])
  expect(said({ private: { costPrice: 200, notes: 'x' } }, { private: { costPrice: 210, notes: 'x' } })).toEqual([
    'Cost price: €2.00 → €2.10',
  ])
  expect(said({ private: { costPrice: 200 } }, { private: { costPrice: 210, notes: 'x' } }, 'en', 'helper')).toEqual([
    'Notes: Not set → x',
  ])
})

test('earlier prices keep the currency that the lot had then', () => {
  const price = (amount: number) => ({ price: { amount, basis: 'unit', tiers: [] } })
  const events = [
    event(price(3000), price(3100)),
    event({ ...price(700), currency: 'EUR' }, { ...price(3000), currency: 'PLN' }),
    event(price(650), price(700)),
  ]
  const prices = presentEvents(events, 'PLN', readerOf('en')).map(({ changes }) => {
    const { was, became } = changes[0] ?? {}
    return `${was} → ${became}`
  })
  expect(prices).toEqual([
    'PLN\u00a030.00 · per unit → PLN\u00a031.00 · per unit',
    '€7.00 · per unit → PLN\u00a030.00 · per unit',
    '€6.50 · per unit → €7.00 · per unit',
  ])
})

test('names the parts of packing and place that changed', () => {
  expect(
    said(
      { packaging: { pallets: 4, stackable: true, palletType: 'euro' }, stock: { country: 'DE', city: 'Leipzig' } },
      { packaging: { pallets: 5, stackable: true, palletType: 'euro' }, stock: { country: 'FR', city: 'Leipzig' } },
    ),
  ).toEqual(['Pallets: 4 → 5', 'Country: Germany → France'])
})

test('a conflict of texts shows the language in which they differ', () => {
  const mine = { ...texts('Shoes'), de: { title: 'Stiefel', description: '' } }
  const fields = [{ field: 'texts', was: texts('Shoes'), theirs: texts('Boots'), mine, who: 'Ines' }]
  const conflict = { version: 2, fields: fields as unknown as FieldConflict[] }
  expect(presentConflict(conflict, 'EUR', readerOf('en')).fields).toEqual([
    {
      name: 'Title and description (English)',
      was: 'Shoes en',
      theirs: 'Boots en and 7 more languages',
      mine: 'Shoes en',
      who: 'Ines',
    },
  ])
})
