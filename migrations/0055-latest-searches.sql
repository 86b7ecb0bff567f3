-- The latest searches, by which buyers for goods are found.
create index saved_searches_newest on saved_searches (created_at desc, id desc) where deleted_at is null;
