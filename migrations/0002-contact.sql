-- Messages to the team. A quarantined one was caught by a trap for machines: it is kept, and not mailed.
create table contact_messages (
  id uuid primary key,
  -- SHA-256 of the form's one-time key and of what was sent: the same message of the same form is stored once.
  submission text not null unique,
  state text not null check (state in ('new', 'quarantined')),
  quarantine_reason text check (quarantine_reason in ('honeypot', 'too_fast')),
  language text not null,
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  message text not null check (message <> ''),
  created_at timestamptz not null,
  check ((quarantine_reason is not null) or state <> 'quarantined')
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
