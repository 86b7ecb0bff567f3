import { expect, test } from 'vitest'
import { parseQuery } from '../search/catalogue-query'
import { countRequest, pageRequest, positionOf } from './external-requests'

const today = '2026-11-25'
const nothingKnown = { waiting: [], brandKeys: [] }
const questionOf = (address: string, more = {}) => ({
  query: parseQuery(new URLSearchParams(address)),
  words: null,
  member: false,
  today,
  ...more,
})
const shoes = {
  query: { any: [{ all: [{ any: [{ word: 'shoe' }, { word: '4006', isPrefix: true }] }] }, { word: 'cat:shoes' }] },
  ranked: { all: [{ any: [{ word: 'shoe' }] }, { any: [{ word: 'nike', isName: true }] }] },
  exact: { all: [{ any: [{ word: 'shoe' }] }] },
  named: ['shoes'],
  leftOut: [],
  corrected: [],
}

test('compares prices of whole lots that the audience may see', () => {
  const question = questionOf('')
  const ofLot = (member: boolean) =>
    JSON.stringify(countRequest({ ...question, member, query: { ...question.query, maxLotPrice: 500 } }, nothingKnown))
  expect(ofLot(false)).toContain('{"range":{"public_lot_price":{"lte":500}}}')
  expect(ofLot(false)).not.toContain('member_lot_price')
  expect(ofLot(true)).toContain('{"range":{"member_lot_price":{"lte":500}}}')
})

test('counts a facet in the lots that pass all filters but its own', () => {
  const { aggregations, query } = countRequest(questionOf('country=PL&maxPrice=5'), nothingKnown)
  const [country, price] = [{ terms: { country: ['PL'] } }, { range: { public_price: { lte: 500 } } }]
  expect(aggregations).toMatchObject({
    total: { filter: { bool: { filter: [country, price] } } },
    country: { filter: { bool: { filter: [price] } } },
    price: { filter: { bool: { filter: [country] } } },
    condition: { filter: { bool: { filter: [country, price] } } },
  })
  expect(query).toEqual({ bool: { filter: [], must_not: [{ range: { use_by: { lt: Date.parse(today) } } }] } })
})

test('asks for the reason of a sale', () => {
  const question = questionOf('')
  const { query } = countRequest({ ...question, query: { ...question.query, reason: ['delisted'] } }, nothingKnown)
  expect(query?.bool?.filter).toEqual([{ terms: { reason: ['delisted'] } }])
})

test('asks for lots of the last days that have every certificate', () => {
  const question = questionOf('')
  const asked = { ...question.query, listedWithin: 14, everyCertificate: ['organic', 'IFS'] }
  const { query } = countRequest({ ...question, query: asked }, nothingKnown)
  expect(query?.bool?.filter).toEqual([
    { range: { listed_at: { gte: Date.parse(today) - 14 * 86_400_000 } } },
    { terms: { certificates: ['organic'] } },
    { terms: { certificates: ['IFS'] } },
  ])
})

test('does not count expired reservations as reserved', () => {
  const isOver = { range: { reserved_until: { lt: Date.parse(today) } } }
  expect(countRequest(questionOf(''), nothingKnown).aggregations?.availability).toMatchObject({
    aggs: {
      values: {
        filters: {
          filters: {
            published: {
              bool: { should: [{ terms: { availability: ['published'] } }, isOver], minimum_should_match: 1 },
            },
            on_option: { bool: { filter: [{ terms: { availability: ['on_option'] } }], must_not: [isOver] } },
          },
        },
      },
    },
  })
})

test('matches words anywhere but names only outside descriptions, scored by place', () => {
  const request = pageRequest(questionOf('q=shoes', { words: shoes }), nothingKnown, {
    order: 'relevance',
    after: null,
    most: 25,
  })
  expect(JSON.stringify(request.query?.bool?.filter)).toContain(
    JSON.stringify({
      should: [
        {
          bool: {
            filter: [
              {
                bool: {
                  should: [{ term: { words: { value: 'shoe' } } }, { prefix: { words: { value: '4006' } } }],
                  minimum_should_match: 1,
                },
              },
            ],
          },
        },
        { term: { words: { value: 'cat:shoes' } } },
      ],
      minimum_should_match: 1,
    }),
  )
  const [exact, ranked, name, category, available] = [request.query?.bool?.should].flat()
  const boosts = (clause: typeof exact) => clause?.dis_max?.queries.map(({ constant_score }) => constant_score?.boost)
  expect([exact, ranked, name].map(boosts)).toEqual([
    [40, 24, 8, 2],
    [10, 6, 2],
    [10, 6],
  ])
  expect(category?.constant_score).toEqual({ filter: { terms: { categories: ['shoes'] } }, boost: 8 })
  expect(available?.constant_score?.boost).toBe(1)
})

test.each([
  ['relevance', [83, Date.parse('2026-11-24T10:00:00.123Z')], 'q=shoes'],
  ['newest', [Date.parse('2026-11-24T10:00:00.123Z')], ''],
  ['price', [1_250], ''],
  ['price', [2 ** 42 - 1], ''],
  ['price_desc', [-1], ''],
  ['shelf_life', [Date.parse('2027-03-01')], ''],
] as const)('a page of %s goes on from the place of its last lot', (order, sort, address) => {
  const id = '0190b5f0-0000-7000-8000-000000000001'
  const question = questionOf(address, address ? { words: shoes } : {})
  const after = positionOf(id, [...sort, id], order)
  expect(pageRequest(question, nothingKnown, { order, after, most: 25 }).search_after).toEqual([...sort, id])
})

test('starts over when a cursor comes from PostgreSQL’s ranking', () => {
  const after = { part: 'ranked', value: 24.67, id: '0190b5f0-0000-7000-8000-000000000001' } as const
  const asked = pageRequest(questionOf('q=shoes', { words: shoes }), nothingKnown, {
    order: 'relevance',
    after,
    most: 25,
  })
  expect(asked).not.toHaveProperty('search_after')
})
