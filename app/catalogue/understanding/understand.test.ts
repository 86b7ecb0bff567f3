import { expect, test } from 'vitest'
import type { Language } from '../../platform/i18n/languages'
import { quotePart, understand } from './understand'

const read = (text: string, language: Language = 'en') => {
  const { parts, words } = understand(text, language)
  return {
    words,
    filters: Object.assign({}, ...parts.map(({ filters }) => filters)),
    said: parts.flatMap((part) => part.words || []),
  }
}

test.each<[Language, string, string, object]>([
  ['en', 'shoes Germany', 'shoes', { country: ['DE'] }],
  ['de', 'Schuhe aus Deutschland', 'Schuhe', { country: ['DE'] }],
  ['de', 'Spielzeug aus den Niederlanden', 'Spielzeug', { country: ['NL'] }],
  ['pl', 'żywność z Włoch', 'żywność', { country: ['IT'] }],
  ['ar', 'ألعاب هولندا', 'ألعاب', { country: ['NL'] }],
  ['el', 'στην Ελλάδα', '', { country: ['GR'] }],
  ['en', 'EXW Poland', '', { incoterm: ['EXW'], country: ['PL'] }],
  ['en', 'food DE', 'food', { country: ['DE'] }],
  ['es', 'huile de olive', 'huile de olive', {}],
  ['en', 'grade B', '', { condition: ['new_b'] }],
  ['de', 'B-Ware Sport', 'Sport', { condition: ['new_b'] }],
  ['en', 'untested returns', '', { condition: ['return_untested'] }],
  ['fr', 'second choix', '', { condition: ['new_b'] }],
  ['en', '100 pieces sunglasses', 'sunglasses', { minQuantity: 100 }],
  ['de', '10.000 Stück Kosmetik', 'Kosmetik', { minQuantity: 10_000 }],
  ['fr', '10 000 pièces beauté', 'beauté', { minQuantity: 10_000 }],
  ['en', '5k pcs candles', 'candles', { minQuantity: 5_000 }],
  ['fr', '1000 bougies', 'bougies', { minQuantity: 1_000 }],
  ['en', '2 pallets electronics', 'electronics', { minPallets: 2 }],
  ['en', 'full truck toys', 'toys', { minPallets: 33 }],
  ['de', 'komplette LKW-Ladung', '', { minPallets: 33 }],
  ['en', 'toys under 2 euro', 'toys', { maxPrice: 200 }],
  ['fr', 'beauté < 1 €', 'beauté', { maxPrice: 100 }],
  ['pl', 'buty do 10 €', 'buty', { maxPrice: 1_000 }],
  ['de', 'Schuhe 5-10 € pro Paar', 'Schuhe', { minPrice: 500, maxPrice: 1_000 }],
  ['en', 'headphones 2.50 eur max', 'headphones', { maxPrice: 250 }],
  ['en', 'BBD 2027', '', { bestBefore: '2027-01-01' }],
  ['de', 'MHD ab 06/2027', '', { bestBefore: '2027-06-01' }],
  ['en', 'best before 30.06.2027 juice', 'juice', { bestBefore: '2027-06-30' }],
  ['it', 'scadenza giugno 2027', '', { bestBefore: '2027-06-01' }],
  ['en', 'organic food', 'food', { certificate: ['organic'] }],
  ['en', 'new this week', '', { listed: 'week' }],
])('%s: %s', (language, text, words, filters) => {
  expect(read(text, language)).toMatchObject({ words, filters })
})

test('sizes and contents stay words', () => {
  expect(read('hiking boots size 42')).toEqual({ words: 'hiking boots', filters: {}, said: ['42'] })
  expect(read('Olivenöl 5l', 'de')).toEqual({ words: 'Olivenöl', filters: {}, said: ['5l'] })
})

test.each(['L-2611-0042', '4006381333931', 'jordan shoes', 'huile d’olive', 'Nordhavn', 'E27', 'model 2027'])(
  'nothing is read into %s',
  (text) => {
    expect(read(text)).toEqual({ words: text, filters: {}, said: [] })
  },
)

test('a part that was removed stays a word, which is not interpreted again', () => {
  const [part] = understand('shoes Germany', 'en').parts
  const quoted = part ? quotePart('shoes Germany', part) : ''
  expect(quoted).toBe('shoes "Germany"')
  expect(read(quoted)).toEqual({ words: 'shoes Germany', filters: {}, said: [] })
})

test('goods that are known by name stay words, with the shelf where such lots would be', () => {
  const [part] = understand('lawn mower', 'en').parts
  expect(part).toMatchObject({ kind: 'goods', words: 'lawn mower', filters: {}, shelf: { category: ['garden'] } })
})

test('a price of a whole pallet is understood, but not compared', () => {
  const { parts } = understand('toys 500 € per pallet', 'en')
  expect(parts).toMatchObject([{ kind: 'price', text: '500 € per pallet', filters: {} }])
})
