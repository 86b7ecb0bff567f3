import type { Category } from '../../lots/facts/categories'
import type { foodCategories } from '../../lots/facts/trade-terms'

/** Where lots like these would be. */
export interface Shelf {
  readonly category: readonly Category[]
  readonly food: readonly (typeof foodCategories)[number][]
  /** A brand is no reason to show nothing where others make the same goods. */
  readonly isBrand: boolean
}

const shelf = (category: readonly Category[], food: Shelf['food'] = []): Shelf => ({ category, food, isBrand: false })
const brandShelf: typeof shelf = (category, food) => ({ ...shelf(category, food), isBrand: true })

/** Goods and brands asked for by name, never corrected. If no lot has them, lots of the same kind are shown. */
export const namedGoods: readonly (readonly [shelf: Shelf, terms: string])[] = [
  [
    brandShelf(['shoes', 'sport']),
    'nike,adidas,puma,reebok,asics,new balance,converse,vans,skechers,under armour,fila,salomon,air jordan,نايك,نايكي,أديداس,بوما',
  ],
  [brandShelf([]), 'zara,primark,levis,calvin klein,tommy hilfiger,lacoste,hugo boss,uniqlo,زارا'],
  [brandShelf(['shoes']), 'crocs,birkenstock,timberland,geox,dr martens,ugg,clarks,deichmann'],
  [
    brandShelf(['electronics']),
    'sony,samsung,apple,iphone,ipad,airpods,philips,bosch,siemens,lg,xiaomi,huawei,jbl,bose,panasonic,lenovo,hp,dell,asus,canon,nikon,playstation,xbox,nintendo,dyson,braun,tefal,delonghi,krups,سامسونج,سوني,آبل',
  ],
  [
    shelf(['electronics']),
    'ordinateur,ordinateurs,computadora,computadoras,ordenador,ordenadores,computer,computers,komputer,komputery,υπολογιστής,υπολογιστές,حاسوب,حواسيب,tumble dryer,tumble dryers,air fryer,air fryers,airfryer,airfryers,hoover,hoovers,cooker,cookers,wäschetrockner,heißluftfritteuse,heißluftfritteusen,friteuse,friteuses,airfryers,sèche linge,freidora,freidoras,freidora de aire,secadora,secadoras,friggitrice,friggitrici,friggitrice ad aria,asciugatrice,asciugatrici,frytkownica,frytkownice,frytkownica beztłuszczowa,suszarka bębnowa,φριτέζα,φριτέζες,στεγνωτήριο,قلاية,قلايات,قلاية هوائية,نشافة,washing machine,washing machines,dishwasher,dishwashers,fridge,fridges,refrigerator,freezer,tv,tvs,television,laptop,laptops,smartphone,smartphones,mobile phone,mobile phones,microwave,air conditioner,waschmaschine,waschmaschinen,geschirrspüler,spülmaschine,kühlschrank,kühlschränke,fernseher,laptops,mikrowelle,klimaanlage,lave linge,lave vaisselle,réfrigérateur,réfrigérateurs,téléviseur,téléviseurs,ordinateur portable,micro ondes,climatiseur,lavadora,lavadoras,lavavajillas,frigorífico,nevera combi,televisor,televisores,portátiles,microondas,lavatrice,lavatrici,lavastoviglie,frigorifero,frigoriferi,televisore,televisori,microonde,pralka,pralki,zmywarka,zmywarki,lodówka,lodówki,telewizor,telewizory,laptopy,mikrofalówka,πλυντήριο,πλυντήρια,ψυγείο,ψυγεία,τηλεόραση,τηλεοράσεις,λάπτοπ,φούρνος μικροκυμάτων,غسالة,غسالات,ثلاجة,ثلاجات,تلفزيون,تلفزيونات,مكيف,مكيفات,جوالات',
  ],
  [
    brandShelf(['jewelry']),
    'ray ban,rayban,rolex,casio,swatch,seiko,pandora,swarovski,fossil,michael kors,oakley,garmin,fitbit',
  ],
  [brandShelf(['leisure']), 'samsonite,north face,the north face,patagonia,coleman,quechua,yeti'],
  [
    brandShelf(['toys']),
    'disney,marvel,paw patrol,lego,playmobil,mattel,barbie,hasbro,ravensburger,hot wheels,pokemon,fisher price,ليغو,باربي',
  ],
  [
    shelf(['garden']),
    'lawn mower,lawn mowers,lawnmower,lawnmowers,chainsaw,hedge trimmer,barbecue,bbq,garden furniture,patio furniture,outdoor furniture,furniture,gartenmöbel,gartenmöbeln,loungemöbel,salon de jardin,salons de jardin,mobilier,mobilier de jardin,meubles de jardin,muebles de jardín,mobili da giardino,mobili giardino,arredo giardino,meble ogrodowe,έπιπλα κήπου,أثاث حدائق,sofa,sofas,mattress,mattresses,curtains,rasenmäher,kettensäge,heckenschere,möbel,matratze,matratzen,vorhänge,gardinen,tondeuse,tondeuse à gazon,tondeuses à gazon,tronçonneuse,meubles,canapé,rideaux,cortacésped,cortacéspedes,motosierra,muebles,colchón,cortinas,tosaerba,tagliaerba,motosega,mobili,divano,tende da interno,kosiarka,kosiarki,meble,zasłony,χλοοκοπτικό,χλοοκοπτικά,έπιπλα,καναπές,κουρτίνες,جزازة عشب,جزازات عشب,أثاث,كنب,ستائر,ikea,gardena,weber,villeroy boch',
  ],
  [
    shelf(['garden']),
    'plate,plates,plato,platos,mug,mugs,cup,cups,cutlery,crockery,tableware,dinnerware,frying pan,frying pans,knife,knives,blanket,blankets,duvet,duvets,quilt,quilts,pillow,pillows,air freshener,air fresheners,teller,tasse,tassen,becher,besteck,geschirr,pfanne,pfannen,bratpfanne,bratpfannen,messer,decke,decken,bettdecke,bettdecken,kissen,raumduft,lufterfrischer,assiette,assiettes,tasse,tasses,mugs,couverts,vaisselle,poêle,poêles,couteau,couteaux,couverture,couvertures,couette,couettes,oreiller,oreillers,coussin,coussins,plato,platos,taza,tazas,cubiertos,vajilla,sartén,sartenes,cuchillo,cuchillos,manta,mantas,edredón,edredones,almohada,almohadas,cojín,cojines,ambientador,piatto,piatti,tazza,tazze,posate,stoviglie,padella,padelle,coltello,coltelli,coperta,coperte,piumone,piumoni,cuscino,cuscini,talerz,talerze,kubek,kubki,sztućce,naczynia,patelnia,patelnie,noże,koc,koce,kołdra,kołdry,poduszka,poduszki,πιάτα,κούπες,μαχαιροπίρουνα,τηγάνι,τηγάνια,μαχαίρια,κουβέρτες,παπλώματα,μαξιλάρια,صحون,أطباق,ملاعق,مقلاة,مقالي,سكاكين,بطانيات,لحف,وسائد',
  ],
  [
    shelf(['leisure']),
    'vacuum flask,vacuum flasks,kubek termiczny,kubki termiczne,regenschirm,regenschirme,rain umbrellas,parapluie,parapluies,paraguas,parasolka,parasolki',
  ],
  [
    shelf(['food']),
    'baby food,babynahrung,babykost,aliments pour bébé,petits pots bébé,comida para bebé,alimentos infantiles,alimenti per bambini,omogeneizzati,żywność dla niemowląt,παιδικές τροφές,أغذية أطفال',
  ],
  [
    shelf(['beauty']),
    'body lotion,body lotions,bodylotion,bodylotions,körperlotion,körpermilch,lait corporel,laits corporels,loción corporal,crema corporal,latte corpo,crema corpo,balsam do ciała,mleczko do ciała,κρέμα σώματος,λοσιόν σώματος,لوشن,لوشن للجسم,mascara,mascaras,eyeliner,eyeshadow,eye shadow,wimperntusche,lidschatten,rímel,rimmel,ombretto,tusz do rzęs,μάσκαρα,ماسكارا,perfume,perfumes,parfum,parfums,parfüm,parfüms,fragrance,fragrances,eau de toilette,edp,edt,duft,düfte,fragancias,profumo,profumi,perfumy,άρωμα,αρώματα,عطر,عطور',
  ],
  [
    shelf(['electronics']),
    'phone case,phone cases,phone cover,phone covers,handyhülle,handyhüllen,coque de téléphone,coques de téléphone,funda de móvil,fundas de móvil,cover per cellulari,vacuum,vacuums,vacuum cleaner,vacuum cleaners,charger,chargers,ladegerät,ladegeräte,chargeur,chargeurs,cargador,cargadores,caricatore,caricatori,caricabatterie,ładowarka,ładowarki,φορτιστής,φορτιστές,شاحن,شواحن,white goods,brown goods,small domestic appliances,domestic appliances,household appliances,small appliances,kitchen appliances,sda,mda,haushaltsgeräte,küchengeräte,elektrokleingeräte,kleingeräte,großgeräte,weiße ware,électroménager,petit électroménager,electrodomésticos,pequeños electrodomésticos,elettrodomestici,piccoli elettrodomestici,agd,małe agd,οικιακές συσκευές,ηλεκτρικές συσκευές,أجهزة منزلية,أجهزة كهربائية',
  ],
  [
    shelf(['food'], ['soft_drinks']),
    'drink,drinks,energy drink,energy drinks,soft drink,soft drinks,fizzy drinks,juice,juices,saft,säfte,jus,zumo,zumos,jugo,jugos,succo,succhi,sok,soki,soków,χυμός,χυμοί,عصير,عصائر',
  ],
  [
    brandShelf(['beauty']),
    'nivea,loreal,l oreal,dove,garnier,maybelline,chanel,dior,gillette,oral b,colgate,axe,rexona,head shoulders,pantene,schwarzkopf',
  ],
  [
    shelf(['beauty']),
    'diaper,diapers,nappy,nappies,pampers,toilet paper,wet wipes,windeln,windel,toilettenpapier,feuchttücher,couches,couches bébé,papier toilette,lingettes,pañal,pañales,papel higiénico,toallitas,pannolini,pannolino,carta igienica,salviette,pieluchy,pieluszki,papier toaletowy,chusteczki,πάνες,πάνα,χαρτί υγείας,μωρομάντηλα,حفاضات,حفاظات,ورق تواليت,مناديل',
  ],
  [
    shelf(['food'], ['alcohol', 'soft_drinks']),
    'mineral water,bottled water,drinking water,spring water,sparkling water,mineralwasser,eau minérale,eaux minérales,agua mineral,acqua minerale,woda mineralna,μεταλλικό νερό,εμφιαλωμένο νερό,مياه معدنية,مياه شرب,beer,beers,lager,wine,wines,red wine,white wine,whisky,whiskey,vodka,gin,champagne,bier,biere,wein,weine,rotwein,weißwein,sekt,schnaps,bière,bières,vin,vins,vin rouge,vin blanc,cerveza,cervezas,vino,vinos,vino tinto,vino blanco,birra,birre,vini,vino rosso,vino bianco,piwo,piwa,wino,wina,wódka,wódki,μπύρα,μπύρες,μπίρα,κρασί,κρασιά,ουίσκι,βότκα,بيرة,نبيذ,ويسكي',
  ],
  [
    brandShelf(['food'], ['alcohol', 'soft_drinks']),
    'heineken,corona,red bull,monster energy,coca cola,coke,pepsi,fanta,كوكا كولا,بيبسي',
  ],
  [
    brandShelf(['food'], ['confectionery', 'snacks_nuts']),
    'barilla,knorr,heinz,nutella,ferrero,kinder,milka,haribo,lindt,toblerone,oreo,snickers,mars,twix,pringles,lays,نوتيلا',
  ],
  [
    shelf(['food'], ['pasta_rice', 'sauces_spices']),
    'rice,sugar,flour,reis,zucker,mehl,riz,sucre,farine,arroz,azúcar,harina,riso,zucchero,farina,ryż,cukier,mąka,ρύζι,ζάχαρη,αλεύρι,أرز,سكر,طحين,دقيق',
  ],
  [
    shelf(['food'], ['meat', 'dairy_eggs']),
    'chicken,beef,pork,milk,butter,huhn,hähnchen,rindfleisch,schweinefleisch,milch,poulet,bœuf,porc,lait,beurre,pollo,ternera,cerdo,leche,mantequilla,manzo,maiale,latte intero,burro,kurczak,wołowina,wieprzowina,mleko,masło,κοτόπουλο,βοδινό,χοιρινό,γάλα,βούτυρο,دجاج,لحم بقر,حليب,زبدة',
  ],
  [
    shelf(['shoes', 'sport']),
    't shirt,t shirts,tshirt,tshirts,shirt,shirts,jeans,trousers,jacket,jackets,coat,coats,dress,dresses,skirt,skirts,underwear,bra,bras,lingerie,socks,shorts,hoodie,hoodies,sweatshirt,sweatshirts,jumper,jumpers,pyjamas,swimwear,bikini,clothes,clothing,apparel,garments,workwear,handbag,handbags,purse,purses,backpack,backpacks,suitcase,suitcases,luggage,belts,scarf,scarves,hats,hemd,hemden,jeanshosen,hose,hosen,jacke,jacken,mantel,mäntel,kleid,kleider,rock,röcke,unterwäsche,bh,socken,kapuzenpullover,pullover,pullis,schlafanzüge,bademode,kleidung,bekleidung,textilien,arbeitskleidung,handtasche,handtaschen,rucksack,rucksäcke,koffer,gürtel,schals,mützen,chemise,chemises,pantalon,pantalons,jean,veste,vestes,manteau,manteaux,robe,robes,jupe,jupes,sous vêtements,soutien gorge,chaussettes,pull,pulls,maillot de bain,maillots de bain,vêtement,vêtements,textile,sac à main,sacs à main,sac à dos,sacs à dos,valise,valises,ceintures,camiseta,camisetas,camisa,camisas,pantalón,pantalones,vaqueros,chaqueta,chaquetas,abrigo,abrigos,vestido,vestidos,falda,faldas,ropa interior,sujetador,sujetadores,calcetines,sudadera,sudaderas,jersey de punto,bañadores,ropa,textil,bolso,bolsos,mochila,mochilas,maleta,maletas,cinturones,maglietta,magliette,camicia,camicie,pantaloni,giacca,giacche,cappotto,cappotti,vestito,vestiti,gonna,gonne,biancheria intima,intimo,reggiseno,reggiseni,calze,calzini,felpa,felpe,maglione,maglioni,costumi da bagno,abbigliamento,tessile,borsa donna,borsetta,borsette,zaino,zaini,valigia,valigie,cinture,koszulka,koszulki,koszula,koszule,spodnie,dżinsy,jeansy,kurtka,kurtki,płaszcz,płaszcze,sukienka,sukienki,spódnica,spódnice,bielizna,biustonosz,biustonosze,skarpety,skarpetki,bluza,bluzy,sweter,swetry,stroje kąpielowe,odzież,ubrania,ubrania robocze,torebka damska,torebki damskie,torebki,plecak,plecaki,walizka,walizki,paski,μπλουζάκι,μπλουζάκια,πουκάμισο,πουκάμισα,παντελόνι,παντελόνια,τζιν,μπουφάν,παλτό,παλτά,φόρεμα,φορέματα,φούστα,φούστες,εσώρουχα,σουτιέν,κάλτσες,φούτερ,πουλόβερ,μαγιό,ρούχα,ένδυση,γυναικεία τσάντα,τσάντες χειρός,σακίδιο,σακίδια,βαλίτσα,βαλίτσες,ζώνες,قميص,قمصان,تيشيرت,تيشيرتات,بنطلون,بناطيل,بنطال,جينز,جاكيت,جاكيتات,معطف,معاطف,فستان,فساتين,تنورة,تنانير,ملابس داخلية,جوارب,ملابس,ألبسة,حقيبة يد,حقائب يد,حقيبة ظهر,حقائب ظهر,حقائب سفر,أحزمة',
  ],
  [
    shelf(['garden']),
    'power tools,hand tools,tools,tool,drill,drills,cordless drill,screwdriver,screwdrivers,hammer,hammers,ladder,ladders,paint,solar panels,solar panel,photovoltaic,heater,heaters,schraubendreher,werkzeug,werkzeuge,elektrowerkzeug,elektrowerkzeuge,leiter,leitern,solarmodule,solarpanel,solarpanels,photovoltaik,heizung,heizlüfter,outil,outils,outillage,perceuse,perceuses,visseuse,visseuses,échelle,échelles,peinture,panneaux solaires,panneau solaire,chauffage,radiateurs,herramienta,herramientas,taladro,taladros,atornillador,atornilladores,escalera,escaleras,pintura,paneles solares,placas solares,calefactor,calefactores,attrezzi,utensili elettrici,elettroutensili,trapano,trapani,avvitatore,avvitatori,scala,scale,vernice,pannelli solari,stufa,stufe,narzędzia,elektronarzędzia,wiertarka,wiertarki,wkrętarka,wkrętarki,drabina,drabiny,farba,panele słoneczne,fotowoltaika,grzejnik,grzejniki,εργαλεία,ηλεκτρικά εργαλεία,τρυπάνι,τρυπάνια,δράπανο,σκάλα,μπογιά,φωτοβολταϊκά,ηλιακά πάνελ,θερμάστρα,أدوات كهربائية,عدد يدوية,مثقاب,مفكات,سلم,ألواح شمسية,دفاية,دفايات',
  ],
  [
    shelf(['beauty']),
    'detergent,detergents,washing powder,laundry detergent,fabric softener,dishwasher tablets,dishwashing liquid,bleach,cleaning products,toothpaste,tooth paste,hand sanitizer,hand sanitiser,disinfectant,face masks,ffp2,surgical masks,gloves,condoms,waschmittel,waschpulver,weichspüler,spülmaschinentabs,spülmittel,reinigungsmittel,putzmittel,zahnpasta,zahncreme,desinfektionsmittel,ffp2 masken,op masken,handschuhe,einweghandschuhe,kondome,lessive,lessives,assouplissant,liquide vaisselle,produits ménagers,dentifrice,gel hydroalcoolique,désinfectant,masques ffp2,masques chirurgicaux,gants,préservatifs,detergente,detergentes,suavizante,lavavajillas líquido,lejía,productos de limpieza,pasta de dientes,dentífrico,gel hidroalcohólico,desinfectante,mascarillas,guantes,preservativos,detersivo,detersivi,ammorbidente,candeggina,prodotti per la pulizia,dentifricio,gel igienizzante,disinfettante,mascherine,guanti,preservativi,proszek do prania,proszki do prania,płyn do płukania,płyn do naczyń,środki czystości,detergenty,pasta do zębów,żel antybakteryjny,płyn do dezynfekcji,maseczki,rękawice,rękawiczki,prezerwatywy,απορρυπαντικό,απορρυπαντικά,μαλακτικό,υγρό πιάτων,καθαριστικά,οδοντόκρεμα,οδοντόκρεμες,αντισηπτικό,μάσκες προστασίας,γάντια,προφυλακτικά,منظفات,منظف,مسحوق غسيل,منعم أقمشة,سائل جلي,معجون أسنان,معقم,معقمات,كمامات,قفازات',
  ],
  [
    shelf(['leisure', 'toys']),
    'book,books,stationery,pens,pencils,school supplies,calendars,printers,printer,toner,ink cartridges,bicycle helmets,e scooter,e scooters,electric scooter,electric scooters,christmas decorations,xmas decorations,christmas trees,halloween,fireworks,bücher,buch,schreibwaren,stifte,schulbedarf,kalender,drucker,e roller,elektroroller,weihnachtsdeko,weihnachtsartikel,weihnachtsware,weihnachtsbäume,feuerwerk,livres,livre,papeterie,stylos,fournitures scolaires,imprimantes,cartouches d encre,trottinette électrique,trottinettes électriques,décorations de noël,sapins de noël,libros,libro,papelería,bolígrafos,material escolar,impresoras,cartuchos de tinta,patinete eléctrico,patinetes eléctricos,decoración navideña,adornos de navidad,libri,cancelleria,cartoleria,stampanti,cartucce,monopattino elettrico,monopattini elettrici,decorazioni natalizie,addobbi natalizi,książki,książka,artykuły szkolne,artykuły papiernicze,długopisy,drukarki,tusze,hulajnoga elektryczna,hulajnogi elektryczne,ozdoby świąteczne,ozdoby choinkowe,choinki,fajerwerki,βιβλία,βιβλίο,γραφική ύλη,στυλό,σχολικά είδη,εκτυπωτές,μελάνια,ηλεκτρικό πατίνι,ηλεκτρικά πατίνια,χριστουγεννιάτικα,χριστουγεννιάτικα στολίδια,كتب,كتاب,قرطاسية,أقلام,مستلزمات مدرسية,طابعات,أحبار,سكوتر كهربائي,زينة عيد الميلاد',
  ],
  [
    shelf(['food'], ['pet_food']),
    'pet food,dog food,cat food,cat litter,tierfutter,hundefutter,katzenfutter,katzenstreu,croquettes,nourriture pour chien,nourriture pour chat,litière pour chat,comida para perros,pienso para perros,comida para gatos,arena para gatos,cibo per cani,cibo per gatti,lettiera per gatti,karma dla psów,karma dla kotów,żwirek dla kota,τροφή σκύλων,τροφή γάτας,άμμος γάτας,طعام كلاب,طعام قطط,رمل قطط',
  ],
  [
    shelf(['food'], ['oils']),
    'sunflower oil,rapeseed oil,palm oil,vegetable oil,sonnenblumenöl,rapsöl,palmöl,pflanzenöl,huile de tournesol,huile de colza,huile de palme,aceite de girasol,aceite de palma,aceite vegetal,olio di girasole,olio di semi,olio di palma,olej słonecznikowy,olej rzepakowy,olej palmowy,ηλιέλαιο,φοινικέλαιο,σπορέλαιο,زيت دوار الشمس,زيت عباد الشمس,زيت النخيل,زيت نباتي',
  ],
  [
    shelf([]),
    'pram,prams,pushchair,pushchairs,stroller,strollers,baby carriage,kinderwagen,buggy,buggys,poussette,poussettes,carrito de bebé,cochecito,cochecitos,passeggino,passeggini,wózek dziecięcy,wózki dziecięce,wózki,παιδικό καρότσι,παιδικά καρότσια,عربة أطفال,عربات أطفال,bicycle,bicycles,bike,bikes,kids bikes,e bike,e bikes,fahrrad,fahrräder,kinderfahrräder,vélo,vélos,bicicleta,bicicletas,bicicletta,biciclette,rower,rowery,ποδήλατο,ποδήλατα,دراجة هوائية,دراجات هوائية,tyre,tyres,tire,tires,car tyres,car tires,reifen,autoreifen,pneu,pneus,neumático,neumáticos,pneumatico,pneumatici,opona,opony,λάστιχα αυτοκινήτου,ελαστικά,ελαστικά αυτοκινήτου,إطارات,إطارات سيارات,كفرات,cigarettes,zigaretten,sigarette,cigarrillos,papierosy,τσιγάρα,سجائر,cement,zement,ciment,cemento,τσιμέντο,إسمنت',
  ],
]
