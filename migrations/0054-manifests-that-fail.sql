-- What fails again and again waits longer each time, and holds nothing up.
alter table manifests
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now();
drop index manifests_waiting;
create index manifests_waiting on manifests (attempts, asked_at desc, file_id desc) where state = 'waiting';
