-- Message-ID (RFC 5322) of the mail that a message came by: replies refer to it. Null: it was sent by the form.
alter table contact_messages add column mail_id text check (length(mail_id) <= 250);
