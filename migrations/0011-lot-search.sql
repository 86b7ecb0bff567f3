create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

-- A text as words are compared: small letters without accents, spaces between.
create function plain_words(written text) returns text language sql stable parallel safe return
  regexp_replace(lower(unaccent(written)), '[^[:alnum:]]+', ' ', 'g');

-- What hyphens, dots and apostrophes hold together, as one word: `T-Shirt` is `TShirt`.
create function joined_words(written text) returns text language sql immutable parallel safe return
  regexp_replace(written, '(?<=[[:alnum:]])[-''’.&/](?=[[:alnum:]])', '', 'g');

-- Plain words without the commonest endings of Polish, for which PostgreSQL has no stemmer: `butów` and `buty` are `but`.
create function polish_stems(plain text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(plain, '([bcdfghjklmnprstwz])(?:ek|ki|ka|ke|ko|ce)\M', '\1k', 'g'),
    '([[:alpha:]]{3})(?:iami|ami|iach|ach|owie|owi|iom|om|iem|em|ego|emu|ymi|imi|ych|ich|ymi|ow|ej|ie|y|i|a|e|o|u)\M', '\1', 'g');

-- Plain words of a language as that language's stemmer leaves them, without those that say nothing.
create function word_stems(language text, plain text) returns tsvector language sql stable parallel safe return
  case when language = 'pl' then to_tsvector('simple', polish_stems(plain))
  else to_tsvector((case language when 'en' then 'english' when 'de' then 'german' when 'fr' then 'french'
    when 'es' then 'spanish' when 'it' then 'italian' when 'el' then 'greek' when 'ar' then 'arabic' else 'simple'
    end)::regconfig, plain) end;

create aggregate join_words(tsvector) (stype = tsvector, sfunc = tsvector_concat, initcond = '');

-- A brand as filters name it.
create function brand_key(brand text) returns text language sql stable parallel safe return
  'b:' || replace(btrim(plain_words(brand)), ' ', '_');

-- What is searched, filtered, counted and sorted by: one narrow row for each lot in the catalogue, written by the trigger below.
create table lot_search (
  lot_id uuid primary key references lots (id) on delete cascade,
  listed_at timestamptz not null,
  -- Euro cents for one of the base quantity, where the audience may know them.
  public_price bigint,
  member_price bigint,
  -- The base quantity without its decimals.
  quantity bigint not null,
  date_min date,
  -- The last day on which it may be sold.
  use_by date,
  reserved_until date,
  availability text not null check (availability in ('published', 'on_option', 'unconfirmed')),
  condition text not null,
  incoterm text not null,
  country text not null,
  -- Those of food too.
  categories text[] not null,
  -- Words as they are and as stems. A brand that only members may know, and what tells it, has a `+` before each of its
  -- words; one that only the team may know has none here.
  words tsvector not null
) with (toast_tuple_target = 128);
-- The words stand outside of the rows, which are read by the thousand.
alter table lot_search alter column words set storage external;
alter table lot_search alter column words set statistics 1000;

create index lot_search_newest on lot_search (listed_at desc, lot_id desc);
create index lot_search_public_price on lot_search (public_price, lot_id);
create index lot_search_member_price on lot_search (member_price, lot_id);
create index lot_search_quantity on lot_search (quantity desc, lot_id desc);
create index lot_search_shelf_life on lot_search (date_min desc, lot_id desc) where date_min is not null;
create index lot_search_matches on lot_search using gin (words, categories, condition, country, incoterm);

-- Every word of the catalogue, to complete, split and correct what is typed.
create table catalogue_words (
  word text collate "C" primary key check (length(word) between 2 and 40),
  reversed text collate "C" not null generated always as (reverse(word)) stored,
  -- Stands in a German text, and so may be a part of a compound or one itself.
  german boolean not null,
  -- Not only in what members may know.
  public boolean not null
);
create index catalogue_words_reversed on catalogue_words (reversed) where german;
create index catalogue_words_similar on catalogue_words using gin (word gin_trgm_ops);
create index catalogue_words_short on catalogue_words (length(word)) where length(word) <= 6;

-- The transaction that changed the catalogue last: what was counted before it is counted anew.
create table catalogue_changes (
  one boolean primary key default true check (one),
  changed_by xid8 not null
);
insert into catalogue_changes (changed_by) values (pg_current_xact_id());

