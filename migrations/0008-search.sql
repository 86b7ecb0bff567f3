-- Joins words at hyphens, dots and apostrophes: `T-Shirt` becomes `TShirt`.
create function joined_words(written text) returns text language sql immutable parallel safe return
  regexp_replace(written, '(?<=[[:alnum:]])[-''’.&/](?=[[:alnum:]])', '', 'g');

-- Removes common Polish endings, for which PostgreSQL has no stemmer: `butów` and `buty` become `but`.
create function polish_stems(plain text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(plain, '([bcdfghjklmnprstwz])(?:ek|ki|ka|ke|ko|ce)\M', '\1k', 'g'),
    '([[:alpha:]]{3})(?:iami|ami|iach|ach|owie|owi|iom|om|iem|em|ego|emu|ymi|imi|ych|ich|ymi|ow|ej|ie|y|i|a|e|o|u)\M', '\1', 'g');

-- Stems by language. Each configuration is a literal: looking it up by name costs as much as stemming a title.
create function word_stems(language text, plain text) returns tsvector language sql stable parallel safe return
  case language
    when 'en' then to_tsvector('english', plain)
    when 'de' then to_tsvector('german', plain)
    when 'fr' then to_tsvector('french', plain)
    when 'es' then to_tsvector('spanish', plain)
    when 'it' then to_tsvector('italian', plain)
    when 'pl' then to_tsvector('simple', polish_stems(plain))
    when 'el' then to_tsvector('greek', plain)
    when 'ar' then to_tsvector('arabic', plain)
    else to_tsvector('simple', plain)
  end;

create aggregate join_words(tsvector) (stype = tsvector, sfunc = tsvector_concat, initcond = '');

create function brand_key(brand text) returns text language sql stable parallel safe return
  'b:' || regexp_replace(btrim(plain_words(brand)), ' +', '_', 'g');

-- Brands among the words. One for members only has a `+` before it.
create function brand_keys(words tsvector) returns text[] language sql immutable parallel safe return
  array(select word from unnest(tsvector_to_array(words)) as word where starts_with(word, 'b:') or starts_with(word, '+b:'));

-- Greek and Arabic letters as Latin ones: a server with the `C` locale makes no trigrams of others. Most words are ASCII and
-- skip the translation.
create function latin_letters(word text) returns text language sql immutable parallel safe return
  case when octet_length(word) = length(word) then word
    else translate(word,
      'αβγδεζηθικλμνξοπρσςτυφχψωابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ',
      'abgdezhtiklmnxoprsstyfcpwabttjhkdzrzsssdtzagfqklmnhwyhyaaaawy')
  end;

-- Transaction that changed the catalogue last; counts made before it are outdated. Updating the row is also the lock of all
-- writers of the catalogue.
create table catalogue_changes (
  one boolean primary key default true check (one),
  changed_by xid8 not null
);
insert into catalogue_changes (changed_by) values (pg_current_xact_id());

-- One narrow row per lot in the catalogue, for search, filters, counts and order. Written by `index_lots`.
create table lot_search (
  lot_id uuid primary key references lots (id) on delete cascade,
  row_number integer not null unique check (row_number >= 0),
  listed_at timestamptz not null,
  -- Euro cents for one base unit, where the audience may know them.
  public_price bigint,
  member_price bigint,
  -- Base quantity without decimals.
  quantity bigint not null,
  date_min date,
  -- Last day on which it may be sold.
  use_by date,
  reserved_until date,
  availability text not null check (availability in ('published', 'on_option', 'unconfirmed')),
  condition text not null,
  incoterm text not null,
  country text not null,
  -- Including those of food.
  categories text[] not null,
  -- As `brand_keys` reads them off the words, to count brands of a few thousand lots by rows.
  brands text[] not null,
  -- Words and stems. Words of a brand for members only have a `+` before them; those of a brand for the team only are left out.
  words tsvector not null,
  -- PostgreSQL moves words out of a row only when the row exceeds 2 KB: this makes it so, and compresses to 40 bytes.
  filler text not null default repeat(' ', 2000)
) with (toast_tuple_target = 400);
alter table lot_search alter column words set storage external;
alter table lot_search alter column words set statistics 1000;
create index lot_search_newest on lot_search (listed_at desc, lot_id desc);
create index lot_search_matches on lot_search using gin (words, categories, condition, country, incoterm);
create index lot_search_use_by on lot_search (use_by) where use_by is not null;
create index lot_search_reserved on lot_search (reserved_until) where reserved_until is not null;
create index lot_search_public_price on lot_search (public_price, lot_id) include (row_number);
create index lot_search_member_price on lot_search (member_price, lot_id) include (row_number);
create index lot_search_quantity on lot_search (quantity desc, lot_id desc) include (row_number);
create index lot_search_shelf_life on lot_search (date_min desc, lot_id desc) include (row_number) where date_min is not null;

