-- Lots are indexed with fewer steps: numbers are given all at once, German texts are not parsed twice to learn their words, and
-- indexes that nothing reads any more are gone. Whatever is counted of a few lots is read from their rows: see lot_facts.

drop function take_ordinal();

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
    availability, condition, incoterm, country, categories, words)
  select id, coalesce(known.ordinal, fresh.ordinal), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words
  from words_of_lots(open_ids) as found
  join lots on id = found.lot_id
  left join unnest(fresh_ids, numbers) as fresh (lot_id, ordinal) on fresh.lot_id = id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, filler = excluded.filler;
  with german as (
    select distinct word
    from lot_texts, string_to_table(plain_words(title || ' ' || left(description, 4000)), ' ') as word
    where language = 'de' and lot_id = any (open_ids)
  ), mentioned as (
    select ltrim(word, '+') as spelt, bool_or(left(word, 1) <> '+') as public
    from ts_stat(format('select words from lot_search where lot_id = any (%L)', open_ids))
    where length(word) between 2 and 41
    group by 1
  ), told as (
    select spelt, public, spelt in (select word from german) as german from mentioned
    where spelt ~ '^[[:alpha:]][[:alnum:]]+$' and length(spelt) <= 40
  )
  insert into catalogue_words (word, german, public)
  select spelt, german, public from told
  where not exists (
      select from catalogue_words as known
      where known.word = spelt and (known.german or not told.german) and (known.public or not told.public)
    )
  order by spelt
  on conflict (word) do update
  set german = catalogue_words.german or excluded.german, public = catalogue_words.public or excluded.public;
end
$$;

-- What counting by rows needed; strings of bits do it since.
drop index lot_search_of_country, lot_search_of_condition, lot_search_of_incoterm, lot_search_of_availability;

-- What is counted of a lot, as its row tells it.
create view lot_facts as
  select ordinal, single.facet, single.value
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

create or replace view lot_values as
  select ordinal, facet, value from lot_facts
  union all
  select ordinal, case when lexeme ~ '^\+?b:' then 'brand' else 'word' end, lexeme
  from lot_search, unnest(tsvector_to_array(words)) as lexeme
  where lexeme in (select word from frequent_words);
