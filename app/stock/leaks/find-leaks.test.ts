import { expect, test } from 'vitest'
import { findLeaks, withoutLeak } from './find-leaks'
import { findPhrases } from './find-phrases'

const supplier = {
  name: 'Inês Duarte',
  company: 'Calçados Duarte, Lda.',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 765 4321',
}
const found = (text: string) =>
  findLeaks([{ field: 'texts.en.description', text }], supplier).map(({ kind, found }) => [kind, found])

test.each([
  ['Boots from CALCADOS DUARTE, in cartons', 'sender', 'CALCADOS DUARTE'],
  ['Ask Ines Duarte for samples', 'sender', 'Ines Duarte'],
  ['Best regards, Inês', 'sender', 'Inês'],
  ['Write to ines@duarte.example', 'email', 'ines@duarte.example'],
  ['Write to ventas (at) zapatos.example', 'email', 'ventas (at) zapatos.example'],
  ['See https://duarte.example/list?x=1', 'url', 'https://duarte.example/list?x=1'],
  ['See www.zapatos-online.es', 'url', 'www.zapatos-online.es'],
  ['See zapatos.es/boots', 'url', 'zapatos.es/boots'],
  ['Call +351 22 765 4321', 'phone', '+351 22 765 4321'],
  ['Call 00351227654321', 'phone', '00351227654321'],
  ['Call 22 7654321', 'phone', '22 7654321'],
  ['Tel. 030 / 123 45 67', 'phone', '030 / 123 45 67'],
  ['USt-IdNr. DE 123 456 789', 'tax_id', 'DE 123 456 789'],
  ['NIF PT509123456', 'tax_id', 'PT509123456'],
  ['ΑΦΜ 094259216', 'tax_id', 'ΑΦΜ 094259216'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'bank', 'DE89 3704 0044 0532 0130 00'],
])('“%s” reveals the supplier', (text, kind, what) => {
  expect(found(text)).toContainEqual([kind, what])
  const left = found(text).reduce((rest, [, each]) => withoutLeak(rest, each ?? ''), text)
  expect(found(left)).toEqual([])
  expect(left).not.toContain(what)
})

test.each([
  'Ankle boots, six colours, sizes 36–41, 2,112 pairs on 22 pallets.',
  'EAN 4006381333931, 00614141000036, article 07-4711, model X-200',
  'Best before 31.12.2027, 12 x 500 ml, 120 x 80 x 180 cm',
  'Ready from 2026-12-01, 14 days after payment. Incoterm EXW Porto.',
  'ESPRESSO MACHINE 1500W, ITALIAN design, DESIGN2024COLLECTION',
])('“%s” reveals nothing', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['Boots from Duarte, new. Call Duarte .', 'Boots from, new. Call.'],
  ['Nothing  to redact .', 'Nothing  to redact .'],
  ['New, in cartons.\nDuarte.\n  Duarte ! Now', 'New, in cartons.\n\nNow'],
  ['Ask Duarte\t \nfor more', 'Ask\nfor more'],
  ['Boots, Duarte. New. Duarte. Boxed, Duarte, taped: Duarte!', 'Boots. New. Boxed, taped!'],
])('“%s” still reads well when redacted', (text, redacted) => {
  expect(withoutLeak(text, 'Duarte')).toBe(redacted)
})

test.each([
  ['Jo Li', null, 'Ask Jo Li, or Jo-Li', ['Jo Li', 'Jo-Li']],
  ['Jo Li', null, 'Jolimont, Jo or Li', []],
  ['Ann Li', null, 'Ask Ann, not Annika', ['Ann']],
  ['', 'Ab GmbH', 'Ab 5 boxes', []],
  ['', 'Abc GmbH', 'ABC boots', ['ABC']],
  ['', 'Nord Abc GmbH', 'Abc boots from the Nord', ['Nord']],
  ['', 'Zig Trading GmbH', 'Trading company Zig', ['Zig']],
  ['', 'Calçados Duarte', 'Calcados Duarte and CALÇADOS', ['Calcados Duarte', 'CALÇADOS']],
])('of “%s” at “%s”, “%s” names %j', (name, company, text, names) => {
  const leaks = findLeaks([{ field: 'place', text }], { name, company, email: '', phoneNumber: '12 34 56' })
  expect(leaks).toEqual(names.map((each) => ({ field: 'place', kind: 'sender', found: each })))
})

test.each([
  ['FR A1B2C3D4', []],
  ['PT 123456X', []],
  ['PT 1234567', [['tax_id', 'PT 1234567']]],
  ['order 12 34 56', []],
  [
    'call (22) 765 43 21 or +351-22.765.4321',
    [
      ['phone', '+351-22.765.4321'],
      ['phone', '(22) 765 43 21'],
    ],
  ],
])('“%s” has the numbers %j', (text, numbers) => {
  expect(found(text)).toEqual(numbers)
})

test('reports a leak once per field', () => {
  const texts = ['place', 'brands', 'place'].map((field) => ({ field, text: 'Duarte, DUARTE' }))
  expect(findLeaks(texts, supplier)).toEqual([
    { field: 'place', kind: 'sender', found: 'DUARTE' },
    { field: 'brands', kind: 'sender', found: 'DUARTE' },
  ])
})

test.each([
  ['Now 9.90 EUR', []],
  ['Now 9,9 EUR', []],
  ['For 1.200,50 EUR', []],
  ['For 1,200 EUR', []],
  ['Now 8.90 EUR', ['Now 8.90 EUR']],
  ['Price 9.90 each', []],
  ['cost 9.90 EUR', ['cost 9.90 EUR']],
  ['Good boots, now 8 EUR each. New', ['now 8 EUR each']],
  ['Now 8 EUR.', ['Now 8 EUR']],
  ['For 9.90 EUR, now 8 EUR', ['now 8 EUR']],
  ['Now 8 or 9.90 EUR', []],
  ['Ware von Frau Müller', ['Ware von Frau Müller']],
  ['Ware von frau müller', []],
  ['Good boots\nnow 8 EUR\nnew', ['now 8 EUR']],
  [`${'boots '.repeat(40)}8 EUR ${'boots '.repeat(40)}`, ['8 EUR']],
])('beside public prices, “%s” tells %j', (text, told) => {
  const figures = new Set(['9.90', '1200.50', '1200.00'])
  expect(findPhrases(text, figures).map((each) => each.found)).toEqual(told)
})

test('finds a leak in very long text without spaces', () => {
  const long = 'a'.repeat(200_000)
  expect(found(`${long} ventas@zapatos.example ${long}.-%`)).toEqual([['email', 'ventas@zapatos.example']])
  expect(found(`${'.'.repeat(200_000)}ventas@zapatos.example`)).toHaveLength(1)
  expect(found(`${'a@'.repeat(100_000)}`)).toEqual([])
})

test('recognises a bank account only by valid check digits', () => {
  expect(found('IBAN DE89 3704 0044 0532 0130 00').map(([kind]) => kind)).toContain('bank')
  for (const wrong of ['DE88 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0131 00'])
    expect(found(`IBAN ${wrong}`).map(([kind]) => kind)).not.toContain('bank')
})
