import { sql } from 'drizzle-orm'
import type { Language } from '../i18n/languages'
import type { Transaction } from '../platform/database.server'
import { planFor } from './query-plans.server'

/** More words than this narrow no search any further. */
const MOST_WORDS = 8
/** What one typed word may stand for, at most, of each kind. */
const MOST_COMPLETIONS = 40
const MOST_COMPOUNDS = 60
const MOST_SIMILAR = 6
/** Letters from which on a word is completed, and can be a part of a compound. */
const LEAST_PREFIX = 3
const LEAST_PART = 4
/** Of so many letters it is one whatever stands before it: `Laufschuhe` are shoes even where nobody wrote `Lauf`. */
const SURE_PART = 5
/** Of so many letters it is one even where nobody wrote it by itself: `Sportschuhe` are the kind of thing that `Laufschuhe` are. */
const SIBLING_PART = 6
/** Letters from which on a mistyped word may be meant for the name of a category, which finds many lots. */
const LEAST_MENDED = 6
/** The place of a typed word and the next one as one word: `hand bags` are `handbags`. */
const WITH_NEXT = -1

/** What is searched for, as queries of PostgreSQL's text search (`tsquery`). */
export interface SearchWords {
  /** What is found: has to have something of each typed word. */
  readonly parts: readonly WordPart[]
  /** The words as they were typed: what ranks higher. */
  readonly exact: string
}

/** A typed word, or all of them as one, and whatever may stand for it. */
export interface WordPart {
  /** All words that may stand for it. */
  readonly query: string
  /** The same in two: words that many lots have, and so have strings of bits, and a query of the others; null: there are none. */
  readonly frequent: readonly string[]
  readonly others: string | null
  /** The categories that it names: their lots are found as well. */
  readonly categories: readonly string[]
}

/** Who searches: which words say nothing depends on the language, and which are there to be found on the audience. */
export interface WordReader {
  readonly language: Language
  readonly member: boolean
}

type TypedWord = {
  /** Which of the typed words it belongs to, and where in it; 0: all its parts as one word; or `WITH_NEXT`. */
  readonly token: number
  readonly place: number
  readonly word: string
  readonly stems: string[]
  readonly silent: boolean
  readonly known: boolean
  readonly completions: string[]
  readonly compounds: string[]
  /** Of a German compound what it is, without what kind of it. */
  readonly head: string | null
  /** Compounds of the same kind, where nobody wrote that kind by itself. */
  readonly siblings: string[]
}

/**
 * What the words of a search stand for: inflected, completed, as parts of compounds and, where nobody wrote such a word, mistyped.
 * @param corrected take every word for a mistyped one
 * @returns null when there are no words in it
 */
export async function understandWords(
  tx: Transaction,
  typed: string,
  reader: WordReader,
  corrected = false,
): Promise<SearchWords | null> {
  const tokens = tokensOf(typed)
  const rows = await findWords(tx, tokens, reader, !/\s$/.test(typed))
  if (rows.length === 0) return null
  const speaking = rows.some(({ silent }) => !silent) ? rows.filter(({ silent }) => !silent) : rows
  const doubtful = speaking.filter(
    (row) => corrected || !(row.known || row.completions.length > 0 || row.siblings.length > 0),
  )
  const similar = await findSimilar(
    tx,
    doubtful.map(({ word }) => word),
    reader,
  )
  const last = tokens.length
  const formsOfRow = (row: TypedWord) => formsOf(row, similar.get(row.word) ?? [])
  const known = await findKnownForms(tx, typed, speaking, formsOfRow, reader)
  const write = (row: TypedWord) => foundFor(row, similar.get(row.word) ?? [], row.token === last, reader)
  const parts = tokenQueries(speaking, write).map(({ query, rows: own }): WordPart => {
    const [only] = own
    // Of a number, and of a word in parts, nobody knows how many lots have it.
    const forms =
      only && own.length === 1 && !/^l?\d/.test(only.word) ? marked([...new Set(formsOfRow(only))], reader) : null
    const others = forms?.filter((form) => !known.frequent.has(form))
    return {
      query,
      frequent: forms?.filter((form) => known.frequent.has(form)) ?? [],
      others: others ? (others.length > 0 ? anyOfMarked(others) : null) : query,
      categories: [
        ...new Set(
          own.flatMap((row) =>
            namingForms(row, similar.get(row.word) ?? []).flatMap((form) => known.categories.get(form) ?? []),
          ),
        ),
      ],
    }
  })
  const exact = joined(speaking, ({ word }) => anyOf([word], reader))
  if (known.whole.length === 0) return { parts, exact }
  const query = foundBy(parts)
  return { parts: [{ query, frequent: [], others: query, categories: known.whole }], exact }
}

