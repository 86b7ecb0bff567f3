-- How the team has dealt with what reached the company. Triggers add each item in the statement that stores it, so that nothing
-- can be missing here.
create table inbox_items (
  -- Id of the offer, inquiry, buying request or message.
  id uuid primary key,
  kind text not null check (kind in ('offer', 'inquiry', 'request', 'message')),
  offer_id uuid generated always as (case when kind = 'offer' then id end) stored references offers (id),
  inquiry_id uuid generated always as (case when kind = 'inquiry' then id end) stored references inquiries (id),
  request_id uuid generated always as (case when kind = 'request' then id end) stored references buying_requests (id),
  message_id uuid generated always as (case when kind = 'message' then id end) stored references contact_messages (id),
  -- Its status.
  state text not null,
  reference text,
  name text not null,
  company text,
  email text not null,
  language text not null,
  -- Beginning of the text, in one line.
  summary text not null,
  -- What the inbox searches, as `plain_words` writes it.
  words text not null,
  received_at timestamptz not null,
  -- Day by which an answer is promised, copied from the item; messages have none.
  answer_by date,
  -- Quarantined items and spam are in quarantine and nowhere else.
  box text not null check (box in ('open', 'snoozed', 'done', 'quarantine')),
  snoozed_until timestamptz check ((snoozed_until is not null) = (box = 'snoozed')),
  -- Nobody of the team has opened it since the last news.
  unread boolean not null,
  -- Who is to act next, and since when.
  awaits text not null check (awaits in ('us', 'them')),
  waiting_since timestamptz not null,
  -- Unread first, then what waits for us, then what waits for them.
  rank smallint not null generated always as (case when unread then 0 when awaits = 'us' then 1 else 2 end) stored,
  assignee_id uuid references members (id) on delete set null,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- Raised by each decision, to detect concurrent ones.
  version integer not null default 0,
  check ((box = 'quarantine') = (state in ('quarantined', 'spam')))
);
create index inbox_items_waiting on inbox_items (box, rank, waiting_since, id);
create index inbox_items_of_kind on inbox_items (box, kind, rank, waiting_since, id);
create index inbox_items_assigned on inbox_items (assignee_id, box, rank, waiting_since, id);
create index inbox_items_snoozed on inbox_items (snoozed_until, id) where box = 'snoozed';
create index inbox_items_newest on inbox_items (box, received_at desc, id desc);
create index inbox_items_in_state on inbox_items (state, box, rank, waiting_since, id);
create index inbox_items_from on inbox_items (lower(email), received_at desc, id desc);
create index inbox_items_words on inbox_items using gin (words gin_trgm_ops);
create index inbox_items_tags on inbox_items using gin (tags);
-- Items without a promised day come last.
create index inbox_items_promised on inbox_items (box, coalesce(answer_by, 'infinity'), id);
-- For erasure and foreign keys.
create index inbox_items_of_offer on inbox_items (offer_id) where offer_id is not null;
create index inbox_items_of_inquiry on inbox_items (inquiry_id) where inquiry_id is not null;
create index inbox_items_of_request on inbox_items (request_id) where request_id is not null;
create index inbox_items_of_message on inbox_items (message_id) where message_id is not null;

-- Tags to choose from.
create table inbox_tags (
  name text primary key check (name <> '' and length(name) <= 40)
);

-- What was done to items. Append-only.
create table inbox_events (
  id uuid primary key,
  item_id uuid not null references inbox_items (id),
  -- Shared by all items that one bulk action changed.
  action_id uuid not null,
  kind text not null
    check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed', 'woken', 'tagged', 'note', 'reply', 'released',
      'undone', 'counter_offer', 'wrote', 'accepted', 'declined', 'withdrew', 'promised')),
  -- Null: the program. The name stays when the account is deleted.
  who_id uuid,
  who text not null,
  was jsonb not null default '{}',
  became jsonb not null default '{}',
  -- Of the item, after the event.
  version integer not null,
  created_at timestamptz not null
);
create index inbox_events_of on inbox_events (item_id, created_at, id);
create index inbox_events_by on inbox_events (action_id);
create trigger refuse_history_change before update or delete on inbox_events for each row execute function refuse_history_change();

