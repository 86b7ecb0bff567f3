-- Uploaded files. A row exists before the first byte; the bytes are in the storage under `key`.
create table files (
  id text primary key,
  key text not null unique,
  name text not null check (name <> '' and length(name) <= 255),
  -- `offers/{millisecond timestamp}_{original name}`, as the API names it.
  full_path text not null,
  size bigint not null check (size >= 0 and size <= 26214400),
  state text not null check (state in ('uploading', 'stored', 'refused')),
  -- Translation key of the reason.
  refusal text check ((refusal is not null) = (state = 'refused')),
  content_type text check (state <> 'stored' or content_type is not null),
  md5 text check (state <> 'stored' or md5 is not null),
  -- The client's Upload-Metadata header, verbatim.
  upload_metadata text not null default '',
  -- The request that may write. A newer request takes over by writing its own name.
  writer text,
  -- Offset from which bytes are not acknowledged, because their checksum is not verified yet.
  unchecked_from bigint,
  -- Secret of the download address, encrypted. Null: revoked.
  token text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stored_at timestamptz check ((stored_at is not null) = (state <> 'uploading')),
  -- When the virus scanner found nothing.
  scanned_at timestamptz,
  -- A claimed file can still be refused, if the scanner was unavailable when it was uploaded.
  claimed_at timestamptz check (claimed_at is null or state <> 'uploading'),
  held_until timestamptz,
  -- Set before the bytes are deleted, so that the file cannot be claimed meanwhile.
  deleted_at timestamptz check (deleted_at is null or claimed_at is null)
);
create index files_unclaimed on files (created_at) where claimed_at is null;
create index files_unscanned on files (stored_at) where state = 'stored' and scanned_at is null;
create index files_by_path on files (full_path collate "C", id);
-- To sum the bytes of unclaimed uploads before each new one.
create index files_unclaimed_bytes on files (size) where claimed_at is null and deleted_at is null and state <> 'refused';

-- Normal pictures of uploaded files: upright, without metadata. The bytes are in the storage under `pictures/{id}`.
create table pictures (
  -- Public, derived from the file's secret id without revealing it.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null: the file was deleted, and the picture must be.
  file_id text unique references files (id) on delete set null,
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 3840),
  -- Blurred pixels as a data: URL. Null: the picture is transparent.
  placeholder text check (placeholder like 'data:image/webp;base64,%' and length(placeholder) <= 400),
  -- First page of a document: shown in the office only, never as a photo.
  page boolean not null default false,
  created_at timestamptz not null
);
create index pictures_without_file on pictures (id) where file_id is null;

-- Attachments that no picture can be made of, so that it is not tried again.
create table unpictured_files (
  file_id text primary key references files (id) on delete cascade,
  reason text not null default 'damaged'
    check (reason in ('damaged', 'locked', 'too_much'))
);
