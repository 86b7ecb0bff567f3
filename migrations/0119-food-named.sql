-- What food's own categories are called, where they had no names yet: who searches for `fish` finds tuna. Only words for all
-- that is in a category are here: coffee is a half of one, and finds itself.
create temporary table named (category text, language text, names text) on commit drop;
insert into named values
  ('preserves', 'en', 'preserves,canned food,canned goods,tinned food'),
  ('preserves', 'de', 'Konserve,Konserven,Dosenkonserven'),
  ('preserves', 'fr', 'conserve,conserves'),
  ('preserves', 'es', 'conserva,conservas'),
  ('preserves', 'it', 'conserva,conserve'),
  ('preserves', 'pl', 'konserwa,konserwy,konserw,przetwory'),
  ('preserves', 'el', 'κονσέρβα,κονσέρβες,κονσερβών'),
  ('preserves', 'ar', 'معلبات'),
  ('oils', 'en', 'oil,oils,cooking oil'),
  ('oils', 'de', 'Öl,Öle,Speiseöl,Speiseöle'),
  ('oils', 'fr', 'huile,huiles'),
  ('oils', 'es', 'aceite,aceites'),
  ('oils', 'it', 'olio,oli'),
  ('oils', 'pl', 'olej,oleje,olejów'),
  ('oils', 'el', 'λάδι,λάδια,έλαια'),
  ('oils', 'ar', 'زيت,زيوت'),
  ('pasta_rice', 'en', 'pasta and rice'),
  ('pasta_rice', 'de', 'Nudeln und Reis,Teigwaren und Reis'),
  ('pasta_rice', 'fr', 'pâtes et riz'),
  ('pasta_rice', 'es', 'pasta y arroz'),
  ('pasta_rice', 'it', 'pasta e riso'),
  ('pasta_rice', 'pl', 'makaron i ryż,makarony i ryż'),
  ('pasta_rice', 'el', 'ζυμαρικά και ρύζι'),
  ('pasta_rice', 'ar', 'معكرونة وأرز'),
  ('sauces_spices', 'en', 'condiment,condiments,sauces and spices'),
  ('sauces_spices', 'de', 'Saucen und Gewürze,Soßen und Gewürze,Würzmittel'),
  ('sauces_spices', 'fr', 'condiment,condiments,sauces et épices'),
  ('sauces_spices', 'es', 'condimento,condimentos,salsas y especias'),
  ('sauces_spices', 'it', 'condimento,condimenti,salse e spezie'),
  ('sauces_spices', 'pl', 'sosy i przyprawy'),
  ('sauces_spices', 'el', 'σάλτσες και μπαχαρικά'),
  ('sauces_spices', 'ar', 'صلصات وتوابل'),
  ('snacks_nuts', 'en', 'snack,snacks'),
  ('snacks_nuts', 'de', 'Snack,Snacks,Knabbereien,Knabberwaren,Knabbergebäck'),
  ('snacks_nuts', 'fr', 'snack,snacks,biscuits apéritifs'),
  ('snacks_nuts', 'es', 'snack,snacks,aperitivos'),
  ('snacks_nuts', 'it', 'snack,stuzzichini'),
  ('snacks_nuts', 'pl', 'przekąska,przekąski,przekąsek'),
  ('snacks_nuts', 'el', 'σνακ'),
  ('snacks_nuts', 'ar', 'سناك,وجبات خفيفة'),
  ('bakery_cereals', 'en', 'bakery,baked goods'),
  ('bakery_cereals', 'de', 'Backwaren'),
  ('bakery_cereals', 'fr', 'boulangerie'),
  ('bakery_cereals', 'es', 'panadería'),
  ('bakery_cereals', 'it', 'panetteria,prodotti da forno'),
  ('bakery_cereals', 'pl', 'pieczywo,pieczywa'),
  ('bakery_cereals', 'el', 'αρτοσκευάσματα'),
  ('bakery_cereals', 'ar', 'مخبوزات'),
  ('coffee_tea', 'en', 'hot drinks,coffee and tea'),
  ('coffee_tea', 'de', 'Heißgetränke,Kaffee und Tee'),
  ('coffee_tea', 'fr', 'boissons chaudes,café et thé'),
  ('coffee_tea', 'es', 'bebidas calientes,café y té'),
  ('coffee_tea', 'it', 'bevande calde,caffè e tè'),
  ('coffee_tea', 'pl', 'kawa i herbata'),
  ('coffee_tea', 'el', 'καφές και τσάι,ροφήματα'),
  ('coffee_tea', 'ar', 'قهوة وشاي,مشروبات ساخنة'),
  ('alcohol', 'en', 'alcohol,alcoholic drinks,alcoholic beverages'),
  ('alcohol', 'de', 'Alkohol,Alkoholika,alkoholische Getränke'),
  ('alcohol', 'fr', 'alcool,alcools,boissons alcoolisées'),
  ('alcohol', 'es', 'alcohol,bebidas alcohólicas'),
  ('alcohol', 'it', 'alcolici,bevande alcoliche'),
  ('alcohol', 'pl', 'alkohol,alkohole,alkoholi'),
  ('alcohol', 'el', 'αλκοόλ,αλκοολούχα'),
  ('alcohol', 'ar', 'كحول,مشروبات كحولية'),
  ('meat', 'en', 'meat,meats'),
  ('meat', 'de', 'Fleisch,Fleischwaren,Wurstwaren'),
  ('meat', 'fr', 'viande,viandes,charcuterie'),
  ('meat', 'es', 'carne,carnes,embutidos'),
  ('meat', 'it', 'carne,carni,salumi'),
  ('meat', 'pl', 'mięso,mięsa,wędliny'),
  ('meat', 'el', 'κρέας,κρέατα,αλλαντικά'),
  ('meat', 'ar', 'لحم,لحوم'),
  ('fish', 'en', 'fish,seafood'),
  ('fish', 'de', 'Fisch,Fische,Fischwaren,Meeresfrüchte'),
  ('fish', 'fr', 'poisson,poissons,fruits de mer'),
  ('fish', 'es', 'pescado,pescados,marisco,mariscos'),
  ('fish', 'it', 'pesce,pesci,frutti di mare'),
  ('fish', 'pl', 'ryba,ryby,ryb,owoce morza'),
  ('fish', 'el', 'ψάρι,ψάρια,θαλασσινά'),
  ('fish', 'ar', 'سمك,أسماك,مأكولات بحرية'),
  ('ready_meals', 'en', 'ready meals,ready meal,convenience food'),
  ('ready_meals', 'de', 'Fertiggericht,Fertiggerichte'),
  ('ready_meals', 'fr', 'plats cuisinés,plats préparés'),
  ('ready_meals', 'es', 'platos preparados'),
  ('ready_meals', 'it', 'piatti pronti'),
  ('ready_meals', 'pl', 'dania gotowe'),
  ('ready_meals', 'el', 'έτοιμα γεύματα'),
  ('ready_meals', 'ar', 'وجبات جاهزة'),
  ('fruit_vegetables', 'en', 'vegetable,vegetables,fruit,fruits,fruit and vegetables'),
  ('fruit_vegetables', 'de', 'Gemüse,Obst,Obst und Gemüse'),
  ('fruit_vegetables', 'fr', 'légume,légumes,fruit,fruits,fruits et légumes'),
  ('fruit_vegetables', 'es', 'verdura,verduras,hortalizas,fruta,frutas,frutas y verduras'),
  ('fruit_vegetables', 'it', 'verdura,verdure,ortaggi,frutta,frutta e verdura'),
  ('fruit_vegetables', 'pl', 'warzywa,warzyw,owoce,owoców,owoce i warzywa'),
  ('fruit_vegetables', 'el', 'λαχανικό,λαχανικά,φρούτο,φρούτα,φρούτα και λαχανικά'),
  ('fruit_vegetables', 'ar', 'خضار,خضروات,فواكه,فاكهة'),
  ('baby_food', 'en', 'baby food'),
  ('baby_food', 'de', 'Babynahrung,Babykost'),
  ('baby_food', 'fr', 'aliments pour bébés'),
  ('baby_food', 'es', 'alimentos infantiles,comida para bebés'),
  ('baby_food', 'it', 'alimenti per neonati'),
  ('baby_food', 'pl', 'żywność dla niemowląt'),
  ('baby_food', 'el', 'βρεφικές τροφές'),
  ('baby_food', 'ar', 'أغذية أطفال');

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
where length(form) between 2 and 40
on conflict do nothing;

-- So that they are completed and mended while somebody types.
insert into catalogue_words (word, german, public)
select replace(btrim(plain_words(name)), ' ', ''), bool_or(language = 'de'), true
from named, string_to_table(names, ',') as name
group by 1
on conflict (word) do update set german = catalogue_words.german or excluded.german, public = true;
