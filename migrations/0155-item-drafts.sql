-- What each of the team has typed into a form of an item and not sent yet.
create table item_drafts (
  item_id uuid not null references inbox_items (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  form text not null check (form in ('reply', 'note', 'counter_offer')),
  -- JSON, encrypted: a person's words and prices are in it.
  typed text not null,
  saved_at timestamptz not null,
  primary key (item_id, member_id, form)
);
create index item_drafts_of_member on item_drafts (member_id);
