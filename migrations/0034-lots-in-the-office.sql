-- Lots as the team writes them: who has changed what, when they go on sale and off it by themselves, and for whom they are kept.

alter table lots
  -- Counts what was written of it: who writes upon an older one has not seen the latest.
  add column version integer not null default 1,
  -- When it goes on sale, and off it, by itself.
  add column publish_at timestamptz,
  add column withdraw_at timestamptz,
  add constraint lots_publish_at_check check (publish_at is null or status in ('draft', 'withdrawn')),
  add constraint lots_withdraw_at_check check (withdraw_at is null or publish_at is null or withdraw_at > publish_at);
create index lots_newest on lots (created_at desc, id desc);
create index lots_in_status on lots (status, created_at desc, id desc);
create index lots_to_publish on lots (publish_at) where publish_at is not null;
create index lots_to_withdraw on lots (withdraw_at) where withdraw_at is not null;
-- What the team finds lots by, drafts and sold ones too, which the catalogue knows nothing of.
create index lot_texts_titles on lot_texts using gin (to_tsvector('simple', title));

create function count_lot_version() returns trigger language plpgsql as $$
begin
  if new.version = old.version then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger count_version before update on lots for each row execute function count_lot_version();

-- For whom a lot is reserved.
alter table lot_privates add column option_for text check (option_for <> '' and length(option_for) <= 200);

-- Who did what to a lot when. Append-only, as long as there is the lot.
create table lot_events (
  id uuid primary key,
  lot_id uuid not null references lots (id) on delete cascade,
  -- What one click did to several lots.
  action_id uuid not null,
  kind text not null check (kind in ('created', 'imported', 'changed', 'aged', 'undone')),
  -- Null: nobody of the team. The name stays when the account goes.
  who_id uuid,
  who text not null,
  -- Fields of the lot's input, as far as they changed; of the manifest only how many lines.
  was jsonb not null default '{}' check (jsonb_typeof(was) = 'object'),
  became jsonb not null default '{}' check (jsonb_typeof(became) = 'object'),
  -- Of the lot, once this was done.
  version integer not null,
  created_at timestamptz not null
);
create index lot_events_of on lot_events (lot_id, version desc, id desc);
create index lot_events_by on lot_events (action_id);

create function keep_lot_history() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_op = 'DELETE' and not exists (select from lots where id = old.lot_id) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger keep_history before update or delete on lot_events for each row execute function keep_lot_history();
