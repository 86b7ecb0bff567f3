import type { Names } from './names'

export const frenchNames: Names = {
  plush: `
    peluche animaux, doudou, doudous, nounours, ours en peluche, oursons, ourson, oursons en peluche, nin-nin, nin-nins, animaux en
    peluche, animal en peluche, jouet en peluche, jouets en peluche, jouets peluches, teddy, teddies, lapins en peluche, peluches
    animaux, toutou en peluche, toutous en peluche, peluches foraines, peluches pour fête foraine, peluches kermesse, grosses
    peluches, mini peluches, licornes en peluche, marionnettes en peluche, peluches géantes`,
  blocks: `
    briques, cubes, cubes en bois, blocs en bois, jeu de construction, jeux de construction, jouet de construction, jouets de
    construction, blocs de construction, bloc de construction, briques de construction, cubes de construction, planchettes en bois,
    planchettes de construction, kapla, kaplas, jeux d'empilage, cubes à empiler, cubes empilables, cubes d'éveil, construction en
    bois, jouets en bois, jouet en bois, jeux en bois, jeu en bois, jeux d'assemblage, cubes pour enfants, duplo, briquettes en bois`,
  puzzles: `
    casse-tête, casse-têtes, puzzles adultes, puzzle enfant, puzzles enfant, puzzles 1000 pièces, jeu de patience, jeux de patience,
    jeux de puzzle, puzzles en bois, puzzle en bois, encastrements, jeux de réflexion, puzzle 3d, puzzles 3d`,
  dolls: `
    maison de poupée, maisons de poupées, maisons de poupée, poupon, poupons, baigneur, baigneurs, bébés poupons, poupées bébé, poupée
    bébé, poupée mannequin, poupées mannequins, accessoires de poupée, accessoires pour poupées, poupées filles, poupée fille,
    barbies, poupées de chiffon, poupée de chiffon, poupées qui parlent, jouets pour filles, jouet fille`,
  babytoys: `
    jouets premier âge, jouet premier âge, jouets d'éveil, jouet d'éveil, jouets bébés, jouets bébé, jouet bébé, articles bébé,
    puériculture, anneau de dentition, anneaux de dentition, jouets de dentition, jouets de naissance, jouet de naissance, cadeaux de
    naissance, cadeau de naissance, hochet, hochets bébé, mobiles bébé, mobile musical bébé, tapis d'éveil, jeux d'éveil, jeu d'éveil,
    jouets petite enfance, jouets 6 mois, jouets nourrissons, éveil bébé, jouets tout-petits, jouets pour nouveau-né, jouets de bain`,
  watertoys: `
    jouet de piscine, jouets de piscine, jouets de plage, jeux de plage, jouet de plage, jouets d'été, jouets d'eau, jouet d'eau, jeux
    d'eau, jeu d'eau, pistolet à eau, pistolets à eau, fusil à eau, fusils à eau, bombes à eau, jeux de piscine, bouée, bouées, bouées
    gonflables, bouée gonflable, jeux gonflables, jeu gonflable, jouets gonflables, brassards de natation, brassards enfant, piscine
    gonflable, piscines gonflables, seaux de plage, seaux et pelles, seau de plage, jouets de sable, jeux de sable, jeux aquatiques,
    jouets aquatiques, arroseurs jouets`,
  boardgames: `
    jeu de plateau, jeux de plateau, jeu de société, jeux de société, jeux famille, jeux familiaux, jeu familial, jeux de cartes, jeu
    de cartes, monopoly, scrabble, cluedo, petits chevaux, jeu de l'oie, jeux de dés, jeux d'ambiance, jeux de table, jeu de table,
    jeux pour adultes, jeux de mémoire, jeux de dames, jeux d'échecs, soirée jeux, jeux de salon, jeux de stratégie, jeux soirée
    famille`,
  rccars: `
    voitures télécommandées, voiture télécommandée, voiture radiocommandée, voitures radiocommandées, radiocommandé, radiocommandés,
    radiocommandée, radiocommandées, télécommandé, télécommandée, téléguidé, téléguidée, téléguidés, téléguidées, voiture téléguidée,
    voitures téléguidées, autos téléguidées, auto téléguidée, autos télécommandées, auto télécommandée, voiture rc, voitures rc, buggy
    rc, buggys rc, camion télécommandé, camions télécommandés, petite voiture, petites voitures, voiture jouet, voitures jouets,
    voiture miniature, voitures miniatures, jouets télécommandés, jouet télécommandé, jouets radiocommandés, modélisme, véhicules
    jouets, véhicules télécommandés, bolides télécommandés, 4x4 télécommandé`,
  tricycles: `
    tricycle enfant, tricycles enfant, vélo 3 roues, vélos 3 roues, vélo à trois roues, vélos à trois roues, vélo bébé, vélos bébé,
    vélo 3 roues bébé, vélos 3 roues bébé, trois roues, draisienne, draisiennes, porteurs enfant, tricycle évolutif, vélo évolutif,
    triporteur enfant`,
  tents: `
    tente de camping, tentes de camping, guitoune, guitounes, tente igloo, tentes igloo, tentes dôme, toile de tente, toiles de tente,
    tente de bivouac, tentes de randonnée, tente 3 places, tente familiale, tentes familiales, canadiennes, abris de camping, tente de
    plein air, canadienne camping`,
  sleepingbags: `
    sac de couchage, sacs de couchage, duvet de camping, duvets de camping, sac momie, sacs momie, sac sarcophage, sacs de couchage
    momie, couchage camping, couchages camping, couchage, couchages, sac à viande, duvets de couchage, duvet randonnée`,
  campchairs: `
    chaise pliante, chaises pliantes, chaise de camping, chaises de camping, siège pliant, sièges pliants, siège de camping, sièges de
    camping, fauteuil pliant, fauteuils pliants, fauteuil de camping, fauteuils de camping, siège de pêche, sièges de pêche, chaise de
    pêche, chaises de pêche, tabouret pliant, tabourets pliants, chaise de plage, chaises de plage, chaises pique-nique, chaises
    d'appoint pliantes, chaises nomades, chaises longues pliantes`,
  coolboxes: `
    sac isotherme, sacs isothermes, glacière souple, glacières souples, glacière portable, glacières portables, glacière rigide,
    frigobox, frigo portable, frigos portables, frigo de camping, bac isotherme, bacs isothermes, caisse isotherme, caisses
    isothermes, boîte isotherme, boîtes isothermes, box isotherme, sac glacière, sacs glacières, réfrigérateur portable, glacière
    électrique, glacière de camping, conteneur isotherme, sac frigo, sacs frigo`,
  backpacks: `
    cartable, cartables, sac à dos, sacs à dos, sac d'école, sacs d'école, sacs scolaires, sac scolaire, sac de randonnée, sacs de
    randonnée, sac de trek, sacs de trek, sac de sport, sacs de sport, sac de trekking, sacs de trekking, sac de montagne, sacs de
    montagne, sac de rando, sacs de rando, besaces, havresacs, musettes, sacoches à dos, sacs étudiants, sac lycée, sac d'écolier,
    sacs d'écolier, cartable école, petit sac à dos`,
  suitcases: `
    set de valises, sets de valises, bagage, bagages, sac de voyage, sacs de voyage, valise cabine, valises cabine, bagagerie,
    valoche, valoches, valise trolley, valises trolley, bagage à main, bagages à main, bagages cabine, bagage cabine, valise rigide,
    valises rigides, valises à roulettes, valise à roulettes, valise à roulette, jeu de valises, lot de valises, malles de voyage,
    maroquinerie de voyage, articles de bagagerie, trolley cabine, valise souple, valises souples, valise soute`,
  airbeds: `
    lit gonflable, lits gonflables, lit d'appoint gonflable, lit d'appoint, lits d'appoint, matelas gonflable, matelas gonflables,
    matelas pneumatique, matelas pneumatiques, matelas de camping, matelas d'appoint, matelas à air, matelas autogonflant, matelas
    autogonflants, matelas piscine, matelas de plage, matelas d'invité`,
  torches: `
    lampe de poche, lampes de poche, lampe torche, lampes torches, lampe frontale, lampes frontales, frontale led, frontales led,
    lampe de camping, lampes de camping, lampe à main, lampes à piles, torche électrique, torches électriques, lampe led portable,
    lampes portatives, lampe portative, lampe baladeuse, lampes baladeuses, lanterne de camping, lanternes de camping, lampe
    rechargeable`,
  parasols: `
    ombrelle, ombrelles, parasol de plage, parasols de plage, parasol de jardin, parasols de jardin, parasol inclinable, parasols
    inclinables, parasol de terrasse, parasols de terrasse, parasol de balcon, pare-soleil de plage, abri de plage, abris de plage,
    protection soleil plage, parasol déporté`,
  thermos: `
    mug isotherme, mugs isothermes, bouteille isotherme, bouteilles isothermes, gourde isotherme, gourdes isothermes, carafe
    isotherme, carafes isothermes, pichet isotherme, pichets isothermes, cafetière isotherme, bouteille thermos, bouteilles thermos,
    tasse isotherme, tasses isothermes, gobelet isotherme, gobelets isothermes, mug de voyage, mugs de voyage, thermos à café,
    verseuse isotherme, verseuses isothermes, cruches isothermes, flacon isotherme, pot isotherme, bouteille thermique`,
  sunglasses: `
    lunettes de soleil, lunette de soleil, lunettes solaires, lunette solaire, solaires femme, solaires homme, solaires enfant,
    lunettes polarisées, lunettes polarisantes, lunettes uv400, lunettes de plage, verres solaires, lunettes fumées, lunettes
    teintées, lunettes aviateur, lunettes de mode, solaires uv400, lunettes d'été, solaires polarisées`,
  watches: `
    montre-bracelet, montres-bracelets, tocante, tocantes, horlogerie, montre homme, montre femme, montres homme, montres femme,
    montre acier, montre à quartz, montres à quartz, garde-temps, chronographe, chronographes, montres automatiques, montre
    analogique, montres analogiques, montres en acier`,
  smartbands: `
    bracelet connecté, bracelets connectés, montre connectée, montres connectées, montre de sport, montres de sport, smartwatch,
    smartwatches, bracelet d'activité, bracelets d'activité, traqueur d'activité, traqueurs d'activité, tracker d'activité, trackers
    d'activité, bracelet fitness, bracelets fitness, podomètre, podomètres, montre intelligente, montres intelligentes, bracelet
    intelligent, bracelets intelligents, bracelet sport, bracelet cardio, montre cardio, montres cardio, montre fitness, objets
    connectés, objet connecté`,
  silverchains: `
    sautoir, sautoirs, ras de cou, collier argent, colliers argent, chaîne argent, chaînes argent, chaînette, chaînettes, chaîne de
    cou, chaînes de cou, chaîne collier, bijoux argent, bijou argent, collier femme, colliers femme, collier fantaisie, colliers
    fantaisie, chaînes bijoux, collier ras de cou`,
  earrings: `
    boucle d'oreille, boucles d'oreilles, boucles d'oreille, boucle d'oreilles, créole, créoles, puce d'oreille, puces d'oreilles,
    puces d'oreille, clous d'oreilles, clou d'oreille, clips d'oreilles, dormeuses, pendants d'oreilles, pendant d'oreille, boucles
    pendantes, anneaux d'oreilles, bijoux d'oreilles, bijou d'oreille, bo fantaisie, boucles fantaisie`,
  bracelets: `
    gourmette, gourmettes, jonc bracelet, joncs bracelets, jonc, joncs, bracelet perles, bracelets perles, bracelet porte-bonheur,
    bracelets porte-bonheur, bracelet femme, bracelets fantaisie, bracelet fantaisie, bracelets brésiliens, bracelet brésilien,
    manchettes bijoux, bijoux de poignet, bracelet charms, bracelets charms, bijoux perles`,
  hairclips: `
    accessoires cheveux, accessoire cheveux, accessoires coiffure, pince à cheveux, pinces à cheveux, chouchou, chouchous, pinces
    crabe, pince crabe, barrette cheveux, barrettes cheveux, serre-tête, serre-têtes, élastiques cheveux, élastique cheveux, bandeaux
    cheveux, bandeau cheveux, headbands, épingles à cheveux, bijoux de tête, bijoux cheveux, pinces à chignon, clips cheveux, attache
    cheveux, attaches cheveux, peignes à cheveux`,
  cufflinks: `
    boutons de manchettes, boutons de manchette, bouton de manchette, boutons de chemise, accessoires de chemise, bijoux homme, bijou
    homme, bijoux masculins`,
  jewelboxes: `
    boîte à bijoux, boîtes à bijoux, écrin, écrins, écrins à bijoux, écrin à bijoux, coffret à bijoux, coffrets à bijoux,
    porte-bijoux, présentoir à bijoux, présentoirs bijoux, rangement bijoux, malette à bijoux, mallette à bijoux, arbre à bijoux,
    baguier, baguiers, écrins bagues`,
  hikingboots: `
    chaussures de marche, chaussure de marche, chaussures de trekking, chaussure de trekking, chaussures de montagne, chaussure de
    montagne, chaussures de trek, chaussure de trek, chaussures de randonnée, chaussure de randonnée, chaussures de rando, chaussure
    de rando, souliers de montagne, souliers de marche, godasses de trek, godasses de rando, godasses de marche, godasses de
    randonnée, godasses de montagne, bottes de randonnée, bottines de randonnée, bottines de marche, grolles de rando, chaussures de
    plein air, chaussures outdoor, bottes de marche, bottes de montagne`,
  sneakers: `
    basket, tennis, basket femme, tennis femme, chaussures de sport, chaussure de sport, baskets de sport, basket de sport, baskets
    mode, basket mode, baskets de ville, baskets fille, basket fille, baskets blanches, chaussures en toile, tennis en toile, baskets
    toile, sneakers femme, espadrilles de sport, chaussures décontractées, chaussures casual, tennis dame, baskets dame, chaussures
    loisirs`,
  runners: `
    chaussure de course, chaussures de course, chaussures de sport, chaussure de sport, chaussures de running, chaussure de running,
    chaussures de jogging, chaussure de jogging, baskets homme, basket homme, baskets de running, basket de running, baskets de sport,
    basket de sport, baskets de course, tennis homme, sneakers homme, chaussures course à pied, chaussures de trail, running homme,
    joggings chaussures, chaussures d'athlétisme, chaussures marathon, chaussures fitness`,
  ankleboots: `
    bottine, bottine femme, boots femme, bottillon, bottillons, bottillon femme, bottillons femme, bottillons dame, low boots, boots
    dame, bottes femme, bottes dame, bottes courtes, bottines dame, bottines à talons, bottine à talon, chelsea boots, bottines cuir,
    bottes basses`,
  wellies: `
    bottes de pluie, botte de pluie, bottes caoutchouc, botte en caoutchouc, bottes plastique, bottes pvc, bottes enfant, bottes de
    jardin, bottes de jardinage, chaussures de pluie, chaussure de pluie, bottillons de pluie, bottes imperméables, bottes d'eau,
    bottes de boue, bottes aigle, jours de pluie, temps de pluie, pour la pluie, contre la pluie`,
  safetyshoes: `
    chaussures de travail, chaussure de travail, chaussure de sécurité, chaussures de sécurité, chaussures de chantier, chaussure de
    chantier, chaussures de sécu, godillots de sécu, godillots de sécurité, godillots, bottes de sécurité, bottes de chantier, bottes
    de travail, baskets de sécurité, basket de sécurité, baskets de travail, chaussures coquées, chaussure coquée, coque acier, coques
    acier, coquées, chaussures epi, chaussures epi coquées, chaussures professionnelles, chaussures pro, chaussures s3, chaussures de
    protection, chaussures embout acier, brodequins de sécurité, chaussures d'usine, chaussures ouvriers, chaussures ouvrier`,
  slippers: `
    chausson, chaussons, babouche, babouches, charentaise, charentaises, savate, savates, mules, chaussures d'intérieur, chaussure
    d'intérieur, chaussures de maison, chaussure de maison, chaussons femme, chaussons homme, chaussons enfant, mules d'intérieur,
    pantoufles femme, espadrilles de maison, chaussons fourrés, pichous`,
  loafers: `
    chaussures bateau, chaussure bateau, mocassin, mocassin homme, mocassins homme, mocassin cuir, chaussures de ville, chaussure de
    ville, souliers de ville, soulier de ville, chaussures cuir homme, souliers homme, chaussures habillées, chaussures élégantes,
    chaussures de ville homme, richelieus, derbys homme, chaussures classiques homme, chaussures de costume, docksides`,
  flipflops: `
    claquette, claquettes, tong, slache, slaches, gougoune, gougounes, sandales de plage, sandale de plage, chaussures de plage,
    chaussure de plage, claquettes de plage, claquettes de piscine, mules de plage, savates de plage, tongs femme, tongs homme, tongs
    plage, sandales de piscine, sandales de bain, chaussures de piscine, nu-pieds plage, schlaps`,
  footballboots: `
    crampons, chaussures de foot, chaussure de foot, chaussures à crampons, chaussure à crampons, chaussures football, chaussure de
    football, souliers de soccer, souliers à crampons, chaussures de soccer, chaussures futsal, crampons de foot, crampons moulés,
    crampons vissés, godasses de foot`,
  footballs: `
    ballon de foot, ballons de foot, ballon de football, ballons de football, ballons t5, ballon t5, ballon taille 5, ballons taille
    5, balle de foot, balles de foot, ballons de sport, ballon de sport, ballon de soccer, ballons de soccer, balles de soccer, ballon
    rond, ballons de match, ballon de match, ballons cuir, ballons d'entraînement`,
  rackets: `
    volant, volants, raquettes, raquette, volants de badminton, volant de badminton, raquettes badminton, raquette de badminton, set
    de badminton, jeu de raquettes, jeux de raquettes, jeu de raquette, raquettes de plage, raquette de plage, volants et raquettes,
    raquettes et volants, jeu de badminton`,
  kettlebells: `
    haltère, haltères, poids musculation, poids russe, poids russes, poids fitness, haltères fonte, disques de musculation, poids de
    sport`,
  bands: `
    élastique, élastiques, élastiques de fitness, élastique fitness, bande de résistance, bandes de résistance, bandes élastiques,
    bande élastique, élastiques de musculation, élastique de musculation, elastiband, elastibands, sangle de musculation, sangles de
    musculation, bandes de fitness, bande de fitness, élastique de sport, élastiques de sport, élastiques gym, élastique gym,
    élastiques de résistance, bandes de musculation, extenseurs, tendeurs de musculation, bandes pilates, elastique pilates, bandes
    latex`,
  sportbottles: `
    bidon, bidon de sport, bidons de sport, bouteille de sport, bouteilles de sport, bidon vélo, bidons vélo, bidon cycliste, bidons
    cycliste, bidons cyclistes, bouteille d'eau, bouteilles d'eau réutilisables, gourde de sport, gourdes de sport, gourde enfant,
    gourdes enfant, gourde école, gourde inox, gourdes inox, bouteille réutilisable, bouteilles réutilisables, gourde randonnée,
    shaker sport, shaker protéines, gourde eau, gourdes eau, bouteille gourde, shaker protéine, shakers protéines`,
  swimgoggles: `
    lunettes de piscine, lunette de piscine, lunettes de bain, lunette de bain, lunettes de natation, lunette de natation, lunettes de
    nage, lunettes de plongée, lunette de plongée, lunettes sous-marines, lunettes nageur`,
  skateboards: `
    planche à roulettes, planches à roulettes, planche à roulette, planche de skate, planches de skate, skate, longboard, longboards,
    skate enfant, rouli-roulant, penny boards, board de skate, skateboard enfant, glisse urbaine`,
  bikehelmets: `
    casque de vélo, casques de vélo, casque cycliste, casques cyclistes, casque vtt, casques vtt, casque bmx, casques bmx, casque
    trottinette, casques trottinette, casque de skate, casque roller, casques roller, casque bicyclette, casque cyclisme, casques de
    cyclisme, casques enfants vélo, casque bol`,
  trackers: `
    éclairage vélo, éclairages vélo, phare vélo, phares vélo, lumière vélo, lumières vélo, lampe vélo, lampes vélo, feu vélo, feux
    vélo, compteur vélo, compteurs vélo, gps vélo, gps cyclo, compteur bicyclette, feux arrière vélo, éclairage bicyclette, ordinateur
    de vélo`,
  skigloves: `
    gants hiver, gant d'hiver, gants de neige, gants de snow, gants de snowboard, moufle, moufles, moufles de ski, moufles neige,
    gants ski, gant de ski, gants chauds, gants de montagne, mitaines de ski, gants d'alpinisme, articles neige, matériel de ski,
    équipement de ski, accessoires de ski, sports de neige`,
  perfume: `
    eau de toilette, eaux de toilette, eau de parfum, eaux de parfum, cologne, eau de cologne, eaux de cologne, edp, edt, edp femme,
    edp homme, edt homme, edt femme, fragrance, fragrances, parfum femme, parfum homme, parfums femme, parfums homme, sent-bon,
    vaporisateur parfum, parfum 100 ml, extraits de parfum, extrait de parfum, parfumerie, flacons de parfum, flacon de parfum, brume
    parfumée, parfum générique, parfums génériques, parfumerie fine`,
  toothbrushes: `
    brosse à dents, brosses à dents, brosse à dent, brosses à dent, brosse dentaire, brosses dentaires, brosse à dents électrique,
    brosses à dents électriques, brosse électrique dents, brosses dentaires rechargeables, hygiène dentaire, hygiène bucco-dentaire,
    soins dentaires, soin dentaire, soins bucco-dentaires, hygiène buccale, oral-b`,
  handcream: `
    crème pour les mains, crèmes mains, baume mains, baumes mains, lait mains, soin des mains, soins des mains, hydratant mains, crème
    hydratante mains`,
  sunscreen: `
    huile solaire, huiles solaires, lait solaire, laits solaires, crème solaire, crèmes solaires, crème soleil, protection solaire,
    protections solaires, protection soleil, écran total, écran solaire, écrans solaires, crème bronzante, huile bronzante, monoï,
    spray solaire, sprays solaires, indice 50, spf50, solaire spf 50, solaires spf, produits solaires, produit solaire, soins
    solaires, soin solaire, crème de bronzage, huile de bronzage, après-soleil, crème anti uv, cosmétique solaire, cosmétiques
    solaires, crème solaire enfant, gel solaire`,
  pumpsoap: `
    savon mains, savons mains, savon liquide, savons liquides, gel lave-mains, lave-mains, gel lavant mains, gel lavant, gels lavants,
    gel nettoyant mains, savon mousse, savon pousse-mousse, pousse-mousse, savon à pompe, savon distributeur, savon doux, savon de
    marseille liquide, crème lavante, crème lavante mains, mousse lavante, nettoyant mains, savons`,
  nailpolish: `
    vernis, maquillage, make-up, vernis à ongles, vernis à ongle, laque à ongles, laques à ongles, vernis semi-permanent, vernis
    semi-permanents, vernis permanent, vernis gel, gel pour ongles, produits pour ongles, manucure, manucures, onglerie, beauté des
    ongles, maquillage ongles, vernis couleur, cutex`,
  lipsticks: `
    maquillage, make-up, rouge à lèvres, rouges à lèvres, rouge à lèvre, gloss, gloss à lèvres, baume à lèvres teinté, brillant à
    lèvres, brillants à lèvres, crayon à lèvres, crayons à lèvres, stick à lèvres, sticks à lèvres, maquillage lèvres, encre à lèvres`,
  razors: `
    rasoirs jetables, rasoir jetable, rasoirs de sûreté, lame de rasoir, lames de rasoir, lames de rasage, rasage, rasage homme,
    articles de rasage, produits de rasage, rasoir homme, rasoir femme, rasoirs femme, rasoir mécanique, rasoirs mécaniques, recharge
    rasoir, recharges rasoir, rasoir manuel, kit de rasage, kits de rasage, set de rasage, lames de rechange rasoir, rasoir barbe,
    rasoirs barbe, nécessaire de rasage`,
  facemasks: `
    masque visage, masques visage, masque en tissu, masques en tissu, masque de beauté, masques de beauté, masque coréen, masques
    coréens, sheet masks, sheet mask, masque hydratant, masques hydratants, masque facial, masques faciaux, soin visage hydratant,
    soin visage, soins du visage, k-beauty, cosmétique coréenne, cosmétiques coréens, patchs visage, masques de soin, masque feuille`,
  headphones: `
    casques audio, casque audio, écouteur, écouteurs, oreillette, oreillettes, casques, casque bluetooth, casques bluetooth, casque
    sans fil, casques sans fil, casque à arceau, casques à arceau, casque hifi, casques hifi, casque micro, casques micro,
    micro-casque, micro-casques, casque gamer, casques gamer, casque gaming, casques gaming, casque stéréo, écouteurs bluetooth,
    écouteurs sans fil, écouteur sans fil, intra-auriculaires, intra-auriculaire, kit mains libres, kits mains libres, kit piéton,
    casque musique, casques musique, casque circum-auriculaire`,
  speakers: `
    haut-parleur, haut-parleurs, baffle, baffles, enceinte portable, enceintes portables, enceinte bluetooth, enceintes bluetooth,
    enceinte sans fil, enceintes sans fil, enceinte nomade, enceintes nomades, baffle bluetooth, baffles bluetooth, baffles sans fil,
    barre de son, barres de son, mini enceinte, mini enceintes, enceintes connectées, enceinte connectée, haut-parleur bluetooth,
    haut-parleurs bluetooth, enceinte audio`,
  vacuums: `
    aspi, aspis, aspi balai, aspis balais, aspirateur balai, aspirateurs balais, balai aspirateur, aspirateur sans fil, aspirateurs
    sans fil, balai électrique, balais électriques, balayeuse, balayeuses, aspirateur à main, aspirateurs à main, aspirateur robot,
    robot aspirateur, robots aspirateurs, aspirateur traîneau, aspirateur de table, aspirateur vertical, aspirateurs verticaux`,
  kettles: `
    bouilloire électrique, bouilloires électriques, cruche électrique, cruches électriques, chauffe-eau pour thé, théière électrique,
    théières électriques, bouilloire inox, bouilloires inox, bouilloire sans fil`,
  coffeemachines: `
    machine à café, machines à café, machine expresso, machines expresso, machine espresso, machines espresso, percolateur,
    percolateurs, expresso machine, cafetière électrique, cafetières électriques, cafetière expresso, cafetière italienne, machine à
    kawa, machines à kawa, cafetière filtre, cafetières filtre, machine à dosettes, machines à dosettes, machine à capsules, machines
    à capsules, broyeur à grains, senseo, cafetières piston, machine dosette`,
  hairdryers: `
    sèche-cheveux, sèche-cheveu, séchoir, séchoirs, séchoir à cheveux, séchoirs à cheveux, foehn, foehns, föhn, séchoir coiffure,
    sèche-cheveux pro, appareil coiffant, appareils coiffants, brosse soufflante, brosses soufflantes`,
  keyboards: `
    clavier souris, claviers souris, pack clavier, pack clavier souris, packs clavier, clavier sans fil, claviers sans fil, clavier
    bureau, clavier azerty, claviers azerty, clavier pc, claviers pc, clavier ordinateur, clavier gamer, clavier gaming, claviers
    gaming, ensemble clavier, souris, souris sans fil, souris pc, souris ordinateur, souris bluetooth, kit clavier, kit clavier
    souris, set clavier souris, souris informatique`,
  ledbulbs: `
    ampoule led, ampoules led, led ampoule, lampe led, lampes led, ampoule économique, ampoules économiques, ampoules basse
    consommation, ampoule basse consommation, ampoule e27, ampoules e27, lampe e27, lampes e27, lampe à vis, lampes à vis, ampoule à
    vis, ampoules à vis, ampoules électriques, ampoule électrique, ampoules e14, spots led, spot led, lampes basse consommation,
    éclairage led, ampoule éco, ampoules éco, ampoules fluocompactes, ampoules filament, ampoules connectées, culot e27`,
  powerbanks: `
    batterie externe, batteries externes, batterie nomade, batteries nomades, batterie de secours, batteries de secours, chargeur
    portable, chargeurs portables, chargeur nomade, chargeurs nomades, power bank, power banks, batterie portable, batteries
    portables, batterie additionnelle, batterie d'appoint, batteries d'appoint, chargeur externe, chargeurs externes, batterie
    rechargeable usb, batterie smartphone, batterie téléphone, recharge nomade, chargeur solaire portable`,
  chargers: `
    chargeur téléphone, chargeurs téléphone, chargeur portable téléphone, chargeur usb, chargeurs usb, chargeur usb-c, chargeurs
    usb-c, bloc secteur, blocs secteur, bloc secteur usb, blocs secteur usb, adaptateur secteur, adaptateurs secteur, prise chargeur,
    prises chargeur, prise usb, prises usb, chargeur secteur, chargeurs secteur, chargeur rapide, chargeurs rapides, charge rapide,
    prise de charge, chargeur smartphone, chargeurs smartphone, chargeur mural, chargeurs muraux, alimentation usb, bloc
    d'alimentation, chargeur mobile, chargeurs mobile, chargeur iphone, chargeur ordinateur, prise chargeur rapide`,
  crafts: `
    loisirs créatifs, loisir créatif, kit créatif, kits créatifs, kits de loisirs créatifs, bricolage enfant, bricolage enfants,
    perles à repasser, coloriage, coloriages, activités manuelles, activité manuelle, travaux manuels, diy enfant, kit diy, kits diy,
    peinture enfant, peinture enfants, peinture au doigt, coffrets créatifs, coffret créatif, jeux créatifs, jeu créatif, jouets
    créatifs, perles enfant, perles à enfiler, dessin enfant, matériel créatif, arts créatifs, activités créatives, fournitures
    créatives, sable magique, origami`,
  musical: `
    jouets musicaux, jouet musical, instruments de musique, instrument de musique, instruments jouets, xylophone, xylophones, tambour,
    tambours, maracas, tambourin, tambourins, guitare enfant, guitares enfant, guitares jouets, guitare jouet, piano enfant, pianos
    enfant, pianos jouets, éveil musical, jeux musicaux, jeu musical, percussions enfant, percussions, flûtes enfant, flûtes à bec,
    harmonicas, instruments pour enfants, batterie enfant, djembés`,
  beachtowels: `
    drap de plage, draps de plage, serviette de plage, serviettes de plage, linge de plage, linges de plage, essuie de plage, essuies
    de plage, fouta, foutas, paréos, serviette de piscine, serviettes de piscine, drap de bain plage, natte de plage, nattes de plage`,
  kidsandals: `
    nu-pieds enfant, nu-pieds, nu-pied, sandales enfant, sandale enfant, sandales fille, sandales garçon, sandalette, sandalettes,
    sandalettes enfant, spartiate, spartiates, spartiates fille, sandales bébé, méduses, sandales de plage enfant, sandales plastique
    enfant, sandales été enfant, chaussures ouvertes enfant, nu-pieds fille, salomés enfant`,
  giftsets: `
    coffret cadeau, coffrets cadeaux, coffret bain, coffrets bain, coffret cadeau bain, coffrets cadeau, set cadeau, sets cadeaux,
    panier cadeau, paniers cadeaux, panier de bain, paniers de bain, panier de bain cadeau, coffret beauté, coffrets beauté, coffret
    bien-être, coffrets bien-être, coffret spa, coffrets spa, coffret soin, coffrets soin, coffrets soins, coffret de noël, coffrets
    de noël, coffret femme, coffrets femme, coffret cosmétique, coffrets cosmétiques, sels de bain, trousse cadeau, boîtes cadeaux,
    boîte cadeau, set de bain, sets de bain, kit bain, coffret, coffrets, kit bien-être`,
  yogamats: `
    tapis de gym, tapis de fitness, tapis de sol, tapis de sport, tapis pilates, tapis d'exercice, tapis de gymnastique, natte de
    yoga, nattes de yoga, tapis yoga, tapis de stretching, tapis d'entraînement, matelas de gym, natte de sol, tapis mousse, matelas
    de sol`,
  shampoo: `
    shampoing, shampoings, shampooings, shampoin, shampouin, shampoing cheveux, shampooing cheveux, shampoings doux, lavage cheveux,
    shampoing familial, shampoing enfant, shampoing antipelliculaire, shampoing sec, shampoing bébé`,
  tablets: `
    tablette, tablettes, ipad, ipads, tablette tactile, tablettes tactiles, tablette android, tablettes android, ardoise numérique,
    ardoises numériques, ardoise tactile, tablette numérique, tablettes numériques, tablette enfant, tablettes enfant, tablette 10
    pouces, tablette pc, tablettes pc, pc tablette, tablette wifi`,
  spaghetti: `
    nouilles, nouille, spaghettis, pâte alimentaire, pâtes alimentaires, macaronis, macaroni, pâtes italiennes, pâtes sèches,
    tagliatelles, linguine, coquillettes, pâtes longues, pâtes de blé dur, spaghetti blé dur, spagetti, spagettis`,
  oliveoil: `
    huile d'olive, huiles d'olive, huile d'olives, huile vierge, huile vierge extra, extra vierge, vierge extra, huile première
    pression, huile vierge première pression, première pression à froid, huile d'olive vierge, huile d'olive extra, huile extra
    vierge, evoo, huile d'olive en bouteille, bouteille d'huile d'olive, bouteilles d'huile d'olive, bidon d'huile d'olive, bidons
    d'huile d'olive`,
  feta: `
    fromage, fromages, fromage feta, fromage grec, fromages grecs, fromage de brebis, fromages de brebis, fromage blanc grec, fromage
    en saumure, fromage salade grecque, crèmerie, fromagerie, produits laitiers, produit laitier, laitages, rayon frais, produits
    frais`,
  chocolate: `
    tablettes de chocolat, tablette de chocolat, plaque de chocolat, plaques de chocolat, choco, chocos, plaque de choco, plaques de
    choco, barre de chocolat, barres de chocolat, barres chocolatées, barre chocolatée, chocolat au lait, tablette lait, chocolaterie,
    chocolats de noël, produits chocolatés`,
  juice: `
    jus de fruits, jus de fruit, jus d'orange, jus d'oranges, jus de fruits brique, jus en brique, jus briques, jus de fruit brique,
    briques de jus, nectar, nectars, nectar d'orange, boisson aux fruits, boissons aux fruits, boisson fruitée, boissons fruitées, jus
    multifruits, jus de fruits frais, pur jus, boisson à l'orange, boissons orange, jus d'agrumes, boissons sans alcool, boisson sans
    alcool`,
  crisps: `
    chips de pomme, chips de pommes, pommes chips, pomme chips, croustille, croustilles, snacks salés, snack salé, biscuits apéritif,
    biscuits apéro, chips apéro, sachets de chips, paquets de chips, chips pomme de terre, salés apéritif, gâteaux apéritif, gâteaux
    apéro, amuse-gueule, amuse-gueules, chips pommes de terre`,
  tuna: `
    conserves de poisson, conserve de poisson, conserves de poissons, thon en boîte, thon en boîtes, thon en conserve, conserves de
    thon, boîtes de thon, boîte de thon, miettes de thon, thon en miettes, thon à l'huile, thon entier, poisson en boîte, poissons en
    boîte, poisson en conserve, conserverie poisson, thon albacore, thon listao, filets de thon`,
  frozenpeas: `
    petits pois, petit pois, petits pois surgelés, petit pois surgelé, pois surgelés, pois surgelé, pois congelés, pois verts, pois
    vert, légumes surgelés, légume surgelé, légumes congelés, surgelés, surgelé, congelés, produits surgelés, produit surgelé,
    produits congelés, aliments surgelés, alimentation surgelée, rayon surgelés, pois fins, légumes verts surgelés, petits pois
    congelés, rayon surgelé`,
  coffee: `
    cafés, café en grains, café en grain, cafés en grains, kawa, kawa en grains, kawa en grain, arabica, robusta, grains de café,
    grain de café, café torréfié, café moulu, café espresso, expresso grains, torréfaction, café vrac, cafés torréfiés`,
  tomatoes: `
    tomate pelée, tomates pelées, pulpe de tomate, pulpe de tomates, pulpes de tomate, tomates concassées, tomate concassée, tomates
    en conserve, tomates en boîte, sauce tomate, sauces tomate, coulis de tomate, coulis de tomates, conserve de tomate, conserves de
    tomates, tomates en dés, passata, tomates hachées, purée de tomates, purée de tomate, dés de tomates, boîtes de tomates, légumes
    en conserve, conserves de légumes`,
  greenolives: `
    olives vertes, olive verte, olives apéro, olives apéritif, olives en bocal, olive, olives en saumure, olives de table, olives
    dénoyautées, olives entières, bocaux d'olives, olives picholine, olives cocktail, antipasti olives, olives marinées`,
  cookware: `
    casserole, casseroles, batterie de cuisine, batteries de cuisine, marmite, marmites, faitout, faitouts, fait-tout, fait-touts,
    sauteuse, sauteuses, cocotte, cocottes, popote, popotes, articles de cuisson, ustensile de cuisson, ustensiles de cuisson, cuisson
    inox, set de casseroles, sets de casseroles, ensemble de casseroles, casseroles inox, braisières, chaudrons, matériel de cuisson, poêle, poêles, poêle à frire, poêles à frire`,
  bedlinen: `
    drap, draps, drap de lit, draps de lit, linge de lit, housse de couette, housses de couette, literie, linge, linge de maison, taie
    d'oreiller, taies d'oreiller, taie, taies, drap-housse, draps-housses, draps housse, parure de lit, parures de lit, parure de
    couette, parures de couette, parure de draps, parure housse de couette, draps plats, drap plat, linge de chambre, draps coton,
    ensemble de lit, garnitures de lit, fourre de duvet, fourres de duvet`,
  towels: `
    drap de bain, draps de bain, serviette de bain, serviettes de bain, serviette de toilette, serviettes de toilette, linge de
    toilette, linge de bain, linges de bain, essuie de bain, essuies de bain, essuie-mains, essuie-main, essuies éponge, serviette
    éponge, serviettes éponge, drap de douche, draps de douche, linge éponge, serviettes invités, serviette invité, serviettes
    d'hôtel, linge d'hôtel`,
  glasses: `
    verre, verrerie, verres à vin, verre à vin, verres à eau, verre à eau, verres à whisky, verre à whisky, verres à bière, verre à
    bière, verre à pied, verres à pied, gobelets en verre, gobelet en verre, flûtes à champagne, flûte à champagne, coupes à
    champagne, verres à cocktail, service de verres, services de verres, set de verres, verres à jus, chopes de bière, chope à bière,
    verres à shot, verres à boire, verre de table, verres de table, cristallerie, verres shooter`,
  candles: `
    bougies chauffe-plat, bougie chauffe-plat, chauffe-plats, bougie parfumée, bougies parfumées, bougies senteur, bougie senteur,
    bougies d'ambiance, bougie d'ambiance, senteurs maison, senteur maison, parfum d'ambiance, parfums d'ambiance, parfum d'intérieur,
    parfums d'intérieur, parfum de maison, parfums de maison, cierges, chandelle, chandelles, lumignon, lumignons, photophores,
    photophore, bougies décoratives, bougies déco, bougie déco, bougies de noël, bougies en cire, bougies d'anniversaire, bougies de
    massage, bougie en pot`,
  storageboxes: `
    boîte de rangement, boîtes de rangement, bac de rangement, bacs de rangement, boîte plastique, boîtes plastique, bacs plastique,
    bac plastique, caisse de rangement, caisses de rangement, caisses plastique, caisse plastique, malle plastique, malles plastique,
    malle de rangement, malles de rangement, box de rangement, boxes de rangement, bac à jouets, bacs à jouets, coffre de rangement,
    coffres de rangement, coffre à jouets, rangement, rangements, rangement maison, articles de rangement, boîte avec couvercle,
    boîtes avec couvercle, bacs empilables, boîtes empilables, caisses empilables, bac gerbable, bacs gerbables, organiseurs, boîtes
    hermétiques, contenants plastique, solutions de rangement`,
  planters: `
    pot de fleurs, pots de fleurs, pot de fleur, pots de fleur, jardinière, jardinières, cache-pot, cache-pots, terracotta, terre
    cuite, pot en terre cuite, pots en terre cuite, poterie, poteries, poterie de jardin, poteries de jardin, bac à fleurs, bacs à
    fleurs, bac à plantes, bacs à plantes, pot de plante, pots à plantes, pot pour plantes, vasque de jardin, vasques de jardin,
    balconnière, balconnières, suspensions pour plantes, pots de jardin, pot de jardin, bacs à fleur`,
  gardenhoses: `
    tuyau d'arrosage, tuyaux d'arrosage, tuyau de jardin, tuyaux de jardin, flexible de jardin, flexibles de jardin, flexible
    d'arrosage, boyau d'arrosage, boyaux d'arrosage, tuyau souple, tuyaux souples, tuyau extensible, tuyaux extensibles, matériel
    d'arrosage, arrosage de jardin`,
  wateringcans: `
    arrosoir zinc, arrosoirs zinc, arrosoir de jardin, arrosoirs de jardin, arrosoir métal, arrosoir galvanisé, arrosoirs galvanisés,
    petit arrosoir, arrosoirs d'intérieur, arrosoir d'intérieur`,
  rugs: `
    tapis, carpette, carpettes, moquette, moquettes, paillasson, paillassons, tapis de salon, tapis berbère, tapis berbères, descente
    de lit, descentes de lit, tapis d'orient, tapis de chambre, tapis de couloir, tapis d'entrée, tapis d'intérieur, tapis de cuisine,
    tapis shaggy, tapis poils longs, tapis tissé, tapis tissés, tapis kilim, kilims, kilim, tapis enfant, tapis de décoration, tapis
    laine, petit tapis`,
  solarlights: `
    éclairage jardin, lampe solaire, lampes solaires, luminaire solaire, luminaires solaires, éclairage extérieur, éclairages
    extérieurs, éclairage solaire, balise solaire, balises solaires, borne solaire, bornes solaires, lampe de jardin, lampes de
    jardin, lumière solaire, lumières solaires, lumière de jardin, lumières de jardin, guirlande solaire, guirlandes solaires,
    guirlande extérieure, lampe extérieure, lampes extérieures, lampadaire solaire, lampadaires solaires, luminaire extérieur,
    luminaires extérieurs, luminaire de jardin, luminaires de jardin, luminaires terrasse, luminaire de terrasse, spots solaires, spot
    solaire, lanterne solaire, lanternes solaires, torches solaires, lampes de terrasse, éclairage terrasse, éclairage allée, piquets
    solaires`,
  rings: `
    alliance, alliances, chevalière, chevalières, bague acier, anneau de mariage, bagues de fiançailles, bague de fiançailles, bague
    homme, bague femme, bagues fantaisie, bague fantaisie, anneaux bague, bagouse, bagouses, joncs bague`,
  pendants: `
    breloque, breloques, médaille pendentif, médailles pendentif, médaillon, médaillons, pendeloques, pampilles, charms, charm,
    pendentif collier, pendentifs collier, pendentif femme, collier pendentif, colliers pendentifs, pendentif zircon, pendentif
    zirconium, pendentif cœur, médaille bijou, médailles de baptême`,
  kitchen: `
    pour la cuisine, de cuisine, articles cuisine, équipement de cuisine, matériel de cuisine, accessoires de cuisine, ustensiles
    cuisine, produits de cuisine, rayon cuisine, équiper une cuisine, cuisine équipement`,
  'kitchen appliances': `
    électroménager de cuisine, petit électroménager de cuisine, appareils de cuisine, appareil de cuisine, robots de cuisine, pem
    cuisine, préparation culinaire, appareils électriques cuisine, appareils petit-déjeuner`,
  appliances: `
    électroménager, petit électroménager, pem, appareils ménagers, appareil ménager, appareils électroménagers, appareil
    électroménager, appareils électriques, appareils pour la maison, petits appareils électriques, petits appareils ménagers, petits
    appareils, rayon électroménager, produits électroménagers`,
  housewares: `
    articles ménagers, articles de ménage, articles de cuisine, ustensiles de cuisine, ustensile de cuisine, arts de la table, art de
    la table, articles de table, articles pour la maison, article maison, équipement de la maison, produits pour la maison, pour la
    maison, univers maison, rayon maison, accessoires maison, culinaire, bazar maison, bazar ménager, produits ménagers`,
  decoration: `
    déco, décoration, décorations, déco maison, décoration maison, déco intérieure, décoration intérieure, décoration d'intérieur,
    déco d'intérieur, objets déco, objet déco, objets de décoration, objet de décoration, articles de décoration, articles déco,
    accessoires déco, produits déco, articles décoratifs, objets décoratifs, ambiance maison, déco salon, pour décorer, rayon déco,
    déco chambre`,
  bedroom: `
    chambre à coucher, pour la chambre, articles de chambre, équipement chambre, univers chambre, linge de chambre, accessoires
    chambre, chambre d'amis, chambre adulte`,
  bathroom: `
    salle de bain, salle de bains, salles de bains, articles salle de bain, accessoires salle de bain, équipement salle de bain,
    produits salle de bain, articles de bain, produits de bain, pour le bain, sdb, équiper salle de bain, salle d'eau`,
  'home textiles': `
    textiles de maison, textile de maison, textile d'intérieur, linge de maison, textile d'ameublement, textiles d'ameublement, linges
    de maison, rayon linge, rayon linge de maison`,
  lighting: `
    éclairage, éclairages, éclairage maison, luminaires, luminaire, luminaires intérieurs, articles d'éclairage, produits d'éclairage,
    matériel d'éclairage, lumières, lumière, éclairage intérieur, lampes, rayon luminaires, luminaires maison, rayon éclairage`,
  garden: `
    articles de jardin, articles de jardinage, matériel de jardin, pour le jardin, jardinage, équipement de jardin, produits de
    jardin, accessoires de jardin, outillage de jardin, rayon jardin, matériel de jardinage, fournitures de jardin, jardinerie,
    produits de jardinage, aménagement extérieur, décoration de jardin, déco de jardin`,
  balcony: `
    pour le balcon, balcon, balcons, balcon et terrasse, terrasse et balcon, terrasse, terrasses, pour la terrasse, articles de
    balcon, aménagement balcon, aménagement terrasse, déco balcon, déco terrasse, accessoires balcon, équipement terrasse, aménager un
    balcon`,
  beach: `
    pour la plage, plage, articles de plage, produits de plage, accessoires de plage, équipement de plage, matériel de plage, affaires
    de plage, bord de mer, vacances à la plage, vacances à la mer, pour la mer, plage et piscine, bazar de plage`,
  summer: `
    articles d'été, produits d'été, pour l'été, articles estivaux, produits estivaux, saison estivale, collection été, estival,
    estivaux, saison d'été, été, vacances d'été, marchandise d'été, marchandises d'été, saisonnier été, stock été, lots été`,
  winter: `
    pour l'hiver, hiver, articles d'hiver, produits d'hiver, hivernal, hivernaux, articles hivernaux, sports d'hiver, sport d'hiver,
    saison d'hiver, collection hiver, saison hivernale, contre le froid, grand froid, marchandise d'hiver`,
  gifts: `
    cadeaux, cadeau, idée cadeau, idées cadeaux, idées cadeau, articles cadeaux, articles cadeau, pour offrir, à offrir, produits
    cadeaux, petits cadeaux, cadeaux de noël, cadeau de noël, cadeaux d'entreprise, cadeau d'entreprise, cadeaux fin d'année, cadeaux
    d'affaires, objets cadeaux, saint-valentin, cadeaux saint-valentin, cadeaux d'anniversaire, rayon cadeaux`,
  'gifts for men': `
    cadeaux pour homme, cadeau homme, cadeaux pour hommes, fête des pères, cadeau fête des pères, cadeaux fête des pères, cadeaux pour
    papa, cadeau pour papa, idées cadeaux papa, idées cadeaux homme, idée cadeau homme, cadeau masculin, cadeaux masculins, cadeaux
    pour lui, pour papa`,
  'gifts for women': `
    cadeaux pour femme, cadeau femme, cadeaux pour femmes, fête des mères, cadeau fête des mères, cadeaux fête des mères, cadeaux pour
    maman, cadeau pour maman, idées cadeaux maman, idées cadeaux femme, idée cadeau femme, cadeaux pour elle, cadeaux féminins, pour
    maman, fête des grand-mères`,
  'gifts for children': `
    cadeaux pour enfants, cadeau enfant, cadeaux enfant, idées cadeaux enfants, idée cadeau enfant, cadeaux d'anniversaire enfant,
    cadeaux noël enfants, jouets de noël, jouet de noël`,
  school: `
    rentrée des classes, rentrée scolaire, rentrée, scolaire, scolaires, pour l'école, école, articles scolaires, articles d'école,
    matériel scolaire, matériel d'école, rentrée école, produits scolaires, accessoires scolaires, affaires d'école, articles de
    rentrée, retour à l'école, pour la rentrée, écoliers`,
  baby: `
    pour bébé, pour bébés, bébé, bébés, produits bébé, produits bébés, univers bébé, rayon bébé, tout-petits, pour les tout-petits,
    petite enfance, nouveau-né, nouveau-nés, pour nouveau-né, premier âge, pour nourrisson, cadeau de bébé, maternité bébé`,
  'toys for toddlers': `
    jouets petits enfants, jouets pour petits, jouets pour tout-petits, jouets bas âge, jouets maternelle, jouets crèche, jouets 1 an,
    jouets 2 ans, jouets 18 mois, jouets 1er âge, jouets bambins, jeux petite enfance, jouets crèches`,
  'educational toys': `
    jouets éducatifs, jouet éducatif, jeux éducatifs, jeu éducatif, jeux pédagogiques, jeu pédagogique, jouets pédagogiques, jouets
    d'apprentissage, jeux d'apprentissage, jouets montessori, jeux montessori, montessori, jeux d'éveil éducatifs, jouets
    scientifiques, matériel pédagogique, jouets ludo-éducatifs`,
  'outdoor toys': `
    jouets de plein air, jouet de plein air, jouets d'extérieur, jouet d'extérieur, jeux de plein air, jeu de plein air, jeux
    d'extérieur, jeux extérieurs, jeu d'extérieur, jeux de jardin, jouets de jardin, jouets pour dehors, jeux de vacances`,
  fitness: `
    matériel de fitness, équipement de fitness, matériel de musculation, matériel de gym, articles de fitness, accessoires fitness,
    musculation, muscu, matériel muscu, gym, articles de gym, accessoires de gym, accessoires de musculation, salle de sport, pour
    salle de sport, salle de gym, matériel de gymnastique, home gym, gym à la maison, musculation à la maison, sport à la maison,
    fitness maison, remise en forme, matériel d'entraînement, matériel de yoga`,
  football: `
    articles de foot, articles de football, matériel de foot, matériel de football, équipement de foot, équipement football, pour le
    foot, accessoires foot, accessoires de football, matos de foot, club de foot`,
  cycling: `
    accessoires vélo, accessoire vélo, cyclisme, articles de vélo, articles de cyclisme, matériel vélo, équipement vélo, équipement
    cycliste, équipement de cyclisme, pour le vélo, pour cyclistes, cyclistes, cycliste, accessoires cyclistes, accessoires cyclisme,
    rayon vélo, accessoires bicyclette, vtt accessoires`,
  swimming: `
    natation, articles de natation, matériel de natation, équipement de natation, accessoires natation, piscine, piscines, pour la
    piscine, articles de piscine, accessoires de piscine, produits piscine, baignade, articles de baignade, nage, pour nager, pour la
    baignade, sport aquatique`,
  hiking: `
    randonnée, rando, randonnées, équipement randonnée, matériel de randonnée, matériel rando, équipement rando, articles de
    randonnée, accessoires randonnée, pour la randonnée, trek, trekking, matériel de trek, matériel de trekking, équipement trekking,
    marche en montagne, articles de montagne, randonneurs, équipement montagne, matériel de montagne`,
  camping: `
    articles de camping, matériel de camping, équipement de camping, accessoires de camping, pour camper, pour le camping, campeurs,
    campeur, camper, bivouac, matériel de bivouac, équipement de bivouac, produits camping, vacances camping, camping caravaning,
    plein air camping, rayon camping, matos de camping`,
  fishing: `
    pêche, articles de pêche, matériel de pêche, équipement de pêche, accessoires de pêche, pour la pêche, pêcheur, pêcheurs, pour
    pêcheurs, pour aller pêcher, matériel pour pêcheurs, sortie pêche`,
  picnic: `
    pique-nique, pique-niques, pour pique-nique, pour pique-niquer, articles de pique-nique, matériel de pique-nique, accessoires de
    pique-nique, équipement pique-nique, sortie pique-nique, déjeuner sur l'herbe, repas en plein air`,
  travel: `
    voyage, voyages, pour voyager, articles de voyage, article de voyage, accessoires de voyage, pour le voyage, équipement de voyage,
    matériel de voyage, voyageur, voyageurs, produits de voyage, pour les vacances, départ en vacances, pour partir en voyage`,
  phone: `
    accessoires téléphone, accessoires smartphone, accessoires mobile, accessoires téléphonie, accessoires portable, accessoires
    téléphones, accessoires smartphones, accessoires gsm, accessoires mobiles, accessoire téléphone, téléphonie, téléphonie mobile,
    accessoires iphone, accessoires cellulaire, accessoires télécom, rayon téléphonie`,
  computers: `
    informatique, informatiques, périphériques, périphérique, périphériques informatiques, périphériques pc, accessoires
    informatiques, accessoires informatique, accessoires ordinateur, accessoires pc, matériel informatique, articles informatiques,
    produits informatiques, équipement informatique, informatique et périphériques, multimédia, matos informatique, pour ordinateur,
    rayon informatique`,
  audio: `
    matériel audio, audio, produits audio, appareils audio, équipement audio, accessoires audio, son et audio, matériel son, matériel
    sonore, hi-fi, image et son, pour écouter la musique, son portable, son bluetooth, audio bluetooth, audio sans fil, rayon audio,
    audio portable, matériel hifi`,
  'make-up': `
    maquillage, make-up, produits de maquillage, articles de maquillage, produit de maquillage, maquillages, cosmétique couleur,
    cosmétiques de couleur, cosmétiques décoratifs, rayon maquillage, maquillage femme, maquillage lèvres et ongles, accessoires
    maquillage, pour se maquiller`,
  toiletries: `
    hygiène, hygiène corporelle, produits d'hygiène, produit d'hygiène, articles de toilette, article de toilette, articles d'hygiène,
    produits de toilette, hygiène beauté, hygiène personnelle, soins corporels, soins du corps, soin du corps, nécessaire de toilette,
    trousse de toilette, rayon hygiène, parfumerie hygiène, droguerie parfumerie hygiène, droguerie parfumerie, produits d'hygiène
    corporelle, produits pour le corps`,
  'skin care': `
    soin de la peau, soins de la peau, soins visage, soins cosmétiques, produits de soin, produits de soins, crème hydratante, crèmes
    hydratantes, soins hydratants, soin hydratant, cosmétique de soin, cosmétiques de soin, skincare, pour la peau, produits pour la
    peau, crèmes de soin, crèmes et soins, rayon soins, soins de beauté, dermo-cosmétique`,
  'hair care': `
    soins capillaires, soin capillaire, produits capillaires, produit capillaire, produits pour cheveux, soin des cheveux, soins des
    cheveux, coiffure, articles de coiffure, produits de coiffure, pour les cheveux, pour coiffeurs, coiffeur, coiffeurs, salon de
    coiffure, salons de coiffure, pour salon de coiffure, matériel de coiffure, produits coiffeur, accessoires coiffeur, pour se
    coiffer`,
  jewellery: `
    bijoux fantaisie, bijou fantaisie, bijoux femme, bijouterie fantaisie, bijoux en acier, bijoux de mode, parures de bijoux, parure
    bijoux, bijoux tendance, bijoux pas chers`,
  'accessories for women': `
    accessoires femme, accessoires de mode, accessoires femmes, accessoires féminins, accessoire femme, accessoire de mode,
    accessoires pour dames, accessoires dame, accessoires de mode femme, accessoires fille, accessoires filles, articles de mode,
    petits accessoires mode`,
  'accessories for men': `
    accessoires homme, accessoires hommes, accessoires masculins, accessoire homme, accessoires de mode homme, mode masculine
    accessoires, accessoires messieurs`,
  wearables: `wearables, technologie portable, bijoux connectés, accessoires connectés, montres et bracelets connectés, électronique portable`,
  workwear: `
    chaussures professionnelles, équipement de travail, équipement de chantier, equipement de protection, équipements de protection,
    epi, protection individuelle, équipement de sécurité, pour le chantier, tenue de chantier, équipement ouvrier, équipement btp`,
  boots: `
    bottes et bottines, bottes et boots, chaussures montantes, chaussure montante, bottes d'hiver, boots d'hiver, chaussures d'hiver,
    chaussures chaudes`,
  'sports shoes': `
    chaussures de sport, chaussure de sport, chaussures sportives, chaussures d'entraînement, chaussures de salle, chaussures
    sportswear, souliers de sport, souliers de course, espadrilles sport`,
  'summer shoes': `
    chaussures d'été, chaussure d'été, chaussures estivales, chaussures ouvertes, sandales d'été, nu-pieds été, souliers d'été,
    chaussures légères été, sandales et tongs, tongs et sandales`,
  'shoes for children': `
    chaussures enfant, chaussures enfants, chaussure enfant, chaussures fille, chaussures garçon, chaussures bébé, souliers enfant,
    chaussures kids, chaussures junior, chaussures petites pointures`,
  luggage: 'bagages, bagagerie, bagages et sacs, sacs et valises, valises et sacs, sacs et bagages, bagages et valises',
  delicatessen: `
    épicerie fine, produits du terroir, spécialités méditerranéennes, produits méditerranéens, alimentation méditerranéenne, produits
    gourmets, gastronomie, produits gastronomiques, spécialités italiennes, spécialités grecques, produits grecs alimentaires,
    produits fins, antipasti`,
  tins: `
    conserves, boîtes de conserve, boîte de conserve, en conserve, conserverie, produits en conserve, aliments en conserve, nourriture
    en conserve, conserves alimentaires, boîtes alimentaires, produits appertisés, appertisés, conserves en boîte, bocaux et
    conserves, conserves et bocaux`,
  groceries: `
    épicerie, épicerie salée, produits d'épicerie, produits secs, rayon épicerie, épicerie sèche, alimentation sèche, produit
    alimentaire sec, denrées, denrées alimentaires, produits de longue conservation, denrées non périssables, produits non
    périssables, produits de base, épicerie de base, provisions, ravitaillement, épicerie générale`,
  snacks: `
    snacks, grignotage, grignotages, à grignoter, pour grignoter, snacking, produits à grignoter, en-cas, goûters, snacks sucrés et
    salés, distributeurs automatiques snacks`,
  breakfast: `
    petit-déjeuner, petits déjeuners, petit déj, pour le petit-déjeuner, produits petit-déjeuner, articles petit-déjeuner, rayon petit
    déjeuner, brunch`,
  aperitif: `
    apéritif, apéritifs, apéro, apéros, pour l'apéro, pour l'apéritif, apéro dînatoire, apéritif dînatoire, produits apéritifs,
    produits apéritif, apéritif entre amis, apéro entre amis, rayon apéritif, amuse-bouche, amuse-bouches, cocktail dînatoire,
    produits apéro, articles apéro`,
}
