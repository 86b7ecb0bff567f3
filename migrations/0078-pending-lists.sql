-- Lists of articles that the team has uploaded to become the manifest of a lot, or of the lot that an offer becomes. They are uploads that
-- nothing has claimed: used or not, they go after a day, and with them what was read.
create table pending_lists (
  file_id text primary key references files (id) on delete cascade,
  lot_id uuid references lots (id) on delete cascade,
  offer_id uuid references offers (id) on delete cascade,
  added_at timestamptz not null,
  check (num_nonnulls(lot_id, offer_id) = 1)
);
create index pending_lists_of_lot on pending_lists (lot_id, added_at) where lot_id is not null;
create index pending_lists_of_offer on pending_lists (offer_id, added_at) where offer_id is not null;
create trigger await_manifest after insert on pending_lists for each row execute function await_manifest();

-- By whom a list is known again, and in which language they write: whose offer it came with, or who supplies the lot.
create view manifest_senders as
  select attachments.file_id, offers.language, sender
  from attachments join offers on offers.id = attachments.offer_id
    cross join unnest(array[lower(offers.email), company_words(coalesce(offers.company, ''))]) as sender
  where sender <> ''
  union all
  select pending_lists.file_id, coalesce(lot_suppliers.language, offers.language), sender
  from pending_lists
    left join lot_privates on lot_privates.lot_id = pending_lists.lot_id
    left join lot_suppliers on lot_suppliers.lot_id = pending_lists.lot_id
    left join offers on offers.id = coalesce(pending_lists.offer_id, lot_privates.supplier_offer_id)
    cross join unnest(array[lower(lot_suppliers.email), lower(offers.email), company_words(coalesce(offers.company, ''))]) as sender
  where sender <> '';
