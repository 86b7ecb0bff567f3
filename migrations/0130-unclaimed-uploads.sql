-- What uploads that nothing has claimed take together is summed before each new one.
create index files_unclaimed_bytes on files (size) where claimed_at is null and deleted_at is null and state <> 'refused';
