-- What the team does that is not in the history of the thing itself. Append-only.
create table audit_entries (
  id uuid primary key,
  -- The kind of thing and what was done to it: `mail.cancelled`.
  action text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  -- Null: not somebody of the team, but whoever operates the program. The name stays when the account goes.
  who_id uuid,
  who text not null check (who <> ''),
  -- The thing: its id, and what people call it. Empty once it has been erased.
  about_id text,
  about text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- Network address, of IPv6 the first 64 bits; null: this machine itself.
  network text,
  created_at timestamptz not null,
  words text not null generated always as (lower(who || ' ' || about)) stored
);
create index audit_entries_newest on audit_entries (created_at desc, id desc);
create index audit_entries_of_action on audit_entries (action, created_at desc, id desc);
create index audit_entries_by on audit_entries (who_id, created_at desc, id desc);
create index audit_entries_words on audit_entries using gin (words gin_trgm_ops);
create trigger keep_history before update or delete on audit_entries for each row execute function keep_history();

-- What waits can be taken back.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('queued', 'sent', 'kept', 'parked', 'cancelled'));

-- What a mail is found by.
alter table mails add column words text not null generated always as
  (lower(coalesce(recipient ->> 'name', '') || ' ' || (recipient ->> 'address') || ' ' || subject)) stored;
create index mails_words on mails using gin (words gin_trgm_ops);
create index mails_in_state on mails (state, created_at desc, id desc);
