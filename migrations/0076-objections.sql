-- Who wanted no mailings when they were erased: the address is known no more, and is recognized should it come again.
create table objections (
  -- HMAC-SHA256 of the address, with a secret of the program.
  person text primary key check (person ~ '^[0-9a-f]{64}$'),
  why text not null check (why in ('objected', 'unsubscribed')),
  created_at timestamptz not null default now()
);
