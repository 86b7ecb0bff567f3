import type { Matcher } from './matchers'
import { once, Phrases } from './phrases'
import { numberOf, type Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** Newly listed lots: phrases, and words that make one together: `new arrivals this week`. */
const weekTerms =
  'lo de hoy,lo último,today s lots,today s stock,posten von heute,arrivage du jour,roba di oggi,dzisiejsze,σημερινά,اللي نزل النهارده,اللي نزل اليوم,جديد النهارده,نزل النهارده,nouveautés du jour,recién publicado,recién publicados,recién publicadas,what s new,whats new,latest,newest,just in,new in,this week,neueste,neuheiten,neueingänge,neuzugänge,neu im angebot,diese woche,diese woche rein,diese woche reingekommen,dieser woche,quoi de neuf,nouveautés,arrivages,cette semaine,qué ha entrado,novedades,esta semana,estos días,novità,questa settimana,najnowsze,nowości,w tym tygodniu,z tego tygodnia,πρόσφατα,νεότερα,αυτή την εβδομάδα,αυτής της εβδομάδας,دفعات جديدة,دفعة جديدة,عروض جديدة,هالأسبوع,هذا الأسبوع,الأحدث,جديدنا,αυτή τη βδομάδα,αυτή την βδομάδα,τούτη τη βδομάδα'
const monthTerms =
  'this month,diesen monat,dieser monat,ce mois,ce mois ci,este mes,questo mese,w tym miesiącu,z tego miesiąca,αυτόν τον μήνα,αυτό τον μήνα,هذا الشهر,هالشهر,الشهر ده'
const newTerms =
  'nowego,nowych,neues,nuovo,καινούργιες,καινούριες,καινούργιοι,καινούριοι,καινούργιο,new,newest,latest,fresh,recent,recently,just,neu,neue,neuen,neueste,neuesten,frisch,frische,gerade,aktuelle,aktuellen,nouveau,nouveaux,nouvelle,nouvelles,nouvel,dernier,derniers,dernière,dernières,récent,récents,récente,récentes,nouveautés,nuevo,nuevos,nueva,nuevas,último,últimos,última,últimas,reciente,recientes,recién,novedades,nuovo,nuovi,nuova,nuove,ultimo,ultimi,ultima,ultime,recente,recenti,appena,novità,nowy,nowe,nowa,nowych,najnowsze,ostatnie,ostatnio,świeże,świeża,nowości,νέο,νέα,νέες,νέοι,καινούργια,καινούρια,τελευταία,τελευταίες,πρόσφατα,πρόσφατες,μόλις,جديد,جديدة,أحدث,آخر,حديثا,neues'
/** Before days or weeks. Not before lots: `letzte Posten` are the last pieces. */
const lastTerms =
  'ost,ostatnie,ostatnią,letzt,dern,ult,últ,last,past,letzte,letzten,letzter,letztem,passé,passés,passée,pasado,pasada,pasados,pasadas,scorso,scorsa,scorsi,ostatni,ostatnia,ostatnich,ostatniego,zeszłego,zeszły,τελευταίων,τελευταίας,τελευταίος,τελευταίο,τελευταίου,περασμένη,περασμένης,προηγούμενη,الماضي,الماضية,الفائت'
/** With a word for new or last. */
const monthWords = 'month,monat,monats,mois,mes,mese,miesiąc,miesiąca,miesiącu,μήνα,μήνας,شهر'
/** Two of them, or one and a word for new. */
const arrivalTerms =
  'kam,kamen,gekommen,reinkam,ist gekommen,est arrivé,sont arrivés,ha llegado,han llegado,è arrivato,sono arrivati,przybyło,ήρθαν,έφτασε,وصلكم,النهارده,نهارده,published,posted,publié,publiés,publiée,publiées,publicado,publicados,publicada,publicadas,subido,subidos,pubblicato,pubblicati,pubblicata,pubblicate,inserito,inseriti,dodana,dodany,dodanych,wystawione,wystawiona,αγγελία,αγγελίες,καταχωρημένα,καταχωρημένες,καταχωρήθηκαν,ανέβηκαν,منشور,منشورة,معروضة,jour,giorno,μπήκε,μπήκαν,ήρθε,ήρθαν,came in,come in,kam rein,kamen rein,rentré,rentrés,entrées,entrados,entrado,entró,entraron,entrati,entrato,przyszło,przyszły,przyjechało,دخل,دخلت,نزل,نزلت,arrival,arrivals,arrived,landed,listed,added,hinzugefügt,eingetroffen,eingetroffene,eingestellt,eingang,eingänge,zugänge,reingekommen,arrivage,arrivages,arrivé,arrivés,ajouté,ajoutés,ajouts,entrada,entradas,llegada,llegadas,llegado,llegados,añadido,añadidos,ha entrado,arrivo,arrivi,arrivato,arrivati,aggiunto,aggiunti,inserimenti,dostawa,dostawy,dodane,άφιξη,αφίξεις,έφτασαν,παραλαβές,وصول,وصل,وصلت,أضيف,أضيفت,week,weeks,today,yesterday,woche,wochen,heute,gestern,semaine,aujourd hui,hier,semana,hoy,ayer,settimana,oggi,ieri,tydzień,tygodnia,tygodniu,dziś,dzisiaj,wczoraj,εβδομάδα,εβδομάδας,βδομάδα,βδομάδας,σήμερα,χθες,أسبوع,اسبوع,هالأسبوع,اليوم,أمس'
/** After a word for new; before it, `stock nuevo` is unused goods. */
const listedTerms =
  'lot,lots,stock,offer,offers,deals,posten,angebot,angebote,offre,offres,lote,lotes,oferta,ofertas,lotto,lotti,offerta,offerte,partia,partie,oferty,παρτίδα,παρτίδες,προσφορές,προϊόντα,دفعة,دفعات,عروض,عرض'
/** Between these words. */
const weekFillers =
  'los,las,el,en,dans,ces,nei,negli,nelle,na,during,within,over,στις,στον,aus,seit,since,this,of,the,in,dieser,diese,der,die,von,de,la,le,les,des,du,cette,esta,este,del,di,della,questa,dei,w,tym,z,tego,αυτή,αυτής,την,της,τις,των,هذا,هذه,في,من,خلال,since,seit,depuis,desde,od,da,από,منذ,τη,عندكم,عندك,بقى'

const WEEK = 7
const MONTH = 31

const readPhrases = once(() => new Phrases<number>().add(weekTerms, WEEK).add(monthTerms, MONTH))
const readWords = once(() =>
  new Phrases<'new' | 'last' | 'arrival' | 'month' | 'listed' | 'filler'>()
    .add(newTerms, 'new')
    .add(lastTerms, 'last')
    .add(arrivalTerms, 'arrival')
    .add(monthWords, 'month')
    .add(listedTerms, 'listed')
    .add(weekFillers, 'filler'),
)

/** More than these are a shelf life. */
const MOST_DAYS = MONTH

/** New lots: `new arrivals this week`, `entradas nuevas`, `neue Posten`, `added this month` or `last 14 days`, but not `lots new`. */
export function makeListedMatcher({ spans, numerals }: Pick<Vocabulary, 'spans' | 'numerals'>): Matcher {
  const daysAt = (tokens: readonly Token[], place: number) => {
    const token = tokens[place]
    const written = numerals.at(tokens, place)
    const many = token?.kind === 'number' ? numberOf(token.plain) : written?.meaning
    if (many === undefined) return null
    const next = written?.next ?? place + 1
    // `7 derniers jours`
    const between = readWords().at(tokens, next)
    const isLast = between?.meaning === 'last' || between?.meaning === 'new'
    const unit = spans.at(tokens, isLast ? between.next : next)
    const days = unit === null ? 0 : Math.ceil(many * unit.meaning)
    if (!unit || days > MOST_DAYS) return null
    return { meaning: isLast ? ('last days' as const) : ('arrival' as const), next: unit.next, days }
  }
  return ({ tokens, place }) => {
    const wordAt = (at: number) => daysAt(tokens, at) ?? readWords().at(tokens, at)
    const phrase = readPhrases().at(tokens, place)
    let isNew = false
    let isLast = false
    let arrivals = 0
    let days = phrase?.meaning ?? 0
    let next = phrase?.next
    for (let at = place, found = wordAt(at); found; found = wordAt(at)) {
      const { meaning } = found
      if (meaning === 'filler' && at === place) break
      at = found.next
      if (meaning === 'filler') continue
      isNew ||= meaning === 'new'
      isLast ||= meaning === 'last' || meaning === 'last days'
      if (meaning === 'listed' ? isNew : meaning !== 'new' && meaning !== 'last') arrivals += 1
      if (meaning === 'month') days = MONTH
      if ('days' in found) days = Math.max(days, found.days)
      if (arrivals + Number(isNew || isLast) > 1) next = Math.max(next ?? 0, at)
    }
    if (next === undefined) return null
    return { kind: 'listed', next, filters: days > WEEK ? { listedWithin: days } : { listed: 'week' } }
  }
}
