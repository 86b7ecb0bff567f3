import type { Part } from '../understanding/understand'
import { type CatalogueQuery, parseQueryLeniently } from './catalogue-query'
import { type FindServices, type ListReader, type LotCard, searchLots } from './search-lots.server'

const MOST = 6

/** The newest lots from where goods named in a query without results would be: drinks for `beer`, shoes for a brand of shoes. */
export async function findSimilarLots(
  services: FindServices,
  parts: readonly Part[],
  query: CatalogueQuery,
  reader: ListReader,
): Promise<readonly LotCard[]> {
  const category = [...new Set(parts.flatMap(({ shelf }) => shelf?.category ?? []))]
  const food = [...new Set(parts.flatMap(({ shelf }) => shelf?.food ?? []))]
  if (category.length === 0 || query.category.length > 0) return []
  const nearest = { ...parseQueryLeniently(new URLSearchParams()), category, food, limit: MOST }
  const { lots } = await searchLots(services, nearest, reader)
  if (lots.length > 0 || food.length === 0) return lots
  return (await searchLots(services, { ...nearest, food: [] }, reader)).lots
}
