-- People who can sign in. A row is made once the address is confirmed, so nobody can reserve another person's address.
create table members (
  id uuid primary key,
  email text not null unique check (email = lower(email) and email like '%_@_%' and length(email) <= 254),
  email_verified boolean not null check (email_verified),
  name text not null check (name <> '' and length(name) <= 200),
  -- Copy of the profile's, so that one index searches name, address and company.
  company text,
  -- Field of the identity library, unused.
  image text check (image is null),
  role text not null check (role in ('member', 'team')),
  -- Decision of the team: only approved members see what is for members, blocked ones cannot sign in.
  standing text not null default 'approved'
    check (standing in ('new', 'approved', 'refused', 'blocked')),
  -- Language of mails to the member.
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  words text not null generated always as (lower(name || ' ' || email || coalesce(' ' || company, ''))) stored
);
alter table members alter column words set statistics 1000;
create index members_team on members (email) where role = 'team';
create index members_newest on members (created_at desc, id desc);
create index members_in_standing on members (standing, created_at desc, id desc);
create index members_words on members using gin (words gin_trgm_ops);
create index members_address on members (lower(email));

-- What members say about themselves and their companies.
create table member_profiles (
  member_id uuid primary key references members (id) on delete cascade,
  company text check (company <> '' and length(company) <= 200),
  country text check (country ~ '^[A-Z]{2}$'),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{5,14}$'),
  -- Its format depends on the country.
  vat_id text check (vat_id is null or (vat_id ~ '^[A-Z0-9]{4,20}$' and country is not null)),
  -- Categories and countries of interest.
  categories text[] not null check (categories <@ array['toys', 'leisure', 'garden', 'jewelry', 'shoes', 'sport', 'beauty',
    'electronics', 'food']),
  countries text[] not null check (array_to_string(countries, '') ~ '^([A-Z]{2})*$'),
  updated_at timestamptz not null
);

-- Passwords, as Argon2id in PHC string format.
create table member_credentials (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  provider_id text not null check (provider_id = 'credential'),
  account_id uuid not null check (account_id = member_id),
  password text not null check (password like '$argon2id$%'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (member_id, provider_id)
);

-- Sessions. The token in the cookie is stored as its digest.
create table member_sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  token text not null unique check (length(token) >= 32),
  -- Decides how long the session lasts without use.
  remembered boolean not null,
  -- When a second factor was given; the office requires it.
  second_factor_at timestamptz,
  expires_at timestamptz not null,
  user_agent text,
  -- Field of the identity library, unused.
  ip_address text check (ip_address = ''),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index member_sessions_of on member_sessions (member_id, created_at);
create index member_sessions_ended on member_sessions (expires_at);

-- Registrations and resets to be answered by mail. A job does so, so that response and timing do not reveal whether an address
-- has an account.
create table account_requests (
  id uuid primary key,
  kind text not null check (kind in ('registration', 'reset')),
  email text not null check (email = lower(email)),
  name text check ((name is not null) = (kind = 'registration')),
  password text check ((password is not null) = (kind = 'registration')),
  language text not null,
  created_at timestamptz not null
);
create index account_requests_oldest on account_requests (created_at);

-- Registrations to be confirmed. Several may wait for one address, each with its own password; the one whose link is used
-- becomes an account. Links are stored as SHA-256.
create table registrations (
  token_hash text primary key,
  email text not null check (email = lower(email)),
  name text not null,
  password text not null check (password like '$argon2id$%'),
  language text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index registrations_of on registrations (email);
create index registrations_ended on registrations (expires_at);

create table password_resets (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index password_resets_of on password_resets (member_id);
create index password_resets_ended on password_resets (expires_at);

-- Times of recent guesses, per account or per known device of an account.
create table password_guesses (
  bucket text primary key,
  moments timestamptz[] not null,
  ends_at timestamptz not null
);
create index password_guesses_ended on password_guesses (ends_at);

-- Changes of e-mail address that both addresses must confirm, one per member. Links are stored as SHA-256.
create table email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and new_email like '%_@_%' and length(new_email) <= 254),
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz check (new_confirmed_at is null or old_confirmed_at is null),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index email_changes_ended on email_changes (expires_at);

-- Invitations to the team. Links are stored as SHA-256 and used once.
create table team_invitations (
  token_hash text primary key,
  -- Null: the first account, whose link the program prints.
  email text unique check (email = lower(email) and email like '%_@_%'),
  language text not null,
  expires_at timestamptz check ((expires_at is null) = (email is null)),
  created_at timestamptz not null
);
create unique index team_invitations_first on team_invitations ((email is null)) where email is null;

-- Secrets of authenticator apps (RFC 6238), encrypted.
create table totp_secrets (
  member_id uuid primary key references members (id) on delete cascade,
  secret text not null,
  -- Null: shown to the member, and not confirmed with a code yet.
  confirmed_at timestamptz,
  -- Period of 30 seconds of the last accepted code; it and earlier ones are refused.
  last_period bigint not null default 0,
  created_at timestamptz not null
);

-- Stored as SHA-256, deleted when used.
create table recovery_codes (
  code_hash text primary key,
  member_id uuid not null references totp_secrets (member_id) on delete cascade
);
create index recovery_codes_of on recovery_codes (member_id);

-- Public keys of WebAuthn credentials.
create table passkeys (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null check (length(public_key) <= 4096),
  -- Counter of the device; synchronised passkeys always send 0.
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> '' and length(name) <= 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of on passkeys (member_id, created_at);

-- WebAuthn challenges, answered once within minutes.
create table passkey_challenges (
  challenge text primary key,
  -- Member who adds a passkey; null: a sign-in.
  member_id uuid references members (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_ended on passkey_challenges (expires_at);
create index passkey_challenges_of on passkey_challenges (member_id) where member_id is not null;

-- Sign-ins between password and second factor. The cookie is stored as SHA-256.
create table sign_in_steps (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null,
  -- When the password was given; confirming again does not prolong the session.
  signed_in_at timestamptz not null
);
create index sign_in_steps_ended on sign_in_steps (expires_at);
create index sign_in_steps_of on sign_in_steps (member_id);

-- People to erase. The request is deleted when that is done; the fact stays in `erasures`.
create table erasure_requests (
  id uuid primary key,
  -- Requested twice, a person is erased once.
  email text not null unique check (email like '%_@_%' and email = lower(email)),
  -- The member deleted their own account: business letters stay for their retention period.
  of_account boolean not null default false,
  who_id uuid not null,
  who text not null check (who <> ''),
  network text,
  asked_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- Message key of why the last attempt failed.
  obstacle text,
  -- Null: not started.
  progress jsonb check (jsonb_typeof(progress) = 'object'),
  -- Erased so far: rows by table, files and mentions.
  counts jsonb not null check (jsonb_typeof(counts) = 'object')
);
create index erasure_requests_due on erasure_requests (asked_at, id);

-- The fact that a person was erased. Append-only.
create table erasures (
  id uuid primary key,
  -- HMAC-SHA256 of the address: recognises it without naming it.
  person text not null check (person ~ '^[0-9a-f]{64}$'),
  of_account boolean not null default false,
  who_id uuid not null,
  who text not null check (who <> ''),
  -- Rows by table, files and redacted mentions.
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  created_at timestamptz not null
);
create index erasures_newest on erasures (created_at desc, id desc);
create index erasures_of on erasures (person, created_at desc);
create trigger refuse_history_change before update or delete on erasures for each row execute function refuse_history_change();

-- Last run of each retention rule.
create table retention_runs (
  rule text primary key,
  ran_at timestamptz not null,
  removed integer not null check (removed >= 0)
);
