-- Pictures made of uploaded files, upright and without the camera's notes. Their bytes are in the storage under `pictures/{id}`.
create table pictures (
  -- A part of their addresses, derived from the file's secret id and telling nothing of it.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null: the file is gone, and what was made of it has to go as well.
  file_id text unique references files (id) on delete set null,
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 3840),
  -- A few blurred pixels as a data: address. Null: the picture is transparent.
  placeholder text check (placeholder like 'data:image/webp;base64,%' and length(placeholder) <= 400),
  created_at timestamptz not null
);
create index pictures_without_file on pictures (id) where file_id is null;
