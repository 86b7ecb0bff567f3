-- Which lots have a value, as strings of bits: every lot in the catalogue has a number, and a bit in the string of each of its
-- values. Filters are ANDs and ORs of such strings, and counts the bits that are left. Written with the lots, in their transaction.

-- Numbers of lots that have left the catalogue, to be given again.
create table free_ordinals (
  ordinal integer primary key
);
create sequence lot_ordinals as integer minvalue 0 start 0;

create function take_ordinal() returns integer language plpgsql as $$
declare
  taken integer;
begin
  delete from free_ordinals where ordinal = (select ordinal from free_ordinals limit 1 for update skip locked) returning ordinal into taken;
  return coalesce(taken, nextval('lot_ordinals'));
end
$$;

-- PostgreSQL moves words out of a row only where that would be larger than 2 KB, however large it may stay then: the filler makes
-- it so, and takes 40 bytes itself. Rows with their words took a page for every seven of them.
alter table lot_search set (toast_tuple_target = 400);
alter table lot_search
  add column ordinal integer not null default nextval('lot_ordinals') unique check (ordinal >= 0),
  add column filler text not null default repeat(' ', 2000);
alter table lot_search alter column ordinal drop default;
create index lot_search_use_by on lot_search (use_by) where use_by is not null;
create index lot_search_reserved on lot_search (reserved_until) where reserved_until is not null;

-- The string of 12,000 lots for one value: those numbered from `segment` * 12,000 on. Pages keep room for changes.
create table lot_bits (
  facet text not null,
  value text not null,
  segment integer not null,
  lots bit(12000) not null,
  primary key (facet, segment, value)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.5);
alter table lot_bits alter column lots set storage plain;
create index lot_bits_of_segment on lot_bits (segment);

do $$
begin
  -- A string with a bit for each of some numbers within a segment: bits_at(number, 1).
  execute format('create aggregate bits_at (integer, integer) (stype = bit, sfunc = set_bit, initcond = %L, parallel = safe)', repeat('0', 12000));
end
$$;

-- One step of `numbers_up_to`.
create function narrow_by_slice(up_to bit, slice bit, is_set boolean) returns bit language sql immutable parallel safe return
  case when slice is null then case when is_set then up_to | ~up_to else up_to end
    when is_set then ~slice | up_to else ~slice & up_to end;

