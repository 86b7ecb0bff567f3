import type { certificates, incoterms, openStatuses } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'

/** What a number before a unit means. `content` is the size of one article, so it stays a word. */
export const unitTerms = {
  piece:
    'piece,pieces,pcs,pc,pce,units,unit,items,stück,stk,stücke,pièce,pièces,pce,pces,unité,unités,unidades,unidad,uds,ud,piezas,pieza,pezzi,pezzo,pz,unità,sztuk,sztuki,sztuka,sztukę,szt,τεμάχια,τεμάχιο,τμχ,τεμ,κομμάτια,κομμάτι,قطعة,قطع,حبة,حبات,وحدة,τεμαχίων,κομματιών,sztukach,وحدات',
  pair: 'pair,pairs,prs,paar,paare,paire,paires,par,pares,paio,paia,para,pary,par,ζευγάρι,ζευγάρια,ζεύγη,زوج,أزواج,ازواج',
  set: 'set,sets,kits,ensembles,juegos,zestaw,zestawy,zestawów,σετ,طقم,أطقم',
  pack: 'pack,packs,packung,packungen,päckchen,paquet,paquets,paquete,paquetes,confezione,confezioni,opakowanie,opakowania,opakowań,συσκευασία,συσκευασίες,συσκευασιών',
  pallet:
    'pallet,pallets,plt,plts,skids,palette,paletten,pal,palettes,palé,palés,palet,palets,paletas,bancali,bancale,paleta,palety,palet,παλέτα,παλέτες,παλετών,طبلية,طبليات,بالتة,بالتات,باليت,منصة,منصات,europallet,europallets,euro pallet,euro pallets,europalette,europaletten,euro paletten,palette europe,palettes europe,palettes eur,europalet,europalety,europaleta,europalé,europalés,paletami,paletach,palecie,pallets eur,ευρωπαλέτα,ευρωπαλέτες,طبالي,بالت,بالته,باليتات,بليت,pedana,pedane,tarima,tarimas',
  carton:
    'carton,cartons,karton,kartons,cartone,cartoni,caja,cajas,kartony,κιβώτιο,κιβώτια,كرتونة,كراتين,kartoni,scatoloni,kartonów,kartonach,kartonami,colis,κιβωτίων,κούτα,κούτες,χαρτοκιβώτια,كرتون,كرتونات,ctn,ctns,karton,kartonie',
  kilo: 'kg,kgs,kilo,kilos,kilogram,kilograms,kilogramm,kilogrammes,kilogramos,chili,chilo,kilogramów,κιλά,κιλό,κιλών,كغ,كجم,كيلو,كغم',
  tonne:
    't,ton,tons,tonne,tonnes,tonnen,toneladas,tonelada,tonnellate,tonnellata,tona,tony,ton,τόνος,τόνοι,τόνους,طن,أطنان',
  litre:
    'l,lt,ltr,litre,litres,liter,liters,litro,litros,litri,litr,litra,litry,litrów,λίτρο,λίτρα,λίτρων,λ,لتر,ليتر,لترات',
  content:
    'ml,cl,dl,g,gr,gram,grams,gramm,gramme,grammes,gramos,grammi,gramów,γρ,γραμμάρια,غ,غرام,جرام,جم,مل,mg,mah,wh,w,watt,v,volt,cm,mm,m,meter,metre,metres,meters,mètre,mètres,metro,metros,metri,metr,metry,metrów,μέτρα,μέτρο,μέτρων,متر,أمتار,inch,inches,zoll,pouces,pouce,pulgadas,pulgada,pollici,pollice,cali,cale,ίντσες,ιντσών,بوصة,بوصات,oz,gb,tb',
} as const

/** Units of weight and of volume in their smallest, by which contents in other units are found: `75cl` is `750ml`. */
export const measures: readonly (readonly [kind: 'weight' | 'volume', unit: string, of: number, terms: string])[] = [
  ['weight', 'g', 1, 'g,gr,gram,grams,gramm,gramme,grammes,gramos,grammi,gramów,γρ,γραμμάρια,غ,غرام,جرام,جم'],
  ['weight', 'kg', 1_000, unitTerms.kilo],
  ['volume', 'ml', 1, 'ml,مل'],
  ['volume', 'cl', 10, 'cl'],
  ['volume', 'l', 1_000, unitTerms.litre],
]

/** Containers of articles. Next to contents they belong to them: `5 litre tins`. */
export const containerTerms =
  'tin,tins,can,cans,jar,jars,bottle,bottles,bag,bags,bar,bars,pouch,pouches,sachet,sachets,canister,canisters,drum,drums,tub,tubs,dose,dosen,kanister,glas,gläser,flasche,flaschen,beutel,tafel,tafeln,eimer,fass,fässer,boîte,boîtes,bidon,bidons,bocal,bocaux,bouteille,bouteilles,sac,sacs,sachets,tablette,tablettes,fût,fûts,lata,latas,garrafa,garrafas,bidones,tarro,tarros,botella,botellas,bolsa,bolsas,tableta,tabletas,latta,latte,lattina,lattine,tanica,taniche,vasetto,vasetti,bottiglia,bottiglie,busta,buste,sacchetto,sacchetti,tavoletta,tavolette,puszka,puszki,kanistry,słoik,słoiki,butelka,butelki,torebka,torebki,worek,worki,tabliczka,tabliczki,δοχείο,δοχεία,τενεκές,τενεκέδες,κονσέρβα,κονσέρβες,βάζο,βάζα,μπουκάλι,μπουκάλια,σακούλα,σακούλες,تنكة,تنكات,علبة,علب,عبوة,عبوات,قارورة,قوارير,زجاجة,زجاجات,كيس,أكياس'
