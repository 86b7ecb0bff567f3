-- Spreadsheets that came with offers, and what was read from them. A trigger adds the row with the attachment; a job reads it.
create table manifests (
  file_id text primary key references files (id) on delete cascade,
  state text not null check (state in ('waiting', 'read', 'refused')),
  -- Why it could not be read.
  refusal text check ((refusal is not null) = (state = 'refused')),
  -- How the team said to read it: {sheet, headerRow, fields}.
  mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  -- What was understood: sheet, columns, totals, unreadable rows.
  reading jsonb check (jsonb_typeof(reading) = 'object'),
  -- Raised by each request to read it again; results of an older request are discarded.
  version integer not null default 0,
  -- A list that keeps failing waits longer each time and does not hold up others.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  asked_at timestamptz not null,
  read_at timestamptz,
  check (state <> 'read' or reading is not null)
);
create index manifests_waiting on manifests (attempts, asked_at desc, file_id desc) where state = 'waiting';

create table manifest_lines (
  file_id text not null references manifests (file_id) on delete cascade,
  no integer not null check (no > 0),
  row integer not null check (row > 0),
  gtin text check (is_gtin(gtin)),
  sku text check (sku <> '' and length(sku) <= 100),
  name text not null check (name <> '' and length(name) <= 500),
  brand text check (brand <> '' and length(brand) <= 100),
  quantity numeric(14, 3) check (quantity >= 0),
  unit text check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40', 'c40hc')),
  -- Minor units; prices of one piece may have decimals.
  unit_price numeric(18, 2) check (unit_price >= 0),
  total bigint check (total >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  retail_price numeric(18, 2) check (retail_price >= 0),
  best_before date,
  units_per_carton integer check (units_per_carton > 0),
  cartons numeric(14, 3) check (cartons >= 0),
  weight_kg numeric(14, 3) check (weight_kg >= 0),
  condition text check (condition in ('new_a', 'new_b', 'like_new', 'shelf_pull', 'return_customer', 'return_untested',
    'return_tested', 'refurbished', 'used_good', 'used_fair', 'salvage', 'mixed')),
  category text check (category <> '' and length(category) <= 200),
  extra jsonb not null check (jsonb_typeof(extra) = 'object'),
  primary key (file_id, no)
);
create index manifest_lines_gtin on manifest_lines (lpad(gtin, 14, '0'), file_id) include (gtin) where gtin is not null;

-- Corrected mapping of a sender's columns, for the next list.
create table manifest_mappings (
  -- Address in lower case, or normalised company name.
  sender text not null check (sender <> ''),
  -- Of the column headings.
  signature text not null,
  -- [field or null] by column.
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  updated_at timestamptz not null,
  primary key (sender, signature)
);

-- Lists uploaded by the team to become a lot's manifest. They stay unclaimed uploads: a day later they are deleted, used or
-- not.
create table pending_lists (
  file_id text primary key references files (id) on delete cascade,
  lot_id uuid references lots (id) on delete cascade,
  offer_id uuid references offers (id) on delete cascade,
  added_at timestamptz not null,
  check (num_nonnulls(lot_id, offer_id) = 1)
);
create index pending_lists_of_lot on pending_lists (lot_id, added_at) where lot_id is not null;
create index pending_lists_of_offer on pending_lists (offer_id, added_at) where offer_id is not null;

-- Sender and language of a list: those of its offer, or of the lot's supplier.
create view manifest_senders as
  select attachments.file_id, offers.language, sender
  from attachments join offers on offers.id = attachments.offer_id
    cross join unnest(array[lower(offers.email), company_words(coalesce(offers.company, ''))]) as sender
  where sender <> ''
  union all
  select pending_lists.file_id, coalesce(lot_suppliers.language, offers.language), sender
  from pending_lists
    left join lot_privates on lot_privates.lot_id = pending_lists.lot_id
    left join lot_suppliers on lot_suppliers.lot_id = pending_lists.lot_id
    left join offers on offers.id = coalesce(pending_lists.offer_id, lot_privates.supplier_offer_id)
    cross join unnest(array[lower(lot_suppliers.email), lower(offers.email), company_words(coalesce(offers.company, ''))]) as sender
  where sender <> '';

create function queue_manifest() returns trigger language plpgsql as $$
begin
  insert into manifests (file_id, state, asked_at)
  select id, 'waiting', now() from files
  where id = new.file_id and (content_type in ('text/csv', 'application/vnd.ms-excel',
    'application/vnd.ms-excel.sheet.binary.macroenabled.12', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'))
  on conflict do nothing;
  return null;
end $$;
create trigger queue_manifest after insert on attachments for each row execute function queue_manifest();
create trigger queue_manifest after insert on pending_lists for each row execute function queue_manifest();
