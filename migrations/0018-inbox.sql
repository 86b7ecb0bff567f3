-- How the desk has dealt with what reached the company. Whatever is stored there gets its row here in the same statement, by the
-- triggers below, so that nothing can reach the company without reaching the inbox.

-- A message can be answered and closed, like everything else.
alter table contact_messages drop constraint contact_messages_state_check;
alter table contact_messages add constraint contact_messages_state_check
  check (state in ('new', 'answered', 'closed', 'spam', 'quarantined'));

alter table offers add column declined_because text
  check (declined_because in ('price', 'no_demand', 'condition', 'restrictions', 'shelf_life', 'documents', 'quantity', 'duplicate',
    'sold_elsewhere', 'other'));
alter table offers add constraint offers_declined_check check ((status = 'declined') = (declined_because is not null));
alter table buying_requests add column lost_because text
  check (lost_because in ('price', 'no_goods', 'quantity', 'too_late', 'no_answer', 'bought_elsewhere', 'other'));
alter table buying_requests add constraint buying_requests_lost_check check ((status = 'lost') = (lost_because is not null));

create table inbox_items (
  -- The id of the offer, the buying request or the message.
  id uuid primary key,
  kind text not null check (kind in ('offer', 'request', 'message')),
  offer_id uuid generated always as (case when kind = 'offer' then id end) stored references offers (id),
  request_id uuid generated always as (case when kind = 'request' then id end) stored references buying_requests (id),
  message_id uuid generated always as (case when kind = 'message' then id end) stored references contact_messages (id),
  -- Its status there.
  state text not null,
  reference text,
  name text not null,
  company text,
  email text not null,
  language text not null,
  -- The beginning of what was written, in one line.
  summary text not null,
  -- What it is found by, as `plain_words` writes it.
  words text not null,
  received_at timestamptz not null,
  -- Where on the desk it lies. What a trap has caught, or somebody has called spam, is in quarantine and nowhere else.
  box text not null check (box in ('open', 'snoozed', 'done', 'quarantine')),
  snoozed_until timestamptz check ((snoozed_until is not null) = (box = 'snoozed')),
  -- Nobody of the team has looked since something came in.
  unread boolean not null,
  -- Whose turn it is, and since when.
  awaits text not null check (awaits in ('us', 'them')),
  waiting_since timestamptz not null,
  -- Unread first, then what waits for us, then what waits for them.
  rank smallint not null generated always as (case when unread then 0 when awaits = 'us' then 1 else 2 end) stored,
  assignee_id uuid references members (id) on delete set null,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  -- Counts what was decided about it: who decides upon an older one has not seen the latest.
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

-- What the team has called things, to choose from.
create table inbox_tags (name text primary key check (name <> '' and length(name) <= 40));

-- Who did what when on the desk. Append-only.
create table inbox_events (
  id uuid primary key,
  item_id uuid not null references inbox_items (id),
  -- What one click did to several items.
  action_id uuid not null,
  kind text not null check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed', 'woken', 'tagged', 'note', 'reply',
    'released', 'undone')),
  -- Null: nobody, it was time. The name stays when the account goes.
  who_id uuid,
  who text not null,
  was jsonb not null default '{}',
  became jsonb not null default '{}',
  -- Of the item, once this was done.
  version integer not null,
  created_at timestamptz not null
);
create index inbox_events_of on inbox_events (item_id, created_at, id);
create index inbox_events_by on inbox_events (action_id);

-- A history is written once. Erasing a person is the only exception, and says so in its transaction.
create function keep_history() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger keep_history before update or delete on inbox_events for each row execute function keep_history();
create trigger keep_history before update or delete on offer_events for each row execute function keep_history();
create trigger keep_history before update or delete on buying_request_events for each row execute function keep_history();

-- Where something lies after its state has changed: what is over is done, and what goes on again is open.
create function box_after(was text, state text, box text) returns text language sql immutable parallel safe return
  case
    when state in ('quarantined', 'spam') then 'quarantine'
    when state in ('declined', 'withdrawn', 'converted', 'won', 'lost', 'closed') then 'done'
    when was in ('quarantined', 'spam', 'declined', 'withdrawn', 'converted', 'won', 'lost', 'closed') then 'open'
    else box
  end;

-- Puts something on the desk, or takes over its new state.
create function put_on_desk(item_kind text, item_id uuid, item_state text, item_reference text, item_name text, item_company text,
  item_email text, item_language text, item_text text, item_received_at timestamptz) returns void language sql as $$
  insert into inbox_items as known (id, kind, state, reference, name, company, email, language, summary, words, received_at, box,
    unread, awaits, waiting_since)
  values (item_id, item_kind, item_state, item_reference, item_name, item_company, item_email, item_language,
    left(btrim(regexp_replace(item_text, '\s+', ' ', 'g')), 160),
    plain_words(concat_ws(' ', item_reference, item_name, item_company, item_email, left(item_text, 5000))), item_received_at,
    box_after('', item_state, 'open'), true, 'us', item_received_at)
  on conflict (id) do update set
    state = excluded.state,
    box = box_after(known.state, excluded.state, known.box),
    snoozed_until = case when box_after(known.state, excluded.state, known.box) = 'snoozed' then known.snoozed_until end,
    version = known.version + 1
  where known.state <> excluded.state
$$;

create function put_offer_on_desk() returns trigger language plpgsql as $$
begin
  perform put_on_desk('offer', new.id, new.status, new.reference, new.name, new.company, new.email, new.language, new.description,
    new.created_at);
  return null;
end $$;
create trigger put_on_desk after insert or update of status on offers for each row execute function put_offer_on_desk();

create function put_request_on_desk() returns trigger language plpgsql as $$
begin
  perform put_on_desk('request', new.id, new.status, new.reference, new.name, new.company, new.email, new.language, new.text,
    new.created_at);
  return null;
end $$;
create trigger put_on_desk after insert or update of status on buying_requests
  for each row execute function put_request_on_desk();

create function put_message_on_desk() returns trigger language plpgsql as $$
begin
  perform put_on_desk('message', new.id, new.state, null, new.name, null, new.email, new.language, new.message, new.created_at);
  return null;
end $$;
create trigger put_on_desk after insert or update of state on contact_messages
  for each row execute function put_message_on_desk();

-- What has come so far.
select put_on_desk('offer', id, status, reference, name, company, email, language, description, created_at) from offers;
select put_on_desk('request', id, status, reference, name, company, email, language, text, created_at) from buying_requests;
select put_on_desk('message', id, state, null, name, null, email, language, message, created_at) from contact_messages;

-- Who leaves the team leaves nothing on the desk that nobody else would look after.
create function leave_desk() returns trigger language plpgsql as $$
begin
  update inbox_items set assignee_id = null, version = version + 1 where assignee_id = new.id;
  return null;
end $$;
create trigger leave_desk after update of role on members for each row when (old.role = 'team' and new.role <> 'team')
  execute function leave_desk();

-- Every node hears of every change when it is committed.
create function tell_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox', new.id::text);
  return null;
end $$;
create trigger tell_desk after insert or update on inbox_items for each row execute function tell_desk();
create function tell_desk_of_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('inbox', new.item_id::text);
  return null;
end $$;
create trigger tell_desk after insert on inbox_events for each row execute function tell_desk_of_event();