export const containerFillers = 'of,à,zu,de,da,po,των,سعة'

/** Pallets in a whole load. */
export const loads: readonly (readonly [pallets: number, terms: string])[] = [
  [
    1,
    'pallet load,pallet loads,طبلية واحدة,طبلية وحدة,بالتة واحدة,بالتة وحدة,منصة واحدة,single pallet,one single pallet,1 single pallet,single pallets,einzelne palette,nur eine palette,nur 1 palette,une seule palette,1 seule palette,una sola paleta,una sola pedana,un solo palet,un solo palé,1 solo palet,1 solo palé,un solo bancale,1 solo bancale,1 sola pedana,tylko jedna paleta,tylko 1 paleta,μία μόνο παλέτα,μόνο μία παλέτα,1 μόνο παλέτα',
  ],
  [2, 'طبليتان,طبليتين,بالتتين,منصتان,منصتين'],
  [22, 'حاويتان,حاويتين'],
  [66, 'شاحنتان,شاحنتين'],
  [16, 'half truckload,half load,halbe lkw ladung,demi chargement,medio camión,media carga,pół samochodu,نصف حمولة'],
  [
    33,
    'truck load,trailer load,trailer loads,trailerload,trailerloads,lorry load,lorry loads,full truckload,full truck load,truckload,truckloads,ftl,full load,lkw ladung,lkw voll,komplettladung,chargement complet,camión completo,camión entero,carico completo,cały samochód,pełny samochód,całopojazdowy,pełny ładunek,νταλίκα,حمولة شاحنة,حمولة شاحنة كاملة,artic,tir,bilico,autotreno,naczepa,sattelzug,sattelzüge,semi remorque,semi remorques',
  ],
  [
    11,
    'كونتينر,20ft,20 ft,20ft container,20 ft container,20 foot container,20 fuß container,20er container,conteneur 20 pieds,contenedor 20 pies,container 20 piedi,kontener 20,κοντέινερ 20,κοντέινερ 20 ποδιών,حاوية 20,حاوية 20 قدم,حاوية 20 قدما,كونتينر 20,كونتينر 20 قدم',
  ],
  [
    24,
    '40ft,40 ft,40ft hc,40 ft hc,40ft container,40 ft container,40 foot container,40 fuß container,40er container,40 hc,40hc,40hq,40 hq,conteneur 40 pieds,contenedor 40 pies,container 40 piedi,kontener 40,κοντέινερ 40,κοντέινερ 40 ποδιών,حاوية 40,حاوية 40 قدم,حاوية 40 قدما,كونتينر 40,كونتينر 40 قدم,full container,full containers,full container load,full container loads,container load,container loads,whole container,fcl,ganzer container,conteneur complet,contenedor completo,container completo,cały kontener,ολόκληρο κοντέινερ,حاوية كاملة',
  ],
]

/** Before or after what is loaded: `full artic`, `camion complet`. */
export const fullness: readonly (readonly [share: number, terms: string])[] = [
  [
    1,
    'full,whole,complete,entire,ganzer,ganze,ganzen,ganzes,voller,volle,vollen,kompletter,komplette,kompletten,complet,complets,complète,complètes,entier,entiers,entière,entières,completo,completos,completa,completas,completi,entero,enteros,entera,intero,interi,intera,cały,cała,całe,całą,pełny,pełna,pełne,pełną,ολόκληρο,ολόκληρη,ολόκληρα,ολόκληρες,πλήρες,πλήρης,πλήρη,πλήρεις,γεμάτο,γεμάτη,كاملة,كامل',
  ],
  [0.5, 'half,half a,halber,halbe,halben,halbes,demi,demie,medio,media,mezzo,mezza,pół,μισό,μισή,نصف'],
]

/** Loads that need a number: `1 truck`, but not `toy truck`. Vehicles that are no toys are among `loads` as well: `tir zabawek`. */
export const countedLoads: readonly (readonly [pallets: number, terms: string])[] = [
  [
    33,
    'truck,trucks,truck load,truck loads,lkw ladung,lkw ladungen,lorry,lorries,artic,artics,semi,semis,trailer,trailers,lkw,lastwagen,auflieger,sattelzug,sattelzüge,camion,camions,camiones,poids lourd,poids lourds,semi remorque,semi remorques,tráiler,tráilers,bilico,bilici,autotreno,autotreni,tir,tira,tiry,tirów,naczepa,naczepy,ciężarówka,ciężarówki,ciężarówkę,φορτηγό,φορτηγά,φορτηγού,νταλίκα,νταλίκες,νταλίκας,شاحنة,شاحنات,تريلا,تريلات,lkws,laster,sattelauflieger,naczep,ciężarówek,φορτηγών,νταλικών,شاحنه',
  ],
  [
    11,
    'container,containers,conteneur,conteneurs,contenedor,contenedores,kontener,kontenery,κοντέινερ,حاوية,حاويات,kontenera,kontenerów,conteneurs,κοντέινερς,كونتينرات',
  ],
]

