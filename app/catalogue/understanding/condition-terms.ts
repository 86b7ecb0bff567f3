import type { conditions } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'

type Condition = (typeof conditions)[number]
type Term = keyof typeof conditionsMeant

/** Grades that a trade name stands for. */
export const conditionsMeant = {
  new: ['new_a'],
  seconds: ['new_b'],
  likeNew: ['like_new'],
  shelfPulls: ['shelf_pull'],
  returns: ['return_customer', 'return_untested', 'return_tested'],
  untested: ['return_untested'],
  tested: ['return_tested'],
  refurbished: ['refurbished'],
  used: ['used_good', 'used_fair'],
  salvage: ['salvage'],
} as const satisfies Readonly<Record<string, readonly Condition[]>>

export const conditionTerms: Readonly<Partial<Record<Language, Readonly<Record<Term, string>>>>> = {
  en: {
    // "New in" alone is what arrived this week.
    new: 'new,brand new,grade a,a grade,a stock,a goods,factory new,unused,bnib,bnwt,new in box,new in boxes,new in the box,new in original box,new in original boxes,new in their original boxes,new in packaging,new in original packaging,new in their original packaging,new in retail packaging,new in retail boxes,new in sealed boxes,new in sealed packaging,new in carton,new in cartons',
    seconds:
      'graded,grade b,b grade,grade b stock,class b,b class,class b goods,category b,b category,b quality,quality b,b stock,b goods,seconds,factory seconds,second choice,second quality,2nd choice',
    likeNew: 'like new,as new,open box,ex display,display models,ex demo',
    shelfPulls:
      'shelf pull,shelf pulls,shelfpull,shelfpulls,shelf pulled,store pulls,store returns,shop returns,ex shop,ex shop stock,ex shop goods,returns from shops,returns from stores,returned from shops,returned from stores',
    returns:
      'returns,cust returns,cust rtns,customer returns,customer return,consumer returns,returned goods,raw returns,raw customer returns,grade a returns,a grade returns,grade b returns,b grade returns,grade c returns',
    untested: 'untested,raw untested,unchecked,uninspected,not tested,not checked',
    tested: 'tested,tested working,fully tested',
    refurbished: 'refurbished,refurb,refurbs,reconditioned,renewed',
    used: 'used,second hand,secondhand,pre owned,preowned',
    salvage: 'salvage,scrap,for parts,defective,broken,faulty,grade c,c grade,c stock,class c,grade d,d grade',
  },
  de: {
    new: 'neu,neue,neuer,neues,neuware,neuwaren,a ware,a waren,unbenutzt,unbenutzte,ungebraucht,ungebrauchte,fabrikneu,neu ovp,originalverpackt',
    seconds: 'b ware,b waren,zweite wahl,2 wahl,ii wahl,zweitware,verpackungsschaden,verpackungsschäden',
    likeNew: 'wie neu,neuwertig,neuwertige,ausstellungsware,ausstellungsstücke,vorführware,vorführgeräte',
    shelfPulls:
      'regalware,regalrückläufer,regalabzug,regalretouren,filialrückläufer,rückläufer aus filialen,retouren aus filialen',
    returns:
      'retouren,retoure,retourenware,retourware,kundenretouren,kundenretoure,rückläufer,kundenrückläufer,rücksendungen',
    untested: 'ungeprüft,ungeprüfte,ungetestet,ungetestete,ungesichtet,ungesichtete,nicht geprüft,nicht getestet',
    tested: 'geprüft,geprüfte,getestet,getestete',
    refurbished: 'generalüberholt,generalüberholte,aufbereitet,aufbereitete,wiederaufbereitet,instandgesetzt',
    used: 'gebraucht,gebrauchte,gebrauchtware,gebrauchtwaren,secondhand',
    salvage: 'c ware,c waren,d ware,defekt,defekte,defektware,bastlerware,schrott',
  },
  fr: {
    new: 'neuf,neufs,neuve,neuves,état neuf,grade a',
    seconds: 'second choix,deuxième choix,2e choix,2ème choix,2nd choix,grade b,choix b,déclassé,déclassés',
    likeNew: 'comme neuf,comme neufs,comme neuve,comme neuves,quasi neuf,modèles d exposition,produits d exposition',
    shelfPulls:
      'sortie de rayon,sorties de rayon,retrait de rayon,retraits de rayon,retiré des rayons,retirés des rayons,retirés de rayon',
    returns: 'retours,retours clients,retour client,retours client,retours consommateurs,retours bruts',
    untested: 'non contrôlé,non contrôlés,non testé,non testés,non testées,pas testé,pas testés,à tester,à contrôler',
    tested: 'testé fonctionnel,testés fonctionnels,testé,testés,testée,testées',
    refurbished: 'reconditionné,reconditionnés,reconditionnée,reconditionnées,remis à neuf',
    used: 'occasion,d occasion,usagé,usagés,seconde main',
    salvage: 'grade c,hors service,hs,pour pièces,épaves,défectueux',
  },
  es: {
    new: 'nuevo,nuevos,nueva,nuevas,a estrenar,grado a',
    seconds:
      'grado b,clase b,segunda calidad,segunda selección,segundas,caja rota,cajas rotas,caja golpeada,cajas golpeadas,golpeado,golpeados,golpeada,golpeadas,tara,taras,con tara,con taras,tarado,tarados',
    likeNew: 'como nuevo,como nuevos,como nueva,como nuevas,seminuevo,seminuevos,de exposición',
    shelfPulls:
      'sobrantes de supermercado,retirado de góndola,retirados de góndola,retirada de góndola,retirado de lineal,retirados de lineal,retirada de lineal,retirado de tienda,retirados de tienda',
    returns: 'retornos,devoluciones,devolución,devoluciones de clientes,devoluciones de cliente,devoluciones clientes',
    untested:
      'no testeado,no testeados,no testeadas,no testado,no testados,no probado,no probados,no probadas,sin probar,sin revisar,sin comprobar,sin testear,sin testar,por revisar',
    tested: 'probado,probados,probada,probadas,testado,testados,testadas,comprobadas,revisadas',
    refurbished: 'reacondicionado,reacondicionados,reacondicionada,reacondicionadas,restaurado,restaurados',
    used: 'usado,usados,usada,usadas,segunda mano,de segunda mano',
    salvage: 'grado c,defectuoso,defectuosos,para piezas,averiado,averiados,siniestro',
  },
  it: {
    new: 'nuovo,nuovi,nuova,nuove,grado a',
    seconds: 'grado b,classe b,seconda scelta,2a scelta,2 scelta,ii scelta,seconde scelte',
    likeNew: 'come nuovo,come nuovi,come nuova,come nuove,pari al nuovo,da esposizione,ex esposizione',
    shelfPulls:
      'ritiro scaffale,ritirato dallo scaffale,ritirati dagli scaffali,ritiro da scaffale,tolto dallo scaffale,tolti dallo scaffale,tolti dagli scaffali',
    returns: 'resi,reso,resi clienti,resi dei clienti,resi da clienti,resi cliente',
    untested: 'non testati,non testato,non verificati,non controllati,da testare,da controllare,da verificare',
    tested: 'testato,testati,testata,testate,controllati',
    refurbished: 'ricondizionato,ricondizionati,ricondizionata,ricondizionate,rigenerato,rigenerati',
    used: 'usato,usati,usata,usate,seconda mano',
    salvage: 'grado c,difettoso,difettosi,per ricambi,da ricambi,rottami',
  },
  pl: {
    new: 'nowy,nowe,nowa,nowych,fabrycznie nowe,klasa a,gatunek a,pierwszy gatunek',
    seconds: 'klasa b,klasy b,ii gatunku,2 gatunku,gatunek b,drugi gatunek,ii gatunek,2 gatunek,drugiego gatunku',
    likeNew: 'jak nowe,jak nowy,jak nowa,poekspozycyjne,poekspozycyjny',
    shelfPulls: 'zdjęte z półek,zdjęte z półki,wycofane z półek,towar z półki',
    returns:
      'zwroty,zwrot,zwrotów,zwroty konsumenckie,zwrotów konsumenckich,zwroty klientów,zwroty od klientów,po zwrotach,ze zwrotów,pozwrotowe,pozwrotowy,pozwrotowa',
    untested: 'nietestowane,nieprzetestowane,niesprawdzone,do sprawdzenia',
    tested: 'testowane,przetestowane,sprawdzone',
    refurbished: 'odnowione,odnowiony,odnowiona,odnawiane,regenerowane,refabrykowane,po renowacji',
    used: 'używane,używany,używana,używanych,z drugiej ręki',
    salvage: 'klasa c,gatunek c,uszkodzone,niesprawne,na części,złom',
  },
  el: {
    new: 'καινούργια,καινούργιο,καινούργιος,καινούρια,καινούριο,αμεταχείριστα,α διαλογή,α διαλογής,α ποιότητα',
    seconds:
      'β διαλογή,β διαλογής,β ποιότητα,β ποιότητας,β επιλογή,β επιλογής,δεύτερη διαλογή,δεύτερης διαλογής,δεύτερη ποιότητα',
    likeNew: 'σαν καινούργια,σαν καινούργιο,σαν καινούρια,εκθεσιακά',
    shelfPulls: 'από ράφι,αποσυρμένα από ράφι,αποσύρσεις ραφιού',
    returns: 'επιστροφές,επιστροφή,επιστροφές πελατών,επιστροφών,επιστροφές καταναλωτών',
    untested: 'χωρίς έλεγχο,ανέλεγκτες,ανέλεγκτα,μη ελεγμένες,μη ελεγμένα',
    tested: 'με έλεγχο,ελεγμένα,ελεγμένο,ελεγμένες',
    refurbished: 'ανακατασκευασμένα,ανακατασκευασμένο,ανακατασκευασμένες,ανακαινισμένα',
    used: 'μεταχειρισμένα,μεταχειρισμένο,μεταχειρισμένες,δεύτερο χέρι',
    salvage: 'γ διαλογή,γ διαλογής,ελαττωματικά,χαλασμένα,για ανταλλακτικά',
  },
  ar: {
    new: 'جديد,جديدة,جدد,الجديدة,درجة أولى,نخب أول',
    seconds: 'درجة ثانية,فرز ثاني,فرز ثان,درجة ب,نخب ثاني,نخب ثان',
    likeNew: 'كالجديد,كالجديدة,شبه جديد,شبه جديدة',
    shelfPulls: 'مسحوبات رفوف,مسحوب من الرفوف,مسحوبة من الرفوف,من رفوف المتاجر',
    returns:
      'مرتجع زباين,مرتجعات زباين,مرتجع زبائن,مرتجع عملاء,مرتجعات,مرتجع,مرتجعات عملاء,مرتجعات العملاء,مرتجعات زبائن,المرتجعات',
    untested: 'غير مفحوصة,غير مفحوص,غير مختبرة,بدون فحص',
    tested: 'مفحوصة,مفحوص,مختبرة',
    refurbished: 'مجددة,مجدد,مجددا,معاد تجديدها,معاد تجديده,رفربش,ريفربش,ريفيربش,مجدد رفربش',
    used: 'مستعمل,مستعملة,مستعملات',
    salvage: 'درجة ثالثة,تالف,تالفة,معطل,معطلة,لقطع الغيار',
  },
}

