-- "ca. 40" in a seller's list is read as 40 and shown as about 40.
alter table manifest_lines
  add column quantity_about boolean not null default false,
  add column price_about boolean not null default false;
