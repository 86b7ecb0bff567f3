import type { Names } from './names'

export const spanishNames: Names = {
  plush: `
    osito, ositos, osito de peluche, ositos de peluche, muñecos de peluche, muñeco de peluche, animales de peluche, animal de peluche,
    muñecos de felpa, muñeco de felpa, juguetes de felpa, juguetes de peluche, juguete de peluche, oso de peluche, osos de peluche,
    osos de felpa, peluches de feria, peluches para máquina, peluches de gancho, peluche gigante, peluches gigantes, peluches bebé,
    teddy, teddies, doudou, doudous, marionetas de peluche, dudú bebé`,
  blocks: `
    bloques, cubos para armar, cubos de madera, cubos de construcción, bloques de madera, bloques de construcción, bloques para armar,
    bloques encajables, bloques didácticos, juegos de construcción, juego de construcción, juguetes de construcción, juguete de
    construcción, juguetes de madera, juguete de madera, construcciones de madera, piezas de construcción, piezas de madera, bloques
    apilables, cubos apilables, ladrillos de juguete, construcciones infantiles, kapla, tacos de madera infantiles`,
  puzzles: `
    rompecabezas, puzle infantil, puzles infantiles, puzzle infantil, puzzles infantiles, puzles adultos, puzle adultos, juegos de
    ingenio, rompecabezas infantiles, puzle de madera, puzles de madera, encajables de madera, puzle 1000 piezas, puzzle 1000 piezas,
    puzles 1000 piezas, rompecabezas 1000 piezas, puzle 3d, puzles 3d`,
  dolls: `
    casa de muñecas, casas de muñecas, muñeco bebé, muñecos bebé, muñecas bebé, muñeca bebé, bebés de juguete, nenuco, nenucos,
    muñecas tipo barbie, barbies, muñeco, muñecos, muñequita, muñequitas, muñecas de trapo, muñeca de trapo, accesorios de muñecas,
    muñecas con accesorios, bebotes, bebote, juguetes de niña, juguetes para niñas, muñecas fashion, bebé reborn, bebés reborn, muñeca
    reborn`,
  babytoys: `
    juguetes bebé, juguete bebé, juguetes para bebés, artículos bebé, puericultura, mordedor, mordedores, mordedores bebé, sonaja,
    sonajas, sonajero bebé, sonajeros bebé, maracas bebé, juguetes de dentición, anillos de dentición, juguetes primera infancia,
    primera infancia, juguetes recién nacido, juguetes para recién nacidos, estimulación temprana, juguetes de estimulación, gimnasio
    de bebé, móviles de cuna, móvil de cuna, juguetes de cuna, rascaencías, mordillo, mordillos, juguetes de baño`,
  watertoys: `
    juguetes de playa, juguetes de piscina, juguetes de verano, juguete de playa, juguete de piscina, juguetes de agua, juguetes
    acuáticos, juguetes de alberca, juguetes de pileta, pistola de agua, pistolas de agua, lanzador de agua, lanzadores de agua,
    lanzaagua, lanzaaguas, flotador, flotadores, flotadores infantiles, inflables, inflables de piscina, inflables de alberca,
    hinchables, hinchables de piscina, hinchables de agua, hinchables acuáticos, inflables acuáticos, manguitos de piscina, manguitos
    de natación, manguitos infantiles, piscina hinchable, piscinas hinchables, piscinas infantiles, alberca inflable, cubos de playa,
    cubos y palas, cubo y pala, baldes de playa, juegos de agua, juegos de piscina, juegos de playa, juegos acuáticos, juguetes de
    arena`,
  boardgames: `
    juego de tablero, juegos de tablero, juego de mesa, juegos de mesa, parchís, la oca, parchís y oca, juego de la oca, juegos de
    salón, juego de salón, juegos de cartas, juego de cartas, juegos de familia, juegos familiares, juego familiar, juegos para toda
    familia, monopoly, scrabble, lotería infantil, damas y ajedrez, juegos de sociedad, juegos de dados, cartas infantiles, juegos de
    estrategia, juegos de memoria, juegos reunidos`,
  rccars: `
    coche radiocontrol, coches radiocontrol, radiocontrol, teledirigido, coche teledirigido, coches teledirigidos, carros a control
    remoto, carro a control remoto, carritos de control remoto, carrito a control remoto, carros radiocontrol, autitos radio control,
    autos a control remoto, auto a control remoto, autitos a control remoto, control remoto juguete, coche rc, coches rc, coches de
    juguete, coche de juguete, cochecitos de juguete, carros de juguete, carritos de juguete, carrito de juguete, autitos, autito de
    juguete, autos de juguete, vehículos teledirigidos, juguetes teledirigidos, juguetes radiocontrol, coches por control remoto,
    camiones teledirigidos, coches de mando, coches en miniatura`,
  tricycles: `
    triciclo infantil, triciclos infantiles, triciclo de niño, triciclos para niños, bici de tres ruedas, bicis de tres ruedas,
    bicicleta de tres ruedas, bicicletas de tres ruedas, bicis 3 ruedas, bici 3 ruedas, bicicletas 3 ruedas, triciclo bebé, triciclo
    evolutivo, triciclos evolutivos, correpasillos, velocípedo infantil`,
  tents: `
    tiendas de campaña, tienda de campaña, carpa, carpas, casa de campaña, casas de campaña, carpa de camping, carpas de camping,
    carpas para acampar, carpa para acampar, tienda iglú, tiendas iglú, tiendas de acampada, tienda de acampada, tienda camping,
    tiendas camping, tiendas familiares, toldos de acampada, tienda 3 personas, tienda de montaña, casetas de campaña`,
  sleepingbags: `
    bolsa de dormir, bolsas de dormir, saco de dormir, sacos de dormir, sleeping bag, sleeping bags, sleeping camping, saco momia,
    sacos momia, bolsa momia, bolsas de dormir momia, bolsa de dormir momia, sacos de acampada, saco de acampada, saco de camping,
    sacos de camping, saco de montaña, sacos de invierno`,
  campchairs: `
    silla plegable, sillas plegables, silla de camping, sillas de camping, sillas de playa, silla de playa, sillas de pesca, silla de
    pesca, sillas para acampar, silla para acampar, reposera, reposeras, reposeras plegables, sillones plegables, silla de acampada,
    sillas de acampada, silletas plegables, sillas de jardín plegables, butacas plegables, taburetes plegables, taburete plegable,
    silla de director, sillas para pescar, banquetas plegables, sillas de picnic`,
  coolboxes: `
    nevera, neveras, nevera portátil, neveras portátiles, nevera de playa, neveras de playa, nevera de camping, neveras de camping,
    hielera, hieleras, hielera portátil, hieleras portátiles, conservadora, conservadora de frío, conservadoras de frío, conservadoras
    de camping, heladera portátil, heladeras portátiles, heladera de camping, cavas portátiles, cavas de anime, cooler, coolers, bolsa
    nevera, bolsas nevera, bolsa isotérmica, bolsas isotérmicas, bolsa térmica, bolsas térmicas, caja isotérmica, cajas isotérmicas,
    nevera rígida, neveras rígidas, neverita, neveritas, caja térmica, cajas térmicas, bolso térmico, lonchera térmica`,
  backpacks: `
    mochila escolar, mochilas escolares, morral, morrales, morral de montaña, mochila de montaña, mochilas de montaña, mochila de
    senderismo, mochilas de senderismo, macuto, macutos, bulto escolar, bultos escolares, mochila de trekking, mochilas de trekking,
    mochila de viaje, mochilas de viaje, mochila deportiva, mochilas deportivas, mochilita, mochilitas, mochila para colegio, mochilas
    para colegio, mochilas para escuela, mochila infantil, mochilas infantiles, bolso de espalda, mochila camping, cartera escolar,
    carteras escolares, mochila de acampada`,
  suitcases: `
    juego de maletas, juegos de maletas, equipaje, equipajes, bolsa de viaje, bolsas de viaje, bolso de viaje, bolsos de viaje, maleta
    de cabina, maletas de cabina, trolley de cabina, trolleys de cabina, valija, valijas, equipaje de mano, equipaje de cabina, maleta
    de mano, maletas de mano, maleta de viaje, maletas de viaje, maletas con ruedas, maleta con ruedas, maletas rígidas, maleta
    rígida, maletas blandas, maletín de viaje, maletines de viaje, set de maletas, sets de maletas, conjunto de maletas, veliz,
    velices, marroquinería de viaje, baúles de viaje`,
  airbeds: `
    camas hinchables, cama hinchable, colchón hinchable, colchones hinchables, colchón inflable, colchones inflables, cama inflable,
    camas inflables, colchoneta hinchable, colchonetas hinchables, colchoneta inflable, colchonetas inflables, colchoneta de camping,
    colchonetas de camping, colchones de aire, colchón de aire, cama de aire, camas de aire, cama de invitados, camas de invitados,
    colchón de camping, colchones de camping, colchón neumático, colchonetas de piscina, colchonetas de playa, colchón para acampar`,
  torches: `
    linterna de mano, linternas de mano, foco de mano, focos de mano, frontal led, frontales led, linterna frontal, linternas
    frontales, linterna led, linternas led, lámpara de mano, lámparas de mano, linternas recargables, linterna recargable, lámpara
    frontal, lámparas frontales, luz frontal, luces frontales, lámpara de cabeza, linterna de cabeza, lámpara de camping, lámparas de
    camping, farol de camping, faroles de camping, lámparas portátiles, lámpara sorda, antorchas led`,
  parasols: `
    quitasol, quitasoles, parasol, parasoles, sombrilla de playa, sombrillas de playa, sombrilla de jardín, sombrillas de jardín,
    sombrilla de terraza, sombrillas de terraza, paraguas de playa, paraguas de sol, parasol de playa, parasoles de playa, parasoles
    de terraza, sombrilla playera, sombrillas playeras, sombrillas de piscina, protección de sol playa`,
  thermos: `
    taza térmica, tazas térmicas, botella térmica, botellas térmicas, termo para café, termos para café, termo para mate, termos para
    mate, vaso térmico, vasos térmicos, termo de acero, termos de acero, botella isotérmica, botellas isotérmicas, jarra térmica,
    jarras térmicas, jarra termo, botella termo, botellas termo, termos para líquidos, mug térmico, mugs térmicos, termo sólidos,
    termos portátiles, frasco térmico, cantimplora térmica`,
  sunglasses: `
    gafas de sol, gafa de sol, anteojos de sol, gafas solares, lentes de sol, lente de sol, lentes solares, lentes oscuros, lentes
    polarizados, gafas polarizadas, gafa polarizada, gafas oscuras, anteojos solares, espejuelos de sol, lentes de moda, gafas de
    playa, gafas uv400, lentes uv400, anteojos oscuros, anteojos polarizados, gafas de verano`,
  watches: `
    relojería, reloj de pulsera, relojes de pulsera, reloj de mujer, reloj de hombre, relojes de hombre, relojes de mujer, reloj de
    caballero, relojes de caballero, reloj de acero, relojes de acero, reloj analógico, relojes analógicos, reloj de cuarzo,
    cronógrafos, cronógrafo, peluco, pelucos, reloj de muñeca, relojes de muñeca, relojes de señora`,
  smartbands: `
    pulsera de actividad, pulseras de actividad, reloj inteligente, relojes inteligentes, reloj deportivo, relojes deportivos, pulsera
    inteligente, pulseras inteligentes, banda inteligente, bandas inteligentes, pulsera fitness, pulseras fitness, pulsera deportiva,
    pulseras deportivas, reloj fitness, relojes fitness, smartwatch, smartwatches, podómetro, podómetros, monitor de actividad,
    monitores de actividad, pulsómetro, pulsómetros, banda fitness, reloj conectado, relojes conectados, manilla inteligente, manillas
    inteligentes, pulsera cuentapasos, cuentapasos, reloj digital inteligente`,
  silverchains: `
    gargantilla, gargantillas, cadenita, cadenitas, cadenita de plata, cadenitas de plata, cadena de plata, cadenas de plata, collares
    de plata, collar de plata, cadena de cuello, cadenas de cuello, cadenas de hombre, joyas de plata, joyería de plata, plata de ley,
    plata 925, collares de mujer, collares de bisutería, gargantilla de plata, dogal de plata`,
  earrings: `
    aretes, arete, zarcillos, zarcillo, pendiente, pendientes, pendientes de aro, aros de bisutería, aros, argollas, argolla,
    caravanas de bisutería, caravanas y argollas, caravanas oreja, arracadas, arracada, candongas, dormilonas, pendientes de mujer,
    pendientes de bisutería, aretes de fantasía, pendientes largos, aros de oreja, pendientes de clip, aritos, aretitos, broqueles`,
  bracelets: `
    brazalete, brazaletes, pulsera de cuentas, pulseras de cuentas, pulseras de perlas, pulsera de perlas, pulseras de bisutería,
    pulsera de mujer, pulseras de mujer, pulseritas, pulserita, pulseras de abalorios, pulseras de bolitas, pulsera de bolas,
    nomeolvides, pulseras de dijes, pulsera de charms, pulseras de charms, manillas de pepitas, pulseras de moda, semanarios pulsera,
    manillas de mujer, manilla de mujer, manillas de hilo`,
  hairclips: `
    accesorios para el pelo, accesorios para el cabello, horquilla, horquillas, pinza de pelo, pinzas de pelo, pinzas para cabello,
    coletero, coleteros, diadema, diademas, ganchos para el pelo, ganchos para cabello, ganchitos para pelo, gancho de pelo, hebillas
    para pelo, pasadores de pelo, pasador de pelo, broches para pelo, broches para cabello, gomas de pelo, gomitas de pelo, ligas para
    pelo, ligas para cabello, colitas de pelo, moños de pelo, moñas de pelo, vinchas, vincha, cintillos, cintillo, balacas,
    prendedores de pelo, tocados de pelo, lazos de pelo, scrunchies, scrunchie, donas de pelo, trabas de pelo, adornos de pelo, pinzas
    cangrejo, felpas de pelo`,
  cufflinks: `
    mancuernillas, mancuernillas de camisa, mancuernas de camisa, collera, colleras, gemelos de camisa, gemelos de puño, yuntas de
    camisa, yugos de camisa, mancornas, mancorna, yuguillos, botones de puño, joyería masculina, joyas para hombre, joyería para
    hombre, bisutería de hombre`,
  jewelboxes: `
    cajas para joyas, caja para joyas, cajas joyero, alhajero, alhajeros, cofre para joyas, cofres para joyas, cofrecito, cofrecitos,
    guardajoyas, estuche de joyas, estuches de joyas, expositor de joyas, expositores de joyas, organizador de joyas, organizadores de
    joyas, cajitas para joyas, cajita para joyas, cajas para anillos, porta joyas, cajas de bisutería, caja de alhajas, cajas para
    alhajas`,
  hikingboots: `
    zapatillas de montaña, zapatilla de montaña, zapatos de senderismo, zapato de senderismo, botas de senderismo, bota de senderismo,
    botas de trekking, bota de trekking, botas de montaña, bota de montaña, calzado de montaña, calzado de senderismo, calzado de
    trekking, calzado outdoor, zapatillas de trekking, zapatillas de senderismo, botas de excursión, botas de excursionismo, botas
    para caminar, borceguí, borceguíes, zapatos de montaña, zapatos para caminata, botas de caminata, chirucas, chiruca, botas de
    monte, zapatos de trekking`,
  sneakers: `
    zapatillas deportivas, deportivas, zapatillas deporte, tenis, zapatilla deportiva, zapatos deportivos, calzado deportivo, bambas,
    bamba, zapas, tenis de mujer, tenis dama, tenis casuales, tenis blancos, championes, championes de mujer, zapatillas de mujer, zapatillas
    urbanas, zapatilla urbana, deportivas de mujer, zapatillas casual, zapatillas de lona, playeras de lona, zapatillas de moda,
    zapatos tenis, zapatillas blancas, zapatillas dama, calzado casual mujer, tenis deportivos, tennis mujer`,
  runners: `
    zapatillas deportivas, zapatillas correr, zapatilla de correr, zapatillas de running, zapatilla de running, zapatos deportivos,
    calzado deportivo, bambas, bamba, zapas, zapatillas de deporte, tenis para correr, tenis de running, tenis de hombre, tenis caballero,
    zapatillas de hombre, deportivas de hombre, zapatos para correr, zapatillas de trail, trail running, championes de hombre,
    zapatillas de trote, zapatillas trotar, playeras de running, calzado de running, zapatillas caballero`,
  ankleboots: `
    botín, botines, botín mujer, botines mujer, botines de dama, botineta, botinetas, botas de mujer, botas de dama, botas cortas,
    bota corta, botitas de mujer, botas bajas, botas de tacón, botines de tacón, botín de tacón, botines chelsea, botas chelsea, media
    bota, medias botas, botas tobilleras`,
  wellies: `
    botas de agua, bota de agua, botas de lluvia, bota de lluvia, katiuskas, katiuska, botas de hule, bota de hule, botas de goma,
    bota de goma, botas de caucho, botas de plástico, botas pantaneras, bota pantanera, pantaneras, botas pluviales, botas
    impermeables, botas de jardín, botas pvc, botas infantiles, botas de niño, botas para niños, calzado de lluvia, calzado de agua,
    botas de agua infantiles, botitas de lluvia, botitas de agua, zapatos de lluvia, días de lluvia, día de lluvia, para la lluvia`,
  safetyshoes: `
    zapatos de trabajo, zapato de trabajo, botas de trabajo, bota de trabajo, botas de seguridad, bota de seguridad, calzado de
    seguridad, calzado laboral, calzado de trabajo, zapato de seguridad, zapatos de seguridad, botas punta de acero, bota punta de
    acero, botas puntera de acero, punta de acero, puntera de acero, puntera reforzada, zapatos punta de acero, zapatos con puntera,
    calzado epi, zapatos epi, botas industriales, calzado industrial, zapatos industriales, botas de obra, botas de albañil, botines
    de seguridad, botín de seguridad, botines de trabajo, botas con puntera, calzado profesional, zapatos de obra, calzado de
    protección, botas de casquillo, zapato de casquillo, zapatillas de seguridad, tenis de seguridad, zapatos s3, botas s3`,
  slippers: `
    pantuflas, pantufla, zapatilla de casa, zapatillas de casa, babuchas, babucha, chinelas, chinela, chinelas de casa, chancletas de
    casa, pantuflas de mujer, alpargatas de casa, calzado de casa, calzado de hogar, zapatos de casa, zapatillas de invierno casa,
    pantuflas peludas, zuecos de casa, estar por casa, andar por casa, zapatillas estar casa, zapatillas andar casa`,
  loafers: `
    náutico, náuticos, zapatos náuticos, castellanos, castellano zapato, zapatos de vestir, zapato de vestir, zapatos de vestir
    caballero, zapatos de hombre, zapatos de caballero, calzado de caballero, calzado de hombre, mocasín, mocasín hombre, mocasines
    hombre, mocasines de piel, mocasines de cuero, mocasín de piel, zapatos de piel hombre, zapatos de cuero, zapato de cuero, zapatos
    formales, zapatos formales hombre, kiowas`,
  flipflops: `
    chancleta, chancletas, ojota, ojotas, chancla, chanclas de playa, chancla de playa, chola, cholas, cholas de playa, hawaianas,
    hawaiana, sandalias de playa, sandalia de playa, sandalias de dedo, sandalias de piscina, chanclas de piscina, chanclas de dedo,
    chanclas de baño, sandalias de baño, chanclas de verano, calzado de playa, zapatos de playa, zapatillas de playa, calzado de
    piscina, zapatillas de piscina, sandalias de goma, flip flops, havaianas, chancletas de playa, guarachas de playa, hojotas,
    sayonaras`,
  footballboots: `
    botas de fútbol, bota de fútbol, botas de futbito, tacos de fútbol, tachones de fútbol, botines de fútbol, botín de fútbol,
    chuteador, chuteadores, chuteras, chimpunes, chimpún, zapatos de fútbol, calzado de fútbol, zapatillas de fútbol, zapatillas de
    futbito, zapatillas fútbol sala, botas de tacos, zapatos con tacos, guayos, tenis de fútbol, multitacos, botas multitaco,
    taquetes, zapatos de taquetes`,
  footballs: `
    pelota de fútbol, pelotas de fútbol, balón de fútbol, balones de fútbol, balón, balones, balón de futbito, balones de futbito,
    balones futbol sala, balón fútbol sala, balón de cuero, balones de reglamento, balón de reglamento, pelotas n 5, pelota n 5,
    pelotas nº 5, balón talla 5, balones talla 5, pelotas de cuero, pelota de cuero, esféricos, balón nº 5, balones nº 5, pelotas de
    fulbito, balompié`,
  rackets: `
    raquetas, raqueta, raquetas de bádminton, raqueta de bádminton, plumas de bádminton, pluma de bádminton, volantes de bádminton,
    volante de bádminton, palas y volantes, palas de bádminton, juego de raquetas, juegos de raquetas, set de raquetas, sets de
    raquetas, palas de playa, raquetas de playa, raquetas y plumas, juego de bádminton, paletas de playa, rehiletes bádminton`,
  kettlebells: `
    pesa, pesas, mancuerna, mancuernas, pesa rusa, pesas rusas, pesas fitness, pesas de gimnasio, pesas de mano, pesas musculación,
    discos de pesas, halteras, haltera, kettlebell 12 kg, bola rusa, bolas rusas`,
  bands: `
    gomas elásticas, goma elástica, banda elástica, bandas elásticas, banda de resistencia, bandas de resistencia, liga de
    resistencia, ligas de resistencia, ligas de ejercicio, ligas elásticas, ligas fitness, gomas de resistencia, gomas de fitness,
    gomas de gimnasio, gomas de musculación, elásticos de fitness, cintas elásticas, cintas de resistencia, cintas elásticas fitness,
    bandas fitness, bandas de ejercicio, bandas de goma, bandas de látex, bandas gym, bandas de gimnasio, tensores, tensores de
    gimnasio, bandas pilates, theraband, mini bands, loop bands`,
  sportbottles: `
    cantimplora, cantimploras, botella de agua, botellas de agua reutilizables, botella deportiva, botellas deportivas, botella
    deporte, botellas deporte, bidón de bici, bidones de bici, bidón de ciclismo, bidones de ciclismo, bidón ciclista, bidón
    deportivo, bidones deportivos, caramañola, caramañolas, caramayolas, caramagnola, tomatodo, tomatodos, botellón deportivo, ánfora
    deportiva, ánforas deportivas, botella reutilizable, botellas reutilizables, botella de gimnasio, botellas de gimnasio, botella
    infantil agua, botellas para agua, botilito, botilitos, termos deportivos, botellas de bici, garrafa deportiva, pachón de agua`,
  swimgoggles: `
    gafas de piscina, gafa de piscina, gafas de natación, gafas para nadar, gafas de buceo, antiparras, antiparra, antiparras de
    natación, goggles de natación, googles de natación, lentes de natación, lentes para nadar, lentes de piscina, lentes de agua,
    anteojos de natación, anteojos para nadar, gafas acuáticas, lentes de buceo, visor de natación, visores de buceo, gafas de agua,
    gafas submarinas, máscaras de buceo`,
  skateboards: `
    patineta, patinetas, tabla de skate, tablas de skate, skate, monopatín, longboard, longboards, patines de tabla, tabla de
    monopatín, tablas de monopatín, tablas de patinar, tabla patinar, penny board, patinetas infantiles, skateboarding, monopatines
    infantiles`,
  bikehelmets: `
    casco de bicicleta, cascos de bicicleta, casco bici, cascos bici, casco ciclista, cascos ciclistas, cascos de ciclismo, casco de
    ciclismo, casco de patinete, cascos de patinete, casco de patín, cascos de patinaje, casco de skate, casco mtb, cascos mtb, casco
    infantil, cascos infantiles, casco bmx, casco scooter eléctrico, cascos de scooter`,
  trackers: `
    luces de bicicleta, luz de bicicleta, luces de bici, luz de bici, faro de bici, faros de bici, faros de bicicleta, faro de
    bicicleta, foco de bici, focos de bici, cuentakilómetros bici, cuentakilómetros bicicleta, cuentakilómetros, ciclocomputador,
    ciclocomputadores, ciclocomputadora, ciclocomputadoras, ordenador de bici, velocímetro de bicicleta, velocímetros bici, gps de
    bici, gps ciclismo, gps bicicleta, luz trasera bici, luces traseras bici, iluminación bicicleta, iluminación de bici, iluminación
    ciclista, linternas de bicicleta`,
  skigloves: `
    guantes de nieve, guante de nieve, guantes de esquí, guante de esquí, guantes para esquiar, guantes de invierno, guantes de snow,
    guantes de snowboard, guantes térmicos, guantes de frío, manoplas de nieve, manoplas de esquí, manoplas, manopla, mitones, guantes
    de montaña, mitones de nieve, guantes impermeables nieve, artículos nieve, cosas para nieve, para nieve, material de esquí, equipo
    de esquí, accesorios de esquí`,
  perfume: `
    fragancia, fragancias, colonia, colonias, agua de colonia, aguas de colonia, agua de perfume, aguas de perfume, agua de tocador,
    eau de toilette, eau de parfum, edp, edt, perfume de mujer, perfumes de mujer, perfume de hombre, perfumes hombre, perfumería
    fina, loción de hombre, lociones de hombre, perfumes de imitación, perfumes genéricos, perfume 100 ml, fragancias de mujer,
    fragancias de hombre, brumas corporales, frascos de perfume`,
  toothbrushes: `
    cepillo de dientes, cepillos de dientes, cepillo dental, cepillos dentales, cepillo de dientes eléctrico, cepillos de dientes
    eléctricos, cepillo dental eléctrico, cepillos dentales eléctricos, cepillo eléctrico dental, cepillos dentales recargables,
    cepillos bucales, higiene dental, higiene bucal, higiene bucodental, cuidado dental, cuidado bucal, limpieza dental, oral-b`,
  handcream: `
    crema de manos, cremas de manos, hidratante de manos, hidratantes de manos, crema hidratante manos, loción de manos, lociones para
    manos, bálsamo de manos, cuidado de manos, manos secas, crema reparadora manos`,
  sunscreen: `
    protector solar, protectores solares, bronceador, bronceadores, aceite bronceador, bloqueador solar, bloqueadores solares,
    bloqueador, bloqueadores, crema solar, cremas solares, crema de sol, leche solar, leches solares, aceite solar, protección solar,
    protección 50, factor 50, fps 50, spf 50, filtro solar, filtros solares, pantalla solar, pantallas solares, spray solar, sprays
    solares, solares spf 50, cosmética solar, productos solares, producto solar, after sun, leche bronceadora, bloqueador de sol,
    protector de sol, crema bronceadora`,
  pumpsoap: `
    gel de manos, jabón líquido, jabón de manos, jabones de manos, jabones líquidos, jabón con bomba, jabón con dosificador, jabones
    con dosificador, gel lavamanos, lavamanos gel, jabón lavamanos, jabón espuma, jabones, jaboncillo, jaboncillos, jaboncitos, jabón
    de tocador, jabones de tocador, dispensador de jabón, dispensadores de jabón, jabón con dispensador, jabón antibacterial, jabón de
    glicerina, espuma de manos`,
  nailpolish: `
    esmalte, esmaltes, pintauñas, esmalte de uñas, esmaltes de uñas, pintura de uñas, pinturas de uñas, barniz de uñas, barnices de
    uñas, laca de uñas, lacas de uñas, cutex, manicura, manicure, uñas de gel, semipermanente uñas, esmalte semipermanente, esmaltes
    semipermanentes, esmalte permanente, productos de uñas, maquillaje de uñas, cuidado de uñas, belleza de uñas`,
  lipsticks: `
    labial, labiales, barra de labios, barras de labios, labios, lápiz labial, lápices labiales, lápiz de labios, lápices de labios,
    pintalabio, labial mate, labiales mate, labiales matte, gloss, gloss de labios, brillo de labios, brillos de labios, brillo
    labial, brillos labiales, lipstick, maquillaje de labios, maquillaje labial, creyón de labios, creyones de labios, tinte de
    labios, tintes de labios, delineador de labios, perfilador de labios`,
  razors: `
    cuchilla, cuchillas, cuchillas de afeitar, cuchilla de afeitar, afeitadora, afeitadoras, maquinilla de afeitar, maquinillas de
    afeitar, maquinilla, rastrillos de afeitar, rastrillo de afeitar, rastrillos desechables, rastrillo desechable, prestobarba,
    prestobarbas, máquinas de afeitar, máquina de afeitar, afeitado, afeitar, para afeitar, productos de afeitado, artículos de
    afeitado, artículos de afeitar, hojas de afeitar, hoja de afeitar, navajas de afeitar, navaja de afeitar, rasuradora, rasuradoras,
    rasuradoras desechables, rasuradora desechable, maquinillas desechables, maquinilla desechable, recambios de afeitar, recambios de
    maquinilla, hojillas de afeitar, para rasurar, kit de afeitado`,
  facemasks: `
    mascarilla facial, mascarillas faciales, mascarilla de belleza, mascarillas de belleza, mascarilla coreana, mascarillas coreanas,
    mascarilla de tela, mascarillas de tela, máscara facial, máscaras faciales, mascarillas para la cara, mascarilla para cara,
    mascarilla hidratante, mascarillas hidratantes, mascarilla de rostro, mascarillas para rostro, sheet mask, sheet masks, cosmética
    coreana, cosmético coreano, tratamiento facial, tratamientos faciales, mascarillas de hoja, parches faciales, k-beauty`,
  headphones: `
    cascos audio, auricular, cascos de música, cascos inalámbricos, cascos inalámbricos música, audífonos, audífono, audífonos de
    diadema, audífonos inalámbricos, audífonos bluetooth, cascos, casco audio, cascos bluetooth, cascos con micrófono, cascos gaming,
    cascos gamer, auriculares inalámbricos, auriculares bluetooth, auriculares de diadema, auriculares gaming, auriculares con
    micrófono, cascos de diadema, diademas de audio, diadema bluetooth, fonos, fonos bluetooth, earbuds, manos libres, audífonos
    gamer, audífonos de botón, vinchas de audio, headphone, headphones`,
  speakers: `
    parlante, parlantes, bafle, bafles, altavoz portátil, altavoces portátiles, altavoz bluetooth, altavoces bluetooth, bocina,
    bocinas, bocina bluetooth, bocinas bluetooth, bocinas inalámbricas, corneta bluetooth, cornetas bluetooth, cornetas inalámbricas,
    corneta inalámbrica, cornetas portátiles, cornetas de sonido, parlante bluetooth, parlantes bluetooth, parlantes portátiles,
    parlante portátil, barra de sonido, barras de sonido, altavoces inalámbricos, altavoz inalámbrico, minialtavoz, mini altavoces,
    bafle bluetooth, bafles bluetooth`,
  vacuums: `
    aspirador, escoba eléctrica, escobas eléctricas, escoba aspirador, escoba aspiradora, escobas aspiradoras, aspiradora escoba,
    aspiradora vertical, aspiradoras verticales, aspirador vertical, aspiradores verticales, aspirador escoba, aspiradora sin cable,
    aspiradoras sin cable, aspirador sin cable, aspirador de mano, aspiradores de mano, aspiradora de mano, aspiradora inalámbrica,
    aspiradoras inalámbricas, aspirador robot, robot aspirador, robots aspiradores, aspirador inalámbrico, lustraspiradora, escoba
    eléctrica sin cable`,
  kettles: `
    hervidor, hervidores, calentadores de agua eléctricos, calentador de agua, calentadores de agua, hervidor eléctrico, hervidores
    eléctricos, hervidor de agua, hervidores de agua, hervidora, hervidoras, hervidora de agua, hervidora eléctrica, pava, pavas, pava
    eléctrica, pavas eléctricas, jarra eléctrica, jarras eléctricas, tetera eléctrica, teteras eléctricas, kettle eléctrico, jarra
    hervidora, jarras hervidoras, hervidor de té, jarra de agua eléctrica, hervidor de acero`,
  coffeemachines: `
    cafetera espresso, cafeteras espresso, cafetera express, cafeteras express, cafetera expreso, cafeteras expreso, cafetera
    eléctrica, cafeteras eléctricas, cafetera italiana, cafetera de goteo, cafeteras de goteo, cafetera de cápsulas, cafeteras de
    cápsulas, máquina de café, máquinas de café, cafetera automática, cafeteras automáticas, cafetera superautomática, cafetera de
    filtro, percoladora, percoladoras, máquina espresso, máquinas espresso`,
  hairdryers: `
    secador, secadores, secador de pelo, secadores de pelo, secador de cabello, secadores de cabello, secadora de cabello, secadoras
    de cabello, secadora de pelo, secadoras de pelo, secador profesional, secador de peluquería, secadores de peluquería, secador de
    viaje, secador iónico, secadores iónicos, pistola de pelo, aparatos de peluquería, blower, blowers de pelo`,
  keyboards: `
    teclado y ratón, teclado ratón, teclados y ratones, teclado y mouse, teclado mouse, combo teclado, combo teclado mouse, combos
    teclado mouse, kit teclado, kit teclado ratón, set teclado ratón, pack teclado ratón, teclado inalámbrico, teclados inalámbricos,
    teclado para ordenador, teclado pc, teclados pc, teclado gaming, teclados gaming, teclado gamer, ratón pc, ratones pc, ratón de
    ordenador, ratones de ordenador, ratón inalámbrico, ratones inalámbricos, mouse inalámbrico, mouse pc, mouses, ratón óptico,
    teclado de computadora, teclados de computadora, mouse de computadora, teclado usb, conjunto teclado ratón, conjuntos de teclado`,
  ledbulbs: `
    bombilla, foco, focos, bombilla led, bombillas led, bombillo, bombillos, bombillo led, bombillos led, bombita de luz, bombitas de
    luz, bombitas led, ampolleta, ampolletas, ampolletas led, foco led, focos led, foco ahorrador, focos ahorradores, bombillas de
    bajo consumo, bombilla de bajo consumo, bombillos ahorradores, bombillas e27, bombilla e27, lámparas led, lámpara led, lamparita
    led, lamparitas led, lamparitas de luz, bombillas e14, luces led, luz led, iluminación led, rosca e27, bombillas eléctricas, focos
    de rosca, leds hogar, bombillas de rosca`,
  powerbanks: `
    batería externa, baterías externas, cargador portátil, cargadores portátiles, batería portátil, baterías portátiles, pila externa,
    pilas externas, pila externa móvil, batería externa móvil, batería para celular, batería externa celular, power bank, power banks,
    batería de respaldo, baterías de respaldo, batería móvil, batería auxiliar, baterías auxiliares, batería recargable portátil,
    batería de emergencia, cargador de emergencia, banco de energía, bancos de energía, batería adicional, cargador externo,
    cargadores externos, cargador inalámbrico portátil`,
  chargers: `
    cargador usb, cargadores usb, cargador de móvil, cargadores de móvil, cargador para celular, cargadores para celular, cargador de
    teléfono, cargadores de teléfono, cargador tipo c, cargadores tipo c, cubo cargador, cubos cargadores, cubo de carga, cubos de
    carga, cubo usb, enchufe cargador, enchufes cargador, enchufe usb, enchufes usb, enchufe de carga, cargador de pared, cargadores
    de pared, cargador rápido, cargadores rápidos, carga rápida, cargador carga rápida, adaptador usb, adaptadores usb, adaptador de
    corriente, adaptadores de corriente, transformador usb, cargador iphone, cargadores iphone, cargador universal, cargadores
    universales, cabezal de carga, cabeza de cargador, enchufe cargador rápido`,
  crafts: `
    manualidades infantiles, manualidad infantil, manualidades niños, kit de manualidades, kits de manualidades, set de manualidades,
    sets de manualidades, kit creativo, kits creativos, sets creativos, juegos creativos, juguetes creativos, abalorios, abalorios
    para niños, abalorios infantiles, cuentas para niños, plastilina, plastilinas, actividades manuales, trabajos manuales, artes y
    manualidades, arte infantil, arte y manualidades, pintura infantil, pintar y colorear, para colorear, manualidades creativas,
    material creativo, materiales de manualidades, pasatiempos creativos, bricolaje infantil, pintar y pegar, kit de pintura, kit de
    pintar, para pintar niños`,
  musical: `
    juguetes musicales, juguete musical, instrumentos musicales, instrumento musical, instrumentos de música, instrumentos de juguete,
    xilófono, xilófonos, tambor, tambores, maracas, pandereta, panderetas, guitarra de juguete, guitarras de juguete, guitarra
    infantil, guitarras infantiles, piano infantil, pianos infantiles, piano de juguete, flauta infantil, flautas dulces, armónicas,
    instrumentos infantiles, percusión infantil, música infantil, instrumentos para niños, ukelele infantil, ukeleles`,
  beachtowels: `
    toalla de playa, toallas de playa, toallas playeras, toalla playera, toallón de playa, toallones de playa, toallón playero,
    toallas de piscina, toalla de piscina, toallas de alberca, toallas de pileta, pareos, pareo, esteras de playa, esterillas de
    playa, toallas de verano, toalla de arena, fouta, foutas`,
  kidsandals: `
    cangrejera, cangrejeras, guarache, guaraches, huarache, huaraches, guaraches niño, huaraches infantiles, sandalias de niño,
    sandalias de niña, sandalias para niños, sandalia infantil, sandalias infantiles, sandalias de bebé, sandalitas, menorquinas de
    niño, sandalias de goma infantiles, chanclas cangrejeras, sandalias escolares, avarcas infantiles`,
  giftsets: `
    set de regalo, sets de regalo, estuche de regalo, estuches de regalo, caja de regalo, cajas de regalo, cesta de baño, cestas de
    baño, cesta de regalo, cestas de regalo, canasta de regalo, canastas de regalo, set de baño, sets de baño, kit de baño, kits de
    baño, set de spa, sets de spa, kit spa, kits spa, kit de regalo, kits de regalo, pack regalo, packs regalo, cofre de regalo,
    cofres de regalo, lote de regalo, lotes de regalo, neceser de regalo, estuche de baño, estuches de baño, sales de baño, set de
    belleza, sets de belleza, estuche de belleza, estuches de belleza, set cosmético, spa en casa, baño relajante, kit de belleza`,
  yogamats: `
    colchoneta, colchonetas, esterilla, esterillas, esterilla de yoga, esterillas de yoga, mat de yoga, mats de yoga, tapete de yoga,
    tapetes de yoga, colchoneta de yoga, colchonetas de yoga, colchoneta pilates, colchonetas de pilates, esterilla de pilates,
    esterillas de pilates, esterilla de gimnasia, esterillas de gimnasia, esterilla de fitness, esterillas fitness, colchoneta de
    gimnasia, colchonetas de gimnasia, colchonetas de gimnasio, colchoneta fitness, tapete de ejercicio, tapetes de ejercicio,
    alfombra de yoga, alfombras de yoga, alfombrilla de yoga, mat de ejercicio, esterilla deporte, colchoneta de ejercicio`,
  shampoo: `
    champu, champús, champúes, shampoos, champú familiar, champú infantil, champús infantiles, champú de pelo, champú para cabello,
    shampu, shampús, champú anticaspa, champú seco, lavado de cabello`,
  tablets: `
    tableta, tabletas, tablet android, tablets android, ipad, ipads, tablet de 10 pulgadas, tableta electrónica, tabletas
    electrónicas, tablets 10 pulgadas, tableta android, tabletas android, tablet infantil, tablets infantiles, tablet pc, tablets
    wifi, tablet barata, tablets baratas`,
  spaghetti: `
    fideos, fideo, espaguetis, espagueti, macarrones, macarrón, tallarines, tallarín, fideos largos, espaguettis, spaguetti,
    espaguetti, pasta seca, pastas secas, pastas alimenticias, pasta alimenticia, pasta italiana, pastas italianas, pasta larga,
    pastas largas, linguini, fettuccini, fetuchini, pasta de trigo, pasta de trigo duro, pasta alimentaria, fideuá, coditos, pasta de
    sopa, vermicelli, espageti, espagetis`,
  oliveoil: `
    aceite de oliva, aceites de oliva, aceite de oliva virgen, aove, aceite de oliva extra, aceite virgen, aceite virgen extra, oliva
    virgen, oliva virgen extra, virgen extra, aceite extra virgen, aceite de aceituna`,
  feta: `
    queso, quesos, queso feta, queso griego, quesos griegos, queso de oveja, quesos de oveja, queso en salmuera, queso para ensalada,
    queso fresco griego, queso blanco griego, quesería, lácteos, producto lácteo, productos lácteos, lácteo, productos refrigerados,
    refrigerados, alimentos refrigerados, productos frescos lácteos`,
  chocolate: `
    tabletas de chocolate, tableta de chocolate, chocolatina, chocolatinas, chocolatín, barra de chocolate, barras de chocolate,
    chocolate con leche, chocolates con leche, chocolate en tableta, chocolates en tableta, chocolate en barra, chocolatería,
    golosinas de chocolate, chocolates en barra, dulces de chocolate, chocolates finos`,
  juice: `
    jugo, jugos, zumo de naranja, zumos de naranja, zumos de fruta, zumo de fruta, zumos de frutas, zumo de frutas, jugo de naranja,
    jugos de naranja, jugos de fruta, jugo de fruta, jugos de frutas, jugo de china, néctar, néctares, néctar de fruta, néctares de
    fruta, bebida de fruta, bebidas de fruta, bebidas de frutas, bebida de naranja, bebidas de naranja, naranjada, naranjadas, zumo en
    brick, zumos en brick, jugos en caja, juguito, juguitos, refresco de naranja, refrescos de fruta, bebidas sin alcohol, bebida sin
    alcohol`,
  crisps: `
    patatas fritas, papas fritas, patatas de bolsa, patatas chips, papas de bolsa, snacks salados, snack salado, papita, papitas,
    papitas fritas, papas chips, papa chips, patata frita, papa frita, papas de paquete, patatas de paquete, patatas fritas bolsa,
    chips de patata, chips de papa, botanas, botana, botanas saladas, aperitivos salados, aperitivo salado, bolsas de patatas,
    patatillas, saladitos, bolsas de papas, pasapalos, snacks de patata, mecato, picoteo salado, sabritas`,
  tuna: `
    conserva de pescado, conservas de pescado, atún en lata, atún en aceite, atún en conserva, atún enlatado, latas de atún, lata de
    atún, atún claro, atunes, lomitos de atún, lomo de atún, lomos de atún, atún en lomitos, atún en trozos, trozos de atún, atún en
    agua, atún al natural, bonito en aceite, bonito del norte, bonito en conserva, conserva de atún, conservas de atún, pescado en
    lata, pescado enlatado, pescado en conserva, enlatados de pescado, lomitos en aceite`,
  frozenpeas: `
    arveja, arvejas, arvejas congeladas, guisante, guisantes congelados, guisante congelado, guisantes verdes, guisantes finos,
    chícharo, chícharos, chícharos congelados, verduras congeladas, verdura congelada, vegetales congelados, vegetal congelado,
    congelados, congelado, productos congelados, alimentos congelados, alimentación congelada, comida congelada, petit pois,
    hortalizas congeladas, alverjas, alverja, legumbres congeladas, ultracongelados`,
  coffee: `
    cafés, granos de café, grano de café, café en grano, café en granos, café tostado, café tostado en grano, café natural, café
    molido, cafecito, café arábica, café arábigo, arábica, café espresso, café expreso, cafés tostados, café de tueste natural, café
    mezcla, café gourmet`,
  tomatoes: `
    jitomate, jitomates, jitomate picado, tomate picado, tomates picados, tomate troceado, tomates troceados, tomate triturado, tomate
    natural, tomate en conserva, tomates en conserva, tomate en lata, tomates en lata, tomate pelado, tomates pelados, salsa de
    tomate, salsas de tomate, puré de tomate, purés de tomate, tomate frito, tomate en dados, tomate en cubos, passata, pulpa de
    tomate, tomate concentrado, conserva de tomate, conservas de tomate, latas de tomate, lata de tomate, tomate molido, jitomate en
    lata, conservas vegetales, conserva vegetal, verduras en conserva, tomate entero pelado`,
  greenolives: `
    aceituna, olivas, oliva, aceitunas verdes, aceituna verde, aceitunas manzanilla, aceituna manzanilla, manzanilla aceitunas,
    aceitunas en salmuera, aceitunas de mesa, olivas verdes, aceitunas sin hueso, aceitunas con hueso, aceitunas en tarro, aceitunas
    gordal, aceitunas aliñadas, aceitunas rellenas, encurtido, encurtidos, aceitunas en conserva, tarros de aceitunas`,
  cookware: `
    olla, ollas, cacerola, cacerolas, batería de cocina, baterías de cocina, sartenes, cazuela, cazuelas, cazo, cazos, puchero,
    pucheros, marmita, marmitas, perol, peroles, juego de ollas, juegos de ollas, set de ollas, sets de ollas, ollas de acero, ollas
    inoxidables, menaje de cocción, utensilios de cocción, ollas a presión, trastes de cocina, trastos de cocina, ollas y sartenes,
    juego de cacerolas, batería de ollas, cacharros de cocina, sartén`,
  bedlinen: `
    sábana, ropa de cama, juego de cama, juegos de cama, fundas nórdicas, funda nórdica, fundas de almohada, funda de almohada, juego
    de sábanas, juegos de sábanas, sábanas de algodón, sábanas ajustables, sábana bajera, sábanas bajeras, bajeras ajustables,
    lencería de cama, blancos de cama, blancos recámara, ropa blanca, funda de edredón, fundas de edredón, fundas de duvet, textil de
    cama, textiles de cama, textil dormitorio, acolchados funda, tendidos de cama, tendido de cama, sábanas matrimonio, sábanas
    infantiles, conjuntos de cama`,
  towels: `
    toalla de baño, toallas de baño, toalla de mano, toallas de mano, toallas de manos, toalla de lavabo, toallas de lavabo, toalla de
    ducha, toallas de ducha, toallas de rizo, toalla de rizo, toallas de tocador, juego de toallas, juegos de toallas, toallas de
    algodón, toallón, toallones, toallones de baño, toallón de baño, toallas de hotel, toallas de bidé, toallas faciales, textil de
    baño, felpa de baño, manoplas de baño`,
  glasses: `
    cristalería, cristalerías, copa, copas, copas de vino, copa de vino, copas de cristal, vasos de vidrio, vaso de vidrio, vasos de
    cristal, vaso de cristal, vasos de agua, vaso de agua, vasos de cerveza, jarras de cerveza, vasos de whisky, vasos de chupito,
    vasos de tubo, vasos altos, vasos de sidra, copas de champán, copas de cava, copas de balón, vasitos, vasos de cubata, juego de
    vasos, juegos de vasos, set de vasos, vasos de cóctel, juego de copas, juegos de copas, cristalería de mesa, vasos de bar, copas
    de gin`,
  candles: `
    velas de té, veladora, veladoras, velita, velitas, velas perfumadas, vela perfumada, velas aromáticas, vela aromática, velas de
    olor, velitas con olor, velas de aroma, velas aromatizadas, velas decorativas, velas con fragancia, velas de cera, cirios,
    velones, velón, velas de navidad, velas de soja, aromas para casa, aroma para casa, aromas de hogar, fragancias de hogar, perfume
    de hogar, velas en vaso, velas ambientadoras`,
  storageboxes: `
    cajas de almacenamiento, caja de almacenamiento, caja de almacenaje, cajas de almacenaje, cajas organizadoras, caja organizadora,
    cajas de plástico, caja de plástico, cajas plásticas, caja plástica, contenedores plásticos, contenedor plástico, contenedores de
    plástico, contenedores con tapa, cajas con tapa, caja con tapa, cajas apilables, caja apilable, cajas para guardar, caja para
    guardar, organizadores, organizador, organizadores de hogar, almacenaje, almacenamiento hogar, baúles de plástico, baúl de
    plástico, tuppers grandes, cajas de juguetes, caja para juguetes, cajas multiusos, caja multiusos, cubetas con tapa, canastos
    plásticos, cajones de plástico, cestas de almacenaje, cajas transparentes, recipientes de plástico, orden y almacenaje`,
  planters: `
    maceta, macetero, maceteros, materas, tiesto, tiestos, jardinera, jardineras, macetas de barro, maceta de barro, macetas de
    terracota, maceta de terracota, maceteros terracota, terracota, cerámica de jardín, tiestos de barro, macetas para plantas, maceta
    para plantas, maceteros para plantas, macetas decorativas, maceteros decorativos, macetitas, macetita, cubremacetas, cubremaceta,
    portamacetas, macetas de jardín, macetas colgantes, potes para plantas, potes de flores, macetas exterior, macetones, macetón,
    alfarería, recipientes para plantas`,
  gardenhoses: `
    manguera de jardín, mangueras de jardín, manguera de riego, mangueras de riego, mangueras para regar, manguera para regar, goma de
    riego, gomas de riego, tubo de riego, tubos de riego, manguera extensible, mangueras extensibles, mangueras de agua, manguera de
    agua, riego de jardín, material de riego, artículos de riego, regar el jardín`,
  wateringcans: `
    regadera de jardín, regaderas de jardín, regaderas metálicas, regadera metálica, regadera de metal, regaderas de metal, regadera
    de plantas, regaderas para plantas, regadera zinc, regar plantas`,
  rugs: `
    tapete, tapetes, felpudo, felpudos, alfombra de salón, alfombras de salón, alfombrilla de salón, alfombrillas de salón,
    alfombritas, alfombrita, alfombra de pelo, alfombra tejida, alfombras tejidas, alfombra persa, alfombras persas, alfombra de
    pasillo, alfombras de pasillo, alfombra de pie, moquetas, moqueta, kilims, kilim, alfombras de cocina, alfombra de habitación,
    alfombra infantil, alfombras infantiles, tapetes de sala, tapete de sala, alfombras de dormitorio, alfombras de lana, esteras de
    salón, caminos de alfombra`,
  solarlights: `
    luz solar, luces solares, lámpara solar, lámparas solares, luces de jardín, luz de jardín, iluminación exterior, iluminación de
    jardín, iluminación solar, baliza solar, balizas solares, farol solar, faroles solares, farolitos solares, farolito solar, farolas
    solares, farola solar, lámparas de jardín, lámpara de jardín, lámparas de exterior, lámpara de exterior, focos solares, foco
    solar, apliques solares, guirnaldas solares, guirnalda solar, estacas solares, luces de exterior, luces exteriores, luminarias
    solares, luminaria solar, antorchas solares, lamparitas solares, luces de terraza, luces led jardín, luminarias de jardín`,
  rings: `
    sortija, sortijas, alianza de boda, alianzas de boda, alianzas, anillos de compromiso, anillo de compromiso, anillos de acero,
    anillo de acero, anillos de bisutería, argolla de matrimonio, argollas de matrimonio, anillos de mujer, anillos de hombre,
    solitarios anillo, anillos de boda, anillo de boda`,
  pendants: `
    dije, dijes, medalla colgante, medallita, medallitas, medallas de cuello, medallones, medallón, colgante de plata, colgantes de
    plata, colgantes de bisutería, pendentif, colgante collar, colgantes para collar, collar con colgante, colgantes con circonitas,
    guardapelo, guardapelos`,
  kitchen: `
    para la cocina, de cocina, cosas de cocina, utensilios de cocina, utensilio de cocina, equipamiento de cocina, equipo de cocina,
    accesorios de cocina, productos de cocina, útiles de cocina, enseres de cocina, para cocinar, implementos de cocina, trastos de
    cocinar`,
  'kitchen appliances': `
    electrodomésticos de cocina, electrodoméstico de cocina, pequeños electrodomésticos de cocina, aparatos de cocina, aparatos
    eléctricos de cocina, pae cocina, electro cocina, pequeño electrodoméstico cocina`,
  appliances: `
    electrodomésticos, electrodoméstico, pequeños electrodomésticos, pequeño electrodoméstico, electrodomésticos pequeños, aparatos
    eléctricos, aparatos domésticos, aparatos del hogar, línea blanca, electrohogar, pae, gama blanca, electrodomésticos de hogar,
    aparatos electrodomésticos, enseres eléctricos, enseres domésticos eléctricos`,
  housewares: `
    menaje, menajes, menaje del hogar, menaje de cocina, menaje de mesa, artículos de casa, artículos del hogar, artículos de cocina,
    productos para el hogar, cosas para casa, cosas para hogar, para el hogar, para la casa, bazar hogar, artículos de mesa, artículos
    de bazar, enseres domésticos, enseres del hogar, utensilios del hogar, artículos domésticos, hogar y cocina, útiles de hogar,
    productos para casa`,
  decoration: `
    decoración, decoraciones, deco, decoración hogar, decoración de interiores, decoración interior, decoración de casa, artículos de
    decoración, artículos decorativos, objetos de decoración, objetos decorativos, productos de decoración, adornos para casa, adornos
    de hogar, cosas de decoración, complementos de decoración, decorar la casa, para decorar, accesorios de decoración`,
  bedroom: `
    dormitorio, para dormitorio, habitación, para la habitación, recámara, para la recámara, alcoba, artículos de dormitorio, cosas de
    dormitorio, cosas para la habitación, cuarto de dormir`,
  bathroom: `
    baño, para el baño, cuarto de baño, para cuarto de baño, cosas de baño, artículos de baño, accesorios de baño, productos de baño,
    complementos de baño, equipamiento de baño, sala de baño`,
  'home textiles': `
    textil hogar, textiles hogar, ropa de hogar, ropa de casa, lencería de hogar, textil doméstico, textiles domésticos, blancos
    hogar, blanquería, mantelería y toallas, textil casa, textiles de casa, ropa blanca hogar`,
  lighting: `
    iluminación, luminarias, luminaria, iluminación hogar, artículos de iluminación, productos de iluminación, luminotecnia, material
    de iluminación, cosas de iluminación, lámparas y bombillas, iluminación interior`,
  garden: `
    artículos de jardín, artículos de jardinería, jardinería, para el jardín, cosas de jardín, productos de jardín, productos de
    jardinería, accesorios de jardín, herramientas de jardín, herramientas de jardinería, equipo de jardín, equipamiento de jardín,
    material de jardín, material de jardinería, útiles de jardín, útiles de jardinería, decoración de jardín, jardín y terraza, patio
    y jardín`,
  balcony: `
    balcón, balcones, para balcón, terraza, terrazas, para terraza, terraza y balcón, balcón y terraza, artículos de terraza,
    artículos de balcón, cosas de terraza, decoración de terraza, patio y terraza, para el patio, azotea, para azotea, equipamiento de
    terraza`,
  beach: `
    playa, playas, para la playa, cosas para la playa, artículos de playa, artículos playeros, productos de playa, accesorios de
    playa, equipo de playa, playa y piscina, piscina y playa, playeros, complementos de playa, equipamiento de playa, día de playa,
    sol y playa, bazar de playa`,
  summer: `
    artículos de verano, productos de verano, verano, para el verano, cosas de verano, temporada de verano, campaña de verano,
    colección verano, veraniego, veraniegos, mercancía de verano, mercadería de verano, estival, lotes de verano, stock de verano,
    restos de verano`,
  winter: `
    invierno, para invierno, artículos de invierno, productos de invierno, cosas de invierno, temporada de invierno, campaña de
    invierno, para el frío, cosas para el frío, deportes de invierno, deporte de invierno, invernal, colección invierno`,
  gifts: `
    regalos, regalo, para regalar, para regalo, para regalos, artículos de regalo, artículos para regalar, productos de regalo, cosas
    para regalar, cosas de regalo, ideas de regalo, ideas para regalar, idea de regalo, regalitos, regalito, obsequios, obsequio,
    detalles para regalar, detalles de boda, detalles de regalo, regalos de empresa, regalo de empresa, regalos corporativos, regalos
    de navidad, regalo de navidad, regalos navideños, amigo invisible, san valentín, regalos san valentín, día de los enamorados`,
  'gifts for men': `
    regalos para hombre, regalo para hombre, regalos para hombres, regalos para él, día del padre, regalos día del padre, regalo día
    del padre, regalos para papá, regalo para papá, regalos para padre, regalo para padre, regalos para caballero, regalo para
    caballero, ideas regalo hombre, regalos masculinos, obsequios para caballero`,
  'gifts for women': `
    regalos para mujer, regalo para mujer, regalos para mujeres, regalos para ella, día de la madre, regalos día madre, regalos para
    mamá, regalo para mamá, regalos para madre, regalo para madre, regalos para dama, regalos para damas, ideas regalo mujer, día de
    la mujer, regalos femeninos, obsequios para dama, regalo día madre`,
  'gifts for children': `
    regalos para niños, regalo para niños, regalos para niño, regalo para niño, regalos para niña, regalos infantiles, regalo
    infantil, regalos de reyes, reyes magos, juguetes para reyes, juguetes de navidad, juguetes navideños, campaña de juguetes,
    regalos cumpleaños infantil, regalos de cumpleaños niños, día del niño, regalos día del niño, juguetes día del niño`,
  school: `
    vuelta al cole, vuelta al colegio, regreso a clases, vuelta a clases, regreso al colegio, regreso a la escuela, artículos
    escolares, artículo escolar, material escolar, materiales escolares, útiles escolares, útil escolar, escolar, escolares, para el
    colegio, para el cole, para la escuela, productos escolares, cosas para el cole, cosas del colegio, campaña escolar, temporada
    escolar, cole, inicio de clases, accesorios escolares`,
  baby: `
    bebé, bebés, para bebé, para bebés, cosas de bebé, cosas para bebés, productos para bebé, productos para bebés, artículos de
    bebés, accesorios bebé, recién nacido, recién nacidos, para recién nacidos, primera edad, canastilla de bebé, regalos de bebé,
    mundo bebé`,
  'toys for toddlers': `
    juguetes para niños pequeños, juguetes para pequeños, juguetes preescolares, juguetes preescolar, juguete preescolar, juguetes de
    guardería, juguetes 1 año, juguetes 2 años, juguetes 18 meses, juguetes de kínder, juguetes de jardín infantil, juguetes para
    peques, juguetes para chiquitos, juguetes de primera edad`,
  'educational toys': `
    juguetes educativos, juguete educativo, juguetes didácticos, juguete didáctico, juegos educativos, juego educativo, juegos
    didácticos, juego didáctico, juguetes pedagógicos, juegos pedagógicos, material didáctico, juguetes montessori, juegos montessori,
    montessori, juegos de aprendizaje, juguetes de aprendizaje, juguetes para aprender, juegos para aprender, juegos instructivos,
    juguetes científicos, juegos de inteligencia`,
  'outdoor toys': `
    juguetes al aire libre, juguete al aire libre, juegos al aire libre, juego al aire libre, juguetes de exterior, juegos de
    exterior, juguetes de jardín, juegos de jardín, juguetes de patio, juegos de patio, juegos exteriores, juguetes exteriores,
    diversión al aire libre`,
  fitness: `
    material de fitness, equipamiento fitness, material de gimnasio, artículos de gimnasio, accesorios de gimnasio, equipo de
    gimnasio, equipos de gimnasio, accesorios fitness, artículos fitness, productos fitness, gimnasio, gimnasios, gimnasio en casa,
    para gimnasio, para el gym, cosas de gimnasio, gimnasia, musculación, material de musculación, ejercicio en casa, para hacer
    ejercicio, material de entrenamiento, entrenar en casa, equipo de ejercicio, equipos de ejercicio, aparatos de gimnasio, aparatos
    de ejercicio, home gym, deporte en casa`,
  football: `
    artículos de fútbol, material de fútbol, equipamiento de fútbol, equipo de fútbol, para el fútbol, para jugar al fútbol, cosas de
    fútbol, accesorios de fútbol, productos de fútbol, futbito, futbolistas, fútbol sala, futsal`,
  cycling: `
    accesorios bicicleta, accesorios ciclismo, accesorios bici, ciclismo, ciclista, ciclistas, para ciclistas, artículos de ciclismo,
    artículos para ciclistas, material de ciclismo, equipamiento ciclista, equipamiento de ciclismo, equipo de ciclismo, para la bici,
    para bicicleta, cosas para la bici, complementos bicicleta, complementos para bici, productos de ciclismo, artículos de bicicleta,
    mundo bici`,
  swimming: `
    natación, artículos de natación, material de natación, equipo de natación, equipamiento de natación, accesorios de natación, para
    nadar, para natación, para la piscina, cosas de piscina, artículos de piscina, accesorios de piscina, productos de piscina,
    piscina, piscinas, alberca, albercas, para la alberca, pileta, para la pileta, temporada de piscina, deportes acuáticos, nadadores`,
  hiking: `
    senderismo, excursionismo, trekking, montañismo, senderismo y montaña, montaña y senderismo, artículos de senderismo, artículos de
    montaña, material de senderismo, material de montaña, material de trekking, equipo de senderismo, equipo de montaña, equipo de
    trekking, equipamiento de montaña, equipamiento de senderismo, equipamiento de trekking, accesorios de senderismo, accesorios de
    montaña, accesorios de trekking, excursiones, excursión, para excursiones, para senderismo, para la montaña, caminatas,
    senderistas, cosas de senderismo, deporte de montaña, deportes de montaña`,
  camping: `
    artículos de camping, material de camping, acampar, acampada, acampadas, artículos para acampar, para acampar, cosas para acampar,
    cosas de camping, equipo de camping, equipo de acampada, equipo para acampar, equipamiento de camping, equipamiento de acampada,
    accesorios de camping, productos de camping, productos para acampar, para camping, para ir de camping, campismo, vivac, campistas,
    material de acampada, útiles de camping`,
  fishing: `
    artículos de pesca, material de pesca, equipo de pesca, equipamiento de pesca, accesorios de pesca, para pescar, para ir de pesca,
    para pescadores, pescador, pescadores, cosas de pesca, cosas para pescar, día de pesca, pesca deportiva, para la pesca`,
  picnic: `
    picnic, picnics, para picnic, para ir de picnic, cosas para picnic, artículos de picnic, accesorios de picnic, día de campo, para
    día de campo, merienda campestre, comida campestre, equipo de picnic, merendero, día de picnic`,
  travel: `
    viaje, viajes, para viajar, para viaje, para viajes, artículos de viaje, artículos para viajar, accesorios de viaje, accesorios
    para viajar, productos de viaje, productos para viajar, cosas de viaje, cosas para viajar, equipamiento de viaje, viajero,
    viajeros, vacaciones, para vacaciones`,
  phone: `
    accesorios móvil, accesorios de telefonía, accesorios celular, accesorios móviles, accesorios celulares, accesorios teléfono,
    accesorios teléfonos, accesorios smartphone, accesorio para móvil, accesorio celular, complementos móvil, complementos de
    telefonía, cosas para el móvil, cosas para el celular, para el móvil, para el celular, telefonía, telefonía móvil, accesorios
    iphone, productos de telefonía`,
  computers: `
    informática, artículos de informática, artículos informáticos, accesorios informáticos, accesorios de informática, accesorios de
    ordenador, accesorios pc, accesorios de computadora, accesorios de computación, periféricos, periférico, periféricos de ordenador,
    periféricos pc, periféricos informáticos, material informático, productos informáticos, productos de informática, equipo
    informático, equipos informáticos, computación, artículos de computación, artículos de cómputo, accesorios de cómputo, equipo de
    cómputo, cómputo, cosas de ordenador, cosas de informática, ofimática, para el ordenador`,
  audio: `
    sonido y audio, audio y sonido, artículos de audio, artículos de sonido, productos de audio, productos de sonido, equipos de
    audio, equipo de audio, accesorios de audio, material de audio, audio portátil, audio bluetooth, audio inalámbrico, hifi, alta
    fidelidad, para escuchar música, para oír música, imagen y sonido, audio y video, cosas de audio, cosas de sonido, electrónica de
    sonido`,
  'make-up': `
    maquillaje, maquillajes, productos de maquillaje, artículos de maquillaje, producto de maquillaje, cosas de maquillaje, cosmética
    de color, cosmética decorativa, cosméticos de color, cosméticos decorativos, para maquillarse, para maquillar, línea de
    maquillaje, pintalabios y esmaltes, maquillaje de mujer, set de maquillaje, sets de maquillaje, kit de maquillaje`,
  toiletries: `
    higiene, higiene personal, higiene corporal, productos de higiene, producto de higiene, productos de higiene personal, artículos
    de higiene, artículos de higiene personal, artículos de aseo, productos de aseo, productos de aseo personal, artículos de aseo
    personal, aseo, aseo personal, cuidado personal, productos de cuidado personal, artículos de cuidado personal, artículos de
    tocador, productos de tocador, útiles de aseo, neceseres de aseo, perfumería e higiene, droguería y perfumería, perfumería y
    droguería, droguería, cuidado corporal, cuidado del cuerpo, productos para el cuerpo, parafarmacia, cosas de aseo, cosas de
    higiene`,
  'skin care': `
    cuidado de la piel, cuidado facial, cuidado del rostro, cuidado de la cara, productos para la piel, productos faciales, productos
    de cuidado facial, cosmética facial, cosmética de cuidado, cosmética hidratante, cremas, crema hidratante, cremas hidratantes,
    hidratantes, hidratante, tratamientos de piel, cosas para la piel, para la piel, skincare, cremas y lociones, dermocosmética`,
  'hair care': `
    cuidado del cabello, cuidado del pelo, cuidado capilar, productos capilares, producto capilar, capilar, capilares, productos para
    el cabello, productos para el pelo, para el cabello, para el pelo, peluquería, peluquerías, para peluquería, para peluquerías,
    para peluqueros, peluqueros, salón de belleza, para salón de belleza, salones de belleza, estética y peluquería, artículos de
    peluquería, productos de peluquería, material de peluquería, cosas de peluquería, tratamientos capilares, tratamiento capilar`,
  jewellery: `
    joyas de acero, joyería de acero, joyería de fantasía, joyas de fantasía, joyas de mujer, joyería para mujer, bisutería fina,
    bisutería económica, bisutería barata, bisutería de mujer, artículos de bisutería, artículos de joyería, productos de bisutería,
    alhajas, alhaja, bisutería y complementos, bisutería de moda, joyería de moda, abalorios y bisutería`,
  'accessories for women': `
    accesorios mujer, accesorios de moda, accesorios femeninos, accesorios para damas, accesorios para dama, accesorios señora,
    complementos, complementos de moda, complementos mujer, complementos de señora, complementos femeninos, accesorio de moda,
    artículos de moda mujer, accesorios de niña, accesorios para chicas`,
  'accessories for men': `
    accesorios hombre, accesorios para hombres, accesorios masculinos, accesorios de caballero, complementos hombre, complementos
    caballero, complementos masculinos`,
  wearables: 'wearables, relojes y pulseras inteligentes, relojes conectados y pulseras',
  workwear: `
    equipo de trabajo, equipos de trabajo, equipos de protección individual, equipos de protección, equipo de protección, protección
    laboral, seguridad laboral, epi, epis, equipamiento laboral, seguridad industrial, equipo de seguridad, equipo de protección
    personal, artículos de seguridad laboral, para obreros, para trabajadores`,
  boots: `
    botas y botines, botines y botas, botas de invierno, bota de invierno, calzado de invierno, zapatos de invierno, botas para frío,
    botas para nieve, calzado para el frío`,
  'sports shoes': `
    calzado de deporte, calzado para hacer deporte, zapatillas y botas deportivas, zapatos de deporte, zapato deportivo, calzado
    deportivo variado, calzado atlético, zapatillas para deporte`,
  'summer shoes': `
    calzado de verano, zapatos de verano, zapatillas de verano, calzado veraniego, sandalias de verano, sandalias y chanclas, chanclas
    y sandalias, calzado abierto, zapatos abiertos`,
  'shoes for children': `
    calzado infantil, calzado niño, calzado niños, calzado niña, zapatos infantiles, zapatos de niño, zapatos para niños, zapatos de
    niña, zapatitos, zapatitos de bebé, zapatos de bebé, calzado bebé, calzado juvenil, zapatos escolares, calzado escolar`,
  luggage: `
    equipaje y mochilas, maletas y mochilas, mochilas y maletas, artículos de equipaje, maletería, equipajes y mochilas, maletas y
    bolsos`,
  delicatessen: `
    productos gourmet, alimentos gourmet, alimentación gourmet, productos delicatessen, delicatesen, productos selectos, alimentos
    selectos, productos mediterráneos, alimentos mediterráneos, dieta mediterránea, comida mediterránea, cocina mediterránea, comida
    italiana, especialidades italianas, productos griegos, especialidades mediterráneas, tienda gourmet, charcutería y gourmet,
    ultramarinos finos`,
  tins: `
    conservas, conserva, latas de conserva, lata de conserva, conservas en lata, en conserva, enlatados, enlatado, productos
    enlatados, alimentos enlatados, comida enlatada, alimentos en conserva, productos en conserva, comida en lata, latas de comida,
    alimentos en lata, conservas alimenticias, conservería`,
  groceries: `
    abarrotes, abarrote, productos de abarrotes, comestibles, víveres, ultramarinos, alimentación seca, alimentos secos, alimento
    seco, productos secos, productos no perecederos, no perecederos, alimentos no perecederos, alimentos básicos, productos básicos,
    despensa, para la despensa, productos de despensa, colmados, productos alimenticios secos, canasta básica, canasta familiar,
    artículos de alimentación, productos de supermercado, artículos de primera necesidad, despensa básica, provisiones, comestibles
    secos`,
  snacks: `
    snacks, para picar, cosas para picar, para picotear, golosinas y snacks, chucherías, chuches, aperitivos y dulces, merienda,
    meriendas, para merendar, snacks dulces, snacks dulces y salados, pasabocas, antojitos dulces, tentempié, tentempiés, para
    máquinas de vending`,
  breakfast: `
    desayuno, desayunos, para desayunar, para el desayuno, para desayunos, productos de desayuno, artículos de desayuno, cosas para
    desayunar, cosas para el desayuno, alimentos de desayuno, brunch, desayuno y merienda`,
  aperitif: `
    aperitivo, aperitivos, para el aperitivo, picoteo, picoteos, picoteo y aperitivo, para la picada, productos de aperitivo, cosas
    para aperitivo, tapeo, para tapear, entrantes y aperitivos, vermut aperitivo`,
}
