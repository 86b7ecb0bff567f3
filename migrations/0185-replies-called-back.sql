-- A reply can be called back for a moment: its history says so, and its draft is kept until then.
alter table inbox_events drop constraint inbox_events_kind_check;
alter table inbox_events add constraint inbox_events_kind_check check (kind in ('state', 'done', 'reopened', 'assigned', 'snoozed',
  'woken', 'tagged', 'note', 'reply', 'released', 'undone', 'counter_offer', 'promised', 'wrote', 'accepted', 'declined', 'withdrew',
  'called_back'));

-- The action that sent the draft; null while it is typed.
alter table item_drafts add column sent_by uuid;
