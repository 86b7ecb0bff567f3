-- Addresses and domains whose mails and forms go to quarantine, and how many did.
create table blocked_senders (
  -- In lower case: an address, or a domain with its @.
  email text primary key check (email = lower(email) and email like '%@_%'),
  why text check (why <> ''),
  -- Null: the account was deleted.
  who_id uuid,
  who text not null,
  created_at timestamptz not null,
  caught integer not null default 0,
  caught_at timestamptz
);

alter table inquiries drop constraint inquiries_quarantine_reason_check;
alter table inquiries add constraint inquiries_quarantine_reason_check
  check (quarantine_reason in ('honeypot', 'too_fast', 'blocked'));
alter table buying_requests drop constraint buying_requests_quarantine_reason_check;
alter table buying_requests add constraint buying_requests_quarantine_reason_check
  check (quarantine_reason in ('honeypot', 'too_fast', 'blocked'));
alter table contact_messages drop constraint contact_messages_quarantine_reason_check;
alter table contact_messages add constraint contact_messages_quarantine_reason_check
  check (quarantine_reason in ('honeypot', 'too_fast', 'blocked'));
