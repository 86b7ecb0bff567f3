-- What the team writes again and again, in its own words.
create table reply_templates (
  id uuid primary key,
  name text not null check (name <> ''),
  -- Null: for items of every kind.
  kind text check (kind in ('offer', 'inquiry', 'request', 'message')),
  -- By language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  -- Raised by each change, to detect concurrent ones.
  version integer not null default 0,
  who text not null,
  changed_at timestamptz not null
);
