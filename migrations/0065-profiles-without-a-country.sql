-- A VAT number needs the country whose rules it follows. Who has none needs no country: the former rule, which asked for one of
-- everybody, refused such a profile.
do $$
declare
  rule name;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'member_profiles'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%vat_id%country%';
  execute format('alter table member_profiles drop constraint %I', rule);
end
$$;
alter table member_profiles add constraint member_profiles_vat_id_check
  check (vat_id is null or (vat_id ~ '^[A-Z0-9]{4,20}$' and country is not null));
