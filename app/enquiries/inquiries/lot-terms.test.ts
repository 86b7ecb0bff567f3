import { describe, expect, test } from 'vitest'
import { translatorOf } from '../../platform/i18n/messages.server'
import { findConflicts, type LotTerms, orderUnits } from './lot-terms'

const words = { t: translatorOf('en'), language: 'en' } as const
const lot: LotTerms = {
  reference: 'L-2611-0001',
  quantity: '3850',
  unit: 'PR',
  moq: '480',
  step: '24',
  splittable: 'by_carton',
  packaging: { unitsPerCarton: 24, cartonsPerPallet: 10 },
  restrictions: [],
}
const nowhere = { countries: [], channels: [] }

function faultOf(quantity: string, unit: 'PR' | 'XCT' | 'XPX' | 'H87' | null = null, changes: Partial<LotTerms> = {}) {
  const items = [{ lot: lot.reference, quantity, unit, targetPrice: null, comment: undefined }]
  const terms = new Map([[lot.reference, { ...lot, ...changes }]])
  const [conflict, ...others] = findConflicts({ items, resale: nowhere }, terms, words)
  expect(others).toEqual([])
  return conflict ? `${conflict.path}: ${words.t(conflict.key, conflict.values)}` : null
}

describe('quantities that can be ordered', () => {
  test.each([
    ['480', 'PR'],
    ['504', 'PR'],
    ['504', null],
    ['3840', 'PR'],
    // The whole quantity, even if it is off the step.
    ['3850', 'PR'],
    ['20', 'XCT'],
    ['2', 'XPX'],
  ] as const)('%s %s', (quantity, unit) => {
    expect(faultOf(quantity, unit)).toBeNull()
  })

  test.each([
    ['500', 'PR', 'You asked for 500 pairs. MOQ 480, in multiples of 24 pairs: please order 480 or 504.'],
    ['480.5', 'PR', 'You asked for 480.5 pairs. MOQ 480, in multiples of 24 pairs: please order 480 or 504.'],
    // Above the last step, only the whole quantity is valid.
    ['3845', 'PR', 'You asked for 3,845 pairs. MOQ 480, in multiples of 24 pairs: please order 3,840 or 3,850.'],
    ['24', 'PR', 'You asked for 24 pairs. The MOQ is 480 pairs.'],
    ['1', 'XPX', 'You asked for 1 pallet. The MOQ is 480 pairs.'],
    ['3851', 'PR', 'You asked for 3,851 pairs. Only 3,850 pairs are available.'],
    ['17', 'XPX', 'You asked for 17 pallets. Only 3,850 pairs are available.'],
    ['99999999999', 'XPX', 'You asked for 99,999,999,999 pallets. Only 3,850 pairs are available.'],
  ] as const)('not %s %s', (quantity, unit, sentence) => {
    expect(faultOf(quantity, unit)).toBe(`items.0.quantity: ${sentence}`)
  })

  test('a lot sold as a whole must be ordered whole', () => {
    const whole = { splittable: 'whole_only', moq: '3850', step: '3850' } as const
    expect(faultOf('3850', 'PR', whole)).toBeNull()
    for (const quantity of ['480', '4000'])
      expect(faultOf(quantity, 'PR', whole)).toBe(
        'items.0.quantity: This is sold as one lot: please order all 3,850 pairs.',
      )
  })

  test('offers the lot’s own unit, and cartons and pallets when their content is known', () => {
    const units = (changes: Partial<LotTerms>) => orderUnits({ ...lot, ...changes }).map(({ unit }) => unit)
    expect(units({})).toEqual(['PR', 'XCT', 'XPX'])
    expect(units({ packaging: { unitsPerCarton: 24 } })).toEqual(['PR', 'XCT'])
    expect(units({ packaging: {} })).toEqual(['PR'])
    expect(units({ unit: 'XCT' })).toEqual(['XCT', 'XPX'])
    expect(units({ unit: 'KGM' })).toEqual(['KGM'])
    expect(faultOf('480', 'H87')).toBe('items.0.unit: Please choose one from the list.')
  })
})

describe('resale restrictions', () => {
  const items = [{ lot: lot.reference, quantity: null, unit: null, targetPrice: null, comment: undefined }]
  const limits = (
    restrictions: LotTerms['restrictions'],
    countries: string[],
    channels: LotTerms['restrictions'][number]['channels'],
  ) =>
    findConflicts(
      { items, resale: { countries, channels } },
      new Map([[lot.reference, { ...lot, restrictions }]]),
      words,
    )
      .filter(({ path, values }) => path === 'resale' && values.lot === '\u2068L-2611-0001\u2069')
      .map(({ values }) => values.limit)

  test.each([
    // Unstated countries or channels violate nothing.
    [{ rule: 'deny', countries: ['DE', 'AT'], channels: [] }, [], ['export'], false],
    [{ rule: 'deny', countries: ['DE', 'AT'], channels: [] }, ['FR', 'ES'], [], false],
    [{ rule: 'deny', countries: ['DE', 'AT'], channels: [] }, ['FR', 'AT'], [], true],
    [{ rule: 'deny', countries: ['DE'], channels: ['online_shop'] }, ['DE'], ['own_store'], false],
    [{ rule: 'deny', countries: ['DE'], channels: ['online_shop'] }, ['DE'], [], false],
    [{ rule: 'deny', countries: ['DE'], channels: ['online_shop'] }, ['DE'], ['own_store', 'online_shop'], true],
    [{ rule: 'allow', countries: ['PL'], channels: [] }, ['PL'], ['export'], false],
    [{ rule: 'allow', countries: ['PL'], channels: [] }, ['PL', 'CZ'], [], true],
    [{ rule: 'allow', countries: [], channels: ['export'] }, ['PL'], [], false],
    [{ rule: 'allow', countries: [], channels: ['export'] }, [], ['export', 'wholesale'], true],
    [{ rule: 'allow', countries: ['PL'], channels: ['export'] }, ['PL'], ['wholesale'], true],
  ] as const)('%j with %j %j', (restriction, countries, channels, isBroken) => {
    const { rule } = restriction
    const own = { rule, countries: [...restriction.countries], channels: [...restriction.channels] }
    expect(limits([own], [...countries], [...channels])).toHaveLength(isBroken ? 1 : 0)
  })

  test('are worded as on the lot’s page', () => {
    expect(limits([{ rule: 'deny', countries: ['DE', 'AT'], channels: ['export'] }], ['DE'], ['export'])).toEqual([
      'Not for resale in: Germany and Austria, through: Export.',
    ])
  })
})
