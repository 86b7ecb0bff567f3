-- Offers that come by phone, chat, mail or at a fair are typed in by the team: who did, and what the seller has agreed to.
alter table offers drop constraint offers_channel_check;
alter table offers add constraint offers_channel_check check (channel in ('web', 'email', 'phone', 'chat', 'fair', 'api'));
alter table offers add column taken_by text check (taken_by <> '');
alter table offers add column consent_note text check (consent_note <> '');
alter table offers add constraint offers_taken_check
  check ((taken_by is not null) = (channel in ('email', 'phone', 'chat', 'fair')) and (consent_note is null or taken_by is not null));
