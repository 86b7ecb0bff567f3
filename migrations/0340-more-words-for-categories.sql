-- Devices of any kind, and gifts for children.
insert into category_words (word, category)
select replace(btrim(plain_words(word)), ' ', ''), category
from (values
  ('electronics', array['devices', 'elektrogeräte', 'appareils', 'aparatos', 'apparecchi', 'urządzenia', 'συσκευές', 'أجهزة', 'أجهزة إلكترونية']),
  ('toys', array['kids gifts', 'gifts for kids', 'gifts for children', 'geschenke für kinder', 'kindergeschenke', 'cadeaux enfants', 'cadeaux pour enfants',
    'regalos niños', 'regalos para niños', 'regalos para niñas', 'regalos niñas', 'regali bambini', 'regali per bambini', 'prezenty dla dzieci',
    'prezenty dzieci', 'δώρα για παιδιά', 'παιδικά δώρα', 'هدايا أطفال', 'هدايا للأطفال'])
) as named (category, words), unnest(words) as word
on conflict do nothing;

-- As Arabic is typed: without hamza, and with `ه` for `ة`.
insert into category_words (word, category)
select translate(word, 'أإآةى', 'اااهي'), category from category_words where word ~ '[أإآةى]'
on conflict do nothing;
