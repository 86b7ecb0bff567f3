import { expect, test } from 'vitest'
import { fieldErrors } from '../../platform/base/parse-input'
import { offerSchema } from './offer-schema'

const offer = {
  name: 'Ines Duarte',
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: '2,112 pairs of boots',
}

function errorsOf(changes: Record<string, unknown>) {
  const result = offerSchema.safeParse({ ...offer, ...changes })
  return result.success ? {} : fieldErrors(result.error)
}

test('requires only name, email, phone number and description', () => {
  expect(offerSchema.parse(offer)).toEqual({ ...offer, company: undefined, attachments: [] })
})

test('trims texts and treats a blank company as missing', () => {
  expect(offerSchema.parse({ ...offer, name: '  Ines ', company: '  ' })).toMatchObject({
    name: 'Ines',
    company: undefined,
  })
})

test.each(['name', 'email', 'phoneNumber', 'description'])('%s is required', (field) => {
  for (const empty of ['', '   ', null, undefined, 7, {}])
    expect(errorsOf({ [field]: empty })).toHaveProperty([field, 0], 'validation.required')
})

test.each(['ines@duarte', 'ines', '@duarte.example', 'a b@c.de', 'a@b.de\nBcc: x@y.de'])(
  '"%s" is not an email address',
  (email) => {
    expect(Object.keys(errorsOf({ email }))).toEqual(['email'])
  },
)

test('refuses control characters except line breaks and tabs in descriptions', () => {
  expect(errorsOf({ name: 'Ines\r\nBcc: x@y.de' })).toEqual({ name: ['validation.text'] })
  expect(errorsOf({ description: 'null \u0000 character' })).toEqual({ description: ['validation.text'] })
  expect(errorsOf({ description: 'two\nlines\tand a tab' })).toEqual({})
})

test('limits the length of texts and lists', () => {
  expect(errorsOf({ description: 'x'.repeat(20_001) })).toEqual({ description: ['validation.too_long'] })
  const attachment = { name: 'a.pdf', url: 'https://stock.example/a' }
  expect(errorsOf({ attachments: Array(101).fill(attachment) })).toEqual({ attachments: ['validation.too_many_files'] })
  expect(errorsOf({ attachments: [{ ...attachment, url: 'a.pdf' }] })).toEqual({
    'attachments.0.url': ['validation.url'],
  })
})
