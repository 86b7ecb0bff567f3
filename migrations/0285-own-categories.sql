-- Categories are those of the site file, which the program checks; the database checks their form.
create function are_category_keys(keys text[]) returns boolean language sql immutable parallel safe return
  array_position(keys, null) is null and array_to_string(keys, ',') ~ '^([a-z][a-z0-9_]{1,29}(,[a-z][a-z0-9_]{1,29})*)?$';

alter table member_profiles
  drop constraint member_profiles_categories_check,
  add constraint member_profiles_categories_check check (are_category_keys(categories));
alter table offers
  drop constraint offers_categories_check,
  add constraint offers_categories_check check (are_category_keys(categories) and cardinality(categories) <= 3);
alter table lots
  drop constraint lots_categories_check,
  add constraint lots_categories_check check (are_category_keys(categories) and cardinality(categories) between 1 and 3);
alter table buying_requests
  drop constraint buying_requests_categories_check,
  add constraint buying_requests_categories_check check (are_category_keys(categories));
