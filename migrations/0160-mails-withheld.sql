-- A mail that a stranger asked for is not sent when its address has got enough of them for the day. The office sees it, and may send it.
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('queued', 'sent', 'kept', 'parked', 'cancelled', 'withheld'));
