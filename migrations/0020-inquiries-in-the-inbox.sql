-- Inquiries about lots reach the inbox like everything else.
alter table inquiries add column lost_because text
  check (lost_because in ('price', 'no_goods', 'quantity', 'too_late', 'no_answer', 'bought_elsewhere', 'other'));
alter table inquiries add constraint inquiries_lost_check check ((status = 'lost') = (lost_because is not null));

alter table inbox_items drop constraint inbox_items_kind_check;
alter table inbox_items add constraint inbox_items_kind_check check (kind in ('offer', 'inquiry', 'request', 'message'));
alter table inbox_items add column inquiry_id uuid generated always as (case when kind = 'inquiry' then id end) stored
  references inquiries (id);

create trigger keep_history before update or delete on inquiry_events for each row execute function keep_history();

create function put_inquiry_on_desk(inquiry inquiries) returns void language sql as $$
  select put_on_desk('inquiry', inquiry.id, inquiry.status, inquiry.reference, inquiry.name, inquiry.company, inquiry.email,
    inquiry.language, concat_ws(' · ', inquiry.message, (
      select string_agg(lot_reference || ' ' || lot_title, ' · ' order by position) from inquiry_items
      where inquiry_id = inquiry.id)), inquiry.created_at)
$$;
create function put_inquiry_on_desk() returns trigger language plpgsql as $$
begin
  perform put_inquiry_on_desk(new);
  return null;
end $$;
-- Its lots are stored after it: it is put there when the transaction ends.
create constraint trigger put_on_desk after insert on inquiries deferrable initially deferred
  for each row execute function put_inquiry_on_desk();
create trigger follow_on_desk after update of status on inquiries for each row execute function put_inquiry_on_desk();

select put_inquiry_on_desk(inquiries) from inquiries;
