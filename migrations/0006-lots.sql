-- Whether a text is a GTIN of 8, 12, 13 or 14 digits with a valid check digit. Arithmetic on the number is three times as fast
-- as on substrings.
create function is_gtin(gtin text) returns boolean language sql immutable parallel safe return
  case
    when gtin ~ '^([0-9]{8}|[0-9]{12,14})$' then
      (gtin::bigint % 10 + gtin::bigint / 100 % 10 + gtin::bigint / 10000 % 10 + gtin::bigint / 1000000 % 10
        + gtin::bigint / 100000000 % 10 + gtin::bigint / 10000000000 % 10 + gtin::bigint / 1000000000000 % 10
        + 3 * (gtin::bigint / 10 % 10 + gtin::bigint / 1000 % 10 + gtin::bigint / 100000 % 10 + gtin::bigint / 10000000 % 10
          + gtin::bigint / 1000000000 % 10 + gtin::bigint / 100000000000 % 10 + gtin::bigint / 10000000000000 % 10)) % 10 = 0
    when gtin is not null then false
  end;

-- Whether quantities rise and prices fall in [{from, amount}], all of them positive.
create function are_price_tiers(tiers jsonb) returns boolean language sql immutable parallel safe return
  jsonb_typeof(tiers) = 'array' and (
    select coalesce(bool_and(quantity > coalesce(quantity_before, 0)
      and amount > 0 and amount < coalesce(amount_before, amount + 1)), true)
    from (
      select quantity, amount,
        lag(quantity) over (order by place) as quantity_before, lag(amount) over (order by place) as amount_before
      from (
        select place, (tier ->> 'from')::numeric as quantity, (tier ->> 'amount')::bigint as amount
        from jsonb_array_elements(tiers) with ordinality as element (tier, place)
      ) as read
    ) as compared
  );

