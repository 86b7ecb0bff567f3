-- An outside search engine takes lots up after they are written: what it has not taken up yet stands here, written in the same transaction.
create table outside_search (
  -- One row while an outside engine is set.
  single boolean primary key default true check (single),
  index_name text not null,
  -- `empty` until its index is made anew, `filling` until it has all lots.
  state text not null check (state in ('empty', 'filling', 'complete'))
);
create sequence lot_versions;
create table lots_for_outside_search (
  -- Also of lots that are gone.
  lot_id uuid primary key,
  -- Writers of the catalogue take turns, so a higher one was written later.
  version bigint not null
);
create index lots_for_outside_search_oldest on lots_for_outside_search (version);

create function note_for_outside_search(lot_ids uuid[]) returns void language sql as $$
  insert into lots_for_outside_search (lot_id, version)
  select distinct_id, nextval('lot_versions') from (select distinct unnest(lot_ids) as distinct_id) as noted
  where exists (select from outside_search)
  on conflict (lot_id) do update set version = excluded.version
$$;

create or replace function bring_into_catalogue(lot_ids uuid[]) returns void language sql as $$
  select index_lots(lot_ids);
  select record_words(lot_ids);
  select record_brands(lot_ids);
  select note_for_outside_search(lot_ids);
$$;
