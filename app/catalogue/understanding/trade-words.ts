import type { certificates, incoterms } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'

/** What a number before a unit counts. `content` is what one article holds or measures, so it stays a word. */
export const unitTerms = {
  piece:
    'piece,pieces,pcs,pc,pce,units,unit,items,stück,stk,stücke,pièce,pièces,pce,pces,unités,unidades,unidad,uds,ud,piezas,pieza,pezzi,pezzo,pz,unità,sztuk,sztuki,sztuka,szt,τεμάχια,τεμάχιο,τμχ,τεμ,κομμάτια,κομμάτι,قطعة,قطع,حبة,حبات,وحدة',
  pair: 'pair,pairs,prs,paar,paare,paire,paires,par,pares,paio,paia,para,pary,par,ζευγάρι,ζευγάρια,ζεύγη,زوج,أزواج,ازواج',
  set: 'set,sets,kits,ensembles,juegos,zestaw,zestawy,zestawów,σετ,طقم,أطقم',
  pallet:
    'pallet,pallets,plt,plts,skids,palette,paletten,pal,palettes,palé,palés,palet,palets,paletas,bancali,bancale,paleta,palety,palet,παλέτα,παλέτες,παλετών,طبلية,طبليات,بالتة,بالتات,باليت',
  kilo: 'kg,kgs,kilo,kilos,kilogram,kilograms,kilogramm,kilogrammes,kilogramos,chili,chilo,kilogramów,κιλά,κιλό,κιλών,كغ,كجم,كيلو,كغم',
  tonne:
    't,ton,tons,tonne,tonnes,tonnen,toneladas,tonelada,tonnellate,tonnellata,tona,tony,ton,τόνος,τόνοι,τόνους,طن,أطنان',
  litre: 'l,lt,ltr,litre,litres,liter,liters,litro,litros,litri,litr,litry,litrów,λίτρο,λίτρα,λίτρων,λ,لتر,ليتر,لترات',
  content:
    'ml,cl,dl,g,gr,gram,grams,gramm,gramme,grammes,gramos,grammi,gramów,γρ,γραμμάρια,غ,غرام,جرام,جم,مل,mg,mah,wh,w,watt,v,volt,cm,mm,m,meter,metre,metres,meters,mètre,mètres,metro,metros,metri,metr,metry,metrów,μέτρα,μέτρο,μέτρων,متر,أمتار,inch,inches,zoll,pouces,pouce,pulgadas,pulgada,pollici,pollice,cali,cale,ίντσες,ιντσών,بوصة,بوصات,oz,gb,tb',
} as const

/** Pallets in a whole load. */
export const loads: readonly (readonly [pallets: number, terms: string])[] = [
  [
    33,
    'full truck,full trucks,full truckload,full truck load,truckload,truckloads,whole truck,ftl,full load,ganzer lkw,ganze lkw,voller lkw,lkw ladung,komplette lkw ladung,ganze lkw ladung,kompletter lkw,komplettladung,camion complet,camions complets,camion entier,chargement complet,camión completo,camiones completos,tráiler completo,camión entero,camion completo,camion completi,bilico completo,autotreno completo,carico completo,cały tir,całe tiry,pełny tir,cały samochód,pełny samochód,pełna ciężarówka,całopojazdowy,cała ciężarówka,pełny ładunek,πλήρες φορτηγό,ολόκληρο φορτηγό,γεμάτο φορτηγό,πλήρη φορτηγά,φορτηγό,نταλίκα,شاحنة كاملة,حمولة شاحنة,حمولة شاحنة كاملة,شاحنات كاملة,تريلا كاملة',
  ],
  [
    11,
    '20ft container,20 ft container,20 foot container,20 fuß container,20er container,conteneur 20 pieds,contenedor 20 pies,container 20 piedi,kontener 20,κοντέινερ 20,حاوية 20',
  ],
  [
    24,
    '40ft container,40 ft container,40 foot container,40 fuß container,40er container,40 hc,40hc,conteneur 40 pieds,contenedor 40 pies,container 40 piedi,kontener 40,κοντέινερ 40,حاوية 40,full container,ganzer container,conteneur complet,contenedor completo,container completo,cały kontener,ολόκληρο κοντέινερ,حاوية كاملة',
  ],
]

