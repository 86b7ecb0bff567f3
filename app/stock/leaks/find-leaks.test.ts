import { expect, test } from 'vitest'
import { findLeaks, withoutLeak } from './find-leaks'

const supplier = {
  name: 'Inês Duarte',
  company: 'Calçados Duarte, Lda.',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 765 4321',
}
const found = (text: string) =>
  findLeaks([{ box: 'texts.en.description', text }], supplier).map(({ kind, found }) => [kind, found])

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

test('redacted text still reads well', () => {
  expect(withoutLeak('Boots from Duarte, new. Call Duarte .', 'Duarte')).toBe('Boots from, new. Call.')
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