create function lot_words(lot lots) returns tsvector language plpgsql stable as $$
declare
  -- What holds together is also found as one word, but for lots whose brands are struck out: `Brand's` must not stay as `brands`.
  compounds constant boolean := lot.brand_disclosure = 'public';
  title text;
  description text;
  stems tsvector;
  manifest text;
  codes text;
  brands text := plain_words(left(array_to_string(lot.brands, ' '), 20000));
  said tsvector;
  branded tsvector;
  brand_words text[];
begin
  select coalesce(string_agg(own.title, ' '), ''), coalesce(string_agg(own.description, ' '), ''),
    join_words(setweight(word_stems(own.language, own.title), 'A') || setweight(word_stems(own.language, own.description), 'C'))
  into title, description, stems
  from (
    select language,
      plain_words(texts.title || case when compounds then ' ' || joined_words(texts.title) else '' end) as title,
      plain_words(left(texts.description, 4000)) as description
    from lot_texts as texts where lot_id = lot.id
  ) as own;
  -- The first words of a long manifest, and every code in it.
  select plain_words(left(coalesce(string_agg(distinct name, ' '), ''), 20000)),
    coalesce(string_agg(ltrim(gtin, '0'), ' '), '') || ' ' ||
      plain_words(left(coalesce(string_agg(sku || ' ' || joined_words(sku), ' '), ''), 20000))
  into manifest, codes
  from lot_lines where lot_id = lot.id;
  said := stems || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', description), 'C')
    || setweight(to_tsvector('simple', manifest) || word_stems(lot.main_language, manifest), 'D')
    || setweight(to_tsvector('simple', replace(lower(lot.reference), '-', '') || ' '
      || plain_words(concat_ws(' ', lot.facts ->> 'city', lot.facts ->> 'region', lot.facts ->> 'place'))), 'B');
  branded := setweight(to_tsvector('simple', brands || ' '
      || plain_words(joined_words(left(array_to_string(lot.brands, ' '), 20000)))), 'B')
    || setweight(to_tsvector('simple', codes), 'D')
    || array_to_tsvector(array(select brand_key(brand) from unnest(lot.brands[:1000]) as brand));
  if lot.brand_disclosure = 'public' then return said || branded; end if;
  select tsvector_to_array(join_words(word_stems(language, brands)) || to_tsvector('simple', brands)) into brand_words
  from unnest(array['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar']) as language;
  if lot.brand_disclosure = 'members' then
    return ts_delete(said, brand_words) || array_to_tsvector(array(
      select '+' || word from unnest(tsvector_to_array(branded) || brand_words) as word));
  end if;
  return ts_delete(said, brand_words);
end
$$;

create function write_lot_search() returns trigger language plpgsql as $$
declare
  lot lots;
  found_words tsvector;
  german_words text[];
begin
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  select * into lot from lots where id = new.id;
  if not found then return null; end if;
  if lot.status not in ('published', 'on_option', 'unconfirmed') then
    delete from lot_search where lot_id = lot.id;
    return null;
  end if;
  found_words := lot_words(lot);
  insert into lot_search (lot_id, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words)
  values (lot.id, date_trunc('milliseconds', lot.listed_at), lot.public_unit_price, lot.member_unit_price, trunc(lot.base_quantity), lot.date_min,
    case when lot.date_type = 'use_by' then lot.date_min end, lot.option_until,
    lot.status, lot.condition, lot.incoterm, lot.country, lot.categories || lot.food_categories, found_words)
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words;
  select coalesce(array_agg(lexeme), '{}') into german_words
  from lot_texts, unnest(to_tsvector('simple', plain_words(title || ' ' || left(description, 4000))))
  where lot_id = lot.id and language = 'de';
  insert into catalogue_words (word, german, public)
  select spelt, bool_or(german), bool_or(public)
  from (
    select ltrim(lexeme, '+') as spelt, lexeme = any (german_words) as german, left(lexeme, 1) <> '+' as public
    from unnest(tsvector_to_array(found_words)) as lexeme
  ) as mentioned
  where spelt ~ '^[[:alpha:]][[:alnum:]]+$' and length(spelt) <= 40
    and not exists (
      select from catalogue_words as known
      where known.word = spelt and (known.german or not mentioned.german) and (known.public or not mentioned.public)
    )
  group by spelt
  order by spelt
  on conflict (word) do update
  set german = catalogue_words.german or excluded.german, public = catalogue_words.public or excluded.public;
  return null;
end
$$;

-- When the transaction ends, and with it all that belongs to the lot is there; whoever writes it, and whatever of it.
create constraint trigger lots_searched after insert or update on lots
  deferrable initially deferred for each row execute function write_lot_search();

-- Lots from before this migration.
update lots set status = status;
