-- What is searched of a few lots is read from their own rows: beside few statistics, as in a new database, texts and lines of all lots were
-- walked through for each thousand that came in. What is said twice is no longer worked out twice.

-- Digits are taken off a number, where they were cut out of a text: a third of the time.
create or replace function is_gtin(gtin text) returns boolean language sql immutable parallel safe return
  case
    when gtin ~ '^([0-9]{8}|[0-9]{12,14})$' then
      (gtin::bigint % 10 + gtin::bigint / 100 % 10 + gtin::bigint / 10000 % 10 + gtin::bigint / 1000000 % 10
        + gtin::bigint / 100000000 % 10 + gtin::bigint / 10000000000 % 10 + gtin::bigint / 1000000000000 % 10
        + 3 * (gtin::bigint / 10 % 10 + gtin::bigint / 1000 % 10 + gtin::bigint / 100000 % 10 + gtin::bigint / 10000000 % 10
          + gtin::bigint / 1000000000 % 10 + gtin::bigint / 100000000000 % 10 + gtin::bigint / 10000000000000 % 10)) % 10 = 0
    when gtin is not null then false
  end;

-- Most words have Latin letters already: to look each letter up among seventy takes as long as to cut the word into trigrams.
create or replace function latin_letters(word text) returns text language sql immutable parallel safe return
  case when octet_length(word) = length(word) then word
    else translate(word, 'αβγδεζηθικλμνξοπρσςτυφχψωابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ', 'abgdezhtiklmnxoprsstyfcpwabttjhkdzrzsssdtzagfqklmnhwyhyaaaawy')
  end;

-- The words of lots. A brand that only members may know, and what tells it, has a `+`
-- before each of its words; one that only the team may know has none here.
create or replace function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' ' || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place'))
        as whereabouts
    from lots where id = any (lot_ids)
  ), own_texts as materialized (
    select lot_texts.lot_id as id, language, title, left(description, 4000) as description
    from lot_texts where lot_texts.lot_id = any (lot_ids)
  ), own_lines as materialized (
    select lot_lines.lot_id as id, name, gtin, sku from lot_lines where lot_lines.lot_id = any (lot_ids)
  ), texts as (
    select id,
      join_words(setweight(word_stems(language, title) || to_tsvector('simple', title), 'A')
        || setweight(word_stems(language, description) || to_tsvector('simple', description), 'C')) as words
    from (
      -- What holds together is also found as one word, but for lots whose brands are struck out: `Brand's` must not stay as `brands`.
      select id, language,
        plain_words(title || case when brand_disclosure = 'public' then ' ' || joined_words(title) else '' end) as title,
        plain_words(description) as description
      from chosen join own_texts using (id)
      offset 0
    ) as plain
    group by id
  ), manifests as (
    -- The first words of a long manifest, and every code in it.
    select id, plain_words(left(string_agg(distinct name, ' '), 20000)) as names,
      coalesce(string_agg(ltrim(gtin, '0'), ' '), '') || ' ' ||
        plain_words(left(coalesce(string_agg(sku || ' ' || joined_words(sku), ' '), ''), 20000)) as codes
    from own_lines
    group by id
  ), brand_words as (
    -- What is struck out of lots whose brands are not for everybody, and brings them back to members.
    select id, tsvector_to_array(to_tsvector('simple', plain) || join_words(word_stems(language, plain))) as struck
    from chosen, plain_words(brand_names) as plain, unnest(array['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar']) as language
    where brand_disclosure <> 'public'
    group by id, plain
  ), parts as (
    select id, brand_disclosure, struck,
      texts.words
        || setweight(to_tsvector('simple', coalesce(names, '')) || word_stems(main_language, coalesce(names, '')), 'D')
        || setweight(to_tsvector('simple', whereabouts), 'B') as said,
      setweight(to_tsvector('simple', plain_words(brand_names || ' ' || joined_words(brand_names))), 'B')
        || setweight(to_tsvector('simple', coalesce(codes, '')), 'D')
        || array_to_tsvector(array(select brand_key(brand) from unnest(brands[:1000]) as brand)) as branded
    from chosen join texts using (id) left join manifests using (id) left join brand_words using (id)
    offset 0
  )
  select id,
    case brand_disclosure
      when 'public' then said || branded
      when 'members' then ts_delete(said, struck) || array_to_tsvector(array(
        select '+' || word from unnest(tsvector_to_array(branded) || struck) as word))
      else ts_delete(said, struck)
    end
  from parts
$$;

-- Adds what these lots say to the words of the catalogue.
create or replace function note_words(lot_ids uuid[]) returns void language sql set enable_seqscan = off set enable_nestloop = off as $$
  with told as materialized (
    -- One that only members may know has a `+` before it. Numbers, and codes that begin with one, sort before letters.
    select case when word >= 'A' then word else ltrim(word, '+') end as word, bool_or(word >= 'A') as public
    from (select unnest(tsvector_to_array(words)) collate "C" as word from lot_search where lot_id = any (lot_ids)) as mentioned
    where word >= 'A' or (word >= '+A' and word < ',')
    group by 1
  ), known as materialized (
    select word, german, public from catalogue_words where word = any (array(select word from told))
  ), german as materialized (
    select distinct word collate "C" as word
    from lot_texts, string_to_table(plain_words(title || ' ' || left(description, 4000)), ' ') as word
    where language = 'de' and lot_id = any (array(select lot_id from lot_search where lot_id = any (lot_ids)))
  ), news as materialized (
    select told.word, known.word is null as is_new, german.word is not null as german, told.public
    from told left join known on known.word = told.word left join german on german.word = told.word
    where known.word is null or (not known.german and german.word is not null) or (not known.public and told.public)
  ), updated as (
    update catalogue_words as known set german = known.german or news.german, public = known.public or news.public
    from news
    where known.word = any (array(select word from news where not is_new)) and news.word = known.word
  )
  insert into catalogue_words (word, german, public)
  select word, german, public
  from news
  where is_new and length(word) between 2 and 40 and word collate "default" ~ '^[[:alpha:]][[:alnum:]]+$'
  order by word
$$;
