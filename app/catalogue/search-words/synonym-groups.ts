/**
 * Words with one meaning, one group per line, in all catalogue languages: other names (`bike`, `bicycle`), forms that stemmers miss (`child`,
 * `children`; Arabic broken plurals), and small numbers (`3`, `three`). What begins with `_` is typed, but not searched for: a wider word
 * (`_holzspielzeug`), or a name of several words.
 */
export const synonymGroups = `
shoe shoes schuh schuhe chaussure chaussures zapato zapatos scarpa scarpe obuwie buty παπούτσι παπούτσια حذاء أحذية _footwear _schuhwerk _calzado _calzature _calzatura _buta _butów _υποδήματα _but
boot boots stiefel bottes botas stivali kozaki μπότες
gift gifts geschenk geschenke cadeau regalo prezent upominki upominkowe prezentowe δώρο δώρου هدايا
overstock überhang surstock excedente eccedenze nadwyżka πλεόνασμα فائض _overstocks _overstocked _excess_stock _excess_inventory _überhänge _überbestand _überbestände _überproduktion _surstocks _excédent _excédents _surproduction _sobrestock _excedentes _exceso_de_stock _sobreproducción _eccedenza _sovrastock _esuberi _nadwyżki _nadwyżki_magazynowe _nadprodukcja _πλεονάσματα _υπεραπόθεμα _υπεραποθέματα _πλεονάζον_απόθεμα _υπερπαραγωγή _فوائض _فائض_إنتاج
saisonende _saisonware _saisonwaren _saisonartikel _saisonreste _season_end _season_goods _seasonal_goods _seasonal_stock _saisonale_ware _invendus_de_saison _restos_de_temporada _rimanenze_di_stagione _posezonowa _posezonowe _wyprzedaż_posezonowa _towar_posezonowy _sezonowe _εποχιακά _εποχικά _موسمية
mischpaletten _gemischte_paletten _gemischte_palette _mixpaletten _mixpalette
oil öl oils öle huile huiles aceite aceites olio olej زيت زيوت
tin tins cans canned tinned dose dosen conserve conserves _can _konserve _konserven _in_scatola _scatolette _en_conserve _en_conserva _konserwa _konserwy _boîte_de_conserve _boîtes_de_conserve
kind kinder kids kid child children childrens enfant enfants niños infantil infantiles bambino bambini dziecięce dziecięcy παιδικά παιδικές أطفال للأطفال _boy _boys _girl _girls _jungen _jungs _mädchen _garçon _garçons _fille _filles _chłopiec _chłopców _dziewczynka _dziewczynek _niño _niña _niñas _bambina _bambine _bimbo _bimbi _infantile _dziecko _dzieci _dziecięca _dla_dzieci _παιδί _παιδιά _παιδικό _παιδική _παιδικός _طفل
damen women womens femme mujer donna damskie γυναικεία نسائية _woman _lady _ladies _frauen _femmina _femmine _femmes _dame _dames _mujeres _señora _donne _damski _damska _kobiet _kobieta _kobiece _γυναικείες _γυναικείο _γυναίκα _γυναίκες _نسائي _نساء _señoras _امرأة
herren men mens homme hombre uomo męskie ανδρικά رجالية _man _gents _gentlemen _männer _hommes _hombres _caballero _caballeros _maschio _maschi _uomini _męski _męska _mężczyzn _ανδρικό _ανδρική _ανδρικές _άνδρας _άνδρες _رجالي _رجال _رجل
silver silber argent plata argento srebrne ασημένια فضة _srebrna _srebrny _srebro _ασήμι _ασημένιο _فضية _فضي
cotton baumwolle coton algodón cotone bawełniane βαμβακερά قطنية _baumwoll _bawełniana _bawełniany _bawełna _βαμβακερό _βαμβακερές _βαμβάκι _قطن _قطني
wooden holz bois madera legno drewniane ξύλινα خشبية _wood _drewniany _drewniana _drewno _ξύλινο _ξύλινες _ξύλο _خشب _خشبي
cancelled stornierter annulée cancelado annullato anulowane ακυρωμένη ملغاة _canceled _cancelled_order _cancelled_orders _canceled_orders _order_cancellations _stornierte_aufträge _stornierte_bestellungen _stornoware _commande_annulée _commandes_annulées _pedido_cancelado _pedidos_cancelados _ordine_annullato _ordini_annullati _anulowane_zamówienie _anulowane_zamówienia _ακυρωμένη_παραγγελία _ακυρωμένες_παραγγελίες _طلبية_ملغاة _طلبيات_ملغاة
retoure retouren kundenretouren rückläufer rücksendungen
kitchenware cuisine cocina cucina küche kuchenne κουζίνας مطبخ _kitchen
camping _campingartikel _campingbedarf _campingzubehör _camping_gear _camping_equipment _articles_de_camping _matériel_de_camping _artículos_de_camping _material_de_camping _articoli_da_campeggio _sprzęt_kempingowy _sprzęt_turystyczny _είδη_κάμπινγκ _مستلزمات_تخييم
bike bikes bicycle bicycles cycle cycling
tv tvs television televisions telly
xmas christmas
phone phones smartphone smartphones mobile mobiles cellphone cellphones
nappy nappies diaper diapers
black schwarz noir negro nero czarny μαύρο أسود _schwarze _schwarzen _schwarzer _schwarzes _noire _noirs _noires _negra _negros _negras _nera _neri _nere _czarna _czarne _czarnych _μαύρα _μαύρη _μαύρες _μαύρος _سوداء _سود
white weiß blanc blanco bianco biały λευκό أبيض _weiss _weiße _weißen _weißer _weißes _weisse _blanche _blancs _blanches _blanca _blancos _blancas _bianca _bianchi _bianche _biała _białe _białych _λευκά _λευκή _λευκές _άσπρο _άσπρα _άσπρη _άσπρες _بيضاء _بيض
red rot rouge rojo rosso czerwony κόκκινο أحمر _rote _roten _roter _rotes _rouges _roja _rojos _rojas _rossa _rossi _rosse _czerwona _czerwone _czerwonych _κόκκινα _κόκκινη _κόκκινες _حمراء _حمر
blue blau bleu azul blu niebieski μπλε أزرق _blaue _blauen _blauer _blaues _bleue _bleus _bleues _azules _niebieska _niebieskie _niebieskich _γαλάζιο _γαλάζια _زرقاء _زرق
green grün vert verde zielony πράσινο أخضر _grüne _grünen _grüner _grünes _verte _verts _vertes _verdes _verdi _zielona _zielone _zielonych _πράσινα _πράσινη _πράσινες _خضراء _خضر
grey gray grau gris grigio szary γκρι رمادي _graue _grauen _grauer _graues _grise _grises _grigia _grigi _grigie _szara _szare _szarych _رمادية
navy marineblau marine granatowy كحلي _navyblau _dunkelblau _bleu_marine _azul_marino _blu_navy _granatowa _granatowe _σκούρο_μπλε
sweets candy candies confectionery
biscuit biscuits cookie cookies
sofa sofas couch couches
trousers pants
jumper jumpers sweater sweaters pullover pullovers
fridge fridges refrigerator refrigerators
laptop laptops notebook notebooks
computer computers pc pcs
pram prams stroller strollers pushchair pushchairs buggy buggies
tyre tyres tire tires
jewellery jewelry _costume_jewellery _costume_jewelry _fashion_jewellery _fashion_jewelry _modeschmuck _bijoux_fantaisie _bijou_fantaisie _bisutería _bigiotteria _sztuczna_biżuteria
aluminium aluminum
clothes clothing apparel garments garment
barbecue barbecues bbq grill grills
duvet duvets quilt quilts
cushion cushions pillow pillows
tap taps faucet faucets
spectacles glasses eyewear
knife knives
shelf shelves
tooth teeth toothbrush
foot feet
mouse mice
handbag handbags purse purses
blender blenders mixer mixers
fan fans ventilator ventilators
curtain curtains drapes
plate plates crockery tableware
cutlery flatware silverware
sock socks hosiery
hoodie hoodies sweatshirt sweatshirts
swimsuit swimsuits swimwear
beverage beverages getränke boissons bebidas bevande napoje ποτά مشروبات _drink _drinks
prawn prawns shrimp shrimps
maize corn sweetcorn
varnish polish
bed beds
mattress mattresses
leaf leaves
loaf loaves
scarf scarves
bohrmaschine bohrmaschinen bohrschrauber akkuschrauber
fernseher fernsehgerät fernsehgeräte tv
handy handys smartphone smartphones mobiltelefon mobiltelefone
fahrrad fahrräder bike bikes
weihnachten weihnacht weihnachts xmas
süßigkeiten süßwaren süßware
keks kekse gebäck
sofa sofas couch couches
kühlschrank kühlschränke kühlgerät kühlgeräte
kleidung bekleidung textilien
akkuschrauber bohrschrauber akkubohrer
grill grills bbq barbecue
spielzeug spielzeuge spielwaren
pullover pulli pullis sweater
computer rechner pc
laptop laptops notebook notebooks
lampe lampen leuchte leuchten
putzmittel reinigungsmittel reiniger
tk tiefkühl tiefgekühlt _tiefkühlware _tiefkühlkost _tk_ware _مجمدات _أغذية_مجمدة _أطعمة_مجمدة
socke socken strumpf strümpfe
mütze mützen kappe kappen
geldbörse geldbörsen portemonnaie brieftasche
gardine gardinen vorhang vorhänge
roller tretroller scooter
schrank schränke
stuhl stühle
buch bücher
vélo vélos bicyclette bicyclettes
téléviseur téléviseurs télévision télé tv
téléphone téléphones smartphone smartphones mobile mobiles
bonbon bonbons confiserie confiseries sucreries
canapé canapés sofa sofas
frigo frigos réfrigérateur réfrigérateurs
lessive lessives détergent détergents
vêtement vêtements habit habits textile textiles
pull pulls chandail
ordinateur ordinateurs pc
lampe lampes luminaire luminaires
bijou bijoux joaillerie
jouet jouets jeu jeux
œil yeux
rideau rideaux voilage voilages
chaussette chaussettes bas
crevette crevettes gambas
soda sodas limonade limonades
travail travaux
cheval chevaux
zapatilla zapatillas
frigorífico frigoríficos refrigerador refrigeradores
bici bicis bicicleta bicicletas
tele televisor televisores televisión tv
móvil móviles teléfono teléfonos celular celulares smartphone
navidad navideño navideña navideños navideñas
caramelo caramelos dulce dulces golosina golosinas
lata latas conserva conservas
ropa prenda prendas
ordenador ordenadores computadora pc
joya joyas joyería bisutería
gafas anteojos lentes
patata patatas papa papas
calcetín calcetines medias
camiseta camisetas playera remera
bolso bolsos cartera
batidora batidoras licuadora
gamba gambas camarones langostinos
inflable inflables hinchable hinchables
bici bicicletta biciclette
tv televisore televisori televisione
telefono telefoni telefonino cellulare cellulari smartphone
natale natalizio natalizia natalizi natalizie
caramella caramelle dolciume dolciumi
frigo frigorifero frigoriferi
lattina lattine scatoletta scatolette
vestito vestiti abbigliamento
laptop notebook
giocattolo giocattoli gioco giochi
gioiello gioielli gioielleria bigiotteria
uovo uova
macchinina macchinine automobilina auto
calza calze calzino calzini
maglietta magliette tshirt
giacca giacche giubbotto giubbotti
cuscino cuscini guanciale
gambero gamberi gamberetti
rower rowery rowerów rowerowy rowerowe
telewizor telewizory telewizorów tv
telefon telefony telefonów smartfon smartfony komórka komórki
święta świąteczny świąteczna świąteczne bożonarodzeniowe choinkowe
słodycze cukierki cukierek
kanapa kanapy sofa sofy
lodówka lodówki chłodziarka chłodziarki
puszka puszki konserwa konserwy
odzież ubranie ubrania
laptop laptopy notebook notebooki
nóż noże noży
stół stoły stołów
krzesło krzesła krzeseł
zabawka zabawki zabawek
słoneczne przeciwsłoneczne
skarpeta skarpety skarpetki skarpetek
koszulka koszulki koszulek tshirt
sukienka sukienki sukienek
koc koce pled
patelnia patelnie patelni
czapka czapki czapek
rękawica rękawice rękawiczki rękawiczek
piłka piłki piłek
τηλεόραση τηλεοράσεις tv
κινητό κινητά κινητών smartphone smartphones
χριστούγεννα χριστουγέννων χριστουγεννιάτικο χριστουγεννιάτικα
ρούχο ρούχα ενδύματα ένδυση
κόσμημα κοσμήματα μπιζού
γλυκό γλυκά ζαχαρωτά
κάλτσα κάλτσες
γαρίδα γαρίδες
φόρεμα φορέματα
سكين سكاكين
كرسي كراسي
قميص قمصان
فستان فساتين
سترة سترات
حقيبة حقائب شنطة شنط
لعبة ألعاب لعب
كتاب كتب
قلم أقلام
طبق أطباق صحن صحون
مصباح مصابيح
هاتف هواتف جوال جوالات موبايل
غطاء أغطية
جهاز أجهزة
تلفاز تلفزيون تلفزيونات
ثلاجة ثلاجات براد
خاتم خواتم
قرط أقراط حلق
سوار أساور
نظارة نظارات
وسادة وسائد مخدة
سرير أسرة
صندوق صناديق
علبة علب
كيس أكياس
دمية دمى
خوذة خوذ خوذات
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
غسالة غسالات
مطبخ مطابخ
حديقة حدائق
قلادة قلائد عقد عقود
كرة كرات
قدر قدور طنجرة طناجر
مقلاة مقالي
صندل صنادل
شبشب شباشب
مظلة مظلات
مفرش مفارش شرشف شراشف
ستارة ستائر
مروحة مراوح
مكواة مكاوي
قبعة قبعات
سيارة سيارات
سمك أسماك
لحم لحوم
ماء مياه
إبريق أباريق
مشبك مشابك
لوح ألواح
مقعد مقاعد
طاولة طاولات
خزانة خزائن
مرآة مرايا
لمبة لمبات مصباح مصابيح
كنبة كنب أريكة أرائك
comida alimentos alimentación
l liter litre litro litri λίτρα λίτρων λ لتر
kg kilo kilos κιλά κιλό كغ كجم
bancale bancali pallet pallets
2 two zwei deux dos due dwa δύο اثنان
3 three drei trois tres tre trzy τριών ثلاثة
4 four vier quatre cuatro quattro cztery τεσσάρων أربعة
5 five fünf cinq cinco cinque pięć πέντε خمسة
6 six sechs seis sei sześć έξι ست
`
