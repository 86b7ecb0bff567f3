-- What somebody of the team has typed into the form that makes an offer a lot, and not published yet: each of them has their own.
create table publish_drafts (
  offer_id uuid not null references offers (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  -- What stands in each box, by its name: {"texts.en.title": ["Chess sets"]}.
  typed jsonb not null check (jsonb_typeof(typed) = 'object'),
  saved_at timestamptz not null,
  primary key (offer_id, member_id)
);
create index publish_drafts_of_member on publish_drafts (member_id);