/** Words for damaged and for packaging, which pair in either order: `crushed boxes`, `scatola rovinata`. */
export const damagedPackaging: Readonly<
  Partial<Record<Language, { readonly damaged: string; readonly packaging: string }>>
> = {
  en: {
    damaged:
      'damaged,damage,crushed,knocked about,bent,tatty,scruffy,marked,dented,knocked,battered,torn,ripped,scuffed,bashed,squashed,dinged',
    packaging: 'packaging,box,boxes,carton,cartons,packs,outer,outers,outer packaging,outer cartons',
  },
  de: {
    damaged:
      'beschädigt,beschädigte,beschädigten,beschädigter,beschädigtem,zerdrückt,zerdrückte,eingedrückt,eingedrückte,eingedrückten,aufgerissen,aufgerissene',
    packaging:
      'verpackung,verpackungen,umverpackung,umverpackungen,umkarton,umkartons,karton,kartons,schachtel,schachteln,ovp',
  },
  fr: {
    damaged:
      'abîmé,abîmés,abîmée,abîmées,endommagé,endommagés,endommagée,endommagées,écrasé,écrasés,écrasée,écrasées,déchiré,déchirés,déchirée,déchirées',
    packaging: 'emballage,emballages,suremballage,suremballages,boîte,boîtes,carton,cartons,packaging',
  },
  es: {
    damaged:
      'tara,taras,tarado,dañado,dañados,dañada,dañadas,deteriorado,deteriorados,deteriorada,deterioradas,golpeado,golpeados,golpeada,golpeadas,aplastadas,roto,rota,rotos,rotas',
    packaging: 'embalaje,embalajes,envase,envases,caja,cajas,packaging',
  },
  it: {
    damaged:
      'danneggiato,danneggiati,danneggiata,danneggiate,rovinato,rovinati,rovinata,rovinate,ammaccato,ammaccati,ammaccata,ammaccate,schiacciata,schiacciate',
    packaging: 'imballo,imballi,imballaggio,imballaggi,confezione,confezioni,scatola,scatole,packaging',
  },
  pl: {
    damaged:
      'uszkodzone,uszkodzony,uszkodzona,uszkodzonym,uszkodzonych,uszkodzonymi,zniszczone,zniszczonym,zniszczonych,pogniecione,pogniecionych,zgniecione',
    packaging:
      'opakowanie,opakowania,opakowaniu,opakowaniach,opakowaniami,pudełko,pudełka,pudełkach,karton,kartony,kartonach',
  },
  el: {
    damaged:
      'τσαλακωμένα,τσαλακωμένη,τσαλακωμένες,τσαλακωμένο,χτυπημένη,χτυπημένες,χτυπημένο,χτυπημένα,κατεστραμμένη,κατεστραμμένες,κατεστραμμένα,φθαρμένη,φθαρμένες,φθαρμένα,ταλαιπωρημένη,ταλαιπωρημένες,τσαλακωμένη,τσαλακωμένες,σκισμένη,σκισμένες',
    packaging: 'συσκευασία,συσκευασίες,κουτί,κουτιά,κούτα,κούτες,χαρτοκιβώτια',
  },
  ar: {
    damaged:
      'مضروب,مضروبة,تالف,تالفة,متأذي,متأذية,معيب,معيبة,عيب,مخدوش,مخدوشة,مخبوط,مخبوطة,مكسور,مكسورة,متضرر,متضررة,ممزق,ممزقة',
    packaging:
      'تغليف,عبوة,عبوات,علبة,علب,كرتون,كرتونها,كرتونه,علبها,علبته,تغليفها,تغليفه,الكرتون,العلب,العلبة,التغليف,صندوق,الكراتين,كرتونة,كراتين,كراتينها,صناديق',
  },
}

