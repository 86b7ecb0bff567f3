-- Lots that members want to find again.
create table saved_lots (
  member_id uuid not null references members (id) on delete cascade,
  lot_id uuid not null references lots (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (member_id, lot_id)
);
create index saved_lots_newest on saved_lots (member_id, saved_at desc, lot_id desc);
create index saved_lots_of on saved_lots (lot_id);

-- What devices had kept before somebody signed in, and was taken over. The same list, sent again, changes nothing.
create table merged_lists (
  -- Made by the device.
  key uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  merged_at timestamptz not null
);
create index merged_lists_of on merged_lists (member_id);
create index merged_lists_oldest on merged_lists (merged_at);

-- Searches that members want to repeat, and to be told of what is new in them.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 120),
  -- The list's address, as it writes it itself: one spelling for one meaning, without order and place.
  query text not null check (length(query) <= 4000),
  -- Of the words in the query.
  language text not null,
  frequency text not null check (frequency in ('hourly', 'daily', 'weekly')),
  alerting boolean not null,
  -- Lots listed until then have been seen by the member.
  looked_at timestamptz not null,
  -- Lots listed until then have been told by mail, or were not to be told.
  told_until timestamptz not null,
  next_alert_at timestamptz not null,
  created_at timestamptz not null,
  -- For a day it can be had back.
  deleted_at timestamptz
);
create unique index saved_searches_once on saved_searches (member_id, md5(query)) where deleted_at is null;
create index saved_searches_of on saved_searches (member_id, created_at desc, id desc);
create index saved_searches_due on saved_searches (next_alert_at) where alerting and deleted_at is null;
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;

-- The secrets in links of alerts, by which they are switched off. Only their digest is here.
create table alert_tokens (
  -- SHA-256.
  digest text primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null
);
create index alert_tokens_of on alert_tokens (member_id);
create index alert_tokens_oldest on alert_tokens (created_at);
