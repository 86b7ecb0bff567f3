import { sql } from 'drizzle-orm'
import type { Lot } from '../../lots/lots/find-lots.server'
import { normalizeWords } from '../../lots/spreadsheets/sheet-columns'
import { listWords } from '../../lots/spreadsheets/sheet-words.server'
import type { Services } from '../../platform/services/services.server'

export interface OfferedGoods {
  /** Normalized words of the offer's text and manifests. */
  readonly words: ReadonlySet<string>
  /** 14 digits each. */
  readonly gtins: readonly string[]
  readonly categories: ReadonlySet<string>
}

/** Enough lines to characterize a long manifest. */
const MAX_ARTICLES = 3_000
const MAX_GTINS = 2_000

export async function describeGoods(
  { db }: Pick<Services, 'db'>,
  offerId: string,
  text: string,
): Promise<OfferedGoods> {
  const { rows: articles } = await db.execute<{ name: string; brand: string | null; category: string | null }>(sql`
    select distinct name, brand, category from manifest_lines join attachments using (file_id)
    where offer_id = ${offerId} limit ${MAX_ARTICLES}`)
  const { rows: coded } = await db.execute<{ gtin: string }>(sql`
    select distinct lpad(gtin, 14, '0') as gtin from manifest_lines join attachments using (file_id)
    where offer_id = ${offerId} and gtin is not null limit ${MAX_GTINS}`)
  const words = wordsOf([text, ...articles.flatMap(({ name, brand, category }) => [name, brand ?? '', category ?? ''])])
  const known = listWords().category
  const ofLists = articles.flatMap(({ category }) => category ?? [])
  const named = [...known].filter(([name]) => name.split(' ').every((word) => containsWord(words, word)))
  const categories = new Set([...named.map(([, category]) => category), ...ofLists])
  return { words, gtins: coded.map(({ gtin }) => gtin), categories }
}

/** Describes a lot by its public texts. */
export function describeLot({ texts, lines, brands, categories }: Lot): OfferedGoods {
  const said = texts.flatMap(({ title, description }) => [title, description])
  const articles = lines.slice(0, MAX_ARTICLES).flatMap(({ name, brand }) => [name, brand ?? ''])
  const gtins = lines.flatMap(({ gtin }) => gtin?.padStart(14, '0') ?? [])
  return {
    words: wordsOf([...said, ...brands, ...articles]),
    gtins: [...new Set(gtins)].slice(0, MAX_GTINS),
    categories: new Set(categories),
  }
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((each) => normalizeWords(each).split(' ')).filter((word) => word !== ''))
}

/** Whether a set contains a word in any inflection: "shoe" and "shoes", "Schuh" and "Schuhe". */
export function containsWord(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true
  if (word.length < 5) return words.has(`${word}s`) || words.has(`${word}e`) || words.has(word.replace(/s$/, ''))
  const stem = word.slice(0, Math.max(STEM, word.length - 2))
  const alike = byStem(words).get(stem.slice(0, STEM)) ?? []
  return alike.some((each) => each.startsWith(stem) && Math.abs(each.length - word.length) <= 2)
}

const STEM = 4
const stems = new WeakMap<ReadonlySet<string>, Map<string, string[]>>()

/** Cached, because thousands of words are compared with the requests of a thousand buyers. */
function byStem(words: ReadonlySet<string>): Map<string, string[]> {
  const known = stems.get(words) ?? Map.groupBy(words, (word) => word.slice(0, STEM))
  stems.set(words, known)
  return known
}
