import type { Category } from '../../lots/facts/categories'
import type { foodCategories } from '../../lots/facts/trade-terms'

/** Where lots like these would be. */
export interface Shelf {
  readonly category: readonly Category[]
  readonly food: readonly (typeof foodCategories)[number][]
}

const shelf = (category: readonly Category[], food: Shelf['food'] = []): Shelf => ({ category, food })

/**
 * Goods and brands that buyers ask for by name. They are searched for as they are: no other word is taken for them, and if no lot has
 * them, lots from the same shelf are near.
 */
export const namedGoods: readonly (readonly [shelf: Shelf, terms: string])[] = [
  [
    shelf(['shoes', 'sport']),
    'nike,adidas,puma,reebok,asics,new balance,converse,vans,skechers,under armour,fila,salomon,air jordan,نايك,نايكي,أديداس,بوما',
  ],
  [shelf(['shoes']), 'crocs,birkenstock,timberland,geox,dr martens,ugg,clarks,deichmann'],
  [
    shelf(['electronics']),
    'sony,samsung,apple,iphone,ipad,airpods,philips,bosch,siemens,lg,xiaomi,huawei,jbl,bose,panasonic,lenovo,hp,dell,asus,canon,nikon,playstation,xbox,nintendo,dyson,braun,tefal,delonghi,krups,سامسونج,سوني,آبل',
  ],
  [
    shelf(['electronics']),
    'washing machine,washing machines,dishwasher,dishwashers,fridge,fridges,refrigerator,freezer,tv,tvs,television,laptop,laptops,smartphone,smartphones,mobile phones,microwave,air conditioner,waschmaschine,waschmaschinen,geschirrspüler,spülmaschine,kühlschrank,kühlschränke,fernseher,laptops,mikrowelle,klimaanlage,lave linge,lave vaisselle,réfrigérateur,réfrigérateurs,téléviseur,téléviseurs,ordinateur portable,micro ondes,climatiseur,lavadora,lavadoras,lavavajillas,frigorífico,nevera combi,televisor,televisores,portátiles,microondas,lavatrice,lavatrici,lavastoviglie,frigorifero,frigoriferi,televisore,televisori,microonde,pralka,pralki,zmywarka,zmywarki,lodówka,lodówki,telewizor,telewizory,laptopy,mikrofalówka,πλυντήριο,πλυντήρια,ψυγείο,ψυγεία,τηλεόραση,τηλεοράσεις,λάπτοπ,φούρνος μικροκυμάτων,غسالة,غسالات,ثلاجة,ثلاجات,تلفزيون,تلفزيونات,مكيف,مكيفات,جوالات',
  ],
  [shelf(['toys']), 'lego,playmobil,mattel,barbie,hasbro,ravensburger,hot wheels,pokemon,fisher price,ليغو,باربي'],
  [
    shelf(['garden']),
    'lawn mower,lawn mowers,lawnmower,lawnmowers,chainsaw,hedge trimmer,barbecue,bbq,furniture,sofa,sofas,mattress,mattresses,curtains,rasenmäher,kettensäge,heckenschere,möbel,matratze,matratzen,vorhänge,gardinen,tondeuse,tondeuse à gazon,tondeuses à gazon,tronçonneuse,meubles,canapé,rideaux,cortacésped,cortacéspedes,motosierra,muebles,colchón,cortinas,tosaerba,tagliaerba,motosega,mobili,divano,tende da interno,kosiarka,kosiarki,meble,zasłony,χλοοκοπτικό,χλοοκοπτικά,έπιπλα,καναπές,κουρτίνες,جزازة عشب,جزازات عشب,أثاث,كنب,ستائر,ikea,gardena,weber,villeroy boch',
  ],
  [
    shelf(['beauty']),
    'nivea,loreal,l oreal,dove,garnier,maybelline,chanel,dior,gillette,oral b,colgate,axe,rexona,head shoulders,pantene,schwarzkopf',
  ],
  [
    shelf(['beauty']),
    'diaper,diapers,nappy,nappies,pampers,toilet paper,wet wipes,windeln,windel,toilettenpapier,feuchttücher,couches,couches bébé,papier toilette,lingettes,pañal,pañales,papel higiénico,toallitas,pannolini,pannolino,carta igienica,salviette,pieluchy,pieluszki,papier toaletowy,chusteczki,πάνες,πάνα,χαρτί υγείας,μωρομάντηλα,حفاضات,حفاظات,ورق تواليت,مناديل',
  ],
  [
    shelf(['food'], ['alcohol', 'soft_drinks']),
    'beer,beers,lager,wine,wines,red wine,white wine,whisky,whiskey,vodka,gin,champagne,bier,biere,wein,weine,rotwein,weißwein,sekt,schnaps,bière,bières,vin,vins,vin rouge,vin blanc,cerveza,cervezas,vino,vinos,vino tinto,vino blanco,birra,birre,vini,vino rosso,vino bianco,piwo,piwa,wino,wina,wódka,wódki,μπύρα,μπύρες,μπίρα,κρασί,κρασιά,ουίσκι,βότκα,بيرة,نبيذ,ويسكي,heineken,corona,red bull,monster energy,coca cola,coke,pepsi,fanta,كوكا كولا,بيبسي',
  ],
  [
    shelf(['food'], ['confectionery', 'snacks_nuts']),
    'nutella,ferrero,kinder,milka,haribo,lindt,toblerone,oreo,snickers,mars,twix,pringles,lays,نوتيلا',
  ],
  [
    shelf(['food'], ['pasta_rice', 'sauces_spices']),
    'rice,sugar,flour,reis,zucker,mehl,riz,sucre,farine,arroz,azúcar,harina,riso,zucchero,farina,ryż,cukier,mąka,ρύζι,ζάχαρη,αλεύρι,أرز,سكر,طحين,دقيق,barilla,knorr,heinz',
  ],
  [
    shelf(['food'], ['meat', 'dairy_eggs']),
    'chicken,beef,pork,milk,butter,huhn,hähnchen,rindfleisch,schweinefleisch,milch,poulet,bœuf,porc,lait,beurre,pollo,ternera,cerdo,leche,mantequilla,manzo,maiale,latte intero,burro,kurczak,wołowina,wieprzowina,mleko,masło,κοτόπουλο,βοδινό,χοιρινό,γάλα,βούτυρο,دجاج,لحم بقر,حليب,زبدة',
  ],
  [
    shelf([]),
    'tyre,tyres,tire,tires,car tyres,car tires,reifen,autoreifen,pneu,pneus,neumático,neumáticos,pneumatico,pneumatici,opona,opony,λάστιχα αυτοκινήτου,ελαστικά,ελαστικά αυτοκινήτου,إطارات,إطارات سيارات,كفرات,cigarettes,zigaretten,sigarette,cigarrillos,papierosy,τσιγάρα,سجائر,cement,zement,ciment,cemento,τσιμέντο,إسمنت',
  ],
]
