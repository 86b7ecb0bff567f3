-- More words for categories.
insert into category_words (word, category)
select replace(btrim(plain_words(word)), ' ', ''), category
from (values
  ('electronics', array['electricals', 'high-tech', 'hightech', 'RTV', 'electro', 'hi-tech', 'tecnología', 'technika']),
  ('garden', array['gospodarstwa domowego', 'artykuły gospodarstwa domowego', 'art. gospodarstwa domowego', 'wyposażenie domu',
    'articoli casa', 'articoli per la casa', 'artículos de hogar', 'artículos para el hogar', 'art de la table', 'home goods', 'homewares',
    'είδη οικιακής χρήσης', 'مستلزمات منزلية']),
  ('food', array['spożywka', 'spożywczy', 'denrées', 'denrées alimentaires', 'produits alimentaires', 'vivres', 'genussmittel', 'prodotti alimentari',
    'productos alimenticios', 'مأكولات', 'εδώδιμα']),
  ('beauty', array['profumeria', 'droguerie', 'parafarmacia', 'perfumería', 'parfümerie', 'drogeria', 'chemia kosmetyczna', 'hygiène', 'higiene',
    'igiene', 'αρωματοπωλείο', 'عناية شخصية', 'health and beauty', 'beauty and health', 'health beauty', 'personal care', 'drogerieartikel', 'körperpflege',
    'körperpflegeprodukte', 'soins du corps', 'hygiène beauté', 'hygiène et beauté', 'cuidado personal', 'salud y belleza', 'higiene y belleza',
    'cura della persona', 'igiene personale', 'salute e bellezza', 'pielęgnacja', 'zdrowie i uroda', 'προσωπική φροντίδα', 'υγεία και ομορφιά',
    'العناية الشخصية', 'صحة وجمال', 'الصحة والجمال']),
  ('toys', array['kids toys', 'kid''s toys', 'childrens toys', 'children''s toys', 'toys for kids', 'toys for children', 'kinderspielzeug', 'spielzeug für kinder',
    'kinderspielwaren', 'jouets enfants', 'jouets enfant', 'jouets pour enfants', 'juguetes infantiles', 'juguetes niños', 'juguetes para niños',
    'giocattoli bambini', 'giocattoli per bambini', 'giochi per bambini', 'zabawki dla dzieci', 'zabawki dziecięce', 'παιδικά παιχνίδια', 'παιχνίδια για παιδιά',
    'ألعاب أطفال', 'ألعاب الأطفال']),
  ('sport', array['sport goods', 'sports goods', 'sports equipment', 'sportausrüstung', 'sprzęt sportowy', 'material deportivo',
    'matériel de sport', 'αθλητικός εξοπλισμός', 'معدات رياضية'])
) as named (category, words), unnest(words) as word
on conflict do nothing;