-- Drafts of each team member per item and form.
create table item_drafts (
  item_id uuid not null references inbox_items (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  form text not null check (form in ('reply', 'note', 'counter_offer')),
  -- Encrypted JSON: it has personal data and prices.
  typed text not null,
  saved_at timestamptz not null,
  primary key (item_id, member_id, form)
);
create index item_drafts_of_member on item_drafts (member_id);

-- Where an item goes when its state changes: to done when it is over, back to open when it is resumed.
create function box_after(was text, state text, box text) returns text language sql immutable parallel safe return
  case
    when state in ('quarantined', 'spam') then 'quarantine'
    when state in ('declined', 'withdrawn', 'converted', 'won', 'lost', 'closed') then 'done'
    when was in ('quarantined', 'spam', 'declined', 'withdrawn', 'converted', 'won', 'lost', 'closed') then 'open'
    else box
  end;

-- Adds an item, or takes over its new state and promised day.
create function add_to_inbox(item_kind text, item_id uuid, item_state text, item_reference text, item_name text, item_company text,
  item_email text, item_language text, item_text text, item_received_at timestamptz, item_answer_by date)
  returns void language sql as $$
  insert into inbox_items as known (id, kind, state, reference, name, company, email, language, summary, words, received_at,
    answer_by, box, unread, awaits, waiting_since)
  values (item_id, item_kind, item_state, item_reference, item_name, item_company, item_email, item_language,
    left(btrim(regexp_replace(item_text, '\s+', ' ', 'g')), 160),
    plain_words(concat_ws(' ', item_reference, item_name, item_company, item_email, left(item_text, 5000))), item_received_at,
    item_answer_by, box_after('', item_state, 'open'), true, 'us', item_received_at)
  on conflict (id) do update set
    state = excluded.state,
    box = box_after(known.state, excluded.state, known.box),
    snoozed_until = case when box_after(known.state, excluded.state, known.box) = 'snoozed' then known.snoozed_until end,
    answer_by = excluded.answer_by,
    version = known.version + (known.state <> excluded.state)::integer
  where (known.state, known.answer_by) is distinct from (excluded.state, excluded.answer_by)
$$;

create function add_offer_to_inbox() returns trigger language plpgsql as $$
begin
  perform add_to_inbox('offer', new.id, new.status, new.reference, new.name, new.company, new.email, new.language, new.description,
    new.created_at, new.answer_by);
  return null;
end $$;
create trigger add_to_inbox after insert or update of status, answer_by on offers
  for each row execute function add_offer_to_inbox();

create function add_request_to_inbox() returns trigger language plpgsql as $$
begin
  perform add_to_inbox('request', new.id, new.status, new.reference, new.name, new.company, new.email, new.language, new.text,
    new.created_at, new.answer_by);
  return null;
end $$;
create trigger add_to_inbox after insert or update of status, answer_by on buying_requests
  for each row execute function add_request_to_inbox();

create function add_message_to_inbox() returns trigger language plpgsql as $$
begin
  perform add_to_inbox('message', new.id, new.state, null, new.name, null, new.email, new.language, new.message,
    new.created_at, null);
  return null;
end $$;
create trigger add_to_inbox after insert or update of state on contact_messages
  for each row execute function add_message_to_inbox();

create function add_inquiry_to_inbox(inquiry inquiries) returns void language sql as $$
  select add_to_inbox('inquiry', inquiry.id, inquiry.status, inquiry.reference, inquiry.name, inquiry.company, inquiry.email,
    inquiry.language, concat_ws(' · ', inquiry.message, (
      select string_agg(lot_reference || ' ' || lot_title, ' · ' order by position) from inquiry_items
      where inquiry_id = inquiry.id)), inquiry.created_at, inquiry.answer_by)
$$;

create function add_inquiry_to_inbox() returns trigger language plpgsql as $$
begin
  perform add_inquiry_to_inbox(new);
  return null;
end $$;
-- Deferred: the lots of an inquiry are stored after it.
create constraint trigger add_to_inbox after insert on inquiries deferrable initially deferred
  for each row execute function add_inquiry_to_inbox();
create trigger update_in_inbox after update of status, answer_by on inquiries
  for each row execute function add_inquiry_to_inbox();

-- Items of a colleague who leaves the team go back to the others.
create function unassign_items() returns trigger language plpgsql as $$
begin
  update inbox_items set assignee_id = null, version = version + 1 where assignee_id = new.id;
  return null;
end $$;
create trigger unassign_items after update of role on members for each row when (old.role = 'team' and new.role <> 'team')
  execute function unassign_items();

-- Tells every node on commit, for live updates.
create function notify_inbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox', new.id::text);
  return null;
end $$;
create trigger notify_inbox after insert or update on inbox_items for each row execute function notify_inbox();

create function notify_inbox_of_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox', new.item_id::text);
  return null;
end $$;
create trigger notify_inbox after insert on inbox_events for each row execute function notify_inbox_of_event();

create table counter_offers (
  id uuid primary key,
  offer_id uuid not null references offers (id) on delete cascade,
  -- Minor units of the currency, for one of `basis`.
  amount bigint not null check (amount between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  basis text not null check (basis in ('unit', 'kg', 'pallet', 'lot')),
  -- Null: all that is offered.
  quantity numeric(14, 3) check (quantity > 0),
  unit text check ((unit is null) = (quantity is null)),
  -- Last day on which it can be accepted.
  valid_until date not null,
  created_at timestamptz not null,
  -- `replaced`: the team has made another one since, or closed the offer.
  answer text check (answer in ('accepted', 'declined', 'replaced')),
  answered_at timestamptz check ((answered_at is null) = (answer is null))
);
create unique index counter_offers_open on counter_offers (offer_id) where answer is null;
create index counter_offers_of on counter_offers (offer_id, created_at);

-- Terms and answer are written once.
create function refuse_counter_offer_change() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and old.answer is null
    and (new.id, new.offer_id, new.amount, new.currency, new.basis, new.quantity, new.unit, new.valid_until, new.created_at)
      is not distinct from
      (old.id, old.offer_id, old.amount, old.currency, old.basis, old.quantity, old.unit, old.valid_until, old.created_at)
  then return new; end if;
  raise exception 'a counter-offer and its answer are final' using errcode = 'restrict_violation';
end $$;
create trigger refuse_counter_offer_change before update or delete on counter_offers
  for each row execute function refuse_counter_offer_change();

-- A counter-offer ends when the team takes its offer elsewhere: the seller can no longer accept it.
create function close_counter_offer() returns trigger language plpgsql as $$
begin
  update counter_offers set answer = 'replaced', answered_at = now() where offer_id = new.id and answer is null;
  return null;
end $$;
create trigger close_counter_offer after update of status on offers for each row
  when (old.status = 'counter_offered' and new.status <> 'counter_offered') execute function close_counter_offer();
