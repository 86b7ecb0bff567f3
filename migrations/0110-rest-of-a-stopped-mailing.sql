-- Of a mailing that was stopped, those recipients are looked at whose mail was there already, and not all that it has not reached.
create index mailing_recipients_taken_back on mailing_recipients (mailing_id) where state = 'cancelled' and mail_id is not null;
