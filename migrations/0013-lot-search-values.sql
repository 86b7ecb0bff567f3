-- To count lots of one value, no further than counts go, without gathering all of its lots.
create index lot_search_of_country on lot_search (country);
create index lot_search_of_condition on lot_search (condition);
create index lot_search_of_incoterm on lot_search (incoterm);
create index lot_search_of_availability on lot_search (availability);