do $$
begin
  -- The lots whose number in a column is not above another one, out of the column's binary digits: for each, the lots that have it
  -- and whether the other has it, the lowest first (P. O'Neil, D. Quass: Improved query performance with variant indexes, 1997).
  execute format('create aggregate numbers_up_to (bit, boolean) (stype = bit, sfunc = narrow_by_slice, initcond = %L, parallel = safe)', repeat('1', 12000));
end
$$;

-- Days as numbers.
create function day_number(day date) returns bigint language sql immutable parallel safe return day - date '2000-01-01';

-- The values that lots have a bit for. The steps between prices and quantities are those of the filters; of numbers, each binary
-- digit that is set is a value, of those as large as anybody can ask for.
create view lot_values as
  select ordinal, single.facet, single.value
  from lot_search as lot, unnest(
    array['all', 'condition', 'country', 'incoterm', 'availability', 'kind', 'public_price', 'member_price', 'quantity', 'dated'],
    array['', condition, country, incoterm, availability, case when 'food' = any (categories) then 'food' else 'stocklot' end,
      width_bucket(public_price, array[100, 500, 1000, 2500, 10000]::bigint[])::text,
      width_bucket(member_price, array[100, 500, 1000, 2500, 10000]::bigint[])::text,
      width_bucket(lot.quantity, array[500, 1000, 5000, 20000]::bigint[])::text,
      case when date_min is not null then '' end]
  ) as single (facet, value)
  where value is not null
  union all
  select ordinal, 'category', category from lot_search, unnest(categories) as category
  union all
  select ordinal, facet, digit::text
  from lot_search as lot
  cross join lateral (values
    ('public_price_digit', least(public_price, 137438953471), 36), ('member_price_digit', least(member_price, 137438953471), 36),
    ('quantity_digit', least(lot.quantity, 1073741823), 29), ('date_digit', day_number(date_min), 15),
    ('listed_digit', day_number((listed_at at time zone 'UTC')::date), 15)
  ) as numbers (facet, number, highest)
  cross join lateral generate_series(0, highest) as digit
  where number > 0 and (number >> digit) & 1 = 1;

-- Brings the strings up to what the rows with these numbers say now, or that there are none.
create function write_bits(ordinals integer[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  with present as materialized (
    select facet, value, ordinal / 12000 as segment, bits_at(ordinal % 12000, 1) as lots
    from lot_values
    where ordinal = any (ordinals)
    group by 1, 2, 3
  ), changed as materialized (
    select ordinal / 12000 as segment, bits_at(ordinal % 12000, 1) as lots from unnest(ordinals) as ordinal group by 1
  ), updated as (
    update lot_bits set lots = written.lots
    from (
      select facet, value, segment,
        case when present.lots is null then known.lots & ~changed.lots else known.lots & ~changed.lots | present.lots end as lots
      from changed join lot_bits as known using (segment) left join present using (facet, value, segment)
    ) as written
    where lot_bits.facet = written.facet and lot_bits.value = written.value and lot_bits.segment = written.segment
      and lot_bits.lots <> written.lots
  )
  insert into lot_bits (facet, value, segment, lots)
  select facet, value, segment, lots from present
  where not exists (
    select from lot_bits as known
    where known.facet = present.facet and known.value = present.value and known.segment = present.segment
  );
end
$$;

-- Numbers of the rows that the running transactions have changed.
create unlogged table changed_ordinals (
  transaction xid8 not null,
  ordinal integer not null
);
create index changed_ordinals_of_transaction on changed_ordinals (transaction);

create function note_changed_ordinals() returns trigger language plpgsql as $$
begin
  insert into changed_ordinals (transaction, ordinal) select pg_current_xact_id(), ordinal from changed;
  return null;
end
$$;
create trigger lot_search_inserted after insert on lot_search referencing new table as changed
  for each statement execute function note_changed_ordinals();
create trigger lot_search_updated after update on lot_search referencing new table as changed
  for each statement execute function note_changed_ordinals();
create trigger lot_search_deleted after delete on lot_search referencing old table as changed
  for each statement execute function note_changed_ordinals();

create function forget_bits() returns trigger language plpgsql as $$
begin
  delete from lot_bits;
  delete from free_ordinals;
  delete from changed_ordinals;
  perform setval('lot_ordinals', 0, false);
  return null;
end
$$;
create trigger lot_search_emptied after truncate on lot_search for each statement execute function forget_bits();

-- Writes what is searched of these lots. Whoever changes one of them meanwhile waits, and so sees what this has seen.
create or replace function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  -- From here on writers of the catalogue take turns: strings of bits are shared by all lots.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  insert into lot_search (lot_id, ordinal, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words)
  select id, coalesce(known.ordinal, take_ordinal()), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words
  from words_of_lots(array(
    select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed')
  )) as found
  join lots on id = found.lot_id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, filler = excluded.filler;
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

create or replace function index_changed_lots() returns trigger language plpgsql as $$
declare
  noted uuid[];
  ordinals integer[];
begin
  delete from changed_lots where transaction = new.transaction returning lot_ids into noted;
  perform index_lots(array(select distinct id from unnest(noted) as id));
  with own as (
    delete from changed_ordinals where transaction = new.transaction returning ordinal
  )
  select array_agg(distinct ordinal) into ordinals from own;
  if ordinals is null then return null; end if;
  perform write_bits(ordinals);
  insert into free_ordinals (ordinal)
  select changed from unnest(ordinals) as changed
  where not exists (select from lot_search where ordinal = changed);
  return null;
end
$$;

-- Lots from before this migration.
select write_bits(array_agg(ordinal)) from lot_search group by ordinal / 12000;