-- Goods for sale. Money is in minor units of the lot's currency.
create table lots (
  id uuid primary key,
  reference text not null unique check (reference ~ '^L-[0-9]{4}-[0-9]{4,}$'),
  -- The company's own key, for imports.
  external_id text unique check (external_id <> '' and length(external_id) <= 200),
  -- SHA-256 of the input: writing the same again changes nothing.
  content_digest text not null,
  -- Raised by each write, to detect concurrent edits.
  version integer not null default 1,
  -- Belongs to the demonstration catalogue.
  demo boolean not null default false,
  status text not null
    check (status in ('draft', 'published', 'on_option', 'sold', 'unconfirmed', 'withdrawn', 'expired')),
  status_since timestamptz not null,
  -- Last day of the reservation.
  option_until date check ((option_until is not null) = (status = 'on_option')),
  -- When it is published and withdrawn automatically.
  publish_at timestamptz,
  withdraw_at timestamptz,
  kind text not null check (kind in ('stocklot', 'food')),
  categories text[] not null check (cardinality(categories) between 1 and 3 and categories <@ array['toys', 'leisure',
    'garden', 'jewelry', 'shoes', 'sport', 'beauty', 'electronics', 'food']),
  food_categories text[] not null default '{}' check (cardinality(food_categories) <= 3),
  -- Language of the text that stands in for missing ones.
  main_language text not null,
  -- Includes those of the manifest.
  brands text[] not null default '{}' check (cardinality(brands) <= 11000),
  brand_disclosure text not null check (brand_disclosure in ('public', 'members', 'on_request')),
  condition text not null check (condition in ('new_a', 'new_b', 'like_new', 'shelf_pull', 'return_customer',
    'return_untested', 'return_tested', 'refurbished', 'used_good', 'used_fair', 'salvage', 'mixed')),
  functional text check (functional in ('tested_working', 'untested', 'mixed', 'not_working')),
  reason text check (reason in ('overstock', 'season', 'delisted', 'packaging_change', 'mislabel', 'cancelled_order',
    'insolvency', 'returns', 'short_dated', 'damage')),
  quantity numeric(14, 3) not null check (quantity > 0),
  -- UN/ECE Recommendations 20 and 21, and whole loads.
  unit text not null check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40',
    'c40hc')),
  -- The quantity in its smallest unit, to compare by: cartons and pallets in pieces, tonnes in kg.
  base_quantity numeric(17, 3) not null check (base_quantity > 0),
  moq numeric(14, 3) not null check (moq > 0 and moq <= quantity),
  step numeric(14, 3) not null check (step > 0 and moq % step = 0),
  splittable text not null check (splittable in ('whole_only', 'by_pallet', 'by_carton', 'free')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_amount bigint check (price_amount > 0),
  price_basis text check (price_basis in ('unit', 'kg', 'pallet', 'lot')),
  price_visibility text not null check (price_visibility in ('public', 'members', 'on_request')),
  tiers jsonb check (tiers is null or (price_amount is not null and are_price_tiers(tiers))),
  -- Price of one base unit, rounded, to compare by. Visitors' queries read only the generated columns below.
  unit_price bigint check (unit_price is null or (unit_price >= 0 and price_amount is not null)),
  -- What each audience may filter and sort by. Only prices in euros are compared.
  public_unit_price bigint generated always as
    (case when price_visibility = 'public' and currency = 'EUR' then unit_price end) stored,
  member_unit_price bigint generated always as
    (case when price_visibility in ('public', 'members') and currency = 'EUR' then unit_price end) stored,
  public_brands text[] not null generated always as
    (case when brand_disclosure = 'public' then brands else '{}'::text[] end) stored,
  member_brands text[] not null generated always as
    (case when brand_disclosure in ('public', 'members') then brands else '{}'::text[] end) stored,
  vat text not null
    check (vat in ('net_standard', 'reverse_charge_eu', 'margin_scheme', 'export_zero', 'domestic_reverse')),
  incoterm text not null
    check (incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')),
  -- Where the goods are.
  country text not null check (country ~ '^[A-Z]{2}$'),
  date_type text check (date_type in ('best_before', 'use_by')),
  date_min date check ((date_min is null) = (date_type is null)),
  date_max date check (date_max is null or (date_min is not null and date_max >= date_min)),
  storage text check (storage in ('ambient', 'chilled', 'frozen')),
  -- Properties without a filter: see LotFacts.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- When the supplier last confirmed availability.
  confirmed_at timestamptz not null,
  -- Answer of the supplier that the team has not dealt with yet, kept here so that lists are read from an index.
  supplier_status text check (supplier_status in ('silent', 'less', 'gone')),
  -- First publication.
  listed_at timestamptz check (listed_at is not null or status = 'draft'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'food') = ('food' = any (categories))),
  check (kind = 'food' or food_categories = '{}'),
  check (splittable <> 'whole_only' or moq = quantity),
  check ((price_amount is null) = (price_basis is null)),
  check (price_amount is not null or price_visibility = 'on_request'),
  constraint lots_publish_at_check check (publish_at is null or status in ('draft', 'withdrawn')),
  constraint lots_withdraw_at_check check (withdraw_at is null or publish_at is null or withdraw_at > publish_at)
);
create index lots_demo on lots (id) where demo;
create index lots_options on lots (option_until) where status = 'on_option';
create index lots_use_by on lots (date_min) where date_type = 'use_by' and status in ('published', 'on_option', 'unconfirmed');
create index lots_to_publish on lots (publish_at) where publish_at is not null;
create index lots_to_withdraw on lots (withdraw_at) where withdraw_at is not null;
create index lots_newest on lots (created_at desc, id desc) include (price_visibility, categories);
create index lots_in_status on lots (status, created_at desc, id desc) include (price_visibility, categories);
create index lots_supplier_status on lots (supplier_status, created_at desc, id desc)
  include (status, price_visibility, categories) where supplier_status is not null;
-- To count by the most common filters from an index alone.
create index lots_counted on lots (status, price_visibility, categories);
create index lots_confirmed on lots (confirmed_at) where status in ('published', 'on_option', 'unconfirmed');

create table lot_texts (
  lot_id uuid not null references lots (id) on delete cascade,
  language text not null,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null default '' check (length(description) <= 10000),
  origin text not null check (origin in ('human', 'machine')),
  primary key (lot_id, language)
);
-- The team's search, which includes drafts and sold lots.
create index lot_texts_titles on lot_texts using gin (to_tsvector('simple', title));
-- Every lot has a text in its main language when its transaction ends.
alter table lots add constraint lots_main_text foreign key (id, main_language) references lot_texts (lot_id, language)
  deferrable initially deferred;

