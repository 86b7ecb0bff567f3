-- Tells whether the program was given the key that the secrets in this database are encrypted with. The key itself is not in it.
create table secret_key (
  proof text not null
);
create unique index secret_key_single on secret_key ((true));

-- Columns that the program encrypts at its next start: SQL has no key.
create table columns_to_seal (
  in_table text not null,
  in_column text not null,
  primary key (in_table, in_column)
);

alter table program_secrets drop constraint program_secrets_value_check;
alter table totp_secrets drop constraint totp_secrets_secret_check;
insert into columns_to_seal values ('program_secrets', 'value'), ('totp_secrets', 'secret');
