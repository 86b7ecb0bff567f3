import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hasFilters, parseQuery, parseQueryLeniently, serializeQuery, sortOf } from './catalogue-query'

const strictly = (address: string) => parseQuery(new URLSearchParams(address))
const leniently = (address: string) => parseQueryLeniently(new URLSearchParams(address))

test('serialises a query in one way, whatever its order and spelling', () => {
  const written = 'q=olive+oil&category=toys&category=food&country=GR&minPrice=1.50&sort=price'
  for (const address of [
    written,
    'sort=price&minPrice=1.5&country=GR&category=food&category=toys&category=food&q=+olive+oil+',
  ]) {
    expect(serializeQuery(strictly(address))).toBe(written)
    expect(serializeQuery(leniently(address))).toBe(written)
  }
  expect(serializeQuery(strictly(''))).toBe('')
  expect(serializeQuery(strictly('sort=newest&limit=24'))).toBe('')
  expect(serializeQuery(strictly('q=a&sort=relevance'))).toBe('q=a')
})

test('a changed query starts its list from the first page', () => {
  const query = strictly('q=oil&cursor=abc&condition=new_a')
  expect(serializeQuery(query)).toBe('q=oil&condition=new_a&cursor=abc')
  expect(serializeQuery(query, { condition: [] })).toBe('q=oil')
  expect(serializeQuery(query, { cursor: 'def' })).toBe('q=oil&condition=new_a&cursor=def')
})

describe('unknown or malformed parameters', () => {
  const faulty: [address: string, field: string, left: string][] = [
    ['category=toys&category=cars', 'category.1', 'category=toys'],
    ['minPrice=free&q=oil', 'minPrice', 'q=oil'],
    ['minPrice=5&maxPrice=4', 'maxPrice', 'minPrice=4&maxPrice=5'],
    ['limit=101', 'limit', ''],
    ['minShelfLife=0', 'minShelfLife', ''],
    ['country=XX&country=GR', 'country.0', 'country=GR'],
    [`q=${'x'.repeat(201)}`, 'q', ''],
    ['q=a%00b', 'q', ''],
    ['sort=random', 'sort', ''],
  ]
  test.each(faulty)('%s is refused by the API and ignored or put right on the page', (address, field, left) => {
    expect(serializeQuery(leniently(address))).toBe(left)
    const fault = catchFault(() => strictly(address))
    expect(fault).toBeInstanceOf(z.ZodError)
    expect(fault instanceof z.ZodError && fault.issues.map(({ path }) => path.join('.'))).toContain(field)
  })

  test('unknown names are, too', () => {
    expect(() => strictly('weight=5')).toThrow(z.ZodError)
    expect(serializeQuery(leniently('weight=5&__proto__=x'))).toBe('')
  })
})

test('sorts by relevance with words, by newest without', () => {
  expect(sortOf(strictly('q=oil'))).toBe('relevance')
  expect(sortOf(strictly('sort=relevance'))).toBe('newest')
  expect(hasFilters(strictly('sort=price&limit=5'))).toBe(false)
  expect(hasFilters(strictly('kind=food'))).toBe(true)
})

function catchFault(work: () => unknown): unknown {
  try {
    return work()
  } catch (fault) {
    return fault
  }
}
