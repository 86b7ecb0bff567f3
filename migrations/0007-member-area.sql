-- What members say about themselves and their companies, beside their name and language.
create table member_profiles (
  member_id uuid primary key references members (id) on delete cascade,
  company text check (company <> '' and length(company) <= 200),
  country text check (country ~ '^[A-Z]{2}$'),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{5,14}$'),
  -- Its rules are the country's.
  vat_id text check (vat_id ~ '^[A-Z0-9]{4,20}$' and country is not null),
  -- Kinds of goods and countries of interest.
  categories text[] not null check (categories <@ array['toys', 'leisure', 'garden', 'jewelry', 'shoes', 'sport', 'beauty',
    'electronics', 'food']),
  countries text[] not null check (array_to_string(countries, '') ~ '^([A-Z]{2})*$'),
  updated_at timestamptz not null
);

-- Changes of e-mail that wait for both addresses; one per member. Links are known by their SHA-256 only. When the second one is
-- used the change is made, and its row is gone.
create table email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and new_email like '%_@_%' and length(new_email) <= 254),
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz check (new_confirmed_at is null or old_confirmed_at is null),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index email_changes_ended on email_changes (expires_at);

-- What somebody has sent, for whoever has proven to own the address.
create index offers_of on offers (lower(email), created_at desc, id desc);
create index buying_requests_of on buying_requests (lower(email), created_at desc, id desc);
create index contact_messages_of on contact_messages (lower(email), created_at desc, id desc);
create index mails_to on mails ((recipient ->> 'address'));