/** Before the size of an article. */
export const sizeTerms =
  'size,sizes,sz,eu,uk,us,gr,größe,größen,groesse,taille,tailles,pointure,talla,tallas,número,taglia,taglie,misura,numero,rozmiar,rozmiary,rozm,μέγεθος,μεγέθη,νούμερο,νο,مقاس,مقاسات,قياس'

export const letterSizes: readonly string[] = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/** Before or after a best-before date, and what may stand between. */
export const dateTerms =
  'bbd,bbe,tht,best before,best before date,best before end,expiry,expiry date,exp,expires,expiring,use by,shelf life until,mhd,mindesthaltbarkeit,mindesthaltbarkeitsdatum,mindestens haltbar bis,haltbar bis,haltbar,ddm,dluo,dlc,date limite,à consommer de préférence avant,à consommer avant,péremption,caducidad,fecha de caducidad,fcp,consumo preferente,consumir preferentemente antes de,caduca,vence,scadenza,tmc,da consumarsi entro,da consumarsi preferibilmente entro,scade,termin,termin ważności,data ważności,ważne do,najlepiej spożyć przed,termin przydatności,λήξη,ημερομηνία λήξης,ανάλωση κατά προτίμηση πριν,ανάλωση κατά προτίμηση πριν από,λήγει,صلاحية,الصلاحية,تاريخ الصلاحية,انتهاء الصلاحية,تاريخ الانتهاء,صالح حتى,يفضل قبل,يفضل استهلاكه قبل,تنتهي'
export const dateFillers =
  'from,after,until,till,to,end,min,at least,or later,later,ab,bis,nach,ende,mindestens,à partir de,après,fin,jusqu,desde,hasta,después de,finales,fino,al,dopo,da,fine,oltre,od,do,po,koniec,από,έως,μετά,τέλος,من,حتى,بعد,نهاية'

/** A bound of a price. */
export const boundTerms = {
  max: '<,<=,≤,under,below,less than,up to,max,maximum,cheaper than,no more than,unter,bis,bis zu,bis maximal,maximal,höchstens,weniger als,moins de,à moins de,jusqu à,max de,maximum,inférieur à,menos de,por menos de,hasta,máximo,como máximo,inferior a,debajo de,por debajo de,sotto,sotto i,sotto a,meno di,fino a,massimo,al massimo,entro,inferiore a,poniżej,do,maks,maksymalnie,mniej niż,taniej niż,κάτω από,έως,μέχρι,λιγότερο από,το πολύ,أقل من,حتى,تحت,بحد أقصى,دون,لا يزيد عن',
  min: '>,>=,≥,over,above,more than,from,at least,min,minimum,über,ab,mehr als,mindestens,plus de,à partir de,au moins,dès,más de,desde,a partir de,mínimo,al menos,oltre,più di,da,almeno,minimo,powyżej,od,więcej niż,co najmniej,πάνω από,από,τουλάχιστον,περισσότερο από,أكثر من,فوق,من,ابتداء من',
} as const
export const euroTerms = '€,eur,euro,euros,ευρώ,يورو'

/** Before the unit that a price is for. */
export const perTerms = 'per,a,an,pro,je,par,la,le,l,por,el,al,alla,il,za,na,ανά,το,η,لل,لكل,للقطعة,each'
export const lotTerms = 'lot,lots,whole lot,posten,lote,lotto,partia,παρτίδα,صفقة'
export const cartonTerms =
  'carton,cartons,karton,kartons,cartone,cartoni,caja,cajas,kartony,κιβώτιο,κιβώτια,كرتونة,كراتين'

