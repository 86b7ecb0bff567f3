-- A lot's history tells when it was sent to buyers.
alter table lot_events drop constraint lot_events_kind_check;
alter table lot_events add constraint lot_events_kind_check check (kind in ('created', 'imported', 'changed', 'aged', 'undone',
  'asked', 'reminded', 'supplier_available', 'supplier_gone', 'supplier_less', 'supplier_set', 'sent'));