/** Numbers that are written as words before pallets and loads. */
export const numerals: readonly string[] = [
  'one,a,an,ein,eine,einen,einem,une,un,una,uno,jedna,jedną,jeden,jedno,jednego,ένα,ενός,μία,μια',
  'two,zwei,deux,dos,due,dwa,dwie,dwóch,δύο,δυο',
  'three,drei,trois,tres,tre,trzy,trzech,τρεις,τρία,ثلاث,ثلاثة',
  'four,vier,quatre,cuatro,quattro,cztery,czterech,τέσσερις,τέσσερα,أربع,أربعة',
  'five,fünf,cinq,cinco,cinque,pięć,pięciu,πέντε,خمس,خمسة',
  'six,sechs,seis,sei,sześć,sześciu,έξι,ست,ستة',
  'seven,sieben,sept,siete,sette,siedem,siedmiu,επτά,εφτά,سبع,سبعة',
  'eight,acht,huit,ocho,otto,osiem,ośmiu,οκτώ,οχτώ,ثماني,ثمانية',
  'nine,neun,neuf,nueve,nove,dziewięć,dziewięciu,εννέα,εννιά,تسع,تسعة',
  'ten,zehn,dix,diez,dieci,dziesięć,dziesięciu,δέκα,عشر,عشرة',
]

/** After a number: `20 thousand pieces`. */
export const thousandTerms = 'thousand,tausend,tsd,mille,mil,mila,tys,tysięcy,tysiące,tysiac,χιλιάδες,χιλ,ألف,آلاف'

/** Before the size of an article. */
export const sizeTerms =
  'size,sizes,sz,eu,uk,us,gr,größe,größen,groesse,taille,tailles,pointure,talla,tallas,número,taglia,taglie,tg,misura,misure,mis,tamaño,tamaños,numero,rozmiar,rozmiary,rozm,numer,μέγεθος,μεγέθη,νούμερο,νο,مقاس,مقاسات,قياس'

export const letterSizes: readonly string[] = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/** Before or after a best-before date. */
export const dateTerms =
  'consumo pref,cons pref,durano,che durano,dura,duran,fecha posterior a,data posteriore a,date postérieure à,data późniejsza niż,που λήγουν μετά,ημερομηνία μετά,que caduquen después de,lasts past,last past,lasts beyond,keeps past,keeps until,lasts until,good past,good until,good till,good to,good through,in date until,in date to,in date past,lasting past,lasting until,hält bis,hält länger als,läuft bis,qui tiennent jusqu en,qui se garde jusqu en,qui se gardent jusqu en,que dure hasta,que duren hasta,que aguante hasta,aguanta hasta,che dura fino al,che durano fino al,valide fino al,wytrzyma do,trzyma do,data min trwałości,min trwałości,min termin,que no caduque antes de,κρατάει έως,κρατάνε έως,κρατάει μέχρι,τα οποία λήγουν,صالحة حتى,صالح لغاية,صالحة لغاية,صلاحيتها,صلاحيته,يمتد حتى,تمتد حتى,scad,venc,vto,f cad,fec cad,ważn,termin ważn,data waż,ημ ληξης,dated,date,dates,datum,fecha,fechas,data,ημερομηνία,تاريخ,bbd,bbe,bb,b b,b b e,tht,exp date,valid until,use before,verbrauchsdatum,ablauf,haltbar mindestens bis,date de durabilité minimale,fecha caducidad,cad,caducan,da consumare entro,entro il,data minimalnej trwałości,ważność,ważny do,shelf life,remaining shelf life,rsl,restlaufzeit,resthaltbarkeit,mhd restlaufzeit,durée de vie,durée de vie restante,durée de conservation,vida útil,vida útil restante,vita residua,shelf life residua,okres przydatności,διάρκεια ζωής,مدة الصلاحية,مدة صلاحية,best before,best before date,best before end,expiry,expiry date,exp,expires,expiring,use by,shelf life until,mhd,mindesthaltbarkeit,mindesthaltbarkeitsdatum,mindestens haltbar bis,haltbar bis,haltbar,haltbarkeit,haltbarkeitsdatum,verfallsdatum,ablaufdatum,zu verbrauchen bis,ddm,dluo,dlc,date limite,à consommer de préférence avant,à consommer avant,péremption,date de péremption,date d expiration,fecha de vencimiento,vencimiento,caducidad,fecha de caducidad,fcp,consumo preferente,consumir preferentemente antes de,caduca,vence,scadenza,data di scadenza,tmc,da consumarsi entro,da consumarsi preferibilmente entro,scade,termin,termin ważności,data ważności,data przydatności,data przydatności do spożycia,termin przydatności do spożycia,przydatne do,należy spożyć przed,ważne do,najlepiej spożyć przed,termin przydatności,λήξη,ημερομηνία λήξης,ανάλωση κατά προτίμηση πριν,ανάλωση κατά προτίμηση πριν από,ανάλωση πριν,ανάλωση πριν από,ανάλωση έως,ημ λήξης,λήγει,صلاحية,الصلاحية,تاريخ الصلاحية,انتهاء الصلاحية,تاريخ الانتهاء,تاريخ انتهاء الصلاحية,صالح حتى,يفضل قبل,يفضل استهلاكه قبل,تنتهي,ينتهي,انتهاء,تاريخ صلاحية,تاريخ انتهاء,terminem,terminu,terminy,datą,datę,ważnością,not before,no caduque antes de,no caduquen antes de,no caduca antes de,no venza antes de,nicht vor,pas avant,ne périme pas avant,non prima di,nie przed,nie wcześniej niż,όχι πριν από,όχι πριν,ليس قبل'
