-- Separates what a title names from what follows a preposition, up to the next comma: `Tuna in olive oil, 160 g tins` is tuna. All of
-- a title that begins with one, or is nothing else, names the goods.
create function parts_of_title(language text, title text) returns table (goods text, detail text)
language sql immutable parallel safe as $$
  select case when rest ~ '\w' then rest else title end,
    case when rest ~ '\w' then array_to_string(array(select part[1] from regexp_matches(title, '(' || clause || ')', 'gi') as part), ' ') else '' end
  from (
    select '\m(?:' || case language
      when 'en' then 'in|with|for|from'
      when 'de' then 'in|im|mit|für|fürs|aus|zum|zur'
      when 'fr' then 'à|au|aux|en|avec|pour|dans'
      when 'es' then 'en|con|para'
      when 'it' then 'in|con|per|da|al|alla|allo|all|ai|alle'
      when 'pl' then 'w|we|z|ze|do|dla|na'
      when 'el' then 'σε|με|για|από'
      when 'ar' then 'في|مع|من|على'
    end || ')\M[^,;:.(–—]*' as clause
  ) as prepositions,
  lateral (select regexp_replace(title, clause, ' ', 'gi') as rest) as parts
$$;

-- Words of the goods weigh more than the rest of the title.
create or replace function words_of_lots(lot_ids uuid[]) returns table (lot_id uuid, words tsvector)
language sql stable set enable_seqscan = off as $$
  with chosen as materialized (
    select id, brand_disclosure, main_language, left(array_to_string(brands, ' '), 20000) as brand_names, brands,
      replace(lower(reference), '-', '') || ' '
        || plain_words(concat_ws(' ', facts ->> 'city', facts ->> 'region', facts ->> 'place')) as whereabouts,
      array(select 'cat:' || category from unnest(categories || food_categories) as category) as category_keys
    from lots where id = any (lot_ids)
  ), own_texts as materialized (
    select lot_texts.lot_id as id, language, title, left(description, 4000) as description
    from lot_texts where lot_texts.lot_id = any (lot_ids)
  ), own_lines as materialized (
    select lot_lines.lot_id as id, name, gtin, sku from lot_lines where lot_lines.lot_id = any (lot_ids)
  ), texts as (
    select id,
      join_words(setweight(word_stems(language, goods) || to_tsvector('simple', goods), 'A')
        || setweight(word_stems(language, detail) || to_tsvector('simple', detail), 'B')
        || setweight(word_stems(language, description) || to_tsvector('simple', description), 'C')) as words
    from (
      -- Joined words only if brands are public: `Brand's` must not survive as `brands`.
      select id, language,
        plain_words(goods || case when brand_disclosure = 'public' then ' ' || joined_words(goods) else '' end) as goods,
        plain_words(detail || case when brand_disclosure = 'public' then ' ' || joined_words(detail) else '' end) as detail,
        plain_words(description) as description
      from chosen join own_texts using (id), parts_of_title(language, title)
      offset 0
    ) as plain
    group by id
  ), manifests as (
    -- The first names of a long manifest, and all its codes.
    select id, plain_words(left(string_agg(distinct name, ' '), 20000)) as names,
      coalesce(string_agg(ltrim(gtin, '0'), ' '), '') || ' ' ||
        plain_words(left(coalesce(string_agg(sku || ' ' || joined_words(sku), ' '), ''), 20000)) as codes
    from own_lines
    group by id
  ), brand_words as (
    -- Words to redact from lots with a restricted brand, and to give back to members.
    select id, tsvector_to_array(to_tsvector('simple', plain) || join_words(word_stems(language, plain))) as redacted
    from chosen, plain_words(brand_names) as plain, unnest(array['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar']) as language
    where brand_disclosure <> 'public'
    group by id, plain
  ), parts as (
    select id, brand_disclosure, redacted,
      texts.words
        || setweight(to_tsvector('simple', coalesce(names, '')) || word_stems(main_language, coalesce(names, '')), 'D')
        || setweight(to_tsvector('simple', whereabouts), 'B')
        || array_to_tsvector(category_keys) as said,
      setweight(to_tsvector('simple', plain_words(brand_names || ' ' || joined_words(brand_names))), 'B')
        || setweight(to_tsvector('simple', coalesce(codes, '')), 'D')
        || array_to_tsvector(array(select brand_key(brand) from unnest(brands[:1000]) as brand)) as branded
    from chosen join texts using (id) left join manifests using (id) left join brand_words using (id)
    offset 0
  )
  select id,
    case brand_disclosure
      when 'public' then said || branded
      when 'members' then ts_delete(said, redacted) || array_to_tsvector(array(
        select '+' || word from unnest(tsvector_to_array(branded) || redacted) as word))
      else ts_delete(said, redacted)
    end
  from parts
$$;

update lot_words set words = now.words
from words_of_lots(array(select lot_id from lot_words)) as now
where now.lot_id = lot_words.lot_id and now.words <> lot_words.words;
select note_for_outside_search(array(select lot_id from lot_words));
update catalogue_changes set changed_by = pg_current_xact_id();
