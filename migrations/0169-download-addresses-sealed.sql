-- What opens files, in their rows and in the drafts of those who publish them.
alter table publish_drafts drop constraint publish_drafts_typed_check;
alter table publish_drafts alter column typed type text using typed::text;
insert into columns_to_seal values ('files', 'token'), ('publish_drafts', 'typed');
