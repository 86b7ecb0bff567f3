-- Photos and documents that the team has added to the form that makes an offer a lot. They are uploads that nothing has claimed, which the
-- form holds longer than the day that such uploads have.
create table pending_files (
  file_id text primary key references files (id) on delete cascade,
  offer_id uuid not null references offers (id) on delete cascade,
  added_at timestamptz not null
);
create index pending_files_of_offer on pending_files (offer_id, added_at);
alter table files add column held_until timestamptz;
