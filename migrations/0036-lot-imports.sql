-- Lists of lots that the team has uploaded to be imported, and how far each import is: it runs beside the requests, and goes on after a
-- restart, since the same lot again changes nothing.
create table lot_imports (
  id uuid primary key,
  file_id text not null references files (id),
  name text not null check (name <> ''),
  -- Of titles whose column names none.
  language text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  -- The first rows that were refused: [{row, problems}].
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  who_id uuid not null,
  who text not null,
  asked_at timestamptz not null,
  -- When it was last heard of: one that is silent for long goes on elsewhere.
  touched_at timestamptz not null,
  check (state <> 'done' or done = total)
);
create index lot_imports_unfinished on lot_imports (asked_at) where state in ('waiting', 'running');
create index lot_imports_newest on lot_imports (asked_at desc, id desc);
create index lot_imports_of_file on lot_imports (file_id);
