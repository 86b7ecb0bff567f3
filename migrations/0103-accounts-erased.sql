-- Members who delete their account are erased by the same steps, but for letters of business, which stay for their time.
alter table erasure_wishes add column of_account boolean not null default false;
alter table erasures add column of_account boolean not null default false;
