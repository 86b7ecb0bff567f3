-- Uploaded files. The bytes are in the storage under `key`; a row exists from before the first byte on.
create table files (
  id text primary key,
  key text not null unique,
  name text not null check (name <> '' and length(name) <= 255),
  -- `offers/{millisecond timestamp}_{original name}`, as the source names it.
  full_path text not null,
  size bigint not null check (size >= 0 and size <= 26214400),
  state text not null check (state in ('uploading', 'stored', 'refused')),
  -- Why a finished file was refused: a translation key of the files slice.
  refusal text check ((refusal is not null) = (state = 'refused')),
  content_type text check (state <> 'stored' or content_type is not null),
  md5 text check (state <> 'stored' or md5 is not null),
  -- The uploader's Upload-Metadata, word for word.
  upload_metadata text not null default '',
  -- The request that may write at the moment: a newer one takes over by writing its own name here.
  writer text,
  -- Bytes from here on are not acknowledged: the checksum of their request is still to be compared.
  unchecked_from bigint,
  -- Secret part of the download address. Null: revoked.
  token text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stored_at timestamptz check ((stored_at is not null) = (state <> 'uploading')),
  -- When the virus scanner found nothing.
  scanned_at timestamptz,
  -- A claimed file can still be refused: the scanner may have been away while it came.
  claimed_at timestamptz check (claimed_at is null or state <> 'uploading'),
  -- Set before the bytes are deleted, so that nothing claims them meanwhile.
  deleted_at timestamptz check (deleted_at is null or claimed_at is null)
);
create index files_unclaimed on files (created_at) where claimed_at is null;
create index files_unscanned on files (stored_at) where state = 'stored' and scanned_at is null;
create index files_by_path on files (full_path collate "C", id);

-- E-mails, queued in the transaction that they report. A mailbox is {name, address}.
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
  -- [{cid, contentType, base64}]
  images jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'parked')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state = 'queued'))
);
create index mails_due on mails (attempts, next_attempt_at) where state = 'queued';
create index mails_newest on mails (created_at desc, id desc);
create index mails_unfinished on mails (state) where state in ('queued', 'parked');

-- Uses of something limited, in the current window of time.
create table rate_limits (
  bucket text primary key,
  ends_at timestamptz not null,
  uses integer not null
);
create index rate_limits_ended on rate_limits (ends_at);

-- Human references like O-2611-0007 count per month.
create table reference_counters (
  series text not null,
  month text not null,
  last integer not null,
  primary key (series, month)
);

create table offers (
  id uuid primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  -- SHA-256 of what was sent: the same key with another body is refused.
  input_digest text not null,
  status text not null check (status in ('submitted', 'in_review', 'need_info', 'counter_offered', 'accepted', 'declined',
    'withdrawn', 'converted', 'spam')),
  channel text not null check (channel in ('web', 'email', 'phone', 'fair', 'api')),
  language text not null,
  name text not null check (name <> ''),
  company text check (company <> ''),
  email text not null check (email like '%_@_%'),
  phone_number text not null check (phone_number <> ''),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{5,14}$'),
  description text not null check (description <> ''),
  answer_by date not null,
  created_at timestamptz not null
);
create index offers_newest on offers (created_at desc, id desc);

create table attachments (
  offer_id uuid not null references offers (id),
  position integer not null check (position >= 0),
  file_id text not null unique references files (id),
  primary key (offer_id, position)
);

-- Append-only history.
create table offer_events (
  id uuid primary key,
  offer_id uuid not null references offers (id),
  kind text not null,
  who text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index offer_events_of on offer_events (offer_id, created_at);