/** All parts of a search, as one query. */
export function foundBy(parts: readonly WordPart[]): string {
  return parts.map(({ query }) => query).join(' & ')
}

/** What may name a category: no other kinds of a thing, and of a word that nobody wrote also what it is a kind of (`Kinderspielwaren`). */
function namingForms({ word, stems, completions, known, head }: TypedWord, similar: readonly string[]): string[] {
  const mended = word.length >= LEAST_MENDED ? similar : []
  return [word, ...stems, ...completions, ...mended, ...(known || head === null ? [] : [head])]
}

/** Which forms of the words have strings of bits, which name categories, and what all that was typed names. */
async function findKnownForms(
  tx: Transaction,
  typed: string,
  rows: readonly TypedWord[],
  formsOfRow: (row: TypedWord) => readonly string[],
  reader: WordReader,
) {
  const forms = [...new Set(rows.flatMap(formsOfRow))]
  const { rows: known } = await tx.execute<{ word: string; names: string[] | null; whole: boolean }>(sql`
    select word, null as names, false as whole from frequent_words where word = any(${sql.param(marked(forms, reader))}::text[])
    union all
    select word, array_agg(category), false from category_words where word = any(${sql.param(forms)}::text[]) group by word
    union all
    select word, array_agg(category), true from category_words
    where word = replace(plain_words(${typed}), ' ', '') group by word`)
  return {
    frequent: new Set(known.flatMap(({ word, names }) => (names === null ? [word] : []))),
    categories: new Map(known.flatMap(({ word, names }) => (names === null ? [] : [[word, names]]))),
    whole: known.find(({ whole }) => whole)?.names ?? [],
  }
}

/** Words between spaces. What is nothing but digits in groups is one number. */
function tokensOf(typed: string): string[] {
  const digits = typed.replace(/[\s-]/g, '')
  if (/^\d{8,14}$/.test(digits)) return [digits]
  return typed.trim().split(/\s+/).slice(0, MOST_WORDS)
}

/** All typed words have to be there; one with hyphens may be there in parts or as one. */
function joined(rows: readonly TypedWord[], write: (row: TypedWord) => string): string {
  return tokenQueries(rows, write)
    .map(({ query }) => query)
    .join(' & ')
}

/** A query of each typed word, and the rows that it is made of. */
function tokenQueries(rows: readonly TypedWord[], write: (row: TypedWord) => string) {
  const byToken = Map.groupBy(rows, ({ token }) => token)
  const pairs = (token: number) => (byToken.get(token) ?? []).filter(({ place }) => place === WITH_NEXT)
  return [...byToken]
    .filter(([, ofToken]) => ofToken.some(({ place }) => place !== WITH_NEXT))
    .map(([token, ofToken]) => {
      const parts = ofToken.filter(({ place }) => place > 0)
      const whole = [...ofToken.filter(({ place }) => place === 0), ...pairs(token), ...pairs(token - 1)]
      const either = [parts.map(write).join(' & '), ...whole.map(write)].filter(Boolean)
      // A part alone, like `home` of `home-theatre`, is less than what was typed.
      return { query: `(${either.join(' | ')})`, rows: parts.length === 1 ? [...parts, ...whole] : whole }
    })
}

