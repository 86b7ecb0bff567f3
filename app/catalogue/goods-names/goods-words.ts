/**
 * Words that lots use for one kind of goods, in all catalogue languages, with forms that stemmers miss (`doll`, `dolls`). When one is typed, all
 * are searched for.
 */
export const goodsWords = {
  plush: 'plush peluche peluches plüschtier plüschtiere kuscheltier pluszaki cuddly',
  blocks: 'block blocks holzbausteine bausteine klocki τουβλάκια مكعبات',
  puzzles: 'puzzle puzzles puzle puzles jigsaw παζλ أحجيات',
  dolls: 'doll dolls puppe puppen poupée poupées muñeca muñecas bambola bambole lalki lalka κούκλες κούκλα',
  babytoys: 'rassel rasseln rattle rattles hochets sonajeros sonagli grzechotki κουδουνίστρες خشخيشات',
  watertoys: 'wasserpistolen',
  boardgames: 'boardgame brettspiele',
  rccars: 'rc remote télécommandées teledirigidos telecomandate ferngesteuerte τηλεκατευθυνόμενα',
  tricycles: 'tricycle tricycles trike trikes dreirad dreiräder triciclo triciclos τρίκυκλα',
  tents: 'tent tents zelt zelte tente tentes namiot namioty σκηνή σκηνές خيمة خيام خيم',
  sleepingbags: 'schlafsack schlafsäcke śpiwór śpiwory υπνόσακος υπνόσακοι',
  campchairs: 'campingstuhl campingstühle faltstühle',
  coolboxes: 'kühlbox kühlboxen glacière glacières',
  backpacks:
    'backpack backpacks rucksack rucksacks daypack rucksäcke mochila mochilas zaino zaini plecak plecaki σακίδιο σακίδια',
  suitcases:
    'suitcase suitcases luggage trolley trolleys koffer valise valises maleta maletas valigia valigie walizka walizki βαλίτσα βαλίτσες',
  airbeds: 'luftbett luftbetten airbed airbeds',
  torches:
    'torch torches flashlight flashlights taschenlampe taschenlampen linterna linternas torcia torce latarka latarki φακός φακοί',
  parasols:
    'parasol parasols umbrella umbrellas sonnenschirm sonnenschirme sombrilla sombrillas ombrellone ombrelloni ομπρέλα ομπρέλες',
  thermos: 'flask flasks thermos termo termos thermosflasche thermosflaschen isotherme θερμός ترمس ترامس',
  sunglasses: 'sonnenbrille sonnenbrillen sunglasses sunglass',
  watches:
    'watch watches uhr uhren stahluhren armbanduhr armbanduhren montre montres reloj relojes orologio orologi zegarek zegarki ρολόι ρολόγια',
  smartbands: 'fitnessarmband fitnessarmbänder',
  silverchains:
    'necklace necklaces halskette halsketten silberketten collier colliers collar collares collana collane naszyjnik naszyjniki κολιέ',
  earrings: 'earring earrings ohrringe ohrring orecchino orecchini kolczyk kolczyki σκουλαρίκι σκουλαρίκια',
  bracelets:
    'bracelet bracelets armband armbänder perlenarmbänder pulsera pulseras bracciale bracciali bransoletka bransoletki βραχιόλι βραχιόλια',
  hairclips: 'haarspange haarspangen hairclip hairclips barrette barrettes fermagli',
  cufflinks: 'cufflink cufflinks manschettenknöpfe gemelos gemelli μανικετόκουμπα',
  jewelboxes: 'schmuckkasten schmuckkästen joyero joyeros portagioie μπιζουτιέρα μπιζουτιέρες',
  hikingboots: 'wanderstiefel wanderschuhe scarponi trekkingowe',
  sneakers: 'sneaker sneakers trainers turnschuhe baskets sneakersy',
  runners: 'running laufschuh laufschuhe runners',
  ankleboots: 'bootie booties stiefelette stiefeletten bottines botines stivaletti botki μποτάκια',
  wellies: 'gummistiefel kindergummistiefel wellies wellington wellingtons gumboots kalosze γαλότσες',
  safetyshoes: 'sicherheitsschuhe sicherheitsschuh arbeitsschuhe antinfortunistiche',
  slippers: 'hausschuh hausschuhe pantoffeln pantoufles pantofole kapcie παντόφλες',
  loafers: 'mocasines mocassins mocassini mokasyny loafer loafers μοκασίνια موكاسين',
  flipflops: 'flipflops zehentrenner tongs chanclas infradito japonki σαγιονάρες',
  footballboots: 'fussballschuhe fußballschuhe',
  footballs: 'football footballs soccer fussball fussbälle fußbälle',
  rackets: 'badminton bádminton μπάντμιντον',
  kettlebells: 'kettlebell kettlebells',
  bands: 'fitnessbänder',
  sportbottles: 'trinkflasche trinkflaschen borracce borraccia gourde gourdes παγούρια παγούρι مطرات',
  swimgoggles: 'schwimmbrille schwimmbrillen goggles occhialini',
  skateboards: 'skateboard skateboards monopatín monopatines deskorolka deskorolki σκέιτμπορντ',
  bikehelmets: 'fahrradhelm fahrradhelme helmet helmets',
  trackers: 'fahrradlichter',
  skigloves: 'skihandschuhe',
  perfume: 'parfum parfums perfume perfumes profumo profumi parfüm parfüms perfumowana άρωμα عطر عطور',
  toothbrushes: 'zahnbürste zahnbürsten toothbrush toothbrushes spazzolini szczoteczki οδοντόβουρτσες',
  handcream: 'handcreme',
  sunscreen: 'sonnencreme sonnencremes suncream αντηλιακό',
  pumpsoap: 'flüssigseife seife soap savon jabón sapone mydło σαπούνι صابون',
  nailpolish: 'nagellack',
  lipsticks: 'lipstick lipsticks lippenstift lippenstifte pintalabios rossetto rossetti szminka szminki κραγιόν',
  razors: 'razor razors rasierer rasoir rasoirs maquinillas rasoio rasoi maszynki',
  facemasks: 'tuchmasken',
  headphones: 'headphone headphones kopfhörer casque auriculares cuffie słuchawki ακουστικά سماعات',
  speakers:
    'speaker speakers lautsprecher enceinte enceintes altavoz altavoces altoparlanti casse głośnik głośniki ηχεία',
  vacuums:
    'staubsauger aspirateur aspirateurs aspiradora aspiradoras aspiradores aspirapolvere odkurzacz odkurzacze σκούπες مكانس vacuum vacuums',
  kettles: 'wasserkocher bouilloire bouilloires bollitori bollitore czajniki βραστήρες',
  coffeemachines: 'kaffeemaschine kaffeemaschinen cafetera cafeteras cafetière cafetières καφετιέρες',
  hairdryers: 'haartrockner hairdryer hairdryers asciugacapelli',
  keyboards:
    'tastatur tastaturen clavier claviers teclado teclados tastiera tastiere klawiatura klawiatury πληκτρολόγια πληκτρολόγιο',
  ledbulbs: 'bulb bulbs lampadine bombillas ampoule ampoules żarówki λάμπες λαμπτήρες لمبات',
  powerbanks: 'powerbank powerbanks powerbanki',
  chargers:
    'chargers ladegerät ladegeräte chargeur chargeurs cargador cargadores caricatore caricatori ładowarka ładowarki φορτιστές شواحن',
  crafts: 'bastelsets craft crafts manualidades kreatywne χειροτεχνίας',
  musical: 'musikinstrumente muzyczne musicales musicali μουσικά موسيقية',
  beachtowels: 'strandtuch strandtücher',
  kidsandals: 'sandal sandals sandalen sandale sandales sandalias sandali sandały πέδιλα صنادل',
  giftsets: 'geschenksets cofanetti',
  yogamats: 'yogamatte yogamatten yogamat',
  shampoo: 'shampoo shampooing champú szampon σαμπουάν شامبو',
  tablets: 'tablet tablets tablety τάμπλετ',
  spaghetti: 'pasta spaghetti macaroni noodles nudel nudeln pâtes makaron σπαγγέτι μακαρόνια معكرونة',
  oliveoil: 'olivenöl ελαιόλαδο',
  feta: 'feta féta φέτα فيتا',
  chocolate:
    'chocolate chocolates schokolade milchschokolade chocolat chocolats cioccolato cioccolata czekolada czekolady σοκολάτα σοκολάτες شوكولاتة',
  juice: 'juice juices orangensaft jus zumo zumos succo succhi sok soki χυμός χυμοί عصير عصائر',
  crisps: 'crisps chips kartoffelchips croustilles patatine chipsy πατατάκια شيبس',
  tuna: 'tuna thunfisch thon atún tonno tuńczyk τόνος τονος تونة',
  frozenpeas: 'peas erbsen erbse pois guisantes piselli groszek groch αρακάς αρακά μπιζέλια بازلاء',
  coffee: 'coffee kaffee café caffè kawa kawy καφέ καφές قهوة',
  tomatoes: 'tomato tomatoes tomate tomaten tomates pomodoro pomodori pomidory ντομάτες طماطم',
  greenolives: 'olives oliven aceitunas oliwki ελιές',
  cookware: 'cookware topfset topfsets kochtopf töpfe pentole garnki κατσαρόλες قدور',
  bedlinen: 'bettwäsche pościel lenzuola sábanas parures linen مفارش σεντόνια',
  towels:
    'handtuch handtücher towel towels serviette serviettes toalla toallas asciugamano asciugamani ręcznik ręczniki πετσέτα πετσέτες منشفة مناشف',
  glasses: 'trinkgläser trinkglas verres vasos bicchieri szklanki ποτήρια أكواب',
  candles: 'kerze kerzen candle candles duftkerzen bougie bougies vela velas candela candele świece κεριά شموع',
  storageboxes: 'aufbewahrungsboxen aufbewahrungsbox contenitori pudełka',
  planters: 'planter planters pflanzgefäße macetas donice γλάστρες أصص',
  gardenhoses:
    'gartenschlauch gartenschläuche hose hoses hosepipe hosepipes schlauch tuyaux mangueras manguera węże خرطوم خراطيم',
  wateringcans:
    'gießkanne gießkannen arrosoir arrosoirs regadera regaderas annaffiatoio annaffiatoi konewka konewki ποτιστήρια',
  rugs: 'teppich teppiche rug rugs carpet carpets alfombra alfombras tappeto tappeti dywan dywany χαλιά',
  solarlights: 'solarleuchten gartenleuchten',
  rings:
    'ring rings ringe bague bagues anillo anillos anello anelli pierścionek pierścionki δαχτυλίδι δαχτυλίδια خواتم',
  pendants:
    'pendant pendants anhänger pendentif pendentifs colgante colgantes ciondolo ciondoli wisiorek wisiorki μενταγιόν تعليقات دلايات',
}

export type Goods = keyof typeof goodsWords
