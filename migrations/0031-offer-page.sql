-- The seller's private page of an offer, and what the team offers in return.

-- Secrets of the links in mails to sellers. Only the digest is kept: a copy of the database opens nothing.
create table offer_tokens (
  -- SHA-256, in hexadecimal digits.
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  offer_id uuid not null references offers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index offer_tokens_of on offer_tokens (offer_id);
create index offer_tokens_ended on offer_tokens (expires_at);

create table counter_offers (
  id uuid primary key,
  offer_id uuid not null references offers (id) on delete cascade,
  -- In minor units of the currency (ISO 4217), for one of `basis`.
  amount bigint not null check (amount between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  basis text not null check (basis in ('unit', 'kg', 'pallet', 'lot')),
  -- Null: all that is offered.
  quantity numeric(14, 3) check (quantity > 0),
  unit text check ((unit is null) = (quantity is null)),
  -- The last day on which it can be accepted.
  valid_until date not null,
  created_at timestamptz not null,
  -- `replaced`: the team has made another one since.
  answer text check (answer in ('accepted', 'declined', 'replaced')),
  answered_at timestamptz check ((answered_at is null) = (answer is null))
);
create unique index counter_offers_open on counter_offers (offer_id) where answer is null;
create index counter_offers_of on counter_offers (offer_id, created_at);

-- What was agreed stays agreed: terms are written once, and so is the answer.
create function keep_counter_offer() returns trigger language plpgsql as $$
begin
  if current_setting('stocklot.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and old.answer is null
    and (new.id, new.offer_id, new.amount, new.currency, new.basis, new.quantity, new.unit, new.valid_until, new.created_at)
      is not distinct from
      (old.id, old.offer_id, old.amount, old.currency, old.basis, old.quantity, old.unit, old.valid_until, old.created_at)
  then return new; end if;
  raise exception 'a counter-offer and its answer are final' using errcode = 'restrict_violation';
end $$;
create trigger keep_counter_offer before update or delete on counter_offers for each row execute function keep_counter_offer();

-- What the team offers, and what the seller does on their page, stand in the history of the item.
alter table inbox_events drop constraint inbox_events_kind_check;
alter table inbox_events add constraint inbox_events_kind_check check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed',
  'woken', 'tagged', 'note', 'reply', 'released', 'undone', 'counter_offer', 'wrote', 'accepted', 'declined', 'withdrew'));