/** Before the last of such dates. */
export const earlierTerms = {
  before:
    'before,prior to,earlier than,vor,avant,avant le,avant la,antes de,antes del,prima di,prima del,prima della,przed,πριν,πριν από,πριν τον,πριν την,πριν το,قبل',
  until: 'do końca',
} as const
/** Between these words and the date. */
export const dateFillers =
  'باقي,متبقي,على,from,posterior a,posteriore a,postérieure à,fino a,fine,später als,nicht vor,past,beyond,to at least,until at least,till at least,bis mindestens,jusqu à au moins,hasta al menos,fino almeno al,co najmniej do,τουλάχιστον έως,μέχρι,لغاية,الى,إلى,لبعد,بعد,πάνω από,με,after,by,until,till,to,of,the,end,mid,min,minimum,at least,more than,over,or later,later,ab,bis,nach,ende,mindestens,mind,mehr als,über,von,noch,à partir de,après,fin,jusqu,de,au moins,plus de,desde,hasta,después de,finales,al menos,más de,fino,al,dopo,da,fine,oltre,di,almeno,più di,od,do,po,koniec,co najmniej,powyżej,από,έως,μετά,τον,την,τέλος,τουλάχιστον,من,حتى,بعد,نهاية,على الأقل,أكثر من,το,τα,του,μετα,końca,końcem,końcu,fine di,finales de,final de,fin de,ende des,anfang,début,inizio,początek,τέλη,τέλους'

/** Inflected and Levantine names of months, which `Intl` does not have. */
export const monthForms: readonly string[] = [
  'jänner,jänners,styczniu,ιανουάριο,γενάρη,ιανουάριος',
  'feber,lutym,φεβρουάριο,φλεβάρη,شباط,φεβρουάριος',
  'marcu,μάρτιο,μάρτη,آذار,μάρτιος',
  'kwietniu,απρίλιο,απρίλη,نيسان,απρίλιος',
  'maju,μάιο,μάη,أيار,μάιος',
  'czerwcu,ιούνιο,ιούνη,حزيران,ιούνιος',
  'lipcu,ιούλιο,ιούλη,تموز,ιούλιος',
  'sierpniu,αύγουστο,آب,αύγουστος',
  'wrześniu,σεπτέμβριο,σεπτέμβρη,أيلول,σεπτέμβριος',
  'październiku,οκτώβριο,οκτώβρη,οκτώβριος',
  'listopadzie,νοέμβριο,νοέμβρη,νοέμβριος',
  'grudniu,δεκέμβριο,δεκέμβρη,δεκέμβριος',
]

/** Days per unit of the remaining shelf life. */
export const durations: readonly (readonly [days: number, terms: string])[] = [
  [
    1,
    'day,days,dniach,dnia,tag,tage,tagen,jour,jours,día,días,giorno,giorni,dzień,dni,ημέρα,ημέρες,ημερών,μέρες,يوم,يوما,أيام',
  ],
  [
    7,
    'week,weeks,wks,woche,wochen,semaine,semaines,semana,semanas,settimana,settimane,tydzień,tygodnie,tygodni,tygodniach,εβδομάδα,εβδομάδες,εβδομάδων,أسبوع,أسابيع',
  ],
  [
    30,
    'month,months,mth,mths,monat,monate,monaten,mois,mes,meses,mese,mesi,miesiąc,miesiące,miesięcy,miesiącach,μήνα,μήνας,μήνες,μηνών,شهر,أشهر,شهور',
  ],
  [
    365,
    'year,years,jahr,jahre,jahren,an,ans,année,années,año,años,anno,anni,rok,lata,lat,χρόνο,χρόνια,έτος,έτη,سنة,سنوات',
  ],
]

/** Short-dated goods: how titles name them, words for near and for a date, which pair in either order, and other names. */
export const shortDatedTerms: Readonly<
  Partial<
    Record<Language, { readonly said: string; readonly near: string; readonly date: string; readonly other: string }>
  >
