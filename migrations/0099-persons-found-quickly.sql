-- Whatever is about somebody is found by their address, in whatever letters it was written.
create index members_address on members (lower(email));
create index newsletter_subscribers_address on newsletter_subscribers (lower(email));
create index availability_checks_address on availability_checks (lower(email));
create index mails_recipient on mails (lower(recipient ->> 'address'));
create index mails_reply_to on mails (lower(reply_to ->> 'address')) where reply_to is not null;
