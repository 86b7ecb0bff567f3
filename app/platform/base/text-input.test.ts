import { describe, expect, test } from 'vitest'
import { lineInput, optionalLineInput } from './text-input'

const name = lineInput(100)

describe('a line of text', () => {
  test.each([
    ['a direction override', 'Jonas \u202egpj.exe', 'Jonas gpj.exe'],
    ['isolates and marks', '\u2066Ines\u2069 \u200eDuarte\u200f', 'Ines Duarte'],
    ['zero-width characters', 'Stock\u200blot\u2060 Te\ufeffam\u00ad', 'Stocklot Team'],
    ['joiners between Latin letters', 'Ele\u200dna Mar\u200ckou', 'Elena Markou'],
    ['tags', `Ines${String.fromCodePoint(0xe0041)}`, 'Ines'],
    ['line separators', 'Ines\u2028Bcc: x', 'Ines Bcc: x'],
  ])('loses %s', (_, typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
    expect(optionalLineInput(100).parse(typed)).toBe(kept)
  })

  test.each([
    'محمد علی',
    'می\u200cخواهم',
    'דוד כהן',
    'क्\u200dष',
    'Σοφία Παπαδοπούλου',
    '👩\u200d🌾 Ana',
    'Jean-François',
  ])('keeps %s as it is', (typed) => expect(name.parse(typed)).toBe(typed))

  test('is missing when it has nothing visible', () => {
    expect(name.safeParse('\u200b\u202e \u2066').error?.issues[0]?.message).toBe('validation.required')
  })

  test('must not contain control characters', () => {
    for (const typed of ['a\0b', 'a\r\nBcc: x', 'a\u0085b']) expect(name.safeParse(typed).success).toBe(false)
  })
})
