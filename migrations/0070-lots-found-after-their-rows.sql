-- An import writes the rows of its lots in one transaction and what is searched of them in the next, on another connection, while the
-- rows of the lots that follow are written. Lots that were found before are found as they are now when their own transaction ends.
-- The list of words is compared with what lots say by two sorted reads: to look every word up by itself, and match it by an
-- expression first, was a quarter of the work.

-- Writes what is searched of these lots. Whoever changes one of them meanwhile waits, and so sees what this has seen.
create or replace function index_lots(lot_ids uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  open_ids uuid[];
  fresh_ids uuid[];
  numbers integer[];
begin
  perform from lots where id = any (lot_ids) order by id for no key update;
  -- From here on writers of the catalogue take turns: strings of bits are shared by all lots.
  update catalogue_changes set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
  delete from lot_search using lots
  where lot_id = any (lot_ids) and id = lot_id and status not in ('published', 'on_option', 'unconfirmed');
  open_ids := array(select id from lots where id = any (lot_ids) and status in ('published', 'on_option', 'unconfirmed'));
  if open_ids = '{}' then return; end if;
  fresh_ids := array(select id from unnest(open_ids) as id where not exists (select from lot_search where lot_id = id));
  -- Numbers of lots that have left the catalogue are given again.
  with given as (
    delete from free_ordinals where ordinal in (select ordinal from free_ordinals order by ordinal limit cardinality(fresh_ids))
    returning ordinal
  )
  select array_agg(ordinal) into numbers from given;
  numbers := numbers || array(
    select nextval('lot_ordinals')::integer from generate_series(1, cardinality(fresh_ids) - coalesce(cardinality(numbers), 0)));
  insert into lot_search (lot_id, ordinal, listed_at, public_price, member_price, quantity, date_min, use_by, reserved_until,
    availability, condition, incoterm, country, categories, words)
  select id, coalesce(known.ordinal, fresh.ordinal), date_trunc('milliseconds', lots.listed_at), public_unit_price,
    member_unit_price, trunc(base_quantity), lots.date_min, case when date_type = 'use_by' then lots.date_min end, option_until,
    status, lots.condition, lots.incoterm, lots.country, lots.categories || food_categories, found.words
  from words_of_lots(open_ids) as found
  join lots on id = found.lot_id
  left join unnest(fresh_ids, numbers) as fresh (lot_id, ordinal) on fresh.lot_id = id
  left join lot_search as known on known.lot_id = id
  on conflict (lot_id) do update set listed_at = excluded.listed_at, public_price = excluded.public_price,
    member_price = excluded.member_price, quantity = excluded.quantity, date_min = excluded.date_min,
    use_by = excluded.use_by, reserved_until = excluded.reserved_until, availability = excluded.availability,
    condition = excluded.condition, incoterm = excluded.incoterm, country = excluded.country,
    categories = excluded.categories, words = excluded.words, filler = excluded.filler;
end
$$;

-- Adds what these lots say to the words of the catalogue.
create function note_words(lot_ids uuid[]) returns void language sql set enable_seqscan = off set enable_nestloop = off as $$
  with mentioned as materialized (
    -- One that only members may know has a `+` before it. Numbers, and codes that begin with one, sort before letters.
    select distinct unnest(tsvector_to_array(words)) collate "C" as word from lot_search where lot_id = any (lot_ids)
  ), told as materialized (
    select ltrim(word, '+') as word, word >= 'A' as public from mentioned
    where word >= 'A' or (word >= '+A' and word < ',')
  ), known as materialized (
    select word, german, public from catalogue_words where word = any (array(select word from told))
  ), german as materialized (
    select distinct word collate "C" as word
    from lot_texts, string_to_table(plain_words(title || ' ' || left(description, 4000)), ' ') as word
    where language = 'de' and lot_id = any (array(select lot_id from lot_search where lot_id = any (lot_ids)))
  ), news as materialized (
    select told.word, german.word is not null as german, told.public
    from told left join known on known.word = told.word left join german on german.word = told.word
    where known.word is null or (not known.german and german.word is not null) or (not known.public and told.public)
  )
  insert into catalogue_words (word, german, public)
  select word, bool_or(german), bool_or(public)
  from news
  where length(word) between 2 and 40 and word collate "default" ~ '^[[:alpha:]][[:alnum:]]+$'
  group by word
  order by word
  on conflict (word) do update
  set german = catalogue_words.german or excluded.german, public = catalogue_words.public or excluded.public
$$;

-- Writes all that is searched, counted and completed of these lots.
create function bring_into_catalogue(lot_ids uuid[]) returns void language plpgsql as $$
declare
  ordinals integer[];
begin
  perform index_lots(lot_ids);
  perform note_words(lot_ids);
  perform note_brands(lot_ids);
  with own as (
    delete from changed_ordinals where transaction = pg_current_xact_id() returning ordinal
  )
  select array_agg(distinct ordinal) into ordinals from own;
  if ordinals is null then return; end if;
  perform write_bits(ordinals);
  insert into free_ordinals (ordinal)
  select changed from unnest(ordinals) as changed
  where not exists (select from lot_search where ordinal = changed);
end
$$;

-- Lots of imports whose rows are there and which nobody finds yet.
create table waiting_lots (
  id bigint generated always as identity primary key,
  lot_ids uuid[] not null,
  since timestamptz not null
);

-- With `stocklot.found_later` on, lots that come into the catalogue wait; the others, which somebody may be looking at, do not.
create or replace function index_changed_lots() returns trigger language plpgsql as $$
declare
  noted uuid[];
  fresh uuid[];
begin
  delete from changed_lots where transaction = new.transaction returning lot_ids into noted;
  noted := array(select distinct id from unnest(noted) as id);
  if current_setting('stocklot.found_later', true) = 'on' then
    fresh := array(
      select id from lots
      where id = any (noted) and status in ('published', 'on_option', 'unconfirmed')
        and not exists (select from lot_search where lot_id = id)
    );
    if fresh <> '{}' then
      insert into waiting_lots (lot_ids, since) values (fresh, now());
      noted := array(select unnest(noted) except select unnest(fresh));
    end if;
  end if;
  if noted <> '{}' then perform bring_into_catalogue(noted); end if;
  return null;
end
$$;

-- Brings lots that wait into the catalogue: these, or those that have waited for ten seconds, since whoever wrote them has gone.
-- One that somebody else is writing goes on waiting. Returns whether there was any.
create function index_waiting_lots(these uuid[]) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  noted uuid[];
  held uuid[];
begin
  with taken as (
    delete from waiting_lots where id in (
      select id from waiting_lots
      where case when these is null then since < now() - interval '10 seconds' else lot_ids[1] = any (these) end
      order by id limit case when these is null then 1 end
      for update skip locked
    )
    returning lot_ids
  )
  select array_agg(distinct lot_id) into noted from taken, unnest(lot_ids) as lot_id;
  if noted is null then return false; end if;
  held := array(select id from lots where id = any (noted) order by id for no key update skip locked);
  insert into waiting_lots (lot_ids, since)
  select left_out, now()
  from (select array_agg(id) as left_out from lots where id = any (noted) and id <> all (held)) as busy
  where left_out is not null;
  perform bring_into_catalogue(held);
  -- Pages that are kept have been made without them.
  perform pg_notify('content', '');
  return true;
end
$$;
