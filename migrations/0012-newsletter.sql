-- One row per address.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (email like '%_@_%' and email = lower(email)),
  -- Quarantined: caught by the honeypot or the timing. Pending: not confirmed. Neither gets newsletters.
  state text not null check (state in ('quarantined', 'pending', 'subscribed', 'unsubscribed')),
  language text not null,
  -- Categories of interest; empty: all.
  categories text[] not null default '{}',
  -- Kinds of mails.
  kinds text[] not null check (cardinality(kinds) > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table newsletter_subscribers alter column email set statistics 1000;
create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id desc);
create index newsletter_subscribers_not_subscribed on newsletter_subscribers (updated_at) where state <> 'subscribed';
create index newsletter_subscribers_words on newsletter_subscribers using gin (email gin_trgm_ops);
create index newsletter_subscribers_in_state on newsletter_subscribers (state, created_at desc, id desc);
create index newsletter_subscribers_address on newsletter_subscribers (lower(email));

-- Texts that subscribers agreed to, verbatim.
create table newsletter_consents (
  -- SHA-256 of language and text.
  version text primary key,
  language text not null,
  text text not null,
  created_at timestamptz not null
);

-- History and proof of consent: when, from where, to which text. Deleted with the subscriber.
create table newsletter_events (
  id uuid primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  kind text not null
    check (kind in ('caught', 'asked', 'confirmed', 'preferences_changed', 'unsubscribed', 'resubscribed')),
  -- IP address, of IPv6 the first 64 bits; null: this machine.
  network text,
  language text not null,
  consent_version text references newsletter_consents (version),
  data jsonb not null default '{}',
  created_at timestamptz not null,
  check (consent_version is not null or kind not in ('asked', 'confirmed', 'resubscribed'))
);
create index newsletter_events_of on newsletter_events (subscriber_id, created_at);
create index newsletter_events_of_consent on newsletter_events (consent_version) where consent_version is not null;

-- Links in newsletters, as SHA-256.
create table newsletter_tokens (
  digest text primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'manage')),
  created_at timestamptz not null,
  expires_at timestamptz check ((expires_at is not null) = (purpose = 'confirm')),
  used_at timestamptz check (used_at is null or purpose = 'confirm')
);
create index newsletter_tokens_of on newsletter_tokens (subscriber_id);

-- Subscriptions to forward to NEWSLETTER_SUBSCRIBE_URL.
create table newsletter_forwards (
  id uuid primary key,
  email text not null check (email like '%_@_%'),
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'parked')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state = 'queued'))
);
-- Subscribing again before the service has answered is one subscription.
create unique index newsletter_forwards_waiting on newsletter_forwards (email) where state = 'queued';
create index newsletter_forwards_due on newsletter_forwards (attempts, next_attempt_at) where state = 'queued';
create index newsletter_forwards_newest on newsletter_forwards (created_at desc, id desc);
create index newsletter_forwards_sent on newsletter_forwards (finished_at) where state = 'sent';
