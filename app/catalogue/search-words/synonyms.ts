import { plainOf } from '../understanding/tokens'

/**
 * Synonyms, one group per line, in all catalogue languages: other names (`bike`, `bicycle`), forms that stemmers miss (`child`,
 * `children`; Arabic broken plurals), and small numbers (`3`, `three`).
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
sofa sofas couch couches
trousers pants
jumper jumpers sweater sweaters pullover pullovers
fridge fridges refrigerator refrigerators
wellies wellington wellingtons gumboots gummistiefel
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
suitcase suitcases luggage trolley trolleys
backpack backpacks rucksack rucksacks daypack
handbag handbags purse purses
rug rugs carpet carpets
parasol parasols umbrella umbrellas
football footballs soccer
plush cuddly teddy teddies
hose hoses hosepipe hosepipes
vacuum vacuums hoover hoovers
flask flasks thermos
razor razors shaver shavers
speaker speakers loudspeaker loudspeakers
blender blenders mixer mixers
fan fans ventilator ventilators
curtain curtains drapes
sheet sheets linen bedding
saucepan saucepans pot pots pan pans cookware
plate plates crockery tableware
cutlery flatware silverware
sock socks hosiery
hoodie hoodies sweatshirt sweatshirts
swimsuit swimsuits swimwear
drink drinks beverage beverages
pasta spaghetti macaroni noodles
prawn prawns shrimp shrimps
maize corn sweetcorn
bulb bulbs lightbulb lightbulbs
varnish polish
bed beds mattress mattresses
leaf leaves
loaf loaves
scarf scarves
bohrmaschine bohrmaschinen bohrschrauber akkuschrauber
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
nudel nudeln pasta teigwaren spaghetti
putzmittel reinigungsmittel reiniger
retoure retouren rückläufer kundenretouren rücksendungen
kuscheltier kuscheltiere plüschtier plüschtiere stofftier stofftiere
koffer trolley trolleys reisekoffer rollkoffer
topf töpfe topfset topfsets kochtopf kochtöpfe
armbanduhr armbanduhren uhr uhren
halskette halsketten kette ketten
sonnenmilch sonnencreme sonnencremes sonnenschutz
glühbirne glühbirnen glühlampe glühlampen leuchtmittel ledlampe ledlampen
föhn föhne fön haarföhn haarfön haartrockner
thermoskanne thermoskannen thermosflasche thermosflaschen isolierflasche isolierkanne
lautsprecher boxen soundbox
tk tiefkühl tiefgekühlt
schafskäse feta hirtenkäse
socke socken strumpf strümpfe
mütze mützen kappe kappen
geldbörse geldbörsen portemonnaie brieftasche
gardine gardinen vorhang vorhänge
roller tretroller scooter
luftmatratze luftmatratzen luftbett luftbetten
blumentopf blumentöpfe pflanzgefäß pflanzgefäße übertopf
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
valise valises bagage bagages
serviette serviettes drap draps
peluche peluches doudou doudous
pâtes spaghetti spaghettis nouilles
tapis moquette moquettes
rideau rideaux voilage voilages
chaussette chaussettes bas
crevette crevettes gambas
soda sodas limonade limonades
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
auricular auriculares
lata latas conserva conservas
ropa prenda prendas
mujer mujeres señora señoras
hombre hombres caballero caballeros
zapatilla zapatillas deportivas
zapato zapatos calzado
ordenador ordenadores computadora pc
joya joyas joyería bisutería
gafas anteojos lentes
patata patatas papa papas
zumo zumos jugo jugos
puzle puzles puzzle puzzles rompecabezas
sábana sábanas cama
pintalabios labial labiales labios
maleta maletas equipaje trolley
altavoz altavoces parlante parlantes
alfombra alfombras tapete
calcetín calcetines medias
camiseta camisetas playera remera
bolso bolsos cartera
bombilla bombillas foco
batidora batidoras licuadora
pasta espaguetis espagueti fideos macarrones
gamba gambas camarones langostinos
chancla chanclas chancletas
inflable inflables hinchable hinchables
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
laptop notebook
giocattolo giocattoli gioco giochi
gioiello gioielli gioielleria bigiotteria
uovo uova
macchinina macchinine automobilina auto
valigia valigie trolley bagaglio
sneaker sneakers ginnastica
phon fon asciugacapelli
passata polpa pelati
tappeto tappeti moquette
calza calze calzino calzini
maglietta magliette tshirt
giacca giacche giubbotto giubbotti
cuscino cuscini guanciale
pasta spaghetti maccheroni
peluche pupazzo pupazzi
altoparlante altoparlanti cassa casse
gambero gamberi gamberetti
braccialetto braccialetti bracciale bracciali
lenzuolo lenzuola letto
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
świeca świece świec świeczka świeczki świeczek
szminka szminki szminek pomadka pomadki
słoneczne przeciwsłoneczne
makaron makarony spaghetti
klapki japonki
walizka walizki walizek
dywan dywany dywanów wykładzina
skarpeta skarpety skarpetki skarpetek
koszulka koszulki koszulek tshirt
sukienka sukienki sukienek
koc koce pled
garnek garnki garnków
patelnia patelnie patelni
czapka czapki czapek
rękawica rękawice rękawiczki rękawiczek
piłka piłki piłek
doniczka doniczki doniczek donica donice
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
ελαιόλαδο ελαιόλαδα λάδι λάδια
μακαρόνι μακαρόνια σπαγγέτι ζυμαρικά
σεντόνι σεντόνια κλινοσκεπάσματα
κάλτσα κάλτσες
χαλί χαλιά μοκέτα
πιστολάκι πιστολάκια σεσουάρ
λάμπα λάμπες λαμπτήρας λαμπτήρες
ομπρέλα ομπρέλες
βαλίτσα βαλίτσες αποσκευές
γαρίδα γαρίδες
φόρεμα φορέματα
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
خيمة خيام
خرطوم خراطيم
شمعة شموع
قلادة قلائد عقد عقود
كرة كرات
قدر قدور طنجرة طناجر
مقلاة مقالي
معكرونة مكرونة سباغيتي باستا
صندل صنادل
شبشب شباشب
سجادة سجاد
مظلة مظلات
مفرش مفارش شرشف شراشف
ستارة ستائر
مروحة مراوح
شاحن شواحن
مكواة مكاوي
قبعة قبعات
سيارة سيارات
جبن جبنة أجبان
سمك أسماك
لحم لحوم
ماء مياه
إبريق أباريق
ترمس ترامس
مشبك مشابك
لوح ألواح
مقعد مقاعد
طاولة طاولات
خزانة خزائن
مرآة مرايا
لمبة لمبات مصباح مصابيح
كنبة كنب أريكة أرائك
thessaloniki salonica salonicco salonique saloniki Θεσσαλονίκη سالونيك
athens athen athènes atenas atene ateny Αθήνα أثينا
piraeus piräus pirée pireo pireus Πειραιάς بيرايوس
dubai dubái dubaj Ντουμπάι دبي
mersin Μερσίνη مرسين
istanbul estambul stambuł Κωνσταντινούπολη إسطنبول
rotterdam Ρότερνταμ روتردام
antwerp antwerpen anvers amberes anversa antwerpia Αμβέρσα أنتويرب
hamburg hambourg hamburgo amburgo Αμβούργο هامبورغ
warsaw warschau varsovie varsovia varsavia warszawa Βαρσοβία وارسو
vienna wien vienne viena wiedeń Βιέννη فيينا
prague prag praga Πράγα براغ
milan mailand milano mediolan Μιλάνο ميلانو
verona Βερόνα فيرونا
genoa genua gênes génova genova Γένοβα جنوة
lisbon lissabon lisbonne lisboa lisbona lizbona Λισαβόνα لشبونة
porto oporto Πόρτο بورتو
leipzig lipsk lipsia Λειψία لايبزيغ
gdansk danzig danzica Γκντανσκ غدانسك
مطرة مطرات
linge parure parures literie draps
parfum parfums profumo profumi perfumy άρωμα αρώματα κολόνια κολόνιες
comida alimentos alimentación
l liter litre litro litri λίτρα λίτρων λ لتر
kg kilo kilos κιλά κιλό كغ كجم
bancale bancali pallet pallets
pelati pomodori pomodoro
perfume parfum κολόνια κολόνιες
2 two zwei deux dos due dwa δύο اثنان
3 three drei trois tres tre trzy τριών ثلاثة
4 four vier quatre cuatro quattro cztery τεσσάρων أربعة
5 five fünf cinq cinco cinque pięć πέντε خمسة
6 six sechs seis sei sześć έξι ست
`

const MOST_SYNONYMS = 8

const synonyms = new Map<string, string[]>()
for (const group of groups.trim().split('\n')) {
  const words = group.split(' ')
  for (const word of words) {
    const key = plainOf(word)
    synonyms.set(
      key,
      [...(synonyms.get(key) ?? []), ...words.filter((other) => other !== word)].slice(0, MOST_SYNONYMS),
    )
  }
}

/** Synonyms of a word. @param typed with or without accents @returns in their proper spelling; usually empty */
export function synonymsOf(typed: string): readonly string[] {
  return synonyms.get(plainOf(typed)) ?? []
}
