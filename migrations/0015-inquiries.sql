-- What buyers ask about lots. One that a trap for machines has caught is kept, and nobody is mailed.
create table inquiries (
  id uuid primary key,
  reference text not null unique check (reference ~ '^I-[0-9]{4}-[0-9]{4,}$'),
  -- SHA-256 of the form's one-time key and of what was sent: the same inquiry under the same key is stored once.
  submission text not null unique,
  status text not null
    check (status in ('new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined')),
  quarantine_reason text check (quarantine_reason in ('honeypot', 'too_fast')),
  channel text not null check (channel in ('web', 'email', 'phone', 'fair', 'api')),
  language text not null,
  name text not null check (name <> ''),
  company text not null check (company <> ''),
  email text not null check (email like '%_@_%'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone_number text check (phone_number <> ''),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{5,14}$'),
  vat_id text check (vat_id ~ '^[A-Z0-9]{4,20}$'),
  delivery_country text check (delivery_country ~ '^[A-Z]{2}$'),
  delivery_postcode text check (delivery_postcode <> ''),
  -- The incoterm that the buyer wants.
  delivery_incoterm text check (delivery_incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB',
    'CFR', 'CIF')),
  -- Where and how the buyer sells on.
  resale_countries text[] not null,
  resale_channels text[] not null check (resale_channels <@ array['own_store', 'discounter', 'online_shop',
    'marketplace', 'export', 'wholesale']),
  message text check (message <> ''),
  answer_by date not null,
  created_at timestamptz not null,
  check ((quarantine_reason is not null) or status <> 'quarantined')
);
create index inquiries_newest on inquiries (created_at desc, id desc);
create index inquiries_of on inquiries (lower(email), created_at desc);

-- The lots of an inquiry, each once, in the buyer's order. A lot that is removed leaves its number and title.
create table inquiry_items (
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  position integer not null check (position >= 0),
  lot_id uuid references lots (id) on delete set null,
  lot_reference text not null check (lot_reference ~ '^L-[0-9]{4}-[0-9]{4,}$'),
  -- As everybody may read it.
  lot_title text not null check (lot_title <> ''),
  -- Null: not said yet. In the unit beside it, which may be cartons or pallets of the lot.
  quantity numeric(14, 3) check (quantity > 0),
  unit text check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40', 'c40hc')),
  -- In minor units of the currency.
  target_amount bigint check (target_amount > 0),
  target_currency text check (target_currency ~ '^[A-Z]{3}$'),
  target_basis text check (target_basis in ('unit', 'kg', 'pallet', 'lot')),
  comment text check (comment <> ''),
  primary key (inquiry_id, position),
  unique (inquiry_id, lot_reference),
  check ((quantity is null) = (unit is null)),
  check (num_nulls(target_amount, target_currency, target_basis) in (0, 3))
);
create index inquiry_items_of_lot on inquiry_items (lot_id) where lot_id is not null;

-- Append-only history.
create table inquiry_events (
  id uuid primary key,
  inquiry_id uuid not null references inquiries (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index inquiry_events_of on inquiry_events (inquiry_id, created_at);