> = {
  en: {
    said: 'short dated',
    near: 'short,near,close',
    date: 'date,dates,dated,bbd,bbe,expiry,best before,shelf life,life,expiration',
    other:
      'expiring soon,expires soon,soon to expire,close to best before,close to expiry,approaching best before,nearly expired,almost expired',
  },
  de: {
    said: 'kurzes MHD',
    near: 'kurz,kurze,kurzes,kurzem,kurzer,knapp,knappe,knappes,knappem',
    date: 'mhd,haltbarkeit,haltbarkeitsdatum,laufzeit,restlaufzeit,ablaufdatum',
    other: 'mhd ware,mhd waren,mhd posten,ablaufware,kurzläufer,kurzläufern,kurz vor ablauf,kurz vor mhd',
  },
  fr: {
    said: 'date courte',
    near: 'court,courte,courtes,proche,proches',
    date: 'date,dates,ddm,dluo,dlc,péremption,durée de vie',
    other: '',
  },
  es: {
    said: 'fecha corta',
    near: 'corta,cortas,próxima,próximas,cercana,cercanas',
    date: 'fecha,fechas,caducidad,fecha de caducidad,vencimiento,vida útil',
    other:
      'próximo a caducar,próxima a caducar,próximas a caducar,a punto de vencerse,próximos a caducar,consumo preferente próximo,a punto de caducar,a punto de vencer',
  },
  it: {
    said: 'scadenza ravvicinata',
    near: 'breve,brevi,corta,corte,vicina,vicine,prossima,prossime,ravvicinata,ravvicinate',
    date: 'scadenza,scadenze,data,date,data di scadenza',
    other: 'prossimi alla scadenza,vicino alla scadenza',
  },
  pl: {
    said: 'krótki termin',
    near: 'krótki,krótka,krótkie,krótkim,krótką,krótkiej,krótkimi,bliski,bliska,bliskim,kończący się',
    date: 'termin,terminem,terminie,terminami,data,daty,datą,datami,termin ważności,termin przydatności,terminem ważności,terminem przydatności,data ważności,datą ważności',
    other: '',
  },
  el: {
    said: 'κοντινή λήξη',
    near: 'κοντινή,κοντινές,σύντομη,σύντομες,μικρή',
    date: 'λήξη,λήξεις,ημερομηνία,ημερομηνία λήξης,διάρκεια ζωής',
    other: 'κοντά στη λήξη,λήγουν σύντομα,λήγει σύντομα,που λήγουν σύντομα',
  },
  ar: {
    said: 'قريبة الانتهاء',
    near: 'قصيرة,قصير,قريبة,قريب',
    date: 'الصلاحية,صلاحية,مدة الصلاحية,تاريخ,التاريخ,الانتهاء,انتهاء,انتهاء الصلاحية',
    other: 'قرب انتهاء الصلاحية',
  },
}

/** Long-dated goods: in the trade, half a year or more. */
export const longDated =
  'long dated,long life,long date,long dates,long bbd,long shelf life,good dates,langes mhd,langem mhd,langer haltbarkeit,lange mhd,lange haltbarkeit,ddm longue,ddm longues,dluo longue,dlc longue,date longue,dates longues,longue conservation,fecha larga,fechas largas,caducidad larga,larga caducidad,scadenza lunga,lunga scadenza,scadenze lunghe,długi termin,długa data,długie terminy,długi termin ważności,μεγάλη διάρκεια ζωής,μακρινή λήξη,μακρινές λήξεις,صلاحية طويلة,تاريخ طويل'
export const LONG_DATED_DAYS = 180

/** A bound of a price or quantity. */
export const boundTerms = {
  max: 'ek max,najwyżej,co najwyżej,tutt al più,tout au plus,a lo sumo,allerhöchstens,κατά το πολύ,ek bis,vk max,pu max,pu <,ως,<,<=,≤,under,below,less than,up to,max,maximum,cheaper than,no more than,at most,not exceeding,maximum of,sous,en dessous de,más barato que,más baratos que,no más que,menos,sotto gli,più economici di,tańsze niż,tańszy niż,nie drożej niż,φθηνότερα από,μέχρι και,أرخص من,unter,bis,bis zu,bis maximal,maximal,höchstens,weniger als,moins de,à moins de,jusqu à,max de,inférieur à,menos de,por menos de,hasta,máximo,como máximo,inferior a,debajo de,por debajo de,sotto,sotto i,sotto a,meno di,fino a,massimo,al massimo,entro,inferiore a,poniżej,do,maks,maksymalnie,mniej niż,taniej niż,κάτω από,έως,μέχρι,λιγότερο από,λιγότερα από,λιγότερες από,το πολύ,أقل من,حتى,تحت,بحد أقصى,دون,لا يزيد عن,fewer than,au plus,not more than,not over,nicht mehr als,pas plus de,no más de,non più di,nie więcej niż,όχι πάνω από,günstiger als,billiger als,moins cher que,più economico di,moins d,à moins d,plus bas que,بأقل من,باقل من,اقل من,لحد,لغاية,مش أكثر من,مش اكتر من,مو أكثر من,ما يزيد عن',
  min: '>,>=,≥,over,above,more than,from,at least,min,minimum,über,ab,mehr als,mindestens,plus de,à partir de,au moins,dès,más de,desde,a partir de,mínimo,al menos,oltre,più di,da,almeno,minimo,powyżej,od,więcej niż,co najmniej,πάνω από,από,τουλάχιστον,περισσότερο από,أكثر من,فوق,من,ابتداء من,minimum de,ponad,على الأقل,no less than,not less than,starting at,starting from,mind,nicht weniger als,pas moins de,no menos de,non meno di,nie mniej niż,plus d,بأكثر من,اكثر من',
} as const
/** Before a minimum order quantity. */
export const orderTerms =
  'moq,min order,minimum order,min order quantity,minimum order quantity,mindestmenge,mindestabnahme,mindestbestellmenge,mindestabnahmemenge,quantité minimum,quantité minimale,commande minimum,commande minimale,minimum de commande,cantidad mínima,pedido mínimo,quantità minima,ordine minimo,minimalne zamówienie,minimalna ilość,ελάχιστη ποσότητα,ελάχιστη παραγγελία,الحد الأدنى للطلب,أقل كمية,أقل طلبية'
