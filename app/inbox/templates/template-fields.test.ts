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

test('fields are filled from the item; what it does not have stays to be seen', () => {
  expect(fillTemplate('{reference}: {goods} for {company}, {day}. {me}', values)).toBe(
    'O-2611-0001: Boots for {company}, Friday. Elena',
  )
  expect(fillTemplate('{goods} and {goods}', { ...values, goods: 'a {name} $& {me}' })).toBe(
    'a {name} $& {me} and a {name} $& {me}',
  )
})

test('a field that no item fills is named once', () => {
  expect(unknownFields('{name} {nmae} {nmae} {} { lots }')).toEqual(['nmae', '', ' lots '])
  expect(unknownFields('{name} {lots} }{')).toEqual([])
})