/** Words for what was taken back from where it was sold, which pair with or without a small word: `retirada de tienda`, `ritiri da scaffale`. */
export const takenFromShelves: Readonly<
  Partial<Record<Language, { readonly taken: string; readonly from: string; readonly shelf: string }>>
> = {
  en: {
    taken: 'pulled,pulls,removed,withdrawn',
    from: 'from,off',
    shelf: 'shelf,shelves,store,stores,shop,shops,shop shelf,shop shelves,store shelves,the shelf,the shelves,the shop',
  },
  de: {
    taken: 'aussortiert,aussortierte,aussortierter,zurückgezogen,zurückgezogene,rücknahme,rücknahmen',
    from: 'aus,vom,aus dem',
    shelf: 'regal,regalen,regale,filiale,filialen,markt,märkten',
  },
  fr: {
    taken: 'retrait,retraits,retiré,retirés,retirée,retirées,sortie,sorties',
    from: 'de,du,des,de la',
    shelf: 'rayon,rayons,linéaire,linéaires,gondole,gondoles,magasin,magasins',
  },
  es: {
    taken: 'retirado,retirados,retirada,retiradas,sobrante,sobrantes',
    from: 'de,del,de la,de los,de las',
    shelf: 'tienda,tiendas,lineal,lineales,góndola,góndolas,estante,estantes,estantería,estanterías',
  },
  it: {
    taken: 'ritiro,ritiri,ritirato,ritirati,ritirata,ritirate,tolto,tolti,tolta,tolte',
    from: 'da,dal,dallo,dai,dagli,di',
    shelf: 'scaffale,scaffali,negozio,negozi,punto vendita,punti vendita',
  },
  pl: {
    taken: 'zdjęte,zdjęty,zdjęta,wycofane,wycofany,wycofana,ściągnięte',
    from: 'z,ze',
    shelf: 'półki,półek,sklepu,sklepów',
  },
  el: {
    taken: 'αποσυρμένα,αποσυρμένες,αποσυρμένο,αποσύρσεις,απόσυρση',
    from: 'από,από το,από τα',
    shelf: 'ράφι,ράφια,ραφιού,ραφιών,κατάστημα,καταστήματα',
  },
  ar: { taken: 'مسحوب,مسحوبة,مسحوبات', from: 'من', shelf: 'رف,رفوف,متجر,متاجر,محلات' },
}

