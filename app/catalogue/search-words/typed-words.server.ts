import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import { runPrepared } from './query-plans.server'
import { synonymsOf } from './synonyms'

const MAX_COMPLETIONS = 40
const MAX_COMPOUNDS = 60
const MAX_SIMILAR = 6
const MIN_PREFIX = 3
/** Shorter synonyms begin too many other words: the `pan` of `cookware` is no `pantofola`. */
const MIN_BEGUN = 8
/** What is left of a shorter word of another language is a common word there: `sony` would be Spanish `son`, and `care` a `car`. */
const MIN_STEM = 4
/** A stem of three letters that lost as many says something else: Italian `pelati` is no Spanish `pelo`. */
const MAX_ENDING = 3
/** Across languages, stems may differ by fewer letters: the brand `Casio` is not Italian `casa`, nor mascara a `maschera`. */
const MAX_FOREIGN_ENDING = 2
const MIN_PART = 4
const MIN_PAIR = 8
/** Two short words can make up a brand by chance: `Danone` is not `dan` and `one`. */
const MIN_JOINED = 7
/** From this length on, a part counts regardless of what precedes it: `Laufschuhe` are shoes even if no lot says `Lauf`. */
const SURE_PART = 5
/** From this length on, a head counts even if no lot has it as a word: `Sportschuhe` are like `Laufschuhe`. */
const SIBLING_PART = 6
/** Heads that say too little, and endings: a `Bohrmaschine` is no `Kaffeemaschine`. */
const generalHeads =
  '(haus|hauser|farben?|maschinen?|gerate?n?|artikeln?|anlagen?|mittel|waren?|sachen|sortimente?|paletten?|ische[mnrs]?)$'
/** Compounds that are not what they end in: gloves are no shoes. */
const otherThings = 'handschuh(e|en|s)?$'
/** Position of a typed word joined with the next: `hand bags` for `handbags`. */
export const JOINED_WITH_NEXT = -1
export const SYNONYM = -2
/** Position of the same word with umlauts for digraphs. */
export const SPELLING = -5
/** Positions of the parts of a joined word: `coffeemachine`, `500ml`, `spf50`. */
export const FIRST_HALF = -3
export const SECOND_HALF = -4

/** The language determines stop words, the audience which words exist. */
export interface WordContext {
  readonly language: Language
  readonly member: boolean
}

export interface TypedWord {
  /** Index of the typed word, and position in it; 0: the whole word; negative: an alternative (`WITH_NEXT` and so on). */
  readonly token: number
  readonly place: number
  readonly word: string
  readonly stems: string[]
  readonly silent: boolean
  readonly known: boolean
  readonly completions: string[]
  readonly compounds: string[]
  readonly head: string | null
  /** Compounds with the same head, if no lot has the head as a word. */
  readonly siblings: string[]
}

const dictionaries: Readonly<Partial<Record<Language, string>>> = {
  en: 'english_stem',
  de: 'german_stem',
  fr: 'french_stem',
  es: 'spanish_stem',
  it: 'italian_stem',
}

/**
 * Looks up typed words, their parts and alternatives.
 * @param lastIsOpen the last word may be incomplete
 * @param isReal words of the reader's language, which are no German compounds of others
 */
