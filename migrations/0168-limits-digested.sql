-- Counted under keyed digests from now on: what is here names network and e-mail addresses.
truncate rate_limits;
