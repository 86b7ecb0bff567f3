-- Persons who are to be erased, until they are: then the wish goes, too, and the fact stays (`erasures`).
create table erasure_wishes (
  id uuid primary key,
  -- Asked for twice, a person is erased once.
  email text not null unique check (email like '%_@_%' and email = lower(email)),
  who_id uuid not null,
  who text not null check (who <> ''),
  network text,
  asked_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- Why the last attempt broke off: a message key.
  obstacle text,
  -- How far it is; null: nothing has been done yet.
  progress jsonb check (jsonb_typeof(progress) = 'object'),
  -- What was erased so far: rows by table, files, and mentions.
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);
create index erasure_wishes_due on erasure_wishes (asked_at, id);
