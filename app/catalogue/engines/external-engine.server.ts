import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/database.server'
import type { SearchRequest, SearchServer } from '../../platform/services/search-server.server'
import { expandSearchWords } from '../search-words/search-words.server'
import { countRequest, facetOf, type Known, pageRequest, positionOf } from './external-requests'
import { MAX_COUNTED } from './facets'
import { indexExternally, indexName } from './index-externally.server'
import { brandKeys } from './lot-filters.server'
import type { FilterName, LotCounts, LotQuestion, SearchEngine } from './search-engine.server'

/** With more unindexed lots than this, PostgreSQL answers instead, because they would be missing. */
const MAX_WAITING = 100

/** The external engine lags too far behind, such as while it indexes all lots. */
export class IndexBehind extends Error {}

/**
 * Search engine on OpenSearch. Lots changed since they were indexed, as seen by the transaction, are excluded.
 * @param longest milliseconds for all requests together, from the first one on
 */
export function openExternalEngine(server: SearchServer, longest: number): SearchEngine {
  let limit: AbortSignal | null = null
  let waiting: Promise<string[]> | null = null
  const knownTo = async (tx: Transaction, question: LotQuestion): Promise<Known> => {
    waiting ??= readWaiting(tx, indexName(server))
    return { waiting: await waiting, brandKeys: await readBrandKeys(tx, question) }
  }
  const ask = async <Answer>(body: SearchRequest, answer: z.ZodType<Answer>): Promise<Answer> => {
    limit ??= AbortSignal.timeout(longest)
    const found = await server.call(
      (client) => client.search({ index: indexName(server), allow_partial_search_results: false, body }),
      limit,
    )
    const read = answer.safeParse(found)
    if (!read.success) throw server.refuse('The outside search engine answered with something else.', read.error)
    return read.data
  }
  return {
    name: 'outside',
    count: async (tx, question) => {
      const known = await knownTo(tx, question)
      const { aggregations } = await ask(countRequest(question, known), counted)
      return readCounts(aggregations, await readBrandNames(tx, aggregations, question))
    },
    find: async (tx, { question, sort: order }, after, most) => {
      const known = await knownTo(tx, question)
      const { hits } = await ask(pageRequest(question, known, { order, after, most }), page)
      return hits.hits.flatMap(({ _id, sort }) => positionOf(_id, sort, order) ?? [])
    },
    // Suggestions come from the database, whose word table is small.
    suggest: expandSearchWords,
    index: ({ db }, stop) => indexExternally(db, server, stop),
  }
}

const complete = { timed_out: z.literal(false) }
const page = z.object({
  ...complete,
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.uuid(),
        sort: z
          .array(z.union([z.number(), z.string()]))
          .min(2)
          .max(3),
      }),
    ),
  }),
})
const bucket = z.object({ doc_count: z.number().int().nonnegative() })
const buckets = z.object({
  buckets: z.union([z.array(bucket.extend({ key: z.string() })), z.record(z.string(), bucket)]),
})
const counted = z.object({
  ...complete,
  aggregations: z.record(z.string(), bucket.extend({ values: buckets.optional(), chosen: buckets.optional() })),
})
type Counted = z.output<typeof counted>['aggregations']

/** @throws {IndexBehind} too many lots are not indexed yet */
async function readWaiting(tx: Transaction, name: string): Promise<string[]> {
  const { rows } = await tx.execute<{ complete: boolean; waiting: string[] }>(sql`
    select coalesce((select state = 'complete' and index_name = ${name} from outside_search), false) as complete,
      array(select lot_id::text from lots_for_outside_search limit ${MAX_WAITING + 1}) as waiting`)
  const [row] = rows
  if (!row?.complete || row.waiting.length > MAX_WAITING) throw new IndexBehind()
  return row.waiting
}

async function readBrandKeys(tx: Transaction, { query, member }: LotQuestion): Promise<string[]> {
  if (query.brand.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(sql`select key from (${brandKeys(query.brand, member)}) as own`)
  return rows.map(({ key }) => key)
}

/** Names of the counted brands by key; chosen ones as in the query. */
async function readBrandNames(
  tx: Transaction,
  aggregations: Counted,
  { query, member }: LotQuestion,
): Promise<ReadonlyMap<string, string>> {
  const keys = Object.entries(aggregations).flatMap(([key, own]) =>
    facetOf(key) === 'brand' ? valuesIn(own).map(([value]) => value) : [],
  )
  if (keys.length === 0) return new Map()
  const { rows } = await tx.execute<{ key: string; name: string }>(sql`
    select key, coalesce(chosen.brand, name) as name
    from catalogue_brands left join (${brandKeys(query.brand, member)}) as chosen using (key)
    where key = any(${sql.param(keys)}::text[])`)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

function valuesIn({ values, chosen }: Counted[string]): [string, number][] {
  const read = ({ buckets: own }: z.output<typeof buckets>): [string, number][] =>
    Array.isArray(own)
      ? own.map(({ key, doc_count }) => [key, doc_count])
      : Object.entries(own).map(([key, { doc_count }]) => [key, doc_count])
  return [...new Map([...(chosen ? read(chosen) : []), ...(values ? read(values) : [])])].filter(([, lots]) => lots > 0)
}

function readCounts(aggregations: Counted, brands: ReadonlyMap<string, string>): LotCounts {
  const counts = new Map<FilterName, Map<string, number>>()
  for (const [key, own] of Object.entries(aggregations)) {
    const facet = facetOf(key)
    if (!facet) continue
    const values = counts.get(facet) ?? new Map<string, number>()
    counts.set(facet, values)
    for (const [value, lots] of valuesIn(own)) {
      const name = facet === 'brand' ? brands.get(value) : value
      if (name !== undefined) values.set(name, (values.get(name) ?? 0) + lots)
    }
  }
  const matches = aggregations.total?.doc_count ?? 0
  return {
    total: lotCount(matches),
    matches,
    newest: [],
    of: (facet, value) => lotCount(counts.get(facet)?.get(value) ?? 0),
    valuesOf: (facet) => [...(counts.get(facet)?.keys() ?? [])],
  }
}

function lotCount(number: number): LotCounts['total'] {
  return number > MAX_COUNTED ? { number: MAX_COUNTED, more: true } : { number, more: false }
}
