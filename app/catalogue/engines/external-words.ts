import type { Types } from '@opensearch-project/opensearch'
import type { SearchWords } from '../search-words/search-words.server'
import type { WordQuery } from '../search-words/word-query'

export type Query = Types.Common_QueryDsl.QueryContainer

/** Scores of a word by field, as typed and in another form. Odd scores mark lots that are not reserved. */
const weights = [
  { field: 'title', exact: 40, other: 10 },
  { field: 'named', exact: 24, other: 6 },
  { field: 'description', exact: 8, other: 2 },
  { field: 'listed', exact: 2, other: 0 },
] as const
const NAMED_CATEGORY = 8
const fieldsOfNames = ['title', 'named', 'listed'] as const

/** Scores lots by the words; see {@link weights}. */
export function scores(words: SearchWords, isReserved: Query): Query[] {
  const worth = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } })
  const best = (group: WordQuery, isExact: boolean): Query => ({
    dis_max: {
      queries: weights.flatMap(({ field, exact, other }) => {
        const boost = isExact ? exact : other
        const found = boost > 0 ? within(field, group) : null
        return found ? [worth(found, boost)] : []
      }),
    },
  })
  return [
    ...groupsOf(words.exact).map((group) => best(group, true)),
    ...groupsOf(words.ranked).map((group) => best(group, false)),
    ...(words.named.length > 0 ? [worth(oneOf('categories', words.named), NAMED_CATEGORY)] : []),
    worth({ bool: { must_not: [isReserved] } }, 1),
  ]
}

function groupsOf(query: WordQuery): readonly WordQuery[] {
  return 'all' in query ? query.all : [query]
}

/** Lots with the words in any searchable field. */
export function matching(query: WordQuery): Query {
  if ('all' in query) return all(query.all.map(matching))
  if ('any' in query) return either(query.any.map(matching))
  if (query.isPrefix) return { prefix: { words: { value: query.word } } }
  if (query.isListed) return oneOf('listed', [query.word])
  return query.isName
    ? either(fieldsOfNames.map((field) => oneOf(field, [query.word])))
    : { term: { words: { value: query.word } } }
}

/** The same in one field; null if the words are not searched there. */
function within(field: string, query: WordQuery): Query | null {
  if ('word' in query) {
    if (query.isListed && field !== 'listed') return null
    if (query.isName && !fieldsOfNames.some((name) => name === field)) return null
    return query.isPrefix ? { prefix: { [field]: { value: query.word } } } : oneOf(field, [query.word])
  }
  if ('any' in query) {
    const some = query.any.flatMap((one) => within(field, one) ?? [])
    return some.length > 0 ? either(some) : null
  }
  const every = query.all.map((one) => within(field, one))
  return every.some((one) => one === null) ? null : all(every.filter((one) => one !== null))
}

export function oneOf(field: string, values: readonly string[]): Query {
  return { terms: { [field]: [...values] } }
}

export function all(filter: Query[]): Query {
  return { bool: { filter } }
}

export function either(should: Query[]): Query {
  return { bool: { should, minimum_should_match: 1 } }
}
