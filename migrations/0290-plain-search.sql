-- The search without bitmaps: a narrow row per lot with what is filtered and counted, and another with its words.
drop trigger lot_search_inserted on lot_search;
drop trigger lot_search_updated on lot_search;
drop trigger lot_search_deleted on lot_search;
drop trigger lot_search_emptied on lot_search;
drop function record_changed_row_numbers, clear_bitmaps, write_bitmaps, add_frequent_word;
drop view lot_values, lot_facts;
drop aggregate bitmap_at (integer, integer);
drop function day_number, number_step;
drop table lot_bitmaps, changed_row_numbers, free_row_numbers, frequent_words;

create table lot_words (
  lot_id uuid primary key references lot_search (lot_id) on delete cascade,
  -- Words and stems, and the keys of categories: `cat:toys`. Words of a brand for members only have a `+` before them; those of a brand
  -- for the team only are left out.
  words tsvector not null
);
alter table lot_words alter column words set storage external;
insert into lot_words (lot_id, words)
select lot_search.lot_id, ts_delete(words, certificate_keys(facts))
  || array_to_tsvector(array(select 'cat:' || category from unnest(lot_search.categories) as category))
from lot_search join lots on id = lot_search.lot_id;
create index lot_words_found on lot_words using gin (words);

-- With the indexes that include row numbers or words.
alter table lot_search drop column row_number, drop column words, drop column filler, reset (toast_tuple_target);
drop sequence lot_row_numbers;

alter table lot_search
  -- As `IFS`.
  add column certificates text[] not null default '{}',
  -- Of the articles, as far as they tell nothing about a brand that is not public.
  add column sizes text[] not null default '{}',
  add column colours text[] not null default '{}';
drop function certificate_keys;
create function certificates_of(facts jsonb) returns text[] language sql immutable parallel safe return
  array(select jsonb_array_elements_text(case jsonb_typeof(facts -> 'food' -> 'certificates')
    when 'array' then facts -> 'food' -> 'certificates' else '[]' end));

-- Sizes (`42`, `XL`) and colours (`navy`) of the articles of lots, at most sixty of each. Those with a word of a brand that is not
-- public are left out.
create function variants_of_lots(lot_ids uuid[]) returns table (lot_id uuid, sizes text[], colours text[])
language sql stable set enable_seqscan = off as $$
  with restricted as materialized (
    select id, string_to_array(btrim(plain_words(left(array_to_string(brands, ' '), 20000))), ' ') as brand_words
    from lots where id = any (lot_ids) and brand_disclosure <> 'public'
  ), variants as (
    select distinct line.lot_id, kind, value
    from lot_lines as line, lateral (values ('size', upper(btrim(size))), ('colour', lower(btrim(colour)))) as variant (kind, value)
    where line.lot_id = any (lot_ids) and length(value) between 1 and 40
  )
  select variants.lot_id,
    coalesce((array_agg(value order by value) filter (where kind = 'size'))[:60], '{}'),
    coalesce((array_agg(value order by value) filter (where kind = 'colour'))[:60], '{}')
  from variants left join restricted on id = variants.lot_id
  where brand_words is null or not string_to_array(btrim(plain_words(value)), ' ') && brand_words
  group by variants.lot_id
$$;

update lot_search set certificates = certificates_of(facts) from lots where id = lot_id and certificates_of(facts) <> '{}';
update lot_search set sizes = variants.sizes, colours = variants.colours
from variants_of_lots(array(select distinct lot_id from lot_lines where size is not null or colour is not null)) as variants
where variants.lot_id = lot_search.lot_id;
create index lot_search_matches on lot_search
  using gin (categories, condition, country, incoterm, brands, certificates, sizes, colours);
create index lot_search_public_price on lot_search (public_price, lot_id);
create index lot_search_member_price on lot_search (member_price, lot_id);
create index lot_search_quantity on lot_search (quantity desc, lot_id desc);
create index lot_search_shelf_life on lot_search (date_min desc, lot_id desc) where date_min is not null;

