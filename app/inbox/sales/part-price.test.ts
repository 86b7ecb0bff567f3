import { describe, expect, test } from 'vitest'
import { partFault, priceOfPart } from './part-price'

const shoes = {
  per: 'unit',
  currency: 'EUR',
  steps: [
    { from: '0', amount: 790 },
    { from: '1920', amount: 740 },
  ],
} as const

describe('the price to begin with', () => {
  test.each([
    ['3840', '7.40'],
    ['1,920', '7.40'],
    ['1,919', '7.90'],
    ['', null],
    ['0', null],
    ['some', null],
  ])('of %s pairs is the one from that quantity on', (typed, price) => {
    expect(priceOfPart(shoes, typed, 'en')).toBe(price)
  })

  test('is read and written in the language of the page', () => {
    expect(priceOfPart(shoes, '1.920', 'de')).toBe('7,40')
  })

  test('of a part of a lot that is sold as a whole is its share', () => {
    const pallet = { per: 'all', currency: 'EUR', steps: [{ from: '0', amount: 500_000 / 384 }] } as const
    expect(priceOfPart(pallet, '384', 'en')).toBe('5000.00')
    expect(priceOfPart(pallet, '100', 'en')).toBe('1302.08')
  })

  test('is none where the lot has no price', () => {
    expect(priceOfPart({ ...shoes, steps: [] }, '100', 'en')).toBe(null)
  })
})

describe('a warning about the price', () => {
  const lowest = { costPrice: 512, minPrice: 601 }

  test.each([
    ['100', '5.12', 'unit', 'below_minimum'],
    ['100', '5.11', 'unit', 'below_cost'],
    ['100', '601', 'all', null],
    ['100', '600.99', 'all', 'below_minimum'],
    ['100', '511.99', 'all', 'below_cost'],
    ['100', 'some', 'unit', null],
    ['', '1', 'unit', null],
  ] as const)('of %s at %s per %s is %s', (quantity, price, per, fault) => {
    expect(partFault(lowest, { quantity, price, per }, 'EUR')).toBe(fault)
  })

  test('needs a cost or a minimum', () => {
    expect(partFault({ costPrice: null, minPrice: null }, { quantity: '1', price: '0.01', per: 'all' }, 'EUR')).toBe(
      null,
    )
  })
})
