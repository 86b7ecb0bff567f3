-- Sizes and colours of articles, as their lists have them; and PDFs are read as lists too.
alter table lot_lines
  add column size text check (size <> '' and length(size) <= 100),
  add column colour text check (colour <> '' and length(colour) <= 100);
alter table manifest_lines
  add column size text check (size <> '' and length(size) <= 100),
  add column colour text check (colour <> '' and length(colour) <= 100);

create or replace function queue_manifest() returns trigger language plpgsql as $$
begin
  insert into manifests (file_id, state, asked_at)
  select id, 'waiting', now() from files
  where id = new.file_id and (content_type in ('application/pdf', 'text/csv', 'application/vnd.ms-excel',
    'application/vnd.ms-excel.sheet.binary.macroenabled.12', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'))
  on conflict do nothing;
  return null;
end $$;
