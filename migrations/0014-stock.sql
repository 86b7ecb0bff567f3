-- The lot made of an offer: one offer, one lot, however often it is published.
create table offer_lots (
  offer_id uuid primary key references offers (id) on delete cascade,
  lot_id uuid not null unique references lots (id) on delete cascade,
  created_at timestamptz not null
);

-- Drafts of the publish form, per team member.
create table publish_drafts (
  offer_id uuid not null references offers (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- Encrypted JSON of fields by name: {"texts.en.title": ["Chess sets"]}.
  typed text not null,
  saved_at timestamptz not null,
  primary key (offer_id, member_id)
);
create index publish_drafts_of_member on publish_drafts (member_id);

-- Photos and documents added to the publish form. They are unclaimed uploads, kept longer than the usual day.
create table pending_files (
  file_id text primary key references files (id) on delete cascade,
  offer_id uuid not null references offers (id) on delete cascade,
  added_at timestamptz not null
);
create index pending_files_of_offer on pending_files (offer_id, added_at);

-- Imports and their progress. A job runs them and resumes after a restart, since importing the same lot again changes nothing.
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
  -- The first rejected rows: [{row, problems}].
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  who_id uuid not null,
  who text not null,
  asked_at timestamptz not null,
  -- Last sign of life: an import that has been silent for long is resumed by another node.
  touched_at timestamptz not null,
  take_back text check (take_back in ('asked', 'done')),
  -- Who asked for it, as the histories of the lots name them.
  take_back_by jsonb,
  removed integer not null default 0,
  withdrawn integer not null default 0,
  returned integer not null default 0,
  -- Lots left as they were: [{reference, why}].
  kept jsonb not null default '[]' check (jsonb_typeof(kept) = 'array'),
  check (state <> 'done' or done = total),
  check (take_back is null or take_back_by is not null)
);
create index lot_imports_unfinished on lot_imports (asked_at) where state in ('waiting', 'running');
create index lot_imports_newest on lot_imports (asked_at desc, id desc);
create index lot_imports_of_file on lot_imports (file_id);
create index lot_imports_to_take_back on lot_imports (asked_at) where take_back = 'asked';

-- What an import wrote, to take it back: kept for a day.
create table lot_import_rows (
  import_id uuid not null references lot_imports (id) on delete cascade,
  -- Deferred: written before the lot, in the same transaction.
  lot_id uuid not null references lots (id) on delete cascade deferrable initially deferred,
  -- The version that the import wrote.
  version integer not null check (version > 0),
  -- The lot before; null: created by the import.
  before jsonb,
  primary key (import_id, lot_id)
);
create index lot_import_rows_of_lot on lot_import_rows (lot_id);

-- Links in mails to suppliers, as SHA-256. One mail asks about several lots, so a link belongs to several checks.
create table availability_tokens (
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  check_id uuid not null references availability_checks (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (digest, check_id)
);
create index availability_tokens_of on availability_tokens (check_id);
create index availability_tokens_ended on availability_tokens (expires_at);

-- Lots sent by mail to people, or to newsletter subscribers.
create table mailings (
  -- Made with the form: submitted twice, it is one mailing.
  id uuid primary key,
  audience text not null check (audience in ('people', 'subscribers')),
  -- Categories of interest of subscribers; empty: all.
  interests text[] not null,
  languages text[] not null check (cardinality(languages) > 0),
  -- Per language: {"de": {"subject": "…", "note": "…"}}.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  subject text not null check (subject <> ''),
  state text not null check (state in ('sending', 'done', 'stopped')),
  recipients integer not null check (recipients > 0),
  -- Recipients by state, as last counted.
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  who_id uuid not null,
  who text not null check (who <> ''),
  created_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state = 'sending')),
  words text not null generated always as (lower(subject || ' ' || who)) stored
);
alter table mailings alter column words set statistics 1000;
create index mailings_newest on mailings (created_at desc, id desc);
create index mailings_in_state on mailings (state, created_at desc, id desc);
create index mailings_words on mailings using gin (words gin_trgm_ops);

create table mailing_lots (
  mailing_id uuid not null references mailings (id) on delete cascade,
  position integer not null,
  lot_id uuid references lots (id) on delete set null,
  reference text not null,
  primary key (mailing_id, position)
);
create index mailing_lots_of_lot on mailing_lots (lot_id);
create index mailing_lots_numbered on mailing_lots (reference);

-- Each address gets a mailing once.
create table mailing_recipients (
  mailing_id uuid not null references mailings (id) on delete cascade,
  position integer not null check (position > 0),
  email text not null check (email like '%_@_%' and email = lower(email)),
  name text check (name <> ''),
  language text not null,
  -- `waiting` until its mail is queued, then the state of the mail; or `skipped`.
  state text not null check (state in ('waiting', 'queued', 'sent', 'kept', 'failed', 'cancelled', 'skipped')),
  reason text check (reason in ('unsubscribed', 'bounced', 'objected', 'blocked', 'no_lots')),
  -- Why the mail failed, in the mail server's words.
  words text,
  mail_id uuid unique,
  queued_at timestamptz check ((queued_at is null) = (mail_id is null)),
  primary key (mailing_id, position),
  unique (mailing_id, email),
  check ((reason is not null) = (state = 'skipped')),
  check (mail_id is not null or state in ('waiting', 'skipped', 'cancelled'))
);
create index mailing_recipients_in_state on mailing_recipients (mailing_id, state, position);
create index mailing_recipients_address on mailing_recipients (lower(email));
create index mailing_recipients_queued on mailing_recipients (queued_at) where queued_at is not null;
create index mailing_recipients_on_their_way on mailing_recipients (mailing_id) where state = 'queued';
-- Recipients of a stopped mailing that had a mail already.
create index mailing_recipients_taken_back on mailing_recipients (mailing_id) where state = 'cancelled' and mail_id is not null;

-- A recipient's state follows the mail's. Counts are adjusted one by one: counting a large mailing anew for each mail takes too
-- long.
create function follow_mail() returns trigger language plpgsql as $$
declare
  mailing uuid;
  was text;
  became text := case new.state when 'parked' then 'failed' else new.state end;
begin
  if tg_op = 'DELETE' then
    update mailing_recipients set state = 'cancelled' where mail_id = old.id and state = 'queued';
    return old;
  end if;
  select mailing_id, state into mailing, was from mailing_recipients where mail_id = new.id for update;
  if not found then
    return new;
  end if;
  update mailing_recipients
    set state = became, words = case when new.state = 'parked' then new.last_error end
    where mail_id = new.id;
  if was <> became then
    update mailings set counts =
      (case when coalesce((counts ->> was)::int, 0) > 1
        then jsonb_set(counts, array[was], to_jsonb((counts ->> was)::int - 1)) else counts - was end)
      || jsonb_build_object(became, coalesce((counts ->> became)::int, 0) + 1)
    where id = mailing and mailings.state <> 'sending';
  end if;
  return new;
end $$;
create trigger follow_mail after update of state or delete on mails for each row execute function follow_mail();
