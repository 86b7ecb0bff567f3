-- What is new about lots that were in the catalogue before: a lower price, or that they can be had again. The latest of each lot.
create table lot_news (
  lot_id uuid primary key references lots (id) on delete cascade,
  news text not null check (news in ('cheaper', 'back')),
  news_at timestamptz not null
);
create index lot_news_newest on lot_news (news_at desc, lot_id desc);

-- Whoever changes a lot. A price counts that members may read, before and after; of prices for a whole lot or a pallet it is the one
-- for a piece that they come to.
create function note_lot_news() returns trigger language plpgsql as $$
begin
  insert into lot_news (lot_id, news, news_at)
  select now_is.id, case when is_back then 'back' else 'cheaper' end, date_trunc('milliseconds', now_is.updated_at)
  from now_is
  join was using (id)
  cross join lateral (
    select was.status in ('sold', 'withdrawn', 'expired', 'draft') and now_is.status in ('published', 'unconfirmed')
        or was.status = 'on_option' and now_is.status = 'published',
      now_is.status in ('published', 'on_option', 'unconfirmed') and was.status in ('published', 'on_option', 'unconfirmed')
        and 'on_request' not in (was.price_visibility, now_is.price_visibility)
        and was.currency = now_is.currency and now_is.unit_price < was.unit_price
  ) as change (is_back, is_cheaper)
  where was.listed_at is not null and (is_back or is_cheaper)
  on conflict (lot_id) do update set news = excluded.news, news_at = excluded.news_at;
  return null;
end
$$;

create trigger lots_news after update on lots referencing old table as was new table as now_is
  for each statement execute function note_lot_news();
