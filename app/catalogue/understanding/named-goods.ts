import type { Category } from '../../lots/facts/categories'
import type { foodCategories } from '../../lots/facts/trade-terms'

/** Where such goods are listed. */
export interface GoodsKind {
  readonly category: readonly Category[]
  readonly food: readonly (typeof foodCategories)[number][]
  /** Whether it is a brand; other brands' goods of the same kind are then shown if there are none. */
  readonly isBrand: boolean
  /** Words in titles of accessories or products of these goods: helmets are no bikes, and milk chocolate is no milk. */
  readonly related: readonly string[]
}

const goodsKind = (category: readonly Category[], food: GoodsKind['food'] = []): GoodsKind => ({
  category,
  food,
  isBrand: false,
  related: [],
})
const brandKind: typeof goodsKind = (category, food) => ({ ...goodsKind(category, food), isBrand: true })

const bikeGoods =
  'helmet,helmets,light,lights,computer,computers,lock,locks,pump,pumps,basket,baskets,bell,bells,rack,racks,carrier,carriers,saddle,saddles,tyre,tyres,helm,helme,fahrradhelm,fahrradhelme,fahrradlicht,fahrradlichter,fahrradschloss,fahrradschlösser,fahrradpumpe,fahrradpumpen,fahrradkorb,fahrradträger,casque,casques,éclairage,éclairages,antivol,antivols,pompe,pompes,panier,casco,cascos,luz,luces,candado,candados,bomba,bombas,cesta,portabicicletas,caschi,luce,luci,lucchetto,lucchetti,pompa,cestino,portabici,kask,kaski,lampka,lampki,zapięcie,zapięcia,pompka,pompki,koszyk,bagażnik,bagażniki,κράνος,κράνη,φώτα,φως,κλειδαριά,κλειδαριές,τρόμπα,τρόμπες,καλάθι,خوذة,خوذات,خوذ,مصباح,مصابيح,قفل,أقفال,منفاخ,سلة'
const bikes: GoodsKind = { ...goodsKind(['sport']), related: bikeGoods.split(',') }

const chocolate = 'chocolate,chocolates,schokolade,chocolat,cioccolato,czekolada,σοκολάτα,شوكولاتة'
const milk: GoodsKind = { ...goodsKind(['food'], ['dairy_eggs']), related: chocolate.split(',') }