export const euroTerms = '€,eur,euro,euros,ευρώ,يورو,يورو واحد,بيورو,بيورو واحد,euri,eurini,ευρο'
export const centTerms = 'cent,cents,c,¢,ct,cts,eurocent,centimes,céntimos,centesimi,centów,centy,λεπτά,سنت,سنتا'
/** Prices in these are recognized but not compared, because exchange rates are unknown. */
export const otherCurrencies =
  '£,gbp,p,pence,pound,pounds,pounds sterling,sterling,quid,pfund sterling,livres sterling,libras,libras esterlinas,sterline,funtów,λίρες,جنيه,جنيه إسترليني,$,us$,$us,usd,dollar,dollars,us dollars,dólar,dólares,dollaro,dollari,dolar,dolarów,δολάρια,دولار,zł,pln,zloty,złoty,złotych,złote,chf,sfr,franken,schweizer franken,francs suisses,franchi,sek,nok,dkk,kr,kronen,kronor,czk,kč,korun,huf,lei,try,lira,درهم,aed,ريال'

/** After a number of pallets that is the most: `2 pallets only`. */
export const onlyTerms =
  'only,just,nur,seulement,uniquement,juste,solo,sólo,solamente,únicamente,soltanto,tylko,jedynie,μόνο,فقط,بس'

/** The same after it. */
export const closingTerms = {
  max: 'maxi,máximo,massimo,max,maximum,maximal,maks,or less,or under,or below,or cheaper,oder weniger,oder günstiger,ou moins,o menos,o meno,lub mniej,ή λιγότερο,أو أقل',
  min: 'minimum,min,mini,mínimo,or longer,or beyond,or better,and longer,and later,and beyond,onwards,oder länger,oder später,oder besser,und länger,und später,aufwärts,ou plus tard,ou mieux,et plus,et au delà,et après,o más tarde,o posterior,o mejor,en adelante,y más,o oltre,o meglio,e oltre,in poi,in su,lub dłużej,lub później,lub lepszy,i dłużej,i później,wzwyż,ή αργότερα,ή μεγαλύτερη,και μετά,και πάνω,وما فوق,فما فوق,أو أكثر,أو بعد,وأكثر,وطالع,وما بعد,وفوق,minimo,mindestens,or more,and more,and up,oder mehr,ou plus,o más,o più,lub więcej,ή περισσότερο,أو أكثر',
} as const
export const betweenTerms = 'between,zwischen,entre,tra,fra,μεταξύ,ανάμεσα,ανάμεσα σε,بين'

/** Before the unit that a price is for. */
export const perTerms = 'per,a,an,pro,je,par,la,le,l,por,el,al,alla,il,za,na,ανά,το,η,لل,لكل,das,the,den'
/** A price for one, without the unit. */
export const eachTerms =
  'each,apiece,cad,chacun,chacune,cadauno,cadauna,cada uno,cada una,al pezzo,la pieza,je stück,pro stück,pièce,stück,pz,pezzo,pieza,sztuka,szt,per pack,a pack,pro packung,je packung,pro pack,le paquet,par paquet,la boîte,par boîte,por paquete,el paquete,a confezione,per confezione,alla confezione,za opakowanie,τη συσκευασία,ανά συσκευασία,η συσκευασία,το ένα,το κομμάτι,للقطعة,للحبة,للواحدة,للوحدة,للعبوة,للعلبة'
