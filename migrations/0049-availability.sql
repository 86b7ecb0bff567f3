-- Whether the goods of lots on sale are still there: their suppliers are asked, and answer on a page of their own.

-- Of a lot, whom to ask where it is not whose offer it was, and whether to ask at all.
create table lot_suppliers (
  lot_id uuid primary key references lots (id) on delete cascade,
  email text check (length(email) between 3 and 254),
  language text not null check (language ~ '^[a-z]{2}$'),
  asked boolean not null
);
create index lot_suppliers_to_ask on lot_suppliers (lot_id) where email is not null and asked;

create table availability_checks (
  id uuid primary key,
  lot_id uuid not null references lots (id) on delete cascade,
  -- When the goods were last known to be there. Nobody is asked twice about the same.
  round timestamptz not null,
  -- Who was asked.
  email text not null check (length(email) between 3 and 254),
  name text,
  language text not null check (language ~ '^[a-z]{2}$'),
  asked_at timestamptz not null,
  reminded_at timestamptz check (reminded_at >= asked_at),
  answer text check (answer in ('available', 'gone', 'less')),
  -- How much is left, in the lot's unit.
  quantity numeric(14, 3) check (quantity > 0),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  -- Of the lot, once it was answered.
  lot_version integer check ((lot_version is null) = (answer is null)),
  check ((quantity is not null) = (answer is not distinct from 'less')),
  constraint availability_checks_once unique (lot_id, round)
);
create index availability_checks_of on availability_checks (lot_id, asked_at desc);
create index availability_checks_silent on availability_checks (asked_at) where answer is null and reminded_at is null;
create index availability_checks_reminded on availability_checks (lot_id) where answer is null and reminded_at is not null;
create index availability_checks_left on availability_checks (lot_id) where answer = 'less';
create index availability_checks_gone on availability_checks (lot_id) where answer = 'gone';

-- Secrets of the links in the mails. Only the digest is kept: a copy of the database opens nothing.
create table availability_tokens (
  -- SHA-256, in hexadecimal digits.
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  check_id uuid not null references availability_checks (id) on delete cascade,
  expires_at timestamptz not null
);
create index availability_tokens_of on availability_tokens (check_id);
create index availability_tokens_ended on availability_tokens (expires_at);

-- What was asked and answered stands in the lot's history.
alter table lot_events drop constraint lot_events_kind_check;
alter table lot_events add constraint lot_events_kind_check check (kind in ('created', 'imported', 'changed', 'aged', 'undone',
  'asked', 'reminded', 'supplier_available', 'supplier_gone', 'supplier_less', 'supplier_set'));
