-- More words for food.
insert into category_words (word, category)
select btrim(plain_words(word)), 'food'
from unnest(array['comida', 'comestibles', 'cibo', 'cibi', 'nourriture', 'jedzenie', 'jedzenia', 'φαγητά', 'φαγητό', 'طعام', 'أطعمة',
  'Esswaren', 'Nahrungsmittel', 'foodstuff', 'foodstuffs']) as word
on conflict do nothing;
