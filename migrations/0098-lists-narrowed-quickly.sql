-- How many lots fit is read off an index that begins with what they are narrowed by most.
create index lots_counted on lots (status, price_visibility, categories);
-- Of lots on sale, in whatever state, those that nobody has confirmed for longest: whose suppliers are asked about them.
drop index lots_confirmed;
create index lots_confirmed on lots (confirmed_at) where status in ('published', 'on_option', 'unconfirmed');

-- Whether words are rare or frequent decides whether rows are gathered by them or looked through: by a hundred samples the database
-- takes what one row in a thousand has for frequent, and looks through them all.
alter table mails alter column words set statistics 1000;
alter table members alter column words set statistics 1000;
alter table audit_entries alter column words set statistics 1000;
alter table mailings alter column words set statistics 1000;
alter table newsletter_subscribers alter column email set statistics 1000;
analyze mails (words);
analyze members (words);
analyze audit_entries (words);
analyze mailings (words);
analyze newsletter_subscribers (email);
