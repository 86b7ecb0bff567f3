import { like, type SQL } from 'drizzle-orm'

/** Words of a search that count. */
const MOST_WORDS = 8

/**
 * What has to be true of a row that is found: every word of a search stands somewhere in a column.
 * @param column in lower case, with an index of its trigrams
 */
export function findsWords(column: SQL, search: string): SQL[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.slice(0, MOST_WORDS).map((word) => like(column, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
}
