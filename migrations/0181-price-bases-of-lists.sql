-- What a price in a sender's lists is for, once somebody has corrected it; null: it is recognised.
alter table manifest_mappings
  add column basis text check (basis in ('unit', 'carton', 'pallet', 'line', 'lot'));

-- Lists were read without it: prices per carton were taken for prices per piece.
update manifests set state = 'waiting', refusal = null, reading = null, version = version + 1, attempts = 0,
  next_attempt_at = now()
where state = 'read';
