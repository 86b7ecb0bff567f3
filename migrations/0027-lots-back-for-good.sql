-- Sold by mistake and put back within the hour is no news: as `note_lot_news` was, but for that.
create or replace function note_lot_news() returns trigger language plpgsql as $$
begin
  insert into lot_news (lot_id, news, news_at)
  select now_is.id, case when is_back then 'back' else 'cheaper' end, date_trunc('milliseconds', now_is.updated_at)
  from now_is
  join was using (id)
  cross join lateral (
    select (was.status in ('sold', 'withdrawn', 'expired', 'draft') and now_is.status in ('published', 'unconfirmed')
        or was.status = 'on_option' and now_is.status = 'published')
        and now_is.updated_at >= was.status_since + interval '1 hour',
      now_is.status in ('published', 'on_option', 'unconfirmed') and was.status in ('published', 'on_option', 'unconfirmed')
        and 'on_request' not in (was.price_visibility, now_is.price_visibility)
        and was.currency = now_is.currency and now_is.unit_price < was.unit_price
  ) as change (is_back, is_cheaper)
  where was.listed_at is not null and (is_back or is_cheaper)
  on conflict (lot_id) do update set news = excluded.news, news_at = excluded.news_at;
  return null;
end
$$;
