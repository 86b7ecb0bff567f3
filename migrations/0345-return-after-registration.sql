-- The page of the site that a visitor registered from, to which the confirmed registration returns. Not a part of the mailed link:
-- strangers could put their text into our mail.
alter table account_requests add column next text check (length(next) <= 2000);
alter table registrations add column next text check (length(next) <= 2000);
