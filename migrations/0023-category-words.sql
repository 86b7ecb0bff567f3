-- What categories are called in the languages of the catalogue: who searches for `jouets` finds the lots of that category,
-- whatever they are called themselves. Names of several words stand here as one word.
create table category_words (
  word text collate "C" not null check (length(word) between 2 and 40),
  -- One of those of lots, food's own among them.
  category text not null,
  primary key (word, category)
);

create temporary table named (category text, language text, names text) on commit drop;
insert into named values
  ('toys', 'en', 'toy,toys,playthings'),
  ('toys', 'de', 'Spielwaren,Spielware,Spielzeug,Spielzeuge,Spielsachen'),
  ('toys', 'fr', 'jouet,jouets'),
  ('toys', 'es', 'juguete,juguetes,juguetería'),
  ('toys', 'it', 'giocattolo,giocattoli'),
  ('toys', 'pl', 'zabawka,zabawki,zabawek,zabawkowe'),
  ('toys', 'el', 'παιχνίδι,παιχνίδια,παιχνιδιών'),
  ('toys', 'ar', 'ألعاب,لعبة,لعب أطفال,ألعاب أطفال'),
  ('leisure', 'en', 'leisure,recreation,hobby,hobbies,outdoor'),
  ('leisure', 'de', 'Freizeit,Freizeitartikel,Freizeitbedarf,Hobby,Hobbys,Outdoor'),
  ('leisure', 'fr', 'loisir,loisirs,plein air'),
  ('leisure', 'es', 'ocio,aire libre,tiempo libre'),
  ('leisure', 'it', 'tempo libero,svago'),
  ('leisure', 'pl', 'czas wolny,rekreacja,wypoczynek'),
  ('leisure', 'el', 'αναψυχή,ελεύθερος χρόνος,ελεύθερου χρόνου,χόμπι'),
  ('leisure', 'ar', 'ترفيه,استجمام,هوايات,أوقات الفراغ'),
  ('garden', 'en', 'garden,gardening,household,homeware,housewares,home,home and garden,home garden'),
  ('garden', 'de', 'Garten,Gartenbedarf,Gartenartikel,Haus,Haushalt,Haushaltswaren,Haushaltsartikel,Wohnen,Haus und Garten,Haus Garten'),
  ('garden', 'fr', 'jardin,jardinage,maison,articles ménagers,maison et jardin'),
  ('garden', 'es', 'jardín,jardinería,hogar,menaje,hogar y jardín'),
  ('garden', 'it', 'giardino,giardinaggio,casa,casalinghi,casa e giardino'),
  ('garden', 'pl', 'ogród,ogrodu,ogrodnicze,dom,domu,artykuły domowe,dom i ogród'),
  ('garden', 'el', 'κήπος,κήπου,σπίτι,σπιτιού,οικιακά,είδη σπιτιού,σπίτι και κήπος'),
  ('garden', 'ar', 'حديقة,حدائق,منزل,منزلية,أدوات منزلية,لوازم منزلية,المنزل والحديقة'),
  ('jewelry', 'en', 'jewelry,jewellery,jewels,jewel'),
  ('jewelry', 'de', 'Schmuck,Modeschmuck,Schmuckwaren,Juwelen'),
  ('jewelry', 'fr', 'bijou,bijoux,bijouterie,joaillerie'),
  ('jewelry', 'es', 'joyería,joya,joyas,bisutería'),
  ('jewelry', 'it', 'gioiello,gioielli,gioielleria,bigiotteria'),
  ('jewelry', 'pl', 'biżuteria,biżuterii,biżuterię'),
  ('jewelry', 'el', 'κόσμημα,κοσμήματα,κοσμημάτων,μπιζού'),
  ('jewelry', 'ar', 'مجوهرات,حلي,إكسسوارات'),
  ('shoes', 'en', 'shoe,shoes,footwear'),
  ('shoes', 'de', 'Schuh,Schuhe,Schuhwerk,Schuhwaren'),
  ('shoes', 'fr', 'chaussure,chaussures'),
  ('shoes', 'es', 'zapato,zapatos,calzado'),
  ('shoes', 'it', 'scarpa,scarpe,calzatura,calzature'),
  ('shoes', 'pl', 'but,buty,butów,obuwie,obuwia'),
  ('shoes', 'el', 'παπούτσι,παπούτσια,παπουτσιών,υποδήματα,υπόδηση'),
  ('shoes', 'ar', 'حذاء,أحذية'),
  ('sport', 'en', 'sport,sports,sporting goods,sport accessories,sports accessories,sportswear,fitness'),
  ('sport', 'de', 'Sport,Sportzubehör,Sportartikel,Sportwaren,Fitness'),
  ('sport', 'fr', 'sport,sports,accessoires de sport,articles de sport,équipement sportif'),
  ('sport', 'es', 'deporte,deportes,deportivo,deportivos,accesorios deportivos,artículos deportivos'),
  ('sport', 'it', 'sport,sportivi,accessori sportivi,articoli sportivi'),
  ('sport', 'pl', 'sport,sportowe,akcesoria sportowe,artykuły sportowe'),
  ('sport', 'el', 'αθλητικά,αθλητισμός,αθλητικά είδη,σπορ'),
  ('sport', 'ar', 'رياضة,رياضية,مستلزمات رياضية,أدوات رياضية'),
  ('beauty', 'en', 'beauty,cosmetics,cosmetic,toiletries'),
  ('beauty', 'de', 'Kosmetik,Kosmetika,Kosmetikartikel,Körperpflege,Drogerie,Drogeriewaren,Schönheit'),
  ('beauty', 'fr', 'beauté,cosmétique,cosmétiques'),
  ('beauty', 'es', 'belleza,cosmética,cosméticos'),
  ('beauty', 'it', 'bellezza,cosmetica,cosmetici,cosmesi'),
  ('beauty', 'pl', 'uroda,urody,kosmetyki,kosmetyków,kosmetyczne'),
  ('beauty', 'el', 'ομορφιά,ομορφιάς,καλλυντικά,καλλυντικών'),
  ('beauty', 'ar', 'تجميل,مستحضرات التجميل,مستحضرات تجميل'),
  ('electronics', 'en', 'electronics,electronic,consumer electronics'),
  ('electronics', 'de', 'Elektronik,Unterhaltungselektronik,Elektronikartikel,Elektrogeräte,Elektro'),
  ('electronics', 'fr', 'électronique,électroniques,électroménager'),
  ('electronics', 'es', 'electrónica,electrónicos,electrodomésticos'),
  ('electronics', 'it', 'elettronica,elettronici,elettrodomestici'),
  ('electronics', 'pl', 'elektronika,elektroniki,elektroniczne'),
  ('electronics', 'el', 'ηλεκτρονικά,ηλεκτρονικών,ηλεκτρικά'),
  ('electronics', 'ar', 'إلكترونيات,إلكترونية,أجهزة إلكترونية,الكترونيات'),
  ('food', 'en', 'food,foods,foodstuffs,groceries,grocery'),
  ('food', 'de', 'Lebensmittel,Nahrungsmittel,Esswaren'),
  ('food', 'fr', 'alimentation,alimentaire,alimentaires,aliments,épicerie'),
  ('food', 'es', 'alimentación,alimento,alimentos,comestibles'),
  ('food', 'it', 'alimentare,alimentari,alimenti,generi alimentari'),
  ('food', 'pl', 'żywność,żywności,artykuły spożywcze,spożywcze'),
  ('food', 'el', 'τρόφιμα,τροφίμων,τρόφιμο'),
  ('food', 'ar', 'أغذية,غذائية,مواد غذائية,أطعمة'),
  ('confectionery', 'en', 'confectionery,sweets,candy'),
  ('confectionery', 'de', 'Süßwaren,Süßigkeiten'),
  ('confectionery', 'fr', 'confiserie,confiseries'),
  ('confectionery', 'es', 'confitería,golosinas'),
  ('confectionery', 'it', 'dolciumi'),
  ('confectionery', 'pl', 'słodycze,słodyczy'),
  ('confectionery', 'el', 'ζαχαροπλαστική,ζαχαρώδη,γλυκά'),
  ('confectionery', 'ar', 'حلويات'),
  ('soft_drinks', 'en', 'beverages,soft drinks'),
  ('soft_drinks', 'de', 'Getränke,Erfrischungsgetränke,Softdrinks'),
  ('soft_drinks', 'fr', 'boissons'),
  ('soft_drinks', 'es', 'bebidas,refrescos'),
  ('soft_drinks', 'it', 'bevande,bibite'),
  ('soft_drinks', 'pl', 'napoje,napojów'),
  ('soft_drinks', 'el', 'αναψυκτικά,αναψυκτικών'),
  ('soft_drinks', 'ar', 'مشروبات'),
  ('dairy_eggs', 'en', 'dairy'),
  ('dairy_eggs', 'de', 'Molkereiprodukte,Milchprodukte'),
  ('dairy_eggs', 'fr', 'produits laitiers'),
  ('dairy_eggs', 'es', 'lácteos'),
  ('dairy_eggs', 'it', 'latticini'),
  ('dairy_eggs', 'pl', 'nabiał,nabiału'),
  ('dairy_eggs', 'el', 'γαλακτοκομικά'),
  ('dairy_eggs', 'ar', 'ألبان'),
  ('pet_food', 'en', 'pet food'),
  ('pet_food', 'de', 'Tiernahrung,Tierfutter'),
  ('pet_food', 'fr', 'aliments pour animaux'),
  ('pet_food', 'es', 'comida para mascotas'),
  ('pet_food', 'it', 'alimenti per animali'),
  ('pet_food', 'pl', 'karma dla zwierząt'),
  ('pet_food', 'el', 'ζωοτροφές'),
  ('pet_food', 'ar', 'أغذية حيوانات أليفة');

-- Each as it is written and as its language's stemmer leaves it.
insert into category_words (word, category)
select distinct form, category
from named
cross join lateral string_to_table(names, ',') as name
cross join lateral (select btrim(plain_words(name)) as plain) as read
cross join lateral (
  select replace(plain, ' ', '') as form
  union select unnest(tsvector_to_array(word_stems(language, plain))) where plain not like '% %'
) as forms
where length(form) between 2 and 40;

-- So that they are completed and mended while somebody types.
insert into catalogue_words (word, german, public)
select replace(btrim(plain_words(name)), ' ', ''), bool_or(language = 'de'), true
from named, string_to_table(names, ',') as name
group by 1
on conflict (word) do update set german = catalogue_words.german or excluded.german, public = true;