/** Before or after a price of the whole lot. */
export const totalTerms =
  'total,total price,total cost,total value,lot price,in total,altogether,all in,budget,for the lot,the lot,lot complete,complete lot,full lot,whole stock,entire stock,the whole lot,for the whole lot,whole lot,entire lot,for everything,gesamt,gesamtpreis,gesamtwert,insgesamt,für alles,ganzer posten,gesamter posten,kompletter posten,komplettposten,für den posten,für den ganzen posten,für die ganze partie,postenpreis,prix total,prix du lot,au total,en tout,pour le lot,le lot,le lot entier,lot complet,lot entier,pour tout,budget de,precio total,precio del lote,en total,por el lote,por el lote completo,por todo el lote,lote completo,lote entero,por todo,presupuesto,presupuesto de,prezzo totale,prezzo del lotto,totale,in totale,per il lotto,per tutto il lotto,lotto completo,lotto intero,intero lotto,stock intero,intero stock,per tutto,cena całkowita,cena za całość,cena za partię,łącznie,razem,za całość,za całą partię,cała partia,całość,za wszystko,budżet,συνολική τιμή,σύνολο,συνολικά,για όλη την παρτίδα,όλη η παρτίδα,ολόκληρη η παρτίδα,ολόκληρη παρτίδα,για όλα,προϋπολογισμός,السعر الإجمالي,إجمالي,المجموع,للكل,للصفقة,للصفقة كاملة,الصفقة كاملة,صفقة كاملة,كامل الصفقة,ميزانية,الميزانية'
export const lotTerms = 'lot,lots,whole lot,posten,lote,lotto,partia,παρτίδα,صفقة'

/** Longer terms win: `not available` is not `available`. */
export const statusTerms: Readonly<Record<(typeof openStatuses)[number] | 'sold', string>> = {
  published:
    'available,available now,now available,available immediately,immediately available,available stock,still available,in stock,on stock,ready stock,ready to ship,ready to load,ready for dispatch,ready for delivery,immediate delivery,verfügbar,verfügbare,sofort verfügbar,sofort verfügbare,sofort lieferbar,lieferbar,noch verfügbar,auf lager,lagernd,sofort ab lager,abholbereit,disponible,disponibles,disponible immédiatement,immédiatement disponible,disponible de suite,disponible maintenant,en stock,livraison immédiate,dispo,disponible ya,ya disponible,disponible ahora,entrega inmediata,disponibilidad inmediata,disponibile,disponibili,subito disponibile,subito disponibili,disponibile subito,disponibile ora,in pronta consegna,pronta consegna,pronto magazzino,dostępne,dostępny,dostępna,dostępne od ręki,od ręki,dostępne od zaraz,od zaraz,na stanie,dostępne teraz,διαθέσιμα,διαθέσιμο,διαθέσιμη,διαθέσιμες,άμεσα διαθέσιμα,άμεσα διαθέσιμο,διαθέσιμα τώρα,ετοιμοπαράδοτα,ετοιμοπαράδοτο,άμεση παράδοση,σε απόθεμα,متوفر,متوفرة,متوفر الآن,متوفرة الآن,متاح,متاحة,متاح الآن,متاحة الآن,جاهز للتسليم,جاهز للشحن,تسليم فوري,متوفر حالا',
  on_option:
    'reserved,on option,on hold,reserviert,reservierte,reservierten,vorgemerkt,réservé,réservés,réservée,réservées,sous option,reservado,reservados,reservada,reservadas,riservato,riservati,riservata,riservate,prenotato,prenotati,opzionato,opzionati,zarezerwowane,zarezerwowany,zarezerwowana,rezerwacja,δεσμευμένα,δεσμευμένο,δεσμευμένη,δεσμευμένες,κρατημένα,κρατημένο,محجوز,محجوزة,محجوزات',
  unconfirmed:
    'unconfirmed,not confirmed,to be confirmed,availability to be confirmed,unbestätigt,unbestätigte,nicht bestätigt,non confirmé,non confirmés,à confirmer,sin confirmar,por confirmar,non confermato,non confermati,da confermare,niepotwierdzone,do potwierdzenia,μη επιβεβαιωμένα,προς επιβεβαίωση,غير مؤكد,غير مؤكدة',
  sold: 'sold,sold out,sold lots,sold items,sold stock,already sold,out of stock,not available,unavailable,no longer available,ausverkauft,ausverkaufte,verkauft,verkaufte,vergriffen,nicht verfügbar,nicht mehr verfügbar,nicht lieferbar,nicht auf lager,épuisé,épuisés,épuisée,épuisées,vendu,vendus,vendue,vendues,déjà vendu,rupture de stock,en rupture,en rupture de stock,non disponible,indisponible,indisponibles,agotado,agotados,agotada,agotadas,vendido,vendidos,vendida,vendidas,ya vendido,sin stock,sin existencias,no disponible,no disponibles,esaurito,esauriti,esaurita,esaurite,venduto,venduti,venduta,vendute,già venduto,non disponibile,non disponibili,wyprzedane,wyprzedany,wyprzedana,sprzedane,sprzedany,sprzedana,brak w magazynie,niedostępne,niedostępny,εξαντλημένα,εξαντλημένο,εξαντλήθηκε,εξαντλήθηκαν,πουλήθηκε,πουλήθηκαν,πουλημένα,πουλημένο,πωληθέντα,χωρίς απόθεμα,μη διαθέσιμα,μη διαθέσιμο,مباع,مباعة,بيعت,تم البيع,نفد,نفدت,نفذ,نفدت الكمية,نفذت الكمية,نفد من المخزون,نفذ من المخزون,غير متوفر,غير متوفرة',
}
/** Before `sold`, where it does not mean lots that are gone: `most sold`, `not sold`. */
export const beforeSold =
  'wer,who,jemand,someone,ich,most,best,top,well,not,never,nicht,noch nicht,nie,meist,gut,viel,plus,mieux,bien,pas,non,más,mejor,no,più,meglio,najlepiej,najczęściej,πιο,περισσότερο,δεν,μη,الأكثر,غير,لم'
