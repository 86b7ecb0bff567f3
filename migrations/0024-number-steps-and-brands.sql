-- Numbers have strings of bits for ranges, called steps, and no longer for their binary digits: a range is the steps within it, and
-- what is left at its ends is read from an index. A walk over 37 digits took 170 ms among a million lots.

-- Numbers by their first four binary digits: each doubling has eight steps, and what is below eight one each.
create function number_step(number bigint) returns integer language sql immutable parallel safe return
  8 * width_bucket(number, array[16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288,
    1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 2147483648,
    4294967296, 8589934592, 17179869184, 34359738368, 68719476736]::bigint[])
  + (number >> width_bucket(number, array[16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
    524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 2147483648,
    4294967296, 8589934592, 17179869184, 34359738368, 68719476736]::bigint[]))::integer;

-- Brands by what the words of lots have for them; one that only members may know has a `+` before it. The name is as one lot spells it.
create table catalogue_brands (
  key text collate "C" primary key check (key ~ '^\+?b:.'),
  name text not null
);
insert into catalogue_brands (key, name)
select case brand_disclosure when 'members' then '+' else '' end || brand_key(brand) as key, min(brand)
from lots, unnest(brands[:1000]) as brand
where brand_disclosure <> 'on_request' and status in ('published', 'on_option', 'unconfirmed') and brand_key(brand) <> 'b:'
group by 1;

-- Ends of ranges are read from these alone.
drop index lot_search_public_price, lot_search_member_price, lot_search_quantity, lot_search_shelf_life;
create index lot_search_public_price on lot_search (public_price, lot_id) include (ordinal);
create index lot_search_member_price on lot_search (member_price, lot_id) include (ordinal);
create index lot_search_quantity on lot_search (quantity desc, lot_id desc) include (ordinal);
create index lot_search_shelf_life on lot_search (date_min desc, lot_id desc) include (ordinal) where date_min is not null;

-- The values that lots have a bit for. The ranges of prices and quantities are those of the filters, beside their steps.
create or replace view lot_values as
  select ordinal, single.facet, single.value
  from lot_search as lot, unnest(
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
  ) as single (facet, value)
  where value is not null
  union all
  select ordinal, 'category', category from lot_search, unnest(categories) as category
  union all
  select ordinal, case when lexeme ~ '^\+?b:' then 'brand' else 'word' end, lexeme
  from lot_search, unnest(tsvector_to_array(words)) as lexeme
  where lexeme in (select word from frequent_words);

drop aggregate numbers_up_to (bit, boolean);
drop function narrow_by_slice(bit, bit, boolean);
delete from lot_bits where facet in ('public_price_digit', 'member_price_digit', 'quantity_digit', 'date_digit', 'listed_digit', 'brand')
  or (facet = 'word' and value ~ '^\+?b:');

insert into lot_bits (facet, value, segment, lots)
select facet, value, ordinal / 12000, bits_at(ordinal % 12000, 1)
from lot_search as lot, unnest(
  array['public_price_step', 'member_price_step', 'quantity_step', 'date_min_step', 'listed_day'],
  array[lpad(number_step(least(public_price, 137438953471))::text, 3, '0'),
    lpad(number_step(least(member_price, 137438953471))::text, 3, '0'),
    lpad(number_step(least(lot.quantity, 137438953471))::text, 3, '0'),
    lpad((least(greatest(day_number(date_min), 0), 65535) >> 5)::text, 4, '0'),
    lpad(least(greatest(day_number((listed_at at time zone 'UTC')::date), 0), 65535)::text, 5, '0')]
) as single (facet, value)
where value is not null
group by 1, 2, 3;
insert into lot_bits (facet, value, segment, lots)
select 'brand', word, ordinal / 12000, bits_at(ordinal % 12000, 1)
from frequent_words join lot_search on words @@ quote_literal(word)::tsquery
where word ~ '^\+?b:'
group by 2, 3;

-- Gives the most frequent word that has none yet its strings, if at least such a share of all lots has it, as the statistics of the
-- database know; and so the forty brands that most lots have, whatever their share. Returns the word; null: there is none.
create or replace function add_frequent_word(share double precision) returns text language plpgsql set enable_seqscan = off as $$
declare
  added text;
begin
  -- Writers of the catalogue take turns.
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
    -- Brands that others have overtaken by far make room.
    delete from frequent_words
    where word ~ '^\+?b:' and exists (select from common) and word not in (select word from common where is_brand and place <= 60)
    returning word
  ), emptied as (
    delete from lot_bits using left_behind where facet = 'brand' and value = left_behind.word
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
  insert into lot_bits (facet, segment, value, lots)
  select case when added ~ '^\+?b:' then 'brand' else 'word' end, ordinal / 12000, added, bits_at(ordinal % 12000, 1)
  from lot_search where words @@ quote_literal(added)::tsquery
  group by ordinal / 12000;
  return added;
end
$$;

-- What brands are called is written with their lots.
create function note_brands(lot_ids uuid[]) returns void language sql as $$
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

create or replace function index_changed_lots() returns trigger language plpgsql as $$
declare
  noted uuid[];
  ordinals integer[];
begin
  delete from changed_lots where transaction = new.transaction returning lot_ids into noted;
  noted := array(select distinct id from unnest(noted) as id);
  perform index_lots(noted);
  perform note_brands(noted);
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
