create table offers (
  id uuid primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  -- SHA-256 of the input: the same key with another input is refused.
  input_digest text not null,
  status text not null check (status in ('submitted', 'in_review', 'need_info', 'counter_offered', 'accepted', 'declined',
    'withdrawn', 'converted', 'spam')),
  declined_because text
    check (declined_because in ('price', 'no_demand', 'condition', 'restrictions', 'shelf_life', 'documents', 'quantity',
      'duplicate', 'sold_elsewhere', 'other')),
  channel text not null check (channel in ('web', 'email', 'phone', 'chat', 'fair', 'api')),
  -- Manual entry: the team member, and what the seller agreed to.
  entered_by text check (entered_by <> ''),
  consent_note text check (consent_note <> ''),
  language text not null,
  name text not null check (name <> ''),
  company text check (company <> ''),
  email text not null check (email like '%_@_%'),
  phone_number text not null check (phone_number <> ''),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{5,14}$'),
  description text not null check (description <> ''),
  -- Optional details of the goods. Money is in minor units of the currency.
  categories text[] not null default '{}'
    check (categories <@ array['toys', 'leisure', 'garden', 'jewelry', 'shoes', 'sport', 'beauty', 'electronics', 'food']
      and cardinality(categories) <= 3),
  quantity numeric(14, 3) check (quantity > 0),
  -- UN/ECE Recommendations 20 and 21, and whole loads.
  unit text check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40', 'c40hc')),
  condition text check (condition in ('new_a', 'new_b', 'like_new', 'shelf_pull', 'return_customer',
    'return_untested', 'return_tested', 'refurbished', 'used_good', 'used_fair', 'salvage', 'mixed')),
  asking_price bigint check (asking_price > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  asking_price_basis text check (asking_price_basis in ('unit', 'kg', 'pallet', 'lot')),
  incoterm text check (incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')),
  country text check (country ~ '^[A-Z]{2}$'),
  best_before date check (best_before >= '1900-01-01'),
  -- {place, restrictions: [{rule, countries, channels}]}
  details jsonb not null default '{"place": null, "restrictions": []}'
    check (jsonb_typeof(details) = 'object' and jsonb_typeof(details -> 'restrictions') = 'array'),
  answer_by date not null,
  created_at timestamptz not null,
  constraint offers_declined_check check ((status = 'declined') = (declined_because is not null)),
  constraint offers_entered_check
    check ((entered_by is not null) = (channel in ('email', 'phone', 'chat', 'fair'))
      and (consent_note is null or entered_by is not null)),
  constraint offers_quantity_with_unit check (num_nulls(quantity, unit) in (0, 2)),
  constraint offers_asking_price_whole check (num_nulls(asking_price, currency, asking_price_basis) in (0, 3))
);
create index offers_newest on offers (created_at desc, id desc);
create index offers_of on offers (lower(email), created_at desc, id desc);
-- To find the supplier of a lot.
create index offers_supplier on offers (coalesce(company, name));

create table attachments (
  offer_id uuid not null references offers (id),
  position integer not null check (position >= 0),
  file_id text not null unique references files (id),
  primary key (offer_id, position)
);

create table offer_events (
  id uuid primary key,
  offer_id uuid not null references offers (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index offer_events_of on offer_events (offer_id, created_at);
create trigger refuse_history_change before update or delete on offer_events for each row execute function refuse_history_change();

-- Links to the seller's page, as SHA-256 in hexadecimal.
create table offer_tokens (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  offer_id uuid not null references offers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index offer_tokens_of on offer_tokens (offer_id);
create index offer_tokens_ended on offer_tokens (expires_at);
