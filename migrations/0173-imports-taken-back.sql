-- What an import has written of each lot, so that it can be taken back: kept for a day.
create table lot_import_rows (
  import_id uuid not null references lot_imports (id) on delete cascade,
  -- Written before the lot itself, in the same transaction.
  lot_id uuid not null references lots (id) on delete cascade deferrable initially deferred,
  -- The version that the import has made of it.
  version integer not null check (version > 0),
  -- The lot before; null: the import created it.
  before jsonb,
  primary key (import_id, lot_id)
);
create index lot_import_rows_of_lot on lot_import_rows (lot_id);

alter table lot_imports
  add column take_back text check (take_back in ('asked', 'done')),
  -- Who asked for it, as histories of the lots say.
  add column take_back_by jsonb,
  add column removed integer not null default 0,
  add column withdrawn integer not null default 0,
  add column returned integer not null default 0,
  -- Lots that stayed as they were: [{reference, why}].
  add column kept jsonb not null default '[]' check (jsonb_typeof(kept) = 'array'),
  add check (take_back is null or take_back_by is not null);
create index lot_imports_to_take_back on lot_imports (asked_at) where take_back = 'asked';
