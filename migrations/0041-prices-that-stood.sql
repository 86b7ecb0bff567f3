-- A lower price is news only against one that had stood for a while: a slip of the pen that is stored while somebody types, or a
-- change of many prices that is taken back, lowers nothing.

-- Of lots whose price has changed since they came into the catalogue.
create table lot_standing_prices (
  lot_id uuid primary key references lots (id) on delete cascade,
  -- Since when it costs what it costs now.
  since timestamptz not null,
  -- The latest price that had stood, as `lots.unit_price`; null: none of them had.
  unit_price bigint,
  currency text,
  check ((unit_price is null) = (currency is null))
);

-- How long members could read a price before it counts: longer than it takes to notice a mistake, shorter than a working day.
create function standing_time() returns interval language sql immutable parallel safe return interval '6 hours';

-- As before, but for what `is_cheaper` asks of the price before.
create or replace function note_lot_news() returns trigger language plpgsql as $$
begin
  insert into lot_standing_prices (lot_id, since, unit_price, currency)
  select now_is.id, now_is.updated_at, case when has_stood then was.unit_price else earlier.unit_price end,
    case when has_stood then was.currency else earlier.currency end
  from now_is
  join was using (id)
  left join lot_standing_prices earlier on earlier.lot_id = now_is.id
  cross join lateral (
    select was.unit_price is not null and was.price_visibility <> 'on_request'
      and now_is.updated_at >= coalesce(earlier.since, was.listed_at) + standing_time()
  ) as past (has_stood)
  where was.listed_at is not null
    and (was.unit_price, was.currency, was.price_visibility = 'on_request')
      is distinct from (now_is.unit_price, now_is.currency, now_is.price_visibility = 'on_request')
  on conflict (lot_id) do update
    set since = excluded.since, unit_price = excluded.unit_price, currency = excluded.currency;

  insert into lot_news (lot_id, news, news_at)
  select now_is.id, case when is_back then 'back' else 'cheaper' end, date_trunc('milliseconds', now_is.updated_at)
  from now_is
  join was using (id)
  left join lot_standing_prices stood on stood.lot_id = now_is.id
  cross join lateral (
    select (was.status in ('sold', 'withdrawn', 'expired', 'draft') and now_is.status in ('published', 'unconfirmed')
        or was.status = 'on_option' and now_is.status = 'published')
        and now_is.updated_at >= was.status_since + interval '1 hour',
      now_is.status in ('published', 'on_option', 'unconfirmed') and was.status in ('published', 'on_option', 'unconfirmed')
        and 'on_request' not in (was.price_visibility, now_is.price_visibility)
        and was.currency = now_is.currency and now_is.unit_price < was.unit_price
        and stood.currency = now_is.currency and now_is.unit_price < stood.unit_price
  ) as change (is_back, is_cheaper)
  where was.listed_at is not null and (is_back or is_cheaper)
  on conflict (lot_id) do update set news = excluded.news, news_at = excluded.news_at;

  -- It was cheaper by mistake, and costs again what it did.
  delete from lot_news using now_is, was, lot_standing_prices stood
  where lot_news.lot_id = now_is.id and was.id = now_is.id and stood.lot_id = now_is.id
    and news = 'cheaper' and now_is.unit_price > was.unit_price
    and stood.currency = now_is.currency and now_is.unit_price >= stood.unit_price;
  return null;
end
$$;
