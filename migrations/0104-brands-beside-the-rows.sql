-- Brands stand in the rows that are searched, so that those of a few thousand lots are counted by them, and not by a string of bits for each
-- brand and segment. One that only members may know has a `+` before it, as among the words.
create function brand_keys(words tsvector) returns text[] language sql immutable parallel safe return
  array(select word from unnest(tsvector_to_array(words)) as word where starts_with(word, 'b:') or starts_with(word, '+b:'));

-- Null: not written yet. A job does that, a few rows at a time: to write a million of them at once takes minutes, in which nobody searches.
alter table lot_search add column brands text[];
create index lot_search_without_brands on lot_search (ordinal) where brands is null;

-- Writes what is searched of these lots. Whoever changes one of them meanwhile waits, and so sees what this has seen.
create or replace function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  open_ids uuid[];
  fresh_ids uuid[];
  numbers integer[];
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  -- From here on writers of the catalogue take turns: strings of bits are shared by all lots.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  open_ids := array(select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed'));
  if open_ids = '{}' then return; end if;
  fresh_ids := array(select id from unnest(open_ids) as id where not exists (select from lot_search where lot_id = id));
  -- Numbers of lots that have left the catalogue are given again.
  with given as (
    delete from free_ordinals where ordinal in (select ordinal from free_ordinals order by ordinal limit cardinality(fresh_ids))
    returning ordinal
  )
  select array_agg(ordinal) into numbers from given;
  numbers := numbers || array(
    select nextval('lot_ordinals')::integer from generate_series(1, cardinality(fresh_ids) - coalesce(cardinality(numbers), 0)));
  insert into lot_search (lot_id, ordinal, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words, brands)
  select id, coalesce(known.ordinal, fresh.ordinal), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words,
    brand_keys(found.words)
  from words_of_lots(open_ids) as found
  join lots on id = found.lot_id
  left join unnest(fresh_ids, numbers) as fresh (lot_id, ordinal) on fresh.lot_id = id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, brands = excluded.brands,
    filler = excluded.filler;
end
$$;
