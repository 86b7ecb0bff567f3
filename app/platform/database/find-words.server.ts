import { like, type SQL } from 'drizzle-orm'

/** Longest search, in words. */
const MOST_WORDS = 8

/**
 * Conditions for rows in which every search word occurs.
 * @param column lower case, with a trigram index
 */
export function findsWords(column: SQL, search: string): SQL[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.slice(0, MOST_WORDS).map((word) => like(column, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
}
