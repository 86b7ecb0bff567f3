/**
 * Words that buyers use for the same goods, a group a line, in the languages of the catalogue: other names (`bike`, `bicycle`), and forms that
 * no stemmer brings together (`child`, `children`; the broken plurals of Arabic).
 */
const groups = `
bike bikes bicycle bicycles cycle cycling
tv tvs television televisions telly
kid kids child children childrens
xmas christmas
phone phones smartphone smartphones mobile mobiles cellphone cellphones
nappy nappies diaper diapers
trainer trainers sneaker sneakers
sweets candy candies confectionery
biscuit biscuits cookie cookies
sofa sofas couch couches settee
trousers pants
jumper jumpers sweater sweaters pullover pullovers
fridge fridges refrigerator refrigerators
wellies wellingtons gumboots
laptop laptops notebook notebooks
computer computers pc pcs
torch torches flashlight flashlights
pram prams stroller strollers pushchair pushchairs buggy buggies
tyre tyres tire tires
jewellery jewelry
aluminium aluminum
grey gray
perfume perfumes fragrance fragrances
cosmetics makeup
woman women womens ladies lady
man men mens gents gentlemen
headphone headphones earphone earphones earbuds headset headsets
tin tins can cans canned tinned
clothes clothing apparel garments garment
shoe shoes footwear
barbecue barbecues bbq grill grills
duvet duvets quilt quilts
cushion cushions pillow pillows
tap taps faucet faucets
crisps chips
spectacles glasses eyewear
knife knives
shelf shelves
tooth teeth toothbrush
foot feet
mouse mice
leaf leaves
loaf loaves
scarf scarves
fernseher fernsehgerät fernsehgeräte tv
handy handys smartphone smartphones mobiltelefon mobiltelefone
fahrrad fahrräder bike bikes
kind kinder kids
weihnachten weihnacht weihnachts xmas
süßigkeiten süßwaren süßware
keks kekse gebäck
sofa sofas couch couches
kühlschrank kühlschränke kühlgerät kühlgeräte
parfüm parfum parfüms duft düfte
kopfhörer ohrhörer headset headsets
dose dosen konserve konserven
kleidung bekleidung textilien
damen frauen
herren männer
akkuschrauber bohrschrauber akkubohrer
grill grills bbq barbecue
spielzeug spielzeuge spielwaren
turnschuh turnschuhe sneaker sneakers sportschuh sportschuhe
pullover pulli pullis sweater
computer rechner pc
laptop laptops notebook notebooks
lampe lampen leuchte leuchten
handtuch handtücher badetuch badetücher frotteetuch frotteetücher
nudel nudeln pasta teigwaren
putzmittel reinigungsmittel reiniger
retoure retouren rückläufer kundenretouren rücksendungen
schrank schränke
stuhl stühle
buch bücher
vélo vélos bicyclette bicyclettes
téléviseur téléviseurs télévision télé tv
téléphone téléphones smartphone smartphones mobile mobiles
bonbon bonbons confiserie confiseries sucreries
canapé canapés sofa sofas
frigo frigos réfrigérateur réfrigérateurs
parfum parfums fragrance fragrances
casque casques écouteur écouteurs
conserve conserves boîte boîtes
lessive lessives détergent détergents
vêtement vêtements habit habits textile textiles
femme femmes dame dames
homme hommes monsieur
basket baskets tennis sneakers
pull pulls chandail
ordinateur ordinateurs pc
lampe lampes luminaire luminaires
bijou bijoux joaillerie
jouet jouets jeu jeux
œil yeux
travail travaux
cheval chevaux
bici bicis bicicleta bicicletas
tele televisor televisores televisión tv
móvil móviles teléfono teléfonos celular celulares smartphone
niño niña niños niñas infantil infantiles
navidad navideño navideña navideños navideñas
caramelo caramelos dulce dulces golosina golosinas
nevera neveras frigorífico frigoríficos refrigerador
perfume perfumes fragancia fragancias colonia colonias
auricular auriculares cascos
lata latas conserva conservas
ropa prenda prendas
mujer mujeres señora señoras
hombre hombres caballero caballeros
zapatilla zapatillas deportivas
zapato zapatos calzado
ordenador ordenadores computadora pc
portátil portátiles laptop
joya joyas joyería bisutería
gafas anteojos lentes
patata patatas papa papas
zumo zumos jugo jugos
bici bicicletta biciclette
tv televisore televisori televisione
telefono telefoni telefonino cellulare cellulari smartphone
bambino bambini bambina bambine bimbo bimbi infantile
natale natalizio natalizia natalizi natalizie
caramella caramelle dolciume dolciumi
frigo frigorifero frigoriferi
profumo profumi fragranza fragranze
cuffia cuffie auricolare auricolari
lattina lattine scatoletta scatolette
vestito vestiti abbigliamento
donna donne
uomo uomini
scarpa scarpe calzatura calzature
portatile portatili laptop notebook
giocattolo giocattoli gioco giochi
gioiello gioielli gioielleria bigiotteria
uovo uova
lenzuolo lenzuola
rower rowery rowerów rowerowy rowerowe
telewizor telewizory telewizorów tv
telefon telefony telefonów smartfon smartfony komórka komórki
dziecko dzieci dziecięcy dziecięca dziecięce
święta świąteczny świąteczna świąteczne bożonarodzeniowe choinkowe
słodycze cukierki cukierek
kanapa kanapy sofa sofy
lodówka lodówki chłodziarka chłodziarki
puszka puszki konserwa konserwy
odzież ubranie ubrania
damski damska damskie kobieta kobiet kobiece
męski męska męskie mężczyzn
obuwie buty but butów
laptop laptopy notebook notebooki
nóż noże noży
stół stoły stołów
ręcznik ręczniki ręczników
krzesło krzesła krzeseł
zabawka zabawki zabawek
τηλεόραση τηλεοράσεις tv
κινητό κινητά κινητών smartphone smartphones
παιδί παιδιά παιδικό παιδικά παιδική παιδικές παιδικός
γυναίκα γυναίκες γυναικείο γυναικεία γυναικείες
άνδρας άνδρες ανδρικό ανδρικά ανδρική ανδρικές
χριστούγεννα χριστουγέννων χριστουγεννιάτικο χριστουγεννιάτικα
ρούχο ρούχα ενδύματα ένδυση
παπούτσι παπούτσια υποδήματα
κόσμημα κοσμήματα μπιζού
καφές καφέδες καφέ
γλυκό γλυκά ζαχαρωτά
سكين سكاكين
منشفة مناشف
كرسي كراسي
حذاء أحذية
قميص قمصان
فستان فساتين
سترة سترات
حقيبة حقائب شنطة شنط
لعبة ألعاب لعب
كتاب كتب
قلم أقلام
كوب أكواب
طبق أطباق صحن صحون
مصباح مصابيح
هاتف هواتف جوال جوالات موبايل
غطاء أغطية
جهاز أجهزة
تلفاز تلفزيون تلفزيونات
ثلاجة ثلاجات براد
عطر عطور
طفل أطفال للأطفال
رجل رجال رجالي رجالية
امرأة نساء نسائي نسائية
خاتم خواتم
قرط أقراط حلق
سوار أساور
نظارة نظارات
وسادة وسائد مخدة
سرير أسرة
صندوق صناديق
علبة علب
كيس أكياس
زيت زيوت
عصير عصائر
دمية دمى
خوذة خوذ
مثقاب مثاقب
خرطوشة خراطيش
حاسوب حواسيب كمبيوتر
جورب جوارب
حزام أحزمة
معطف معاطف
بنطال بناطيل سروال سراويل
ملعقة ملاعق
شوكة شوك
فرشاة فرش
مكنسة مكانس
غسالة غسالات
مطبخ مطابخ
حديقة حدائق
`

/** A group names so many other words at most for one: more would find too much. */
const MOST_SYNONYMS = 8

const synonyms = new Map<string, string[]>()
for (const group of groups.trim().split('\n')) {
  const words = group.split(' ')
  for (const word of words) {
    const key = keyOf(word)
    synonyms.set(
      key,
      [...(synonyms.get(key) ?? []), ...words.filter((other) => other !== word)].slice(0, MOST_SYNONYMS),
    )
  }
}

/**
 * Other words for the same goods.
 * @param typed a word as it was typed, with or without accents
 * @returns as they are written in their language; none for most words
 */
export function synonymsOf(typed: string): readonly string[] {
  return synonyms.get(keyOf(typed)) ?? []
}

/** Latin and Greek letters without their accents. */
function keyOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-zα-ω])\p{Mn}+/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
}
