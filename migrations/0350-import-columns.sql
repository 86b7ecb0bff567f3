-- Fields that a colleague chose for headings which an import does not recognize.
alter table lot_imports add column columns jsonb not null default '{}';
