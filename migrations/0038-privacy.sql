-- That somebody was erased, and nothing else of them. Append-only.
create table erasures (
  id uuid primary key,
  -- HMAC-SHA256 of the address, with a secret of the program: tells that an address was erased, and never which.
  person text not null check (person ~ '^[0-9a-f]{64}$'),
  who_id uuid not null,
  who text not null check (who <> ''),
  -- Rows by table, files, and mentions that were struck out.
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  created_at timestamptz not null
);
create index erasures_newest on erasures (created_at desc, id desc);
create index erasures_of on erasures (person, created_at desc);
create trigger keep_history before update or delete on erasures for each row execute function keep_history();

-- When each rule about how long something is kept was last at work, and what it removed then.
create table retention_runs (
  rule text primary key,
  ran_at timestamptz not null,
  removed integer not null check (removed >= 0)
);
