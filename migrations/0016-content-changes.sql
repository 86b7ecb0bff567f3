-- Tells every node that what pages show of lots has changed: once per transaction, when it is committed.
create function tell_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;

create trigger lots_tell after insert or update or delete or truncate on lots
  for each statement execute function tell_content_change();
create trigger lot_texts_tell after insert or update or delete or truncate on lot_texts
  for each statement execute function tell_content_change();
create trigger lot_lines_tell after insert or update or delete or truncate on lot_lines
  for each statement execute function tell_content_change();
create trigger lot_photos_tell after insert or update or delete or truncate on lot_photos
  for each statement execute function tell_content_change();
create trigger lot_documents_tell after insert or update or delete or truncate on lot_documents
  for each statement execute function tell_content_change();

-- Files and pictures are mostly of offers, which no public page shows.
create function tell_change_of_lot_file() returns trigger language plpgsql as $$
declare
  changed text := coalesce(to_jsonb(new) ->> 'file_id', to_jsonb(old) ->> 'file_id', to_jsonb(new) ->> 'id');
begin
  if exists (select from lot_photos where file_id = changed) or exists (select from lot_documents where file_id = changed) then
    perform pg_notify('content', '');
  end if;
  return null;
end
$$;

create trigger pictures_tell after insert or update or delete on pictures
  for each row execute function tell_change_of_lot_file();
create trigger files_tell after update on files
  for each row when ((old.token, old.state, old.name) is distinct from (new.token, new.state, new.name))
  execute function tell_change_of_lot_file();
