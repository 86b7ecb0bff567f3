-- Whoever erases what the inbox has, or looks a person up, finds its line by what it stands for; without these, each of them read the whole
-- inbox.
create index inbox_items_of_offer on inbox_items (offer_id) where offer_id is not null;
create index inbox_items_of_inquiry on inbox_items (inquiry_id) where inquiry_id is not null;
create index inbox_items_of_request on inbox_items (request_id) where request_id is not null;
create index inbox_items_of_message on inbox_items (message_id) where message_id is not null;
create index newsletter_events_of_consent on newsletter_events (consent_version) where consent_version is not null;
create index passkey_challenges_of on passkey_challenges (member_id) where member_id is not null;
create index sign_in_steps_of on sign_in_steps (member_id);
-- Whose offer a lot was.
create index offers_supplier on offers (coalesce(company, name));