-- The words of lots: see `lot_words`.
create or replace function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' '
        || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place')) as whereabouts,
      array(select 'cat:' || category from unnest(categories || food_categories) as category) as category_keys
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
      -- Joined words only if brands are public: `Brand's` must not survive as `brands`.
      select id, language,
        plain_words(title || case when brand_disclosure = 'public' then ' ' || joined_words(title) else '' end) as title,
        plain_words(description) as description
      from chosen join own_texts using (id)
      offset 0
    ) as plain
    group by id
  ), manifests as (
    -- The first names of a long manifest, and all its codes.
    select id, plain_words(left(string_agg(distinct name, ' '), 20000)) as names,
      coalesce(string_agg(ltrim(gtin, '0'), ' '), '') || ' ' ||
        plain_words(left(coalesce(string_agg(sku || ' ' || joined_words(sku), ' '), ''), 20000)) as codes
    from own_lines
    group by id
  ), brand_words as (
    -- Words to redact from lots with a restricted brand, and to give back to members.
    select id, tsvector_to_array(to_tsvector('simple', plain) || join_words(word_stems(language, plain))) as redacted
    from chosen, plain_words(brand_names) as plain, unnest(array['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar']) as language
    where brand_disclosure <> 'public'
    group by id, plain
  ), parts as (
    select id, brand_disclosure, redacted,
      texts.words
        || setweight(to_tsvector('simple', coalesce(names, '')) || word_stems(main_language, coalesce(names, '')), 'D')
        || setweight(to_tsvector('simple', whereabouts), 'B')
        || array_to_tsvector(category_keys) as said,
      setweight(to_tsvector('simple', plain_words(brand_names || ' ' || joined_words(brand_names))), 'B')
        || setweight(to_tsvector('simple', coalesce(codes, '')), 'D')
        || array_to_tsvector(array(select brand_key(brand) from unnest(brands[:1000]) as brand)) as branded
    from chosen join texts using (id) left join manifests using (id) left join brand_words using (id)
    offset 0
  )
  select id,
    case brand_disclosure
      when 'public' then said || branded
      when 'members' then ts_delete(said, redacted) || array_to_tsvector(array(
        select '+' || word from unnest(tsvector_to_array(branded) || redacted) as word))
      else ts_delete(said, redacted)
    end
  from parts
$$;

-- Writes the search rows of these lots. Waits for concurrent writers of them, to see what they wrote.
create or replace function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  open_ids uuid[];
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  -- Lock of all writers of the catalogue, who share the table of words.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  open_ids := array(select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed'));
  with found as materialized (
    select * from words_of_lots(open_ids)
  ), written as (
    insert into lot_search (lot_id, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until, availability,
      condition, incoterm, country, categories, brands, pallets, certificates, sizes, colours)
    select id, date_trunc('milliseconds', listed_at), public_unit_price, member_unit_price, trunc(base_quantity), date_min,
      case when date_type = 'use_by' then date_min end, option_until, status, condition, incoterm, country,
      categories || food_categories, brand_keys(words), pallets_of(facts, unit, quantity), certificates_of(facts),
      coalesce(sizes, '{}'), coalesce(colours, '{}')
    from found join lots on id = found.lot_id left join variants_of_lots(open_ids) as variants on variants.lot_id = id
    on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
      member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
      use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
      condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
      categories = excluded.categories, brands = excluded.brands, pallets = excluded.pallets,
      certificates = excluded.certificates, sizes = excluded.sizes, colours = excluded.colours
  )
  insert into lot_words (lot_id, words) select lot_id, words from found
  -- Most changes are of prices and quantities, and leave the index of words alone.
  on conflict (lot_id) do update set words = excluded.words where lot_words.words <> excluded.words;
end
$$;

-- Adds the words of these lots to the words of the catalogue. The lock of the catalogue is held, so no other transaction adds
-- the same.
create or replace function record_words(lot_ids uuid[]) returns void language sql set enable_seqscan = off set enable_nestloop = off as $$
  with found as materialized (
    -- One for members only has a `+` before it. Numbers, and codes that begin with a digit, sort before letters.
    select case when word >= 'A' then word else ltrim(word, '+') end as word, bool_or(word >= 'A') as public
    from (select unnest(tsvector_to_array(words)) collate "C" as word from lot_words where lot_id = any (lot_ids)) as mentioned
    where word >= 'A' or (word >= '+A' and word < ',')
    group by 1
  ), known as materialized (
    select word, german, public from catalogue_words where word = any (array(select word from found))
  ), german as materialized (
    select distinct word collate "C" as word
    from lot_texts, string_to_table(plain_words(title || ' ' || left(description, 4000)), ' ') as word
    where language = 'de' and lot_id = any (array(select lot_id from lot_words where lot_id = any (lot_ids)))
  ), news as materialized (
    select found.word, known.word is null as is_new, german.word is not null as german, found.public
    from found left join known on known.word = found.word left join german on german.word = found.word
    where known.word is null or (not known.german and german.word is not null) or (not known.public and found.public)
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
create or replace function bring_into_catalogue(lot_ids uuid[]) returns void language sql as $$
  select index_lots(lot_ids);
  select record_words(lot_ids);
  select record_brands(lot_ids);
$$;
update catalogue_changes set changed_by = pg_current_xact_id();
