import type { Names } from './names'

export const polishNames: Names = {
  plush: `
    maskotki, maskotka, misie, miś, misiek, misiaki, misiaczki, misiaczek, misiów, przytulanki, przytulanka, przytulaki, przytulak,
    pluszowe misie, pluszowy miś, pluszak, pluszaczki, pluszaczek, pluszki, pluszowe zwierzątka, pluszowe zwierzęta, pluszowe zabawki,
    zabawki pluszowe, zwierzątka pluszowe, maskotki pluszowe, pluszowe maskotki, misie pluszowe, pluszowy, pluszowe, pluszowa, plusz,
    maskotki do automatów, pluszaki do automatów, zabawki miękkie, miękkie zabawki, króliczki pluszowe, jednorożce pluszowe, pacynki,
    kukiełki`,
  blocks: `
    cegiełki, drewniane cegiełki, klocuszki, klocek, klocuszek, klocki drewniane, klocki konstrukcyjne, klocki dla maluchów, zabawki
    konstrukcyjne, zestawy konstrukcyjne, sześciany drewniane, kostki drewniane, drewniane kostki, zabawki drewniane, drewniane
    zabawki, zabawki z drewna, układanie wieży, jenga`,
  puzzles: `
    układanki, układanka, układanek, puzelki, puzzelki, puzzli, puzli, puzel, łamigłówki, łamigłówka, puzzle dziecięce, puzzle
    drewniane, puzzle dla dorosłych, układanki drewniane, układanki logiczne`,
  dolls: `
    domek dla lalek, domki dla lalek, lale, laleczki, laleczka, lalunie, lalek, lala, bobas, bobasy, lalki bobasy, lalka bobas, lalki
    szmaciane, szmaciane lalki, akcesoria dla lalek, ubranka dla lalek, wózki dla lalek, lalki interaktywne, barbie`,
  babytoys: `
    zabawki niemowlęce, zabawki dla bobasów, zabawki dla niemowląt, zabawki dla niemowlaka, zabawki dla noworodka, artykuły dziecięce,
    artykuły niemowlęce, gryzaki, gryzak, gryzaczki, gryzaczek, grzechotka, grzechoteczki, zabawki sensoryczne, karuzele nad łóżeczko,
    karuzela nad łóżeczko, karuzele do łóżeczka, karuzela do łóżeczka, karuzelki, maty edukacyjne, zabawki do wózka, zawieszki do
    wózka, akcesoria dla niemowląt, akcesoria niemowlęce, zabawki do kąpieli`,
  watertoys: `
    zabawki plażowe, zabawki do piasku, letnie zabawki, zabawki letnie, zabawki wodne, zabawki do wody, zabawki na plażę, zabawki
    basenowe, zabawki do basenu, pistolety na wodę, pistolet na wodę, pistolety wodne, pistolet wodny, karabiny na wodę, sikawki,
    sikawka, psikawki, psikawka, dmuchańce do basenu, dmuchańce basenowe, dmuchane zabawki, zabawki dmuchane, dmuchańce, dmuchaniec,
    koła do pływania, koło do pływania, dmuchane koła, rękawki do pływania, motylki do pływania, wiaderka i łopatki, wiaderka z
    łopatką, wiaderko i łopatka, foremki do piasku, foremki, zestawy do piasku, zestaw do piasku, zabawki do piaskownicy, wiaderka do
    piasku, balony wodne`,
  boardgames: `
    planszówka, planszówki, planszówek, gra planszowa, gry planszowe, gry rodzinne, gra rodzinna, gry towarzyskie, gra towarzyska, gry
    stołowe, gry dla dzieci, gry dla rodziny, gry imprezowe, gra imprezowa, gry logiczne, gry strategiczne, gra chińczyk, gry
    chińczyk, chińczyk, warcaby, szachy, monopol, monopoly, eurobiznes, domino, bierki, gry karciane, gry pamięciowe, gry w pudełku,
    gry zręcznościowe, gry edukacyjne`,
  rccars: `
    autka na pilota, autka na radio, autko na pilota, auta na pilota, auto na pilota, samochody na pilota, samochód na pilota,
    samochodziki na pilota, samochodzik na pilota, samochody zdalnie sterowane, samochód zdalnie sterowany, zdalnie sterowane, zdalnie
    sterowany, zdalnie sterowana, auta zdalnie sterowane, autka zdalnie sterowane, zabawki zdalnie sterowane, zabawki na pilota,
    sterowane radiowo, zdalniaki, autka, autko, autek, auteczka, samochodziki, samochodzik, samochodziki zabawki, modele rc, modele
    zdalnie sterowane, autka rc, auta rc, samochody rc, pojazdy zdalnie sterowane, resoraki, wyścigówki`,
  tricycles: `
    trójkołowce, trójkołowiec, rowerek trójkołowy, rowerki trójkołowe, trójkołowy, trójkołowe, rower trójkołowy, rowery trójkołowe,
    rowerki dziecięce trójkołowe, rowerek na trzech kółkach, rowerki na trzech kółkach, rowerek 3 kołowy, trzykołowy, trzykołowe,
    trzykołowce, jeździki, jeździk, rowerki dla maluchów, rowerek dla malucha, rowerki biegowe, rowerek biegowy`,
  tents: `
    namiocik, namiociki, namiot igloo, namiot turystyczny, namioty turystyczne, namiot kempingowy, namioty kempingowe, namioty
    campingowe, namiot campingowy, namioty biwakowe, namiot biwakowy, namioty plażowe, namioty rodzinne, namiot rodzinny, namioty
    kopułowe, igloo`,
  sleepingbags: `śpiworki, śpiworek, śpiwory turystyczne, śpiwór turystyczny, śpiwory mumia, śpiwory kempingowe, worki do spania, worek do spania`,
  campchairs: `
    krzesełka turystyczne, krzesełko turystyczne, krzesła turystyczne, krzesło turystyczne, krzesło składane, krzesła składane,
    krzesła kempingowe, krzesło kempingowe, krzesła campingowe, krzesło campingowe, krzesełka składane, krzesełko składane, krzesełka
    wędkarskie, krzesełko wędkarskie, krzesła wędkarskie, krzesło wędkarskie, fotele wędkarskie, fotel wędkarski, fotele turystyczne,
    fotel turystyczny, krzesła biwakowe, krzesło biwakowe, krzesełka biwakowe, krzesła rozkładane, krzesło rozkładane, krzesła
    plażowe, krzesło plażowe, krzesełka plażowe, krzesełka kempingowe, taborety składane, stołki składane, stołki wędkarskie, taborety
    wędkarskie, siedziska turystyczne, krzesełka na ryby`,
  coolboxes: `
    lodówka turystyczna, lodówki turystyczne, torby termiczne, torba termiczna, torby izotermiczne, torba izotermiczna, lodówka
    samochodowa, lodówki samochodowe, lodówka przenośna, lodówki przenośne, lodówka plażowa, lodówki plażowe, lodówka kempingowa,
    lodówki kempingowe, pojemnik termiczny, pojemniki termiczne, pojemniki izotermiczne, boxy termiczne, box termiczny, termoboxy,
    termobox, termotorba, termotorby, torby chłodzące, torba chłodząca, chłodziarki turystyczne, lodówki piknikowe, torby lodówki,
    lodówka na działkę`,
  backpacks: `
    tornister, tornistry, tornistrów, plecak szkolny, plecaki szkolne, plecaczek, plecaczki, plecaki turystyczne, plecak turystyczny,
    plecaki górskie, plecak górski, plecaki w góry, plecaki trekkingowe, plecak trekkingowy, plecaki miejskie, plecak miejski, plecaki
    sportowe, plecak sportowy, plecak na wycieczki, plecaki wycieczkowe, worko-plecaki, plecaki do szkoły, plecak do szkoły, plecaki
    na laptopa`,
  suitcases: `
    zestaw walizek, zestawy walizek, komplet walizek, komplety walizek, walizek, walizeczki, walizeczka, torba podróżna, torby
    podróżne, walizka kabinowa, walizki kabinowe, walizki na kółkach, walizka na kółkach, bagaż podręczny, bagaż kabinowy, bagaże
    podręczne, bagaże, bagaż, walizki podróżne, walizka podróżna, walizy, waliza, kufry podróżne, torby na kółkach, torba na kółkach,
    walizki twarde, walizki samolotowe, galanteria podróżna`,
  airbeds: `
    materac dmuchany, materace dmuchane, łóżko dmuchane, łóżka dmuchane, łóżko pompowane, łóżka pompowane, materac pompowany, materace
    pompowane, materac do pływania, materace do pływania, materace turystyczne, materac turystyczny, materace kempingowe, materac
    kempingowy, materace plażowe, materac plażowy, materac nadmuchiwany, materace nadmuchiwane, materace powietrzne, łóżka polowe
    dmuchane, dmuchane łóżko, materace samopompujące, materac gościnny, materace welurowe`,
  torches: `
    czołówki, czołówka, latarki czołowe, latarka czołowa, latarka led, latareczka, latareczki, latarek, lampki czołowe, lampa czołowa,
    lampy czołowe, latarki taktyczne, latarki ręczne, latarka ręczna, latarki kempingowe, lampy kempingowe, lampki kempingowe, lampki
    turystyczne, lampy turystyczne`,
  parasols: `
    parasol, parasole, parasoli, parasole ogrodowe, parasol ogrodowy, parasole plażowe, parasol plażowy, parasole przeciwsłoneczne,
    parasol przeciwsłoneczny, parasolki na plażę, parasolki plażowe, parasolka plażowa, parasolki od słońca, parasol od słońca,
    parasole na taras, parasole tarasowe, parasole balkonowe, parasol balkonowy, parasole na działkę, osłony przeciwsłoneczne na plażę`,
  thermos: `
    butelki termiczne, butelka termiczna, kubek termiczny, kubki termiczne, termosy, termosik, termosiki, termosów, termos
    turystyczny, bidon termiczny, bidony termiczne, kubki izotermiczne, kubek izotermiczny, termokubek, termokubki, bukłak termiczny,
    dzbanki termiczne, dzbanek termiczny, butelki izotermiczne, butelka izotermiczna, termosy obiadowe, termos obiadowy, termobutelki,
    kubki podróżne, kubek podróżny`,
  sunglasses: `
    okulary przeciwsłoneczne, okulary słoneczne, okulary na słońce, okulary od słońca, okularów przeciwsłonecznych, okularki
    przeciwsłoneczne, okulary polaryzacyjne, przeciwsłoneczne, przeciwsłonecznych, pilotki, lustrzanki okulary, okulary lustrzanki,
    okulary męskie, okulary damskie, okulary z filtrem, okulary uv, okulary plażowe`,
  watches: `
    zegarków, zegareczki, zegareczek, zegarek na rękę, zegarki na rękę, zegarki naręczne, zegarek naręczny, czasomierze, zegarki
    męskie, zegarki damskie, zegarki kwarcowe, zegarki analogowe, chronografy, zegarki na pasku`,
  smartbands: `
    opaska sportowa, opaski sportowe, opaska fitness, opaski fitness, smartband, smartbandy, smartwatch, smartwatche, smartwatchy,
    zegarki sportowe, zegarek sportowy, inteligentne zegarki, inteligentny zegarek, smart zegarki, smart zegarek, zegarki smart,
    inteligentna opaska, inteligentne opaski, opaski smart, opaska smart, krokomierze, krokomierz, pulsometry, pulsometr, zegarek
    fitness, zegarki fitness, monitor aktywności, monitory aktywności, opaski monitorujące, zegarki dla biegaczy, zegarek z
    krokomierzem, zegarki z pulsometrem`,
  silverchains: `
    łańcuszek, łańcuszki, łańcuszków, łańcuchy na szyję, łańcuszek na szyję, łańcuszki na szyję, wisior na szyję, naszyjników, korale,
    korali, koraliki na szyję, celebrytki, celebrytka, chokery, choker, naszyjniki srebrne, naszyjnik srebrny, srebro 925, srebro
    próby 925, biżuteria srebrna, srebrna biżuteria, wyroby ze srebra, kolie, kolia, ozdoby na szyję`,
  earrings: `
    klipsy, klips, kolczyków, kolczyczki, kolczyk, wkrętki do uszu, wkrętki, sztyfty, kolczyki sztyfty, kolczyki wkrętki, kółka do
    uszu, kolczyki koła, nausznice, nausznica, kolczyki wiszące, ozdoby do uszu`,
  bracelets: `
    bransoleta, bransolety, bransoletek, bransoletka koralikowa, bransoletki z koralików, bransoletki koralikowe, bransoletki na rękę,
    opaski na rękę, bransoletki damskie, bransoletki męskie`,
  hairclips: `
    spinki do włosów, spinka do włosów, gumki do włosów, gumka do włosów, wsuwki, wsuwka, wsuwek, opaski do włosów, opaska do włosów,
    opaski na włosy, opaski na głowę, żabki do włosów, żabka do włosów, klamry do włosów, klamra do włosów, spineczki, spineczka,
    ozdoby do włosów, ozdoba do włosów, akcesoria do włosów, dodatki do włosów, frotki, frotka, scrunchie, gumeczki do włosów, kokardy
    do włosów, kokardki, kokardki do włosów, spinki damskie, spinki dla dziewczynek, klamerki do włosów`,
  cufflinks: `
    spinki do mankietów, spinki mankietowe, spinki do koszuli, spinki do koszul, spinki męskie, spinki do koszuli męskiej, spinka do
    mankietu, guziki do mankietów, spinki do garnituru`,
  jewelboxes: `
    kasetki na biżuterię, kasetka na biżuterię, kuferki na biżuterię, kuferek na biżuterię, szkatułki, szkatułka, szkatułek, szkatułki
    na biżuterię, szkatułka na biżuterię, pudełka na biżuterię, pudełko na biżuterię, organizery na biżuterię, organizer na biżuterię,
    stojaki na biżuterię, etui na biżuterię, puzderka, puzderko, pudełeczka na biżuterię, kuferki kosmetyczne`,
  hikingboots: `
    buty górskie, buty turystyczne, trekkingi, buty trekkingowe, trekkingów, obuwie górskie, obuwie turystyczne, obuwie trekkingowe,
    trapery, traper, buty w góry, obuwie w góry, buty w teren, obuwie terenowe, buty terenowe, buty na szlak, buty outdoorowe, obuwie
    outdoorowe, buty na wędrówki, trekkingowe buty, półbuty trekkingowe, buty do chodzenia, buty trekingowe, trekingowe, trekingi`,
  sneakers: `
    buty sportowe, adidasy, adidasów, adidaski, trampki, trampek, trampeczki, obuwie sportowe, sportówki, tenisówki, tenisówek, buty
    miejskie, obuwie sportowe damskie, buty sportowe damskie, snikersy, sneakersów, snikersów, halówki damskie, kedsy, obuwie
    miejskie, buty do kosza, buty tenisowe, buty na co dzień`,
  runners: `
    buty sportowe, buty do biegania, obuwie sportowe, buty biegowe, buty do joggingu, obuwie do joggingu, obuwie do biegania, obuwie
    biegowe, sportówki, buty do biegu, adidasy do biegania, buty dla biegaczy, buty treningowe, obuwie treningowe`,
  ankleboots: `
    botki damskie, botki zimowe, kozaczki, kozaczek, kozaczki za kostkę, buty za kostkę, kozaki za kostkę, sztyblety, sztyblet,
    sztyblety damskie, botek, botków, boteczki, botki, trapery damskie, półbotki, buty zimowe damskie, obuwie zimowe damskie,
    śniegowce, buty na obcasie`,
  wellies: `
    kaloszy, kalosz, kaloszki, kaloszek, gumowce, gumowiec, gumowców, gumiaki, gumiak, gumiaków, gumofilce, gumiaczki, buty gumowe,
    buty na deszcz, obuwie gumowe, buty przeciwdeszczowe, obuwie przeciwdeszczowe, kalosze dziecięce, buty do błota`,
  safetyshoes: `
    buty robocze, obuwie robocze, obuwie ochronne, obuwie bhp, buty bhp, buty ochronne, buty z blachą, obuwie z blachą, buty z
    podnoskiem, obuwie z podnoskiem, obuwie bezpieczne, buty na budowę, obuwie na budowę, trzewiki robocze, trzewiki ochronne, półbuty
    robocze, półbuty ochronne, buty do pracy, obuwie do pracy, obuwie zawodowe, blachy robocze, buty budowlane, buty z noskiem, buty
    s3, obuwie s3`,
  slippers: `
    kapci, papucie, papuci, laczki, laczek, laczki domowe, bambosze, bamboszki, bambosz, kapciuszki, kapciuszek, ciapy, łapcie,
    ciapki, pantofle domowe, obuwie domowe, buty domowe, pantofle filcowe, pantofel, pantofle, papucie domowe, ciepłe kapcie, kapcie
    domowe, obuwie po domu, klapki domowe`,
  loafers: `
    buty wsuwane, półbuty wsuwane, wsuwane, wsuwane buty, loafersy, lordsy, mokasyn, mokasynów, mokasynki, buty eleganckie, eleganckie
    buty, buty wizytowe, buty eleganckie męskie, półbuty męskie, półbuty, obuwie wizytowe, eleganckie obuwie, obuwie eleganckie,
    pantofle męskie, buty wyjściowe, buty do garnituru, skórzane buty męskie, buty garniturowe`,
  flipflops: `
    klapki, klapek, klapków, klapeczki, klapki plażowe, klapki basenowe, klapki na basen, japoneczki, japonek, klapki japonki, obuwie
    plażowe, buty plażowe, buty na plażę, obuwie basenowe, obuwie na basen, klapki kąpielowe, klapki pod prysznic, kubotki, laczki
    plażowe, klapki gumowe`,
  footballboots: `
    buty do piłki, korki piłkarskie, korki, halówki, halówek, korkotrampki, lanki, turfy, buty piłkarskie, obuwie piłkarskie, buty do
    piłki nożnej, buty do nogi, buty na orlik, korki do piłki, buty z korkami, buty na halę, żwirówki`,
  footballs: `
    piłka nożna, piłek nożnych, piłki nożne, piłki do nogi, piłka do nogi, futbolówki, futbolówka, piłki futbolowe, piłka futbolowa,
    piłka do gry, piłki do gry, piłka do kopania, piłki do kopania, piłeczki, piłka meczowa, piłki meczowe, piłki treningowe`,
  rackets: `
    rakietki, rakietka, rakietek, rakiety, lotki, lotka, lotek, kometka, kometki, paletki, paletka, paletki i lotki, rakietki do
    badmintona, rakieta do badmintona, rakiety do badmintona, rakietki do kometki, gra w kometkę, zestaw do badmintona, paletki do
    badmintona, lotki do badmintona, badmintony`,
  kettlebells: `
    hantle, hantel, hantli, ciężarki, ciężarek, ciężarków, odważniki, odważnik, odważników, odważnik z uchwytem, kettle, kettlebelle,
    kettlebella, kettelbell, sztangi, ciężary, obciążenia, hantelki, odważniki kulowe, kula gimnastyczna z uchwytem, obciążniki,
    ciężarki do ćwiczeń, ciężarki na siłownię`,
  bands: `
    gumy oporowe, guma oporowa, expandery, expander, ekspandery, ekspander, taśmy oporowe, taśma oporowa, gumy do ćwiczeń, guma do
    ćwiczeń, taśmy do ćwiczeń, taśma do ćwiczeń, gumy fitness, guma fitness, taśmy fitness, taśma fitness, power bandy, power band,
    mini bandy, mini band, gumy treningowe, guma treningowa, taśmy treningowe, gumy do rozciągania, taśmy do rehabilitacji, taśmy
    rehabilitacyjne, gumki do ćwiczeń, taśmy elastyczne do ćwiczeń`,
  sportbottles: `
    butelki na wodę, butelka na wodę, bidon, bidony, bidonów, bidon na wodę, bidon rowerowy, bidony rowerowe, butelki sportowe,
    butelka sportowa, butelki na siłownię, butelka na siłownię, butelki do wody, butelka do wody, butelki rowerowe, butelki dla
    dzieci, bidoniki, bidonik, bidony sportowe, bidony szkolne, bidon szkolny, bidon do szkoły, butelki turystyczne, manierki,
    manierka, shakery, shaker, butelki wielorazowe, butelka filtrująca`,
  swimgoggles: `
    okularki, okularków, okularki na basen, okularki pływackie, okularki do pływania, gogle do pływania, gogle pływackie, gogle na
    basen, gogle basenowe, okularki basenowe, okulary do pływania, okulary pływackie, okulary na basen, okularki dla dzieci, maski do
    nurkowania, okulary do nurkowania`,
  skateboards: `
    deskorolek, deska na kółkach, deski na kółkach, deska skate, longboardy, longboard, fiszki deskorolki, pennyboard, pennyboardy,
    deskorolka dziecięca, deskorolki dziecięce, deska do jazdy, skejty, deskorolki dla dzieci`,
  bikehelmets: `
    kask, kaski, kasków, kask rowerowy, kaski rowerowe, kaski na rower, kask na rower, kaski dziecięce, kask dziecięcy, kask na
    hulajnogę, kaski na hulajnogę, kaski na rolki, kask na rolki, kask ochronny na rower, kask na deskorolkę, kaski na deskorolkę,
    kaski dla dzieci, kask dla dziecka`,
  trackers: `
    lampki rowerowe, lampka rowerowa, lampki do roweru, lampka do roweru, oświetlenie rowerowe, oświetlenie do roweru, światła
    rowerowe, światło rowerowe, lampy rowerowe, lampa rowerowa, licznik do roweru, liczniki do roweru, licznik rowerowy, liczniki
    rowerowe, lampki na rower, liczniki na rower, światełka rowerowe, światełka do roweru, komputer rowerowy, komputery rowerowe`,
  skigloves: `
    rękawice zimowe, rękawiczki zimowe, rękawice narciarskie, rękawiczki narciarskie, rękawice na narty, rękawiczki na narty,
    rękawiczki na snowboard, rękawice snowboardowe, rękawiczki snowboardowe, łapawice, łapawice na narty, łapawice narciarskie, ciepłe
    rękawiczki, ciepłe rękawice, rękawiczki na śnieg, rękawice na śnieg, rękawiczki dziecięce zimowe, rękawice ocieplane, narty, na
    narty, narciarskie, narciarzy, dla narciarzy, ferie zimowe`,
  perfume: `
    perfumy, perfum, perfumów, woda toaletowa, wody toaletowe, woda perfumowana, wody perfumowane, perfumeria, pachnidła, pachnidło,
    zapachy damskie, zapachy męskie, zapachy, wody kolońskie, woda kolońska, kolońska, perfumy damskie, perfumy męskie, edt, edp,
    perfumki, mgiełki zapachowe, mgiełka zapachowa`,
  toothbrushes: `
    szczoteczka, szczoteczki, szczoteczek, szczoteczka do zębów, szczoteczki do zębów, szczotka do zębów, szczotki do zębów,
    szczoteczki elektryczne, szczoteczka elektryczna, szczoteczki soniczne, szczoteczka soniczna, oral-b, końcówki do szczoteczek,
    mycie zębów, do mycia zębów, higiena jamy ustnej`,
  handcream: `
    krem do rąk, kremy do rąk, balsam do rąk, balsamy do rąk, krem do dłoni, kremy do dłoni, krem glicerynowy, krem ochronny do rąk,
    pielęgnacja rąk, pielęgnacja dłoni, kremik do rąk, kremiki do rąk, krem na ręce, maść do rąk, masło do rąk`,
  sunscreen: `
    krem do opalania, kremy do opalania, krem z filtrem, kremy z filtrem, olejek do opalania, olejki do opalania, mleczko do opalania,
    mleczka do opalania, filtr przeciwsłoneczny, filtry przeciwsłoneczne, krem przeciwsłoneczny, kremy przeciwsłoneczne, kosmetyki do
    opalania, preparaty do opalania, balsam do opalania, balsamy do opalania, spray do opalania, kremy uv, krem uv, filtr uv, filtry
    uv, ochrona przeciwsłoneczna, krem na słońce, opalanie, do opalania, spf, spf50, spf30`,
  pumpsoap: `
    mydła, mydeł, mydełko, mydełka, mydełko w dozowniku, mydło w płynie, mydła w płynie, mydło z pompką, mydło w dozowniku, mydło do
    rąk, mydła do rąk, mydło w pompce, mydło płynne, żel do mycia rąk, żele do mycia rąk, mydło kuchenne, płyn do mycia rąk, dozowniki
    z mydłem, mydło antybakteryjne`,
  nailpolish: `
    lakiery, lakierki, lakierów, lakier do paznokci, lakiery do paznokci, lakierki do paznokci, lakierki do pazurków, lakiery
    hybrydowe, lakier hybrydowy, hybrydy, hybryda, hybryd, lakiery do hybryd, emalia do paznokci, makijaż paznokci, do paznokci,
    manicure, stylizacja paznokci, malowanie paznokci, lakier do pazurków`,
  lipsticks: `
    pomadki, pomadka, pomadek, szminek, szmineczki, ruż, pomadka do ust, pomadki do ust, szminka do ust, szminki do ust, błyszczyki,
    błyszczyk, błyszczyków, błyszczyk do ust, błyszczyki do ust, pomadeczki, pomadki matowe, kredki do ust, konturówki do ust, makijaż
    ust, pomadki ochronne, balsam do ust`,
  razors: `
    żyletki, żyletka, żyletek, golarki, golarka, golarek, maszynki do golenia, maszynka do golenia, maszynki jednorazowe, maszynka
    jednorazowa, jednorazówki do golenia, golarki jednorazowe, brzytwy, ostrza do golenia, nożyki do golenia, wkłady do golenia,
    artykuły do golenia, akcesoria do golenia, golenie, do golenia`,
  facemasks: `
    maseczki do twarzy, maseczka do twarzy, maseczki kosmetyczne, maseczka kosmetyczna, maski w płachcie, maska w płachcie, maseczki w
    płachcie, maseczka w płachcie, maseczki koreańskie, maseczka koreańska, maski do twarzy, maska do twarzy, maski koreańskie,
    maseczki nawilżające, maseczka nawilżająca, kosmetyki koreańskie, koreańskie kosmetyki, maski kosmetyczne, maseczki pielęgnacyjne`,
  headphones: `
    słuchawki douszne, słuchawka, słuchawek, słuchaweczki, słuchawki nauszne, słuchawki na uszy, słuchawki bezprzewodowe, słuchawki
    bluetooth, słuchawki dokanałowe, pchełki, pchełki słuchawki, zestawy słuchawkowe, zestaw słuchawkowy, headsety, słuchawki
    gamingowe, słuchawki dla graczy, nauszniki bluetooth, airpodsy`,
  speakers: `
    głośniczki, głośniczek, głośników, głośnik bluetooth, głośniki bluetooth, głośniczki bt, głośnik bt, głośniki bt, boombox,
    boomboxy, kolumny głośnikowe, kolumna głośnikowa, głośniki przenośne, głośnik przenośny, głośniki bezprzewodowe, soundbary,
    soundbar, kolumny bluetooth`,
  vacuums: `
    odkurzacz, odkurzaczy, odkurzacze pionowe, odkurzacz pionowy, odkurzacze akumulatorowe, odkurzacz akumulatorowy, odkurzacze
    bezprzewodowe, odkurzacz bezprzewodowy, odkurzacz ręczny, odkurzacze ręczne, odkurzacz bezworkowy, odkurzacze workowe,
    odkurzaczyk, odkurzaczyki, sprzęt sprzątający, roboty sprzątające, odkurzacze samochodowe, miotły elektryczne`,
  kettles: `
    czajnik, czajników, czajnik elektryczny, czajniki elektryczne, czajniczek, czajniczki, czajnik bezprzewodowy, czajniki
    bezprzewodowe, czajniczek na prąd, czajnik na prąd, czajniki na prąd, czajnik do wody, gotowanie wody, czajnik szklany`,
  coffeemachines: `
    ekspres, ekspresy, ekspresów, ekspres do kawy, ekspresy do kawy, ekspresów do kawy, ekspres ciśnieniowy, ekspresy ciśnieniowe,
    ekspres przelewowy, ekspresy przelewowe, kawiarka elektryczna, kawiarki elektryczne, kawiarka, kawiarki, maszyny do kawy, maszyna
    do kawy, maszynka do kawy, ekspres automatyczny, ekspres kolbowy, ekspresiki, zaparzacze do kawy`,
  hairdryers: `
    suszarka, suszarki, suszarek, suszarka do włosów, suszarki do włosów, suszarka fryzjerska, suszarki fryzjerskie, suszareczka,
    suszareczki, suszarka turystyczna, suszarki podróżne, suszarki z dyfuzorem, fen do włosów, lokówko-suszarki, sprzęt fryzjerski,
    akcesoria fryzjerskie`,
  keyboards: `
    klawiatur, klawiatura z myszką, klawiatury z myszką, klawiatura i mysz, klawiatura mysz, mysz i klawiatura, zestaw klawiatura
    mysz, zestaw klawiatura i mysz, myszki komputerowe, myszka komputerowa, myszki, myszka, mysz bezprzewodowa, myszy komputerowe,
    mysz komputerowa, mysz, myszki bezprzewodowe, myszka bezprzewodowa, klawiaturka, klawiatury bezprzewodowe, klawiatura
    bezprzewodowa`,
  ledbulbs: `
    żarówka, żarówek, żaróweczki, żaróweczka, żarówki led, żarówka led, ledówki, źródła światła, świetlówki, gwint e27, gwint e14,
    żarówki e27, żarówki e14, żarówka e27, oświetlenie led, lampy led, ledy, żarówki energooszczędne, halogeny led`,
  powerbanks: `
    powerbank, power banki, power banków, ładowarka przenośna, ładowarki przenośne, bank energii, banki energii, akumulator przenośny,
    akumulatory przenośne, bateria zewnętrzna, baterie zewnętrzne, akumulator zewnętrzny, akumulatory zewnętrzne, przenośna bateria,
    przenośne baterie, mobilna ładowarka, zewnętrzna bateria do telefonu, przenośne ładowarki, bateria do telefonu`,
  chargers: `
    zasilacz, zasilacze, zasilaczy, zasilacz usb, zasilacze usb, ładowarek, ładowareczki, ładowarki do telefonu, ładowarka do
    telefonu, ładowarki do telefonów, ładowarki usb, ładowarka usb, ładowarki sieciowe, ładowarka sieciowa, kostka do ładowania,
    kostki do ładowania, kostki ładujące, adaptery usb, kable do ładowania, kabel do ładowania, szybkie ładowarki, szybka ładowarka,
    ładowarki samochodowe, ładowarki indukcyjne, ładowanie telefonu, kable usb, ładowarki do komórek`,
  crafts: `
    zestawy plastyczne, zestaw plastyczny, zestaw kreatywny, zestawy kreatywne, zabawki kreatywne, robótki ręczne, robótek ręcznych,
    zestawy do robótek, prace ręczne, prace plastyczne, koraliki, koralik, koraliki do nawlekania, artykuły plastyczne, artykuły
    kreatywne, majsterkowanie dla dzieci, rękodzieło, zestawy do malowania, malowanie po numerach, zestawy hobbystyczne, hobby i
    kreatywność, diy, dla małych artystów, zrób to sam, wycinanki, kolorowanki, zestawy artystyczne, materiały plastyczne, akcesoria
    plastyczne, scrapbooking`,
  musical: `
    instrumenty muzyczne, instrument muzyczny, instrumenty, zabawki muzyczne, zabawka muzyczna, instrumenty dla dzieci, instrument dla
    dziecka, cymbałki, cymbałek, cymbały, organki, organki dla dzieci, tamburyny, tamburyn, bębenki, bębenek, ksylofony, ksylofon,
    marakasy, gitary dla dzieci, gitara dla dzieci, gitary zabawkowe, gitarki, gitarka, harmonijki, harmonijka, flety, flet, trąbki,
    trąbka, dzwonki muzyczne, pianinka, pianinko, muzykowanie, zabawki grające`,
  beachtowels: `
    ręcznik plażowy, ręczniki plażowe, ręcznik na plażę, ręczniki na plażę, ręczniki basenowe, ręcznik basenowy, ręczniki na basen,
    ręcznik na basen, koc plażowy, koce plażowe, maty plażowe, mata plażowa, pareo, duże ręczniki`,
  kidsandals: `
    sandałki, sandałek, sandałków, sandałeczki, sandałeczek, sandały dziecięce, sandały dla dzieci, sandałki dla dzieci, sandał,
    sandałów, rzymianki, sandałki dziecięce, kapcie sandałki`,
  giftsets: `
    zestawy prezentowe, zestaw prezentowy, zestaw upominkowy, zestawy upominkowe, zestawy do kąpieli, zestaw do kąpieli, zestawy
    kąpielowe, zestaw kąpielowy, kosz prezentowy, kosze prezentowe, kosz upominkowy, kosze upominkowe, kosze spa, kosz spa, zestawy
    spa, zestaw spa, zestawy kosmetyków, zestaw kosmetyków, zestawy kosmetyczne, zestaw kosmetyczny, kosmetyki w zestawie, paczki
    prezentowe, komplety upominkowe, komplet prezentowy, boxy prezentowe, spa, do spa, relaks`,
  yogamats: `
    maty do ćwiczeń, mata do ćwiczeń, maty do jogi, mata do jogi, karimaty, karimata, karimat, karimatę, mata fitness, maty fitness,
    maty gimnastyczne, mata gimnastyczna, maty treningowe, mata treningowa, maty sportowe, mata sportowa, mata do pilatesu, maty do
    pilatesu, maty do rozciągania, mata do akupresury, joga maty`,
  shampoo: `
    szampony, szamponów, szamponik, szampon do włosów, szampony do włosów, szampony przeciwłupieżowe, szampon przeciwłupieżowy,
    szampon rodzinny, mycie włosów, do mycia włosów, szampony dla dzieci`,
  tablets: `ipady, ipad, ipadów, tabletów, tablecik, tableciki, tablet dla dziecka, tablety dla dzieci, tablet graficzny, czytniki tablety`,
  spaghetti: `
    makarony, makaronik, makaronów, makaronowe, nitki makaronowe, makaron nitki, kluski, świderki, wstążki makaronowe, makaron
    świderki, makaron włoski, makarony włoskie, spagetti, spaghetti makaron, makaron pszenny, penne, fusilli, rurki makaronowe,
    makaron spaghetti`,
  oliveoil: `
    oliwa, oliwy, oliwę, oliwa z oliwek, oliwy z oliwek, olej z oliwek, oliwa extra virgin, oliwa extra vergine, olej oliwkowy, oliwa
    z pierwszego tłoczenia, oliwa virgin, oliwa do sałatek, oliwa grecka, oliwa hiszpańska`,
  feta: `
    ser, sery, serów, ser feta, sery feta, ser sałatkowy, sery sałatkowe, ser grecki, sery greckie, ser typu feta, ser typu greckiego,
    ser solankowy, sery solankowe, ser owczy, sery owcze, ser kozi, serek sałatkowy, nabiał, wyroby mleczarskie, produkty mleczne,
    mleczarnia, ser biały`,
  chocolate: `
    czekoladki, czekoladka, czekoladek, czekolad, czekoladowe, tabliczki czekolady, tabliczka czekolady, czekolada mleczna, czekolady
    mleczne, czekolada w tabliczkach, czekolady w tabliczkach, batony czekoladowe, baton czekoladowy, wyroby czekoladowe, słodycze
    czekoladowe`,
  juice: `
    soków, soku, soczki, soczek, soczków, soki owocowe, sok owocowy, sok z pomarańczy, sok pomarańczowy, soki pomarańczowe, soki z
    pomarańczy, soki w kartonie, soczki w kartoniku, soki dla dzieci, nektary, nektar, napoje owocowe, napój owocowy, napoje, napój,
    napoi, soki w butelkach, napoje niegazowane, napoje bezalkoholowe`,
  crisps: `
    chrupki, chrupek, chipsów, chipsiki, czipsy, czipsów, czipsiki, chips, prażynki, prażynek, prażynki ziemniaczane, słone przekąski,
    słona przekąska, lays, chipsy ziemniaczane, przekąski słone, przekąski ziemniaczane, snacki ziemniaczane, słone snacki, chrupki
    ziemniaczane, laysy`,
  tuna: `
    konserwy rybne, konserwa rybna, puszki rybne, puszka rybna, tuńczyk w puszce, tuńczyki, tuńczyka, tuńczyk w oliwie, tuńczyk w
    oleju, tuńczyk w sosie własnym, tuńczyk z puszki, ryby w puszce, ryba w puszce, ryby z puszki, przetwory rybne, rybki w puszce,
    rybne, kawałki tuńczyka, puszki tuńczyka, konserwy z tuńczyka`,
  frozenpeas: `
    groszku, groszek zielony, zielony groszek, groszek mrożony, mrożony groszek, mrożonka groszek, groszki, grochy, mrożonki,
    mrożonka, mrożonek, mrożone warzywa, warzywa mrożone, mrożonki warzywne, mrożonki warzywa, żywność mrożona, produkty mrożone,
    mrożone, mrożonki spożywcze, dział mrożonek, groszek cukrowy`,
  coffee: `
    kawę, kawka, kawki, kawkę, kawunia, kawa ziarnista, kawy ziarniste, kawa w ziarnach, kawa mielona, kawy mielone, kawa palona, kawa
    rozpuszczalna, kawa do ekspresu, kawy do ekspresów, kawka do ekspresu, kawa biurowa, ziarna kawy, kawowe, espresso w ziarnach,
    kawa włoska, kawusia`,
  tomatoes: `
    pomidor, pomidorów, pomidorki, pomidorek, pomidory krojone, pomidory w puszce, pomidorki w puszce, pomidory bez skórki, pomidory
    pelati, pelati, pulpa pomidorowa, passata, przecier pomidorowy, przeciery pomidorowe, konserwy pomidorowe, konserwy warzywne,
    przetwory pomidorowe, pomidory z puszki, puszki pomidorów, puszka pomidorów, sos pomidorowy, sosy pomidorowe, pomidory w kostce,
    pomidorki w kostce`,
  greenolives: `
    oliwka, oliwek, oliweczki, oliwki zielone, zielone oliwki, oliwki drylowane, oliwki w słoiku, oliwka w słoiku, oliwki w zalewie,
    oliwki konserwowe, oliwki greckie, oliwki hiszpańskie, oliwki nadziewane`,
  cookware: `
    garnek, garnków, garnka, gary, garnuszki, garnuszek, rondle, rondel, rondli, rondelki, rondelek, zestaw garnków, zestawy garnków,
    komplet garnków, komplety garnków, komplet garów, brytfanny, brytfanna, kociołki, naczynia do gotowania, naczynia kuchenne, garnki
    indukcyjne, garnek indukcyjny, szybkowary, patelnia, patelnie, patelni`,
  bedlinen: `
    prześcieradła, prześcieradło, prześcieradeł, pościeli, pościele, poszewki, poszewka, poszewek, poszwy, poszwa, powłoczki,
    powłoczka, powłoki na kołdrę, bielizna pościelowa, komplet pościeli, komplety pościeli, zestaw pościeli, pościelówka, pościel
    bawełniana, pościel flanelowa, pościel satynowa, pościel hotelowa, pościel z kory, jaśki poszewki, poszewki na poduszki, poszewka
    na poduszkę, tekstylia pościelowe`,
  towels: `
    ręczników, ręcznik kąpielowy, ręczniki kąpielowe, ręczniki łazienkowe, ręcznik łazienkowy, ręczniczki, ręczniczek, ręczniki
    hotelowe, ręcznik hotelowy, ręczniki frotte, ręczniki frotowe, ręczniki bawełniane, frotte, komplet ręczników, komplety ręczników,
    zestaw ręczników, ręczniki do rąk, ręczniki do twarzy, ręczniki bambusowe, bielizna kąpielowa, ściereczki frotte, myjki frotte`,
  glasses: `
    kieliszek, kieliszki, kieliszków, kufle, kufel, szkło stołowe, literatki, literatka, szklaneczki, szklaneczka, szklanek, szkło do
    drinków, szkło kuchenne, szkło barowe, szkło gastronomiczne, szklanki do whisky, szklanki do piwa, szklanki do herbaty, szklanki
    do napojów, pokale, pokal, kieliszki do wina, kieliszki do wódki, lampki do wina, pucharki, szkło użytkowe, wyroby szklane, zestaw
    szklanek, komplet szklanek, tumblery, szklanka`,
  candles: `
    świeca, świec, świeczka, świeczki, świeczek, świeczuszki, lumini, tealighty, tealight, podgrzewacze, świece sojowe, świeca sojowa,
    świece zapachowe, świeca zapachowa, świeczki zapachowe, świeczka zapachowa, zapachy do domu, zapach do domu, zapachy domowe,
    świeczki w szkle, świece w szkle, świece ozdobne, świece dekoracyjne, świece parafinowe, świece stołowe, woski zapachowe`,
  storageboxes: `
    pojemnik, pojemniki, pojemników, pudełko, pudełka, pudła, pudło, pudełek, pudełka do przechowywania, pudła do przechowywania,
    pojemniki plastikowe, pojemnik plastikowy, pojemniki z pokrywą, pojemniki do przechowywania, pojemnik do przechowywania,
    plastikowe boxy, boxy plastikowe, plastikowe pudełka, pudełka plastikowe, plastikowe pojemniki, organizery do szafy, organizer do
    szafy, organizery, organizer, organizery do szuflad, skrzynki plastikowe, skrzynie plastikowe, pudła kartonowe ozdobne,
    kontenerki, koszyki do przechowywania, przechowywanie, do przechowywania, kuwety plastikowe`,
  planters: `
    doniczka, doniczki, doniczek, donica, donic, osłonki na kwiaty, osłonki na doniczki, osłonka na doniczkę, osłonki doniczkowe,
    osłonki, osłonka, skrzynki balkonowe, skrzynka balkonowa, skrzynki na kwiaty, skrzynka na kwiaty, korytka balkonowe, kwietniki,
    kwietnik, pojemniki na rośliny, pojemniki na kwiaty, doniczki ceramiczne, doniczki gliniane, doniczka gliniana, donice ogrodowe,
    donica ogrodowa, donice tarasowe, donice balkonowe, doniczuszki, terakota doniczki, ceramika ogrodowa, skrzynki ogrodowe, gazony`,
  gardenhoses: `
    wąż ogrodowy, węże ogrodowe, wąż do podlewania, węże do podlewania, wąż do wody, węże do wody, wężyk ogrodowy, wężyki ogrodowe,
    szlauch, szlauchy, szlaucha, gumowy wąż, wąż gumowy, wąż, nawadnianie, podlewanie, podlewanie ogrodu, do podlewania, nawadnianie
    ogrodu, zraszacze ogrodowe, wąż zbrojony`,
  wateringcans: `
    konewka, konewki, konewek, konewka ogrodowa, konewki ogrodowe, polewaczka, polewaczki, polewaczek, konewki do kwiatów, konewka do
    kwiatów, zraszacze ręczne, podlewaczki, podlewaczka, konewka ocynkowana, konewki metalowe`,
  rugs: `
    dywanów, wykładzina, wykładziny, chodniki, chodnik, chodniczki, chodniczek, dywanik, dywaniki, wycieraczki, wycieraczka, chodnik
    do przedpokoju, chodniki do przedpokoju, dywany shaggy, dywan shaggy, dywany pokojowe, dywaniki pokojowe, kilimy, kilim, dywaniki
    dziecięce, wykładziny dywanowe, dywany do salonu, dywan do salonu`,
  solarlights: `
    lampka solarna, lampki solarne, lampa solarna, lampy solarne, lampy ogrodowe, lampa ogrodowa, lampki ogrodowe, lampka ogrodowa,
    oświetlenie ogrodowe, oświetlenie zewnętrzne, oświetlenie solarne, oświetlenie ogrodu, lampiony solarne, lampion solarny,
    latarenki solarne, latarenki, solary ogrodowe, solarki ogrodowe, lampki na działkę, lampki do ogrodu, lampy do ogrodu, lampki na
    taras, reflektory solarne, naświetlacze solarne, lampki wbijane, girlandy solarne, girlandy ogrodowe, światełka ogrodowe,
    światełka solarne, kinkiety solarne`,
  rings: `
    obrączki, obrączka, obrączek, pierścień, pierścienie, pierścioneczki, pierścionków, sygnety, sygnet, pierścionki stalowe, obrączki
    stalowe`,
  pendants: `
    zawieszki, zawieszka, zawieszek, charmsy, charms, charmsów, wisiorki, wisior, wisiory, wisiorków, zawieszki do bransoletek,
    medaliki, medalik, przywieszki, medaliony, medalion, krzyżyki, koniki zawieszki, charmsy do bransoletek`,
  kitchen: `
    do kuchni, kuchnia, kuchni, kuchnię, artykuły kuchenne, akcesoria kuchenne, wyposażenie kuchni, wyposażenie kuchenne, rzeczy do
    kuchni, przybory kuchenne, przybory do kuchni, sprzęty kuchenne, dział kuchenny, drobiazgi kuchenne, kuchenne, utensylia kuchenne,
    galanteria kuchenna, do gotowania`,
  'kitchen appliances': `
    agd kuchenne, małe agd kuchenne, drobne agd kuchenne, sprzęt kuchenny, urządzenia kuchenne, urządzenie kuchenne, elektryczne do
    kuchni, małe agd do kuchni, drobne agd do kuchni, agd do kuchni, sprzęt agd do kuchni, elektryka kuchenna`,
  appliances: `
    agd, małe agd, drobne agd, sprzęt agd, agd małe, agd drobne, rtv agd, artykuły agd, drobny sprzęt agd, małe sprzęty agd, sprzęty
    agd, sprzęt domowy, sprzęt elektryczny, urządzenia domowe, urządzenia elektryczne, urządzenia agd, sprzęty domowe, elektryczne do
    domu`,
  housewares: `
    artykuły gospodarstwa domowego, gospodarstwa domowego, gospodarstwo domowe, artykuły domowe, artykuły kuchenne, wyposażenie domu,
    wyposażenie kuchni, do domu, artykuły do domu, rzeczy do domu, akcesoria domowe, akcesoria do domu, asortyment domowy, dla domu,
    domu, dział domowy, przybory domowe, sprzęt gospodarstwa domowego, dom i kuchnia, artykuły wyposażenia domu`,
  decoration: `
    dekoracje, dekoracja, dekoracji, dekoracyjne, ozdoby, ozdoby do domu, ozdoby domowe, dekoracje domu, dekoracje domowe, wystrój
    wnętrz, wystrój domu, wystrój, wyposażenie wnętrz, artykuły dekoracyjne, akcesoria dekoracyjne, dodatki do domu, dodatki do
    wnętrz, home decor, wnętrza, dekoracje wnętrz, do salonu, pokój dzienny, do pokoju`,
  bedroom: `
    do sypialni, sypialnia, sypialni, sypialnię, artykuły do sypialni, wyposażenie sypialni, sypialniane, do spania, tekstylia do
    sypialni`,
  bathroom: `
    do łazienki, łazienka, łazienki, łazienkę, łazienkowe, artykuły łazienkowe, akcesoria łazienkowe, wyposażenie łazienki, akcesoria
    do łazienki, artykuły do łazienki, do kąpieli, kąpielowe, kąpiel, do toalety`,
  'home textiles': `
    tekstylia domowe, tekstylia, tekstylia do domu, tekstyliów, tekstylia hotelowe, tekstylne, wyroby tekstylne, tekstylia kąpielowe,
    tkaniny domowe, bielizna domowa, bielizna stołowa i pościelowa, domowe tekstylia`,
  lighting: `
    oświetlenie, oświetlenia, oświetleniowe, artykuły oświetleniowe, oświetlenie domowe, oświetlenie domu, lampy, lampki, lampka,
    lampa, światła, światło, światełka, światełko, do oświetlenia, produkty oświetleniowe, sprzęt oświetleniowy, technika świetlna`,
  garden: `
    artykuły ogrodnicze, akcesoria ogrodowe, sprzęt ogrodowy, do ogrodu, ogrodnicze, ogrodowe, ogród, ogrodu, ogródek, ogródka, na
    działkę, działka, działki, działkę, działkowiec, działkowców, dla działkowców, akcesoria ogrodnicze, artykuły ogrodowe, sprzęt
    ogrodniczy, dom i ogród, ogrodnictwo, wyposażenie ogrodu, narzędzia ogrodnicze, na ogród, ogrodniczy`,
  balcony: `
    na balkon, balkon, balkonu, balkony, balkonowe, na taras, taras, tarasu, tarasowe, balkon i taras, taras i balkon, tarasy i
    balkony, akcesoria balkonowe, na balkon i taras, wyposażenie balkonu, wyposażenie tarasu`,
  beach: `
    na plażę, plaża, plażę, plaży, plażowe, plażowy, artykuły plażowe, akcesoria plażowe, nad morze, nad wodę, nad jezioro,
    plażowanie, na plażowanie, morze, rzeczy na plażę, sprzęt plażowy, na basen, basenowe`,
  summer: `
    artykuły letnie, artykuły plażowe, na lato, lato, letnie, letni, letnia, towar letni, towary letnie, asortyment letni, sezon
    letni, na wakacje, wakacje, wakacyjne, wakacyjny, sezon wakacyjny, na upały, letniego, produkty letnie, wakacyjnych, na sezon
    letni`,
  winter: `
    na zimę, zima, zimę, zimy, zimowe, zimowy, artykuły zimowe, towar zimowy, towary zimowe, asortyment zimowy, sezon zimowy, na
    ferie, ferie, sporty zimowe, na mrozy, na mróz, na śnieg, zimowych`,
  gifts: `
    prezenty, prezent, prezentów, upominki, upominek, upominków, podarki, podarunki, podarunek, gifty, na prezent, na prezenty, pomysł
    na prezent, pomysły na prezent, artykuły prezentowe, artykuły upominkowe, prezenty świąteczne, prezent świąteczny, prezenty pod
    choinkę, pod choinkę, prezenty na święta, prezent na święta, na święta, prezenty na walentynki, prezent na walentynki, walentynki,
    na walentynki, walentynkowe, drobne upominki, prezenciki, prezencik, prezenty firmowe, na mikołajki, mikołajki, prezent
    urodzinowy, prezenty urodzinowe, na urodziny, dzień nauczyciela`,
  'gifts for men': `
    prezenty dla mężczyzn, prezent dla mężczyzny, prezent dla niego, prezenty dla niego, dla niego, prezent dla faceta, prezenty dla
    facetów, prezent dla taty, prezenty dla taty, dzień ojca, dnia ojca, prezent na dzień ojca, prezenty na dzień ojca, dzień
    chłopaka, dzień mężczyzny, prezent dla chłopaka, prezent dla męża, upominki dla mężczyzn, prezent dla dziadka, dla faceta, dla
    facetów`,
  'gifts for women': `
    prezenty dla kobiet, prezent dla kobiety, prezent dla niej, prezenty dla niej, dla niej, prezent dla mamy, prezenty dla mamy,
    dzień matki, dnia matki, prezent na dzień matki, prezenty na dzień matki, dzień kobiet, dnia kobiet, prezenty na dzień kobiet,
    prezent na dzień kobiet, prezent dla żony, prezent dla dziewczyny, upominki dla kobiet, dzień babci, prezent dla babci, dla mamy`,
  'gifts for children': `
    prezenty dla dzieci, prezent dla dziecka, prezenty dla dziecka, upominki dla dzieci, prezent dla dzieci, dzień dziecka, na dzień
    dziecka, dnia dziecka, prezent na dzień dziecka, na komunię, prezent na komunię, prezenty na mikołajki, mikołaj dla dzieci,
    prezent dla chłopca, prezent dla dziewczynki`,
  school: `
    do szkoły, szkoła, szkoły, szkołę, szkolne, szkolny, szkolna, powrót do szkoły, wyprawka szkolna, wyprawki szkolne, wyprawka,
    akcesoria szkolne, przybory szkolne, rok szkolny, na rok szkolny, dla uczniów, uczniowskie, na wrzesień, artykuły do szkoły, dla
    ucznia`,
  baby: `
    dla niemowlaka, niemowlak, niemowlaka, niemowlaki, niemowlaków, niemowlę, niemowląt, niemowlęce, dla niemowląt, dla bobasa, dla
    noworodka, noworodek, noworodka, noworodków, dla dzidziusia, dzidziuś, wyprawka dla niemowlaka, wyprawka niemowlęca, baby shower,
    dla najmłodszych, najmłodszych`,
  'toys for toddlers': `
    zabawki dla maluchów, zabawki dla malucha, zabawki dla małych dzieci, zabawki dla najmłodszych, zabawki dla przedszkolaków,
    zabawki do żłobka, zabawki do przedszkola, zabawki dla roczniaka, zabawki dla dwulatka, zabawki dla dwulatków, zabawki żłobkowe,
    dla przedszkolaka, przedszkolne, do przedszkola, przedszkole`,
  'educational toys': `
    zabawki edukacyjne, zabawka edukacyjna, edukacyjne, gry i zabawki edukacyjne, pomoce dydaktyczne, zabawki rozwojowe, zabawki
    montessori, montessori, zabawki logiczne, zabawki rozwijające, zabawki naukowe, zabawki interaktywne, zabawki do nauki, nauka
    przez zabawę`,
  'outdoor toys': `
    zabawki ogrodowe, zabawki na dwór, zabawki do ogrodu, zabawki na podwórko, zabawki podwórkowe, zabawki na zewnątrz, zabawki
    zewnętrzne, zabawki na świeże powietrze, gry na świeżym powietrzu, zabawki plenerowe, na podwórko, na dwór, zabawki na pole`,
  fitness: `
    sprzęt fitness, akcesoria fitness, artykuły fitness, sprzęt na siłownię, sprzęt do ćwiczeń, akcesoria do ćwiczeń, siłownia,
    siłowni, siłownię, siłownia w domu, domowa siłownia, na siłownię, do siłowni, do ćwiczeń, ćwiczenia, do ćwiczeń w domu, sprzęt
    siłowy, sprzęt treningowy, akcesoria treningowe, akcesoria na siłownię, akcesoria do siłowni, trening, treningowe, treningowy, do
    treningu, trening w domu, kulturystyka, gimnastyka, gimnastyczne, sprzęt gimnastyczny, joga, do jogi, pilates, crossfit`,
  football: `
    piłka nożna akcesoria, piłkarskie, sprzęt piłkarski, akcesoria piłkarskie, artykuły piłkarskie, dla piłkarzy, piłkarz, dla
    piłkarza, do piłki nożnej, futbol, futbolowe, do gry w piłkę, piłkarski`,
  cycling: `
    akcesoria rowerowe, rowerowe, rowerowy, rowerzystów, rowerzysta, rowerzysty, dla rowerzystów, dla rowerzysty, dla kolarzy,
    kolarzy, kolarstwo, kolarskie, na rower, do roweru, akcesoria do roweru, akcesoria do rowerów, artykuły rowerowe, sprzęt rowerowy,
    osprzęt rowerowy, jazda na rowerze, wyposażenie roweru, akcesoria na rower`,
  swimming: `
    pływanie, pływania, pływackie, do pływania, na basen, basen, basenowe, akcesoria do pływania, sprzęt pływacki, akcesoria
    pływackie, artykuły pływackie, akcesoria basenowe, dla pływaków, nauka pływania, sporty wodne, na pływalnię, akwapark, do basenu,
    artykuły basenowe`,
  hiking: `
    turystyka górska, w góry, góry, wyprawa w góry, wycieczka w góry, wyjazd w góry, na szlak, trekking, treking, wędrówki, wędrówki
    górskie, wycieczki górskie, sprzęt górski, sprzęt trekkingowy, akcesoria trekkingowe, akcesoria górskie, dla turystów, piesze
    wędrówki, górskie, na wyprawę, na wycieczkę, wyprawy, turystyka piesza`,
  camping: `
    sprzęt kempingowy, sprzęt turystyczny, sprzęt biwakowy, sprzęt campingowy, na kemping, na camping, kemping, kempingowe,
    campingowe, na biwak, biwak, biwakowe, biwakowy, pod namiot, akcesoria kempingowe, akcesoria turystyczne, artykuły turystyczne,
    akcesoria biwakowe, turystyka, turystyczne, artykuły kempingowe, wyposażenie kempingowe, caravaning, karawaning, obozowe, na obóz`,
  fishing: `
    dla wędkarzy, dla wędkarza, wędkarz, wędkarzy, wędkarza, wędkarskie, wędkarski, wędkarstwo, na ryby, sprzęt wędkarski, akcesoria
    wędkarskie, artykuły wędkarskie, na wędkowanie, wędkowanie`,
  picnic: `
    na piknik, piknik, pikniki, piknikowe, pikniku, piknikowy, na grilla, na grilla i piknik, piknik i grill, artykuły piknikowe,
    akcesoria piknikowe, na majówkę, majówka, grillowanie, na wycieczkę za miasto, w plener, grill i piknik`,
  travel: `
    w podróż, podróż, podróże, podróży, podróżne, do podróży, podróżnicze, na podróż, na wyjazd, wyjazd, wyjazdy, akcesoria podróżne,
    artykuły podróżne, akcesoria podróżnicze, dla podróżnych, dla podróżników, do samolotu, na urlop, urlop, na lot`,
  phone: `
    akcesoria gsm, akcesoria do telefonów, akcesoria telefoniczne, akcesoria do telefonu, akcesoria do komórek, akcesoria komórkowe,
    akcesoria do smartfonów, akcesoria do smartfona, do telefonu, do telefonów, do komórki, gsm, do smartfona, telefoniczne, artykuły
    gsm, telefonia, akcesoria mobilne, akcesoria do iphone`,
  computers: `
    akcesoria komputerowe, komputerowe, sprzęt komputerowy, peryferia, peryferia komputerowe, do komputera, do laptopa, artykuły
    komputerowe, akcesoria do komputera, akcesoria do laptopa, akcesoria pc, informatyka, elektronika komputerowa, sprzęt it,
    urządzenia komputerowe`,
  audio: `
    sprzęt audio, audio, akcesoria audio, artykuły audio, sprzęt grający, sprzęt muzyczny, sprzęt nagłaśniający, nagłośnienie,
    nagłośnienia, do słuchania muzyki, do muzyki, elektronika audio, sprzęt rtv, hi-fi`,
  'make-up': `
    makijaż, makijażu, do makijażu, makijażowe, kosmetyki do makijażu, kosmetyki kolorowe, kolorówka, kosmetyka kolorowa, artykuły do
    makijażu, akcesoria do makijażu, make-up, produkty do makijażu, kosmetyki makijażowe`,
  toiletries: `
    higiena osobista, higiena, higieny, higieniczne, artykuły higieniczne, środki higieny, środki higieny osobistej, artykuły
    toaletowe, przybory toaletowe, kosmetyczka, kosmetyki do mycia, do mycia, mycie, higiena ciała, pielęgnacja ciała, drogeria,
    drogeryjne, artykuły drogeryjne, chemia kosmetyczna, kosmetyki do kąpieli, kosmetyki codzienne, higieny osobistej`,
  'skin care': `
    pielęgnacja skóry, pielęgnacja, pielęgnacji, pielęgnacyjne, kosmetyki pielęgnacyjne, pielęgnacja twarzy, do pielęgnacji, do
    pielęgnacji skóry, kremy, krem, kremów, kremy i balsamy, do skóry, kosmetyki do twarzy, do twarzy, skincare, kosmetyki
    nawilżające, pielęgnacja cery`,
  'hair care': `
    pielęgnacja włosów, do włosów, włosy, do pielęgnacji włosów, kosmetyki do włosów, artykuły fryzjerskie, fryzjerskie, dla
    fryzjerów, dla fryzjera, do salonu fryzjerskiego, fryzjerstwo, produkty do włosów, do stylizacji włosów, stylizacja włosów`,
  jewellery: `
    biżuteria sztuczna, biżuteria damska, sztuczna biżuteria, biżuteria modowa, świecidełka, błyskotki, ozdoby damskie, biżuteria
    stalowa, biżuteria ze stali, jubilerskie, wyroby jubilerskie, biżuteryjne`,
  'accessories for women': `
    akcesoria damskie, dodatki damskie, dodatki, galanteria, galanteria damska, akcesoria modowe, dodatki modowe, dodatki dla kobiet,
    akcesoria dla kobiet, akcesoria mody, akcesoria kobiece, dodatki do ubioru, dodatki odzieżowe, drobiazgi damskie`,
  'accessories for men': `
    akcesoria męskie, dodatki męskie, galanteria męska, akcesoria dla mężczyzn, dodatki dla mężczyzn, akcesoria dla panów, biżuteria
    męska, męskie akcesoria, męskie dodatki`,
  wearables: `
    elektronika noszona, urządzenia noszone, elektronika ubieralna, zegarki i opaski, wearables, inteligentne urządzenia noszone,
    zegarki i smartwatche`,
  workwear: `
    odzież robocza, artykuły bhp, bhp, środki ochrony, artykuły ochronne, odzież i obuwie robocze, ubrania bhp, robocze, na budowę,
    środki ochrony indywidualnej, ochrona pracy, sprzęt bhp, do pracy fizycznej`,
  boots: `
    kozaki i botki, buty zimowe, obuwie zimowe, buty na zimę, obuwie na zimę, ciepłe buty, obuwie ocieplane, buty ocieplane, trzewiki,
    wysokie buty, kozaki, buty jesienne, obuwie jesienne, buty na śnieg, buty jesienno zimowe, obuwie jesienno zimowe`,
  'sports shoes': `
    sportowe buty, sportowe obuwie, buty na trening, obuwie sportowe męskie, buty sportowe męskie, buty na siłownię, obuwie do sportu,
    buty do sportu, buty fitness`,
  'summer shoes': `
    obuwie letnie, buty letnie, buty na lato, obuwie na lato, letnie buty, letnie obuwie, buty wakacyjne, obuwie wakacyjne, sandały i
    klapki, klapki i sandały, przewiewne buty, lekkie buty, letnie obuwie dziecięce`,
  'shoes for children': `
    obuwie dziecięce, buty dziecięce, buty dla dzieci, obuwie dla dzieci, buciki, bucik, bucików, buciki dziecięce, buciki dla dzieci,
    buty dla dziecka, buty dla chłopca, buty dla dziewczynki, obuwie młodzieżowe, obuwie dla dziecka, butki`,
  luggage: `
    bagaże i plecaki, torby i plecaki, torby i walizki, walizki i plecaki, walizki i torby, plecaki i walizki, plecaki i torby, torby
    bagażowe, galanteria bagażowa, kaletnictwo`,
  delicatessen: `
    delikatesy, delikatesowe, artykuły delikatesowe, produkty delikatesowe, kuchnia śródziemnomorska, produkty śródziemnomorskie,
    żywność śródziemnomorska, włoskie jedzenie, produkty włoskie, greckie produkty, produkty greckie, specjały włoskie, specjały
    greckie, kuchnia włoska, przysmaki, antipasti`,
  tins: `
    konserwy, konserwa, konserw, puszki, puszka, puszek, w puszce, w puszkach, żywność w puszkach, jedzenie w puszkach, konserwowe,
    przetwory, żywność konserwowana, konserwy spożywcze, artykuły konserwowe, żywność puszkowana, słoiki i puszki, puszki spożywcze`,
  groceries: `
    żywność sucha, sucha żywność, suche produkty, produkty suche, artykuły spożywcze suche, kolonialne, artykuły kolonialne, produkty
    sypkie, żywność długoterminowa, żywność o długim terminie, podstawowe produkty spożywcze, produkty podstawowe, do spożywczaka,
    spożywczak, zapasy żywności, do spiżarni, spiżarnia, sucha spożywka, suche artykuły spożywcze, prowiant`,
  snacks: `
    przekąski, przekąska, przekąsek, słodycze i przekąski, przekąski i słodycze, snacki, snacków, słone i słodkie, do chrupania,
    chrupanie, do pochrupania, na imprezę, przegryzki, przegryzka`,
  breakfast: `
    na śniadanie, śniadanie, śniadania, śniadaniowe, śniadań, do śniadania, produkty śniadaniowe, artykuły śniadaniowe, na śniadania,
    na poranek, bufet śniadaniowy`,
  aperitif: `
    aperitif, aperitify, na aperitif, na przystawkę, przystawki, przystawka, do drinków, do drinka, do wina, do piwa, na imprezy,
    zakąski, zakąska`,
}