-- Every word of the catalogue, to complete, split and correct queries.
create table catalogue_words (
  word text collate "C" primary key check (length(word) between 2 and 40),
  reversed text collate "C" not null generated always as (reverse(word)) stored,
  -- From a German text, so may be a compound or part of one.
  german boolean not null,
  -- Not only visible to members.
  public boolean not null
);
create index catalogue_words_reversed on catalogue_words (reversed) where german;
create index catalogue_words_short on catalogue_words (length(word)) where length(word) <= 6;
create index catalogue_words_similar on catalogue_words using gin (latin_letters(word) gin_trgm_ops);

-- Names of categories in all languages, so that `jouets` finds toys. Several words are written as one.
create table category_words (
  word text collate "C" not null check (length(word) between 2 and 40),
  -- Including those of food.
  category text not null,
  primary key (word, category)
);

-- Brands by their key among the words; one for members only has a `+` before it. The name is spelt as in one of its lots.
create table catalogue_brands (
  key text collate "C" primary key check (key ~ '^\+?b:.'),
  name text not null
);

-- Words that have a bitmap, because reading every lot that has them takes too long.
create table frequent_words (
  word text collate "C" primary key
);

-- Numbers of lots in the bitmaps.
create sequence lot_row_numbers as integer minvalue 0 start 0;

-- Row numbers of lots that have left the catalogue, to be reused.
create table free_row_numbers (
  row_number integer primary key
);

-- Row numbers changed by running transactions.
create unlogged table changed_row_numbers (
  transaction xid8 not null,
  row_number integer not null
);
create index changed_row_numbers_of_transaction on changed_row_numbers (transaction);

-- Bitmap of one value for 12,000 lots, from row number `segment` * 12,000 on. Pages keep room for updates.
create table lot_bitmaps (
  facet text not null,
  value text not null,
  segment integer not null,
  lots bit(12000) not null,
  primary key (facet, segment, value)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.5);
alter table lot_bitmaps alter column lots set storage plain;
create index lot_bitmaps_of_segment on lot_bitmaps (segment);

-- Bitmap of some row numbers within a segment: bitmap_at(number, 1). Made dynamically to write 12,000 zeros.
do $$
begin
  execute format('create aggregate bitmap_at (integer, integer) (stype = bit, sfunc = set_bit, initcond = %L, parallel = safe)',
    repeat('0', 12000));
end
$$;

create function day_number(day date) returns bigint language sql immutable parallel safe return day - date '2000-01-01';

-- Price or quantity step by the first four binary digits: eight steps per power of two, one each below eight.
create function number_step(number bigint) returns integer language sql immutable parallel safe return
  8 * width_bucket(number, array[16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288,
    1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 2147483648,
    4294967296, 8589934592, 17179869184, 34359738368, 68719476736]::bigint[])
  + (number >> width_bucket(number, array[16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
    524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824,
    2147483648, 4294967296, 8589934592, 17179869184, 34359738368, 68719476736]::bigint[]))::integer;

