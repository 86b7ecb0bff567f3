-- Shared by all areas: extensions, text functions, mails, limits, references and secrets.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

-- Normalises text for comparison: lower case, no accents, only letters, digits and spaces.
create function plain_words(written text) returns text language sql stable parallel safe return
  regexp_replace(lower(unaccent(written)), '[^[:alnum:] ]+', ' ', 'g');

-- Normalises a company name: "Müller GmbH & Co. KG" becomes "muller gmbh co kg".
create function company_words(company text) returns text language sql stable parallel safe return
  btrim(regexp_replace(plain_words(company), ' +', ' ', 'g'));

-- Makes a history append-only. Only erasing a person may change it, and announces that in its transaction.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Tells every node on commit that public content has changed, once per transaction.
create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;

-- As above, unless the statement changed no row: jobs that find nothing to do must not empty the page caches.
create function notify_content_of_changed_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('content', '');
  end if;
  return null;
end
$$;

-- Outgoing mails, queued in the transaction that they report. A mailbox is {name, address}.
create table mails (
  id uuid primary key,
  message_id text not null unique,
  kind text not null,
  sender jsonb not null,
  recipient jsonb not null,
  reply_to jsonb,
  subject text not null,
  html text not null,
  text text not null,
  -- One POST to this URL ends the subscription (RFC 8058).
  unsubscribe_url text,
  -- Encrypted {mark, secrets}: the tokens of links. The text has `{mark}{index in secrets}~` in their place.
  secrets text,
  -- [{cid, contentType, base64}]
  images jsonb not null,
  -- Written by a person, so not marked as automatic.
  personal boolean not null default false,
  -- Item whose mails refer to each other, so that mail programs show one conversation (RFC 5322, section 3.6.4).
  thread uuid,
  in_reply_to text,
  refers_to text[] not null default '{}',
  -- Part of the return path: identifies the mail that a bounce is about.
  return_key uuid not null default gen_random_uuid(),
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'parked', 'cancelled', 'withheld')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state = 'queued')),
  -- What the outbox searches.
  words text not null generated always as
    (lower(coalesce(recipient ->> 'name', '') || ' ' || (recipient ->> 'address') || ' ' || subject)) stored
);
alter table mails alter column words set statistics 1000;
create index mails_due on mails (attempts, next_attempt_at) where state = 'queued';
create index mails_newest on mails (created_at desc, id desc);
create index mails_unfinished on mails (state) where state in ('queued', 'parked');
create index mails_to on mails ((recipient ->> 'address'));
create index mails_of_thread on mails (thread, created_at, id) where thread is not null;
create index mails_words on mails using gin (words gin_trgm_ops);
create index mails_in_state on mails (state, created_at desc, id desc);
create unique index mails_returned on mails (return_key);
create index mails_recipient on mails (lower(recipient ->> 'address'));
create index mails_reply_to on mails (lower(reply_to ->> 'address')) where reply_to is not null;

-- Addresses that mailings leave out, because mails bounced or the recipient objected.
create table stopped_addresses (
  email text primary key check (email like '%_@_%' and email = lower(email)),
  why text not null check (why in ('bounced', 'objected')),
  -- The mail server's reason.
  words text,
  -- Team member who entered it; null: the program.
  who_id uuid,
  who text not null default '',
  created_at timestamptz not null
);

-- Erased people who wanted no mailings, so that the address is recognised if it returns.
create table objections (
  -- HMAC-SHA256 of the address.
  person text primary key check (person ~ '^[0-9a-f]{64}$'),
  why text not null check (why in ('objected', 'unsubscribed')),
  created_at timestamptz not null default now()
);

-- Uses of a rate limit in its current window.
create table rate_limits (
  bucket text primary key,
  ends_at timestamptz not null,
  uses integer not null
);
create index rate_limits_ended on rate_limits (ends_at);

-- Counters of references such as O-2611-0007, per month.
create table reference_counters (
  series text not null,
  month text not null,
  last integer not null,
  primary key (series, month)
);

-- Secrets of the program, such as the key that signs cookies, made by the first node that needs one. Encrypted.
create table program_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);

-- Proof that tells whether the program was started with the key of this database.
create table secret_key (
  proof text not null
);
create unique index secret_key_single on secret_key ((true));
