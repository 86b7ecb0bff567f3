-- Files that came by mail with an enquiry, a buying request or a message. Those of an offer are its attachments.
create table item_files (
  item_id uuid not null references inbox_items (id),
  position integer not null check (position >= 0),
  file_id text not null unique references files (id),
  primary key (item_id, position)
);

alter table inbox_events drop constraint inbox_events_kind_check;
alter table inbox_events add constraint inbox_events_kind_check check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed',
  'woken', 'tagged', 'note', 'reply', 'released', 'undone', 'counter_offer', 'promised', 'wrote', 'accepted', 'declined', 'withdrew',
  'called_back', 'auto_reply'));
