-- Names of food's categories that are several words are found when all of one is typed. While it is typed they complete nothing: as
-- one word each they began like goods of other kinds, and `platos` (plates) named ready meals (`platos preparados`).
delete from catalogue_words where word in (
  select replace(btrim(plain_words(name)), ' ', '')
  from string_to_table('canned food,canned goods,tinned food,cooking oil,pasta and rice,Nudeln und Reis,Teigwaren und Reis,'
    || 'pâtes et riz,pasta y arroz,pasta e riso,makaron i ryż,makarony i ryż,ζυμαρικά και ρύζι,معكرونة وأرز,'
    || 'sauces and spices,Saucen und Gewürze,Soßen und Gewürze,sauces et épices,salsas y especias,salse e spezie,'
    || 'sosy i przyprawy,σάλτσες και μπαχαρικά,صلصات وتوابل,biscuits apéritifs,وجبات خفيفة,baked goods,'
    || 'prodotti da forno,hot drinks,coffee and tea,Kaffee und Tee,boissons chaudes,café et thé,bebidas calientes,'
    || 'café y té,bevande calde,caffè e tè,kawa i herbata,καφές και τσάι,قهوة وشاي,مشروبات ساخنة,alcoholic drinks,'
    || 'alcoholic beverages,alkoholische Getränke,boissons alcoolisées,bebidas alcohólicas,bevande alcoliche,'
    || 'مشروبات كحولية,fruits de mer,frutti di mare,owoce morza,مأكولات بحرية,ready meals,ready meal,convenience food,'
    || 'plats cuisinés,plats préparés,platos preparados,piatti pronti,dania gotowe,έτοιμα γεύματα,وجبات جاهزة,'
    || 'fruit and vegetables,Obst und Gemüse,fruits et légumes,frutas y verduras,frutta e verdura,owoce i warzywa,'
    || 'φρούτα και λαχανικά,baby food,aliments pour bébés,alimentos infantiles,comida para bebés,alimenti per neonati,'
    || 'żywność dla niemowląt,βρεφικές τροφές,أغذية أطفال', ',') as name
);
