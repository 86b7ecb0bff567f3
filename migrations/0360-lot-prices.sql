-- Searches by the price of a whole lot: `under 5000 €`.

-- Price of all the goods of a lot, at the lowest tier that its quantity reaches, in cents; null if the packing is unknown.
create function lot_price(lot lots) returns bigint language sql immutable parallel safe return (
  select round(case lot.price_basis
    when 'lot' then amount
    when 'unit' then amount * lot.quantity
    else lot.unit_price * lot.base_quantity * amount / lot.price_amount end)
  from (
    select least(lot.price_amount,
      min((tier ->> 'amount')::bigint) filter (where (tier ->> 'from')::numeric <= lot.quantity)) as amount
    from jsonb_array_elements(coalesce(lot.tiers, '[]')) as tier
  ) as best
);

alter table lot_search add column public_lot_price bigint, add column member_lot_price bigint;
update lot_search set
  public_lot_price = case when public_unit_price is not null then lot_price(lots) end,
  member_lot_price = case when member_unit_price is not null then lot_price(lots) end
from lots where id = lot_id and member_unit_price is not null;

-- Writes the search rows of these lots, with the price of all their goods. Waits for concurrent writers of them, to see what they wrote.
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
    insert into lot_search (lot_id, listed_at, public_price, member_price, public_lot_price, member_lot_price,
      quantity, date_min, use_by, reserved_until, availability, condition, reason, incoterm, country, categories, brands,
      pallets, certificates, sizes, colours)
    select id, date_trunc('milliseconds', listed_at), public_unit_price, member_unit_price,
      case when public_unit_price is not null then lot_price(lots) end,
      case when member_unit_price is not null then lot_price(lots) end, trunc(base_quantity), date_min,
      case when date_type = 'use_by' then date_min end, option_until, status, condition, reason, incoterm, country,
      categories || food_categories, brand_keys(words), pallets_of(facts, unit, quantity), certificates_of(facts),
      coalesce(sizes, '{}'), coalesce(colours, '{}')
    from found join lots on id = found.lot_id left join variants_of_lots(open_ids) as variants on variants.lot_id = id
    on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
      member_price = excluded.member_price, public_lot_price = excluded.public_lot_price,
      member_lot_price = excluded.member_lot_price, quantity = excluded.quantity, date_min = excluded.date_min,
      use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
      condition = excluded.condition, reason = excluded.reason, incoterm = excluded.incoterm, country = excluded.country,
      categories = excluded.categories, brands = excluded.brands, pallets = excluded.pallets,
      certificates = excluded.certificates, sizes = excluded.sizes, colours = excluded.colours
  )
  insert into lot_words (lot_id, words) select lot_id, words from found
  -- Most changes are of prices and quantities, and leave the index of words alone.
  on conflict (lot_id) do update set words = excluded.words where lot_words.words <> excluded.words;
end
$$;
select note_for_outside_search(array(select lot_id from lot_search));
update catalogue_changes set changed_by = pg_current_xact_id();
