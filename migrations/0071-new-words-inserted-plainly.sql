-- Writers of the catalogue take turns before they come here, so no other can bring in the same word meanwhile: to insert words as if one
-- could took a third longer.

-- Adds what these lots say to the words of the catalogue.
create or replace function note_words(lot_ids uuid[]) returns void language sql set enable_seqscan = off set enable_nestloop = off as $$
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
    select told.word, known.word is null as is_new, bool_or(german.word is not null) as german, bool_or(told.public) as public
    from told left join known on known.word = told.word left join german on german.word = told.word
    where known.word is null or (not known.german and german.word is not null) or (not known.public and told.public)
    group by 1, 2
  ), updated as (
    update catalogue_words as known set german = known.german or news.german, public = known.public or news.public
    from news
    where known.word = any (array(select word from news where not is_new)) and news.word = known.word
  )
  insert into catalogue_words (word, german, public)
  select word, german, public
  from news
  where is_new and length(word) between 2 and 40 and word collate "default" ~ '^[[:alpha:]][[:alnum:]]+$'
  order by word
$$;
