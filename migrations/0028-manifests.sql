-- Spreadsheets that came with offers, as they were read. Every one gets its row with its offer, in the same statement, so that none is
-- forgotten; it is read beside the requests.
create table manifests (
  file_id text primary key references files (id) on delete cascade,
  state text not null check (state in ('waiting', 'read', 'refused')),
  -- Why it could not be read.
  refusal text check ((refusal is not null) = (state = 'refused')),
  -- How somebody has said that it is to be read: {sheet, headerRow, fields}.
  mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  -- What was understood: sheet, columns, totals, what could not be read.
  reading jsonb check (jsonb_typeof(reading) = 'object'),
  -- Counts what was asked for: a reading of what was asked before is thrown away.
  version integer not null default 0,
  asked_at timestamptz not null,
  read_at timestamptz,
  check (state <> 'read' or reading is not null)
);
create index manifests_waiting on manifests (asked_at, file_id) where state = 'waiting';

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
  -- Minor units: of one piece possibly finer than that, of the line whole.
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
-- The same goods in other lists. A GTIN with zeros before it is the same one.
create index manifest_lines_gtin on manifest_lines (lpad(gtin, 14, '0'), file_id) where gtin is not null;

-- A company by the words of its name: "Müller GmbH & Co. KG" is "muller gmbh co kg".
create function company_words(company text) returns text language sql stable parallel safe return
  btrim(regexp_replace(plain_words(company), ' +', ' ', 'g'));

-- What the columns of a sender's lists are, once somebody has corrected it.
create table manifest_mappings (
  -- An e-mail address in small letters, or the words of a company's name.
  sender text not null check (sender <> ''),
  -- Of the headings.
  signature text not null,
  -- [field or null], by place.
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  updated_at timestamptz not null,
  primary key (sender, signature)
);

create function await_manifest() returns trigger language plpgsql as $$
begin
  insert into manifests (file_id, state, asked_at)
  select id, 'waiting', now() from files
  where id = new.file_id and (content_type in ('text/csv', 'application/vnd.ms-excel',
    'application/vnd.ms-excel.sheet.binary.macroenabled.12', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'))
  on conflict do nothing;
  return null;
end $$;
create trigger await_manifest after insert on attachments for each row execute function await_manifest();

insert into manifests (file_id, state, asked_at)
select files.id, 'waiting', now() from attachments join files on files.id = attachments.file_id
where content_type in ('text/csv', 'application/vnd.ms-excel', 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
