-- Addresses that mailings leave out: a mail server knows nobody there, or whoever reads there wants no such mails.
create table stopped_addresses (
  email text primary key check (email like '%_@_%' and email = lower(email)),
  why text not null check (why in ('bounced', 'objected')),
  -- The mail server's.
  words text,
  -- Who of the team has written it down; null: the program itself.
  who_id uuid,
  who text not null default '',
  created_at timestamptz not null
);

-- Lots that the team has sent to people, or to subscribers of the newsletter.
create table mailings (
  -- Made with the form: sent twice, it is one mailing.
  id uuid primary key,
  audience text not null check (audience in ('people', 'subscribers')),
  -- Of subscribers: kinds of goods, none standing for all.
  interests text[] not null,
  languages text[] not null check (cardinality(languages) > 0),
  -- What is said in each language: {"de": {"subject": "…", "note": "…"}}.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  subject text not null check (subject <> ''),
  state text not null check (state in ('sending', 'done', 'stopped')),
  recipients integer not null check (recipients > 0),
  -- Recipients by their state, as they were counted last.
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  who_id uuid not null,
  who text not null check (who <> ''),
  created_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state = 'sending')),
  words text not null generated always as (lower(subject || ' ' || who)) stored
);
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

-- Everybody gets a mailing once.
create table mailing_recipients (
  mailing_id uuid not null references mailings (id) on delete cascade,
  position integer not null check (position > 0),
  email text not null check (email like '%_@_%' and email = lower(email)),
  name text check (name <> ''),
  language text not null,
  -- Waiting until its mail is made; then what becomes of the mail; or skipped.
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

-- What becomes of its mail becomes of a recipient, whoever moves the mail: the mail server, the team, or time.
create function follow_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update mailing_recipients set state = 'cancelled' where mail_id = old.id and state = 'queued';
    return old;
  end if;
  update mailing_recipients
    set state = case new.state when 'parked' then 'failed' else new.state end,
      words = case when new.state = 'parked' then new.last_error end
    where mail_id = new.id;
  return new;
end $$;
create trigger follow_mail after update of state or delete on mails for each row execute function follow_mail();
