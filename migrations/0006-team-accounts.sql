-- Ways into the team. A link is known by its SHA-256 only, and ends when it is used.
create table team_invitations (
  token_hash text primary key,
  -- Null: the first account of the team, whose link the program prints for whoever starts it.
  email text unique check (email = lower(email) and email like '%_@_%'),
  language text not null,
  expires_at timestamptz check ((expires_at is null) = (email is null)),
  created_at timestamptz not null
);
create unique index team_invitations_first on team_invitations ((email is null)) where email is null;