-- The values that a lot is counted by.
create view lot_facts as
  select row_number, single.facet, single.value
  from lot_search as lot cross join lateral (
    select * from unnest(
      array['all', 'condition', 'country', 'incoterm', 'availability', 'kind', 'public_price', 'member_price', 'quantity', 'dated',
        'public_price_step', 'member_price_step', 'quantity_step', 'date_min_step', 'listed_day'],
      array['', condition, country, incoterm, availability, case when 'food' = any (categories) then 'food' else 'stocklot' end,
        width_bucket(public_price, array[100, 500, 1000, 2500, 10000]::bigint[])::text,
        width_bucket(member_price, array[100, 500, 1000, 2500, 10000]::bigint[])::text,
        width_bucket(lot.quantity, array[500, 1000, 5000, 20000]::bigint[])::text,
        case when date_min is not null then '' end,
        lpad(number_step(least(public_price, 137438953471))::text, 3, '0'),
        lpad(number_step(least(member_price, 137438953471))::text, 3, '0'),
        lpad(number_step(least(lot.quantity, 137438953471))::text, 3, '0'),
        lpad((least(greatest(day_number(date_min), 0), 65535) >> 5)::text, 4, '0'),
        lpad(least(greatest(day_number((listed_at at time zone 'UTC')::date), 0), 65535)::text, 5, '0')]
    )
    union all
    select 'category', category from unnest(categories) as category
  ) as single (facet, value)
  where value is not null;

create view lot_values as
  select row_number, facet, value from lot_facts
  union all
  select row_number, case when lexeme ~ '^\+?b:' then 'brand' else 'word' end, lexeme
  from lot_search, unnest(tsvector_to_array(words)) as lexeme
  where lexeme in (select word from frequent_words);

