-- What backups of the embedded database came to. A complete one has a size, a failed one a reason.
create table backups (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  directory text not null,
  scheduled boolean not null,
  encrypted boolean not null,
  bytes bigint,
  failure text,
  check ((bytes is null) <> (failure is null))
);
