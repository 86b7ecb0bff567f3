-- What buyers look for. One that a trap for machines has caught is kept, and nobody is mailed.
create table buying_requests (
  id uuid primary key,
  reference text not null unique,
  -- SHA-256 of the form's one-time key and of what was sent: the same request under the same key is stored once.
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
  -- In minor units of the currency.
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
  check (num_nulls(price_amount, price_currency, price_basis) in (0, 3))
);
create index buying_requests_newest on buying_requests (created_at desc, id desc);

-- Append-only history.
create table buying_request_events (
  id uuid primary key,
  request_id uuid not null references buying_requests (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index buying_request_events_of on buying_request_events (request_id, created_at);
