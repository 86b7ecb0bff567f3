-- Secrets of the program itself, such as the one that signs cookies. The first node that needs one makes it, the others read it.
create table program_secrets (
  name text primary key,
  value text not null check (length(value) >= 43),
  created_at timestamptz not null
);

-- Whoever can sign in. A row is made only when its address has been proven, so that nobody can hold the address of another.
create table members (
  id uuid primary key,
  email text not null unique check (email = lower(email) and email like '%_@_%' and length(email) <= 254),
  email_verified boolean not null check (email_verified),
  name text not null check (name <> '' and length(name) <= 200),
  -- The identity library's field for a picture; we keep none.
  image text check (image is null),
  role text not null check (role in ('member', 'team')),
  -- Of mails to the member.
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index members_team on members (email) where role = 'team';

-- How a member proves to be one: by a password, as Argon2id in the PHC string format.
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

create table member_sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  token text not null unique check (length(token) >= 32),
  -- Whether the member asked to be remembered: decides how long the session lasts without use.
  remembered boolean not null,
  expires_at timestamptz not null,
  user_agent text,
  -- The identity library's field; we keep no addresses.
  ip_address text check (ip_address = ''),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index member_sessions_of on member_sessions (member_id, created_at);
create index member_sessions_ended on member_sessions (expires_at);

-- What somebody asked for and what is answered by mail. A job answers, so that asking takes the same time and has the same
-- answer whether or not the address has an account.
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

-- Registrations whose address is still to be proven. Several may wait for one address: each has a password of its own, and only
-- the one whose link is used becomes an account. Links are known by their SHA-256 only.
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

-- Moments of the latest guesses at a password, by what they count under: an account, or one known device of an account.
create table password_guesses (
  bucket text primary key,
  moments timestamptz[] not null,
  ends_at timestamptz not null
);
create index password_guesses_ended on password_guesses (ends_at);
