-- One search over everything the team has: each source has an index of the trigrams of its text, as `search_words` writes it..
-- Immutable, to be indexed: the rules for accents are part of the program.
create function search_words(written text) returns text language sql immutable parallel safe return
  latin_letters(lower(unaccent('unaccent', written)));

create index inbox_items_received on inbox_items (received_at desc, id desc);
create index inbox_items_searched on inbox_items using gin (latin_letters(words) gin_trgm_ops);
create index inbox_items_senders on inbox_items
  using gin (search_words(name || ' ' || coalesce(company, '') || ' ' || email) gin_trgm_ops);
create index inbox_events_written on inbox_events (created_at desc, id desc) where kind in ('note', 'reply', 'wrote');
create index inbox_events_searched on inbox_events using gin (search_words(became ->> 'text') gin_trgm_ops)
  where kind in ('note', 'reply', 'wrote');
create index members_searched on members using gin (search_words(words) gin_trgm_ops);
create index lot_texts_searched on lot_texts using gin (search_words(title) gin_trgm_ops);
create index lots_searched on lots using gin (search_words(reference || ' ' || coalesce(external_id, '')) gin_trgm_ops);
create index lot_lines_searched on lot_lines
  using gin (search_words(name || ' ' || coalesce(gtin, '') || ' ' || coalesce(sku, '')) gin_trgm_ops);
create index manifest_lines_searched on manifest_lines
  using gin (search_words(name || ' ' || coalesce(gtin, '') || ' ' || coalesce(sku, '')) gin_trgm_ops);
create index files_searched on files using gin (search_words(name) gin_trgm_ops) where claimed_at is not null;
