-- What a trader sets for the office without an operator: how replies end, and what new lots and offers begin with.
create table office_preferences (
  -- One row.
  id boolean primary key default true check (id),
  -- Below the writer's name in replies; empty: the company's name.
  signature text not null default '' check (length(signature) <= 500),
  incoterm text not null default 'EXW',
  currency text not null default 'EUR',
  price_visibility text not null default 'members' check (price_visibility in ('public', 'members', 'on_request')),
  -- Working days that a counter-offer stands, and that lots are reserved.
  offer_days integer not null default 5 check (offer_days between 1 and 60),
  reservation_days integer not null default 5 check (reservation_days between 1 and 60),
  -- Raised by each change, to detect concurrent ones.
  version integer not null default 0
);
insert into office_preferences default values;
