-- Searches by number of pallets and by certificate.

-- Certificates as they stand among the words of a lot.
create function certificate_keys(facts jsonb) returns text[] language sql immutable parallel safe return
  array(select 'c:' || lower(name)
    from jsonb_array_elements_text(case jsonb_typeof(facts -> 'food' -> 'certificates')
      when 'array' then facts -> 'food' -> 'certificates' else '[]' end) as name);

-- How many pallets a lot is: as said, or as its unit says. A trailer holds 33, a container 11 or 24.
create function pallets_of(facts jsonb, unit text, quantity numeric) returns integer language sql immutable parallel safe return
  least(case
    when jsonb_typeof(facts -> 'packaging' -> 'pallets') = 'number' then (facts -> 'packaging' ->> 'pallets')::numeric
    else quantity * case unit when 'XPX' then 1 when 'ftl' then 33 when 'c20' then 11 when 'c40' then 24 when 'c40hc' then 24 end
  end, 1000000)::integer;

alter table lot_search add column pallets integer;
create index lot_search_pallets on lot_search (pallets) where pallets is not null;

-- No bitmap has either, so none is to be written again.
alter table lot_search disable trigger user;
update lot_search
set pallets = pallets_of(facts, unit, lots.quantity), words = words || array_to_tsvector(certificate_keys(facts))
from lots
where id = lot_id and (pallets_of(facts, unit, lots.quantity) is not null or certificate_keys(facts) <> '{}');
alter table lot_search enable trigger user;

-- As before, with the certificates among the words: `c:ifs`. Words of a brand for members only get a `+` before them; those of a brand for the team only are left out.
create or replace function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' '
        || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place')) as whereabouts,
      certificate_keys(facts) as certificates
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
        || array_to_tsvector(certificates) as said,
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
    availability, condition, incoterm, country, categories, words, brands, pallets)
  select id, coalesce(known.row_number, fresh.row_number), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words,
    brand_keys(found.words), pallets_of(facts, unit, lots.quantity)
  from words_of_lots(open_ids) as found
  join lots on id = found.lot_id
  left join unnest(fresh_ids, numbers) as fresh (lot_id, row_number) on fresh.lot_id = id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, brands = excluded.brands,
    filler = excluded.filler, pallets = excluded.pallets;
end
$$;