export const weekTerms: Readonly<Record<Language, string>> = {
  en: 'new this week,this week,new arrivals,new in,just in,latest arrivals,new lots,new stock,last 7 days',
  de: 'neu diese woche,diese woche neu,neu eingetroffen,neueingänge,neuheiten,neuzugänge,neu im angebot,diese woche',
  fr: 'nouveautés,nouveautés cette semaine,nouveautés de la semaine,nouveau cette semaine,cette semaine,nouveaux arrivages,arrivages',
  es: 'novedades,novedades esta semana,novedades de la semana,nuevo esta semana,nuevos esta semana,esta semana,recién llegado,recién llegados',
  it: 'novità,novità di questa settimana,novità della settimana,novità questa settimana,nuovi arrivi,questa settimana,nuovi questa settimana',
  pl: 'nowe w tym tygodniu,nowości,nowości tygodnia,w tym tygodniu,nowe oferty,nowe dostawy,nowości w tym tygodniu',
  el: 'νέα αυτή την εβδομάδα,νέα της εβδομάδας,αυτή την εβδομάδα,νέες αφίξεις,νέα άφιξη,καινούργια αυτή την εβδομάδα',
  ar: 'جديد هذا الأسبوع,هذا الأسبوع,وصل حديثا,وصل هذا الأسبوع,جديد الأسبوع,أحدث العروض',
}

/** The rules themselves are understood without a table. */
export const incotermTerms: Readonly<Partial<Record<(typeof incoterms)[number], string>>> = {
  EXW: 'ex works,exworks,ex work,ab werk,ab lager,départ usine,départ entrepôt,franco fábrica,en fábrica,franco fabbrica,franco magazzino,z magazynu,loco magazyn,από αποθήκη,تسليم المصنع',
  DAP: 'frei haus,franco domicilio,franco destino,rendu,franco,z dostawą,παραδοτέο,تسليم في المكان',
  FOB: 'free on board,frei an bord,franco à bord,franco a bordo',
}

export const certificateTerms: Readonly<Partial<Record<(typeof certificates)[number], string>>> = {
  IFS: 'ifs,ifs food',
  BRCGS: 'brc,brcgs,brc gs',
  FSSC22000: 'fssc,fssc 22000',
  organic:
    'organic,bio,öko,eco,ökologisch,biologisch,biologique,biologiques,agriculture biologique,ecológico,ecológicos,ecológica,ecológicas,orgánico,orgánicos,biológico,biologico,biologici,biologica,biologiche,ekologiczne,ekologiczny,ekologiczna,βιολογικά,βιολογικό,βιολογικές,βιολογική,عضوي,عضوية,أورجانيك',
  PDO: 'pdo,dop,aop,dpo,gu,pop,πop,ποπ,chnp',
  PGI: 'pgi,igp,ggu,chog,πγε',
  halal: 'halal,حلال,χαλάλ',
  kosher: 'kosher,koscher,casher,cacher,koszerne,κόσερ,كوشر',
}

/** Words that say nothing by themselves beside what was understood. */
export const fillers =
  'in,from,of,with,for,the,a,an,and,at,on,to,by,stock,stocks,stocklot,stocklots,goods,lot,lots,item,items,product,products,certified,certificate,wholesale,buy,cheap,deals,aus,von,mit,für,und,im,der,die,das,den,ware,waren,posten,restposten,artikel,zertifiziert,zertifikat,günstig,günstige,en,de,d,du,des,la,le,les,à,au,aux,avec,pour,et,par,marchandise,marchandises,produit,produits,certifié,certifiés,pas cher,con,para,y,el,los,las,del,mercancía,productos,producto,lote,lotes,certificado,barato,baratos,e,di,da,dal,dalla,dei,il,lo,i,gli,per,merce,prodotti,prodotto,lotto,lotti,certificato,certificati,economici,z,ze,w,we,dla,na,towar,towary,towaru,produkty,partia,partie,tanie,certyfikat,σε,στο,στη,στην,στα,στις,από,με,για,και,το,τα,η,οι,εμπόρευμα,εμπορεύματα,προϊόντα,παρτίδα,παρτίδες,απόθεμα,στοκ,φθηνά,من,في,مع,بضاعة,بضائع,منتجات,سلع,مخزون,رخيص,رخيصة,و'