/** After `sold`. */
export const waysOfSale =
  'by,as,per,in,only,wer,who,als,nur,pro,je,palettenweise,kartonweise,par,en,à,au,por,a,al,como,solo,na,w,tylko,ανά,με,σε,μόνο,كدفعة,بالكرتون,بالطبلية'

/** The Incoterms themselves need no table. */
export const incotermTerms: Readonly<Partial<Record<(typeof incoterms)[number], string>>> = {
  EXW: 'إكس ووركس,اكس وركس,ex whse,ex whs,ex warehouse,ex factory,ex store,ex depot,collection only,self collection,selbstabholung,abholung ab lager,nur abholung,frei lager,enlèvement,enlèvement sur place,à enlever sur place,recogida en almacén,en almacén,salida de fábrica,ritiro in magazzino,ritiro presso magazzino,ritiro in sede,odbiór własny,odbiór osobisty,z fabryki,εκ του εργοστασίου,από εργοστάσιο,εξ εργοστασίου,εκ εργοστασίου,παραλαβή από αποθήκη,استلام من المستودع,من المستودع,من المصنع,ex works,exworks,ex work,ab werk,ab lager,départ usine,départ entrepôt,franco fábrica,en fábrica,franco fabbrica,franco magazzino,z magazynu,loco magazyn,από αποθήκη,تسليم المصنع',
  FCA: 'free carrier,frei frachtführer,franco transporteur,franco transportista,franco vettore',
  DDP: 'delivered duty paid,duty paid,verzollt,frei haus verzollt,rendu droits acquittés,entregado derechos pagados,reso sdoganato',
  DAP: 'داب,livrés,livrée,livrées,livraison incl,entregados,entregada,entregadas,consegnati,consegnata,consegnate,gelieferte,dostarczone,dostarczony,dostawa wliczona,παραδοτέα,παράδοση περιλαμβάνεται,delivery incl,delivered price,delivered prices,delivery included,carriage included,lieferung frei haus,livraison comprise,livraison incluse,puesto en destino,puesta en destino,puestos en destino,portes pagados,consegna inclusa,porto franco,dostawa w cenie,μεταφορικά στην τιμή,شامل التوصيل,delivered,delivered at place,geliefert,livré,entregado,consegnato,frei haus,franco domicilio,franco destino,rendu,franco,z dostawą,παραδοτέο,تسليم في المكان',
  FOB: 'فوب,اف او بي,fob port,free on board,frei an bord,franco à bord,franco a bordo,ελεύθερο επί του πλοίου,تسليم ظهر السفينة,على ظهر السفينة',
  CPT: 'carriage paid to,frachtfrei,port payé jusqu à,transporte pagado hasta,trasporto pagato fino a',
  CIP: 'carriage and insurance paid,carriage and insurance paid to,frachtfrei versichert',
  DPU: 'delivered at place unloaded,geliefert entladen',
  FAS: 'free alongside ship,frei längsseite schiff',
  CFR: 'c f,cost and freight,kosten und fracht,coût et fret,coste y flete,costo e nolo',
  CIF: 'سيف,سي اي اف,cost insurance and freight,cost insurance freight,kosten versicherung fracht,coût assurance fret,coste seguro y flete',
}

export const certificateTerms: Readonly<Partial<Record<(typeof certificates)[number], string>>> = {
  IFS: 'ifs,ifs food',
  BRCGS: 'brc,brcgs,brc gs',
  FSSC22000: 'fssc,fssc 22000',
  organic:
    'organic,bio,öko,eko,eco,ökologisch,biologisch,biologique,biologiques,agriculture biologique,ecológico,ecológicos,ecológica,ecológicas,orgánico,orgánicos,biológico,biologico,biologici,biologica,biologiche,ekologiczne,ekologiczny,ekologiczna,βιολογικά,βιολογικό,βιολογικές,βιολογική,عضوي,عضوية,أورجانيك,أورغانيك,اورجانك,منتجات عضوية اورغانيك,orgánica,orgánicas',
  PDO: 'pdo,dop,aop,dpo,gu,pop,πop,ποπ,chnp',
  PGI: 'pgi,igp,ggu,chog,πγε',
  halal: 'halal,حلال,χαλάλ',
  kosher: 'kosher,koscher,casher,cacher,koszerne,κόσερ,كوشر',
}

/** Ignored between two filters. Elsewhere they have a meaning: French `or` is gold. */
export const alternativeTerms = 'or,oder,ou,o,u,oppure,lub,albo,ή,أو,او'
