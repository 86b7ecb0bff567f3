-- Members are found by words of their names, addresses and companies: all in one index, so that of several words the rarest decides.
alter table members add column company text;
update members set company = member_profiles.company from member_profiles where member_id = members.id;
alter table members drop column words;
alter table members add column words text not null generated always as (lower(name || ' ' || email || coalesce(' ' || company, ''))) stored;
create index members_words on members using gin (words gin_trgm_ops);
alter table member_profiles drop column words;

create function tell_company() returns trigger language plpgsql as $$
begin
  update members set company = new.company where id = new.member_id and company is distinct from new.company;
  return null;
end $$;
create trigger tell_company after insert or update of company on member_profiles for each row execute function tell_company();