-- Rows of the manifest. Prices are in the lot's currency.
create table lot_lines (
  lot_id uuid not null references lots (id) on delete cascade,
  no integer not null check (no > 0),
  gtin text check (is_gtin(gtin)),
  sku text check (sku <> '' and length(sku) <= 100),
  name text not null check (name <> '' and length(name) <= 500),
  brand text check (brand <> '' and length(brand) <= 100),
  quantity numeric(14, 3) not null check (quantity >= 0),
  unit text not null check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40',
    'c40hc')),
  unit_price bigint check (unit_price >= 0),
  retail_price bigint check (retail_price >= 0),
  best_before date,
  -- Other columns of the seller's list: name -> text.
  extra jsonb check (jsonb_typeof(extra) = 'object'),
  primary key (lot_id, no)
);

-- Photos in their order: an uploaded file, or an illustration.
create table lot_photos (
  lot_id uuid not null references lots (id) on delete cascade,
  position integer not null check (position >= 0),
  file_id text references files (id),
  illustration text check (illustration ~ '^[a-z]+(-[a-z]+)?$'),
  -- Language -> alternative text.
  alt jsonb not null check (jsonb_typeof(alt) = 'object'),
  primary key (lot_id, position),
  check (num_nonnulls(file_id, illustration) = 1)
);
create index lot_photos_of_file on lot_photos (file_id) where file_id is not null;

create table lot_documents (
  lot_id uuid not null references lots (id) on delete cascade,
  position integer not null check (position >= 0),
  file_id text not null references files (id),
  kind text not null check (kind in ('manifest', 'certificate_of_analysis', 'declaration_of_conformity',
    'safety_data_sheet', 'packing_list')),
  visibility text not null check (visibility in ('public', 'members', 'on_request')),
  primary key (lot_id, position)
);
create index lot_documents_of_file on lot_documents (file_id);

-- For the team only. Queries that answer visitors never read this table.
create table lot_privates (
  lot_id uuid primary key references lots (id) on delete cascade,
  supplier_offer_id uuid references offers (id),
  -- In the lot's currency.
  cost_price bigint check (cost_price >= 0),
  min_price bigint check (min_price >= 0),
  notes text check (length(notes) <= 10000),
  -- The buyer it is reserved for.
  option_for text check (option_for <> '' and length(option_for) <= 200)
);
create index lot_privates_of_offer on lot_privates (supplier_offer_id) where supplier_offer_id is not null;

-- Whom to ask about availability, unless the seller of its offer, and whether to ask.
create table lot_suppliers (
  lot_id uuid primary key references lots (id) on delete cascade,
  email text check (length(email) between 3 and 254),
  language text not null check (language ~ '^[a-z]{2}$'),
  asked boolean not null
);
create index lot_suppliers_to_ask on lot_suppliers (lot_id) where email is not null and asked;
create index lot_suppliers_of on lot_suppliers (lower(email)) where email is not null;

-- Who changed what. Append-only while the lot exists.
create table lot_events (
  id uuid primary key,
  lot_id uuid not null references lots (id) on delete cascade,
  -- Shared by all lots that one bulk action changed.
  action_id uuid not null,
  kind text not null
    check (kind in ('created', 'imported', 'changed', 'aged', 'undone', 'asked', 'reminded', 'supplier_available',
      'supplier_gone', 'supplier_less', 'supplier_set', 'sent')),
  -- Null: not a team member. The name stays when the account is deleted.
  who_id uuid,
  who text not null,
  -- Changed fields of the lot's input; of the manifest only the number of lines.
  was jsonb not null default '{}' check (jsonb_typeof(was) = 'object'),
  became jsonb not null default '{}' check (jsonb_typeof(became) = 'object'),
  -- Of the lot, after the change.
  version integer not null,
  created_at timestamptz not null
);
create index lot_events_of on lot_events (lot_id, version desc, id desc);
create index lot_events_by on lot_events (action_id);

create function refuse_lot_history_change() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_op = 'DELETE' and not exists (select from lots where id = old.lot_id) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger refuse_history_change before update or delete on lot_events for each row execute function refuse_lot_history_change();