export async function lookUpWords(
  tx: Transaction,
  tokens: readonly string[],
  { language, member }: WordContext,
  lastIsOpen: boolean,
  isReal: (word: string) => boolean,
): Promise<TypedWord[]> {
  const most = sql`chr(1114109)`
  const endsCompound = (word: SQL) => sql`(
    select bool_or((select true from catalogue_words as own where own.german and (own.public or ${member})
      and own.reversed >= reverse(${word} || ending) and own.reversed < reverse(${word} || ending) || ${most} limit 1))
    from unnest(array['', 'n', 'en', 'e', 'er', 's']) as ending)`
  const inNumbers = (word: SQL) => sql`array[${word}, ${word} || 's', ${word} || 'es', ${word} || 'n', ${word} || 'en']`
  const real = tokens.filter(isReal).map((token) => token.toLowerCase())
  const whole = sql.param(language === 'de' ? [] : real)
  const heads = language === 'de' ? tokens.flatMap((token) => realEndsOf(token.toLowerCase(), isReal)) : []
  const meant = tokens.flatMap((token, at) =>
    otherSpellings(token, language, isReal).map((other) => ({ token: at + 1, ...other })),
  )
  // Scalar subqueries, because for `exists` the planner hashes the whole word table.
  const found = sql`
    with spelt as (
      select token::int, place::int, word
      from unnest(${sql.param(tokens)}::text[]) with ordinality as token (spelt, token),
        lateral (
          select place, part as word
          from regexp_split_to_table(btrim(plain_words(spelt)), ' ') with ordinality as part (part, place)
          union all
          select 0, btrim(plain_words(joined_words(spelt)))
          where btrim(plain_words(joined_words(spelt))) not like '% %' and btrim(plain_words(spelt)) like '% %'
          union all
          select ${JOINED_WITH_NEXT}, pair.word
          from (select btrim(plain_words(spelt || (${sql.param(tokens)}::text[])[token + 1])) as word) as pair
          where (select true from catalogue_words as own where own.word = any(${inNumbers(sql`pair.word`)})
              and (own.public or ${member}) limit 1)
            or length(pair.word) >= ${MIN_PAIR} and ${endsCompound(sql`pair.word`)}
        ) as parts
      where word <> '' and length(word) <= 40
      union all
      select token, place, btrim(plain_words(word))
      from unnest(${sql.param(meant.map(({ token }) => token))}::int[], ${sql.param(meant.map(({ place }) => place))}::int[],
        ${sql.param(meant.map(({ word }) => word))}::text[]) as meant (token, place, word)
    ), typed as (
      select token, place, word from spelt
      union all
      select token, half.place, half.word
      from spelt
      cross join lateral (
        select first, second
        from (
          select left(word, cut) as first, right(word, -cut) as second, cut
          from generate_series(3, length(word) - 3) as cut
          where word !~ '[0-9]' and length(word) >= ${MIN_JOINED}
            and (length(word) - cut >= ${SURE_PART} or word <> all(${whole}::text[]))
          union all
          select coalesce(measure[1], measure[3], measure[5]), coalesce(measure[2], measure[4], measure[6]), 0
          from regexp_match(word, '^(?:([0-9]{1,6})([a-z]{1,3})|([a-z]{2,4})([0-9]{1,4})|([a-z]{5,})([0-9]{1,6}))$') as measure
          where measure is not null
        ) as halves
        where cut = 0 or (
          (select true from catalogue_words as own where own.word = any(array[first, regexp_replace(first, '[ns]$', '')])
            and (own.public or ${member}) limit 1)
          and case when length(second) >= ${MIN_PART} and length(first) >= ${MIN_PART} then
            (select true from catalogue_words as own where own.word = any(${inNumbers(sql`second`)})
              and (own.public or ${member}) limit 1)
            or ${endsCompound(sql`second`)}
            else (select true from catalogue_words as own where own.word = second and (own.public or ${member})) end)
        order by cut desc
        limit 1
      ) as split
      cross join lateral (values (${FIRST_HALF}::int, first), (${SECOND_HALF}::int, second)) as half (place, word)
      where spelt.place = 1 and (spelt.word ~ '^[0-9]' or not coalesce(
        (select true from catalogue_words as own where own.word = spelt.word and (own.public or ${member})), false))
    )
    select token, place, word, silent, known, stems.words as stems,
      coalesce(completions.words, '{}') as completions, coalesce(compounds.words, '{}') as compounds,
      split.head, coalesce(siblings.words, '{}') as siblings
    from typed
    cross join lateral (
      select coalesce(ts_lexize(${dictionaries[language] ?? 'simple'}::regdictionary, word) = '{}', false) as silent,
        coalesce((select true from catalogue_words as own where own.word = typed.word and (own.public or ${member})), false) as known
    ) as own
    cross join lateral (
      select array_agg(distinct stem) as words
      from (
        select unnest(ts_lexize(dictionary::regdictionary, word)) as stem, dictionary in (${dictionaries[language] ?? ''}, 'english_stem') as own
        from unnest(array['english_stem', 'german_stem', 'french_stem', 'spanish_stem', 'italian_stem', 'greek_stem',
          'arabic_stem', 'simple']) as dictionary
        union all select polish, ${language === 'pl'} from polish_stems(word) as polish where ${language === 'pl'} or length(polish) >= ${MIN_STEM}
      ) as stemmed
      where (length(stem) >= ${MIN_STEM} and (own or length(stem) > ${MIN_STEM} or length(word) - length(stem) < ${MAX_ENDING})
          or word !~ '[a-z]'
          or case when own then length(word) - length(stem) < ${MAX_ENDING}
            else length(word) - length(stem) < ${MAX_FOREIGN_ENDING} and (length(stem) >= ${MIN_STEM} or stem = word) end)
        -- Less than half says something else: the stem of French "ordinateurs" is Italian for orders.
        and (length(stem) * 2 >= length(word) or word !~ '[a-z]')
        and (stem = word or place <> ${SYNONYM} or word !~ '[a-z]')
    ) as stems
    left join lateral (
      select array_agg(completed.word) as words
      from (
        select longer.word from catalogue_words as longer
        where longer.word >= typed.word and longer.word < typed.word || ${most} and (longer.public or ${member})
        order by length(longer.word), longer.word
        limit ${MAX_COMPLETIONS}
      ) as completed
    ) as completions on ${lastIsOpen} and token = ${tokens.length} and length(typed.word) >= case place when ${SYNONYM} then ${MIN_BEGUN}::int else ${MIN_PREFIX}::int end
      and (length(typed.word) > ${MIN_PREFIX} or typed.word <> all(${sql.param(real)}::text[]))
    left join lateral (
      select array_agg(compound.word) as words
      from (
        select distinct longer.word, length(longer.word)
        from (
          select distinct stem || ending as tail
          from unnest(array[typed.word] || coalesce(ts_lexize('german_stem', typed.word), '{}')) as stem,
            unnest(array['', 'e', 'en', 'er', 'n', 's']) as ending
        ) as tails
        join catalogue_words as longer on longer.german
          and longer.reversed >= reverse(tail) and longer.reversed < reverse(tail) || ${most}
        where length(tail) >= ${MIN_PREFIX} and length(longer.word) >= length(tail) + 3 and (longer.public or ${member})
          and (longer.word !~ ${otherThings} or tail ~ ${otherThings})
          and (length(tail) >= ${SURE_PART} or exists (
            select from catalogue_words as part
            where part.german and (part.public or ${member}) and length(part.word) >= 3 and part.word in (left(longer.word, -length(tail)),
              left(longer.word, -length(tail) - 1), left(longer.word, -length(tail)) || 'e')
          ))
        order by length(longer.word), longer.word
        limit ${MAX_COMPOUNDS}
      ) as compound
    ) as compounds on length(typed.word) >= ${MIN_PREFIX} and typed.word !~ '[0-9]' and typed.word <> all(${whole}::text[])
    left join lateral (
      select heads.stem as head
      from generate_series(3, length(typed.word) - ${MIN_PART}) as cut
      cross join lateral (select (ts_lexize('german_stem', right(typed.word, -cut)))[1] as stem offset 0) as heads
      where (${language === 'de'} and length(typed.word) - cut >= ${SURE_PART} or exists (
          select from catalogue_words as part
          where part.german and (part.public or ${member}) and length(part.word) >= 3
            and part.word in (left(typed.word, cut), left(typed.word, cut - 1), left(typed.word, cut) || 'e')
        ))
        and exists (
          select from catalogue_words as part
          where part.german and part.public and part.word = any(
            array[right(typed.word, -cut), heads.stem, heads.stem || 'e'])
        )
        and right(typed.word, -cut) !~ ('^' || ${generalHeads})
      order by cut
      limit 1
    ) as split on place <> ${SYNONYM} and typed.word !~ '[0-9]' and typed.word <> all(${whole}::text[]) and (${language === 'de'} or not known
      or coalesce((select own.german from catalogue_words as own where own.word = typed.word), false))
    left join lateral (
      select array_agg(sibling.word) as words
      from (
        select other.word, cut, min(cut) over () as longest
        from generate_series(3, length(typed.word) - ${SURE_PART}) as cut
        cross join lateral (
          -- "Lederhandtaschen" are like other "Taschen", not like "Flaschen".
          select distinct stem || ending as tail
          from unnest(array[right(typed.word, -cut)] || coalesce(ts_lexize('german_stem', right(typed.word, -cut)), '{}')) as stem,
            unnest(array['', 'e', 'en', 'n', 's']) as ending
          where length(stem || ending) >= ${SIBLING_PART}
            and (${heads.length === 0} or right(typed.word, -cut) = any(${sql.param(heads)}::text[]))
        ) as tails
        join catalogue_words as other on other.german and (other.public or ${member})
          and other.reversed >= reverse(tail) and other.reversed < reverse(tail) || ${most}
        order by cut, length(other.word), other.word
        limit ${MAX_SIMILAR}
      ) as sibling
      where cut = longest
    ) as siblings on place <> ${SYNONYM} and not known and split.head is null and typed.word !~ '[0-9]' and typed.word !~ ${generalHeads}
      and typed.word <> all(${whole}::text[])`
  return runPrepared(
    tx
      .select({
        token: sql<number>`token`,
        place: sql<number>`place`,
        word: sql<string>`word`,
        stems: sql<string[]>`stems`,
        silent: sql<boolean>`silent`,
        known: sql<boolean>`known`,
        completions: sql<string[]>`completions`,
        compounds: sql<string[]>`compounds`,
        head: sql<string | null>`head`,
        siblings: sql<string[]>`siblings`,
      })
      .from(sql`(${found}) as found`)
      .orderBy(sql`token, place`),
  )
}

function realEndsOf(word: string, isReal: (word: string) => boolean): string[] {
  return Array.from({ length: word.length }, (_, from) => word.slice(from)).filter(
    (end) => end !== word && end.length >= SURE_PART && isReal(end),
  )
}

/** Synonyms, and umlauts typed as digraphs (`Spuelmaschine`). */
function otherSpellings(token: string, language: Language, isReal: (word: string) => boolean) {
  const umlauts = token.replace(/[aou]e/gi, (pair) => pair.charAt(0))
  const synonyms = synonymsOf(token, isReal, language).map((word) => ({ word, place: SYNONYM }))
  return language === 'de' && umlauts !== token ? [...synonyms, { word: umlauts, place: SPELLING }] : synonyms
}
