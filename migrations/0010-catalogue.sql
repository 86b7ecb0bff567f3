-- Watchlists of members.
create table saved_lots (
  member_id uuid not null references members (id) on delete cascade,
  lot_id uuid not null references lots (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (member_id, lot_id)
);
create index saved_lots_newest on saved_lots (member_id, saved_at desc, lot_id desc);
create index saved_lots_of on saved_lots (lot_id);

-- Lists merged from a device on sign-in: sent again, the same list changes nothing.
create table merged_lists (
  -- Made by the device.
  key uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  merged_at timestamptz not null
);
create index merged_lists_of on merged_lists (member_id);
create index merged_lists_oldest on merged_lists (merged_at);

-- Searches saved by members, with alerts.
create table saved_searches (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 120),
  -- Normalised query string of the list, without order and page.
  query text not null check (length(query) <= 4000),
  -- Of the words in the query.
  language text not null,
  frequency text not null check (frequency in ('hourly', 'daily', 'weekly')),
  alerting boolean not null,
  -- The member has seen lots listed until then.
  looked_at timestamptz not null,
  -- Lots listed until then were reported by mail, or were not to be.
  reported_until timestamptz not null,
  next_alert_at timestamptz not null,
  created_at timestamptz not null,
  -- Can be restored for a day.
  deleted_at timestamptz
);
create unique index saved_searches_once on saved_searches (member_id, md5(query)) where deleted_at is null;
create index saved_searches_of on saved_searches (member_id, created_at desc, id desc);
create index saved_searches_due on saved_searches (next_alert_at) where alerting and deleted_at is null;
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;
-- To find buyers for offered goods, newest first.
create index saved_searches_newest on saved_searches (created_at desc, id desc) where deleted_at is null;

-- Links that switch alerts off, as SHA-256.
create table alert_tokens (
  digest text primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null
);
create index alert_tokens_of on alert_tokens (member_id);
create index alert_tokens_oldest on alert_tokens (created_at);

-- Latest news of each lot that was listed before: a lower price, or available again.
create table lot_news (
  lot_id uuid primary key references lots (id) on delete cascade,
  news text not null check (news in ('cheaper', 'back')),
  news_at timestamptz not null
);
create index lot_news_newest on lot_news (news_at desc, lot_id desc);

-- Lots whose price has changed since they were listed.
create table lot_standing_prices (
  lot_id uuid primary key references lots (id) on delete cascade,
  -- Since when the current price applies.
  since timestamptz not null,
  -- The last price that stood long enough, as `lots.unit_price`; null: none did.
  unit_price bigint,
  currency text,
  check ((unit_price is null) = (currency is null))
);

-- How long a price must stand before a lower one is news: long enough to notice a mistake, shorter than a working day.
create function standing_time() returns interval language sql immutable parallel safe return interval '6 hours';

-- Records news of updated lots, by the prices that members see. Corrections are no news: a lot sold by mistake and put back
-- within the hour, or a price lowered from one that did not stand.
create function record_lot_news() returns trigger language plpgsql as $$
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

  -- The lower price was a mistake and has been corrected.
  delete from lot_news using now_is, was, lot_standing_prices stood
  where lot_news.lot_id = now_is.id and was.id = now_is.id and stood.lot_id = now_is.id
    and news = 'cheaper' and now_is.unit_price > was.unit_price
    and stood.currency = now_is.currency and now_is.unit_price >= stood.unit_price;
  return null;
end
$$;
create trigger lots_news after update on lots referencing old table as was new table as now_is
  for each statement execute function record_lot_news();
