-- Lots that members with saved searches had in a mailing, so that no alert tells them again.
create table told_lots (
  member_id uuid not null references members (id) on delete cascade,
  lot_id uuid not null references lots (id) on delete cascade,
  told_at timestamptz not null,
  primary key (member_id, lot_id)
);
create index told_lots_of_lot on told_lots (lot_id);
create index told_lots_oldest on told_lots (told_at);
