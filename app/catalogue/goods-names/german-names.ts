import type { Names } from './names'

export const germanNames: Names = {
  plush: `
    kuscheltiere, kuscheltierchen, stofftier, stofftiere, stofftierchen, stoffviecher, plüschi, plüschis, plüsch, plüschfiguren,
    plüschfigur, plüschbären, plüschbär, plüschteddy, plüschteddys, plüschspielzeug, plüschtierchen, teddy, teddys, teddies, teddybär,
    teddybären, bärchen, schmusetier, schmusetiere, knuddeltier, knuddeltiere, schnuffeltuch, schnuffeltücher, schnuffeltiere,
    schmusetuch, schmusetücher, schmusepuppen, stoffspielzeug, stofftierli, plüschtierli, nuscheli, greifautomaten plüsch, plüsch für
    greifautomaten, greifautomatenware, kirmesplüsch, kirmesware, kirmespreise, losbudenware, losbudenpreise, plüschware, plüschwaren,
    schaustellerware, schaustellerbedarf, schausteller, greifautomat, greifautomaten, greifautomatenfüllung, kirmes, jahrmarkt,
    losbude, losbuden, mädchenspielzeug, mädchenspielsachen, spielzeug für mädchen, spielsachen für mädchen`,
  blocks: `
    bauklotz, bauklötze, bauklötzchen, holzklotz, holzklötze, holzklötzchen, klötze, klötzchen, bauklötzli, holzbauklötze,
    holzbauklotz, bausteinchen, spielbausteine, holzsteine, bauhölzer, holzbauklötzchen, baukasten, holzbaukasten,
    konstruktionsspielzeug, konstruktionsspielzeuge, steckbausteine, spielsteine, bauwürfel, holzwürfel, stapelsteine,
    stapelspielzeug, jungenspielzeug, jungsspielzeug, spielzeug für jungs, spielzeug für jungen, spielsachen für jungs`,
  puzzles: `
    puzzel, puzzels, puzzlen, puzzlespiel, puzzlespiele, puzzleteile, steckpuzzle, steckpuzzles, kinderpuzzle, kinderpuzzles,
    legespiel, legespiele, geduldsspiel, geduldsspiele, holzpuzzle, holzpuzzles, bodenpuzzle, bodenpuzzles, motivpuzzle,
    erwachsenenpuzzle, spiele für drinnen, spiel für drinnen, drinnen spielen, indoorspiele, indoorspielzeug, regentage, regenwetter
    spiele`,
  dolls: `
    puppenhaus, puppenhäuser, babypuppe, babypuppen, puppenkind, püppchen, stoffpuppe, stoffpuppen, spielpuppe, spielpuppen,
    modepuppe, modepuppen, anziehpuppe, anziehpuppen, ankleidepuppen, bäbi, puppenzubehör, puppenset, puppensets, puppenkleider,
    puppenspielzeug, mädchenspielzeug, mädchenspielsachen, spielzeug für mädchen, spielsachen für mädchen`,
  babytoys: `
    babyspielzeug, babyspielzeuge, babyspielsachen, babyartikel, babyprodukte, babybedarf, babyzubehör, babysachen, babyzeug,
    babyware, babywaren, säuglingsspielzeug, säuglingsartikel, spielzeug für babys, babyrassel, babyrasseln, greifling, greiflinge,
    greifring, greifringe, beißring, beißringe, zahnungshilfe, zahnungshilfen, kinderwagenkette, kinderwagenketten, spielbogen,
    babyausstattung, erstausstattung baby, neugeborenenspielzeug, motorikspielzeug baby, schüttelspielzeug`,
  watertoys: `
    wasserspielzeug, wasserspielzeuge, wasserspielsachen, poolspielzeug, poolspielzeuge, sandspielzeug, sandspielsachen,
    sandkastenspielzeug, sandelsachen, strandspielzeug, strandspielsachen, sommerspielzeug, sommerspielsachen, wasserpistole,
    wasserspritze, wasserspritzen, wassergewehr, wassergewehre, wasserkanone, wasserkanonen, spritzpistole, spritzpistolen,
    badespielzeug, badespielzeuge, badespaß, planschspielzeug, schwimmspielzeug, wasserspiel, wasserspiele, wasserspaß, poolspaß,
    schwimmbadspielzeug, badeartikel`,
  boardgames: `
    gesellschaftsspiel, gesellschaftsspiele, brettspiel, familienspiel, familienspiele, kinderspiele, kinderspiel, tischspiel,
    tischspiele, würfelspiel, würfelspiele, kartenspiel, kartenspiele, strategiespiele, partyspiele, spieleklassiker, spielesammlung,
    spielesammlungen, spieleabend, brettlspiele, quizspiele, gesellschaftspiele, spiele für drinnen, spiel für drinnen, drinnen
    spielen, indoorspiele, indoorspielzeug, regentage, regenwetter spiele`,
  rccars: `
    fernlenkauto, fernlenkautos, ferngesteuertes auto, ferngesteuerte autos, ferngesteuerte fahrzeuge, fernsteuerauto,
    fernsteuerautos, funkauto, funkautos, funkgesteuerte autos, rc auto, rc autos, rc fahrzeuge, rc spielzeug, rc modelle, modellauto,
    modellautos, spielzeugauto, spielzeugautos, spielautos, spielzeugfahrzeug, spielzeugfahrzeuge, spielfahrzeuge, autos mit
    fernbedienung, auto mit fernbedienung, autos mit fernsteuerung, fernsteuerung, lenkautos, rennautos, jungenspielzeug,
    jungsspielzeug, spielzeug für jungs, spielzeug für jungen, spielsachen für jungs`,
  tricycles: `
    dreirädchen, kinderdreirad, kinderdreiräder, dreiradl, dreiradler, rutschfahrzeuge, kinderfahrzeug, kinderfahrzeuge, tretfahrzeug,
    tretfahrzeuge, trikes, kleinkindfahrzeuge`,
  tents: `
    campingzelt, campingzelte, familienzelt, familienzelte, kuppelzelt, kuppelzelte, wurfzelt, wurfzelte, igluzelt, igluzelte,
    trekkingzelt, trekkingzelte, festivalzelt, festivalzelte, zweimannzelt, zweimannzelte, dreimannzelt, dreimannzelte, mannzelt,
    mannzelte, personenzelt, personenzelte, zelten, sekundenzelt, sekundenzelte, outdoorzelt, outdoorzelte, zeltli, popupzelt,
    popupzelte, hauszelte`,
  sleepingbags: `
    mumienschlafsack, mumienschlafsäcke, deckenschlafsack, deckenschlafsäcke, sommerschlafsack, sommerschlafsäcke, outdoorschlafsack,
    campingschlafsack, campingschlafsäcke, kinderschlafsack, kinderschlafsäcke, penntüte, schlafsäckli, reiseschlafsack`,
  campchairs: `
    klappstuhl, klappstühle, klappbare stühle, klappbarer stuhl, klappsessel, klapphocker, klappstuehle, faltstuhl, faltstühle,
    faltsessel, falthocker, faltbare stühle, campingsessel, campinghocker, campingstühlchen, campingmöbel, anglerstuhl, anglerstühle,
    angelstuhl, angelstühle, angelhocker, anglersessel, gartenstuhl, gartenstühle, gartensessel, liegestuhl, liegestühle, strandstuhl,
    strandstühle, regiestuhl, regiestühle, zusammenklappbare stühle, picknickstühle, balkonstuhl, balkonstühle, outdoorstühle,
    sitzgelegenheiten outdoor`,
  coolboxes: `
    kühltasche, kühltaschen, kühltruhen, kühltruhe, kühlkiste, kühlkisten, kühlkorb, kühlkörbe, kühlbehälter, kühlrucksack, eisbox,
    eisboxen, isolierbox, isolierboxen, isoliertasche, isoliertaschen, isotasche, isotaschen, thermobox, thermoboxen, thermotasche,
    thermotaschen, campingkühlbox, campingkühlboxen, picknickbox, kühltäschchen, partykühler, getränkekühler, picknickboxen,
    picknickkühler`,
  backpacks: `
    schulranzen, schulrucksack, schulrucksäcke, schultasche, schultaschen, schulthek, schultheks, ranzen, schultornister, tornister,
    wanderrucksack, wanderrucksäcke, tagesrucksack, tagesrucksäcke, trekkingrucksack, trekkingrucksäcke, reiserucksack,
    reiserucksäcke, sportrucksack, sportrucksäcke, freizeitrucksack, freizeitrucksäcke, kinderrucksack, kinderrucksäcke,
    laptoprucksack, laptoprucksäcke, stadtrucksack, cityrucksack, backpacker rucksack, outdoorrucksack, outdoorrucksäcke,
    tourenrucksack, tourenrucksäcke, schnerfer, rucksäckli, backpacker`,
  suitcases: `
    bagage, kofferset, koffersets, kofferserie, koffersatz, reisekoffer, rollkoffer, handgepäck, handgepäckkoffer, handgepäckskoffer,
    handgepäcktrolley, reisetasche, reisetaschen, trolleykoffer, trolleyset, trolleysets, reisetrolley, reisetrolleys, kabinenkoffer,
    kabinentrolley, bordkoffer, bordtrolley, bordcase, hartschalenkoffer, hartschalentrolley, weichschalenkoffer, weichgepäck,
    flugkoffer, urlaubskoffer, koffer mit rollen, taschen mit rollen, rolltasche, rolltaschen, schalenkoffer, gepäckset, gepäcksets,
    köfferchen, wochenendtasche, wochenendtaschen, weekender, urlaub, urlauber, urlaubsartikel, urlaubsbedarf, urlaubszeit,
    urlaubssachen, ferien, ferienbedarf, ferienzeit, sommerurlaub, sommerferien`,
  airbeds: `
    luftmatratze, luftmatratzen, gästebett, gästebetten, gästebett aufblasbar, aufblasbares bett, aufblasbare betten, aufblasbare
    matratze, aufblasbare matratzen, aufblasbares gästebett, aufblasbett, aufblasbetten, aufblasmatratze, aufblasmatratzen,
    campingbett, campingbetten, campingmatratze, campingmatratzen, feldbett, feldbetten, isomatte, isomatten, schlafmatte,
    schlafmatten, liegematte, liegematten, klappbett, klappbetten, notbett, zeltmatratze, poolmatratze, selbstaufblasende matte,
    selbstaufblasende matten, besucherbett, badematratze`,
  torches: `
    stablampe, stablampen, taschenlämpchen, handlampe, handlampen, handleuchte, handleuchten, handscheinwerfer, ledtaschenlampe, led
    taschenlampen, stirnlampe, stirnlampen, kopflampe, kopflampen, campinglampe, campinglampen, campingleuchte, campingleuchten,
    campinglaterne, campinglaternen, notlampe, notlampen, notleuchte, outdoorlampe, taschenleuchte, taschenleuchten, stableuchte,
    stableuchten, akkulampe, akkulampen, funzel, sacklampe, stromausfall, stromausfälle, blackout, notfall, notfälle, notfallset,
    notfallausrüstung, notfallbedarf, krisenvorsorge, notvorrat, vorsorge`,
  parasols: `
    strandschirm, strandschirme, gartenschirm, gartenschirme, balkonschirm, balkonschirme, marktschirm, marktschirme, terrassenschirm,
    terrassenschirme, ampelschirm, ampelschirme, schirme für den strand, schirme für den garten, sonnenschutzschirm,
    sonnenschutzschirme, sonnenschutz strand, sonnenschutz garten, strandmuschel, strandmuscheln, sonnensegel, schattenspender,
    schirm, schirme, urlaub, urlauber, urlaubsartikel, urlaubsbedarf, urlaubszeit, urlaubssachen, ferien, ferienbedarf, ferienzeit,
    sommerurlaub, sommerferien`,
  thermos: `
    thermosbecher, thermobecher, thermoflasche, thermoflaschen, thermoskanne, thermoskannen, thermokanne, thermokannen, isolierbecher,
    isolierflasche, isolierflaschen, isolierkanne, isolierkannen, isobecher, isoflasche, isoflaschen, isokanne, isokannen,
    vakuumflasche, vakuumflaschen, vakuumbecher, warmhalteflasche, warmhalteflaschen, warmhaltekanne, warmhaltekannen,
    warmhaltebecher, kaffeebecher to go, coffee to go becher, to go becher, reisebecher, teeflasche, teeflaschen, teekanne,
    edelstahlflasche, edelstahlflaschen, thermoskrug, thermoskrüge, thermokrug, thermokrüge, isolierkrug`,
  sunglasses: `
    sonnenbrillen, sonnenbrillchen, pilotenbrille, pilotenbrillen, modebrille, modebrillen, sommerbrille, sommerbrillen, strandbrille,
    strandbrillen, uv brillen, uv brille, damensonnenbrille, damensonnenbrillen, herrensonnenbrillen, herrensonnenbrille,
    kindersonnenbrille, kindersonnenbrillen, sonnengläser, urlaub, urlauber, urlaubsartikel, urlaubsbedarf, urlaubszeit,
    urlaubssachen, ferien, ferienbedarf, ferienzeit, sommerurlaub, sommerferien`,
  watches: `
    armbanduhren, damenuhr, damenuhren, herrenuhr, herrenuhren, zeitmesser, quarzuhr, quarzuhren, stahluhr, modeuhren, modeuhr,
    chronograph, chronographen, chronometer, analoguhr, analoguhren, armbandührchen, markenuhren, metalluhren, handuhren`,
  smartbands: `
    fitnesstracker, fitnessuhr, fitnessuhren, fitnessband, fitness armband, fitness armbänder, smartwatch, smartwatches, smartwatche,
    smartband, smartbands, smarte uhr, smarte uhren, sportuhr, sportuhren, laufuhr, laufuhren, pulsuhr, pulsuhren, schrittzähler,
    aktivitätstracker, gesundheitsuhr, gesundheitsarmband, sportarmband, sportarmbänder, intelligente uhr, intelligente uhren,
    digitaluhr, digitaluhren, computeruhr, pulsmesser, herzfrequenzmesser`,
  silverchains: `
    kette, ketten, kettchen, schmuckkette, schmuckketten, silberkette, silberketterl, silberkettchen, halskettchen, kettenschmuck,
    halsschmuck, halsband, collier, colliers, kettenanhänger silber, ketterl, damenkette, damenketten, damenhalsketten,
    sterlingsilber, 925er silber, silber 925, goldkettchen, panzerkette, panzerketten, königskette, choker, silberwaren, valentinstag,
    valentinstagsware, valentinstagsartikel, valentinsgeschenke`,
  earrings: `
    ohrring, ohrstecker, ohrhänger, ohrschmuck, ohrringerl, ohrclips, ohrclip, ohrklips, ohrgehänge, creolen, creole, kreolen, kreole,
    stecker für die ohren, ohrringli, ohrperlen, ohrkettchen, steckohrringe, hängeohrringe, modeohrringe, ohrreifen, perlenschmuck`,
  bracelets: `
    armreif, armreifen, armkette, armketten, armkettchen, armspange, armspangen, armschmuck, armbändchen, armbänder perlen,
    perlenarmband, freundschaftsarmband, freundschaftsarmbänder, freundschaftsbänder, schmuckarmband, schmuckarmbänder, damenarmband,
    damenarmbänder, armbändli, bettelarmband, bettelarmbänder, perlenbänder, handgelenkschmuck, perlenschmuck`,
  hairclips: `
    haarklammer, haarklammern, haarklemme, haarklemmen, haargummi, haargummis, haarschmuck, haaraccessoires, haaraccessoire,
    haarzubehör, haarreif, haarreifen, haarreife, haarband, haarbänder, haarnadel, haarnadeln, haarclip, haarclips, haarkralle,
    haarkrallen, haarkneifer, haarschleife, haarschleifen, haarmascherl, haarspangerl, haarspängeli, zopfgummi, zopfgummis,
    zopfhalter, scrunchie, scrunchies, haarutensilien, haarartikel, spängchen, kopfschmuck, stirnband, stirnbänder, haarringe,
    klammern fürs haar, spangen`,
  cufflinks:
    'manschettenknopf, manschettenknöpfe, herrenschmuck, knöpfe für manschetten, manschettenstecker, hemdschmuck',
  jewelboxes: `
    schmuckbox, schmuckboxen, schmuckschatulle, schmuckschatullen, schmuckkästchen, schmuckkassette, schmuckkassetten, schmuckdose,
    schmuckdosen, schmuckaufbewahrung, schmuckkistchen, schmuckkiste, schmuckkisten, schmuckkoffer, schmuckköfferchen, schmucktruhe,
    schmucktruhen, schmucketui, schmucketuis, schmuckorganizer, schmuckkasterl, ringbox, ringboxen, ringkästchen, ringschatullen,
    schmuckhalter, schmuckständer`,
  hikingboots: `
    wanderschuh, wanderschuhe, wanderstiefeletten, bergschuh, bergschuhe, bergstiefel, trekkingschuh, trekkingschuhe, trekkingstiefel,
    trekkingboots, outdoorschuh, outdoorschuhe, outdoorstiefel, outdoorboots, wanderboots, wanderhalbschuhe, wanderfußbekleidung,
    kletterschuhe, alpinschuhe, alpinstiefel, bergsteigerschuhe, hikingschuhe, hikingstiefel, bergschuhwerk, winterstiefel,
    winterschuhe, winterschuh, bergtreter, haferlschuhe, gebirgsschuhe, pilgerschuhe`,
  sneakers: `
    turnschuh, freizeitschuh, freizeitschuhe, sportschuh, sportschuhe, turnpatschen, damenturnschuhe, damensneaker, damensneakers,
    damensportschuhe, straßenschuhe, halbschuhe, halbschuh, leinenschuhe, stoffschuhe, stoffturnschuhe, schnürschuhe, alltagsschuhe,
    tennisschuhe, canvasschuhe, sportliche schuhe, skaterschuhe, hallenschuhe`,
  runners: `
    sportschuh, sportschuhe, turnschuhe, joggingschuh, joggingschuhe, runningschuhe, runningschuh, rennschuhe, trainingsschuh,
    trainingsschuhe, fitnessschuhe, fitnessschuh, herrenturnschuhe, herrensportschuhe, sportliche schuhe, schuhe zum laufen, schuhe
    zum joggen, marathonschuhe, trailschuhe, traillaufschuhe, walkingschuhe, hallenschuhe, hallenturnschuhe, tennisschuhe,
    sportfußbekleidung`,
  ankleboots: `
    damenstiefel, damenstiefelette, damenstiefeletten, stiefelchen, kurzstiefel, halbstiefel, ankle boots, damenboots, chelsea boots,
    winterstiefel, winterschuhe, winterschuh, winterboots, stieferl, stiefeli, schnürstiefeletten, absatzstiefel, herbstschuhe,
    herbststiefel, frauenstiefel`,
  wellies: `
    regenstiefel, gummistiefelchen, kinderregenstiefel, regenschuhe, regenschuh, gummischuhe, gummischuh, gummistieferl,
    gummistiefeli, wasserstiefel, matschstiefel, pfützenstiefel, kautschukstiefel, gartenstiefel, matschschuhe, regenstieferl, stiefel
    für regen, galoschen`,
  safetyshoes: `
    arbeitsschuh, arbeitsschuhe, arbeitsstiefel, sicherheitsstiefel, sicherheitstreter, sicherheitssneaker, sicherheitshalbschuhe,
    sicherheitsfußbekleidung, baustiefel, bauschuhe, baustellenschuhe, baustellenstiefel, schutzschuh, schutzschuhe, schutzstiefel,
    stahlkappenschuhe, stahlkappenschuh, stahlkappe, stahlkappen, schuhe mit stahlkappe, schuhe mit stahlkappen, stahlkappenstiefel,
    s3 schuhe, s3 stiefel, werkschuhe, berufsschuhe, berufsschuh, arbeitsfußbekleidung, handwerkerschuhe, malocherschuhe,
    arbeitssicherheitsschuhe, zehenschutzkappe, montageschuhe`,
  slippers: `
    pantoffel, pantöffelchen, puschen, hauspuschen, hauslatschen, latschen, schlappen, hausschlappen, schlapfen, hauspatschen,
    patschen, patscherl, finken, finkli, hausfinken, hüttenschuhe, hüttenfinken, slipper, filzpantoffel, filzpantoffeln,
    filzhausschuhe, filzschuhe, hausschläppchen, gästepantoffeln, gästehausschuhe, hotelslipper, hauspantoffeln, hauspantoffel,
    badeslipper hotel, bettschuhe, winterhausschuhe, warme hausschuhe, pampuschen, babuschen, pantoletten hause, hausschühchen`,
  loafers: `
    mokassin, mokassins, bootsschuh, bootsschuhe, lederslipper, herrenslipper, halbschuhe herren, herrenhalbschuhe, herrenhalbschuh,
    businessschuhe, anzugschuhe, anzugsschuhe, lederschuhe, lederschuh, herrenlederschuhe, slipper leder, slipper herren,
    schlupfschuhe, büroschuhe, segelschuhe, collegeschuhe, pennyloafer, elegante schuhe, elegante herrenschuhe, schicke schuhe,
    ledermokassins, halbschuhe, trotteurs`,
  flipflops: `
    badelatsche, badelatschen, badeschuh, badeschuhe, badeschlappen, badeschlapfen, badepantolette, badepantoletten, badepantoffel,
    badepantoffeln, badesandalen, badesandale, badefinken, schlappen, strandschuh, strandschuhe, strandlatschen, strandsandalen,
    strandschlappen, zehensandalen, zehensandale, zehenstegsandalen, zehensteg, zehenlatschen, adiletten, adilette, poolschuhe,
    duschschuhe, duschlatschen, schwimmbadschuhe, saunaschuhe, saunalatschen, schlapfen, pantoletten, pantolette, sommerlatschen,
    gummilatschen, latschen, flip flop, flip flops, aquaschuhe, urlaub, urlauber, urlaubsartikel, urlaubsbedarf, urlaubszeit,
    urlaubssachen, ferien, ferienbedarf, ferienzeit, sommerurlaub, sommerferien`,
  footballboots: `
    stollenschuh, stollenschuhe, nockenschuhe, fußballschuh, fußballstiefel, fussballtreter, fußballbotten, fußballstollen,
    kickschuhe, kickerschuhe, kickstiefel, bolzschuhe, rasenschuhe, kunstrasenschuhe, multinocken, nocken, tschuttischuhe,
    fußballpatschen, fußballerschuhe`,
  footballs: `
    fußball, fussbälle, bälle, ball, lederball, lederbälle, sportball, sportbälle, spielball, spielbälle, trainingsball,
    trainingsbälle, matchball, matchbälle, bolzball, wettspielball, wettspielbälle, tschuttiball, kickball`,
  rackets: `
    federball, federbälle, federballset, federballsets, federballspiel, federballspiele, federballschläger, badmintonschläger,
    badmintonset, badmintonsets, badmintonbälle, badmintonzubehör, schläger, schlägerset, schlägersets, racket, rackets,
    rückschlagspiel, rückschlagspiele, shuttlecocks`,
  kettlebells: `
    hantel, hanteln, kugelhantel, kugelhanteln, kurzhantel, kurzhanteln, langhantel, langhanteln, gewichte, trainingsgewicht,
    trainingsgewichte, fitnessgewichte, hantelset, hantelsets, gewichtheben, krafttraining, kraftsport, kraftgeräte, muskeltraining,
    handgewichte, hantelgewichte, hantelscheiben, rundgewicht, rundgewichte, eisengewichte, schwunghantel, schwunghanteln,
    bodybuilding`,
  bands: `
    widerstandsband, widerstandsbänder, gymnastikband, gymnastikbänder, fitnessband, trainingsband, trainingsbänder, sportband,
    sportbänder, gummiband, gummibänder, gummibänder sport, übungsband, übungsbänder, fitnessgummi, expander, expanderband,
    stretchband, stretchbänder, elastikband, elastikbänder, yogabänder, yogaband, pilatesbänder, physiobänder, physioband, dehnbänder,
    dehnband, loop bänder, loopband, theraband, therabänder, klimmzugbänder, zugbänder, gymnastikgummi`,
  sportbottles: `
    sportflasche, sportflaschen, wasserflasche, wasserflaschen, fahrradflasche, fahrradflaschen, trinkflaschen sport,
    kindertrinkflasche, kindertrinkflaschen, fitnessflasche, fitnessflaschen, schulflasche, schultrinkflasche, radflasche,
    radflaschen, bidon, bidons, outdoorflasche, outdoorflaschen, gymflasche, gymflaschen, trinkfläschchen, laufflasche, feldflasche,
    feldflaschen, wanderflasche, wanderflaschen, trainingsflasche, sporttrinkflasche, sporttrinkflaschen, shaker flasche`,
  swimgoggles: `
    taucherbrille, taucherbrillen, schwimmbrillen, tauchbrille, tauchbrillen, tauchermaske, tauchmaske, tauchmasken, chlorbrille,
    chlorbrillen, badebrille, badebrillen, schnorchelmaske, schnorchelbrille, unterwasserbrille, unterwasserbrillen, poolbrille,
    kinderschwimmbrille, kinderschwimmbrillen, kindertaucherbrille`,
  skateboards: `
    longboard, longboards, skateboard, rollbrett, rollbretter, skatebrett, skatebretter, pennyboard, pennyboards, cruiserboard,
    cruiserboards, skaterboard, skaterboards, skaten, brett mit rollen`,
  bikehelmets: `
    helm, helme, radhelm, radhelme, fahrradhelm, kinderhelm, kinderhelme, velohelm, velohelme, bikehelm, bikehelme, schutzhelm
    fahrrad, rennradhelm, rennradhelme, radlerhelm, radlerhelme, skaterhelm, skaterhelme, sporthelm, sporthelme, mountainbikehelm,
    mountainbikehelme, kopfschutz fahrrad, kinderfahrradhelm, kinderfahrradhelme, schutzhelme, radlhelm, radlhelme`,
  trackers: `
    fahrradlicht, fahrradlampe, fahrradlampen, fahrradbeleuchtung, fahrradleuchte, fahrradleuchten, fahrradcomputer, fahrradtacho,
    fahrradtachos, fahrradtachometer, radlicht, radlichter, radlampe, radlampen, radbeleuchtung, radcomputer, radtacho, velolicht,
    velolichter, velolampe, velocomputer, velobeleuchtung, tacho, tachos, tachometer, bikecomputer, vorderlicht, rücklicht,
    rücklichter, fahrradrücklicht, fahrradscheinwerfer, licht fürs fahrrad, lichter fürs fahrrad, lampe fürs fahrrad, kilometerzähler,
    fahrradlichtset`,
  skigloves: `
    skihandschuh, winterhandschuh, winterhandschuhe, schneehandschuhe, schneehandschuh, snowboardhandschuhe, snowboardhandschuh,
    fäustling, fäustlinge, fausthandschuh, fausthandschuhe, thermohandschuhe, wintersporthandschuhe, gefütterte handschuhe, warme
    handschuhe, fäustel, skifäustlinge, fingerhandschuhe, outdoorhandschuhe, langlaufhandschuhe, kinderskihandschuhe, wintersport,
    wintersportartikel, wintersportbedarf, ski, skifahren, skisport, skizubehör, skiausrüstung, skiurlaub, skibedarf, skisachen,
    skiartikel, schneesport`,
  perfume: `
    parfümerie, parfum, parfums, parfüme, parfüm damen, damenparfüm, herrenparfüm, parfümwasser, duft, düfte, duftwasser, damenduft,
    damendüfte, herrenduft, herrendüfte, eau de toilette, eau de parfum, eau de cologne, edt, edp, kölnisch wasser, rasierwasser,
    aftershave, aftershaves, parfümflakons, flakons, markendüfte, duftspray, parfümspray, parfümartikel, toilettenwasser, parfüms und
    düfte, muttertag, muttertagsware, muttertagsartikel, valentinstag, valentinstagsware, valentinstagsartikel, valentinsgeschenke`,
  toothbrushes: `
    zahnbürsten, elektrozahnbürste, elektrozahnbürsten, elektrische zahnbürste, elektrische zahnbürsten, schallzahnbürste,
    schallzahnbürsten, akkuzahnbürste, akkuzahnbürsten, zahnpflege, zahnputzset, zahnputz, zähneputzen, mundhygiene, mundpflege,
    zahnhygiene, zahnreinigung, dentalpflege, kinderzahnbürsten, kinderzahnbürste, zahnpflegeprodukte`,
  handcream: `
    handcremes, handcrème, handlotion, handlotions, handbalsam, handpflege, handpflegecreme, handpflegecremes, handsalbe, handmilch,
    creme für die hände, creme hände, feuchtigkeitscreme, feuchtigkeitscremes, hautcreme, hautcremes, pflegecreme, pflegecremes,
    händepflege, handpflegeprodukte`,
  sunscreen: `
    sonnenmilch, sonnenschutz, sonnenöl, sonnenschutzcreme, sonnenschutzmittel, sonnenschutzmilch, sonnenschutzprodukte,
    sonnenschutzspray, sonnenspray, sonnenlotion, sonnenlotionen, sonnenpflege, sonnengel, sonnencremen, sonnencrème, sunblocker,
    sonnenblocker, sunblock, lichtschutz, lichtschutzcreme, bräunungscreme, bräunungsöl, sonnenkosmetik, uv schutz, uv schutzcreme,
    lsf 50, lsf 30, lsf, sonnenschutzfaktor 50, sonnenschutzlotion, sonnenprodukte, sonnenbalsam, urlaub, urlauber, urlaubsartikel,
    urlaubsbedarf, urlaubszeit, urlaubssachen, ferien, ferienbedarf, ferienzeit, sommerurlaub, sommerferien`,
  pumpsoap: `
    handseife, handseifen, seifen, flüssigseifen, flüssige seife, flüssighandseife, waschlotion, handwaschseife, handwäsche seife,
    handwaschlotion, handwaschgel, handreinigung, cremeseife, cremeseifen, seifenspender, pumpseife, pumpseifen, spenderseife,
    händewaschen, waschseife, seife im spender, seife zum pumpen, waschraumseife, schmierseife`,
  nailpolish: `
    nagellacke, nagelfarbe, nagelfarben, nagelkosmetik, nagelgel, gellack, gellacke, gelnagellack, nagelpflege, nagelprodukte,
    nageldesign, maniküre, nagelartikel, fingernagellack, lack für nägel, lack für die nägel, schminke, make up, dekorative kosmetik,
    nagelbedarf, nagellackset, nagelstudiobedarf, nagelstudio, nagelstudios`,
  lipsticks: `
    schminke, lippenfarbe, lippenfarben, lippenmakeup, lippengloss, lipgloss, lippenprodukte, lippenrot, lippenkosmetik,
    lippenfarbstifte, lipstick, make up, dekorative kosmetik, schminksachen, schminkzeug, schminkartikel, schminkutensilien`,
  razors: `
    rasierklinge, rasierklingen, rasierapparat, rasierapparate, nassrasierer, nassrasur, rasierset, rasiersets, rasiermesser,
    einwegrasierer, damenrasierer, herrenrasierer, rasur, rasieren, rasierzeug, rasiersachen, rasierartikel, rasierprodukte,
    rasierbedarf, rasierhobel, rasierzubehör, klingenrasierer, rasiererklingen, ersatzklingen, wechselklingen, systemrasierer,
    männerpflege, rasierutensilien, herrenkosmetik, beinrasierer, wegwerfrasierer`,
  facemasks: `
    gesichtsmaske, gesichtsmasken, tuchmaske, vliesmaske, vliesmasken, schönheitsmaske, schönheitsmasken, beautymaske, beautymasken,
    sheet masken, feuchtigkeitsmaske, feuchtigkeitsmasken, kosmetikmaske, kosmetikmasken, hautmaske, hautmasken, pflegemaske,
    pflegemasken, wellnessmasken, gesichtspackung, gesichtspackungen, masken fürs gesicht, maske fürs gesicht, gesichtstuch,
    koreanische masken, peelingmasken, gesichtskosmetik, masken kosmetik`,
  headphones: `
    ohrhörer, kopfhoerer, in ear kopfhörer, headset, headsets, earbuds, earpods, earphones, inears, ohrkopfhörer, bluetooth kopfhörer,
    funkkopfhörer, stereokopfhörer, musikkopfhörer, hifikopfhörer, over ear kopfhörer, bügelkopfhörer, ohrmuschelkopfhörer, gaming
    headset, gaming headsets, sprechgarnitur, kabelkopfhörer, sportkopfhörer, knopfhörer, kinderkopfhörer`,
  speakers: `
    boxen, soundbox, soundboxen, musikbox, musikboxen, bluetooth box, bluetooth boxen, bluetoothlautsprecher, lautsprecherbox,
    lautsprecherboxen, musiklautsprecher, partybox, partyboxen, funklautsprecher, aktivboxen, brüllwürfel, tragbare boxen, tragbare
    box, mobile boxen, boombox, boomboxen, soundbar, soundbars, musikanlage, musikanlagen, speaker box, klangbox, minilautsprecher,
    minibox`,
  vacuums: `
    sauger, handstaubsauger, handsauger, bodenstaubsauger, bodensauger, akkusauger, akkustaubsauger, akkuhandstaubsauger, stielsauger,
    stielstaubsauger, kabelloser staubsauger, kabellose staubsauger, kabelloser sauger, teppichsauger, haushaltssauger,
    stabstaubsauger, stabsauger, tischstaubsauger, tischsauger, autostaubsauger, staubi, zyklonsauger, beutelloser staubsauger,
    bodenpflegegeräte, bodenreinigung, staubsaugen`,
  kettles: `
    teekocher, teekessel, wasserkessel, heißwasserkocher, heißwassergerät, elektrokocher, schnellkocher wasser, elektrischer
    wasserkocher, elektrische wasserkocher, edelstahlwasserkocher, teewasserkocher`,
  coffeemachines: `
    espressomaschine, espressomaschinen, espressokocher, kaffeevollautomat, kaffeevollautomaten, kaffeeautomat, kaffeeautomaten,
    kaffeebrüher, kaffeekocher, kaffeegerät, kaffeegeräte, kaffeezubereiter, filterkaffeemaschine, filterkaffeemaschinen,
    filtermaschine, cappuccinomaschine, cappuccinomaschinen, siebträger, siebträgermaschine, siebträgermaschinen, kapselmaschine,
    kapselmaschinen, padmaschine, padmaschinen, kaffeepadmaschine, kaffemaschine, kaffemaschinen, vollautomat, vollautomaten, maschine
    für kaffee, maschinen für kaffee, kaffeebereiter, espressoautomat, espressoautomaten, kafimaschine`,
  hairdryers: `
    föhn, föhne, fön, föne, haarföhn, haarföhne, haarfön, haartrockenhaube, reiseföhn, reiseföhne, reisefön, reisehaartrockner,
    föhner, haartrockengerät, haartrockengeräte, profiföhn, friseurföhn, fönhaube, haarstyler, haarstylinggeräte, trockner für haare,
    handföhn`,
  keyboards: `
    maus tastatur, tastatur maus, tastaturset, tastatursets, tastatur maus set, tastatur maus sets, tastaturen und mäuse, tastatur und
    maus, maus und tastatur, mausset, funktastatur, funktastaturen, funkmaus, funkmäuse, keyboard, keyboards, computertastatur,
    computertastaturen, pc tastatur, pc tastaturen, computermaus, computermäuse, pc maus, pc mäuse, mäuse, maus, computerzubehör, pc
    zubehör, edv zubehör, eingabegerät, eingabegeräte, peripherie, computerperipherie, peripheriegeräte, desktopset, desktopsets,
    schreibtischset pc, gamingtastatur, edv artikel`,
  ledbulbs: `
    glühbirne, glühbirnen, glühlampe, glühlampen, birne led, birnen led, leuchtmittel, ledlampe, ledlampen, ledbirne, ledbirnen, led
    leuchten, led leuchtmittel, led licht, led lichter, led beleuchtung, energiesparlampe, energiesparlampen, sparlampe, sparlampen,
    glühobst, lampenbirne, lampenbirnen, ersatzbirnen, lichtbirne, lichtbirnen, lichtquelle, lichtquellen, leuchtbirne, leuchtbirnen,
    schraubbirnen, e27 lampen, e27 birnen, leuchtdioden, bulbs`,
  powerbanks: `
    zusatzakku, zusatzakkus, externer akku, externe akkus, externe batterie, externe batterien, ersatzakku, ersatzakkus, notakku,
    notakkus, mobiler akku, mobile akkus, mobiles ladegerät, mobile ladegeräte, tragbares ladegerät, tragbare ladegeräte, tragbarer
    akku, reserveakku, akkupack, akkupacks, power pack, handyakku, handyakkus, akku fürs handy, reiseakku, akkuladegerät,
    akkuladegeräte, usb akku, akku, akkus, zusatzbatterie, power banks, stromausfall, stromausfälle, blackout, notfall, notfälle,
    notfallset, notfallausrüstung, notfallbedarf, krisenvorsorge, notvorrat, vorsorge`,
  chargers: `
    ladekabel, ladestecker, ladegeräte, ladenetzteil, ladenetzteile, ladeadapter, netzteil, netzteile, netzstecker, netzadapter,
    netzladegerät, netzladegeräte, schnellladegerät, schnellladegeräte, schnelllader, handyladegerät, handyladegeräte, handylader,
    handyladekabel, smartphone ladegerät, usb ladegerät, usb ladegeräte, usb netzteil, usb stecker, usb adapter, ladegerät fürs handy,
    ladegeräte fürs handy, ladegerät handy, auflader, lader, aufladegerät, aufladegeräte, aufladekabel, ladeteil, wandladegerät,
    stecker fürs handy, reiselader, ladestation, ladestationen, usb lader, steckernetzteil, steckernetzteile`,
  crafts: `
    bastelset, bastelsets, bastelkasten, bastelkoffer, bastelbox, bastelboxen, bastelbedarf, bastelmaterial, bastelmaterialien,
    bastelartikel, bastelsachen, bastelzeug, bastelware, bastelzubehör, basteln, bastelspaß, bastelpackung, bastelpackungen,
    bastelkit, bastelkits, kreativset, kreativsets, kreativbedarf, kreativmaterial, kreativartikel, kreativspielzeug, kinderbasteln,
    malset, malsets, malen und basteln, handarbeitssets, werkpackung, werkpackungen, handarbeit, kunst und basteln, diy sets, spiele
    für drinnen, spiel für drinnen, drinnen spielen, indoorspiele, indoorspielzeug, regentage, regenwetter spiele, mädchenspielzeug,
    mädchenspielsachen, spielzeug für mädchen, spielsachen für mädchen`,
  musical: `
    musikspielzeug, musikspielzeuge, musikinstrument, musikinstrumente, kinderinstrument, kinderinstrumente, kindermusikinstrumente,
    spielzeuginstrumente, spielinstrumente, instrumente, instrumente für kinder, spielzeugtrommel, kindertrommel, kindertrommeln,
    trommel, trommeln, xylophon, xylophone, xylofon, kindergitarre, kindergitarren, spielzeuggitarre, kinderklavier, klangspielzeug,
    glockenspiel, glockenspiele, rhythmusinstrumente, orff instrumente, kinderxylophon`,
  beachtowels: `
    badehandtuch, badehandtücher, strandhandtuch, strandhandtücher, badelaken, strandlaken, liegetuch, liegetücher, strandbadetücher,
    strandbadetuch, saunatuch, saunatücher, saunahandtuch, saunahandtücher, hamamtuch, hamamtücher, hammamtuch, hammamtücher,
    saunalaken, schwimmbadtücher, badetuch, badetücher, urlaub, urlauber, urlaubsartikel, urlaubsbedarf, urlaubszeit, urlaubssachen,
    ferien, ferienbedarf, ferienzeit, sommerurlaub, sommerferien`,
  kidsandals: `
    kindersandale, kindersandalen, kindersandaletten, sandaletten, sandalette, sandälchen, babysandalen, mädchensandalen,
    jungensandalen, lauflernsandalen, sandalen für kinder, trekkingsandalen, sandalen jungen, sandalen mädchen`,
  giftsets: `
    geschenkset, geschenksets, geschenkbox, geschenkboxen, geschenkpackung, geschenkpackungen, geschenkpaket, geschenkpakete,
    geschenkkorb, geschenkkörbe, geschenkpack, geschenkkarton, geschenkkassette, geschenkkassetten, geschenkverpackungen,
    geschenkkoffer, badeset, badesets, badegeschenke, badegeschenkset, badegeschenksets, beautyset, beautysets, beauty geschenksets,
    pflegeset, pflegesets, wellnessset, wellnesssets, wellness geschenke, wellness, kosmetikset, kosmetiksets, kosmetikgeschenkset,
    duschset, duschsets, spa set, spa sets, präsentset, präsentsets, präsentkorb, präsentkörbe, präsentbox, körperpflegeset,
    körperpflegesets, verwöhnset, verwöhnsets, geschenksets bad, verwöhnpaket, weihnachtssets, muttertag, muttertagsware,
    muttertagsartikel, valentinstag, valentinstagsware, valentinstagsartikel, valentinsgeschenke`,
  yogamats: `
    gymnastikmatte, gymnastikmatten, fitnessmatte, fitnessmatten, sportmatte, sportmatten, turnmatte, turnmatten, trainingsmatte,
    trainingsmatten, pilatesmatte, pilatesmatten, bodenmatte, bodenmatten, übungsmatte, übungsmatten, yoga, yogazubehör, yogabedarf,
    yogaartikel, pilates, gymnastikunterlage, sportunterlage, yogateppich, aerobicmatten, workoutmatte`,
  shampoo: `
    haarshampoo, haarshampoos, shampoos, haarwaschmittel, haarwäsche, haarseife, schampoo, schampon, haarwasch, haarreinigung,
    shampoon, haarwaschgel, pflegeshampoo, familienshampoo, frisörshampoo`,
  tablets: `tablet pc, tablet pcs, tablet computer, androidtablet, androidtablets, ipad, ipads, tafelcomputer, kindertablet, kindertablets`,
  spaghetti: `
    teigwaren, teigware, nudelware, nudelwaren, nüdeln, nudelgerichte, spagetti, spaghettis, hartweizennudeln, hartweizenpasta,
    italienische nudeln, trockennudeln, pastaprodukte, pasta nudeln, lange nudeln, hörnli, makkaroni, linguine, vermicelli,
    italienische küche, italienische lebensmittel, italienische spezialitäten, italienische feinkost, italienische produkte`,
  oliveoil: `
    olivenoel, olivenöle, oliven öl, natives olivenöl, extra vergine, olivenöl extra vergine, natives öl, jungfernöl, speiseöl,
    speiseöle, salatöl, salatöle, bratöl, kochöl, kochöle, küchenöl, öl zum kochen, olivenöl nativ, griechisches öl, tafelöl,
    italienische küche, italienische lebensmittel, italienische spezialitäten, italienische feinkost, italienische produkte,
    griechische küche, griechische lebensmittel, griechische spezialitäten, griechische feinkost, griechische produkte`,
  feta: `
    käse, käsesorten, schafskäse, schafkäse, schafmilchkäse, hirtenkäse, fetakäse, salzlakenkäse, lakenkäse, weißkäse, weichkäse,
    salatkäse, grillkäse, balkankäse, griechischer käse, käse in lake, käseprodukte, schafskäse in lake, molkereiprodukte,
    molkereiprodukt, milchprodukte, milchprodukt, molkereiartikel, kühlware, kühlwaren, gekühlte ware, gekühlte lebensmittel,
    kühlprodukte, käsespezialitäten, griechische küche, griechische lebensmittel, griechische spezialitäten, griechische feinkost,
    griechische produkte, kühlregal, kühltheke, kühlartikel`,
  chocolate: `
    schoko, schokis, schoki, schokoladen, schokoladentafel, schokoladentafeln, tafelschokolade, tafelschokoladen, schokotafel,
    schokotafeln, schokoladenriegel, schokoriegel, vollmilchschokolade, vollmilch, schokoladenware, schokoladenwaren,
    schokoladenprodukte, schoggi, schokolad, naschwerk, naschzeug, naschereien, nascherei, süßigkeiten, süßigkeit, süßware, süßwaren,
    süßkram, süßes, süßzeug, zuckerzeug, zuckerl, schleckwaren, schleckzeug, leckereien, schokoartikel, konfekt, tafeln schokolade,
    muttertag, muttertagsware, muttertagsartikel, valentinstag, valentinstagsware, valentinstagsartikel, valentinsgeschenke`,
  juice: `
    saft, säfte, säftchen, fruchtsaft, fruchtsäfte, orangensäfte, osaft, orangengetränk, nektar, fruchtnektar, fruchtsaftgetränk,
    fruchtsaftgetränke, obstsaft, obstsäfte, fruchtgetränk, fruchtgetränke, saftpackungen, saftkartons, saft im karton, tetrapack
    saft, tetra pak saft, trinkpäckchen, softdrink, softdrinks, alkoholfreie getränke, alkoholfreies, alkoholfreie drinks,
    apfelsinensaft, saftgetränke, frühstückssaft, orangenjus`,
  crisps: `
    knabberzeug, knabbereien, knabberei, knabberartikel, knabbergebäck, knabberware, knabberwaren, knabbersachen, knabberspaß,
    knabbersnacks, knabberkram, kartoffelchip, kartoffelsnacks, salzgebäck, salziges, salzige snacks, salzsnacks, chipstüten,
    chipstüte, tüten chips, erdäpfelchips, kartoffelsnack, partysnacks, partysnack, salziges knabberzeug, fernsehsnacks, pommes chips,
    knusperchips, kartoffelscheiben`,
  tuna: `
    fisch, fische, fischkonserve, fischkonserven, fischdose, fischdosen, dosenfisch, fisch in der dose, fischprodukte, fischwaren,
    konservenfisch, thunfischdose, thunfischdosen, thunfischkonserve, thunfischkonserven, dosenthunfisch, thunfisch in öl, thun, thon,
    tunfisch, tunfischdosen, thunfischfilet, thunfischfilets, thunfischstücke, meeresfrüchte, fischbüchsen, fischbüchse`,
  frozenpeas: `
    tiefkühlgemüse, tiefkühlerbsen, tkgemüse, tk erbsen, gefrorenes gemüse, gefrorene erbsen, gefriergemüse, gemüse, frostgemüse,
    frosterbsen, gartenerbsen, grüne erbsen, erbsli, erbschen, zuckererbsen, junge erbsen, markerbsen, tiefkühlprodukte,
    tiefkühlprodukt, tiefkühlartikel, tiefkühlwaren, tiefkühlware, tiefkühlkost, tiefkühllebensmittel, tiefgekühltes, tiefgekühltes
    gemüse, tiefgefrorenes, tiefkühl, gefrierware, gefrierwaren, frostware, tiefgefrorene lebensmittel, tk ware, tk produkte, tk
    artikel, gefrierkost`,
  coffee: `
    kaffees, kaffeebohne, kaffeebohnen, bohnenkaffee, röstkaffee, röstkaffees, kaffee ganze bohne, ganze bohne, ganze bohnen,
    kaffeeröstung, espressobohnen, espressobohne, kaffeebohnen ganz, filterkaffee, kaffeespezialitäten, heißgetränk, heißgetränke,
    kaffeepackungen, kafi, kafibohnen, arabica, robusta, arabicabohnen, kaffeeprodukte, kaffeesorten, cafe, gerösteter kaffee,
    mahlkaffee`,
  tomatoes: `
    dosentomate, dosentomaten, tomatendose, tomatendosen, tomatenkonserve, tomatenkonserven, gehackte tomaten, geschälte tomaten,
    stückige tomaten, tomatenstücke, tomatenwürfel, passierte tomaten, passata, polpa, pelati, pizzatomaten, tomaten aus der dose,
    paradeiser, dosenparadeiser, paradeiser dose, tomatenprodukte, schältomaten, tomatensauce, büchsentomaten, tomatenbüchse,
    italienische küche, italienische lebensmittel, italienische spezialitäten, italienische feinkost, italienische produkte`,
  greenolives: `
    antipasti, antipasto, olive, grüne olive, tafeloliven, eingelegte oliven, oliven im glas, oliven in lake, olivenglas,
    olivengläser, olivenkonserven, oliven eingelegt, speiseoliven, cocktailoliven, snackoliven, griechische küche, griechische
    lebensmittel, griechische spezialitäten, griechische feinkost, griechische produkte`,
  cookware: `
    topf, töpfchen, kochtopf, kochtöpfe, kochtopfset, kochtopfsets, kochgeschirr, kochset, kochsets, kochgefäße, edelstahltopf,
    edelstahltöpfe, topfserie, topfsatz, töpfeset, kasserolle, kasserollen, bräter, stieltopf, stieltöpfe, stielkasserolle,
    suppentopf, suppentöpfe, fleischtopf, fleischtöpfe, milchtopf, schmortopf, schmortöpfe, töpfe und pfannen, pfannenset,
    pfannensets, reindl, reindln, häferl, induktionstöpfe, induktionstopf, topfgarnitur, kochgarnitur, küchentöpfe, pfanne, bratpfanne, bratpfannen`,
  bedlinen: `
    bettbezug, bettbezüge, bettlaken, bezüge, kissenbezug, kissenbezüge, kissenhülle, kissenhüllen, bettwaren, bettwäscheset,
    bettwäschesets, bettwäschegarnitur, bettwäschegarnituren, bettgarnitur, bettgarnituren, bettzeug, bettsachen, bettüberzug,
    bettüberzüge, bettenbezüge, bettdeckenbezug, bettdeckenbezüge, deckenbezug, deckenbezüge, spannbettlaken, spannbetttuch,
    spannbetttücher, spannlaken, spannleintuch, leintuch, leintücher, laken, betttuch, betttücher, bettgewand, polsterbezüge,
    polsterüberzug, polsterüberzüge, duvetbezug, duvetbezüge, duvetanzug, fixleintuch, fixleintücher, schlafzimmerwäsche, überzüge,
    bettset, bettsets, bettanzug, bettanzüge, garnitur bettwäsche, schlafwäsche, wendebettwäsche, kinderbettwäsche, hotelbedarf,
    hotelausstattung, hotel, hotels, hotellerie, hotelartikel, pension, pensionen, ferienwohnung, ferienwohnungen, beherbergung`,
  towels: `
    badetuch, badetücher, duschtuch, duschtücher, frottee, frotteetuch, frotteetücher, frottier, frottiertuch, frottiertücher,
    frottierware, frottierwaren, frotteeware, frotteewaren, frotteehandtücher, gästehandtuch, gästehandtücher, gästetuch, gästetücher,
    waschlappen, waschhandschuh, waschhandschuhe, seiftuch, seiftücher, seifenlappen, handtücherset, handtuchset, handtuchsets,
    frotteeset, duschhandtuch, duschhandtücher, badtextilien, badezimmertextilien, frottiersets, hotelhandtücher, hoteltücher,
    händehandtuch, sporthandtuch, sporthandtücher, saunatuch, saunatücher, saunahandtuch, saunahandtücher, walkfrottier, hotelbedarf,
    hotelausstattung, hotel, hotels, hotellerie, hotelartikel, pension, pensionen, ferienwohnung, ferienwohnungen, beherbergung`,
  glasses: `
    trinkglas, trinkgläser, wasserglas, wassergläser, weinglas, weingläser, bierglas, biergläser, saftglas, saftgläser, longdrinkglas,
    longdrinkgläser, cocktailgläser, sektgläser, sektglas, whiskygläser, schnapsgläser, schnapsglas, stamperl, glas, gläser,
    gläserset, gläsersets, trinkgläserset, glaswaren, glasware, trinkgefäße, trinkbecher, glasbecher, becher aus glas, tumbler, gläser
    für wasser, gläschen, krügerl, humpen, bierkrüge, bierkrug, kelchgläser, gläsersatz, barzubehör, teegläser`,
  candles: `
    duftkerze, duftkerzen, teelicht, teelichter, stumpenkerze, stumpenkerzen, raumduftkerze, raumduftkerzen, wachskerze, wachskerzen,
    aromakerze, aromakerzen, kerzenglas, kerzengläser, kerzen im glas, duftlicht, duftlichter, duftwachs, kerzli, rechaudkerzen,
    rechaudkerze, tafelkerzen, tafelkerze, dekokerzen, dekokerze, adventskerzen, stabkerzen, votivkerzen, sojakerzen, duftgläser,
    kerzerl, windlicht, windlichter, muttertag, muttertagsware, muttertagsartikel, valentinstag, valentinstagsware,
    valentinstagsartikel, valentinsgeschenke, stromausfall, stromausfälle, blackout, notfall, notfälle, notfallset, notfallausrüstung,
    notfallbedarf, krisenvorsorge, notvorrat, vorsorge`,
  storageboxes: `
    kisten, kiste, boxen mit deckel, box mit deckel, kisten mit deckel, behälter mit deckel, stapelbox, stapelboxen, stapelkiste,
    stapelkisten, plastikbox, plastikboxen, plastikkiste, plastikkisten, plastikbehälter, kunststoffbox, kunststoffboxen,
    kunststoffkisten, kunststoffkiste, kunststoffbehälter, aufbewahrung, aufbewahrungskiste, aufbewahrungskisten,
    aufbewahrungsbehälter, aufbewahrungskörbe, aufbewahrungssysteme, ordnungsbox, ordnungsboxen, ordnungshelfer, ordnungssysteme,
    ordnungssystem, organizer, organizerbox, lagerbox, lagerboxen, lagerkiste, lagerkisten, unterbettbox, unterbettboxen,
    unterbettkommode, allzweckbox, allzweckboxen, klarsichtbox, klarsichtboxen, spielzeugkiste, spielzeugkisten, spielzeugbox,
    deckelbox, deckelboxen, behälter, verstaukiste, verstauboxen, staubox, stauboxen, stauraum, eurobox, euroboxen, kistchen, boxen
    plastik, sortierbox, sortierboxen, sammelbox, haushaltsboxen, küchenboxen`,
  planters: `
    blumentopf, blumentöpfe, blumentöpfchen, blumenkübel, blumenkasten, blumengefäß, blumengefäße, blumenampel, blumenampeln,
    übertopf, übertöpfe, pflanztopf, pflanztöpfe, pflanzentopf, pflanzentöpfe, pflanzkübel, pflanzenkübel, pflanzkasten, pflanztrog,
    pflanztröge, pflanzschale, pflanzschalen, pflanzengefäß, pflanzengefäße, pflanzbehälter, pflanzenbehälter, kübel, terrakottatopf,
    terrakottatöpfe, terracottatopf, terracottatöpfe, terrakotta, tontopf, tontöpfe, tonkübel, keramiktopf, keramiktöpfe,
    balkonkasten, kräutertopf, kräutertöpfe, gartentopf, gartentöpfe, pflanzentrog, töpfe für pflanzen, töpfe für blumen,
    blumenkisterl, geranienkasten, blumentröge`,
  gardenhoses: `
    wasserschlauch, wasserschläuche, schläuche, bewässerungsschlauch, bewässerungsschläuche, gießschlauch, gießschläuche,
    spritzschlauch, spritzschläuche, schlauchset, schlauchsets, schlauchtrommel, schlauchwagen, schlauchrolle, flexischlauch,
    flexschlauch, rasenschlauch, bewässerung, gartenbewässerung, schlauch für den garten, schläuche für garten, gartenspritze`,
  wateringcans: `
    giesskanne, giesskannen, gartenkanne, gartenkannen, blumenkanne, blumenkannen, wasserkanne, wasserkannen, blechkanne, blechkannen,
    spritzkanne, spritzkannen, gießer, gießhilfe, bewässerung, gartenbewässerung, metallgießkanne, zinkgießkanne, zinkkanne, gießen`,
  rugs: `
    läufer, fußmatte, fußmatten, fußabtreter, fußabstreifer, türmatte, türmatten, teppichläufer, teppichboden, bodenbelag,
    bodenbeläge, vorleger, bettvorleger, wohnzimmerteppich, wohnzimmerteppiche, flurläufer, flurteppich, webteppich, webteppiche,
    teppichware, teppichwaren, bodenteppich, bodenteppiche, auslegware, flickenteppich, flickenteppiche, kurzflorteppich,
    kurzflorteppiche, schmutzfangmatte, schmutzfangmatten, matte vor der tür, kinderteppich, kinderteppiche`,
  solarlights: `
    gartenlampe, gartenlampen, gartenleuchte, gartenlicht, gartenlichter, gartenbeleuchtung, gartenlaterne, gartenlaternen,
    gartendeko, gartendekoration, gartendekorationen, solarlampe, solarlampen, solarleuchte, solarlicht, solarlichter, solarlaterne,
    solarlaternen, solarbeleuchtung, solarstrahler, solarspots, solarspieße, außenlampe, außenlampen, außenleuchte, außenleuchten,
    außenlicht, außenbeleuchtung, wegleuchte, wegleuchten, wegelampen, wegbeleuchtung, wegelicht, erdspießleuchten, solarfackeln,
    solarfackel, terrassenbeleuchtung, terrassenlampen, balkonlampe, balkonlampen, balkonbeleuchtung, lampen für den garten,
    beleuchtung für den garten, leuchten für den garten, outdoor leuchten, deko für den garten, deko garten`,
  rings: `
    fingerring, fingerringe, edelstahlring, edelstahlringe, stahlring, stahlringe, schmuckring, schmuckringe, modeschmuckringe,
    ehering, eheringe, verlobungsring, verlobungsringe, damenringe, herrenringe, freundschaftsringe, siegelring, siegelringe,
    trauring, trauringe, stahlschmuck, edelstahlschmuck`,
  pendants: `
    kettenanhänger, schmuckanhänger, anhängerchen, halskettenanhänger, medaillon, medaillons, amulett, amulette, charm, charms,
    zirkoniaanhänger, zirkonia schmuck, anhänger für ketten, anhänger kette, valentinstag, valentinstagsware, valentinstagsartikel,
    valentinsgeschenke`,
  kitchen: `
    küche, küchen, küchenbedarf, küchenartikel, küchenware, küchenwaren, küchenzubehör, küchenutensil, küchenutensilien, küchenhelfer,
    küchengeschirr, küchensachen, küchenzeug, küchenkram, küchenausstattung, küchenequipment, küchenprodukte, küchenaccessoires,
    küchengerätschaften, küchensortiment, küchendinge, kochen, kochbedarf, kochutensilien, kochzubehör, kochen und backen, kulinarik,
    kuchl, kochecke, kücheneinrichtung, küchengadgets, haushalt und küche, küche und haushalt, gastrobedarf, gastronomiebedarf, gastro`,
  'kitchen appliances': `
    küchengerät, küchengeräte, küchenkleingerät, küchenkleingeräte, küchenmaschine, küchenmaschinen, elektrische küchengeräte,
    elektrogeräte küche, elektrogeräte für die küche, küchenelektrogeräte, küchenelektro, küchenelektrik, küchenelektronik,
    küchenelektrokleingeräte, frühstücksgeräte, kleine küchengeräte, kleingeräte küche, küchenapparate`,
  appliances: `
    haushaltsgerät, haushaltsgeräte, haushaltgeräte, haushaltskleingerät, haushaltskleingeräte, haushaltselektrogeräte,
    haushaltselektronik, haushaltselektro, haushaltsmaschinen, haushaltsapparate, elektrokleingerät, elektrokleingeräte, elektrische
    haushaltsgeräte, elektro haushaltsgeräte, elektrische kleingeräte, kleingerät, kleingeräte, kleinelektro, kleinelektrogeräte,
    kleine elektrogeräte, kleine haushaltsgeräte, elektrogeräte haushalt, elektrogeräte für den haushalt, hausgeräte, hausgerät,
    kleingeräte haushalt, apparate haushalt, elektrohaushalt`,
  housewares: `
    haushalt, haushaltsware, haushaltswaren, haushaltswarenposten, haushaltsartikel, haushaltartikel, haushaltwaren, haushaltsbedarf,
    haushaltsprodukte, haushaltssachen, haushaltszeug, haushaltszubehör, haushaltsutensilien, haushaltshelfer, haushaltssortiment,
    haushaltsgegenstände, haushaltsdinge, hausrat, hausratsartikel, hausbedarf, hausartikel, wohnbedarf, wohnartikel, wohnen,
    gegenstände für den haushalt, heimbedarf`,
  decoration: `
    deko, dekos, dekoration, dekorationen, dekoartikel, dekoware, dekowaren, dekosachen, dekozeug, dekokram, dekoobjekte, dekobedarf,
    dekoprodukte, dekorationsartikel, dekorationsware, dekoratives, dekor, wohndeko, wohndekoration, wohnaccessoire, wohnaccessoires,
    wohnzubehör, wohntrends, wohnambiente, heimdeko, heimdekoration, raumdeko, raumdekoration, zimmerdeko, hausdeko, innendeko,
    innendekoration, einrichtung, einrichtungsaccessoires, einrichtungsartikel, einrichtungsgegenstände, wohnungseinrichtung,
    wohnungsdeko, wohnzimmer, wohnzimmerdeko, wohnzimmerdekoration, interieur, dekorieren, schöner wohnen, wohnraumdeko, homedeko,
    wohlfühlen zuhause`,
  bedroom: `
    schlafzimmer, schlafzimmerartikel, schlafzimmerzubehör, schlafzimmertextilien, schlafzimmerdeko, schlafzimmerausstattung,
    schlafzimmersachen, schlafraum, schlafen, schlafbedarf, schlafkomfort, gästezimmer, gästezimmerausstattung, kinderzimmer textil,
    rund ums schlafen, rund ums bett`,
  bathroom: `
    bad, badezimmer, badartikel, badezimmerartikel, badezimmerzubehör, badezimmeraccessoires, badezimmerausstattung, badezimmersachen,
    badaccessoires, badzubehör, badausstattung, badsachen, badbedarf, badprodukte, sanitärbedarf, baden und duschen, duschen, dusche,
    dusche und bad, waschraum, badewanne, badesachen fürs bad, bad und wc, nasszelle, badekosmetik`,
  'home textiles': `
    heimtextil, heimtextilien, heimtextilware, haustextilien, haushaltstextilien, haushaltswäsche, haushaltwäsche, heimwäsche,
    wohntextilien, wohntextil, textilien fürs haus, textilien für zuhause, textilien haushalt, stoffe für zuhause, weißware textil,
    weißwäsche, hotelwäsche, hoteltextilien, bett und bad, bett und badwäsche, bettwaren und frottee, wäsche fürs haus, raumtextilien,
    wohnwäsche, aussteuer, aussteuerware, flachwäsche`,
  lighting: `
    beleuchtung, beleuchtungen, beleuchtungsartikel, beleuchtungskörper, beleuchtungsmittel, lampen, lampe, leuchten, lichter, licht,
    lichttechnik, lichtartikel, lampen und leuchten, lampen und leuchtmittel, lichtprodukte, lämpchen, leuchtenposten,
    lampensortiment, leuchtartikel, lampenposten, leuchtkörper, lichtquellen, illumination, lampenladen`,
  garden: `
    garten, gartenbedarf, gartenartikel, gartenzubehör, gartenware, gartenwaren, gartensachen, gartenzeug, gartenkram, gartengeräte,
    gartengerät, gartenwerkzeug, gartenwerkzeuge, gartensortiment, gartenprodukte, gartencenter, gartenmarkt, gartenausstattung,
    gartenarbeit, gartenarbeiten, gartenpflege, gartenhelfer, gartenutensilien, gartenfreunde, gartensaison, garteln, gärtner,
    gärtnerei, gärtnereibedarf, gärtnerbedarf, gärtnern, hobbygärtner, schrebergarten, kleingarten, kleingärtner, gemüsegarten,
    vorgarten, rasen, rasenpflege, pflanzenpflege, pflanzenbedarf, bepflanzung, hof und garten, garten und terrasse, garten und balkon`,
  balcony: `
    balkon, balkone, balkonien, balkonartikel, balkonbedarf, balkonzubehör, balkonausstattung, balkonsachen, balkondeko, balkongarten,
    balkongestaltung, terrasse, terrassen, terrassenbedarf, terrassenzubehör, terrassenartikel, terrassendeko, terrassenausstattung,
    loggia, dachterrasse, balkon und terrasse, terrasse und balkon, wintergarten, freisitz, sitzplatz draußen, outdoor living,
    außenbereich, balkonsaison, terrassensaison, laube`,
  beach: `
    strand, strände, strandartikel, strandbedarf, strandzubehör, strandsachen, strandausrüstung, strandzeug, strandware,
    strandausstattung, strandurlaub, strandtag, strandsaison, strandaccessoires, strandleben, strandausflug, meer, badestrand,
    badesee, baggersee, badeurlaub, sonne und strand, strand und meer, sonne strand meer, badesaison, badezeit, für den strand,
    badetag, freibad`,
  summer: `
    sommer, sommerartikel, sommerware, sommerwaren, sommersachen, sommerprodukte, sommersaison, sommersortiment, sommerposten,
    sommerbedarf, sommerzeit, sommerzubehör, sommerspaß, sommergeschäft, sommersaisonware, sommerrestposten, saisonware sommer,
    saisonartikel sommer, sommerhits, hochsommer, heiße tage, heißes wetter, sommerlich, sommerliches, ware für den sommer, frühjahr
    sommer, frühling sommer, hitze, sommerabverkauf, hitzewelle`,
  winter: `
    winter, winterartikel, winterware, winterwaren, wintersachen, winterprodukte, wintersaison, wintersortiment, winterposten,
    winterbedarf, winterzeit, winterzubehör, winterurlaub, winterferien, wintergeschäft, saisonware winter, saisonartikel winter,
    winterausrüstung, winterausstattung, winterlich, winterliches, kalte tage, kalte jahreszeit, kältewelle, kälte, schnee, herbst
    winter, winterkollektion, hüttenurlaub`,
  gifts: `
    geschenke, geschenkartikel, geschenkidee, geschenkideen, geschenkware, geschenkwaren, geschenksachen, geschenksortiment,
    geschenkshop, geschenkeladen, kleine geschenke, kleines geschenk, gschenke, gschenkli, präsent, präsente, mitbringsel,
    kleinigkeiten zum verschenken, aufmerksamkeiten, aufmerksamkeit, zum verschenken, verschenken, wichtelgeschenk, wichtelgeschenke,
    geburtstagsgeschenk, geburtstagsgeschenke, giveaway, giveaways, gastgeschenke, gastgeschenk, werbegeschenke, werbegeschenk,
    kundengeschenke, tombolapreise, tombola, tombolaware, souvenir, souvenirs, adventskalenderfüllung, hochzeitsgeschenke,
    hochzeitsgeschenk, etwas zum verschenken, nikolausgeschenke`,
  'gifts for men': `
    geschenke für männer, geschenk für männer, geschenke für herren, geschenk für herren, geschenke für ihn, geschenk für ihn,
    geschenke für papa, geschenk für papa, geschenke für väter, geschenke für den mann, geschenk für den mann, geschenkideen für
    männer, geschenkidee für männer, männergeschenke, männergeschenk, herrengeschenke, herrengeschenk, papageschenk, vatertag,
    vatertagsgeschenk, vatertagsgeschenke, geschenke vatertag, geschenke zum vatertag, geschenke für opa, präsente für herren,
    präsente für männer, geschenkideen für ihn`,
  'gifts for women': `
    geschenke für frauen, geschenk für frauen, geschenke für damen, geschenk für damen, geschenke für sie, geschenk für sie, geschenke
    für mama, geschenk für mama, geschenke für mütter, geschenke für die frau, geschenk für die frau, geschenke für oma, geschenke für
    die freundin, geschenk für die freundin, geschenke für freundinnen, geschenkideen für frauen, geschenkidee für frauen,
    geschenkideen für sie, frauengeschenke, frauengeschenk, damengeschenke, mamageschenk, muttertagsgeschenk, muttertagsgeschenke,
    geschenke muttertag, geschenke zum muttertag, präsente für damen, präsente für frauen, mädelsgeschenke`,
  'gifts for children': `
    geschenke für kinder, geschenk für kinder, geschenke für jungs, geschenke für mädchen, geschenke für jungen, geschenke für kids,
    geschenke für kleine, geschenkideen für kinder, geschenkidee für kinder, kindergeschenk, kindergeschenke, geschenke für enkel,
    geschenke für enkelkinder, geburtstagsgeschenke für kinder, kindergeburtstag, kindergeburtstage, kindergeburtstagsgeschenke,
    mitgebsel, mitgebsel kindergeburtstag, weihnachtsgeschenke für kinder, präsente für kinder, spielzeug zum verschenken, osternest,
    schultüte, schultüten, mitbringsel, kleine mitbringsel`,
  school: `
    schule, schulen, schulanfang, schulbeginn, schulstart, schulsachen, schulartikel, schulzubehör, schulausstattung, schulware,
    schulwaren, schuljahr, schuljahresbeginn, schulzeit, schulkinder, schulkind, schüler, einschulung, erstklässler, grundschule, abc
    schützen, taferlklassler, back to school, schulutensilien, schulsaison, schulbedarfsartikel`,
  baby: `
    baby, babys, babies, babygeschenk, babygeschenke, babyparty, neugeborene, neugeborenes, neugeborenen, säugling, säuglinge,
    babyabteilung, babywelt, babysortiment, babyladen, geburt, geschenk zur geburt, geschenke zur geburt, taufe, taufgeschenk,
    taufgeschenke, kinderzimmer baby, bébé, kleinstkinder, babyausstattung geschenk, werdende eltern`,
  'toys for toddlers': `
    kleinkindspielzeug, kleinkinderspielzeug, kleinkindspielsachen, spielzeug für kleinkinder, spielsachen für kleinkinder, spielzeug
    für kleine, spielzeug für die kleinen, spielzeug für die kleinsten, spielzeug für kleine kinder, spielsachen für kleine,
    krippenspielzeug, kitaspielzeug, kindergartenspielzeug, kindergartenbedarf, vorschulspielzeug, motorikspielzeug, spielzeug ab 1,
    spielzeug ab 1 jahr, kinderkrippe, kita, kitas, kindergarten, krabbelgruppe, frühförderung, spielwaren für kleinkinder,
    kleinkindartikel, kleinkind, kleinkinder, vorschule, vorschulkinder`,
  'educational toys': `
    lernspielzeug, lernspielzeuge, lernspiel, lernspiele, lehrspielzeug, lernspielsachen, pädagogisches spielzeug, pädagogische
    spielwaren, pädagogische spiele, spielpädagogik, montessori, montessori spielzeug, bildungsspielzeug, förderspielzeug,
    förderspiele, denkspiel, denkspiele, lehrreiches spielzeug, didaktisches spielzeug, didaktische spiele, spielend lernen, lernen
    und spielen, mint spielzeug, experimentierkästen, entwicklungsspielzeug, intelligenzspielzeug, kluges spielzeug, lernmaterial,
    knobelspiele, knobelspiel`,
  'outdoor toys': `
    outdoorspielzeug, outdoor spielwaren, outdoorspiele, outdoorspielsachen, gartenspielzeug, gartenspielsachen, gartenspiele,
    gartenspiel, spielzeug für draußen, spielwaren für draußen, spielsachen für draußen, spiele für draußen, spielzeug für den garten,
    spielzeug im freien, spiele für den garten, draußenspielzeug, freiluftspiele, spielen im freien, draußen spielen, rasenspiele,
    spielplatz, außenspielzeug, freizeitspielzeug`,
  fitness: `
    fitness, fitnessgerät, fitnessgeräte, fitnesszubehör, fitnessartikel, fitnessbedarf, fitnessausrüstung, fitnessequipment,
    fitnesssachen, fitnesszeug, fitnessprodukte, fitnessstudio, fitnessstudios, fitnesscenter, fitnessraum, trainingsgerät,
    trainingsgeräte, trainingszubehör, trainingsausrüstung, trainingsequipment, training, gymnastik, gymnastikartikel,
    gymnastikbedarf, gymnastikzubehör, turnen, workout, workouts, home gym, heimtraining, heimtrainer zubehör, training zuhause, sport
    zuhause, studiobedarf, muckibude, kraftraum, fitnesstraining, krafttrainingsgeräte, fit bleiben, crossfit, reha sport, rehabedarf`,
  football: `
    fußballartikel, fußballbedarf, fußballzubehör, fußballausrüstung, fußballsachen, fußballtraining, fußballverein, fußballvereine,
    fußballer, fußballequipment, fußballfans, fußballspieler, kicker, kicken, vereinsbedarf fußball, bolzplatz, tschutten, soccer,
    fußballware, rund um den fußball, fußballmannschaft, fußballspielen`,
  cycling: `
    fahrradzubehör, fahrradbedarf, fahrradartikel, fahrradausrüstung, fahrradteile, fahrradsachen, fahrradausstattung,
    fahrradequipment, fahrradfahrer, fahrradfahren, fahrradladen, radzubehör, radbedarf, radartikel, radausrüstung, radsport,
    radsportartikel, radsportbedarf, radsportzubehör, radfahren, radfahrer, radler, radlzubehör, radltour, radtour, radtouren, radeln,
    fahrradtour, fahrradtouren, velo, velos, velozubehör, velobedarf, velofahren, velofahrer, bikezubehör, bikebedarf, biken, biker,
    mountainbiken, zubehör fürs fahrrad, zubehör fahrrad, zubehör für fahrräder, rund ums fahrrad, rund ums rad, sachen fürs fahrrad,
    fürs rad`,
  swimming: `
    schwimmen, schwimmbad, schwimmbäder, schwimmartikel, schwimmbedarf, schwimmzubehör, schwimmsachen, schwimmausrüstung,
    schwimmsport, schwimmer, schwimmunterricht, schwimmkurs, schwimmverein, baden, badesachen, badezubehör, badebedarf, badezeug,
    hallenbad, pool, poolzubehör, poolbedarf, poolartikel, swimmingpool, plantschen, planschen, planschbecken, wassersport,
    wassersportartikel, wassersportbedarf, badespass, badi, badeausflug, badeplausch`,
  hiking: `
    wandern, wanderung, wanderungen, wanderausrüstung, wanderbedarf, wanderzubehör, wandersachen, wanderartikel, wanderurlaub,
    wanderer, wandertour, wandertouren, wandersport, wandersaison, trekking, trekkingausrüstung, trekkingbedarf, trekkingzubehör,
    bergsteigen, bergsteiger, bergsport, bergausrüstung, bergtour, bergtouren, berge, bergurlaub, alpin, alpinismus, klettern,
    outdoor, outdoorartikel, outdoorausrüstung, outdoorbedarf, outdoorzubehör, outdoorware, outdoorsachen, outdoorequipment,
    outdooraktivitäten, outdoorsport, pilgern, survival, bushcraft, naturfreunde, hüttentour`,
  camping: `
    camping, campen, camper, campingartikel, campingbedarf, campingzubehör, campingausrüstung, campingausstattung, campingsachen,
    campingzeug, campingkram, campingware, campingwaren, campingequipment, campingplatz, campingurlaub, campingtour, campingsaison,
    campingprodukte, campingsortiment, zeltausrüstung, zeltzubehör, zelturlaub, zeltlager, zeltplatz, wohnmobil, wohnmobile,
    wohnwagen, ferienlager, festival, festivals, festivalausrüstung, festivalbedarf, übernachten im freien, draußen schlafen, draußen
    übernachten, übernachtung im freien, glamping, outdoor und camping, pfadfinder`,
  fishing: `
    angeln, angler, anglerbedarf, anglerzubehör, anglerausrüstung, angelbedarf, angelzubehör, angelausrüstung, angelsachen,
    angelartikel, angelsport, angelurlaub, angelausflug, angeltour, fischen, fischer, fischerei, fischerbedarf, petrijünger,
    karpfenangeln, nachtangeln, angelverein`,
  picnic: `
    picknick, picknicks, picknickset, picknicksets, picknickzubehör, picknickbedarf, picknicksachen, picknickartikel,
    picknickausstattung, picknicken, ausflug, ausflüge, tagesausflug, tagesausflüge, ausflugsbedarf, unterwegs im grünen, ausflug ins
    grüne, brotzeit draußen, jause draußen`,
  travel: `
    reise, reisen, reiseartikel, reisebedarf, reisezubehör, reiseutensilien, reiseausrüstung, reiseausstattung, reisesachen,
    reiseprodukte, reiseaccessoires, reiseequipment, reisender, reisende, reisezeit, reisefieber, urlaubsreise, ferienreise,
    flugreise, flugreisen, geschäftsreise, geschäftsreisen, dienstreise, unterwegs, backpacking, städtereise, städtetrip, weltreise,
    globetrotter`,
  phone: `
    handyzubehör, smartphonezubehör, zubehör handy, zubehör für handys, zubehör fürs handy, zubehör für smartphones, telefonzubehör,
    mobilfunkzubehör, mobilzubehör, handysachen, handyartikel, handybedarf, handykram, handyzeug, handyladen, handyshop, handygadgets,
    natelzubehör, iphone zubehör, mobile zubehör, mobile accessoires, handyaccessoires`,
  computers: `
    computerbedarf, computerartikel, computerware, computertechnik, computerkram, computersachen, edv, edv bedarf, edv geräte, it
    zubehör, it bedarf, it artikel, it hardware, pc bedarf, pc artikel, homeoffice, homeoffice ausstattung, büroelektronik,
    büroausstattung, bürotechnik, schreibtisch, computerladen, laptopzubehör, notebookzubehör, rechnerzubehör, gamingzubehör,
    heimarbeit, arbeiten von zuhause, arbeiten im homeoffice, büro zuhause`,
  audio: `
    audio, audiogerät, audiogeräte, audiotechnik, audiozubehör, audioprodukte, audioartikel, audioequipment, audiosysteme, hifi, hifi
    geräte, hifi anlage, musik hören, musikgeräte, musikelektronik, musikwiedergabe, sound, soundsysteme, soundsystem, klang,
    unterhaltungselektronik audio, tontechnik, musikzubehör, musiktechnik`,
  'make-up': `
    kosmetik dekorativ, schminken, schminkset, schminksets, schminkprodukte, schminkkram, make up artikel, make up produkte, make up
    sets, make up zeug, farbkosmetik, dekorativkosmetik, beautyprodukte makeup, schminkkoffer, schminkkasten`,
  toiletries: `
    drogerie, drogerieartikel, drogerieware, drogeriewaren, drogeriebedarf, drogeriesortiment, drogerieprodukte, drogerieposten,
    drogeriemarkt, körperpflege, körperpflegeprodukte, körperpflegeartikel, körperpflegemittel, körperhygiene, hygiene,
    hygieneartikel, hygieneprodukte, hygienebedarf, pflegeprodukt, pflegeprodukte, pflegeartikel, pflegemittel, toilettenartikel,
    waschzeug, kulturbeutel, kosmetik und pflege, personal care, badartikel drogerie, kosmetikartikel körper, wasch und pflegeartikel,
    waschutensilien`,
  'skin care': `
    hautpflege, hautpflegeprodukte, hautpflegeartikel, hautpflegemittel, hautkosmetik, gesichtspflege, gesichtspflegeprodukte, pflege
    für die haut, pflege haut, pflege fürs gesicht, pflegekosmetik, skincare, trockene haut, hautschutz, dermokosmetik,
    schönheitspflege, beautypflege, gesichtsprodukte`,
  'hair care': `
    haarpflege, haarpflegeprodukte, haarpflegeartikel, haarpflegemittel, haarkosmetik, haarprodukte, haarstyling, haarstylingprodukte,
    pflege für haare, pflege für die haare, pflege fürs haar, haare, friseurbedarf, frisörbedarf, friseurartikel, friseur, friseure,
    frisör, frisöre, friseursalon, friseursalons, coiffeurbedarf, coiffeur, frisur, frisuren, haarstudio, haarsalon, haarsachen`,
  jewellery: `
    schmuckware, schmuckwaren, schmuckartikel, schmuckstück, schmuckstücke, schmuckset, schmucksets, schmucksachen, schmucksortiment,
    damenschmuck, frauenschmuck, mädchenschmuck, geschmeide, bijou, bijouterie, bijouteriewaren, klunker, juwelen, juwelierware,
    juwelierbedarf, silberschmuckset, schmuckposten, schmuckkollektion`,
  'accessories for women': `
    damenaccessoire, damenaccessoires, accessoires damen, accessoires für frauen, frauenaccessoires, mädchenaccessoires,
    modeaccessoire, modeaccessoires, modische accessoires, modische kleinigkeiten, modezubehör, fashion accessoires, modeartikel
    damen, accessoires mode, damenzubehör, accessoires für sie, accessoires für mädchen`,
  'accessories for men': `
    herrenaccessoire, herrenaccessoires, accessoires herren, accessoires für männer, männeraccessoires, männerschmuck, herrenzubehör,
    schmuck für männer, schmuck für herren, accessoires für ihn, herrenschmuck, gentleman accessoires`,
  wearables: `
    wearable, wearables, tragbare elektronik, tragbare technik, smarte wearables, smarte armbänder, smartes armband, intelligente
    armbänder, elektronik fürs handgelenk, smarte geräte handgelenk, smart wear, vernetzte uhren, smarte gadgets`,
  workwear: `
    arbeitsschutz, arbeitsschutzartikel, arbeitsschutzbedarf, arbeitsschutzausrüstung, arbeitssicherheit, schutzausrüstung,
    schutzausrüstungen, persönliche schutzausrüstung, sicherheitsausrüstung, sicherheitsbedarf, berufsschutz, baustelle, baustellen,
    baustellenbedarf, bauarbeiter, baubedarf, handwerkerbedarf, werkstattbedarf, schuhe für die arbeit, schuhe für arbeit, schuhe für
    handwerker, schuhe für die baustelle, schutzschuhwerk`,
  boots: `
    boots, bootschuhe, stiefelware, stiefel und stiefeletten, herrenstiefel, stiefel für herbst, stiefel für winter, stiefel
    sortiment, schnürstiefel, schaftstiefel, wasserdichte stiefel`,
  'sports shoes': `
    schuhe für sport, schuhe für den sport, sport schuhe, sportschuhwerk, sportliches schuhwerk, sportfußbekleidung sortiment,
    sportschuhsortiment, athletikschuhe, vereinsschuhe, schuhe zum sport`,
  'summer shoes': `
    sommerschuh, sommerschuhe, sommerschuhwerk, sommersandalen, sommersandale, sommertreter, offene schuhe, luftige schuhe, schuhe für
    den sommer, schuhe für sommer, schuhe für den strand, urlaubsschuhe, leichte schuhe, sandalen und flipflops`,
  'shoes for children': `
    kinderschuh, kinderschuhe, kinderschühchen, kinderschuhwerk, schuhe für kinder, schuhe für kids, schuhe für jungs, schuhe für
    mädchen, jungenschuhe, mädchenschuhe, babyschuhe, kleinkinderschuhe, lauflernschuhe, kindertreter, kinderfußbekleidung,
    schulkinderschuhe, kinderschuhposten`,
  luggage: `
    gepäck, gepäckstück, gepäckstücke, reisegepäck, fluggepäck, gepäckwaren, gepäckserie, koffer und taschen, taschen und koffer,
    koffer und rucksäcke, rucksäcke und koffer, kofferware, reisegepäckstücke, urlaubsgepäck, kofferladen, gepäcksortiment, bagage`,
  delicatessen: `
    feinkost, feinkostartikel, feinkostware, feinkostwaren, feinkostladen, feinkostprodukte, delikatessen, delikatesse, delikatess,
    spezialitäten, spezialität, gourmet, gourmetartikel, gourmetprodukte, mediterrane lebensmittel, mediterrane feinkost, mediterrane
    spezialitäten, mediterrane küche, mediterranes, mittelmeerküche, südländische lebensmittel, südländische spezialitäten,
    schmankerl, schlemmereien, genussmittel, mittelmeerprodukte`,
  tins: `
    konservenware, konservenwaren, lebensmittelkonserve, lebensmittelkonserven, konservendose, konservendosen, konservierte
    lebensmittel, dosenware, dosenwaren, dosenessen, dosenlebensmittel, dosennahrung, dosenkost, lebensmitteldosen, essen in dosen,
    lebensmittel dose, eingemachtes, eingelegtes, büchsen, büchse, blechdosen essen, büchsenware, notvorrat, vorrat in dosen, haltbare
    konserven`,
  groceries: `
    grundnahrungsmittel, grundlebensmittel, basislebensmittel, trockenlebensmittel, trockenwaren, trockenprodukte, trockene
    lebensmittel, vorrat, vorräte, vorratslebensmittel, vorratsware, vorratskammer, vorratshaltung, haltbare lebensmittel, lang
    haltbare lebensmittel, haltbares, ungekühlte lebensmittel, ungekühlte ware, kolonialwaren, lebensmittelgrundsortiment,
    supermarktware, supermarktartikel, supermarkt, lebensmittelladen, tante emma laden, spezereien, esswaren, notvorräte,
    krisenvorsorge, lebensmittelvorrat, haltbare nahrung`,
  snacks: `
    snack, snacks, snackartikel, snackware, snacksortiment, snackprodukte, kioskware, kioskartikel, kioskbedarf, kiosk, automatenware,
    automatenartikel, snackautomat, süßes und salziges, süß und salzig, süßwaren und snacks, snacks und süßwaren, süßigkeiten und
    snacks, zwischenmahlzeit, zwischenmahlzeiten, für zwischendurch, zwischendurch, naschen, naschen und knabbern, knabbern,
    filmabend, kinosnacks, impulsware, impulsartikel, vending, pausensnack, pausensnacks, jause, znüni, zvieri, partyessen,
    fernsehabend, süßes und knabberzeug, spätiware, späti`,
  breakfast: `
    frühstück, frühstücken, frühstücksartikel, frühstücksbedarf, frühstücksprodukte, frühstückssachen, frühstückstisch,
    frühstücksbuffet, hotelfrühstück, brunch, zmorge, morgenessen, frühstückslebensmittel, morgenkaffee, frühstückswaren,
    frühstückssortiment`,
  aperitif: `
    aperitif, aperitifs, apero, aperosnacks, aperogebäck, vorspeise, vorspeisen, häppchen, fingerfood, umtrunk, sektempfang,
    stehempfang, bar snacks, aperitivo, apérohäppchen, cocktailabend, feierabendsnack, partybuffet`,
}
