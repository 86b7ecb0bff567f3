-- What is searched is written once for all lots that a transaction has changed, when it ends: row by row it took five times as long.

drop trigger lots_searched on lots;
drop function write_lot_search();
drop function lot_words(lots);

-- Spaces stay as they are, which spares most of the work.
create or replace function plain_words(written text) returns text language sql stable parallel safe return
  regexp_replace(lower(unaccent(written)), '[^[:alnum:] ]+', ' ', 'g');

create or replace function brand_key(brand text) returns text language sql stable parallel safe return
  'b:' || regexp_replace(btrim(plain_words(brand)), ' +', '_', 'g');

-- Each language is named where it is used: to look a dictionary up by a text costs as much as to stem a title.
create or replace function word_stems(language text, plain text) returns tsvector language sql stable parallel safe return
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

-- The words of lots. A brand that only members may know, and what tells it, has a `+`
-- before each of its words; one that only the team may know has none here.
create function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' ' || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place'))
        as whereabouts
    from lots where id = any (lot_ids)
  ), texts as (
    select id,
      join_words(setweight(word_stems(language, title) || to_tsvector('simple', title), 'A')
        || setweight(word_stems(language, description) || to_tsvector('simple', description), 'C')) as words
    from (
      -- What holds together is also found as one word, but for lots whose brands are struck out: `Brand's` must not stay as `brands`.
      select id, language,
        plain_words(title || case when brand_disclosure = 'public' then ' ' || joined_words(title) else '' end) as title,
        plain_words(left(description, 4000)) as description
      from chosen join lot_texts on lot_texts.lot_id = id
      offset 0
    ) as plain
    group by id
  ), manifests as (
    -- The first words of a long manifest, and every code in it.
    select id, plain_words(left(string_agg(distinct name, ' '), 20000)) as names,
      coalesce(string_agg(ltrim(gtin, '0'), ' '), '') || ' ' ||
        plain_words(left(coalesce(string_agg(sku || ' ' || joined_words(sku), ' '), ''), 20000)) as codes
    from chosen join lot_lines on lot_lines.lot_id = id
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

-- Writes what is searched of these lots. Whoever changes one of them meanwhile waits, and so sees what this has seen.
create function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  insert into lot_search (lot_id, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words)
  select id, date_trunc('milliseconds', listed_at), public_unit_price, member_unit_price, trunc(base_quantity), date_min,
    case when date_type = 'use_by' then date_min end, option_until, status, condition, incoterm, country,
    categories || food_categories, words
  from words_of_lots(array(
    select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed')
  )) join lots on id = lot_id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words;
  insert into catalogue_words (word, german, public)
  select spelt, mentioned.german, mentioned.public
  from (
    select ltrim(found.word, '+') as spelt, bool_or(german.word is not null) as german, bool_or(left(found.word, 1) <> '+') as public
    from ts_stat(format('select words from lot_search where lot_id = any (%L)', lot_ids)) as found
    left join ts_stat(format('select to_tsvector(''simple'', plain_words(title || '' '' || left(description, 4000)))
      from lot_texts where language = ''de'' and lot_id = any (%L)', lot_ids)) as german on german.word = found.word
    group by spelt
  ) as mentioned
  where not exists (
      select from catalogue_words as known
      where known.word = spelt and (known.german or not mentioned.german) and (known.public or not mentioned.public)
    )
    and spelt ~ '^[[:alpha:]][[:alnum:]]+$' and length(spelt) <= 40
  order by spelt
  on conflict (word) do update
  set german = catalogue_words.german or excluded.german, public = catalogue_words.public or excluded.public;
end
$$;

-- Lots that the running transactions have changed.
create unlogged table changed_lots (
  transaction xid8 primary key,
  lot_ids uuid[] not null
);

create function note_changed_lots() returns trigger language plpgsql as $$
begin
  execute format('
    insert into changed_lots (transaction, lot_ids)
    select pg_current_xact_id(), ids from (select array_agg(distinct %I) as ids from changed) as noted where ids is not null
    on conflict (transaction) do update set lot_ids = changed_lots.lot_ids || excluded.lot_ids', tg_argv[0]);
  return null;
end
$$;

-- Whoever writes a lot, and whatever of it. What goes with its lot is no change of its own.
create trigger lots_inserted after insert on lots referencing new table as changed
  for each statement execute function note_changed_lots('id');
create trigger lots_updated after update on lots referencing new table as changed
  for each statement execute function note_changed_lots('id');
create trigger lots_deleted after delete on lots referencing old table as changed
  for each statement execute function note_changed_lots('id');
create trigger texts_inserted after insert on lot_texts referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');
create trigger texts_updated after update on lot_texts referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');
create trigger texts_deleted after delete on lot_texts referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');
create trigger lines_inserted after insert on lot_lines referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');
create trigger lines_updated after update on lot_lines referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');
create trigger lines_deleted after delete on lot_lines referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function note_changed_lots('lot_id');

create function index_changed_lots() returns trigger language plpgsql as $$
declare
  noted uuid[];
begin
  delete from changed_lots where transaction = new.transaction returning lot_ids into noted;
  perform index_lots(array(select distinct id from unnest(noted) as id));
  return null;
end
$$;

-- When the transaction ends, and with it all that belongs to its lots is there.
create constraint trigger changed_lots_indexed after insert on changed_lots
  deferrable initially deferred for each row execute function index_changed_lots();