function foundFor(row: TypedWord, similar: readonly string[], isLast: boolean, reader: WordReader): string {
  const { word } = row
  if (/^\d+$/.test(word)) return numberFor(word, isLast, reader)
  if (/^l\d{8,13}$/.test(word)) return anyOf([word], reader)
  return anyOf(formsOf(row, similar), reader)
}

/** Whatever a typed word may stand for. */
function formsOf(row: TypedWord, similar: readonly string[]): string[] {
  const forms = [row.word, ...row.stems, ...row.completions, ...row.compounds, ...row.siblings, ...similar]
  return row.head === null ? forms : [...forms, row.head]
}

/** A GTIN is found with and without the zeros before it, and from six digits on while it is typed. */
function numberFor(digits: string, isLast: boolean, reader: WordReader): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  const reference = digits.length >= 8 && digits.length <= 13 ? [`l${digits}`] : []
  const prefix = isLast && number.length >= 6 ? [number] : []
  return anyOf([digits, number, ...reference], reader, prefix)
}

/** Words hold nothing but letters and digits, and so nothing that means something in a query. */
function anyOf(words: readonly string[], reader: WordReader, prefixes: readonly string[] = []): string {
  return anyOfMarked(marked([...new Set(words)], reader), marked(prefixes, reader))
}

function anyOfMarked(words: readonly string[], prefixes: readonly string[] = []): string {
  const written = [...words.map((word) => `'${word}'`), ...prefixes.map((prefix) => `'${prefix}':*`)]
  return `(${written.join(' | ')})`
}

/** Words as everybody finds them, and as members do besides. */
function marked(words: readonly string[], { member }: WordReader): string[] {
  return member ? words.flatMap((word) => [word, `+${word}`]) : [...words]
}

/** The dictionary that knows which words say nothing in a language. Those of some languages are not known. */
const dictionaries: Readonly<Partial<Record<Language, string>>> = {
  en: 'english_stem',
  de: 'german_stem',
  fr: 'french_stem',
  es: 'spanish_stem',
  it: 'italian_stem',
}