/** Goods and brands asked for by name, never corrected. If no lot has them, lots of the same kind are shown. */
export const namedGoods: readonly (readonly [goodsKind: GoodsKind, terms: string])[] = [
  [
    brandKind(['shoes', 'sport']),
    'nike,adidas,puma,reebok,asics,new balance,converse,vans,skechers,under armour,fila,salomon,air jordan,نايك,نايكي,أديداس,بوما',
  ],
  [brandKind([]), 'zara,primark,levis,calvin klein,tommy hilfiger,lacoste,hugo boss,uniqlo,زارا'],
  [brandKind(['shoes']), 'crocs,birkenstock,timberland,geox,dr martens,ugg,clarks,deichmann'],
  [
    brandKind(['electronics']),
    'sony,samsung,apple,iphone,ipad,airpods,philips,bosch,siemens,lg,xiaomi,huawei,jbl,bose,panasonic,lenovo,hp,dell,asus,canon,nikon,playstation,xbox,nintendo,dyson,braun,tefal,delonghi,krups,سامسونج,سوني,آبل',
  ],
  [
    goodsKind(['electronics']),
    'air conditioners,air conditioning,klimagerät,klimageräte,klimaanlage,klimaanlagen,climatiseurs,aire acondicionado,aires acondicionados,condizionatore,condizionatori,klimatyzator,klimatyzatory,κλιματιστικό,κλιματιστικά,télé,télés,ordinateur,ordinateurs,computadora,computadoras,ordenador,ordenadores,computer,computers,komputer,komputery,υπολογιστής,υπολογιστές,حاسوب,حواسيب,tumble dryer,tumble dryers,air fryer,air fryers,airfryer,airfryers,hoover,hoovers,cooker,cookers,wäschetrockner,heißluftfritteuse,heißluftfritteusen,friteuse,friteuses,airfryers,sèche linge,freidora,freidoras,freidora de aire,freidoras de aire,secadora,secadoras,friggitrice,friggitrici,friggitrice ad aria,asciugatrice,asciugatrici,frytkownica,frytkownice,frytkownica beztłuszczowa,suszarka bębnowa,φριτέζα,φριτέζες,στεγνωτήριο,قلاية,قلايات,قلاية هوائية,نشافة,washing machine,washing machines,dishwasher,dishwashers,fridge,fridges,refrigerator,freezer,tv,tvs,television,laptop,laptops,microwave,smartphone,smartphones,mobile phone,mobile phones,air conditioner,waschmaschine,waschmaschinen,geschirrspüler,spülmaschine,kühlschrank,kühlschränke,fernseher,laptops,mikrowelle,klimaanlage,lave linge,lave vaisselle,réfrigérateur,réfrigérateurs,téléviseur,téléviseurs,ordinateur portable,micro ondes,climatiseur,lavadora,lavadoras,lavavajillas,frigorífico,nevera combi,televisor,televisores,portátiles,microondas,lavatrice,lavatrici,lavastoviglie,frigorifero,frigoriferi,televisore,televisori,microonde,pralka,pralki,zmywarka,zmywarki,lodówka,lodówki,telewizor,telewizory,laptopy,mikrofalówka,πλυντήριο,πλυντήρια,ψυγείο,ψυγεία,τηλεόραση,τηλεοράσεις,λάπτοπ,φούρνος μικροκυμάτων,غسالة,غسالات,ثلاجة,ثلاجات,تلفزيون,تلفزيونات,مكيف,مكيفات,جوالات',
  ],
  [
    brandKind(['jewelry']),
    'ray ban,rayban,rolex,casio,swatch,seiko,pandora,swarovski,fossil,michael kors,oakley,garmin,fitbit',
  ],
  [brandKind(['leisure']), 'samsonite,north face,the north face,patagonia,coleman,quechua,yeti'],
  [
    brandKind(['toys']),
    'disney,marvel,paw patrol,lego,playmobil,mattel,barbie,hasbro,ravensburger,hot wheels,pokemon,fisher price,ليغو,باربي',
  ],
  [
    goodsKind(['garden']),
    'kitchen furniture,küchenmöbel,meubles de cuisine,muebles de cocina,mobili da cucina,meble kuchenne,έπιπλα κουζίνας,أثاث مطبخ,divani,divani letto,divano letto,sofá,sofás,sofá cama,canapés,kanapa,kanapy,καναπές,καναπέδες,كنب,كنبات,lawn mower,lawn mowers,lawnmower,lawnmowers,chainsaw,hedge trimmer,barbecue,bbq,garden furniture,patio furniture,outdoor furniture,furniture,gartenmöbel,gartenmöbeln,loungemöbel,salon de jardin,salons de jardin,mobilier,mobilier de jardin,meubles de jardin,muebles de jardín,mobili da giardino,mobili giardino,arredo giardino,meble ogrodowe,έπιπλα κήπου,أثاث حدائق,sofa,sofas,mattress,mattresses,curtains,rasenmäher,kettensäge,heckenschere,möbel,matratze,matratzen,vorhänge,gardinen,tondeuse,tondeuse à gazon,tondeuses à gazon,tronçonneuse,meubles,canapé,rideaux,cortacésped,cortacéspedes,motosierra,muebles,colchón,cortinas,tosaerba,tagliaerba,motosega,mobili,divano,tende da interno,kosiarka,kosiarki,meble,zasłony,χλοοκοπτικό,χλοοκοπτικά,έπιπλα,καναπές,κουρτίνες,جزازة عشب,جزازات عشب,أثاث,كنب,ستائر,ikea,gardena,weber,villeroy boch',
  ],
  [
    goodsKind(['garden']),
    'plate,plates,plato,platos,mug,mugs,cup,cups,cutlery,crockery,tableware,dinnerware,knife,knives,blanket,blankets,duvet,duvets,quilt,quilts,pillow,pillows,air freshener,air fresheners,teller,tasse,tassen,becher,besteck,geschirr,messer,decke,decken,bettdecke,bettdecken,kissen,raumduft,lufterfrischer,assiette,assiettes,tasse,tasses,mugs,couverts,vaisselle,couteau,couteaux,couverture,couvertures,couette,couettes,oreiller,oreillers,coussin,coussins,plato,platos,taza,tazas,cubiertos,vajilla,cuchillo,cuchillos,manta,mantas,edredón,edredones,almohada,almohadas,cojín,cojines,ambientador,piatto,piatti,tazza,tazze,posate,stoviglie,coltello,coltelli,coperta,coperte,piumone,piumoni,cuscino,cuscini,talerz,talerze,kubek,kubki,sztućce,naczynia,noże,koc,koce,kołdra,kołdry,poduszka,poduszki,πιάτα,κούπες,μαχαιροπίρουνα,μαχαίρια,κουβέρτες,παπλώματα,μαξιλάρια,صحون,أطباق,ملاعق,سكاكين,بطانيات,لحف,وسائد',
  ],
  [
    goodsKind(['leisure']),
    'vacuum flask,vacuum flasks,kubek termiczny,kubki termiczne,regenschirm,regenschirme,rain umbrellas,parapluie,parapluies,paraguas,parasolka,parasolki',
  ],
  [
    goodsKind(['food']),
    'baby formula,infant formula,formula milk,baby milk,babymilch,milchpulver,lait infantile,lait en poudre,leche infantil,leche en polvo,latte in polvere,mleko modyfikowane,mleko w proszku,βρεφικό γάλα,γάλα σε σκόνη,حليب أطفال,حليب بودرة,baby food,babynahrung,babykost,aliments pour bébé,petits pots bébé,comida para bebé,alimentos infantiles,alimenti per bambini,omogeneizzati,żywność dla niemowląt,παιδικές τροφές,أغذية أطفال',
  ],
  [
    goodsKind(['beauty']),
    'hair dye,hair dyes,hair colour,hair color,haarfarbe,haarfarben,coloration cheveux,colorations cheveux,tinte de pelo,tintes de pelo,tinte para el pelo,tinta per capelli,tinte per capelli,farba do włosów,farby do włosów,βαφή μαλλιών,βαφές μαλλιών,صبغة شعر,صبغات شعر,body lotion,body lotions,bodylotion,bodylotions,körperlotion,körpermilch,lait corporel,laits corporels,loción corporal,crema corporal,latte corpo,crema corpo,balsam do ciała,mleczko do ciała,κρέμα σώματος,λοσιόν σώματος,لوشن,لوشن للجسم,mascara,mascaras,eyeliner,eyeshadow,eye shadow,wimperntusche,lidschatten,rímel,rimmel,ombretto,tusz do rzęs,μάσκαρα,ماسكارا,perfume,perfumes,parfum,parfums,parfüm,parfüms,fragrance,fragrances,eau de toilette,edp,edt,duft,düfte,fragancias,profumo,profumi,perfumy,άρωμα,αρώματα,عطر,عطور',
  ],
  [
    goodsKind(['electronics']),
    'hair straightener,hair straighteners,straightener,straighteners,glätteisen,lisseur,lisseurs,lisseur cheveux,lisseurs cheveux,plancha de pelo,planchas de pelo,piastra per capelli,piastre per capelli,prostownica,prostownice,prostownica do włosów,prostownice do włosów,ισιωτικό μαλλιών,ισιωτικά μαλλιών,مكواة شعر,phone case,phone cases,phone cover,phone covers,handyhülle,handyhüllen,coque de téléphone,coques de téléphone,funda de móvil,fundas de móvil,cover per cellulari,vacuum,vacuums,vacuum cleaner,vacuum cleaners,charger,chargers,ladegerät,ladegeräte,chargeur,chargeurs,cargador,cargadores,caricatore,caricatori,caricabatterie,ładowarka,ładowarki,φορτιστής,φορτιστές,شاحن,شواحن,white goods,brown goods,small domestic appliances,domestic appliances,household appliances,small appliances,kitchen appliances,sda,mda,haushaltsgeräte,küchengeräte,elektrokleingeräte,kleingeräte,großgeräte,weiße ware,électroménager,petit électroménager,electrodomésticos,pequeños electrodomésticos,elettrodomestici,piccoli elettrodomestici,agd,małe agd,οικιακές συσκευές,ηλεκτρικές συσκευές,أجهزة منزلية,أجهزة كهربائية',
  ],
  [
    goodsKind(['food'], ['soft_drinks']),
    'drink,drinks,energy drink,energy drinks,soft drink,soft drinks,fizzy drinks,juice,juices,saft,säfte,jus,zumo,zumos,jugo,jugos,succo,succhi,sok,soki,soków,χυμός,χυμοί,عصير,عصائر',
  ],
  [
    brandKind(['beauty']),
    'nivea,loreal,l oreal,dove,garnier,maybelline,chanel,dior,gillette,oral b,colgate,axe,rexona,head shoulders,pantene,schwarzkopf',
  ],
  [
    goodsKind(['beauty']),
    'diaper,diapers,nappy,nappies,pampers,toilet paper,wet wipes,windeln,windel,toilettenpapier,feuchttücher,couches,couches bébé,papier toilette,lingettes,pañal,pañales,papel higiénico,toallitas,pannolini,pannolino,carta igienica,salviette,pieluchy,pieluszki,papier toaletowy,chusteczki,πάνες,πάνα,χαρτί υγείας,μωρομάντηλα,حفاضات,حفاظات,ورق تواليت,مناديل',
  ],
  [
    goodsKind(['food'], ['alcohol', 'soft_drinks']),
    'mineral water,bottled water,drinking water,spring water,sparkling water,mineralwasser,eau minérale,eaux minérales,agua mineral,acqua minerale,woda mineralna,μεταλλικό νερό,εμφιαλωμένο νερό,مياه معدنية,مياه شرب,beer,beers,lager,wine,wines,red wine,white wine,whisky,whiskey,vodka,gin,champagne,bier,biere,wein,weine,rotwein,weißwein,sekt,schnaps,bière,bières,vin,vins,vin rouge,vin blanc,cerveza,cervezas,vino,vinos,vino tinto,vino blanco,birra,birre,vini,vino rosso,vino bianco,piwo,piwa,wino,wina,wódka,wódki,μπύρα,μπύρες,μπίρα,κρασί,κρασιά,ουίσκι,βότκα,بيرة,نبيذ,ويسكي',
  ],
  [
    brandKind(['food'], ['alcohol', 'soft_drinks']),
    'heineken,corona,red bull,monster energy,coca cola,coke,pepsi,fanta,كوكا كولا,بيبسي',
  ],
  [
    brandKind(['food'], ['confectionery', 'snacks_nuts']),
    'barilla,knorr,heinz,nutella,ferrero,kinder,milka,haribo,lindt,toblerone,oreo,snickers,mars,twix,pringles,lays,نوتيلا',
  ],
  [
    goodsKind(['food'], ['pasta_rice', 'sauces_spices']),
    'rice,sugar,flour,reis,zucker,mehl,riz,sucre,farine,arroz,azúcar,harina,riso,zucchero,farina,ryż,cukier,mąka,ρύζι,ζάχαρη,αλεύρι,أرز,سكر,طحين,دقيق',
  ],
  [milk, 'milk,milch,lait,leche,mleko,γάλα,حليب'],
  [
    goodsKind(['food'], ['meat', 'dairy_eggs']),
    'chicken,beef,pork,butter,huhn,hähnchen,rindfleisch,schweinefleisch,poulet,bœuf,porc,beurre,pollo,ternera,cerdo,mantequilla,manzo,maiale,latte intero,burro,kurczak,wołowina,wieprzowina,masło,κοτόπουλο,βοδινό,χοιρινό,βούτυρο,دجاج,لحم بقر,زبدة',
  ],
  [
    goodsKind(['shoes', 'sport']),
    't shirt,t shirts,tshirt,tshirts,shirt,shirts,jeans,trousers,jacket,jackets,coat,coats,dress,dresses,skirt,skirts,underwear,bra,bras,lingerie,socks,shorts,hoodie,hoodies,sweatshirt,sweatshirts,jumper,jumpers,pyjamas,swimwear,bikini,clothes,clothing,apparel,garments,workwear,handbag,handbags,ladies bags,ladies bag,womens bags,women s bags,fashion bags,leather bags,shoulder bags,tote bags,bags for women,purse,purses,backpack,backpacks,suitcase,suitcases,luggage,belts,scarf,scarves,hats,hemd,hemden,jeanshosen,hose,hosen,jacke,jacken,mantel,mäntel,kleid,kleider,rock,röcke,unterwäsche,bh,socken,kapuzenpullover,pullover,pullis,schlafanzüge,bademode,kleidung,bekleidung,textilien,arbeitskleidung,handtasche,handtaschen,tasche,taschen,damentasche,damentaschen,herrentaschen,umhängetaschen,ledertaschen,einkaufstaschen,geldbörsen,portemonnaies,rucksack,rucksäcke,koffer,gürtel,schals,mützen,chemise,chemises,pantalon,pantalons,jean,veste,vestes,manteau,manteaux,robe,robes,jupe,jupes,sous vêtements,soutien gorge,chaussettes,pull,pulls,maillot de bain,maillots de bain,vêtement,vêtements,textile,sac à main,sacs à main,sac femme,sacs femme,sacs pour femme,sacs de femme,sac cuir,sacs cuir,sacs en cuir,maroquinerie,portefeuilles,sac à dos,sacs à dos,valise,valises,ceintures,camiseta,camisetas,camisa,camisas,pantalón,pantalones,vaqueros,chaqueta,chaquetas,abrigo,abrigos,vestido,vestidos,falda,faldas,ropa interior,sujetador,sujetadores,calcetines,sudadera,sudaderas,jersey de punto,bañadores,ropa,textil,bolso,bolsos,carteras,monederos,marroquinería,mochila,mochilas,maleta,maletas,cinturones,maglietta,magliette,camicia,camicie,pantaloni,giacca,giacche,cappotto,cappotti,vestito,vestiti,gonna,gonne,biancheria intima,intimo,reggiseno,reggiseni,calze,calzini,felpa,felpe,maglione,maglioni,costumi da bagno,abbigliamento,tessile,borsa,borse,borsetta,borsette,borsa donna,borse donna,borse da donna,borse di pelle,borse in pelle,pelletteria,portafogli,borsetta,borsette,zaino,zaini,valigia,valigie,cinture,koszulka,koszulki,koszula,koszule,spodnie,dżinsy,jeansy,kurtka,kurtki,płaszcz,płaszcze,sukienka,sukienki,spódnica,spódnice,bielizna,biustonosz,biustonosze,skarpety,skarpetki,bluza,bluzy,sweter,swetry,stroje kąpielowe,odzież,ubrania,ubrania robocze,torebka damska,torebki damskie,torebki,torby,torby damskie,portfele,galanteria skórzana,plecak,plecaki,walizka,walizki,paski,μπλουζάκι,μπλουζάκια,πουκάμισο,πουκάμισα,παντελόνι,παντελόνια,τζιν,μπουφάν,παλτό,παλτά,φόρεμα,φορέματα,φούστα,φούστες,εσώρουχα,σουτιέν,κάλτσες,φούτερ,πουλόβερ,μαγιό,ρούχα,ένδυση,γυναικεία τσάντα,τσάντες,τσάντες χειρός,γυναικείες τσάντες,πορτοφόλια,σακίδιο,σακίδια,βαλίτσα,βαλίτσες,ζώνες,قميص,قمصان,تيشيرت,تيشيرتات,بنطلون,بناطيل,بنطال,جينز,جاكيت,جاكيتات,معطف,معاطف,فستان,فساتين,تنورة,تنانير,ملابس داخلية,جوارب,ملابس,ألبسة,حقيبة يد,حقائب يد,حقائب نسائية,شنط نسائية,شنط,حقيبة ظهر,حقائب ظهر,حقائب سفر,أحزمة',
  ],
  [
    goodsKind(['garden']),
    'power tools,hand tools,tools,tool,drill,drills,cordless drill,screwdriver,screwdrivers,hammer,hammers,ladder,ladders,paint,solar panels,solar panel,photovoltaic,heater,heaters,schraubendreher,werkzeug,werkzeuge,elektrowerkzeug,elektrowerkzeuge,leiter,leitern,solarmodule,solarpanel,solarpanels,photovoltaik,heizung,heizlüfter,outil,outils,outillage,perceuse,perceuses,visseuse,visseuses,échelle,échelles,peinture,panneaux solaires,panneau solaire,chauffage,radiateurs,herramienta,herramientas,taladro,taladros,atornillador,atornilladores,escalera,escaleras,pintura,paneles solares,placas solares,calefactor,calefactores,attrezzi,utensili elettrici,elettroutensili,trapano,trapani,avvitatore,avvitatori,scala,scale,vernice,pannelli solari,stufa,stufe,narzędzia,elektronarzędzia,wiertarka,wiertarki,wkrętarka,wkrętarki,drabina,drabiny,farba,panele słoneczne,fotowoltaika,grzejnik,grzejniki,εργαλεία,ηλεκτρικά εργαλεία,τρυπάνι,τρυπάνια,δράπανο,σκάλα,μπογιά,φωτοβολταϊκά,ηλιακά πάνελ,θερμάστρα,أدوات كهربائية,عدد يدوية,مثقاب,مفكات,سلم,ألواح شمسية,دفاية,دفايات',
  ],
  [
    goodsKind(['beauty']),
    'detergent,detergents,washing powder,laundry detergent,fabric softener,dishwasher tablets,dishwashing liquid,bleach,cleaning products,toothpaste,tooth paste,hand sanitizer,hand sanitiser,disinfectant,face masks,ffp2,surgical masks,gloves,condoms,waschmittel,waschpulver,weichspüler,spülmaschinentabs,spülmittel,reinigungsmittel,putzmittel,zahnpasta,zahncreme,desinfektionsmittel,ffp2 masken,op masken,handschuhe,einweghandschuhe,kondome,lessive,lessives,assouplissant,liquide vaisselle,produits ménagers,dentifrice,gel hydroalcoolique,désinfectant,masques ffp2,masques chirurgicaux,gants,préservatifs,detergente,detergentes,suavizante,lavavajillas líquido,lejía,productos de limpieza,pasta de dientes,dentífrico,gel hidroalcohólico,desinfectante,mascarillas,guantes,preservativos,detersivo,detersivi,ammorbidente,candeggina,prodotti per la pulizia,dentifricio,gel igienizzante,disinfettante,mascherine,guanti,preservativi,proszek do prania,proszki do prania,płyn do płukania,płyn do naczyń,środki czystości,detergenty,pasta do zębów,żel antybakteryjny,płyn do dezynfekcji,maseczki,rękawice,rękawiczki,prezerwatywy,απορρυπαντικό,απορρυπαντικά,μαλακτικό,υγρό πιάτων,καθαριστικά,οδοντόκρεμα,οδοντόκρεμες,αντισηπτικό,μάσκες προστασίας,γάντια,προφυλακτικά,منظفات,منظف,مسحوق غسيل,منعم أقمشة,سائل جلي,معجون أسنان,معقم,معقمات,كمامات,قفازات',
  ],
  [
    goodsKind(['leisure', 'toys']),
    'book,books,stationery,pens,pencils,school supplies,calendars,printers,printer,toner,ink cartridges,bicycle helmets,e scooter,e scooters,electric scooter,electric scooters,christmas decorations,xmas decorations,christmas trees,halloween,fireworks,bücher,buch,schreibwaren,stifte,schulbedarf,kalender,drucker,e roller,elektroroller,weihnachtsdeko,weihnachtsartikel,weihnachtsware,weihnachtsbäume,feuerwerk,livres,livre,papeterie,stylos,fournitures scolaires,imprimantes,cartouches d encre,trottinette électrique,trottinettes électriques,décorations de noël,sapins de noël,libros,libro,papelería,bolígrafos,material escolar,impresoras,cartuchos de tinta,patinete eléctrico,patinetes eléctricos,decoración navideña,adornos de navidad,libri,cancelleria,cartoleria,stampanti,cartucce,monopattino elettrico,monopattini elettrici,decorazioni natalizie,addobbi natalizi,książki,książka,artykuły szkolne,artykuły papiernicze,długopisy,drukarki,tusze,hulajnoga elektryczna,hulajnogi elektryczne,ozdoby świąteczne,ozdoby choinkowe,choinki,fajerwerki,βιβλία,βιβλίο,γραφική ύλη,στυλό,σχολικά είδη,εκτυπωτές,μελάνια,ηλεκτρικό πατίνι,ηλεκτρικά πατίνια,χριστουγεννιάτικα,χριστουγεννιάτικα στολίδια,كتب,كتاب,قرطاسية,أقلام,مستلزمات مدرسية,طابعات,أحبار,سكوتر كهربائي,زينة عيد الميلاد',
  ],
  [
    goodsKind(['food'], ['pet_food']),
    'pet food,dog food,cat food,cat litter,tierfutter,hundefutter,katzenfutter,katzenstreu,croquettes,nourriture pour chien,nourriture pour chat,litière pour chat,comida para perros,pienso para perros,comida para gatos,arena para gatos,cibo per cani,cibo per gatti,lettiera per gatti,karma dla psów,karma dla kotów,żwirek dla kota,τροφή σκύλων,τροφή γάτας,άμμος γάτας,طعام كلاب,طعام قطط,رمل قطط',
  ],
  [
    goodsKind(['food'], ['oils']),
    'sunflower oil,rapeseed oil,palm oil,vegetable oil,sonnenblumenöl,rapsöl,palmöl,pflanzenöl,huile de tournesol,huile de colza,huile de palme,aceite de girasol,aceite de palma,aceite vegetal,olio di girasole,olio di semi,olio di palma,olej słonecznikowy,olej rzepakowy,olej palmowy,ηλιέλαιο,φοινικέλαιο,σπορέλαιο,زيت دوار الشمس,زيت عباد الشمس,زيت النخيل,زيت نباتي',
  ],
  [
    goodsKind([]),
    'pram,prams,pushchair,pushchairs,stroller,strollers,baby carriage,kinderwagen,buggy,buggys,poussette,poussettes,carrito de bebé,cochecito,cochecitos,passeggino,passeggini,wózek dziecięcy,wózki dziecięce,wózki,παιδικό καρότσι,παιδικά καρότσια,عربة أطفال,عربات أطفال,tyre,tyres,tire,tires,car tyres,car tires,reifen,autoreifen,pneu,pneus,neumático,neumáticos,pneumatico,pneumatici,opona,opony,λάστιχα αυτοκινήτου,ελαστικά,ελαστικά αυτοκινήτου,إطارات,إطارات سيارات,كفرات,cigarettes,zigaretten,sigarette,cigarrillos,papierosy,τσιγάρα,سجائر,cement,zement,zementsäcke,ciment,cemento,τσιμέντο,إسمنت,اسمنت,plasterboard,plasterboards,drywall,gipskarton,gipskartonplatten,rigips,plaque de plâtre,plaques de plâtre,placo,placas de yeso,pladur,cartongesso,płyty gipsowo kartonowe,płyty gk,γυψοσανίδα,γυψοσανίδες,ألواح جبس',
  ],
  [
    goodsKind(['food'], ['bakery_cereals', 'confectionery']),
    'biscuits,cookies,crackers,wafers,chewing gum,lollipops,cereals,muesli,corn flakes,cornflakes,oats,bread,cakes,croissants,kekse,waffeln,kaugummi,kaugummis,gummibärchen,lutscher,müsli,haferflocken,brot,kuchen,knäckebrot,gâteaux,gaufrettes,sucettes,céréales,flocons d avoine,brioches,galletas,chicles,piruletas,cereales,copos de avena,magdalenas,biscotti,gomme da masticare,merendine,fette biscottate,cereali,panettone,panettoni,ciastka,herbatniki,żelki,wafelki,guma do żucia,lizaki,płatki śniadaniowe,płatki owsiane,pieczywo,μπισκότα,τσίχλες,γκοφρέτες,γλειφιτζούρια,δημητριακά,ψωμί,κρουασάν,بسكويت,بسكوت,علكة,ويفر,مصاصات,حبوب إفطار,شوفان,خبز,كرواسون',
  ],
  [
    goodsKind(['food'], ['sauces_spices', 'preserves']),
    'honey,jam,jams,marmalade,peanut butter,ketchup,mayonnaise,mustard,vinegar,soy sauce,spices,soup,soups,tomato paste,tomato puree,canned corn,sweetcorn,chickpeas,lentils,canned beans,baked beans,honig,marmelade,marmeladen,konfitüre,erdnussbutter,majonäse,senf,essig,sojasauce,gewürze,suppen,tomatenmark,kichererbsen,linsen,miel,confiture,confitures,moutarde,vinaigre,épices,concentré de tomate,pois chiches,lentilles,haricots verts,mermelada,mermeladas,mayonesa,mostaza,vinagre,especias,sopas,garbanzos,lentejas,alubias,miele,marmellata,marmellate,maionese,senape,aceto,spezie,zuppe,concentrato di pomodoro,ceci,lenticchie,fagioli,miód,dżem,dżemy,majonez,musztarda,ocet,przyprawy,zupy,koncentrat pomidorowy,ciecierzyca,soczewica,fasola,kukurydza,μέλι,μαρμελάδα,μαρμελάδες,κέτσαπ,μαγιονέζα,μουστάρδα,ξύδι,μπαχαρικά,σούπες,ρεβίθια,φακές,φασόλια,عسل,مربى,مربيات,كاتشب,مايونيز,خل,بهارات,توابل,شوربة,حمص,عدس,فول',
  ],
  [
    goodsKind(['food'], ['dairy_eggs', 'meat', 'ready_meals']),
    'yoghurt,yogurt,eggs,sausages,salami,bacon,ham slices,turkey meat,lamb meat,pizza,pizzas,ice cream,ready meals,instant noodles,joghurt,eier,wurst,würstchen,wurstwaren,schinken,speiseeis,fertiggerichte,instantnudeln,yaourt,yaourts,oeufs,saucisses,saucisson,jambon,glaces,plats cuisinés,nouilles instantanées,yogures,huevos,salchichas,embutidos,jamón,helados,platos preparados,fideos instantáneos,uova,salumi,prosciutto,wurstel,gelati,piatti pronti,jogurt,jogurty,jajka,jaja,kiełbasa,kiełbasy,szynka,wędliny,lody,dania gotowe,γιαούρτι,γιαούρτια,αυγά,λουκάνικα,ζαμπόν,αλλαντικά,πίτσα,παγωτό,παγωτά,έτοιμα γεύματα,زبادي,بيض,نقانق,مرتديلا,بيتزا,آيس كريم,بوظة,وجبات جاهزة,إندومي,نودلز سريعة',
  ],
  [
    goodsKind(['food'], ['coffee_tea', 'snacks_nuts', 'fruit_vegetables']),
    'tea bags,teabags,black tea,green tea,herbal tea,peanuts,almonds,cashews,pistachios,walnuts,hazelnuts,popcorn,dates fruit,raisins,potatoes,onions,bananas,apples,teebeutel,schwarztee,schwarzer tee,grüner tee,kräutertee,erdnüsse,mandeln,cashewkerne,pistazien,walnüsse,haselnüsse,rosinen,kartoffeln,zwiebeln,äpfel,thé vert,thé noir,sachets de thé,cacahuètes,amandes,noix de cajou,pistaches,noisettes,raisins secs,pommes de terre,oignons,té verde,té negro,bolsitas de té,cacahuetes,almendras,anacardos,pistachos,nueces,avellanas,palomitas,cebollas,tè verde,tè nero,arachidi,mandorle,anacardi,pistacchi,noci,nocciole,patate,cipolle,mele,herbata,herbaty,orzeszki,orzechy,migdały,rodzynki,ziemniaki,cebula,jabłka,τσάι,φιστίκια,αμύγδαλα,καρύδια,φουντούκια,ποπ κορν,ξηροί καρποί,πατάτες,κρεμμύδια,μήλα,شاي,فول سوداني,لوز,فستق,كاجو,مكسرات,تمر,تمور,فشار,زبيب,بطاطا طازجة,بصل,تفاح',
  ],
  [
    goodsKind(['beauty']),
    'kitchen roll,kitchen rolls,paper towels,napkins,tissues,bin bags,bin liners,cling film,aluminium foil,sponges,cotton buds,cotton pads,sanitary towels,sanitary pads,tampons,deodorant,deodorants,shower gel,shower gels,hair conditioner,hair dye,hair colour,face cream,face creams,mouthwash,vitamins,food supplements,küchenrolle,küchenrollen,servietten,taschentücher,müllbeutel,müllsäcke,frischhaltefolie,alufolie,schwämme,wattestäbchen,wattepads,damenbinden,deo,deos,duschgel,duschgele,haarfarbe,haarspülung,gesichtscreme,mundspülung,vitamine,nahrungsergänzungsmittel,essuie tout,mouchoirs,sacs poubelle,film alimentaire,papier aluminium,éponges,cotons tiges,serviettes hygiéniques,déodorant,déodorants,gel douche,gels douche,après shampooing,coloration cheveux,crème visage,bain de bouche,vitamines,compléments alimentaires,papel de cocina,servilletas,pañuelos,bolsas de basura,papel de aluminio,esponjas,bastoncillos,compresas,tampones,desodorante,desodorantes,gel de ducha,geles de ducha,acondicionador de pelo,tinte de pelo,crema facial,enjuague bucal,vitaminas,suplementos alimenticios,carta da cucina,tovaglioli,fazzoletti,sacchi spazzatura,pellicola trasparente,carta alluminio,spugne,cotton fioc,assorbenti,assorbenti igienici,deodorante,deodoranti,bagnoschiuma,docciaschiuma,balsamo capelli,tinta capelli,crema viso,collutorio,integratori,ręczniki papierowe,serwetki,worki na śmieci,folia aluminiowa,folia spożywcza,gąbki,patyczki higieniczne,podpaski,tampony,dezodorant,dezodoranty,żel pod prysznic,żele pod prysznic,odżywka do włosów,farba do włosów,krem do twarzy,płyn do płukania ust,witaminy,suplementy,χαρτί κουζίνας,χαρτοπετσέτες,χαρτομάντηλα,σακούλες σκουπιδιών,αλουμινόχαρτο,σφουγγάρια,μπατονέτες,σερβιέτες,αποσμητικό,αποσμητικά,αφρόλουτρο,αφρόλουτρα,μαλακτική μαλλιών,βαφή μαλλιών,κρέμα προσώπου,στοματικό διάλυμα,βιταμίνες,συμπληρώματα διατροφής,مناديل ورقية,أكياس قمامة,ورق ألمنيوم,إسفنج,فوط صحية,مزيل عرق,مزيلات عرق,شاور جل,جل استحمام,بلسم شعر,صبغة شعر,كريم وجه,غسول فم,فيتامينات,مكملات غذائية',
  ],
  [
    goodsKind(['garden']),
    'tablecloth,tablecloths,placemats,aprons,bath mat,bath mats,shower curtain,shower curtains,laundry basket,laundry baskets,ironing board,ironing boards,clothes airer,clothes hangers,coat hangers,mop,mops,broom,brooms,bucket,buckets,picture frame,picture frames,photo frames,vase,vases,mirror,mirrors,wall clocks,alarm clocks,artificial flowers,lunch box,lunch boxes,baking tins,chopping boards,tischdecke,tischdecken,schürzen,badematte,badematten,duschvorhang,duschvorhänge,wäschekorb,wäschekörbe,bügelbrett,bügelbretter,wäscheständer,kleiderbügel,wischmopp,besen,bilderrahmen,spiegel,wanduhren,wecker,kunstblumen,brotdosen,backformen,schneidebretter,nappe,nappes,tabliers,tapis de bain,rideau de douche,rideaux de douche,paniers à linge,panier à linge,planche à repasser,étendoir,cintres,serpillière,balai,balais,seau,seaux,cadre photo,cadres photo,miroir,miroirs,horloges,réveils,fleurs artificielles,boîtes à goûter,moules à gâteau,mantel,manteles,delantales,alfombrilla de baño,cortina de ducha,cortinas de ducha,cesto de ropa,tabla de planchar,tendedero,tendederos,perchas,fregona,fregonas,cubo de fregar,marco de fotos,marcos de fotos,jarrones,espejo,espejos,relojes de pared,despertadores,flores artificiales,fiambreras,moldes de repostería,tovaglia,tovaglie,grembiuli,tappetino bagno,tenda doccia,tende doccia,cesto biancheria,asse da stiro,stendino,stendibiancheria,grucce,scope,secchi,cornici,specchio,specchi,orologi da parete,sveglie,fiori artificiali,porta pranzo,stampi da forno,taglieri,obrus,obrusy,fartuchy,dywaniki łazienkowe,zasłona prysznicowa,kosz na pranie,kosze na pranie,deska do prasowania,deski do prasowania,suszarka na pranie,wieszaki,mopy,miotły,wiadra,ramki na zdjęcia,wazony,lustro,lustra,zegary ścienne,budziki,sztuczne kwiaty,pojemniki na lunch,śniadaniówki,deski do krojenia,τραπεζομάντηλο,τραπεζομάντηλα,ποδιές,πατάκια μπάνιου,κουρτίνα μπάνιου,καλάθι απλύτων,σιδερώστρα,σιδερώστρες,απλώστρα,απλώστρες,κρεμάστρες,σφουγγαρίστρα,σκούπα σφουγγαρίστρα,κουβάδες,κορνίζες,βάζα λουλουδιών,καθρέφτης,καθρέφτες,ρολόγια τοίχου,ξυπνητήρια,τεχνητά λουλούδια,φαγητοδοχεία,مفارش طاولة,مراييل مطبخ,ستائر حمام,سلة غسيل,سلال غسيل,طاولة كوي,علاقات ملابس,ممسحة,مماسح,مكنسة يدوية,دلو,براويز,إطارات صور,مزهريات,مرآة,مرايا,ساعات حائط,منبهات,ورود صناعية',
  ],
  [
    goodsKind(['garden', 'leisure']),
    'hammock,hammocks,sun lounger,sun loungers,sunbed,sunbeds,gazebo,gazebos,greenhouse,greenhouses,wheelbarrow,wheelbarrows,garden gnomes,bird feeders,pressure washer,pressure washers,fertiliser,fertilizer,potting soil,compost,plant seeds,office chair,office chairs,desks,wardrobe,wardrobes,bookcase,bookcases,hängematte,hängematten,sonnenliege,sonnenliegen,gartenliegen,pavillon,pavillons,gewächshaus,gewächshäuser,schubkarre,schubkarren,gartenzwerge,vogelfutter,hochdruckreiniger,dünger,blumenerde,bürostuhl,bürostühle,schreibtische,kleiderschrank,kleiderschränke,bücherregal,hamac,hamacs,chaise longue,chaises longues,transat,transats,tonnelle,tonnelles,serre de jardin,brouette,brouettes,nains de jardin,nettoyeur haute pression,engrais,terreau,chaise de bureau,chaises de bureau,bureaux,armoire,armoires,bibliothèques,hamaca,hamacas,tumbona,tumbonas,cenador,invernadero,carretilla,carretillas,gnomos de jardín,hidrolimpiadora,hidrolimpiadoras,fertilizante,abono,silla de oficina,sillas de oficina,escritorios,armario,armarios,estanterías,amaca,amache,lettino prendisole,lettini prendisole,sdraio,gazebo da giardino,serra da giardino,carriola,carriole,nani da giardino,idropulitrice,idropulitrici,concime,terriccio,sedia da ufficio,sedie da ufficio,scrivania,scrivanie,armadio,armadi,librerie,hamak,hamaki,leżak,leżaki,altana,pawilon ogrodowy,szklarnia,taczka,taczki,krasnale,myjka ciśnieniowa,myjki ciśnieniowe,nawóz,nawozy,ziemia do kwiatów,krzesło biurowe,krzesła biurowe,fotele,biurka,szafa,szafy,regały,αιώρα,αιώρες,ξαπλώστρα,ξαπλώστρες,κιόσκι,θερμοκήπιο,καρότσι κήπου,πλυστικό,πλυστικά,λίπασμα,χώμα φυτών,καρέκλα γραφείου,καρέκλες γραφείου,γραφεία,ντουλάπα,ντουλάπες,βιβλιοθήκες,أرجوحة شبكية,كراسي استلقاء,مظلة حديقة خشبية,بيت زجاجي,عربة يد,سماد,أسمدة,كراسي مكتب,كرسي مكتب,مكاتب,خزائن ملابس,رفوف',
  ],
  [
    goodsKind(['electronics']),
    'toaster,toasters,blender,blenders,iron,irons,steam iron,steam irons,oven,ovens,rice cooker,rice cookers,food processor,food processors,juicer,juicers,hair straightener,hair straighteners,hair clippers,kitchen scales,bathroom scales,webcams,dash cams,monitor,monitors,router,routers,hard drives,usb sticks,memory cards,aa batteries,alkaline batteries,extension leads,usb cables,hdmi cables,game consoles,video games,projector,projectors,soundbar,soundbars,drone,drones,screen protectors,air purifier,air purifiers,dehumidifier,dehumidifiers,sewing machine,sewing machines,standmixer,stabmixer,mixer,bügeleisen,dampfbügeleisen,backofen,backöfen,reiskocher,küchenmaschine,küchenmaschinen,entsafter,glätteisen,haarschneider,küchenwaagen,personenwaagen,waagen,monitore,bildschirme,festplatten,speicherkarten,alkaline batterien,verlängerungskabel,spielkonsolen,videospiele,beamer,drohne,drohnen,schutzfolien,luftreiniger,luftentfeuchter,nähmaschine,nähmaschinen,grille pain,mixeurs,fer à repasser,fers à repasser,four,fours,cuiseur à riz,robot de cuisine,centrifugeuse,lisseur,lisseurs,tondeuses à cheveux,balance de cuisine,pèse personne,écran,écrans,disques durs,clés usb,cartes mémoire,piles alcalines,rallonges électriques,consoles de jeux,jeux vidéo,vidéoprojecteur,barre de son,machine à coudre,machines à coudre,tostadora,tostadoras,tostador,batidora,batidoras,plancha de vapor,planchas de vapor,hornos,robot de cocina,exprimidor,exprimidores,plancha de pelo,planchas de pelo,cortapelos,báscula,básculas,discos duros,memorias usb,tarjetas de memoria,pilas alcalinas,alargadores,consolas,videojuegos,proyector,proyectores,barra de sonido,máquina de coser,máquinas de coser,tostapane,frullatore,frullatori,ferro da stiro,ferri da stiro,forno,forni,robot da cucina,spremiagrumi,piastra per capelli,piastre per capelli,tagliacapelli,bilancia,bilance,schermi,dischi rigidi,chiavette usb,schede di memoria,pile alcaline,prolunghe elettriche,videogiochi,proiettore,proiettori,macchina da cucire,macchine da cucire,toster,tostery,opiekacz,blender kielichowy,blendery,żelazko,żelazka,piekarnik,piekarniki,ryżowar,robot kuchenny,sokowirówka,sokowirówki,prostownica,prostownice,waga kuchenna,wagi,monitory,dyski twarde,pendrive,pendrivy,karty pamięci,baterie alkaliczne,przedłużacze,konsole,gry wideo,projektory,drony,oczyszczacz powietrza,oczyszczacze powietrza,maszyna do szycia,maszyny do szycia,τοστιέρα,τοστιέρες,φρυγανιέρα,φρυγανιέρες,μπλέντερ,μίξερ,σίδερο,σίδερα,φούρνος,φούρνοι,αποχυμωτής,ισιωτική,ζυγαριά,ζυγαριές,οθόνη,οθόνες,σκληροί δίσκοι,στικάκια usb,κάρτες μνήμης,αλκαλικές μπαταρίες,μπαλαντέζα,κονσόλες,βιντεοπαιχνίδια,προτζέκτορας,ραπτομηχανή,ραπτομηχανές,محمصة,محمصات,خلاط,خلاطات,مكواة,مكاوي,فرن,أفران,عصارة,عصارات,ميزان مطبخ,موازين,شاشة,شاشات,هارد ديسك,فلاش ميموري,بطاريات قلوية,ألعاب فيديو,بلايستيشن,بروجكتر,ماكينة خياطة,مكائن خياطة',
  ],
  [
    goodsKind(['toys', 'sport']),
    'trampoline,trampolines,swing sets,roller skates,inline skates,kick scooter,kids scooter,kids scooters,paddling pool,paddling pools,swimming pool,swimming pools,playing cards,slime,balloon,balloons,costume,costumes,fancy dress,party supplies,treadmill,treadmills,exercise bike,exercise bikes,golf clubs,tennis balls,basketballs,fishing rod,fishing rods,boxing gloves,skis,snowboards,sledges,wetsuits,paddle boards,trampolin,inliner,rollschuhe,kinderroller,planschbecken,schwimmbecken,pools,spielkarten,luftballons,luftballon,kostüm,kostüme,faschingskostüme,partyartikel,laufband,laufbänder,heimtrainer,golfschläger,tennisbälle,angelruten,boxhandschuhe,schlitten,neoprenanzüge,balançoires,rollers,trottinette enfant,trottinettes enfant,pataugeoire,piscines,cartes à jouer,ballons de baudruche,déguisement,déguisements,articles de fête,tapis de course,vélo d appartement,balles de tennis,cannes à pêche,gants de boxe,luges,cama elástica,camas elásticas,columpios,patines en línea,patinete infantil,piscina hinchable,piscinas hinchables,piscinas,barajas,globos,disfraz,disfraces,artículos de fiesta,cinta de correr,cintas de correr,bicicleta estática,pelotas de tenis,cañas de pescar,guantes de boxeo,trineos,tappeto elastico,tappeti elastici,altalene,pattini in linea,pattini,monopattino bambino,piscina gonfiabile,piscine,carte da gioco,palloncini,costumi di carnevale,articoli per feste,tapis roulant,cyclette,palline da tennis,canne da pesca,guantoni,slittini,trampoliny,trampolina,huśtawka,huśtawki,rolki,łyżworolki,hulajnoga,hulajnogi,basen dmuchany,baseny,karty do gry,balony,kostiumy,artykuły imprezowe,bieżnia,bieżnie,rower stacjonarny,piłki tenisowe,wędki,rękawice bokserskie,sanki,τραμπολίνο,τραμπολίνα,κούνιες,πατίνια,παιδικό πατίνι,φουσκωτή πισίνα,πισίνες,τράπουλες,μπαλόνια,αποκριάτικες στολές,στολές,είδη πάρτι,διάδρομος γυμναστικής,στατικό ποδήλατο,μπάλες τένις,καλάμια ψαρέματος,γάντια μποξ,έλκηθρα,ترامبولين,مراجيح,زلاجات,سكوتر أطفال,مسابح,مسبح نفخ,ورق لعب,بالونات,أزياء تنكرية,مستلزمات حفلات,جهاز مشي,أجهزة مشي,دراجة ثابتة,كرات تنس,صنارات صيد,قفازات ملاكمة',
  ],
  [
    goodsKind(['toys']),
    'baby bottles,baby bottle,dummies,pacifiers,high chairs,car seats,child car seats,baby clothes,babyflaschen,schnuller,hochstühle,kindersitze,autokindersitze,babykleidung,biberons,tétines,chaises hautes,sièges auto,vêtements bébé,biberones,chupetes,tronas,sillas de coche,ropa de bebé,biberon,ciucci,seggioloni,seggiolini auto,butelki dla niemowląt,smoczki,krzesełka do karmienia,foteliki samochodowe,ubranka,ubranka dla niemowląt,μπιμπερό,πιπίλες,παιδικά καθίσματα αυτοκινήτου,βρεφικά ρούχα,رضاعات,رضاعة أطفال,لهايات,كراسي سيارة للأطفال,ملابس أطفال رضع',
  ],
  [
    goodsKind(['leisure', 'garden']),
    'dog bed,dog beds,cat tree,cat trees,dog lead,dog leads,pet toys,pet supplies,pet accessories,aquarium,aquariums,hundebett,hundebetten,kratzbaum,kratzbäume,hundeleinen,tierbedarf,heimtierbedarf,haustierbedarf,aquarien,panier pour chien,arbre à chat,arbres à chat,laisses,animalerie,accessoires animaux,camas para perros,rascador,rascadores,correas,artículos para mascotas,accesorios para mascotas,acuarios,cucce,cuccia,tiragraffi,guinzagli,articoli per animali,prodotti per animali,acquari,legowisko,legowiska,drapaki,smycze,artykuły dla zwierząt,akcesoria dla zwierząt,akwaria,κρεβάτι σκύλου,λουριά σκύλου,είδη κατοικιδίων,αξεσουάρ κατοικιδίων,ενυδρεία,مستلزمات حيوانات,أسرة كلاب',
  ],
  [
    goodsKind([]),
    'car battery,car batteries,engine oil,motor oil,wiper blades,car mats,car accessories,car parts,auto parts,e cigarettes,electronic cigarettes,vapes,vape,lighters,autobatterie,autobatterien,motoröl,scheibenwischer,autozubehör,autoteile,kfz teile,e zigaretten,feuerzeuge,batterie voiture,huile moteur,essuie glaces,accessoires auto,pièces auto,cigarettes électroniques,briquets,aceite de motor,limpiaparabrisas,accesorios de coche,accesorios para coche,recambios,cigarrillos electrónicos,vapers,mecheros,encendedores,olio motore,tergicristalli,accessori auto,ricambi auto,sigarette elettroniche,accendini,akumulator samochodowy,akumulatory,olej silnikowy,wycieraczki samochodowe,akcesoria samochodowe,części samochodowe,e papierosy,zapalniczki,μπαταρίες αυτοκινήτου,λάδι μηχανής,λάδια αυτοκινήτου,υαλοκαθαριστήρες,αξεσουάρ αυτοκινήτου,ανταλλακτικά αυτοκινήτου,ηλεκτρονικά τσιγάρα,αναπτήρες,بطاريات سيارات,زيت محركات,زيت محرك,مساحات سيارات,إكسسوارات سيارات,قطع غيار سيارات,سجائر إلكترونية,فيب,ولاعات',
  ],
  [
    goodsKind(['garden']),
    'screws,padlock,padlocks,extension cord,adhesive tape,duct tape,paint brushes,led strips,schrauben,dübel,vorhängeschlösser,klebeband,pinsel,led streifen,vis à bois,cadenas,ruban adhésif,pinceaux,rubans led,tornillos,candado,candados,cinta adhesiva,brochas,tiras led,viti,lucchetti,nastro adesivo,pennelli,strisce led,śruby,wkręty,kłódki,taśma klejąca,taśmy klejące,pędzle,taśmy led,βίδες,λουκέτα,κολλητική ταινία,πινέλα,ταινίες led,براغي,أقفال,شريط لاصق,فرش دهان,شريط ليد',
  ],
  [
    goodsKind(['shoes', 'sport']),
    'leggings,blouse,blouses,tights,ties,sweatpants,tracksuit,tracksuits,wallet,wallets,umbrella hats,caps,uniforms,blusen,strumpfhosen,krawatten,jogginghosen,trainingsanzüge,geldbeutel,geldbörsen,baseballcaps,chemisier,chemisiers,collants,cravates,survêtements,joggings,portefeuilles,casquettes,bonnets,mallas,blusas,medias,corbatas,chándal,chándales,carteras,gorras,gorros,camicette,collant,cravatte,tute,tuta,portafogli,cappellini,cappelli,legginsy,bluzki,rajstopy,krawaty,dresy,portfele,czapki,κολάν,μπλούζες,καλσόν,γραβάτες,φόρμες γυμναστικής,πορτοφόλια,καπέλα,σκούφοι,ليغينز,بلوزة,بلوزات,كولون,ربطات عنق,بدلات رياضية,محافظ,قبعات',
  ],
  [
    bikes,
    'bicycle,bicycles,bike,bikes,kids bikes,e bike,e bikes,fahrrad,fahrräder,kinderfahrräder,vélo,vélos,bicicleta,bicicletas,bicicletta,biciclette,rower,rowery,ποδήλατο,ποδήλατα,دراجة هوائية,دراجات هوائية,pedelec,pedelecs,damenfahrräder,herrenfahrräder,bici,bicis,rowerki,دراجة هوائية,دراجات هوائية',
  ],
  [
    goodsKind(['leisure']),
    'camping stove,camping stoves,camp stove,camp stoves,gas stove,gas stoves,campingkocher,gaskocher,gaskartusche,gaskartuschen,collier pour chien,colliers pour chien,collier chien,bolsos de señora,bolso de mujer,bolsos de mujer,correa para perro,correas para perro,correa de perro,ombrelli da pioggia,ombrello da pioggia,parasole na deszcz,parasol na deszcz,parasole przeciwdeszczowe,ομπρέλες βροχής,ομπρέλα βροχής,شمسيات مطر,شمسية مطر,مظلات مطر,مظلة مطر,لوازم حيوانات,لوازم حيوانات أليفة,مستلزمات حيوانات أليفة,حيوانات أليفة',
  ],
  [
    goodsKind(['garden']),
    'candle holder,candle holders,candlestick,candlesticks,towel rail,towel rails,glass cleaner,window cleaner,kerzenständer,kerzenhalter,handtuchhalter,glasreiniger,tapis de souris,gant de ménage,gants de ménage,serviette en papier,serviettes en papier,serviettes papier,pot de peinture,pots de peinture,peintures murales,sac poubelle,poêle à pellets,poêles à pellets,brosse wc,brosses wc,rideau,serpillières,pastilles lave-vaisselle,alfombrilla de ratón,alfombrillas de ratón,guantes de limpieza,guante de limpieza,guantes de fregar,servilletas de papel,bote de pintura,botes de pintura,escobilla de baño,escobillas de baño,escobillas,pastillas lavavajillas,tende da sole,tenda da sole,tende per finestre,sacchi immondizia,tubi in rame,orologio da parete,zegar ścienny,markizy,markiza,rury miedziane,στρώματα ύπνου,στρώμα ύπνου,γάντια κήπου,γάντια εργασίας,κρεβάτια,χαρτί τουαλέτας,مراتب سرير,مرتبة سرير,قفازات عمل,ساعة حائط',
  ],
  [
    goodsKind(['shoes']),
    'shoe polish,shoe cream,shoe care,blouson,blousons,blousons cuir,calcetín,chaqueta de cuero,chaquetas de cuero,βερνίκι παπουτσιών,βερνίκια παπουτσιών,κορδόνια παπουτσιών,κορδόνια,πάτοι παπουτσιών,رباط حذاء,أربطة أحذية,ورنيش أحذية,ملمع أحذية',
  ],
  [
    goodsKind(['electronics']),
    'coffee filter,coffee filters,watch battery,watch batteries,button cells,kaffeefilter,filtertüten,uhrenbatterien,knopfzellen,cartouche d encre,cartouches imprimante,cartucho de tinta,tinta de impresora,batterie auto,batteria auto,batterie stilo,pile stilo,baterie paluszki,baterie aa,baterie aaa,λευκές συσκευές,μπαταρίες aa,μπαταρίες ααα,μεγάλες συσκευές,أجهزة كبيرة,حبر طابعات',
  ],
  [
    goodsKind(['toys']),
    'ring binder,ring binders,lever arch files,folders,ringbücher,aktenordner,ballon de baudruche,baudruche,pâte à modeler,globo,globos de fiesta,plastilina,balon,baloniki',
  ],
  [
    goodsKind(['beauty']),
    'rubber gloves,washing up gloves,latex gloves,nitrile gloves,vinyl gloves,disposable gloves,einweghandschuhe,nitrilhandschuhe,latexhandschuhe,gants jetables,gants latex,gants en latex,gants nitrile,gants en nitrile,guantes desechables,guantes latex,guantes de latex,guantes nitrilo,guantes de nitrilo,guanti lattice,guanti nitrile,schuhcreme,gummihandschuhe,handschuhe latex,serviette hygiénique,masque chirurgical,dentifrices,mascarilla quirúrgica,mascarillas quirúrgicas,guanti in lattice,guanti monouso,guanti in nitrile,mascherine chirurgiche,mascherina chirurgica,rękawiczki lateksowe,rękawiczki nitrylowe,rękawiczki jednorazowe,maseczki chirurgiczne,maseczki jednorazowe,γάντια μιας χρήσης,γάντια νιτριλίου,γάντια λάτεξ,σαμπουάν για σκύλους,σαμπουάν σκύλων,σαμπουάν σκύλου,σαμπουάν αυτοκινήτου,χειρουργικές μάσκες,μάσκες μιας χρήσης,قفازات طبية,قفازات لاتكس,كمامات طبية,مناشف ورقية,منشفة ورقية,فوط ورقية,شامبو سيارات,شامبو سيارة,صابون غسيل,صابون غسيل ملابس',
  ],
  [
    goodsKind(['sport']),
    'casque moto,casques moto,casque de moto,casques de moto,casque de chantier,casques de chantier,casco de moto,cascos de moto,casco de obra,cascos de obra,caschi moto,casco moto,casco da moto,caschi da moto,casco da cantiere,caschi da cantiere,kask motocyklowy,kaski motocyklowe,kask budowlany,kaski budowlane,κράνη μοτοσικλέτας,κράνος μοτοσικλέτας,κράνη μηχανής,κράνος μηχανής,κράνη εργοταξίου,κράνος εργοταξίου,κράνη εργασίας,ρακέτες τένις,ρακέτα τένις,μπάλες μπάσκετ,μπάλα μπάσκετ,μπάλες βόλεϊ,μπάλα βόλεϊ,خوذ موتوسيكلات,خوذة موتوسيكل,خوذ دراجات نارية,خوذة دراجة نارية,خوذ بناء,خوذ عمال,خوذ سلامة,خوذة سلامة,مضارب تنس,مضرب تنس,كرات سلة,كرة سلة',
  ],
  [
    goodsKind(['jewelry']),
    'lunettes de vue,lunette de vue,lunettes de lecture,lunettes loupe,gafas graduadas,gafas de lectura,gafas de ver,γυαλιά οράσεως,γυαλιά πρεσβυωπίας,ρολόι τοίχου,نظارات طبية,نظارة طبية,نظارات قراءة',
  ],
  [
    goodsKind(['food']),
    'riz basmati,lait uht,leche entera,arroz basmati,crocchette,karma dla psa,karma dla kota,szampan,κατεψυγμένα ψάρια,κατεψυγμένο ψάρι,κατεψυγμένο κοτόπουλο,κατεψυγμένες πατάτες,πελτές ντομάτας,دجاج مجمد,سمك مجمد,لحوم مجمدة,حليب بودرة,معجون طماطم,بطاطس مجمدة',
  ],
  [
    goodsKind([]),
    'bougie d allumage,bougies d allumage,batteries voiture,bujía,bujías,batería de coche,baterías de coche,κούκλες βιτρίνας,κούκλα βιτρίνας,ποντικοπαγίδες,ποντικοπαγίδα,λάδι κινητήρα,λάδια κινητήρα,αλυσίδες χιονιού,φακοί επαφής,φακός επαφής,λάμπες αυτοκινήτου,λάμπα αυτοκινήτου,θερμόμετρα,θερμόμετρο,بوجيهات,بوجيه,شمعات سيارات,شمعات احتراق,خرطوم شيشة,خراطيم شيشة,شيشة,معسل,مانيكان,مانيكانات,سماعات طبيب,سماعة طبيب,عدسات لاصقة,أدوات صحية,سباكة,أدوات سباكة',
  ],
]
