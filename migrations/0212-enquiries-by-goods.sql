-- The list of the inbox begins an enquiry with its goods, then what the buyer wrote.
create or replace function add_inquiry_to_inbox(inquiry inquiries) returns void language sql as $$
  select add_to_inbox('inquiry', inquiry.id, inquiry.status, inquiry.reference, inquiry.name, inquiry.company, inquiry.email,
    inquiry.language, concat_ws(' · ', (
      select string_agg(lot_title || ' ' || lot_reference, ' · ' order by position) from inquiry_items
      where inquiry_id = inquiry.id), inquiry.message), inquiry.created_at, inquiry.answer_by)
$$;

update inbox_items set summary = left(btrim(regexp_replace(concat_ws(' · ', (
    select string_agg(lot_title || ' ' || lot_reference, ' · ' order by position) from inquiry_items
    where inquiry_id = inquiries.id), inquiries.message), '\s+', ' ', 'g')), 160)
from inquiries where inquiries.id = inbox_items.inquiry_id;
