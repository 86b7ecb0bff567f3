-- A supplier of many lots gets one mail about all of them: its link opens several questions.
alter table availability_tokens drop constraint availability_tokens_pkey;
alter table availability_tokens add primary key (digest, check_id);
-- What somebody is asked about, by who they are.
create index lot_suppliers_of on lot_suppliers (lower(email)) where email is not null;