-- Updates the bitmaps of these row numbers from their rows.
create function write_bitmaps(row_numbers integer[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  with present as materialized (
    select facet, value, row_number / 12000 as segment, bitmap_at(row_number % 12000, 1) as lots
    from lot_values
    where row_number = any (row_numbers)
    group by 1, 2, 3
  ), changed as materialized (
    select row_number / 12000 as segment, bitmap_at(row_number % 12000, 1) as lots from unnest(row_numbers) as row_number group by 1
  ), updated as (
    update lot_bitmaps set lots = written.lots
    from (
      select facet, value, segment,
        case when present.lots is null then known.lots & ~changed.lots else known.lots & ~changed.lots | present.lots end as lots
      from changed join lot_bitmaps as known using (segment) left join present using (facet, value, segment)
    ) as written
    where lot_bitmaps.facet = written.facet and lot_bitmaps.value = written.value and lot_bitmaps.segment = written.segment
      and lot_bitmaps.lots <> written.lots
  )
  insert into lot_bitmaps (facet, value, segment, lots)
  select facet, value, segment, lots from present
  where not exists (
    select from lot_bitmaps as known
    where known.facet = present.facet and known.value = present.value and known.segment = present.segment
  );
end
$$;

create function record_changed_row_numbers() returns trigger language plpgsql as $$
begin
  insert into changed_row_numbers (transaction, row_number) select pg_current_xact_id(), row_number from changed;
  return null;
end
$$;
create trigger lot_search_inserted after insert on lot_search referencing new table as changed
  for each statement execute function record_changed_row_numbers();
create trigger lot_search_updated after update on lot_search referencing new table as changed
  for each statement execute function record_changed_row_numbers();
create trigger lot_search_deleted after delete on lot_search referencing old table as changed
  for each statement execute function record_changed_row_numbers();

create function clear_bitmaps() returns trigger language plpgsql as $$
begin
  delete from lot_bitmaps;
  delete from free_row_numbers;
  delete from changed_row_numbers;
  perform setval('lot_row_numbers', 0, false);
  return null;
end
$$;
create trigger lot_search_emptied after truncate on lot_search for each statement execute function clear_bitmaps();

-- Makes bitmaps of the most frequent word that has none, if its share of all lots is at least this, according to the statistics
-- of the database; likewise of the forty most frequent brands. Returns the word, or null.
create function add_frequent_word(share double precision) returns text language plpgsql set enable_seqscan = off as $$
declare
  added text;
begin
  -- Lock of all writers of the catalogue.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  with common as materialized (
    select word, frequency, word ~ '^\+?b:' as is_brand,
      row_number() over (partition by word ~ '^\+?b:' order by frequency desc, word) as place
    from (
      select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as frequency
      from pg_stats where schemaname = current_schema and tablename = 'lot_search' and attname = 'words'
    ) as known
    where word is not null
  ), left_behind as (
    -- Brands that fell far behind make room.
    delete from frequent_words
    where word ~ '^\+?b:' and exists (select from common) and word not in (select word from common where is_brand and place <= 60)
    returning word
  ), emptied as (
    delete from lot_bitmaps using left_behind where facet = 'brand' and value = left_behind.word
  )
  select word into added
  from common
  where case when is_brand
      then place <= 40 and (select count(*) from frequent_words where word ~ '^\+?b:') < 60
      else frequency >= share
    end
    and word not in (select frequent_words.word from frequent_words)
  order by frequency desc
  limit 1;
  if added is null then return null; end if;
  insert into frequent_words (word) values (added);
  insert into lot_bitmaps (facet, segment, value, lots)
  select case when added ~ '^\+?b:' then 'brand' else 'word' end, row_number / 12000, added, bitmap_at(row_number % 12000, 1)
  from lot_search where words @@ quote_literal(added)::tsquery
  group by row_number / 12000;
  return added;
end
$$;

-- The words of lots. Words of a brand for members only get a `+` before them; those of a brand for the team only are left out.
create function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' '
        || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place')) as whereabouts
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
      when 'members' then ts_delete(said, redacted) || array_to_tsvector(array(
        select '+' || word from unnest(tsvector_to_array(branded) || redacted) as word))
      else ts_delete(said, redacted)
    end
  from parts
$$;

-- Writes the search rows of these lots. Waits for concurrent writers of them, to see what they wrote.
create function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  open_ids uuid[];
  fresh_ids uuid[];
  numbers integer[];
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  -- Lock of all writers of the catalogue: bitmaps are shared by all lots.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  open_ids := array(select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed'));
  if open_ids = '{}' then return; end if;
  fresh_ids := array(select id from unnest(open_ids) as id where not exists (select from lot_search where lot_id = id));
  -- Row numbers of lots that have left are reused.
  with given as (
    delete from free_row_numbers
    where row_number in (select row_number from free_row_numbers order by row_number limit cardinality(fresh_ids))
    returning row_number
  )
  select array_agg(row_number) into numbers from given;
  numbers := numbers || array(
    select nextval('lot_row_numbers')::integer from generate_series(1, cardinality(fresh_ids) - coalesce(cardinality(numbers), 0)));
  insert into lot_search (lot_id, row_number, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words, brands)
  select id, coalesce(known.row_number, fresh.row_number), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words,
    brand_keys(found.words)
  from words_of_lots(open_ids) as found
  join lots on id = found.lot_id
  left join unnest(fresh_ids, numbers) as fresh (lot_id, row_number) on fresh.lot_id = id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, brands = excluded.brands,
    filler = excluded.filler;
end
$$;

-- Adds the words of these lots to the words of the catalogue. The lock of the catalogue is held, so no other transaction adds
-- the same.
create function record_words(lot_ids uuid[]) returns void language sql set enable_seqscan = off set enable_nestloop = off as $$
  with found as materialized (
    -- One for members only has a `+` before it. Numbers, and codes that begin with a digit, sort before letters.
    select case when word >= 'A' then word else ltrim(word, '+') end as word, bool_or(word >= 'A') as public
    from (select unnest(tsvector_to_array(words)) collate "C" as word from lot_search where lot_id = any (lot_ids)) as mentioned
    where word >= 'A' or (word >= '+A' and word < ',')
    group by 1
  ), known as materialized (
    select word, german, public from catalogue_words where word = any (array(select word from found))
  ), german as materialized (
    select distinct word collate "C" as word
    from lot_texts, string_to_table(plain_words(title || ' ' || left(description, 4000)), ' ') as word
    where language = 'de' and lot_id = any (array(select lot_id from lot_search where lot_id = any (lot_ids)))
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

-- Adds the brands of these lots.
create function record_brands(lot_ids uuid[]) returns void language sql as $$
  insert into catalogue_brands (key, name)
  select key, min(brand)
  from (
    select case brand_disclosure when 'members' then '+' else '' end || brand_key(brand) as key, brand
    from lots, unnest(brands[:1000]) as brand
    where id = any (lot_ids) and brand_disclosure <> 'on_request' and status in ('published', 'on_option', 'unconfirmed')
  ) as written
  where key !~ ':$' and not exists (select from catalogue_brands as known where known.key = written.key)
  group by key
  order by key
  on conflict (key) do nothing
$$;

-- Indexes lots in every table of the search.
create function bring_into_catalogue(lot_ids uuid[]) returns void language plpgsql as $$
declare
  row_numbers integer[];
begin
  perform index_lots(lot_ids);
  perform record_words(lot_ids);
  perform record_brands(lot_ids);
  with own as (
    delete from changed_row_numbers where transaction = pg_current_xact_id() returning row_number
  )
  select array_agg(distinct row_number) into row_numbers from own;
  if row_numbers is null then return; end if;
  perform write_bitmaps(row_numbers);
  insert into free_row_numbers (row_number)
  select changed from unnest(row_numbers) as changed
  where not exists (select from lot_search where row_number = changed);
end
$$;

-- Lots changed by running transactions.
create unlogged table changed_lots (
  transaction xid8 primary key,
  lot_ids uuid[] not null
);

create function record_changed_lots() returns trigger language plpgsql as $$
begin
  execute format('
    insert into changed_lots (transaction, lot_ids)
    select pg_current_xact_id(), ids from (select array_agg(distinct %I) as ids from changed) as noted where ids is not null
    on conflict (transaction) do update set lot_ids = changed_lots.lot_ids || excluded.lot_ids', tg_argv[0]);
  return null;
end
$$;
-- Rows deleted with their lot (trigger depth above 0) are no change of their own.
create trigger lots_inserted after insert on lots referencing new table as changed
  for each statement execute function record_changed_lots('id');
create trigger lots_updated after update on lots referencing new table as changed
  for each statement execute function record_changed_lots('id');
create trigger lots_deleted after delete on lots referencing old table as changed
  for each statement execute function record_changed_lots('id');
create trigger texts_inserted after insert on lot_texts referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');
create trigger texts_updated after update on lot_texts referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');
create trigger texts_deleted after delete on lot_texts referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');
create trigger lines_inserted after insert on lot_lines referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');
create trigger lines_updated after update on lot_lines referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');
create trigger lines_deleted after delete on lot_lines referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function record_changed_lots('lot_id');

-- Lots of imports that are stored but not indexed yet.
create table waiting_lots (
  id bigint generated always as identity primary key,
  lot_ids uuid[] not null,
  since timestamptz not null
);

-- With `stocklot.found_later` on, lots new to the catalogue wait; others, which visitors may be looking at, do not.
create function index_changed_lots() returns trigger language plpgsql as $$
declare
  changed uuid[];
  fresh uuid[];
begin
  delete from changed_lots where transaction = new.transaction returning lot_ids into changed;
  changed := array(select distinct id from unnest(changed) as id);
  if current_setting('stocklot.found_later', true) = 'on' then
    fresh := array(
      select id from lots
      where id = any (changed) and status in ('published', 'on_option', 'unconfirmed')
        and not exists (select from lot_search where lot_id = id)
    );
    if fresh <> '{}' then
      insert into waiting_lots (lot_ids, since) values (fresh, now());
      changed := array(select unnest(changed) except select unnest(fresh));
    end if;
  end if;
  if changed <> '{}' then perform bring_into_catalogue(changed); end if;
  return null;
end
$$;
-- At the end of the transaction, when all parts of its lots are written.
create constraint trigger changed_lots_indexed after insert on changed_lots
  deferrable initially deferred for each row execute function index_changed_lots();

-- Indexes waiting lots: these, or the oldest that have waited for ten seconds because their writer is gone. Lots locked by
-- others keep waiting. Returns whether there were any.
create function index_waiting_lots(these uuid[]) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  changed uuid[];
  held uuid[];
begin
  with taken as (
    delete from waiting_lots where id in (
      select id from waiting_lots
      where case when these is null then since < now() - interval '10 seconds' else lot_ids[1] = any (these) end
      order by id limit case when these is null then 1 end
      for update skip locked
    )
    returning lot_ids
  )
  select array_agg(distinct lot_id) into changed from taken, unnest(lot_ids) as lot_id;
  if changed is null then return false; end if;
  held := array(select id from lots where id = any (changed) order by id for no key update skip locked);
  insert into waiting_lots (lot_ids, since)
  select left_out, now()
  from (select array_agg(id) as left_out from lots where id = any (changed) and id <> all (held)) as busy
  where left_out is not null;
  perform bring_into_catalogue(held);
  -- Cached pages were rendered without them.
  perform pg_notify('content', '');
  return true;
end
$$;
