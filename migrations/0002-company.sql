-- What the team did that no item's history records. Append-only.
create table audit_entries (
  id uuid primary key,
  -- Kind of item and what was done to it: `mail.cancelled`.
  action text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  -- Null: the operator of the program. The name stays when the account is deleted.
  who_id uuid,
  who text not null check (who <> ''),
  -- The item's id and name. Empty once it has been erased.
  about_id text,
  about text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- IP address, of IPv6 the first 64 bits; null: this machine.
  network text,
  created_at timestamptz not null,
  words text not null generated always as (lower(who || ' ' || about)) stored
);
alter table audit_entries alter column words set statistics 1000;
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_of_action on audit_entries (action, created_at desc, id desc);
create index audit_entries_by on audit_entries (who_id, created_at desc, id desc);
create index audit_entries_words on audit_entries using gin (words gin_trgm_ops);
create trigger refuse_history_change before update or delete on audit_entries for each row execute function refuse_history_change();
