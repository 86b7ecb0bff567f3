-- A counter-offer stands as long as its offer is under one. Where the team takes the offer anywhere else, it is over for good: its
-- seller can no longer accept it, also when there is another one later.
create function close_counter_offer() returns trigger language plpgsql as $$
begin
  update counter_offers set answer = 'replaced', answered_at = now() where offer_id = new.id and answer is null;
  return null;
end $$;
create trigger close_counter_offer after update of status on offers for each row
  when (old.status = 'counter_offered' and new.status <> 'counter_offered') execute function close_counter_offer();

-- Those that were left open when their offers went on.
update counter_offers set answer = 'replaced', answered_at = now()
from offers where offers.id = offer_id and answer is null and status <> 'counter_offered';
