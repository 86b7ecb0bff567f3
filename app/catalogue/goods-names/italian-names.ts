import type { Names } from './names'

export const italianNames: Names = {
  plush: `
    pupazzo, pupazzi, pupazzetti, pupazzetto, orsacchiotti, orsacchiotto, orsetti, orsetto, orsacchiotti di pezza, orsi di peluche,
    orso di peluche, animali di peluche, animale di peluche, animaletti di peluche, animaletti di pezza, peluches, pelouche, pelusce,
    peluscini, peluche per macchinette, pupazzi di pezza, pupazzi di peluche, animali di pezza, animali di stoffa, pupazzi di stoffa,
    pupazzi morbidi, giocattoli morbidi, giochi morbidi, peluche animali, unicorni di peluche, marionette, coniglietti di peluche`,
  blocks: `
    mattoncini, mattoncino, cubi in legno, cubetti di legno, cubetti, cubi, blocchi, blocchetti, blocchi di legno, blocchetti di
    legno, costruzioni, costruzioni in legno, costruzioni per bambini, giochi di costruzione, giochi di costruzioni, gioco di
    costruzioni, mattoncini in legno, giochi in legno, giocattoli in legno, giocattolo in legno, duplo, incastri in legno`,
  puzzles: `
    puzle, puzzel, rompicapo, rompicapi, giochi di pazienza, puzzle bambini, puzzle in legno, puzzle 1000 pezzi, puzzle per adulti,
    incastri, giochi ad incastro, giochi a incastro, puzzle 3d`,
  dolls: `
    casa delle bambole, case delle bambole, bambolotti, bambolotto, bamboline, bambolina, bambolotti neonato, bambole di pezza,
    bambola di pezza, barbie, bambole fashion, accessori per bambole, vestiti per bambole, bambole parlanti, bebè giocattolo, giochi
    per bambine, cicciobello`,
  babytoys: `
    giochi per neonati, giochi neonato, giochini neonato, giochini per neonati, giocattoli neonato, giocattoli per neonati, articoli
    per neonati, articoli neonato, prima infanzia, giocattoli prima infanzia, giochi prima infanzia, puericultura, sonaglio,
    sonaglini, sonaglino, massaggiagengive, dentaruolo, dentaruoli, giostrine, giostrina, giostrine culla, giostrina per culla, giochi
    da culla, palestrine, palestrina, trillini, trillino, giochi sensoriali, giochi bebè, giocattoli bebè, giochi bagnetto, anelli da
    dentizione, anello da dentizione, accessori neonato, prodotti neonato, prodotti per neonati, corredino`,
  watertoys: `
    giochi da spiaggia, giochi mare, giochi estivi, giocattoli da mare, giocattoli da spiaggia, giocattoli estivi, giochi d'acqua,
    giocattoli d'acqua, giochi acquatici, giochi da piscina, giocattoli da piscina, pistole ad acqua, pistola ad acqua, pistole
    d'acqua, fucili ad acqua, fucile ad acqua, gonfiabili, gonfiabili da piscina, gonfiabili mare, gonfiabile, ciambelle gonfiabili,
    ciambella gonfiabile, salvagente, salvagenti, braccioli, braccioli gonfiabili, secchiello, secchielli, secchiello e paletta,
    secchielli e palette, palette e secchielli, paletta e secchiello, formine, formine da spiaggia, set sabbia, giochi da sabbia,
    schizzaacqua, gavettoni, animali gonfiabili, canottini`,
  boardgames: `
    giochi in scatola, gioco in scatola, giochi da tavolo, gioco da tavolo, giochi da tavola, giochi di società, gioco di società,
    giochi di famiglia, giochi per famiglie, monopoli, monopoly, gioco dell'oca, giochi dell'oca, tombola, tombole, scacchi, dama e
    scacchi, giochi di carte, gioco di carte, gioco del monopoli, indovina chi, risiko, domino, giochi di ruolo, giochi da salotto,
    giochi di strategia, giochi di dadi, shangai, forza quattro, scarabeo`,
  rccars: `
    macchinine telecomandate, macchinina telecomandata, macchinine radiocomandate, macchinina radiocomandata, macchinine col
    telecomando, macchinina col telecomando, macchine telecomandate, macchina telecomandata, macchine radiocomandate, macchina
    radiocomandata, auto telecomandate, auto telecomandata, auto radiocomandate, auto radiocomandata, automobiline, automobilina,
    automobiline telecomandate, radiocomandati, radiocomandato, radiocomandata, radiocomandate, radiocomandi, telecomandati,
    telecomandato, telecomandata, giochi telecomandati, giocattoli telecomandati, giocattoli radiocomandati, auto rc, macchine rc,
    macchinine rc, macchinina, macchinine, macchine giocattolo, macchina giocattolo, macchine col telecomando, modellismo, modellini
    radiocomandati, modellini auto, veicoli giocattolo, camion telecomandati, buggy radiocomandati`,
  tricycles: `
    tricicli, triciclo, tricicletto, tricicli bimbi, triciclo bambino, tricicli bambini, bici a tre ruote, bicicletta a tre ruote,
    biciclette a tre ruote, bici 3 ruote, biciclettine, biciclettina, biciclette senza pedali, bici senza pedali, cavalcabili,
    cavalcabile, primi passi cavalcabili, triciclo con maniglione`,
  tents: `
    tenda, tende, tenda da campeggio, tende da campeggio, tenda igloo, tende igloo, canadese, canadesi, tenda canadese, tende
    canadesi, tenda 2 posti, tenda 3 posti, tende 3 posti, tenda 4 posti, tende da spiaggia, tenda da trekking, tende da trekking,
    tenda familiare, tende familiari, tenda a cupola, tendine da campeggio, tendina da campeggio, igloo, tende da bivacco`,
  sleepingbags: `
    sacco a pelo, sacchi a pelo, saccoletto, sacchi letto, sacco a pelo mummia, sacchi a pelo mummia, sacchi piuma, sacco lenzuolo,
    sacchi a pelo bambini`,
  campchairs: `
    sedia pieghevole, sedie pieghevoli, sedia da campeggio, sedie da campeggio, seggiolina pieghevole, seggioline pieghevoli,
    seggioline, seggiolina, sedie da pesca, sedia da pesca, seggiolini da pesca, seggiolini pieghevoli, seggiolino pieghevole,
    seggioline da campeggio, sedie da spiaggia, sedia da spiaggia, sedie mare, spiaggine, spiaggina, sgabelli pieghevoli, sgabello
    pieghevole, sedie richiudibili, sedie da regista, sedia da regista, sedie da picnic, sedie da giardino pieghevoli, poltroncine da
    campeggio, poltroncina da campeggio`,
  coolboxes: `
    ghiacciaia, ghiacciaie, ghiacciaia portatile, borsa frigo, borse frigo, borsa termica, borse termiche, frigo portatile, frigo
    portatili, frigorifero portatile, frigoriferi portatili, frigo da spiaggia, frigo da campeggio, frigo rigido, frigo rigidi, frigo
    box, contenitore termico, contenitori termici, frigo da viaggio, frighetti, frighetto, frigo mare, frigo picnic, frigoriferi da
    campeggio, borse refrigeranti, frigo auto, frigorifero da auto, frigo elettrico portatile, scatole termiche, box termici`,
  backpacks: `
    zainetti, zainetto, zaino scuola, zaini scuola, zaini scolastici, zaino scolastico, zainone, zainoni, zainone da montagna, zaini
    da montagna, zaino da montagna, zaini trekking, zaino trekking, zaini sportivi, zaino sportivo, cartelle scuola, cartella scuola,
    cartelle scolastiche, cartella scolastica, zainetti asilo, zainetto asilo, sacche a spalla, zaino porta pc, zaini porta pc, zaini
    da viaggio, zaino da viaggio, borsa a zaino`,
  suitcases: `
    set valigie, bagaglio, bagagli, bagaglio a mano, bagagli a mano, bagaglio da stiva, bagagli da stiva, borsone, borsoni, borsa da
    viaggio, borse da viaggio, borsoni da viaggio, borsone da viaggio, valigeria, valigione, valigioni, valigetta, valigette, valige,
    valige trolley, trolley cabina, trolley bagaglio a mano, valigia cabina, valigie cabina, valigie rigide, valigia rigida, trolley
    rigidi, valigie da stiva, valigie con rotelle, bauli da viaggio, pelletteria da viaggio, valigie trolley`,
  airbeds: `
    letto gonfiabile, letti gonfiabili, letto gonfiabile matrimoniale, materasso gonfiabile, materassi gonfiabili, materassino
    gonfiabile, materassini gonfiabili, materassino mare, materassini mare, materassino, materassini, materassini da spiaggia,
    materassini da campeggio, materassino da campeggio, materassi da campeggio, materassino da spiaggia, letti per ospiti gonfiabili,
    materassi ad aria, materasso ad aria, materassini autogonfianti, materassino autogonfiante, brandina gonfiabile, lettini
    gonfiabili, lettino gonfiabile`,
  torches: `
    torcia elettrica, torce elettriche, torcia led, torce led, torcette, torcia frontale, torce frontali, lampada frontale, lampade
    frontali, luci frontali, luce frontale, frontalino, frontalini, frontalini led, pila tascabile, pile tascabili, pila elettrica,
    pile elettriche, torce tascabili, torcia tascabile, lampada tascabile, lampade tascabili, lampade portatili, lampada portatile,
    lampade da campeggio, lampada da campeggio, torcia ricaricabile, torce ricaricabili, lanterna da campeggio, lanterne da campeggio,
    lampade a torcia`,
  parasols: `
    parasole, parasoli, ombrellone mare, ombrelloni mare, ombrellone da spiaggia, ombrelloni da spiaggia, ombrellone da giardino,
    ombrelloni da giardino, ombrelloni da terrazzo, ombrellone da balcone, ombrelloni da balcone, ombrellone da sole, ombrelloni da
    sole, ombrelli da sole, ombrello da sole, ombrellini da spiaggia, ombrelli da spiaggia, tende parasole da spiaggia`,
  thermos: `
    bottiglie termiche, bottiglia termica, tazza termica, tazze termiche, bottiglia isotermica, bottiglie isotermiche, bottiglie
    isolate, borracce termiche, borraccia termica, caraffa termica, caraffe termiche, bicchiere termico, bicchieri termici, bicchieri
    da viaggio, tazza da viaggio, tazze da viaggio, termos, termo, thermos per caffè, thermos da viaggio, thermos acciaio, thermos
    portavivande, portavivande termico, portavivande termici, contenitori isotermici, tumbler termico`,
  sunglasses: `
    occhiale da sole, occhiali da sole, occhiali solari, occhiali a specchio, occhiali specchiati, occhiali polarizzati, occhiali da
    vista sole, occhiali estivi, occhialoni, occhiali da spiaggia, occhiali uv, occhiali moda, occhiali donna, occhiali uomo, occhiali
    a goccia, occhiali da aviatore`,
  watches: `
    orologio da polso, orologi da polso, orologi uomo, orologi donna, orologeria, orologini, orologino, cronografo, cronografi,
    segnatempo, orologi analogici, orologi al quarzo, orologi in acciaio, orologetti`,
  smartbands: `
    bracciale fitness, bracciali fitness, braccialetto fitness, braccialetti fitness, orologi sportivi, orologio sportivo, orologio
    fitness, orologi fitness, orologio smart, orologi smart, orologio intelligente, orologi intelligenti, smartwatch, smartband,
    contapassi, pedometro, pedometri, cardiofrequenzimetro, cardiofrequenzimetri, activity tracker, fitness tracker, fitness band,
    braccialetto smart, bracciali smart, braccialetti smart, bracciale smart, bracciali intelligenti, braccialetti intelligenti,
    orologi digitali sportivi, orologi per lo sport, orologio da corsa, orologi da corsa, orologi connessi`,
  silverchains: `
    catenina, catenine, collana argento, collane argento, collanina, collanine, girocollo, girocolli, girocollo argento, catena
    argento, catene argento, catenelle, catenella, collier, colliers, argento 925, collarini, choker, collane donna, collane uomo,
    catene da collo, catena da collo, argenteria gioielli, gioielli in argento, collane con ciondolo`,
  earrings: `
    orecchini donna, orecchini a cerchio, cerchi orecchie, cerchietti per orecchie, orecchini a lobo, orecchini pendenti, orecchini
    perla, orecchini perle, punti luce, punto luce, orecchinetti, monachelle, clips orecchie, orecchini clip, orecchini bimba, boccole
    orecchini, orecchini bottone`,
  bracelets: `
    braccialetto, braccialetti, braccialettini, braccialettino, bracciali donna, bracciale donna, bracciali uomo, bracciali perle,
    bracciali di perline, bracciali elastici, braccialetti elastici, bangle, braccialetti di perline, polsiere gioiello, cavigliere,
    cavigliera, braccialoni, braccialetti portafortuna`,
  hairclips: `
    accessori per capelli, accessorio capelli, mollette per capelli, molletta per capelli, molletta, mollette, mollettine, mollettina,
    mollettone, mollettoni, mollettine bimba, mollette bimba, cerchietti, cerchietto, cerchietti per capelli, fermacapelli, fermacoda,
    beccucci, beccuccio, beccucci per capelli, pinze per capelli, pinza per capelli, pinzette per capelli, forcine, forcina, elastici
    per capelli, elastico per capelli, fasce per capelli, fascia per capelli, pettinini, fiocchi per capelli, fiocchetti per capelli,
    fermagli per capelli, fermaglio, fermaglio per capelli, ornamenti per capelli, codini, codino, scrunchie, scrunchies, clic clac,
    clic clac capelli, clips capelli`,
  cufflinks: `
    gemelli camicia, gemelli polso, gemelli per polsini, gemelli uomo, bottoni gemelli, bottoni da polso, bottoni polsini, gemelli
    smoking`,
  jewelboxes: `
    portagioielli, cofanetti gioielli, cofanetto gioielli, cofanetti portagioie, scatole gioielli, scatola gioielli, scatole
    portagioie, scrigno, scrigni, scrigno per gioielli, scrigni per gioielli, scrigni portagioie, scrignetti, portagioia, bauletti
    portagioie, bauletto portagioie, espositori per gioielli, organizer gioielli, astucci per gioielli, astuccio gioielli, portanelli,
    porta anelli, porta orecchini, portabijoux`,
  hikingboots: `
    scarpe da trekking, scarpa da trekking, scarponcini, scarponcino, scarpe da montagna, scarpa da montagna, scarponi da montagna,
    scarponi trekking, scarpone, scarponi uomo, pedule, pedula, scarpe da escursionismo, calzature da montagna, calzature da trekking,
    scarponcini da montagna, scarponcini da trekking, stivali da montagna, scarpe da camminata, scarpe outdoor, calzature outdoor,
    scarpe per camminare, scarpe maschili, calzature maschili, calzature da uomo, scarpe da signore`,
  sneakers: `
    scarpe da ginnastica, scarpa da ginnastica, scarpe sportive, scarpa sportiva, scarpe da tennis, tennis donna, scarpette da
    ginnastica, scarpette da tennis, scarpe casual, scarpe sportive donna, scarpe sportive signora, scarpe ginnastica donna, sneaker
    donna, calzature sportive, scarpe comode, scarpe da passeggio, scarpe in tela, scarpe tempo libero, snikers, scarpe basse donna,
    scarpe femminili, calzature femminili, calzature da donna, scarpe da signora`,
  runners: `
    scarpe da ginnastica, scarpa da ginnastica, scarpe sportive, scarpa sportiva, scarpe corsa, scarpa da corsa, scarpe jogging,
    scarpe running, scarpa running, scarpe footing, scarpe per correre, scarpe da allenamento, scarpe atletica, scarpe da maratona,
    scarpe podismo, calzature sportive, scarpe da palestra, scarpe maschili, calzature maschili, calzature da uomo, scarpe da signore`,
  ankleboots: `
    tronchetti, tronchetto, stivaletto, stivaletti donna, stivaletto donna, stivaletti alla caviglia, polacchino, polacchini,
    polacchini donna, polacchine, polacche, polacchina, stivali alla caviglia, stivali bassi, stivaletti bassi, stivali donna,
    stivaletti invernali, chelsea boots, anfibi donna, anfibi, stivali corti, scarpe alte donna, scarpe col tacco, texani, scarpe
    femminili, calzature femminili, calzature da donna, scarpe da signora`,
  wellies: `
    stivali di gomma, stivale di gomma, stivali pioggia, stivale pioggia, stivaletti di gomma, stivaletti pioggia, galosce, galoscia,
    stivali impermeabili, stivali bimbo gomma, stivali bambini pioggia, scarpe da pioggia, scarpe di gomma`,
  safetyshoes: `
    scarpe da lavoro, scarpa da lavoro, scarpe antinfortunistica, scarpe antinfortunistiche, scarpa antinfortunistica,
    antinfortunistica, calzature antinfortunistiche, calzatura antinfortunistica, scarpe antifortunistiche, scarpe cantiere, scarpe di
    sicurezza, scarpa di sicurezza, calzature di sicurezza, calzature da lavoro, calzatura da lavoro, scarpe con puntale, scarpe punta
    di ferro, scarpe con punta rinforzata, puntale in acciaio, stivali da lavoro, scarponi da lavoro, scarpe per muratori, scarpe s3,
    scarpe s1p, calzature s3, scarpe infortunistiche, dpi calzature, scarpe professionali, scarpe maschili, calzature maschili,
    calzature da uomo, scarpe da signore`,
  slippers: `
    ciabatte, ciabatta, pantofola, babbucce, babbuccia, pianelle, pianella, ciabatte da casa, ciabatta da casa, ciabatte invernali,
    ciabatte invernali da casa, ciabattine da casa, pantofole da casa, pantofole invernali, pantofoline, pantofole donna, pantofole
    uomo, pantofole da camera, ciabatte da camera, scarpe da casa, calzature da casa, pattine, calzerotti, friulane, friulana,
    pantofole hotel, ciabatte hotel, ciabatte donna, ciabatte uomo, scarpe femminili, calzature femminili, calzature da donna, scarpe
    da signora`,
  loafers: `
    scarpe da barca, scarpe senza lacci, scarpa senza lacci, mocassino, mocassini uomo, mocassini pelle, college uomo, college pelle,
    scarpe college, car shoes, car shoe, scarpe eleganti, scarpe eleganti uomo, scarpa elegante, scarpe classiche, scarpe classiche
    uomo, scarpe da cerimonia, scarpe in pelle uomo, scarpe di pelle, scarpe in cuoio, slip on uomo, penny loafer, loafer uomo, scarpe
    da ufficio, scarpe maschili, calzature maschili, calzature da uomo, scarpe da signore`,
  flipflops: `
    infradito mare, infradito da spiaggia, infradito gomma, ciabatte, ciabatte mare, ciabatte da spiaggia, ciabatte piscina,
    ciabattine, ciabattina, ciabattine da piscina, ciabattine mare, ciabatte gomma, ciabatte doccia, ciabatte estive, zoccoli mare,
    zoccoletti, hawaianas, havaianas, scarpe da spiaggia, scarpe da mare, calzature mare, calzature da spiaggia, zeppe infradito,
    slides mare, ciabatte a fascia, hawaiana`,
  footballboots: `
    scarpini da calcio, scarpini, scarpino calcio, scarpini calcio a 5, scarpini calcetto, scarpe da calcio, scarpe da calcetto,
    scarpa da calcio, scarpe con tacchetti, scarpe coi tacchetti, tacchetti, scarpe da pallone, scarpe da futsal, scarpe calcio a 5,
    calzature da calcio, bulloni calcio`,
  footballs: `
    pallone da calcio, palloni da calcio, pallone, palloni, pallone di cuoio, palloni di cuoio, palle da calcio, palla da calcio,
    palloni da calcetto, pallone da calcetto, palloni da spiaggia, palloni in gomma, palla, palle, palloni da gara, palloni da gioco`,
  rackets: `
    racchette, racchetta, volano, volani, volani e racchette, racchette e volani, racchettoni, racchettone, racchettoni da spiaggia,
    racchette badminton, racchetta badminton, set badminton, gioco del volano, badminton da spiaggia, racchette da spiaggia, racchette
    da volano, volani badminton, racchettine`,
  kettlebells: `
    pesi, pesi palestra, peso, manubri, manubrio, manubri palestra, manubri fitness, ghiria, ghirie, pesi con maniglia, peso con
    maniglia, pesi a palla, kettlebell, kettle bells, ketelbel, girya, pesetti, pesi da ginnastica, pesi fitness, bilancieri,
    bilanciere, sfere con maniglia, pesi sollevamento, attrezzi pesi`,
  bands: `
    elastici fitness, elastico fitness, fasce elastiche, fascia elastica, banda elastica, bande elastiche, elastici palestra, elastici
    per glutei, elastici ginnastica, elastici per allenamento, elastici per esercizi, elastici sport, loop band, loop bands,
    resistance band, resistance bands, bande di resistenza, banda di resistenza, fasce di resistenza, fasce fitness, fascia fitness,
    fasce per esercizi, fasce da palestra, elastici pilates, elastici yoga, elastici di resistenza, bande fitness, power band, mini
    band, elastici trazioni`,
  sportbottles: `
    bottiglie sport, bottiglia sport, bottiglie sportive, bottiglia sportiva, borraccia acqua, borracce acqua, borracce sport,
    borraccia sport, borracce sportive, borraccia sportiva, borracce bici, borraccia bici, borraccine, borraccina, borracce scuola,
    borraccia scuola, borracce bambini, borraccia bambini, borracce palestra, borraccia palestra, bottigliette, bottiglietta,
    bottigliette d'acqua riutilizzabili, bottiglia acqua, bottiglie acqua, bottiglie riutilizzabili, bottiglia riutilizzabile, shaker
    palestra, shaker proteine, bottiglie bimbi, borraccine bimbi`,
  swimgoggles: `
    occhialini piscina, occhialini nuoto, occhialino, occhialino nuoto, occhialetti, occhialetti da nuoto, occhialetti piscina,
    occhiali da nuoto, occhiali da piscina, occhiali per nuotare, maschere da piscina, maschera da piscina, maschere nuoto, maschera
    nuoto, maschere subacquee, maschera subacquea, maschere da sub, maschera da sub, maschere mare, maschera da mare, occhialini
    bambini`,
  skateboards: `
    tavole skate, tavola skate, tavola con le rotelle, tavole con le rotelle, skate, skates, longboard, longboards, skateboard
    bambini, pennyboard`,
  bikehelmets: `
    casco bici, caschi bici, casco bicicletta, caschi bicicletta, caschetto, caschetti, caschetto bici, caschetti bici, casco
    ciclismo, caschi ciclismo, casco da ciclista, caschi da ciclista, casco bimbo, casco bambino, caschi bambino, caschi bambini,
    caschi bici bambino, casco bici bambino, casco monopattino, caschi monopattino, casco skate, casco pattini, casco mtb, caschi mtb,
    casco, caschi, caschi protettivi bici`,
  trackers: `
    fanalino, fanalini, fanalini bici, fanalini bicicletta, fanale bici, fanali bici, fanali bicicletta, luci bici, luce bici, luci
    bicicletta, luci biciclette, luce bicicletta, fari bici, faro bici, faretti bici, illuminazione bici, lampada bici, lampade bici,
    torce bici, ciclocomputer, contachilometri bici, contachilometri, computer bici, luci led bici, tachimetri bici`,
  skigloves: `
    guanti sci, guanto da sci, guanti neve, guanti da snowboard, guanti invernali, guanti da montagna, guanti termici, muffole,
    muffola, muffole sci, moffole, moffola, guanti imbottiti, guanti caldi, guanti impermeabili, guanti freddo, guantini neve,
    settimana bianca, per la settimana bianca, per sciatori, sciatori`,
  perfume: `
    fragranza, fragranze, profumeria, profumi donna, profumo donna, profumi uomo, profumo uomo, profumini, acqua di colonia, acque di
    colonia, colonia, colonie, acqua di profumo, acqua profumata, acque profumate, eau de toilette, eau de parfum, edt, edp, essenze,
    essenza, profumi spray, deodoranti profumati, body spray, acqua da toilette`,
  toothbrushes: `
    spazzolino, spazzolini da denti, spazzolino da denti, spazzolini elettrici, spazzolino elettrico, spazzolino ricaricabile,
    spazzolini ricaricabili, spazzolino sonico, spazzolini sonici, spazzolini a batteria, spazzolino a batteria, oral b, testine
    spazzolino, testine spazzolini, ricambi spazzolino, igiene orale, igiene dentale, pulizia denti, cura dei denti, idropulsori`,
  handcream: `
    creme mani, crema mani, crema idratante mani, lozione mani, lozioni mani, balsamo mani, cura mani, trattamento mani, cremina mani,
    creme idratanti mani, crema glicerina, burro mani, crema mani secche, crema mani screpolate`,
  sunscreen: `
    crema protettiva, creme protettive, protezione solare, protezioni solari, solari, olio solare, oli solari, latte solare, latti
    solari, crema solare, creme solari, crema da sole, creme da sole, creme abbronzanti, crema abbronzante, abbronzanti, abbronzante,
    protezione 50, protezione 30, protezione sole, protezione dal sole, spray solare, spray solari, prodotti solari, cosmetici solari,
    doposole, filtri solari, filtro solare, spf, spf50, spf30, olio abbronzante, latte abbronzante`,
  pumpsoap: `
    saponi, sapone liquido, saponi liquidi, sapone mani, saponi mani, detergente mani, detergenti mani, lavamani, gel lavamani,
    saponette, saponetta, sapone con dispenser, sapone con dosatore, dispenser sapone, dosatori sapone, sapone intimo, detergenti
    liquidi mani, sapone in crema`,
  nailpolish: `
    trucco, trucchi, smalto, smalti, smaltini, smaltino, smalto unghie, smalti unghie, semipermanente, semipermanenti, smalto
    semipermanente, smalti semipermanenti, smalto gel, smalti gel, unghie, per le unghie, manicure, nail art, vernice unghie, prodotti
    unghie, cura unghie, ricostruzione unghie, colori unghie, lacca unghie`,
  lipsticks: `
    trucco, trucchi, rossetti labbra, rossetto labbra, lucidalabbra, gloss, lipgloss, tinte labbra, tinta labbra, matite labbra,
    matita labbra, burrocacao, rossettini, trucco labbra, stick labbra, lipstick, rossetti opachi, rossetto opaco, labbra`,
  razors: `
    lametta da barba, lamette da barba, lamette, lametta, lame da barba, rasoi usa e getta, rasoio usa e getta, rasoi monouso, rasoi
    bilama, bilama, trilama, rasoi trilama, rasoio trilama, rasoi da barba, rasoio da barba, rasoi donna, rasoi uomo, lame rasoio,
    lame di ricambio, da barba, rasatura, per la rasatura, prodotti rasatura, prodotti da barba, articoli da barba, set barba,
    depilazione, radi e getta, ricariche rasoio`,
  facemasks: `
    maschere viso, maschera viso, maschere in tessuto, maschera in tessuto, sheet mask, sheet masks, maschere coreane, maschera
    coreana, maschera coreana viso, maschere viso coreane, cosmetici coreani, cosmetica coreana, mascherine viso, maschere di
    bellezza, maschera di bellezza, maschere idratanti, maschera idratante, maschere facciali, maschera facciale, maschere monouso
    viso, beauty coreano, patch viso`,
  headphones: `
    cuffia, cuffiette, cuffietta, cuffioni, cuffione, auricolare, auricolari, auricolari bluetooth, auricolari wireless, auricolare
    bluetooth, cuffie bluetooth, cuffie wireless, cuffie senza fili, cuffie gaming, cuffie over ear, cuffie musica, cuffie telefono,
    auricolari senza fili, auricolari telefono, airpods, earbuds, headset, cuffie con microfono, cuffie stereo, cuffie audio`,
  speakers: `
    cassa, cassa bluetooth, casse bluetooth, casse portatili, cassa portatile, casse audio, cassa audio, casse acustiche, cassa
    acustica, cassettina bluetooth, cassettine bluetooth, cassettine portatili, cassettina portatile, altoparlante, altoparlanti
    bluetooth, altoparlante bluetooth, diffusori, diffusore, diffusori audio, diffusori acustici, diffusori wireless, diffusori
    bluetooth, diffusore bluetooth, diffusore wireless, speaker bluetooth, casse musica, casse wireless, soundbar, boombox, casse per
    computer, casse blutooth, impianti stereo portatili`,
  vacuums: `
    aspirapolveri, aspira polvere, scopa elettrica, scope elettriche, scopa a batteria, scope a batteria, scopa aspirante, scope
    aspiranti, scopa elettrica senza fili, scope senza fili, aspirapolvere senza filo, aspirapolvere senza fili, aspirapolvere a
    batteria, aspirapolvere ciclonico, aspirapolvere verticale, aspiratore, aspiratori, aspirabriciole, folletto, bidone aspiratutto,
    bidoni aspiratutto, aspiratutto, aspirapolvere da auto, robot aspirapolvere, lavapavimenti, pulizia pavimenti, pulizia della casa`,
  kettles: `
    bollitore elettrico, bollitori elettrici, bollitore acqua, bollitori acqua, scaldacqua da tavola, scaldacqua elettrico da tavola,
    scaldacqua elettrico, scaldacqua elettrici, bollitori tè, teiera elettrica, teiere elettriche, bricco elettrico, bricchi
    elettrici, bollitore senza fili, scaldaacqua, bollitorini`,
  coffeemachines: `
    macchina da caffè, macchine da caffè, macchina espresso, macchine espresso, macchinetta caffè, macchinette caffè, macchine caffè
    automatiche, macchine caffè espresso, caffettiera, caffettiere, caffettiera elettrica, caffettiere elettriche, moka, moke, moka
    elettrica, macchine a capsule, macchine caffè capsule`,
  hairdryers: `
    phon, fon, föhn, asciuga capelli, phon capelli, phon da viaggio, fon da viaggio, phon professionale, phon professionali,
    asciugacapelli professionali, asciugacapelli da viaggio, asciugacapelli professionale, phon con diffusore, spazzole ad aria calda,
    spazzola ad aria calda`,
  keyboards: `
    tastiera mouse, tastiera e mouse, tastiere mouse, tastiere e mouse, mouse, mouse wireless, mouse e tastiera, mouse tastiera, kit
    tastiera mouse, kit tastiera, set tastiera mouse, set tastiera e mouse, combo tastiera mouse, kit mouse tastiera, tastierino,
    tastierini, tastiere wireless, tastiera wireless, tastiere senza fili, tastiere bluetooth, tastiere computer, tastiere pc,
    tastiere gaming, tastiera gaming`,
  ledbulbs: `
    lampadina, lampadine led, lampadina led, lampade led, lampada led, bulbi, bulbo led, bulbi led, lampade e27, lampade e14,
    lampadine e27, lampadine e14, lampade attacco grande, lampadine attacco grande, attacco e27, attacco e14, luci led, luce led,
    faretti led, faretto led, lampadine a risparmio energetico, lampadine basso consumo, lampade a risparmio energetico, illuminazione
    led, tubi led, lampadine smart`,
  powerbanks: `
    powerbank, power banks, caricatore portatile, caricatori portatili, batteria esterna, batterie esterne, batteria portatile,
    batterie portatili, caricabatterie portatile, caricabatterie portatili, batteria esterna cellulare, batterie esterne cellulare,
    batteria esterna telefono, batteria di riserva, batterie di riserva, batterie tampone telefono, batteria cellulare, caricatore
    esterno`,
  chargers: `
    caricabatterie, caricabatteria, adattatore, adattatori, alimentatore, alimentatori, alimentatori usb, alimentatore usb,
    alimentatori type c, caricabatterie telefono, caricabatterie cellulare, caricabatterie da muro, caricatore da muro, caricatori da
    muro, caricatori usb, caricatore usb, caricabatterie usb, caricabatterie usb c, caricatori telefono, caricatore telefono,
    caricatori cellulare, caricatore cellulare, caricatori per telefonino, caricatori rapidi, caricatore rapido, caricabatterie
    rapido, caricabatterie auto, cavetti usb, cavi usb, cavo usb, cavi di ricarica, cavo di ricarica, cavetti di ricarica, spine usb,
    prese usb, caricabatterie per cellulari, caricatori wireless, trasformatori usb`,
  crafts: `
    lavoretti, kit creativi, kit creativo, set creativi, set creativo, kit fai da te, fai da te bambini, lavoretti creativi, lavoretti
    bambini, perline, perline da infilare, perline per bambini, hobbistica, hobby creativi, giochi creativi, gioco creativo, articoli
    creativi, materiale creativo, bricolage bambini, creatività, attività manuali, lavori manuali, decoupage, pittura per bambini,
    disegno per bambini, set da disegno, colori per bambini, album da colorare, arte e creatività, kit artistici, giocattoli creativi,
    diy`,
  musical: `
    giochi musicali, giocattoli musicali, gioco musicale, giocattolo musicale, strumenti musicali, strumento musicale, strumenti
    giocattolo, strumenti per bambini, strumenti musicali per bambini, pianola, pianole, pianola bimbi, pianole per bambini, tamburo,
    tamburi, tamburello, tamburelli, xilofono, xilofoni, silofono, maracas, chitarra giocattolo, chitarre giocattolo, chitarrine,
    chitarrina, chitarra per bambini, flauti, flauto, nacchere, trombette, trombetta, armonica, armoniche, pianoforte giocattolo,
    percussioni, musica per bambini, ukulele`,
  beachtowels: `
    telo mare, teli mare, asciugamani mare, asciugamano mare, asciugamani spiaggia, asciugamano spiaggia, salviettoni mare,
    salviettone mare, salviettoni, salviettone, teli spiaggia, telo spiaggia, teli piscina, telo piscina, asciugamani da piscina,
    parei, pareo, stuoie mare, stuoie da spiaggia, stuoia da spiaggia, foute, teloni mare`,
  kidsandals: `
    sandalo, sandaletti, sandaletto, sandaletti bimba, sandaletti bimbo, sandalini, sandalino, sandali bimbo, sandali bimba, sandali
    bimbi, sandali bambino, sandali bambina, sandali bambini, ragnetti, ragnetti mare, ragnetto, ragnetti mare bambini, scarpette
    aperte bimbi, sandali gomma, sandali mare bambini, sandali estivi`,
  giftsets: `
    confezione regalo, confezioni regalo, cofanetto regalo, cofanetti regalo, set regalo, cofanetti bagno, cofanetto bagno, cofanetti
    bagnoschiuma, cofanetti cosmetici, cofanetti benessere, cofanetti bellezza, cofanetto benessere, cesti benessere, cesto benessere,
    ceste benessere, cesti regalo, cesto regalo, ceste regalo, set bagno, set bagno regalo, confezioni bagno, confezioni regalo bagno,
    scatole regalo, scatola regalo, set benessere, set spa, kit benessere, set corpo, set bellezza, kit bagno, trousse regalo, bombe
    da bagno, box regalo, set cosmetici, pacchi regalo, spa, benessere, relax, per la spa`,
  yogamats: `
    tappetino fitness, tappetini fitness, tappetino yoga, tappetini yoga, tappetino pilates, tappetini pilates, tappetini da
    ginnastica, tappetino da ginnastica, tappetini palestra, tappetini sportivi, materassini fitness, materassino fitness, materassini
    yoga, materassino yoga, materassini ginnastica, materassino ginnastica, materassini palestra, stuoia per ginnastica, stuoia yoga,
    stuoie yoga, stuoino yoga, stuoini, stuoino, tappeti yoga, tappeto yoga, tappeti fitness, tappeto fitness, tappeto da palestra`,
  shampoo: `
    sciampo, shampi, shampo, lavacapelli, shampoo capelli, shampoo antiforfora, shampoo neutro, shampoo bimbi, detergente capelli,
    detergenti capelli, lavaggio capelli, shampoo e balsamo, shampoo doccia`,
  tablets: `
    tavoletta digitale, tavolette digitali, tavolette grafiche, ipad, tablet android, tablet bambini, tablet pc, tabletti, tablet 10
    pollici`,
  spaghetti: `
    spaghettoni, spaghettini, spagetti, vermicelli, pasta secca, pasta lunga, pasta corta, paste alimentari, pastificio, pasta di
    semola, pasta di grano duro, pasta italiana, maccheroni, maccherone, penne rigate, pennette, rigatoni, fusilli, linguine,
    bucatini, tagliatelle, farfalle pasta, ditalini, pastina, pasta alimentare, semola pasta`,
  oliveoil: `
    olio di oliva, olio evo, evo, olio extravergine, extravergine, olio extravergine d'oliva, olio vergine, oli di oliva, olio
    italiano, olio greco, lattina olio, lattine olio, olio da cucina, olio per insalata, oli extravergini`,
  feta: `
    formaggio, formaggi, formaggio feta, formaggi feta, formaggio greco, formaggi greci, formaggio di pecora, formaggi di pecora,
    formaggio pecorino, pecorino, pecorini, caprini, latticini, latticino, caseari, caseario, prodotti caseari, prodotti
    lattiero-caseari, formaggi freschi, formaggio fresco, formaggi in salamoia, formaggio da insalata, banco frigo, banco latticini`,
  chocolate: `
    cioccolatini, cioccolatino, cioccolate, cioccolati, cioccolato al latte, cioccolata al latte, tavoletta di cioccolato, tavolette
    di cioccolato, tavolette di cioccolata, stecca di cioccolata, stecche di cioccolata, stecche di cioccolato, cioccolato in
    tavolette, barrette di cioccolato, dolciumi, dolci, dolciario, prodotti dolciari, cioccolato fondente, snack dolci, golosità,
    ciocolata, ciocolato, ciocollata`,
  juice: `
    succo di frutta, succhi di frutta, succhino, succhini, succo arancia, succhi d'arancia, spremuta, spremute, spremuta d'arancia,
    spremute d'arancia, aranciata, aranciate, succhi in brick, succo in brick, brick succo, nettari di frutta, nettare di frutta,
    succhi per bambini, bevanda alla frutta, bevande alla frutta, bibite, bibita, bevande, bevanda, bevande analcoliche, analcolici,
    analcolico, bibite analcoliche, beverage, succhi`,
  crisps: `
    patatine fritte, patatine in busta, patatine in sacchetto, patatine, patatina, patatine salate, patatine chips, patate fritte in
    busta, patate fritte, patate in busta, snack salati, salatini, snack salato, stuzzichini, stuzzichini salati, chips di patate,
    patatine in sacchetti, sfoglie di patate, patatine da aperitivo, patatine rustiche, patatine san carlo, sfiziosità salate`,
  tuna: `
    pesce in scatola, conserve ittiche, conserva ittica, conserve di pesce, tonno in scatola, tonno in scatolette, tonno in latta,
    scatolette di tonno, scatoletta di tonno, lattine di tonno, tonno sott'olio, tonno all'olio, tonno al naturale, tonno in olio
    d'oliva, tonnetto, filetti di tonno, tranci di tonno, pesce conservato, scatolette di pesce, prodotti ittici, tonno pinna gialla`,
  frozenpeas: `
    piselli surgelati, pisello, pisellini, pisellini surgelati, piselli finissimi, piselli congelati, verdure surgelate, verdura
    surgelata, verdure congelate, verdura congelata, surgelati, surgelato, congelati, prodotti surgelati, prodotti congelati, alimenti
    surgelati, alimenti congelati, cibi surgelati, reparto surgelati, legumi surgelati, ortaggi surgelati, piselli fini, contorni
    surgelati`,
  coffee: `
    caffè in grani, caffè macinato, caffè macinati, caffe, caffè tostato, chicchi tostati, chicchi di caffè, grani di caffè, caffè in
    chicchi, caffè espresso, caffè per bar, miscela caffè, miscele caffè, caffè arabica, caffè arabo, arabica, caffè in polvere, caffè
    solubile, torrefazione, caffè crudo, caffè per macchinette, caffè per ufficio`,
  tomatoes: `
    pomodori in scatola, pomodoro in scatola, pomodori pelati, pomodoro pelato, pelato, pelati, polpa, polpe, polpa di pomodoro,
    passata, passate, passata di pomodoro, passate di pomodoro, conserva di pomodoro, conserve di pomodoro, pomodori a pezzetti,
    pomodoro a pezzetti, pomodori a cubetti, pomodoro a cubetti, pomodori in lattina, pomodori in latta, pomodorini, pomodorini in
    scatola, sugo di pomodoro, sugo, sughi, salsa di pomodoro, salse di pomodoro, sughi pronti, derivati del pomodoro, conserve
    vegetali, conserve di verdura, pomodoro da sugo, pelati in scatola`,
  greenolives: `
    oliva, olive, olive verdi, oliva verde, olive da aperitivo, olive in salamoia, olive denocciolate, olive snocciolate, olive da
    tavola, olive in vasetto, olive in barattolo, olive condite, olive farcite, olive greche, olive intere, olive dolci, olive
    ascolane`,
  cookware: `
    pentola, batteria di pentole, batterie di pentole, batteria da cucina, batterie da cucina, pentolame, pentolini, pentolino,
    pentoloni, pentolone, casseruola, casseruole, tegame, tegami, tegamini, padellame, set pentole, pentole acciaio, pentole inox,
    pentole antiaderenti, pentole a pressione, pentola a pressione, bistecchiere, caldaro, bollilatte, pentole e padelle, stoviglie da
    cottura, strumenti di cottura, articoli da cottura, padella`,
  bedlinen: `
    lenzuolo, biancheria da letto, completo letto, completi letto, completo lenzuola, completi lenzuola, parure letto, parure
    lenzuola, parure copripiumino, parure copripiumini, copripiumini, copripiumino, copripiumone, federa, federe, federe cuscino,
    federe per cuscini, lenzuola matrimoniali, lenzuola singole, lenzuola cotone, lenzuola flanella, set lenzuola, set letto, sacco
    copripiumino, coprimaterasso, coprimaterassi, coordinati letto, coordinato letto, tessili letto, lenzuolini, parure`,
  towels: `
    asciugamani bagno, asciugamano bagno, telo bagno, teli bagno, salvietta da bagno, salviette da bagno, teli doccia, telo doccia,
    asciugamani viso, asciugamano viso, asciugamani ospite, asciugamano ospite, viso e ospite, ospite e viso, asciugamani spugna,
    spugna bagno, spugne da bagno, biancheria da bagno, set asciugamani, set spugna, asciugamani hotel, salviette ospite, salviette
    viso, tris spugna, coppia asciugamani, coppie asciugamani, asciugamanini, lavette, asciugamani in cotone, salviette in spugna`,
  glasses: `
    calici, calice, bicchieri da vino, bicchiere da vino, bicchieri da acqua, bicchieri vetro, bicchiere in vetro, servizio bicchieri,
    servizi bicchieri, set bicchieri, tumbler, tumbler in vetro, bicchieri da birra, boccali, boccale, boccali birra, bicchierini,
    bicchierino, bicchieri da cocktail, bicchieri da whisky, bicchieri da amaro, bicchieri da tavola, flute, cristalleria, vetreria,
    vetro da tavola, coppe champagne, calici da vino, bicchieri bar, articoli in vetro, bicchiere`,
  candles: `
    candeline, candelina, candele profumate, candela profumata, candele aromatiche, candela aromatica, candele in vasetto, candela in
    vasetto, candele in vetro, candele decorative, candele di cera, candele di soia, ceri, cero, lumini, lumino, tealight, profumatori
    ambiente, profumatore ambiente, profumi per ambiente, profumo per ambiente, fragranze per la casa, profumo per la casa, profumi
    per la casa, candele natalizie, candele da tavola, candelotti, moccoli, relax`,
  storageboxes: `
    scatole, scatola, contenitore, contenitori plastica, contenitore in plastica, scatole plastica, scatola in plastica, scatoloni,
    scatolone, scatoloni in plastica, scatole con coperchio, contenitori con coperchio, box plastica, box contenitori, box
    contenitore, organizzatori, organizer, organizer armadio, organizzatori armadio, cassette in plastica, cassettine in plastica,
    cesti portaoggetti, cesta portaoggetti, portaoggetti, ceste in plastica, box salvaspazio, scatole salvaspazio, scatole portatutto,
    portatutto, scatole da armadio, scatole organizer, salvaspazio, contenitori multiuso, bauletti in plastica`,
  planters: `
    vaso da fiori, vasi da fiori, vasi per piante, vaso per piante, vasi da giardino, vaso da giardino, vasi, vasetti, vasetti per
    piante, vasetti per erbe, vasetti per basilico, vasi di coccio, vaso di coccio, cocci, vasi di terracotta, vaso in terracotta,
    terracotta, terrecotte, fioriere, fioriera, portavasi, portavaso, coprivaso, coprivasi, sottovasi, cassette per fiori, cassette
    per piante, balconette, balconiere, vasi da balcone, vasi da terrazzo, vasi da esterno, vasi da interno, cachepot`,
  gardenhoses: `
    tubo da giardino, tubi da giardino, tubo irrigazione, tubi irrigazione, canna da giardino, canne da giardino, canna dell'acqua,
    canna per innaffiare, canne per innaffiare, sistola, sistola da giardino, gomma da giardino, gomme da giardino, tubo dell'acqua,
    tubo di gomma, tubi di gomma, tubi acqua, tubo per innaffiare, tubi per innaffiare, pompa per innaffiare, pompa da giardino, pompe
    da giardino, tubo estensibile, tubi estensibili, irrigazione, irrigazione giardino, per irrigare, per innaffiare`,
  wateringcans: `
    innaffiatoi, innaffiatoio, inaffiatoio, inaffiatoi, bagnafiori, annaffiatoi da giardino, annaffiatoio da giardino, annaffiatoi in
    metallo, annaffiatoio zincato, innaffiatoi da giardino, annaffiatoi da balcone, bagnapiante`,
  rugs: `
    zerbini, zerbino, tappetini, tappetino, tappetoni, tappeto salotto, tappeti salotto, tappeti per soggiorno, tappeto per soggiorno,
    passatoie, passatoia, tappeti corsia, moquette, tappeti persiani, scendiletto, tappeti cucina, tappetini cucina, tappeti camera,
    tappeti pelo lungo, tappeti shaggy, tappeti bambini, kilim, tappeti d'arredo`,
  solarlights: `
    luce solare, luci solari, lampade solari, lampada solare, luci da giardino, luce da giardino, lampade da giardino, lampada da
    giardino, illuminazione giardino, illuminazione esterna, illuminazione esterno, illuminazione per esterni, luci da esterno,
    lampade da esterno, lampada da esterno, segnapassi, segnapasso, segnapassi solari, segnapassi solare, lampioncini, lampioncino,
    lampioncini da giardino, lampioncini solari, lampioncino solare, faretti solari, faretto solare, faretti da giardino, faretti da
    esterno, lanterne solari, lanterna solare, ghirlande solari, catene luminose solari, paletti solari, picchetti solari, punti luce
    solari, lampade a energia solare, luci a energia solare, lampioni solari`,
  rings: `
    anellini, anellino, fedine, fedina, fedi, fede nuziale, fedi nuziali, anelli donna, anello donna, anelli uomo, anelloni, solitario
    anello, anelli acciaio, anelli argento`,
  pendants: `
    pendaglio, pendagli, ciondolini, ciondolino, charm, charms, pendenti, pendente, medagliette, medaglietta, medaglioni, medaglione,
    crocette, croci pendenti, ciondoli argento, ciondoli per bracciali, ciondoli per collane, charms per bracciali, portafortuna,
    cornetti portafortuna`,
  kitchen: `
    per la cucina, cucina, da cucina, articoli cucina, accessori cucina, utensili da cucina, attrezzi da cucina, attrezzature da
    cucina, cose per la cucina, oggetti da cucina, prodotti per la cucina, reparto cucina, attrezzatura cucina, utensileria cucina, in
    cucina, per cucinare`,
  'kitchen appliances': `
    elettrodomestici da cucina, piccoli elettrodomestici da cucina, elettrodomestico da cucina, apparecchi da cucina, apparecchi
    elettrici da cucina, macchine da cucina, elettrodomestici colazione`,
  appliances: `
    elettrodomestici, elettrodomestico, piccoli elettrodomestici, piccolo elettrodomestico, ped, piccoli apparecchi, apparecchi
    elettrici, apparecchi per la casa, elettrodomestici per la casa, elettrodomestici piccoli, apparecchiature elettriche, piccoli
    apparecchi elettrici, apparecchi domestici, elettrici per la casa, reparto elettrodomestici`,
  housewares: `
    casalinghi, casalingo, articoli casalinghi, articoli per la casa, articoli da cucina, accessori casa, oggetti per la casa,
    oggettistica, oggettistica casa, prodotti casa, per la casa, cose per la casa, reparto casalinghi, casa e cucina, utensili per la
    casa, articoli da tavola, per la tavola, tavola e cucina, arte della tavola, articoli domestici, reparto casa`,
  decoration: `
    decorazioni, decorazione, decorativi, decorativo, decorazioni casa, decorazione casa, complementi d'arredo, complemento d'arredo,
    complementi, arredo, arredo casa, arredamento, oggetti decorativi, articoli decorativi, accessori d'arredo, oggettistica d'arredo,
    oggetti d'arredo, home decor, deco, soggiorno, per il soggiorno, salotto, per il salotto, da salotto, soprammobili, soprammobile,
    arredi, arredo interni, articoli da arredo`,
  bedroom: `
    camera da letto, camere da letto, per la camera, stanza da letto, articoli camera da letto, biancheria camera, arredo camera, zona
    notte, accessori camera, stanza degli ospiti, per dormire`,
  bathroom: `
    per il bagno, bagno, da bagno, articoli bagno, accessori bagno, cose per il bagno, prodotti bagno, arredo bagno, stanza da bagno,
    sala da bagno, reparto bagno, bagno e doccia, doccia e bagno`,
  'home textiles': `
    biancheria per la casa, tessile casa, tessili casa, biancheria, tessuti per la casa, tessili, corredo, corredo casa, corredi,
    articoli tessili, prodotti tessili, tessile arredo, reparto biancheria, biancheria letto e bagno, teleria, telerie`,
  lighting: `
    illuminazione, illuminazioni, illuminazione casa, illuminotecnica, luci, luce, lampade, lampada, per illuminare, articoli
    illuminazione, prodotti illuminazione, luminari, punti illuminazione, materiale illuminazione, lumi, lume, lampadari,
    illuminazione interni, reparto illuminazione, apparecchi di illuminazione`,
  garden: `
    articoli da giardino, articoli da giardinaggio, per il giardino, giardino, giardini, da giardino, giardinaggio, da giardinaggio,
    accessori giardino, attrezzi da giardino, attrezzi giardinaggio, attrezzatura da giardino, attrezzature da giardino, prodotti
    giardino, prodotti giardinaggio, arredo giardino, orto, orto e giardino, per l'orto, casa e giardino, reparto giardino, esterno
    giardino, arredo esterno`,
  balcony: `
    balcone, balconi, per il balcone, da balcone, terrazzo, terrazzi, terrazza, terrazze, per il terrazzo, da terrazzo, per la
    terrazza, balcone e terrazzo, balconi e terrazzi, balcone e terrazza, terrazzo e balcone, articoli balcone, arredo balcone, arredo
    terrazzo, accessori balcone, veranda`,
  beach: `
    per la spiaggia, spiaggia, da spiaggia, spiagge, articoli spiaggia, articoli mare, per il mare, mare, da mare, roba da mare, roba
    da spiaggia, cose da mare, cose da spiaggia, accessori mare, accessori spiaggia, prodotti mare, prodotti spiaggia, balneari,
    balneare, articoli balneari, mare e spiaggia, mare e piscina, stabilimento balneare, stabilimenti balneari`,
  summer: `
    articoli estivi, articolo estivo, prodotti estivi, merce estiva, estivi, estivo, estiva, estive, estate, per l'estate, stagione
    estiva, articoli estate, prodotti estate, stagionale estivo, stagionali estivi, roba estiva, cose estive, merci estive, articoli
    stagionali estivi, vacanze estive, per le vacanze estive, collezione estate, articoli mare, articoli da spiaggia`,
  winter: `
    per l'inverno, inverno, invernali, invernale, articoli invernali, articolo invernale, prodotti invernali, merce invernale,
    stagione invernale, roba invernale, articoli inverno, contro il freddo, per il freddo, sport invernali, per la neve, neve,
    montagna invernale, collezione inverno, stagionali invernali`,
  gifts: `
    regali, regalo, idea regalo, idee regalo, articoli regalo, articolo regalo, da regalare, per regalo, oggetti regalo, regalini,
    regalino, pensierini, pensierino, regalistica, regali di natale, regalo di natale, regali natalizi, idee regalo natale, regali
    aziendali, regalo aziendale, omaggi, omaggio, gadget regalo, strenne, strenna, strenne natalizie, san valentino, regali san
    valentino, regalo san valentino, idee regalo san valentino, per san valentino, festa degli innamorati, regali compleanno, regalo
    compleanno, bomboniere, bomboniera, lista nozze`,
  'gifts for men': `
    regali uomo, regalo uomo, idee regalo uomo, idea regalo uomo, regali per lui, regalo per lui, per lui, idee regalo per lui, festa
    del papà, regali festa del papà, regalo festa del papà, regali papà, regalo papà, regali maschili, idee regalo papà, per il papà,
    pensierini per lui`,
  'gifts for women': `
    regali donna, regalo donna, idee regalo donna, idea regalo donna, regali per lei, regalo per lei, per lei, idee regalo per lei,
    festa della mamma, regali festa della mamma, regalo festa della mamma, regali mamma, regalo mamma, per la mamma, festa della
    donna, regali festa della donna, regali femminili, idee regalo mamma, pensierini per lei`,
  'gifts for children': `
    regali bambini, regalo bambini, regali bambino, regalo bambino, regali bimbi, regalo bimbi, idee regalo bambini, regali di natale
    bambini, regali befana, regali compleanno bambini, regalini per bambini, pensierini per bambini, feste di compleanno bambini`,
  school: `
    scuola, per la scuola, da scuola, scolastici, scolastico, scolastica, scolastiche, rientro a scuola, ritorno a scuola, back to
    school, articoli scuola, materiale scolastico, materiale scuola, accessori scuola, corredo scolastico, corredo scuola, prodotti
    scuola, anno scolastico, per studenti, studenti, inizio scuola, per l'asilo, asilo, scolari`,
  baby: `
    per neonati, neonato, neonati, per il neonato, bebè, per bebè, prodotti bebè, articoli bebè, articoli infanzia, infanzia, prodotti
    infanzia, primi mesi, nascita, regali nascita, regalo nascita, regali neonato, lattanti, lattante, per i più piccoli,
    piccolissimi, maternità`,
  'toys for toddlers': `
    giochi per bimbi piccoli, giocattoli per bimbi piccoli, giochi per piccoli, giochi per l'asilo, giocattoli asilo, giochi asilo
    nido, giochi 1 anno, giochi 2 anni, giocattoli 1 anno, giocattoli 2 anni, giochi prescolari, giocattoli prescolari, prescolare,
    primi passi, giochi primi passi, giocattoli primi passi`,
  'educational toys': `
    giochi educativi, gioco educativo, giocattoli educativi, giocattolo educativo, giochi didattici, gioco didattico, giocattoli
    didattici, giochi istruttivi, giochi intelligenti, giochi montessori, giocattoli montessori, montessori, giochi scientifici,
    materiale didattico, giochi di apprendimento, giochi per imparare, didattici, educativi, giochi formativi`,
  'outdoor toys': `
    giochi all'aperto, giochi all'aria aperta, giochi da esterno, giocattoli da esterno, giocattoli all'aperto, giochi da giardino,
    giocattoli da giardino, giochi da cortile, giochi per esterni, giochi outdoor, giochi da fuori, all'aria aperta`,
  fitness: `
    attrezzi fitness, attrezzatura fitness, articoli da palestra, attrezzi da palestra, attrezzatura da palestra, attrezzature
    palestra, accessori da palestra, accessori fitness, articoli fitness, prodotti fitness, palestra, per la palestra, da palestra,
    palestra in casa, articoli palestra a casa, home gym, home fitness, fitness in casa, allenamento, per allenarsi, per
    l'allenamento, allenamento a casa, attrezzi ginnastica, ginnastica, per la ginnastica, bodybuilding, crossfit, pilates, yoga e
    fitness, attrezzi per esercizi, pesistica`,
  football: `
    calcio, articoli da calcio, per il calcio, attrezzatura calcio, materiale calcio, accessori calcio, calcetto, per il calcetto,
    scuola calcio, per calciatori, calciatori, calciatore, squadra di calcio, da calcio, mondo calcio, futsal`,
  cycling: `
    accessori bici, accessori bicicletta, accessori biciclette, accessori ciclismo, accessori ciclo, ciclismo, articoli ciclismo,
    articoli per ciclisti, articoli bici, per la bici, per la bicicletta, per ciclisti, ciclisti, ciclista, abbigliamento e accessori
    ciclismo, accessori mtb, mountain bike accessori, prodotti bici`,
  swimming: `
    nuoto, per il nuoto, da nuoto, articoli nuoto, accessori nuoto, piscina, per la piscina, da piscina, piscine, articoli piscina,
    accessori piscina, nuoto e piscina, piscina e nuoto, attrezzatura nuoto, per nuotare, per nuotatori, corso di nuoto, sport
    acquatici`,
  hiking: `
    trekking, per il trekking, articoli trekking, attrezzatura trekking, accessori trekking, escursionismo, escursioni, escursione,
    attrezzatura escursionismo, articoli escursionismo, per escursionisti, escursionisti, montagna, per la montagna, da montagna,
    articoli montagna, attrezzatura montagna, montagna e trekking, trekking e montagna, camminate, camminate in montagna, passeggiate
    in montagna, gite in montagna, alpinismo, hiking`,
  camping: `
    campeggio, articoli da campeggio, attrezzatura da campeggio, attrezzature da campeggio, accessori campeggio, per il campeggio, da
    campeggio, per campeggiare, campeggiatori, per campeggiatori, campeggiare, bivacco, accessori camper, materiale campeggio,
    prodotti campeggio`,
  fishing: `
    pesca, per la pesca, da pesca, articoli da pesca, attrezzatura pesca, attrezzi da pesca, accessori pesca, per pescatori,
    pescatori, pescatore, pesca sportiva, per pescare, articoli per pescatori`,
  picnic: `
    pic nic, per il picnic, da picnic, articoli picnic, accessori picnic, attrezzatura picnic, grigliata, grigliate, per la grigliata,
    grigliata e pic nic, scampagnata, scampagnate, gita fuori porta, gite fuori porta, pranzo al sacco, pasquetta, merenda all'aperto,
    per ferragosto`,
  travel: `
    viaggio, viaggi, da viaggio, per il viaggio, per viaggiare, articoli da viaggio, accessori viaggio, viaggiatori, per viaggiatori,
    vacanza, vacanze, per le vacanze, per la vacanza, prodotti da viaggio, turismo, in viaggio`,
  phone: `
    accessori telefono, accessori cellulari, accessori cellulare, accessori per telefoni, accessori smartphone, accessori telefonia,
    accessori telefonini, accessori telefonino, telefonia, telefonia mobile, articoli telefonia, per cellulare, per cellulari, per
    smartphone, per il telefono, accessori iphone, accessori mobile, accessori gsm, prodotti telefonia, reparto telefonia`,
  computers: `
    informatica, prodotti informatica, prodotti informatici, articoli informatica, accessori informatici, accessori informatica,
    materiale informatico, accessori computer, accessori pc, periferiche, periferica, periferiche computer, periferiche pc, per
    computer, per pc, accessori notebook, accessori portatile, componenti pc, reparto informatica, per ufficio informatica`,
  audio: `
    articoli audio, prodotti audio, apparecchi audio, accessori audio, apparecchiature audio, dispositivi audio, audio, hi-fi,
    impianti audio, per ascoltare musica, musica e audio, attrezzatura audio, audio portatile, audio bluetooth, audio e musica, audio
    video, suono e musica, reparto audio`,
  'make-up': `
    make-up, trucco, trucchi, prodotti trucco, articoli trucco, prodotti make-up, per truccarsi, per il trucco, da trucco, cosmetici
    colorati, cosmetica colorata, cosmetica decorativa, cosmetici decorativi, make-up donna, trucco donna, trucchi donna, maquillage,
    trucco viso, accessori trucco`,
  toiletries: `
    cura della persona, igiene personale, igiene, igiene della persona, prodotti igiene, articoli igiene, articoli da toilette,
    prodotti da toilette, toeletta, igienici, prodotti igiene personale, igiene del corpo, cura del corpo, prodotti corpo, drogheria
    profumeria, detergenza, detergenza persona, detergenti corpo, toiletries, reparto igiene, igiene quotidiana, beauty case`,
  'skin care': `
    cura della pelle, cura del viso, skincare, prodotti viso, prodotti pelle, creme, crema, creme e lozioni, creme idratanti, crema
    idratante, trattamenti viso, trattamento viso, cosmetici viso, idratanti, idratante, creme cosmetiche, creme viso e corpo, pelle
    viso, per la pelle, per il viso`,
  'hair care': `
    cura dei capelli, cura del capello, prodotti capelli, per capelli, per i capelli, capelli, articoli capelli, articoli per
    parrucchieri, prodotti per parrucchieri, parrucchieri, parrucchiere, per parrucchieri, parrucchiera, attrezzatura parrucchieri,
    trattamenti capelli, haircare, prodotti parrucchiere, acconciature, salone parrucchiere`,
  jewellery: `
    bigiotteria donna, bigiotteria moda, bigiotterie, gioielli bigiotteria, gioielli moda, gioielli fantasia, gioielli donna, gioielli
    in acciaio, bijoux, gioie, monili, preziosi, bigiotteria acciaio, gioielleria fashion, oreficeria, gioiellini`,
  'accessories for women': `
    accessori donna, accessori moda, accessori moda donna, accessori femminili, accessori per signora, accessori bimba, accessori
    ragazza, articoli moda donna, accessori d'abbigliamento donna, accessori fashion, moda accessori`,
  'accessories for men': `
    accessori uomo, accessori maschili, accessori moda uomo, gioielli uomo, bigiotteria uomo, accessori eleganti uomo, accessori
    ragazzo, accessori signore`,
  wearables: `
    wearable, wearables, tecnologia indossabile, dispositivi indossabili, dispositivo indossabile, indossabili, indossabile,
    elettronica indossabile, orologi e bracciali smart, tecnologia da polso`,
  workwear: `
    abbigliamento da lavoro, articoli da lavoro, indumenti da lavoro, antinfortunistica e lavoro, dpi, dispositivi di protezione,
    dispositivi di protezione individuale, articoli antinfortunistici, materiale antinfortunistico, da lavoro, per il cantiere, da
    cantiere, cantiere, per operai, per muratori, protezione sul lavoro`,
  boots: `
    stivali e stivaletti, scarpe invernali, scarpa invernale, calzature invernali, scarpe da neve, stivali da neve, stivali invernali,
    scarpe alte, stivaletti e scarponi, doposci, scarpe calde, scarpe autunno inverno, scarpe inverno, stivale`,
  'sports shoes': `
    scarpe sport, scarpe per lo sport, scarpe sportive uomo, scarpe sportive bambino, calzature sport, calzatura sportiva, scarpe
    fitness, scarpe per palestra`,
  'summer shoes': `
    scarpe estive, scarpa estiva, calzature estive, scarpe estate, calzature estate, scarpe aperte, sandali e infradito, sandali e
    ciabatte, infradito e sandali, scarpe leggere, calzature aperte`,
  'shoes for children': `
    scarpe bambino, scarpe bambini, scarpe bambina, scarpe bimbo, scarpe bimbi, scarpe bimba, calzature bimbo, calzature bimbi,
    calzature bambino, calzature bambini, calzature bimba, scarpine, scarpette bimbo, scarpette bambini, scarpe neonato, scarpe
    junior, calzature junior, scarpette bimbi`,
  luggage: `
    valigie e zaini, zaini e valigie, borse e valigie, valigie e borse, zaini e trolley, trolley e zaini, bagagli e zaini, articoli da
    valigeria, bagageria, borsoni e zaini, viaggio e vacanza, viaggi e vacanze, vacanza e viaggio`,
  delicatessen: `
    gastronomia, prodotti gastronomici, prodotti tipici, specialità gastronomiche, specialità alimentari, specialità mediterranee,
    prodotti mediterranei, cibi mediterranei, cucina mediterranea, prodotti italiani alimentari, prodotti greci, specialità greche,
    specialità italiane, prodotti gourmet, gourmet, antipasti, salumeria, delicatessen, delizie, alimentari tipici, sottoli e
    sottaceti, sottoli, sottaceti`,
  tins: `
    scatolame, scatolami, scatolette, scatoletta, in scatola, conserve, conserva, conserve alimentari, cibi in scatola, cibo in
    scatola, alimenti in scatola, prodotti in scatola, barattolame, in lattina, in latta, conservati, lattine alimentari, barattoli
    alimentari, conserviero, prodotti conservati, cibo conservato`,
  groceries: `
    alimentari secchi, alimenti secchi, spesa secca, prodotti secchi, generi alimentari secchi, drogheria, drogheria alimentare,
    generi di prima necessità, alimentari a lunga conservazione, prodotti a lunga conservazione, alimenti a lunga conservazione, lunga
    conservazione, dispensa, per la dispensa, provviste, generi vari alimentari, scorte alimentari, prodotti di base, alimentari
    confezionati, cibo secco, spesa per supermercato, coloniali`,
  snacks: `
    snack, snacks, snack dolci e salati, stuzzicherie, sgranocchiare, da sgranocchiare, merende, merenda, spuntini, spuntino,
    snackeria, per distributori automatici, distributori automatici, per il vending, per feste snack`,
  breakfast: `
    colazione, per la colazione, colazioni, da colazione, prima colazione, prodotti colazione, articoli colazione, brunch, colazione
    bar, colazione hotel`,
  aperitif: `
    aperitivo, aperitivi, per l'aperitivo, da aperitivo, apericena, apericene, prodotti aperitivo, articoli aperitivo, happy hour,
    stuzzichini aperitivo, per aperitivi, ora dell'aperitivo`,
}
