import type { Match, Reading } from './matchers'
import { once, Phrases } from './phrases'

/** Lots listed within the last week: phrases, and words that make one together: `new arrivals this week`. */
const weekTerms =
  'what s new,whats new,latest,newest,just in,new in,this week,last 7 days,past 7 days,last week,past week,last seven days,neueste,neuheiten,neueingänge,neuzugänge,neu im angebot,diese woche,diese woche rein,diese woche reingekommen,dieser woche,letzte 7 tage,letzten 7 tage,der letzten 7 tage,letzten 7 tagen,letzte woche,letzten woche,quoi de neuf,nouveautés,arrivages,cette semaine,7 derniers jours,qué ha entrado,novedades,esta semana,estos días,últimos 7 días,novità,questa settimana,ultimi 7 giorni,najnowsze,nowości,w tym tygodniu,z tego tygodnia,ostatnie 7 dni,ostatnich 7 dni,z ostatnich 7 dni,w ostatnich 7 dniach,ostatniego tygodnia,z ostatniego tygodnia,πρόσφατα,νεότερα,αυτή την εβδομάδα,αυτής της εβδομάδας,τελευταίες 7 ημέρες,τελευταίων 7 ημερών,των τελευταίων 7 ημερών,τελευταίας εβδομάδας,τελευταία εβδομάδα,دفعات جديدة,دفعة جديدة,عروض جديدة,هالأسبوع,هذا الأسبوع,الأحدث,جديدنا,آخر 7 أيام'
const newTerms =
  'new,newest,latest,fresh,recent,recently,just,neu,neue,neuen,neueste,neuesten,frisch,frische,gerade,aktuelle,aktuellen,nouveau,nouveaux,nouvelle,nouvelles,nouvel,dernier,derniers,dernière,dernières,récent,récents,récente,récentes,nouveautés,nuevo,nuevos,nueva,nuevas,último,últimos,última,últimas,reciente,recientes,recién,novedades,nuovo,nuovi,nuova,nuove,ultimo,ultimi,ultima,ultime,recente,recenti,appena,novità,nowy,nowe,nowa,nowych,najnowsze,ostatnie,ostatnio,świeże,świeża,nowości,νέο,νέα,νέες,νέοι,καινούργια,καινούρια,τελευταία,τελευταίες,πρόσφατα,πρόσφατες,μόλις,جديد,جديدة,أحدث,آخر,حديثا'
/** Two of them, or one and a word for new. */
const arrivalTerms =
  '3 days,3 tage,3 tagen,3 jours,3 días,3 giorni,3 gg,3 dni,3 ημέρες,3 μέρες,3 أيام,7 gg,7 days,7 tage,7 tagen,7 jours,7 días,7 giorni,7 dni,7 ημέρες,7 μέρες,7 أيام,arrival,arrivals,arrived,landed,listed,added,hinzugefügt,eingetroffen,eingetroffene,eingestellt,eingang,eingänge,zugänge,reingekommen,arrivage,arrivages,arrivé,arrivés,ajouté,ajoutés,ajouts,entrada,entradas,llegada,llegadas,llegado,llegados,añadido,añadidos,ha entrado,arrivo,arrivi,arrivato,arrivati,aggiunto,aggiunti,inserimenti,dostawa,dostawy,dodane,άφιξη,αφίξεις,έφτασαν,παραλαβές,وصول,وصل,وصلت,أضيف,أضيفت,week,weeks,today,yesterday,woche,wochen,heute,gestern,semaine,aujourd hui,hier,semana,hoy,ayer,settimana,oggi,ieri,tydzień,tygodnia,tygodniu,dziś,dzisiaj,wczoraj,εβδομάδα,εβδομάδας,βδομάδα,βδομάδας,σήμερα,χθες,أسبوع,اسبوع,هالأسبوع,اليوم,أمس'
/** After a word for new; before it, `stock nuevo` is unused goods. */
const listedTerms =
  'lot,lots,stock,offer,offers,deals,posten,angebot,angebote,offre,offres,lote,lotes,oferta,ofertas,lotto,lotti,offerta,offerte,partia,partie,oferty,παρτίδα,παρτίδες,προσφορές,προϊόντα,دفعة,دفعات,عروض,عرض'
/** Between these words. */
const weekFillers =
  'this,of,the,in,dieser,diese,der,die,von,de,la,le,les,des,du,cette,esta,este,del,di,della,questa,dei,w,tym,z,tego,αυτή,αυτής,την,της,τις,των,هذا,هذه,في,من,خلال'

const readPhrases = once(() => new Phrases<true>().add(weekTerms, true))
const readWords = once(() =>
  new Phrases<'new' | 'arrival' | 'listed' | 'filler'>()
    .add(newTerms, 'new')
    .add(arrivalTerms, 'arrival')
    .add(listedTerms, 'listed')
    .add(weekFillers, 'filler'),
)

/** Lots listed within the last week: `new arrivals this week`, `entradas nuevas`, `neue Posten` or `added this week`, but not `lots new`. */
export function matchListed({ tokens, place }: Reading): Match | null {
  const words = readWords()
  let isNew = false
  let arrivals = 0
  let next = readPhrases().at(tokens, place)?.next
  for (let at = place, found = words.at(tokens, at); found; found = words.at(tokens, at)) {
    const { meaning } = found
    if (meaning === 'filler' && at === place) break
    at = found.next
    isNew ||= meaning === 'new'
    if (meaning === 'arrival' || (meaning === 'listed' && isNew)) arrivals += 1
    if (meaning !== 'filler' && arrivals + Number(isNew) > 1) next = Math.max(next ?? 0, at)
  }
  return next === undefined ? null : { kind: 'listed', next, filters: { listed: 'week' } }
}
