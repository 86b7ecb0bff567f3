-- A mailing of a hundred thousand is not counted anew for each mail that is sent again.
create or replace function follow_mail() returns trigger language plpgsql as $$
declare
  mailing uuid;
  was text;
  became text := case new.state when 'parked' then 'failed' else new.state end;
begin
  if tg_op = 'DELETE' then
    update mailing_recipients set state = 'cancelled' where mail_id = old.id and state = 'queued';
    return old;
  end if;
  select mailing_id, state into mailing, was from mailing_recipients where mail_id = new.id for update;
  if not found then
    return new;
  end if;
  update mailing_recipients
    set state = became, words = case when new.state = 'parked' then new.last_error end
    where mail_id = new.id;
  if was <> became then
    update mailings set counts =
      (case when coalesce((counts ->> was)::int, 0) > 1
        then jsonb_set(counts, array[was], to_jsonb((counts ->> was)::int - 1)) else counts - was end)
      || jsonb_build_object(became, coalesce((counts ->> became)::int, 0) + 1)
    where id = mailing and mailings.state <> 'sending';
  end if;
  return new;
end $$;
