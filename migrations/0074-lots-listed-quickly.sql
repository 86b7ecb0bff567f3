-- What the list of lots is narrowed by stands in the indexes that it is read off: counting reads no lot.
drop index lots_newest;
create index lots_newest on lots (created_at desc, id desc) include (price_visibility, categories);
drop index lots_in_status;
create index lots_in_status on lots (status, created_at desc, id desc) include (price_visibility, categories);

-- Lists with the same goods are read off the index.
drop index manifest_lines_gtin;
create index manifest_lines_gtin on manifest_lines (lpad(gtin, 14, '0'), file_id) include (gtin) where gtin is not null;
-- Who looks for goods, the latest first.
create index buying_requests_open on buying_requests (created_at desc, id desc) where status in ('new', 'answered', 'quoted');
