-- Lists of articles that were replaced, to be brought back: each as it was before one version of its lot.
create table former_manifests (
  lot_id uuid not null references lots (id) on delete cascade,
  -- From this one on the lot has another list.
  version integer not null check (version > 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  replaced_at timestamptz not null,
  primary key (lot_id, version)
);
create index former_manifests_by_age on former_manifests (replaced_at);
