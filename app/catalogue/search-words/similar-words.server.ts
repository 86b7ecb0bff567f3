import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { WordContext } from './typed-words.server'

const MAX_SIMILAR = 6
/** Shorter words are too much like others: `nike` is no mistyped `like`, nor `puma` a `pump`. */
const MIN_MISTYPED = 5

/** A word that no lot has, and the similarly spelt catalogue words, without accents, that replace it. */
export interface Correction {
  readonly typed: string
  readonly alike: readonly string[]
}

/** Catalogue words similar to mistyped ones, grouped by those, the nearest first. */
export async function findSimilarWords(
  tx: Transaction,
  words: readonly string[],
  { language, member }: WordContext,
): Promise<Map<string, string[]>> {
  // Greeks type `elaiolado` as well.
  const inLetters = (word: SQL) => (language === 'el' ? sql`latin_letters(${word})` : word)
  const typed = words.filter((word) => word.length >= 3 && !/\d/.test(word))
  if (typed.length === 0) return new Map()
  const swaps = typed.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => ({
      word,
      swapped: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    })),
  )
  const { rows } = await tx.execute<{ typed: string; words: string[] }>(sql`
    select typed, array_agg(stem order by distance) as words
    from unnest(${sql.param(typed)}::text[]) as typed
    cross join lateral (
      select near.word, min(distance) as distance
      from (
        select word, distance, min(distance) over () as least
        from (
          select word, public, 1 as distance from catalogue_words
          where word in (
            select swapped from unnest(${sql.param(swaps.map(({ word }) => word))}::text[],
              ${sql.param(swaps.map(({ swapped }) => swapped))}::text[]) as swap (word, swapped)
            where swap.word = typed
          )
          union all
          select word, public, levenshtein_less_equal(word, typed, 1) from catalogue_words
          where length(typed) = ${MIN_MISTYPED} and length(word) between length(typed) - 1 and length(typed) + 1
            and left(word, 1) = left(typed, 1) and right(word, 1) = right(typed, 1)
          union all
          select word, public, levenshtein_less_equal(${inLetters(sql`word`)}, ${inLetters(sql`typed`)}, 3) from catalogue_words
          where length(typed) >= ${MIN_MISTYPED} and latin_letters(word) % latin_letters(typed)
            and (length(typed) > ${MIN_MISTYPED} or left(latin_letters(word), 1) = left(latin_letters(typed), 1))
            and length(word) between length(typed) - 2 and length(typed) + 2
        ) as spelt
        where word <> typed and (public or ${member})
      ) as near
      where distance <= least + 1 and distance <= case when length(typed) <= 7 then 1 when length(typed) <= 10 then 2 else 3 end
      group by near.word
      order by min(distance), similarity(latin_letters(near.word), latin_letters(typed)) desc, near.word
      limit ${MAX_SIMILAR}
    ) as likely
    cross join lateral (
      select likely.word as stem
      union all
      select unnest(ts_lexize(dictionary::regdictionary, likely.word))
      from unnest(array['english_stem', 'german_stem', 'french_stem', 'spanish_stem', 'italian_stem', 'greek_stem',
        'arabic_stem']) as dictionary
    ) as stems
    group by typed`)
  return new Map(rows.map((row) => [row.typed, row.words]))
}
