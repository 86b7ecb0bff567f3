import type { reasons } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'

/** Reasons that buyers filter by. Conditions and dates stand for returns and short-dated goods, and nearly every lot is overstock. */
export type Reason = Exclude<(typeof reasons)[number], 'overstock' | 'returns' | 'short_dated'>

/** Why goods are sold off, as buyers and sellers say it. */
export const reasonTerms: Readonly<Partial<Record<Language, Readonly<Record<Reason, string>>>>> = {
  en: {
    delisted:
      'delisted,delisted lines,discontinued,discontinued line,discontinued lines,discontinued items,discontinued stock,end of line,end of lines,end of range,ex catalogue,ex range,phased out,eol,end of life',
    season: 'end of season,season end,out of season,season leftovers,post season',
    packaging_change:
      'packaging change,packaging changes,change of packaging,packaging redesign,new packaging design,old packaging,old packs,old pack,old artwork,old artwork packs,old design,rebranding',
    cancelled_order:
      'cancelled order,cancelled orders,orders that fell through,fell through orders,fallen through orders,refused orders,unclaimed orders,canceled order,canceled orders,order cancellation,order cancellations,cancelled,canceled',
    insolvency: 'bankrupt,bankruptcy,bankruptcies,insolvency,insolvencies,insolvent,receivership',
    mislabel:
      'mislabelled,mislabeled,labelling error,labelling errors,labeling error,labeling errors,label error,label errors,wrong label,wrong labels,misprint,misprints,misprinted',
    damage:
      'transport damage,transport damaged,transit damage,damaged in transit,water damage,water damaged,fire damage,fire damaged,smoke damage,smoke damaged',
  },
  de: {
    delisted:
      'auslaufartikel,auslaufartikeln,auslaufmodell,auslaufmodelle,auslaufmodellen,auslaufware,auslaufwaren,auslaufposten,auslaufsortiment,ausgelistet,ausgelistete,auslistung,auslistungen,sortimentswechsel,sortimentsbereinigung,serienende',
    season:
      'saisonende,ende der saison,saisonreste,saisonrestposten,saisonabverkauf,saisonüberhang,saisonüberhänge,nachsaison',
    packaging_change:
      'verpackungswechsel,verpackungsänderung,verpackungsumstellung,neues verpackungsdesign,designwechsel,altes design,alte verpackung,alter verpackung,neue verpackung,neuer verpackung,neues packungsdesign',
    cancelled_order:
      'geplatzte aufträge,geplatzten aufträgen,geplatzten bestellungen,geplatzter auftrag,geplatzte bestellung,geplatzte bestellungen,nicht abgenommene ware,nicht abgenommene waren,stornierte aufträge,stornierter auftrag,stornierte bestellung,stornierte bestellungen,storniert,stornierte,stornierung,stornierungen,storno,stornoware',
    insolvency:
      'insolvenz,insolvenzen,insolvenzware,insolvenzwaren,insolvenzmasse,insolvenzposten,konkurs,konkursware,konkursmasse',
    mislabel:
      'falsch etikettiert,falsch etikettierte,fehletikettiert,etikettierfehler,falsche etiketten,fehldruck,fehldrucke',
    damage: 'transportschaden,transportschäden,wasserschaden,wasserschäden,brandschaden,havarie,havarieware',
  },
  fr: {
    delisted:
      'fin de série,fins de série,fin de séries,fins de séries,fin de gamme,fins de gamme,arrêt de gamme,déréférencé,déréférencés,déréférencée,déréférencées,déréférencement',
    season: 'fin de saison,fins de saison,invendus de saison,reste de saison,restes de saison,hors saison',
    packaging_change:
      'changement d emballage,changement de packaging,changement de design,ancien emballage,anciens emballages,ancien packaging',
    cancelled_order:
      'cde annulée,cdes annulées,commande refusée,commandes refusées,marchandise refusée,commande annulée,commandes annulées,annulation de commande,annulations de commande,annulations de commandes,annulation,annulations',
    insolvency: 'faillite,faillites,liquidation judiciaire,redressement judiciaire,dépôt de bilan,cessation d activité',
    mislabel:
      'erreur d étiquetage,erreurs d étiquetage,défaut d étiquetage,mal étiqueté,mal étiquetés,mal étiquetée,mal étiquetées,erreur d impression',
    damage: 'avarie,avaries,dégât des eaux,dégâts des eaux,dommage de transport,dommages de transport',
  },
  es: {
    delisted:
      'fin de línea,fines de línea,final de línea,fin de serie,fines de serie,fin de series,final de serie,finales de serie,restos de serie,resto de serie,restos de series,fin de gama,descatalogado,descatalogados,descatalogada,descatalogadas,descontinuado,descontinuados,descontinuada,descontinuadas,fuera de catálogo',
    season: 'fin de temporada,fines de temporada,final de temporada,restos de temporada,fuera de temporada',
    packaging_change:
      'cambio de envase,cambio de embalaje,cambio de packaging,cambio de imagen,envase antiguo,embalaje antiguo,diseño antiguo',
    cancelled_order:
      'orden cancelada,órdenes canceladas,orden anulada,órdenes anuladas,pedido cancelado,pedidos cancelados,pedido anulado,pedidos anulados,cancelación de pedido,cancelaciones de pedidos,cancelaciones',
    insolvency: 'quiebra,quiebras,bancarrota,concurso de acreedores',
    mislabel: 'error de etiquetado,errores de etiquetado,mal etiquetado,mal etiquetados,mal etiquetada,mal etiquetadas',
    damage: 'daños de transporte,daño de transporte,daños por agua,avería de transporte',
  },
  it: {
    delisted:
      'fine serie,fine linea,fine gamma,fine produzione,fuori produzione,fuori catalogo,fuori assortimento,fuori listino',
    season:
      'fine stagione,rimanenze di fine stagione,rimanenze di stagione,rimanenze stagionali,rimanenze estive,rimanenze invernali,fuori stagione',
    packaging_change:
      'cambio confezione,cambio di confezione,cambio imballo,cambio di imballo,cambio packaging,cambio grafica,vecchia confezione,vecchie confezioni,vecchia grafica',
    cancelled_order:
      'ordine annullato,ordini annullati,ordine cancellato,ordini cancellati,annullamento ordine,annullamenti',
    insolvency: 'fallimento,fallimenti,fallimentare,fallimentari,bancarotta',
    mislabel: 'errore di etichettatura,errori di etichettatura,etichetta errata,etichette errate,etichetta sbagliata',
    damage: 'danni da trasporto,danno da trasporto,danni da acqua,danneggiati nel trasporto',
  },
  pl: {
    delisted:
      'końcówki serii,końcówka serii,końcówkę serii,końcówek serii,końcówkami serii,końcówki kolekcji,końcówki produkcji,wycofane z oferty,wycofane z produkcji,wycofane ze sprzedaży,wycofane z asortymentu',
    season:
      'koniec sezonu,końca sezonu,po sezonie,posezonowe,posezonowa,posezonowy,posezonowych,końcówki sezonu,końcówka sezonu,poza sezonem',
    packaging_change:
      'zmiana opakowania,zmiana opakowań,zmianą opakowania,stare opakowanie,stare opakowania,starych opakowaniach,zmiana szaty graficznej',
    cancelled_order:
      'anulowane zamówienie,anulowane zamówienia,anulowanych zamówień,anulowanego zamówienia,anulacja zamówienia,anulowane,anulowany',
    insolvency:
      'upadłość,upadłości,upadłościowa,upadłościowe,upadłościowej,masa upadłościowa,masy upadłościowej,syndyk,syndyka,bankructwo',
    mislabel: 'błąd etykiety,błędy etykiet,błędna etykieta,błędne etykiety,źle oznakowane,błędnie oznakowane',
    damage: 'uszkodzone w transporcie,szkoda transportowa,szkody transportowe,uszkodzenia transportowe,zalane',
  },
  el: {
    delisted:
      'τέλος σειράς,τέλη σειράς,τέλους σειράς,υπόλοιπα σειράς,καταργημένα,καταργημένοι κωδικοί,κατάργηση κωδικών,εκτός γκάμας,εκτός παραγωγής',
    season: 'τέλος σεζόν,τέλους σεζόν,τέλη σεζόν,τέλος εποχής,λήξη σεζόν,εκτός σεζόν',
    packaging_change: 'αλλαγή συσκευασίας,αλλαγές συσκευασίας,παλιά συσκευασία,παλιές συσκευασίες,παλαιά συσκευασία',
    cancelled_order:
      'ακυρωμένη παραγγελία,ακυρωμένες παραγγελίες,ακυρωμένων παραγγελιών,ακύρωση παραγγελίας,ακυρώσεις παραγγελιών',
    insolvency: 'πτώχευση,πτωχεύσεις,πτώχευσης,πτωχευμένων',
    mislabel: 'λάθος ετικέτα,λάθος ετικέτες,λανθασμένη ετικέτα,λανθασμένες ετικέτες,λάθος σήμανση',
    damage: 'ζημιά μεταφοράς,ζημιές μεταφοράς,ζημιά από νερό,ζημιές από νερό',
  },
  ar: {
    delisted:
      'نهاية الإنتاج,نهاية خط الإنتاج,نهاية السلسلة,نهاية التشكيلة,خارج الإنتاج,متوقف الإنتاج,متوقفة الإنتاج,موديلات منتهية',
    season: 'نهاية الموسم,نهاية موسم,آخر الموسم,خارج الموسم,نهاية المواسم',
    packaging_change: 'تغيير التغليف,تغيير العبوة,تغيير العبوات,تغليف قديم,عبوات قديمة,تصميم قديم',
    cancelled_order: 'طلبية ملغاة,طلبيات ملغاة,طلبات ملغاة,طلب ملغى,إلغاء طلبية,إلغاء طلبيات',
    insolvency: 'إفلاس,إفلاسات,تصفية قضائية',
    mislabel: 'خطأ في الملصق,خطأ ملصقات,ملصق خاطئ,ملصقات خاطئة',
    damage: 'أضرار نقل,أضرار النقل,أضرار مياه,أضرار المياه',
  },
}
