-- The day by which an answer is promised lies on the desk, too: to sort by it, and to change it. It follows the day in the room of
-- what it was promised for; a message has none of its own.
alter table inbox_items add column answer_by date;

create function know_answer_by() returns trigger language plpgsql as $$
begin
  new.answer_by := case new.kind
    when 'offer' then (select answer_by from offers where id = new.id)
    when 'inquiry' then (select answer_by from inquiries where id = new.id)
    when 'request' then (select answer_by from buying_requests where id = new.id)
  end;
  return new;
end $$;
create trigger know_answer_by before insert on inbox_items for each row execute function know_answer_by();

create function follow_answer_by() returns trigger language plpgsql as $$
begin
  update inbox_items set answer_by = new.answer_by where id = new.id and answer_by is distinct from new.answer_by;
  return null;
end $$;
create trigger follow_answer_by after update of answer_by on offers for each row execute function follow_answer_by();
create trigger follow_answer_by after update of answer_by on inquiries for each row execute function follow_answer_by();
create trigger follow_answer_by after update of answer_by on buying_requests for each row execute function follow_answer_by();

-- What has come so far.
update inbox_items set answer_by = promised.answer_by
from (
  select id, answer_by from offers union all
  select id, answer_by from inquiries union all
  select id, answer_by from buying_requests
) as promised
where promised.id = inbox_items.id;

-- What was promised for no day comes last.
create index inbox_items_promised on inbox_items (box, coalesce(answer_by, 'infinity'), id);

alter table inbox_events drop constraint inbox_events_kind_check;
alter table inbox_events add constraint inbox_events_kind_check check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed',
  'woken', 'tagged', 'note', 'reply', 'released', 'undone', 'counter_offer', 'wrote', 'accepted', 'declined', 'withdrew', 'promised'));
