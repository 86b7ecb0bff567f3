import { expect, test } from 'vitest'
import { fillTemplate, unknownFields } from './template-fields'

const values = {
  name: 'Ines',
  company: '',
  reference: 'O-2611-0001',
  goods: 'Boots',
  lots: '',
  day: 'Friday',
  me: 'Elena',
}

test('fills in the item’s fields and leaves missing ones visible', () => {
  expect(fillTemplate('{reference}: {goods} for {company}, {day}. {me}', values)).toBe(
    'O-2611-0001: Boots for {company}, Friday. Elena',
  )
  expect(fillTemplate('{goods} and {goods}', { ...values, goods: 'a {name} $& {me}' })).toBe(
    'a {name} $& {me} and a {name} $& {me}',
  )
})

test('names each unknown field once', () => {
  expect(unknownFields('{name} {nmae} {nmae} {} { lots }')).toEqual(['nmae', '', ' lots '])
  expect(unknownFields('{name} {lots} }{')).toEqual([])
})
