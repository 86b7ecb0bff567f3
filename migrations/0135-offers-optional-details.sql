-- What a seller may say of the goods besides the description. Money is in minor units of the currency.
alter table offers
  add column categories text[] not null default '{}'
    check (categories <@ array['toys', 'leisure', 'garden', 'jewelry', 'shoes', 'sport', 'beauty', 'electronics', 'food']
      and cardinality(categories) <= 3),
  add column quantity numeric(14, 3) check (quantity > 0),
  -- UN/ECE Recommendations 20 and 21, and whole loads.
  add column unit text check (unit in ('H87', 'PR', 'SET', 'KGM', 'TNE', 'LTR', 'MTR', 'XCT', 'XPX', 'ftl', 'c20', 'c40', 'c40hc')),
  add column condition text check (condition in ('new_a', 'new_b', 'like_new', 'shelf_pull', 'return_customer',
    'return_untested', 'return_tested', 'refurbished', 'used_good', 'used_fair', 'salvage', 'mixed')),
  add column asking_price bigint check (asking_price > 0),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column asking_price_basis text check (asking_price_basis in ('unit', 'kg', 'pallet', 'lot')),
  add column incoterm text check (incoterm in ('EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF')),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column best_before date check (best_before >= '1900-01-01'),
  -- {place, restrictions: [{rule, countries, channels}]}
  add column details jsonb not null default '{"place": null, "restrictions": []}'
    check (jsonb_typeof(details) = 'object' and jsonb_typeof(details -> 'restrictions') = 'array'),
  add constraint offers_quantity_with_unit check (num_nulls(quantity, unit) in (0, 2)),
  add constraint offers_asking_price_whole check (num_nulls(asking_price, currency, asking_price_basis) in (0, 3));
