alter table manifest_mappings
  drop constraint manifest_mappings_basis_check,
  add check (basis in ('unit', 'kg', 'carton', 'pallet', 'line', 'lot'));
