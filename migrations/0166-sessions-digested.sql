-- What opens a session is stored as its digest.
update member_sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- When the password was given, or what stands for it: a session that is proven anew lasts no longer for it.
alter table sign_in_steps add column signed_in_at timestamptz not null default now();
alter table sign_in_steps alter column signed_in_at drop default;
