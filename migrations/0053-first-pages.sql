-- Of documents the first page is shown: in the office only, and never as a photo of goods.
alter table pictures add column page boolean not null default false;

-- Why there is nothing to be shown of an attachment.
alter table unpictured_files add column reason text not null default 'damaged'
  check (reason in ('damaged', 'locked', 'too_much'));
