-- Of each mail, the secret in its return path: only a report that has it tells what became of the mail.
alter table mails add column return_key uuid not null default gen_random_uuid();
create unique index mails_returned on mails (return_key);

-- A mail may come back, or be sent again, when its mailing is over: the log's counts follow then, too.
create or replace function follow_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update mailing_recipients set state = 'cancelled' where mail_id = old.id and state = 'queued';
    return old;
  end if;
  update mailing_recipients
    set state = case new.state when 'parked' then 'failed' else new.state end,
      words = case when new.state = 'parked' then new.last_error end
    where mail_id = new.id;
  if found then
    update mailings set counts = (
      select jsonb_object_agg(counted.state, counted.number) from (
        select state, count(*) as number from mailing_recipients where mailing_id = mailings.id group by state
      ) as counted)
    where id = (select mailing_id from mailing_recipients where mail_id = new.id) and mailings.state <> 'sending';
  end if;
  return new;
end $$;
