/**
 * Synonyms, one group per line, in all catalogue languages: other names (`bike`, `bicycle`), forms that stemmers miss (`child`,
 * `children`; Arabic broken plurals), and small numbers (`3`, `three`). What begins with `_` is typed, but not searched for: a wider word
 * (`_cheese` finds `feta`, but not the other way round), or a name of several words (`_soft_toys`).
 */
export const synonymGroups = `
plush peluche peluches plüschtier plüschtiere kuscheltier pluszaki cuddly _teddy _teddies _teddy_bear _teddy_bears _soft_toy _soft_toys _stuffed_animal _stuffed_animals _stuffed_toy _stuffed_toys _plushies _plushie _kuscheltiere _stofftier _stofftiere _teddybär _teddybären _doudou _doudous _nounours _ours_en_peluche _osito _ositos _ositos_de_peluche _muñecos_de_peluche _pupazzo _pupazzi _orsacchiotti _maskotki _maskotka _misie _przytulanki _αρκουδάκια _αρκουδάκι _λούτρινα _دباديب _دبدوب _دببة
block blocks holzbausteine bausteine klocki τουβλάκια مكعبات _bauklotz _bauklötze _holzklötze _klötze _building_bricks _bricks _briques _cubes _bloques _mattoncini
puzzle puzzles puzle puzles jigsaw παζλ أحجيات _rompecabezas _puzzel _puzzels _casse_tête
doll dolls puppe puppen poupée poupées muñeca muñecas bambola bambole lalki lalka κούκλες κούκλα
rassel rasseln rattle rattles hochets sonajeros sonagli grzechotki κουδουνίστρες خشخيشات _baby_toy _baby_toys _babyspielzeug
wasserpistolen _wasserspielzeug _wasserspielzeuge _poolspielzeug _water_toys _pool_toys _water_gun _water_guns _squirt_gun _squirt_guns _super_soaker
boardgame brettspiele _board_game _gesellschaftsspiele _gesellschaftsspiel _childrens_games _children_s_games _kids_games
rc remote télécommandées teledirigidos telecomandate ferngesteuerte τηλεκατευθυνόμενα _radio_controlled _fernlenkauto _coche_radiocontrol _radiocontrol _teledirigido
tricycle tricycles trike trikes dreirad dreiräder triciclo triciclos τρίκυκλα _tricicli _trójkołowce
tent tents zelt zelte tente tentes namiot namioty σκηνή σκηνές خيمة خيام خيم _tenda_da_campeggio _tende_da_campeggio _tenda_campeggio _tende_campeggio _tiendas_de_campaña _tienda_de_campaña _carpa _carpas _campingzelt _campingzelte
schlafsack schlafsäcke śpiwór śpiwory υπνόσακος υπνόσακοι _sleeping_bag _bolsa_de_dormir _bolsas_de_dormir _saco_de_dormir _sacos_de_dormir _sac_de_couchage _sacs_de_couchage _sacco_a_pelo _sacchi_a_pelo _حقيبة_نوم _أكياس_نوم
campingstuhl campingstühle faltstühle _klappstühle _klappstuhl _camp_chair _camp_chairs _folding_chair _folding_chairs _lawn_chair
kühlbox kühlboxen glacière glacières _coolbox _coolboxes _cooler _coolers _ice_box _ice_chest _esky _eskies _kühltasche _kühltaschen _kühltruhen _lodówka_turystyczna _lodówki_turystyczne _nevera _neveras _nevera_portátil _ghiacciaia _borsa_frigo _borse_frigo _φορητό_ψυγείο _φορητά_ψυγεία _ψυγειάκι _حافظة_تبريد _borsa_termica _borse_termiche _sac_isotherme _sacs_isothermes
backpack backpacks rucksack rucksacks daypack rucksäcke mochila mochilas zaino zaini plecak plecaki σακίδιο σακίδια _schoolbag _schoolbags _sac_à_dos _sacs_à_dos _sac_a_dos _sacs_a_dos _τσάντα_πλάτης _τσάντες_πλάτης
suitcase suitcases luggage trolley trolleys koffer valise valises maleta maletas valigia valigie walizka walizki βαλίτσα βαλίτσες _reisekoffer _rollkoffer _bagage _bagages _equipaje _bagaglio _bagagli _walizek _travel_bags _αποσκευές _travel_bag _reisetasche _reisetaschen _sac_de_voyage _sacs_de_voyage _bolsa_de_viaje _bolsas_de_viaje _borsone _borsoni _borse_da_viaggio _torba_podróżna _torby_podróżne
luftbett luftbetten airbed airbeds _air_mattress _air_mattresses _inflatable_mattress _inflatable_mattresses _matrasses_inflatable _mattresses_inflatable _luftmatratze _luftmatratzen _materac_dmuchany _materace_dmuchane
torch torches flashlight flashlights taschenlampe taschenlampen linterna linternas torcia torce latarka latarki φακός φακοί _lampe_de_poche _lampes_de_poche _lampe_torche _lampes_torches _torch_light _كشاف _كشافات _كشافات_يدوية _مصباح_يدوي _pocket_lamp _pocket_lamps _pocket_torch
parasol parasols umbrella umbrellas sonnenschirm sonnenschirme sombrilla sombrillas ombrellone ombrelloni ομπρέλα ομπρέλες _parasole _شمسية _شماسي
flask flasks thermos termo termos thermosflasche thermosflaschen isotherme θερμός ترمس ترامس _thermoses _thermobecher _isolierbecher _travel_mug _travel_mugs _thermo_bottle _thermal_flask _insulated_bottle _insulated_bottles _insulated_flask _thermoskanne _thermoskannen _isolierflasche _isolierflaschen _isolierkanne
sonnenbrille sonnenbrillen sunglasses sunglass _shades _sun_glasses _lunettes_de_soleil _lunettes_solaires _gafas_de_sol _anteojos_de_sol _occhiale_da_sole _occhiali_da_sole _okulary_przeciwsłoneczne _γυαλιά_ηλίου _نظارات_شمسية _نظارة_شمسية
watch watches uhr uhren stahluhren armbanduhr armbanduhren montre montres reloj relojes orologio orologi zegarek zegarki ρολόι ρολόγια _wristwatch _wristwatches _wrist_watch _wrist_watches _zegarków
fitnessarmband fitnessarmbänder _fitness_tracker _fitness_trackers _activity_tracker _activity_trackers _smart_band _smart_bands _smartband _smartbands _smartwatch _smartwatches _smart_watch _smart_watches _fitness_band _bracelet_connecté _bracelets_connectés _montre_connectée _montres_connectées _pulsera_de_actividad _pulseras_de_actividad _reloj_inteligente _relojes_inteligentes _bracciale_fitness _opaska_sportowa _έξυπνο_βραχιόλι _έξυπνα_ρολόγια _smartwatche _ساعات_ذكية _ساعة_ذكية _أساور_ذكية
necklace necklaces halskette halsketten silberketten collier colliers collar collares collana collane naszyjnik naszyjniki κολιέ _chain_necklace _schmuckkette _سلاسل _سلسلة _kette _ketten
earring earrings ohrringe ohrring orecchino orecchini kolczyk kolczyki σκουλαρίκι σκουλαρίκια _boucle_d_oreille _boucles_d_oreilles _ear_rings _ohrstecker _aretes _zarcillos
bracelet bracelets armband armbänder perlenarmbänder pulsera pulseras bracciale bracciali bransoletka bransoletki βραχιόλι βραχιόλια _wristband _wristbands _bangle _bangles _braccialetto _braccialetti
haarspange haarspangen hairclip hairclips barrette barrettes fermagli _hair_clip _hair_accessories _hair_accessory _hair_slides _haarklammer _haarklammern _haargummi _haargummis _haarschmuck _accessoires_cheveux _accesorios_para_el_pelo _accesorios_pelo _horquillas _accessori_per_capelli _spinki_do_włosów _gumki_do_włosów _κοκαλάκια
cufflink cufflinks manschettenknöpfe gemelos gemelli μανικετόκουμπα _cuff_links _manschettenknopf _boutons_de_manchettes
schmuckkasten schmuckkästen joyero joyeros portagioie μπιζουτιέρα μπιζουτιέρες _jewelry_box _jewelry_boxes _schmuckschatulle _schmuckschatullen _schmuckkästchen _boîte_à_bijoux _boîtes_à_bijoux
shoe shoes schuh schuhe chaussure chaussures zapato zapatos scarpa scarpe obuwie buty παπούτσι παπούτσια حذاء أحذية _footwear _schuhwerk _calzado _calzature _calzatura _buta _butów _υποδήματα _but
wanderstiefel wanderschuhe scarponi trekkingowe _trekkingschuhe _trekkingschuh _wanderschuh _hiking_shoes _hiking_shoe _trekking_shoes _trekking_boots _walking_boots _chaussures_de_marche _chaussures_de_trekking _zapatillas_de_montaña _zapatos_de_senderismo _botas_de_senderismo _scarpe_da_trekking _buty_górskie _buty_turystyczne _παπούτσια_πεζοπορίας _أحذية_تسلق _أحذية_تنزه
sneaker sneakers trainers turnschuhe baskets sneakersy _trainer _gym_shoes _turnschuh _freizeitschuhe _sportschuh _sportschuhe _basket_femme _tennis_femme _zapatillas_deportivas _deportivas _zapatillas_deporte _tenis _zapatilla_deportiva _scarpe_da_ginnastica _scarpa_da_ginnastica _scarpe_ginnastica _buty_sportowe _adidasy _trampki _αθλητικά_παπούτσια _παπούτσια_αθλητικά _حذاء_رياضي _أحذية_رياضية _basket _tennis
running laufschuh laufschuhe runners _trainer _trainers _sportschuh _sportschuhe _turnschuhe _zapatillas_deportivas _scarpe_da_ginnastica _buty_sportowe _αθλητικά_παπούτσια _παπούτσια_αθλητικά _joggers _jogging_shoes _joggingschuhe _zapatillas_correr _buty_do_biegania
bootie booties stiefelette stiefeletten bottines botines stivaletti botki μποτάκια _ankle_boot _botki_damskie _bottine
boot boots stiefel bottes botas stivali kozaki μπότες
gummistiefel kindergummistiefel wellies wellington wellingtons gumboots kalosze γαλότσες _rubber_boot _rubber_boots _rain_boots _rain_boot _rainboots _bottes_de_pluie _bottes_caoutchouc _botas_de_agua _botas_de_lluvia _katiuskas _stivali_di_gomma _stivali_pioggia _regenstiefel _kaloszy _γαλότσα _جزمة_مطاطية _أحذية_مطر
sicherheitsschuhe sicherheitsschuh arbeitsschuhe antinfortunistiche _safety_boots _safety_boot _safety_footwear _safety_shoe _work_boots _work_boot _work_shoes _work_shoe _steel_toe_shoes _steel_toe_boots _steel_toe _steel_toecap _arbeitsschuh _arbeitsstiefel _sicherheitsstiefel _chaussures_de_travail _chaussure_de_sécurité _zapatos_de_trabajo _botas_de_trabajo _botas_de_seguridad _calzado_de_seguridad _calzado_laboral _scarpe_da_lavoro _scarpe_antinfortunistica _buty_robocze _obuwie_robocze _παπούτσια_εργασίας _μποτάκια_εργασίας _احذية_عمل _أحذية_العمل
hausschuh hausschuhe pantoffeln pantoufles pantofole kapcie παντόφλες _slipper _slippers _house_shoes _pantoffel _puschen _chausson _chaussons _pantuflas _pantufla _ciabatte _ciabatta _pantofola _kapci _papucie _laczki _παντόφλα _شباشب_منزلية _خف
mocasines mocassins mocassini mokasyny loafer loafers μοκασίνια موكاسين _moccasin _moccasins _mokassins _mokassin _slip_on _penny_loafers
flipflops zehentrenner tongs chanclas infradito japonki σαγιονάρες _flip_flop _badelatschen _badelatsche _badeschuhe _badeschuh _badeschlappen _schlappen _thongs _claquettes _chancletas _ojotas _klapki _klapek _klapki_plażowe _infradito_mare _شبشب _chancla _beach_shoes _strandschuhe _beach_sandals
fussballschuhe fußballschuhe _football_boot _soccer_boots _soccer_shoes _soccer_cleats _football_cleats _cleats _botas_de_futbol _buty_do_piłki _korki_piłkarskie _korki _ποδοσφαιρικά
football footballs soccer fussball fussbälle fußbälle _soccer_ball _soccer_balls _ballon_de_foot _ballons_de_foot _pelotas_de_fútbol _pallone_da_calcio _piłka_nożna _piłek_nożnych
badminton bádminton μπάντμιντον _shuttlecock _shuttlecocks _racket_set _racket_sets _rackets _federball _federballsets _schläger _volant _volants _raquettes _raquetas _racchette _rakietki _ρακέτες _مضارب
kettlebell kettlebells _kettle_bell _kettle_bells _dumbbell _dumbbells _weights _hantel _hanteln _gewichte _haltères _pesas _mancuernas _pesi _manubri _hantle _ciężarki _βαράκια _أثقال _دمبل
fitnessbänder _fitness_bands _exercise_band _exercise_bands _workout_bands _gymnastikband _gymnastikbänder _élastique _élastiques_de_fitness _gomas_elásticas _elastici_fitness _gumy_oporowe _expandery _λάστιχα_γυμναστικής
trinkflasche trinkflaschen borracce borraccia gourde gourdes παγούρια παγούρι مطرات _water_bottle _water_bottles _drinking_bottle _drinking_bottles _drink_bottles _sport_bottle _sports_bottle _sportflasche _sportflaschen _wasserflasche _wasserflaschen _bottiglie_sport _bidon_de_sport _cantimplora _cantimploras _bidony _مطرة _زجاجة_ماء _زجاجات_ماء _زجاجات_مياه _botella_de_agua _botellas_de_agua _borraccia_acqua _butelki_na_wodę _bidon_na_wodę
schwimmbrille schwimmbrillen goggles occhialini _swim_goggles _swimming_glasses _lunettes_de_piscine _okularki _γυαλάκια
skateboard skateboards monopatín monopatines deskorolka deskorolki σκέιτμπορντ _skate_board _longboard _longboards _planche_à_roulettes
fahrradhelm fahrradhelme helmet helmets _bike_helmet _bike_helmets _cycle_helmet _cycle_helmets _cycling_helmet _cycling_helmets _helm _helme
fahrradlichter _bicycle_lights _bicycle_light _cycle_lights _fahrradlampe _fahrradlampen _fahrradbeleuchtung _fahrradcomputer _éclairage_vélo
skihandschuhe _ski_glove _winter_gloves _winterhandschuhe _skihandschuh
parfum parfums perfume perfumes profumo profumi parfüm parfüms perfumowana άρωμα عطر عطور _perfumy _fragrance _fragrances _edp _edt _eau_de_toilette _cologne _duft _düfte _fragancia _fragancias _colonia _colonias _fragranza _fragranze _woda_toaletowa _αρώματα _κολόνια _κολόνιες _parfümerie _duftwasser _parfümwasser
zahnbürste zahnbürsten toothbrush toothbrushes spazzolini szczoteczki οδοντόβουρτσες _tooth_brush _tooth_brushes _brosse_à_dents _brosses_à_dents _cepillo_de_dientes _szczoteczka _οδοντόβουρτσα
handcreme _hand_lotion _crème_pour_les_mains _crème_pour_mains _creme_mains
sonnencreme sonnencremes suncream αντηλιακό _sunscreen _sunscreens _sunblock _sun_lotion _sun_screen _suntan_lotion _sonnenmilch _sonnenschutz _sonnenöl _protector_solar _protectores_solares _crema_protettiva _protezione_solare _krem_do_opalania _krem_z_filtrem _αντηλιακά _κρέμα_ηλίου _واقي_شمس _واقي_الشمس _كريم_شمس
flüssigseife seife soap savon jabón sapone mydło σαπούνι صابون _hand_soap _hand_soaps _handwash _hand_wash _handseife _seifen _gel_de_manos
nagellack _nail_varnish _nail_varnishes _nail_enamel _nagellacke _vernis _smalto _smalti _lakiery _esmaltes _pintauñas _βερνίκι _βερνίκια _مناكير _طلاء_الأظافر
lipstick lipsticks lippenstift lippenstifte pintalabios rossetto rossetti szminka szminki κραγιόν _rouge_à_lèvres _rouges_à_lèvres _labial _labiales _barra_de_labios _barras_de_labios _pomadki _pomadka _أحمر_شفاه _روج _labios _szminek _pomadek
razor razors rasierer rasoir rasoirs maquinillas rasoio rasoi maszynki _shaver _shavers _rasierklinge _rasierklingen _razor_blades _cuchillas_de_afeitar _afeitadoras _rasoirs_jetables _żyletki _golarki _ξυραφάκια _ξυράφια _ماكينات_حلاقة _شفرات
tuchmasken _face_mask _face_masks _facial_masks _facial_mask _sheet_masks _gesichtsmasken _gesichtsmaske _masque_visage _masques_visage _mascarillas_faciales _maschere_viso _maschera_viso _maseczki_do_twarzy _μάσκες_προσώπου _أقنعة_وجه _ماسكات_وجه
headphone headphones kopfhörer casque auriculares cuffie słuchawki ακουστικά سماعات _earphone _earphones _earbuds _headset _headsets _ohrhörer _casques_audio _casque_audio _écouteur _écouteurs _auricular _cascos_audio _cuffia _auricolare _auricolari _σετ_ακουστικών _سماعات_رأس _casques
speaker speakers lautsprecher enceinte enceintes altavoz altavoces altoparlanti casse głośnik głośniki ηχεία _loudspeaker _loudspeakers _haut_parleur _haut_parleurs _soundbox _boxen _parlantes _cassa_bluetooth _ηχείο _مكبرات_صوت _سبيكر _parlante _altoparlante _cassa
staubsauger aspirateur aspirateurs aspiradora aspiradoras aspiradores aspirapolvere odkurzacz odkurzacze σκούπες مكانس vacuum vacuums _hoover _hoovers _vacuum_cleaner _handstaubsauger _aspirador _scopa_elettrica _scope_elettriche _σκούπα _ηλεκτρική_σκούπα _ηλεκτρικές_σκούπες _مكنسة _مكنسة_كهربائية _مكانس_كهربائية
wasserkocher bouilloire bouilloires bollitori bollitore czajniki βραστήρες _water_kettle _water_kettles _hervidor _hervidores _czajnik _czajnik_elektryczny _βραστήρας _غلاية _غلايات _غلاية_ماء
kaffeemaschine kaffeemaschinen cafetera cafeteras cafetière cafetières καφετιέρες _coffee_maker _coffee_makers _espresso_machine _espresso_machines _espressomaschine _espressomaschinen _kaffeevollautomat _kaffeevollautomaten _machine_à_café _machines_à_café _macchina_da_caffè _macchine_da_caffè _macchine_caffè _ekspres _ekspresy _ekspres_do_kawy _ekspresy_do_kawy _καφετιέρα _آلة_قهوة _آلات_قهوة _ماكينة_قهوة _ماكينات_قهوة
haartrockner hairdryer hairdryers asciugacapelli _hair_dryer _blow_dryer _blow_dryers _hair_drier _hair_driers _hairdrier _föhn _föhne _fön _haarföhn _haarfön _phon _fon _secador _secadores _secador_de_pelo _secadores_de_pelo _sèche_cheveux _seche_cheveux _suszarka _suszarka_do_włosów _suszarki_do_włosów _πιστολάκι _πιστολάκια _σεσουάρ _مجفف_شعر _مجففات_شعر _سشوار _استشوار
tastatur tastaturen clavier claviers teclado teclados tastiera tastiere klawiatura klawiatury πληκτρολόγια πληκτρολόγιο _keyboard_mouse _maus_tastatur _tastatur_maus
bulb bulbs lampadine bombillas ampoule ampoules żarówki λάμπες λαμπτήρες لمبات _light_bulb _light_bulbs _led_lamp _led_lamps _glühbirne _glühbirnen _glühlampe _glühlampen _leuchtmittel _ledlampe _ledlampen _bombilla _foco _focos _lampadina _żarówka _λαμπτήρας _λάμπα _لمبة _مصابيح_ليد _lightbulb _lightbulbs
powerbank powerbanks powerbanki _power_bank _portable_charger _portable_chargers _zusatzakku _zusatzakkus _batterie_externe _batteries_externes _batterie_nomade _batería_externa _baterías_externas _cargador_portátil _caricatore_portatile _batteria_esterna _φορητός_φορτιστής _بطارية_متنقلة _باور_بانك _شاحن_متنقل
charger chargers ladegerät ladegeräte chargeur chargeurs cargador cargadores caricatore caricatori ładowarka ładowarki φορτιστές شواحن _phone_charger _phone_chargers _mobile_charger _ladekabel _netzteil _netzteile _caricabatterie _caricabatteria _φορτιστής _شاحن
tablet tablets tablety τάμπλετ _tabletas _tablettes _tablette _ipad _ipads _tablet_pc _tablet_pcs _تابلت _أجهزة_لوحية
pasta spaghetti macaroni noodles nudel nudeln pâtes makaron σπαγγέτι μακαρόνια معكرونة _teigwaren _fideos _espaguetis _espagueti _macarrones _maccheroni _makarony _ζυμαρικά _μακαρόνι _مكرونة _سباغيتي _باستا _nouilles _spaghettis
olivenöl ελαιόλαδο _evoo _olivenoel _huile_d_olive _aceite_de_oliva _aceite_oliva _aove _olio_di_oliva _olio_d_oliva _olio_evo _oliwa _oliwy _ελαιόλαδα _λάδι _λάδια
oil öl oils öle huile huiles aceite aceites olio olej زيت زيوت
feta féta φέτα فيتا _cheese _cheeses _käse _schafskäse _hirtenkäse _salzlakenkäse _fromage _fromages _queso _quesos _formaggio _formaggi _ser _sery _τυρί _τυριά _جبن _جبنة _أجبان
chocolate chocolates schokolade milchschokolade chocolat chocolats cioccolato cioccolata czekolada czekolady σοκολάτα σοκολάτες شوكولاتة _choc _schoko _schokoladen _schokoladentafeln _chocolate_bars _tablettes_de_chocolat _tabletas_de_chocolate _tavolette_di_cioccolato _شوكولا _شوكولاته
juice juices orangensaft jus zumo zumos succo succhi sok soki χυμός χυμοί عصير عصائر _saft _säfte _fruchtsaft _fruchtsäfte _oj _jugo _jugos _soków _نكتار
crisps chips kartoffelchips croustilles patatine chipsy πατατάκια شيبس _potato_chips _potato_crisps _patatas_fritas _papas_fritas _chips_de_pomme _chrupki _τσιπς _بطاطس_شيبس _رقائق
tuna thunfisch thon atún tonno tuńczyk τόνος τονος تونة _تونا _canned_fish _tinned_fish _fish_cans _fischkonserven _fischkonserve _fischdosen _thunfischdosen _conserves_de_poisson _conserves_poisson _conserva_de_pescado _conservas_de_pescado _conservas_pescado _pesce_in_scatola _conserve_ittiche _konserwy_rybne _konserwa_rybna _puszki_rybne _κονσέρβες_ψαριού _κονσέρβα_ψαριού _معلبات_سمك _سمك_معلب _تن
tin tins cans canned tinned dose dosen conserve conserves _can _konserve _konserven _in_scatola _scatolette _en_conserve _en_conserva _konserwa _konserwy _boîte_de_conserve _boîtes_de_conserve
peas erbsen erbse pois guisantes piselli groszek groch αρακάς αρακά μπιζέλια بازلاء _petits_pois _petit_pois _arvejas _pisello
coffee kaffee café caffè kawa kawy καφέ καφές قهوة _coffees _cafés _kawę _καφέδες _بن
tomato tomatoes tomate tomaten tomates pomodoro pomodori pomidory ντομάτες طماطم _dosentomaten _passata _polpa _pelati _chopped_tomatoes _pomidor _ντομάτα _بندورة
olives oliven aceitunas oliwki ελιές _olive _aceituna _oliwka _ελιά _زيتون
cookware topfset topfsets kochtopf töpfe pentole garnki κατσαρόλες قدور _pots_and_pans _pot_set _pans _saucepan _saucepans _cooking_pots _topf _kochtöpfe _kochgeschirr _casserole _casseroles _batterie_de_cuisine _olla _ollas _cacerolas _cacerola _batería_de_cocina _sartenes _pentola _batteria_di_pentole _garnek _garnków _κατσαρόλα _طنجرة _طناجر _حلل _أواني_طبخ _edelstahltöpfe _edelstahltopf _steel_pots
bettwäsche pościel lenzuola sábanas parures linen مفارش σεντόνια _bedding _bed_sheet _bed_sheets _bedsheet _bedsheets _duvet_cover _duvet_covers _duvet_sets _bedclothes _bettbezüge _bettlaken _bezüge _drap _draps _drap_de_lit _draps_de_lit _linge_de_lit _housse_de_couette _housses_de_couette _literie _linge _linge_de_maison _sábana _ropa_de_cama _juego_de_cama _juegos_de_cama _fundas_nórdicas _lenzuolo _biancheria_da_letto _completo_letto _prześcieradła _pościeli _σεντόνι _κλινοσκεπάσματα _παπλωματοθήκες _شراشف _شرشف _ملايات _أغطية_سرير _بياضات
handtuch handtücher towel towels serviette serviettes toalla toallas asciugamano asciugamani ręcznik ręczniki πετσέτα πετσέτες منشفة مناشف _bath_towel _bath_towels _hand_towels _badetuch _badetücher _frotteetuch _frotteetücher _frottee _drap_de_bain _draps_de_bain _ręczników
trinkgläser trinkglas verres vasos bicchieri szklanki ποτήρια أكواب _tumbler _tumblers _drinking_glass _glassware _weingläser _weinglas _wine_glasses _wine_glass _biergläser _water_glasses _glas _gläser _wassergläser _verre _bicchiere _szklanka _ποτήρι _كوب _كؤوس
kerze kerzen candle candles duftkerzen bougie bougies vela velas candela candele świece κεριά شموع _duftkerze _świeca _świeczka _świeczki _świec _κερί _شمعة _świeczek
aufbewahrungsboxen aufbewahrungsbox contenitori pudełka _storage_box _storage_container _storage_containers _storage_bins _plastic_boxes _storage_tubs _kisten _boxen_mit_deckel _stapelboxen _boîte_de_rangement _boîtes_de_rangement _bacs_de_rangement _cajas_de_almacenamiento _caja_de_almacenaje _scatole _pojemnik _pojemniki _pudełko _κουτιά _صناديق_تخزين
planter planters pflanzgefäße macetas donice γλάστρες أصص _plant_pot _plant_pots _plantpot _plantpots _flower_pot _flower_pots _flowerpot _flowerpots _blumentopf _blumentöpfe _übertopf _übertöpfe _pflanztöpfe _pot_de_fleurs _pots_de_fleurs _pot_de_fleur _pots_de_fleur _maceta _macetero _maceteros _vaso_da_fiori _vasi_da_fiori _vasi_per_piante _fioriere _doniczka _doniczki _doniczek _donica _γλάστρα _أحواض_زراعة
gartenschlauch gartenschläuche hose hoses hosepipe hosepipes schlauch tuyaux mangueras manguera węże خرطوم خراطيم _water_hose _garden_hose _tuyau_d_arrosage _tuyau_arrosage _tubo_da_giardino _tubi_irrigazione _wąż_ogrodowy _λάστιχο_ποτίσματος
gießkanne gießkannen arrosoir arrosoirs regadera regaderas annaffiatoio annaffiatoi konewka konewki ποτιστήρια _watering_can _ποτιστήρι _مرش _مرشات
teppich teppiche rug rugs carpet carpets alfombra alfombras tappeto tappeti dywan dywany χαλιά _tapis _سجاد _läufer _moquette _moquettes _tapetes _dywanów _wykładzina _χαλί _μοκέτα _سجادة _موكيت _tapete
solarleuchten gartenleuchten _solar_light _solar_lamps _solar_lamp _garden_lights _garden_light _gartenlampe _gartenlampen _solarlampe _solarlampen
kind kinder kids kid child children childrens enfant enfants niños infantil infantiles bambino bambini dziecięce dziecięcy παιδικά παιδικές أطفال للأطفال _boy _boys _girl _girls _jungen _jungs _mädchen _garçon _garçons _fille _filles _chłopiec _chłopców _dziewczynka _dziewczynek _niño _niña _niñas _bambina _bambine _bimbo _bimbi _infantile _dziecko _dzieci _dziecięca _dla_dzieci _παιδί _παιδιά _παιδικό _παιδική _παιδικός _طفل
damen women womens femme mujer donna damskie γυναικεία نسائية _woman _lady _ladies _frauen _femmes _dame _dames _mujeres _señora _donne _damski _damska _kobiet _kobieta _kobiece _γυναικείες _γυναικείο _γυναίκα _γυναίκες _نسائي _نساء _señoras _امرأة
herren men mens homme hombre uomo męskie ανδρικά رجالية _man _gents _gentlemen _männer _hommes _hombres _caballero _caballeros _uomini _męski _męska _mężczyzn _ανδρικό _ανδρική _ανδρικές _άνδρας _άνδρες _رجالي _رجال _رجل
retoure retouren kundenretouren rückläufer rücksendungen
kitchenware cuisine cocina cucina küche kuchenne κουζίνας مطبخ _kitchen
camping _campingartikel _campingbedarf _campingzubehör _camping_gear _camping_equipment _articles_de_camping _matériel_de_camping _artículos_de_camping _material_de_camping _articoli_da_campeggio _sprzęt_kempingowy _sprzęt_turystyczny _είδη_κάμπινγκ _مستلزمات_تخييم
bike bikes bicycle bicycles cycle cycling
tv tvs television televisions telly
xmas christmas
phone phones smartphone smartphones mobile mobiles cellphone cellphones
nappy nappies diaper diapers
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
grey gray
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
bed beds mattress mattresses
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
tk tiefkühl tiefgekühlt _tiefkühlware _tiefkühlkost _tk_ware
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
