-- The lot that an offer has become: one offer, one lot, however often somebody clicks.
create table offer_lots (
  offer_id uuid primary key references offers (id) on delete cascade,
  lot_id uuid not null unique references lots (id) on delete cascade,
  created_at timestamptz not null
);
