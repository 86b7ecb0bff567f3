-- What opens something in the links of a mail: {mark, secrets}, encrypted. In the mail stands `{mark}{place in secrets}~` instead.
alter table mails add column secrets text;

do $$
declare
  mail record;
  mark text;
  found text[];
begin
  for mail in
    select id, text, html, unsubscribe_url from mails
    where concat_ws(' ', text, html, unsubscribe_url) ~ '[/=][A-Za-z0-9_-]{32,}'
  loop
    -- The longest first: one may be the beginning of another.
    select array_agg(secret order by length(secret) desc) into found
    from (
      select distinct matched[1] as secret
      from regexp_matches(concat_ws(' ', mail.text, mail.html, mail.unsubscribe_url), '[/=]([A-Za-z0-9_-]{32,})', 'g') as matched
    ) as each_once;
    mark := '~' || left(md5(gen_random_uuid()::text), 12) || '.';
    for place in 1 .. cardinality(found) loop
      mail.text := replace(mail.text, found[place], mark || place - 1 || '~');
      mail.html := replace(mail.html, found[place], mark || place - 1 || '~');
      mail.unsubscribe_url := replace(mail.unsubscribe_url, found[place], mark || place - 1 || '~');
    end loop;
    update mails set text = mail.text, html = mail.html, unsubscribe_url = mail.unsubscribe_url,
      secrets = json_build_object('mark', mark, 'secrets', found)::text
    where id = mail.id;
  end loop;
end
$$;
insert into columns_to_seal values ('mails', 'secrets');
