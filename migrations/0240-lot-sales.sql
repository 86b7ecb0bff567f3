-- Sales and reservations of lots, whole or in part. Append-only: a row that cancels another ends it.
create table lot_sales (
  id uuid primary key,
  lot_id uuid not null references lots (id) on delete cascade,
  -- Of the form: submitted twice, it sells once.
  submission uuid not null,
  kind text not null check (kind in ('sold', 'reserved', 'cancelled')),
  -- Of a cancelling row: the sale or reservation that it ends.
  cancels uuid unique references lot_sales (id) on delete cascade,
  -- In the lot's unit.
  quantity numeric(14, 3) not null check (quantity > 0),
  unit text not null check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40',
    'c40hc')),
  -- For all of the quantity, in minor units of the currency.
  amount bigint not null check (amount between 1 and 100000000000000),
  unit_price numeric generated always as (round(amount / quantity, 4)) stored,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  buyer text not null check (buyer <> '' and length(buyer) <= 200),
  -- Last day of a reservation.
  until date check ((until is not null) = (kind = 'reserved')),
  -- The inbox item it came from.
  item_id uuid,
  -- Null: the program. The name stays when the account is deleted.
  who_id uuid,
  who text not null,
  created_at timestamptz not null,
  check ((cancels is not null) = (kind = 'cancelled')),
  unique (submission, lot_id)
);
create index lot_sales_of on lot_sales (lot_id, created_at desc, id desc);
create index lot_sales_of_item on lot_sales (item_id) where item_id is not null;
create index lot_sales_reserved on lot_sales (until) where kind = 'reserved';
create trigger refuse_history_change before update or delete on lot_sales for each row execute function refuse_lot_history_change();

-- The sale or reservation that took all that was left. The lot keeps its last quantity then, which is no longer on sale.
alter table lots add column taken_by uuid references lot_sales (id) on delete set null;
alter table lots add constraint lots_taken_check check (taken_by is null or status in ('sold', 'on_option', 'withdrawn', 'expired'));
create index lots_taken on lots (taken_by) where taken_by is not null;

-- As before, except that who took the lot is part of the change that its history records.
create or replace function count_lot_version() returns trigger language plpgsql as $$
begin
  -- A supplier's answer alone does not change the lot.
  if new.version = old.version and new.supplier_status is not distinct from old.supplier_status
    and new.taken_by is not distinct from old.taken_by then
    new.version := old.version + 1;
  end if;
  if new.supplier_status is not null or (new.confirmed_at, new.status) is distinct from (old.confirmed_at, old.status) then
    new.supplier_status := supplier_status_of(new);
  end if;
  return new;
end $$;

-- What can still be sold of a lot. The only definition.
create function quantity_left(lot lots) returns numeric language sql immutable parallel safe return
  case when lot.taken_by is not null or lot.status = 'sold' then 0 else lot.quantity end;

-- Nothing is sold twice: waits for other sales of the lot, then compares with what is left.
create function refuse_oversell() returns trigger language plpgsql as $$
declare
  stock lots;
begin
  select * into stock from lots where id = new.lot_id for update;
  if new.quantity > quantity_left(stock) then
    raise exception 'only % left of %', quantity_left(stock), stock.reference
      using errcode = 'check_violation', constraint = 'lot_sales_left';
  end if;
  return new;
end $$;
create trigger refuse_oversell before insert on lot_sales for each row when (new.kind <> 'cancelled')
  execute function refuse_oversell();

alter table lot_events drop constraint lot_events_kind_check;
alter table lot_events add constraint lot_events_kind_check check (kind in ('created', 'imported', 'changed', 'aged', 'undone',
  'asked', 'reminded', 'supplier_available', 'supplier_gone', 'supplier_less', 'supplier_set', 'sent', 'sold', 'reserved',
  'sale_cancelled'));
