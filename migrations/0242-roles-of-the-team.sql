-- What a colleague may do; of others it means nothing. Those who are in the team already keep every right.
alter table members add column team_role text not null default 'owner' check (team_role in ('owner', 'trader', 'helper'));
alter table team_invitations add column team_role text not null default 'owner' check (team_role in ('owner', 'trader', 'helper'));
