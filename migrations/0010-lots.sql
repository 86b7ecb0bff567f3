-- Whether a text is a GTIN-8, -12, -13 or -14 with the right check digit (GS1 General Specifications, 7.9).
create function is_gtin(gtin text) returns boolean language sql immutable parallel safe return
  gtin ~ '^([0-9]{8}|[0-9]{12,14})$'
  and (3 * (substr(lpad(gtin, 14, '0'), 1, 1)::int + substr(lpad(gtin, 14, '0'), 3, 1)::int
          + substr(lpad(gtin, 14, '0'), 5, 1)::int + substr(lpad(gtin, 14, '0'), 7, 1)::int
          + substr(lpad(gtin, 14, '0'), 9, 1)::int + substr(lpad(gtin, 14, '0'), 11, 1)::int
          + substr(lpad(gtin, 14, '0'), 13, 1)::int)
       + substr(lpad(gtin, 14, '0'), 2, 1)::int + substr(lpad(gtin, 14, '0'), 4, 1)::int
       + substr(lpad(gtin, 14, '0'), 6, 1)::int + substr(lpad(gtin, 14, '0'), 8, 1)::int
       + substr(lpad(gtin, 14, '0'), 10, 1)::int + substr(lpad(gtin, 14, '0'), 12, 1)::int
       + substr(lpad(gtin, 14, '0'), 14, 1)::int) % 10 = 0;

-- Whether prices for more cost less: [{from, amount}] with rising quantities and falling amounts, all of them positive.
create function are_price_tiers(tiers jsonb) returns boolean language sql immutable parallel safe return
  jsonb_typeof(tiers) = 'array' and (
    select coalesce(bool_and(quantity > coalesce(quantity_before, 0) and amount > 0 and amount < coalesce(amount_before, amount + 1)), true)
    from (
      select quantity, amount, lag(quantity) over (order by place) as quantity_before, lag(amount) over (order by place) as amount_before
      from (
        select place, (tier ->> 'from')::numeric as quantity, (tier ->> 'amount')::bigint as amount
        from jsonb_array_elements(tiers) with ordinality as element (tier, place)
      ) as read
    ) as compared
  );

-- What can be bought. Money is in minor units of the lot's currency.
create table lots (
  id uuid primary key,
  reference text not null unique check (reference ~ '^L-[0-9]{4}-[0-9]{4,}$'),
  -- The company's own key, for import.
  external_id text unique check (external_id <> '' and length(external_id) <= 200),
  -- SHA-256 of what was written: the same again changes nothing.
  content_digest text not null,
  -- Belongs to the demonstration catalogue.
  demo boolean not null default false,
  status text not null
    check (status in ('draft', 'published', 'on_option', 'sold', 'unconfirmed', 'withdrawn', 'expired')),
  status_since timestamptz not null,
  -- The last day for which it is reserved.
  option_until date check ((option_until is not null) = (status = 'on_option')),
  kind text not null check (kind in ('stocklot', 'food')),
  categories text[] not null check (cardinality(categories) between 1 and 3 and categories <@ array['toys', 'leisure',
    'garden', 'jewelry', 'shoes', 'sport', 'beauty', 'electronics', 'food']),
  food_categories text[] not null default '{}' check (cardinality(food_categories) <= 3),
  -- The text that stands in for languages that have none.
  main_language text not null,
  -- Also those of the manifest.
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
  -- The quantity to compare by: in pieces where cartons and pallets are counted, in kg where tons are.
  base_quantity numeric(17, 3) not null check (base_quantity > 0),
  moq numeric(14, 3) not null check (moq > 0 and moq <= quantity),
  step numeric(14, 3) not null check (step > 0 and moq % step = 0),
  splittable text not null check (splittable in ('whole_only', 'by_pallet', 'by_carton', 'free')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_amount bigint check (price_amount > 0),
  price_basis text check (price_basis in ('unit', 'kg', 'pallet', 'lot')),
  price_visibility text not null check (price_visibility in ('public', 'members', 'on_request')),
  tiers jsonb check (tiers is null or (price_amount is not null and are_price_tiers(tiers))),
  -- The price for one of `base_quantity`, rounded, to compare by. Only the two columns below are for queries of visitors.
  unit_price bigint check (unit_price is null or (unit_price >= 0 and price_amount is not null)),
  -- What each audience may filter and sort by. Prices in other currencies are shown and not compared.
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
  -- Where the goods stand.
  country text not null check (country ~ '^[A-Z]{2}$'),
  date_type text check (date_type in ('best_before', 'use_by')),
  date_min date check ((date_min is null) = (date_type is null)),
  date_max date check (date_max is null or (date_min is not null and date_max >= date_min)),
  storage text check (storage in ('ambient', 'chilled', 'frozen')),
  -- What nobody filters by: see LotFacts.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- When the owner of the goods last said that they are there.
  confirmed_at timestamptz not null,
  -- When it was first published.
  listed_at timestamptz check (listed_at is not null or status = 'draft'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'food') = ('food' = any (categories))),
  check (kind = 'food' or food_categories = '{}'),
  check (splittable <> 'whole_only' or moq = quantity),
  check ((price_amount is null) = (price_basis is null)),
  check (price_amount is not null or price_visibility = 'on_request')
);
create index lots_demo on lots (id) where demo;
create index lots_options on lots (option_until) where status = 'on_option';
create index lots_use_by on lots (date_min) where date_type = 'use_by' and status in ('published', 'on_option', 'unconfirmed');
create index lots_confirmed on lots (confirmed_at) where status = 'published';

create table lot_texts (
  lot_id uuid not null references lots (id) on delete cascade,
  language text not null,
  title text not null check (title <> '' and length(title) <= 200),
  description text not null default '' check (length(description) <= 10000),
  origin text not null check (origin in ('human', 'machine')),
  primary key (lot_id, language)
);
-- Every lot has a text, at the latest when its transaction ends.
alter table lots add constraint lots_main_text foreign key (id, main_language) references lot_texts (lot_id, language)
  deferrable initially deferred;

-- The manifest. Prices are in the lot's currency.
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
  -- Columns of the seller's own list: name -> text.
  extra jsonb check (jsonb_typeof(extra) = 'object'),
  primary key (lot_id, no)
);

-- Pictures in their order: a stored file, or one of our own drawings.
create table lot_photos (
  lot_id uuid not null references lots (id) on delete cascade,
  position integer not null check (position >= 0),
  file_id text references files (id),
  plate text check (plate ~ '^[a-z]+(-[a-z]+)?$'),
  -- Language -> alternative text.
  alt jsonb not null check (jsonb_typeof(alt) = 'object'),
  primary key (lot_id, position),
  check (num_nonnulls(file_id, plate) = 1)
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

-- What only the team may ever see. No query that answers a visitor reads this table.
create table lot_privates (
  lot_id uuid primary key references lots (id) on delete cascade,
  supplier_offer_id uuid references offers (id),
  -- In the lot's currency.
  cost_price bigint check (cost_price >= 0),
  min_price bigint check (min_price >= 0),
  notes text check (length(notes) <= 10000)
);
create index lot_privates_of_offer on lot_privates (supplier_offer_id) where supplier_offer_id is not null;