/** Grades, named by a noun and a rank in either order: `grade A`, `2. Wahl`, `B stock`. */
export const gradeNouns =
  'grade,class,choice,qualität,wahl,sortierung,klasse,choix,qualité,grado,calidad,clase,selección,scelta,qualità,classe,klasa,klasy,klasie,gatunek,gatunku,gat,jakość,jakości,ποιότητα,ποιότητας,διαλογή,διαλογής,επιλογή,επιλογής,κατηγορία,κατηγορίας,درجة,نخب,فرز,فئة'
export const gradeRanks: Readonly<Record<'new' | 'seconds' | 'salvage', string>> = {
  new: '1,1a,1st,first,erste,ersten,erster,1er,1re,première,premier,primera,prima,pierwsza,pierwszy,pierwszej,pierwszego,α,πρώτη,πρώτης,أولى,أول',
  seconds:
    'b,2,2a,2b,ii,2nd,second,zweite,zweiten,zweiter,2e,2eme,2ème,deuxième,segunda,seconda,druga,drugi,drugiej,drugiego,β,δεύτερη,δεύτερης,ثانية,ثاني,ثان,تاني,تانية,ب',
  salvage: 'c,3,iii,3rd,third,dritte,dritter,3e,troisième,tercera,terza,trzecia,trzeci,γ,τρίτη,τρίτης,ثالثة,ثالث,ج',
}
/** After its noun only: `a` and `i` are small words of other languages. */
export const ranksAfterNoun: typeof gradeRanks = { new: 'a,i,أ', seconds: 'b', salvage: 'c,d' }

/** Before returns that are not wanted. */
export const negations = 'no,not,non,without,keine,ohne,pas de,sans,sin,senza,niente,bez,nie,όχι,χωρίς,بدون,ليس,لا'