async function findWords(
  tx: Transaction,
  tokens: readonly string[],
  { language, member }: WordReader,
  lastIsOpen: boolean,
): Promise<TypedWord[]> {
  const most = sql`chr(1114109)`
  // Single words are looked up by scalar subqueries: for `exists`, the planner reads and hashes all words there are.
  const { rows } = await tx.execute<TypedWord>(sql`
    with typed as (
      select token::int, place::int, word
      from unnest(${sql.param(tokens)}::text[]) with ordinality as token (spelt, token),
        lateral (
          select place, part as word
          from regexp_split_to_table(btrim(plain_words(spelt)), ' ') with ordinality as part (part, place)
          union all
          select 0, btrim(plain_words(joined_words(spelt)))
          where btrim(plain_words(joined_words(spelt))) not like '% %' and btrim(plain_words(spelt)) like '% %'
          union all
          select ${WITH_NEXT}, pair.word
          from (select btrim(plain_words(spelt || (${sql.param(tokens)}::text[])[token + 1])) as word) as pair
          where exists (select from catalogue_words as own where own.word = pair.word and (own.public or ${member}))
        ) as parts
      where word <> '' and length(word) <= 40
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
        select unnest(ts_lexize(dictionary::regdictionary, word)) as stem
        from unnest(array['english_stem', 'german_stem', 'french_stem', 'spanish_stem', 'italian_stem', 'greek_stem',
          'arabic_stem', 'simple']) as dictionary
        union all select polish_stems(word)
      ) as stemmed
    ) as stems
    left join lateral (
      select array_agg(completed.word) as words
      from (
        select longer.word from catalogue_words as longer
        where longer.word >= typed.word and longer.word < typed.word || ${most} and (longer.public or ${member})
        order by length(longer.word), longer.word
        limit ${MOST_COMPLETIONS}
      ) as completed
    ) as completions on ${lastIsOpen} and token = ${tokens.length} and length(typed.word) >= ${LEAST_PREFIX}
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
        where length(longer.word) >= length(tail) + 3 and (longer.public or ${member})
          and (length(tail) >= ${SURE_PART} or exists (
            select from catalogue_words as part
            where part.german and length(part.word) >= 3 and part.word in (left(longer.word, -length(tail)),
              left(longer.word, -length(tail) - 1), left(longer.word, -length(tail)) || 'e')
          ))
        order by length(longer.word), longer.word
        limit ${MOST_COMPOUNDS}
      ) as compound
    ) as compounds on length(typed.word) >= ${LEAST_PART} and typed.word !~ '[0-9]'
    left join lateral (
      select heads.stem as head
      from generate_series(3, length(typed.word) - ${LEAST_PART}) as cut
      cross join lateral (select (ts_lexize('german_stem', right(typed.word, -cut)))[1] as stem offset 0) as heads
      where (length(typed.word) - cut >= ${SURE_PART} or exists (
          select from catalogue_words as part
          where part.german and length(part.word) >= 3
            and part.word in (left(typed.word, cut), left(typed.word, cut - 1), left(typed.word, cut) || 'e')
        ))
        and exists (
          select from catalogue_words as part
          where part.german and part.public and part.word = any(
            array[right(typed.word, -cut), heads.stem, heads.stem || 'e'])
        )
      order by cut
      limit 1
    ) as split on typed.word !~ '[0-9]' and (${language === 'de'} or not known
      or coalesce((select own.german from catalogue_words as own where own.word = typed.word), false))
    left join lateral (
      select array_agg(sibling.word) as words
      from (
        select other.word, cut, min(cut) over () as longest
        from generate_series(3, length(typed.word) - ${SIBLING_PART}) as cut
        join catalogue_words as other on other.german and (other.public or ${member})
          and other.reversed >= reverse(right(typed.word, -cut))
          and other.reversed < reverse(right(typed.word, -cut)) || ${most}
        order by cut, length(other.word), other.word
        limit ${MOST_SIMILAR}
      ) as sibling
      where cut = longest
    ) as siblings on not known and split.head is null and typed.word !~ '[0-9]'
    order by token, place`)
  return rows
}

async function findSimilar(
  tx: Transaction,
  words: readonly string[],
  { member }: WordReader,
): Promise<Map<string, string[]>> {
  const typed = words.filter((word) => word.length >= 3 && !/\d/.test(word))
  if (typed.length === 0) return new Map()
  // Without that, it reads every word there is.
  await planFor(tx, 'gather')
  const swaps = typed.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => ({
      word,
      swapped: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    })),
  )
  const { rows } = await tx.execute<{ typed: string; words: string[] }>(sql`
    select typed, array_agg(distinct stem) as words
    from unnest(${sql.param(typed)}::text[]) as typed
    cross join lateral (
      select near.word
      from (
        select word, public, 1 as distance from catalogue_words
        where word in (
          select swapped from unnest(${sql.param(swaps.map(({ word }) => word))}::text[],
            ${sql.param(swaps.map(({ swapped }) => swapped))}::text[]) as swap (word, swapped)
          where swap.word = typed
        )
        union all
        select word, public, levenshtein_less_equal(word, typed, 1) from catalogue_words
        where length(typed) <= 5 and length(word) <= 6 and length(word) between length(typed) - 1 and length(typed) + 1
        union all
        select word, public, levenshtein_less_equal(word, typed, 3) from catalogue_words
        where length(typed) > 4 and word % typed and length(word) between length(typed) - 2 and length(typed) + 2
      ) as near
      where near.word <> typed and (near.public or ${member})
        and distance <= case when length(typed) <= 5 then 1 when length(typed) <= 8 then 2 else 3 end
      group by near.word
      order by min(distance), similarity(near.word, typed) desc, near.word
      limit ${MOST_SIMILAR}
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
