-- What proves who signs in, besides the password.

-- When the session was shown a second factor. Only then it opens what the team sees.
alter table member_sessions add column second_factor_at timestamptz;

-- Secrets that an app makes codes of (RFC 6238). They must be readable to check a code; a copy of the database is as secret as they are.
create table totp_secrets (
  member_id uuid primary key references members (id) on delete cascade,
  secret text not null check (secret ~ '^[A-Z2-7]{32}$'),
  -- Null: shown to the member, who has not proven yet to have it.
  confirmed_at timestamptz,
  -- The 30 seconds since 1970 that the latest accepted code belongs to: it and earlier ones are not accepted again.
  last_period bigint not null default 0,
  created_at timestamptz not null
);

-- Codes for who has lost the app. Known by their SHA-256 only; a used one is gone.
create table recovery_codes (
  code_hash text primary key,
  member_id uuid not null references totp_secrets (member_id) on delete cascade
);
create index recovery_codes_of on recovery_codes (member_id);

-- Public halves of WebAuthn credentials.
create table passkeys (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null check (length(public_key) <= 4096),
  -- Uses, as the device counts them; devices that share a passkey say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null check (name <> '' and length(name) <= 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of on passkeys (member_id, created_at);

-- What devices were asked to sign. Each is answered once, within minutes.
create table passkey_challenges (
  challenge text primary key,
  -- Whose passkey is being made; null: somebody signs in.
  member_id uuid references members (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_ended on passkey_challenges (expires_at);

-- Sign-ins whose password was right and whose second step is still to come. Known by the SHA-256 of their cookie.
create table sign_in_steps (
  token_hash text primary key,
  member_id uuid not null references members (id) on delete cascade,
  remember boolean not null,
  expires_at timestamptz not null
);
create index sign_in_steps_ended on sign_in_steps (expires_at);
