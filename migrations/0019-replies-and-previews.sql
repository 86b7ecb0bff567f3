-- Mails about one thing to one person refer to each other (RFC 5322, section 3.6.4), so that they stand together in every mail
-- program. The thing is an offer, a request or a message.
alter table mails add column thread uuid;
alter table mails add column in_reply_to text;
alter table mails add column refers_to text[] not null default '{}';
-- Written by a person: not marked as automatic.
alter table mails add column personal boolean not null default false;
create index mails_of_thread on mails (thread, created_at, id) where thread is not null;

-- Attachments that look like pictures and are none: nobody tries again.
create table unpictured_files (file_id text primary key references files (id) on delete cascade);
