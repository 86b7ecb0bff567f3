-- Questions and orders about lots. Those caught by the honeypot or the timing are quarantined: stored, and nobody is mailed.
create table inquiries (
  id uuid primary key,
  reference text not null unique check (reference ~ '^I-[0-9]{4}-[0-9]{4,}$'),
  -- SHA-256 of the form's key and the input: the same submission is stored once.
  submission text not null unique,
  status text not null
    check (status in ('new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined')),
  lost_because text
    check (lost_because in ('price', 'no_goods', 'quantity', 'too_late', 'no_answer', 'bought_elsewhere', 'other')),
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
  -- Requested by the buyer.
  delivery_incoterm text check (delivery_incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB',
    'CFR', 'CIF')),
  -- Where and how the buyer resells.
  resale_countries text[] not null,
  resale_channels text[] not null check (resale_channels <@ array['own_store', 'discounter', 'online_shop',
    'marketplace', 'export', 'wholesale']),
  message text check (message <> ''),
  answer_by date not null,
  created_at timestamptz not null,
  check ((quarantine_reason is not null) or status <> 'quarantined'),
  constraint inquiries_lost_check check ((status = 'lost') = (lost_because is not null))
);
create index inquiries_newest on inquiries (created_at desc, id desc);
create index inquiries_of on inquiries (lower(email), created_at desc);

-- The lots of an inquiry in the buyer's order, each once. Of a deleted lot the reference and title remain.
create table inquiry_items (
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  position integer not null check (position >= 0),
  lot_id uuid references lots (id) on delete set null,
  lot_reference text not null check (lot_reference ~ '^L-[0-9]{4}-[0-9]{4,}$'),
  -- As the public sees it.
  lot_title text not null check (lot_title <> ''),
  -- Null: not specified. The unit may be cartons or pallets of the lot.
  quantity numeric(14, 3) check (quantity > 0),
  unit text check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40', 'c40hc')),
  -- Minor units of the currency.
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

create table inquiry_events (
  id uuid primary key,
  inquiry_id uuid not null references inquiries (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index inquiry_events_of on inquiry_events (inquiry_id, created_at);
create trigger refuse_history_change before update or delete on inquiry_events for each row execute function refuse_history_change();

-- What buyers look for. Quarantined as inquiries are.
create table buying_requests (
  id uuid primary key,
  reference text not null unique,
  -- SHA-256 of the form's key and the input: the same submission is stored once.
  submission text not null unique,
  status text not null
    check (status in ('new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined')),
  lost_because text
    check (lost_because in ('price', 'no_goods', 'quantity', 'too_late', 'no_answer', 'bought_elsewhere', 'other')),
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
  text text not null check (text <> ''),
  categories text[] not null check (categories <@ array['toys', 'leisure', 'garden', 'jewelry', 'shoes', 'sport', 'beauty',
    'electronics', 'food']),
  conditions text[] not null check (conditions <@ array['new_a', 'new_b', 'like_new', 'shelf_pull', 'return_customer',
    'return_untested', 'return_tested', 'refurbished', 'used_good', 'used_fair', 'salvage', 'mixed']),
  quantity_min numeric(14, 3) check (quantity_min >= 0),
  quantity_max numeric(14, 3) check (quantity_max >= quantity_min and quantity_max >= 0),
  -- UN/ECE Recommendations 20 and 21, and whole loads.
  quantity_unit text check (quantity_unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20',
    'c40', 'c40hc')),
  -- Minor units of the currency.
  price_amount bigint check (price_amount > 0),
  price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  price_basis text check (price_basis in ('unit', 'kg', 'pallet', 'lot')),
  delivery_country text check (delivery_country ~ '^[A-Z]{2}$'),
  valid_until date,
  -- {brands, keywords, gtins, goodsFrom, resale: {countries, channels}, delivery: {postcode, incoterm}}
  details jsonb not null,
  answer_by date not null,
  created_at timestamptz not null,
  check ((quarantine_reason is not null) or status <> 'quarantined'),
  check ((quantity_unit is null) = (quantity_min is null and quantity_max is null)),
  check (num_nulls(price_amount, price_currency, price_basis) in (0, 3)),
  constraint buying_requests_lost_check check ((status = 'lost') = (lost_because is not null))
);
create index buying_requests_newest on buying_requests (created_at desc, id desc);
create index buying_requests_of on buying_requests (lower(email), created_at desc, id desc);
-- Demand for goods, newest first.
create index buying_requests_open on buying_requests (created_at desc, id desc) where status in ('new', 'answered', 'quoted');

create table buying_request_events (
  id uuid primary key,
  request_id uuid not null references buying_requests (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index buying_request_events_of on buying_request_events (request_id, created_at);
create trigger refuse_history_change before update or delete on buying_request_events
  for each row execute function refuse_history_change();

-- Messages of the contact form. Quarantined as inquiries are.
create table contact_messages (
  id uuid primary key,
  -- SHA-256 of the form's key and the input: the same submission is stored once.
  submission text not null unique,
  state text not null check (state in ('new', 'answered', 'closed', 'spam', 'quarantined')),
  quarantine_reason text check (quarantine_reason in ('honeypot', 'too_fast')),
  language text not null,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  message text not null check (message <> ''),
  created_at timestamptz not null,
  check ((quarantine_reason is not null) or state <> 'quarantined')
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_of on contact_messages (lower(email), created_at desc, id desc);
