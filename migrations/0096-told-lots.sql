-- What the team has to know of a lot's supplier stands on the lot: lists are read off an index, however many suppliers have said something.
-- What the team has taken up is none of it any more.
alter table lots add column told text check (told in ('silent', 'less', 'gone'));
create index lots_told on lots (told, created_at desc, id desc) include (status, price_visibility, categories) where told is not null;

create function told_of(lot lots) returns text language sql stable return
  case
    when exists (
      select from availability_checks where lot_id = lot.id and answer = 'less' and round = lot.confirmed_at
    ) then 'less'
    when exists (
      select from availability_checks where lot_id = lot.id and answer = 'gone' and lot_version = lot.version
    ) then 'gone'
    when lot.status in ('published', 'on_option', 'unconfirmed') and exists (
      select from availability_checks
      where lot_id = lot.id and answer is null and reminded_at is not null and round = lot.confirmed_at
    ) then 'silent'
  end;

create or replace function count_lot_version() returns trigger language plpgsql as $$
begin
  -- A lot that more is known of is the same lot.
  if new.version = old.version and new.told is not distinct from old.told then new.version := old.version + 1; end if;
  if new.told is not null or (new.confirmed_at, new.status) is distinct from (old.confirmed_at, old.status) then
    new.told := told_of(new);
  end if;
  return new;
end $$;

create function tell_lot() returns trigger language plpgsql as $$
begin
  -- Whoever changes the lot meanwhile comes first, so that this sees it as it has become.
  perform from lots where id = coalesce(new.lot_id, old.lot_id) for no key update;
  update lots set told = told_of(lots) where id = coalesce(new.lot_id, old.lot_id) and told is distinct from told_of(lots);
  return null;
end $$;
create trigger tell_lot after insert or update of answer, reminded_at, round, lot_version or delete on availability_checks
  for each row execute function tell_lot();

update lots set told = told_of(lots) where id in (select lot_id from availability_checks) and told_of(lots) is not null;