-- Replaced manifests, to restore: each as it was before one version of its lot.
create table former_manifests (
  lot_id uuid not null references lots (id) on delete cascade,
  -- The version that replaced it.
  version integer not null check (version > 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  replaced_at timestamptz not null,
  primary key (lot_id, version)
);
create index former_manifests_by_age on former_manifests (replaced_at);

create table availability_checks (
  id uuid primary key,
  lot_id uuid not null references lots (id) on delete cascade,
  -- `confirmed_at` of the lot: nobody is asked twice about the same confirmation.
  round timestamptz not null,
  -- Who was asked.
  email text not null check (length(email) between 3 and 254),
  name text,
  language text not null check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null,
  reminded_at timestamptz check (reminded_at >= asked_at),
  answer text check (answer in ('available', 'gone', 'less')),
  -- What is left, in the lot's unit.
  quantity numeric(14, 3) check (quantity > 0),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  -- Of the lot, after the answer.
  lot_version integer check ((lot_version is null) = (answer is null)),
  check ((quantity is not null) = (answer is not distinct from 'less')),
  constraint availability_checks_once unique (lot_id, round)
);
create index availability_checks_of on availability_checks (lot_id, asked_at desc);
create index availability_checks_silent on availability_checks (asked_at) where answer is null and reminded_at is null;
create index availability_checks_reminded on availability_checks (lot_id) where answer is null and reminded_at is not null;
create index availability_checks_left on availability_checks (lot_id) where answer = 'less';
create index availability_checks_gone on availability_checks (lot_id) where answer = 'gone';
create index availability_checks_address on availability_checks (lower(email));

create function supplier_status_of(lot lots) returns text language sql stable return
  case
    when exists (
      select from availability_checks where lot_id = lot.id and answer = 'less' and round = lot.confirmed_at
    ) then 'less'
    when exists (
      select from availability_checks where lot_id = lot.id and answer = 'gone' and lot_version = lot.version
    ) then 'gone'
    when lot.status in ('published', 'on_option', 'unconfirmed') and exists (
      select from availability_checks
      where lot_id = lot.id and answer is null and reminded_at is not null and round = lot.confirmed_at
    ) then 'silent'
  end;

create function count_lot_version() returns trigger language plpgsql as $$
begin
  -- A supplier's answer alone does not change the lot.
  if new.version = old.version and new.supplier_status is not distinct from old.supplier_status then
    new.version := old.version + 1;
  end if;
  if new.supplier_status is not null or (new.confirmed_at, new.status) is distinct from (old.confirmed_at, old.status) then
    new.supplier_status := supplier_status_of(new);
  end if;
  return new;
end $$;
create trigger count_version before update on lots for each row execute function count_lot_version();

create function update_supplier_status() returns trigger language plpgsql as $$
begin
  -- Waits for concurrent writers of the lot, to see what they wrote.
  perform from lots where id = coalesce(new.lot_id, old.lot_id) for no key update;
  update lots set supplier_status = supplier_status_of(lots)
  where id = coalesce(new.lot_id, old.lot_id) and supplier_status is distinct from supplier_status_of(lots);
  return null;
end $$;
create trigger update_supplier_status
  after insert or update of answer, reminded_at, round, lot_version or delete on availability_checks
  for each row execute function update_supplier_status();

create trigger lots_notify after insert or delete or truncate on lots
  for each statement execute function notify_content();
create trigger lots_notify_update after update on lots
  referencing new table as changed
  for each statement execute function notify_content_of_changed_rows();
create trigger lot_texts_notify after insert or update or delete or truncate on lot_texts
  for each statement execute function notify_content();
create trigger lot_lines_notify after insert or update or delete or truncate on lot_lines
  for each statement execute function notify_content();
create trigger lot_photos_notify after insert or update or delete or truncate on lot_photos
  for each statement execute function notify_content();
create trigger lot_documents_notify after insert or update or delete or truncate on lot_documents
  for each statement execute function notify_content();

-- Only files of lots matter here; most belong to offers, which no public page shows.
create function notify_content_of_lot_file() returns trigger language plpgsql as $$
declare
  changed text := coalesce(to_jsonb(new) ->> 'file_id', to_jsonb(old) ->> 'file_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from lot_photos where file_id = changed) or exists (select from lot_documents where file_id = changed) then
    perform pg_notify('content', '');
  end if;
  return null;
end
$$;
create trigger pictures_notify after insert or update or delete on pictures
  for each row execute function notify_content_of_lot_file();
create trigger files_notify after update on files
  for each row when ((old.token, old.state, old.name) is distinct from (new.token, new.state, new.name))
  execute function notify_content_of_lot_file();
