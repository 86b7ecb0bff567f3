-- What the team has said of a member. Only who is approved sees what is for members; who is blocked cannot sign in.
alter table members add column standing text not null default 'approved'
  check (standing in ('new', 'approved', 'refused', 'blocked'));
create index members_newest on members (created_at desc, id desc);
create index members_in_standing on members (standing, created_at desc, id desc);

-- What the team finds members and subscribers by.
alter table members add column words text not null generated always as (lower(name || ' ' || email)) stored;
create index members_words on members using gin (words gin_trgm_ops);
alter table member_profiles add column words text generated always as (lower(company)) stored;
create index member_profiles_words on member_profiles using gin (words gin_trgm_ops);
create index newsletter_subscribers_words on newsletter_subscribers using gin (email gin_trgm_ops);
create index newsletter_subscribers_in_state on newsletter_subscribers (state, created_at desc, id desc);
