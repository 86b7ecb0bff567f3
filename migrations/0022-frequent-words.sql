-- Words that many lots have get strings of bits as well: to read fifty thousand lots for each search of such a word takes long.
create table frequent_words (
  word text collate "C" primary key
);

create or replace view lot_values as
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
  where number > 0 and (number >> digit) & 1 = 1
  union all
  select ordinal, 'word', lexeme
  from lot_search, unnest(tsvector_to_array(words)) as lexeme
  where lexeme in (select word from frequent_words);

-- Gives the most frequent word that has none yet its strings, if at least such a share of all lots has it, as the statistics of the
-- database know. Returns the word; null: there is none.
create function add_frequent_word(share double precision) returns text language plpgsql set enable_seqscan = off as $$
declare
  added text;
begin
  -- Writers of the catalogue take turns.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  select word into added
  from (
    select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as frequency
    from pg_stats where schemaname = current_schema and tablename = 'lot_search' and attname = 'words'
  ) as common
  where frequency >= share and word is not null and word not in (select frequent_words.word from frequent_words)
  order by frequency desc
  limit 1;
  if added is null then return null; end if;
  insert into frequent_words (word) values (added);
  insert into lot_bits (facet, segment, value, lots)
  select 'word', ordinal / 12000, added, bits_at(ordinal % 12000, 1)
  from lot_search where words @@ quote_literal(added)::tsquery
  group by ordinal / 12000;
  return added;
end
$$;
