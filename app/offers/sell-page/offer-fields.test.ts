import { expect, test } from 'vitest'
import { checkOffer } from './check-offer'
import { fieldsWithErrors, toOfferErrors } from './offer-fields'

const offer = { name: 'Ines', email: 'ines@duarte.example', phoneNumber: '+351 22 000 0000', description: 'Boots' }

test('asks for each required field of an empty form', () => {
  const errors = checkOffer({ name: ' ', company: '', email: '', phoneNumber: '', description: '\n' })
  expect(fieldsWithErrors(errors)).toEqual(['name', 'email', 'phoneNumber', 'description'])
  expect(Object.values(errors).map(({ key }) => key)).toEqual([
    'sell_form.name_missing',
    'sell_form.email_missing',
    'sell_form.phone_missing',
    'sell_form.offer_missing',
  ])
})

test.each([['ines'], ['ines@duarte'], [' ines@duarte '], ['ines@'], ['ines@@duarte.pt'], ['ines@duarte.']])(
  'asks for a full address instead of %s, in the words of every form',
  (email) => {
    expect(checkOffer({ ...offer, email })).toEqual({ email: { key: 'validation.email', values: {} } })
  },
)

test('finds no errors in a valid offer', () => {
  expect(checkOffer({ ...offer, company: null, attachments: [] })).toEqual({})
})

test('assigns nested errors to their field and drops those without a field', () => {
  const errors = {
    'attachments.0.url': ['validation.url'],
    'attachments.1.url': ['validation.too_long'],
    'Idempotency-Key': ['x'],
  }
  expect(toOfferErrors(errors)).toEqual({ attachments: { key: 'validation.url', values: {} } })
})
