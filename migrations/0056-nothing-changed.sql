-- A statement that finds nothing to change has changed nothing. The jobs that look every few seconds for lots whose time has come
-- would otherwise have every node throw away its finished pages.
create function tell_content_changed_by_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform pg_notify('content', '');
  end if;
  return null;
end
$$;

drop trigger lots_tell on lots;
create trigger lots_tell after insert or delete or truncate on lots
  for each statement execute function tell_content_change();
create trigger lots_tell_update after update on lots
  referencing new table as changed
  for each statement execute function tell_content_changed_by_rows();
