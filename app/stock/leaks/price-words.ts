/** Asking prices, costs and margins. `~` is the rest of a word, `#` a figure, `@` a currency, `&` a number in words, `%%` a percentage. */
export const pricePhrases: readonly string[] = [
  // English
  '(?<!fisher[ -])pric(?:e|es|ed|ing|ey)(?! (?:tag|sticker|label|ticket)s?)',
  'rrps?|msrps?|srps?|(?:retail|market|list|book) value|retails? (?:at|for)|sells? (?:at|for)|sold (?:at|for)|worth (?:about |around )?#',
  'costs?|costed|costing|paid|margins?|mark-?up|profits?|profitable|double (?:your|the) money|good earner|budget|discounts?|cents? on the dollar|on the dollar',
  '(?:make|send|give|submit|open|best|sensible|serious|silly|reasonable|any)(?: \\p{L}+){0,4} (?:offers?|bids?)|offers? (?:over|around|above|from|welcome|invited|please)|o\\.?n\\.?o|o\\.?b\\.?o|bids|negotiable|haggle',
  'asking|(?:looking|hoping|want|wants|wanting|need|needs|expect|expecting|target|would like|after|take|took)(?: (?:for|at|is|of|about|around|roughly|to get|like|something|a))* (?:@ ?)?(?:#|&)(?= ?(?:$|each|a |per |for |the |but|or|net|all|[,;/!?]))',
  'target(?: is)? (?:#|&)|(?:recover|recoup)~',
  '(?:yours?|go|goes|gone|let (?:it|them) go|sell|have (?:it|them)) (?:for|at) (?:#|&)|(?:all|lot|everything|lots) (?:for|at) (?:#|&)|# (?:for|takes?|buys?|gets?) (?:the (?:whole )?lot|all|everything|it|them)',
  'between # and # (?:depending|each|per)|(?:at|from|around|about|under|below|above|than|for|minimum|min) \\d+[.,]\\d\\d(?= ?(?:$|[,;!?]|each|per))',
  '(?:tenner|fiver|quid|pence)|(?:#|&) grand|# mark(?= ?(?:$|[,;!?]))',
  '(?:%%|&)(?: ?\\p{L}+)? (?:of|off|below|under) (?:the |of |your )?(?:retail|cost|value|wholesale|list|that|purchase)~',
  // German
  '(?:preis|verkaufspreis|einkaufspreis|stuckpreis|einzelpreis|gesamtpreis|mindestpreis|festpreis|wunschpreis|zielpreis|listenpreis|ladenpreis|kaufpreis|paketpreis|schnappchenpreis)(?:e|en|es|s)?|preis(?:idee|vorstellung|wunsch|rahmen|verhandlung|angebot|vorschlag|spanne|liste|nachlass)~|preislich~',
  'uvp~|vb|vhb|vk|ek|hek|verhandlungs?basis|verhandelbar~|verhandlungssache|einkauf lag|eingekauft|gekostet|kosten|kostet(?:e|en)?|selbstkosten|gestehung~|bezahlt|schmerzgrenze|untergrenze|limit liegt',
  'marge|margen|gewinn~|verdienen|verdienst|verdient|spanne|rohertrag|aufschlag|rabatt~|nachlass|budget',
  '(?:macht|machen|gebt|geben|schickt|schicken|bitte|gegen|um)(?: \\p{L}+){0,3} (?:angebot|gebot)~|(?:angebot|gebot)~ (?:bitte|erbeten|erwunscht|willkommen|ab)|hochstgebot|festes gebot',
  '(?:alles|komplett|zusammen|paket|posten|pauschal|gesamt)(?: (?:zusammen|fur|um|zu|bei|nur))* (?:#|&)(?! ?(?:paar|stuck|stk|st|karton|palett|teile|sets?|kg|packung)~)|(?:#|&) (?:fur alles|fur den (?:ganzen |gesamten )?posten|komplett|pauschal)',
  '(?:hatte|hatten|mochte|mochten|will|wollen|wunsche|erwarte|brauche|fordere|verlange|denke an|dachte an|stelle mir)(?: \\p{L}+){0,4} (?:#|&)(?= ?(?:$|[,;!?/]|pro|je|fur|das|netto|brutto|@))',
  '(?:unter|nicht unter|mindestens|ab|fur|zu|je|um|bei) \\d+[.,](?:\\d\\d|-)(?= ?(?:$|[,;!?]|geht|netto|je|pro|das|kann))|(?:%%|&)(?: ?prozent)? (?:unter|vom|von|auf|des) (?:uvp|ek|vk|dem|laden|liste|neu|verkauf|wert)~',
  '#,-|#\\.-|\\d+ mille|(?:netto|brutto) (?:pro|je|fur|#)|# (?:netto|brutto)(?! ?kg)|zzgl\\.? (?:mwst|ust|steuer)|abzugeben fur',
  // French
  '(?<!grand )prix(?! (?:litteraire|magasin|goncourt|de beaute))|tarifs?|pvc|pvp|pvttc|ppc|ppi|prix d~',
  'couts?|coute(?:nt|r)?|achete(?:e|s|es)? (?:a )?#|paye(?:e|s|es)? #|vendu~ (?:a )?#|revien(?:t|nent)|marges?|benefices?|rentab~|remises?|rabais|ristourne|budget|degressif|negociable~|a debattre|a discuter|cession a|ttc|hors taxes?|ht',
  "(?:faites|faire|envoyez|attends|attendons|ecoute|etudie|donnez|proposez)(?: \\p{L}+){0,3}[ -](?:offres?|prix|propositions?)|faites[ -]moi une|offres? (?:bienvenue|serieuse|a partir)~|combien (?:m'en|vous|en)~",
  "(?:souhaite|voudrais|voudrions|veux|veut|espere|demande|demandons|cherche|vise|descendre|en tirer|j'en veux|il m'en faut)(?: \\p{L}+){0,4} (?:a |en tirer )?(?:#|&)(?= ?(?:$|[,;!?]|la |le |l'|par |piece|pour|ht|@|l'une|si ))",
  "(?:tout|lot|l'ensemble|ensemble|le tout)(?: \\p{L}+)? (?:pour|a) (?:#|&)|(?:#|&) (?:pour le tout|le tout|le lot|tout compris|l'unite|l'une|la piece|piece(?= ?$)|franco)|(?:%%|&) (?:pour cent )?(?:du|sur le|sous le) (?:prix|tarif|pv|cout)~",
  '(?:mini|minimum|maxi|a partir de|depart) (?:#|&)(?! ?(?:pieces|palettes|cartons|unites|paires|pcs))',
  // Spanish
  'precios?(?! de tienda)|tarifas?|pvp|costes?|costos?|coste|cuesta~|costo (?:#|&)|costaron|pague|pagamos|pagado|margen~|beneficios?|ganancia~|rentab~|descuentos?|rebaja~|presupuesto|negociable~|a convenir|regatear',
  '(?:hacer|haga~|hagan~|escucho|escuchamos|valoro|valoramos|acepto|aceptamos|espero|esperamos|manda~|envi~|pasadme|se aceptan|abierto a)(?: \\p{L}+){0,3} (?:ofertas?|propuestas?)|ofertas? (?:a partir|desde|serias|razonables)',
  '(?:quiero|queremos|quisiera|pido|pedimos|pide|piden|busco|buscamos|saco|sacar|sacamos|vendo|vendemos|dejo|dejamos|espero|necesito|lo minimo|minimo)(?: \\p{L}+){0,5} (?:#|&)(?= ?(?:$|[,;!?]|por|la |el |cada|ud|@|de |euros?))',
  '(?:todo|lote|total|conjunto|entero)(?: \\p{L}+)? (?:por|a) (?:#|&)|(?:#|&) (?:por|el) (?:todo|lote|total|el lote)~|\\d+[.,]\\d+ (?:la unidad|la ud|cada un[oa]|por unidad|el par|la pieza)|(?:%%|&) (?:por ciento )?(?:del?|sobre el|bajo) (?:pvp|precio|coste|tarifa)~|iva (?:aparte|incluido|no incluido)|salida (?:a|desde) #',
  // Italian
  'prezz[oi](?! (?:esposto|sul cartellino))|listino|cost[oi]|cost(?:a|ano|ava|avano|ato|ata)|pagat[oiae]|pagavo|margin[ei]|guadagn~|ricarico|ricarichi|utile netto|scont[oi]|ribasso|budget|trattabil[ei]|trattativa|da concordare|realizz(?:o|are|iamo)',
  '(?:fate|fatemi|fateci|attendo|attendiamo|aspetto|aspettiamo|valuto|valutiamo|accetto|accettiamo|mandate|inviate)(?: \\p{L}+){0,3} (?:offert[ae]|proposta|proposte)|offert[ae] (?:minima|libera|a partire|serie)|iva esclusa|iva inclusa',
  "(?:chiedo|chiediamo|vorrei|vorremmo|voglio|vogliamo|cerco|vendo|vendiamo|cedo|cediamo|lascio|minimo|non meno di)(?: \\p{L}+){0,4} (?:a )?(?:#|&)(?= ?(?:$|[,;!?]|al |a |l'|cad|il |la |per |@|tutto|pezzo|euro))",
  "(?:tutto|lotto|blocco|in blocco|totale)(?: \\p{L}+)? (?:a |per |per )?(?:#|&)(?! ?(?:pezzi|pz|paia|bancali|cartoni))|(?:#|&) (?:tutto|in blocco|per tutto|il lotto|al pezzo|al paio|cad\\.?|cadaun[oa]|l'uno|l'una)|(?:%%|&) (?:per cento )?(?:del|sul|dal) (?:prezzo|listino|costo|valore)~|meta prezzo|vendo a (?:#|&|meta)",
  // Polish
  'cen(?:a|y|e|ie|owa|owy|owe)|cen(?:nik)? (?:hurtow|detal)~|wycen~|kosztow(?:al|ac|aly|alo)~|koszt(?:y|uje|u|em)?|zaplacil~|kupion~ (?:po|za)|kupilem~|marz(?:a|e|y|ą)|narzut~|zarob~|zysk~|rabat~|upust~|znizk~|budzet|negocjac~|do uzgodnienia|do dogadania|taniej|wartosc (?:detal|hurt)~',
  '(?:zloz~|prosze o|dajcie|dajcie mi|czekam na|przyjm~|slucham|podaj~)(?: \\p{L}+){0,3} (?:ofert|propozycj|cen)~|ofert~ (?:od|powyzej|mile|cenow)~|propozycj~ cen~',
  '(?:chce|chcemy|chcialbym|chcialabym|oczekuj~|licze|interesuje|puszcze|puscimy|oddam|oddamy|sprzedam|sprzedamy|minimum|nie mniej niz|najmniej|za)(?: \\p{L}+){0,3} (?:na |za |po |kwota )?(?:ok\\.? |okolo )?(?:#|&)(?= ?(?:$|[,;!?]|zl|pln|@|za |od |netto|brutto|tys))|kwot[aey]~',
  '(?:calosc|wszystko|komplet)(?: \\p{L}+){0,2} (?:za |po )?(?:#|&)|(?:#|&) (?:za (?:calosc|wszystko|sztuk|szt|par)~|i bierz~|od (?:sztuki|palety|pary))|po # ?(?:@|$|za)|(?:%%|&) (?:procent )?(?:ceny|od ceny|wartosci)~|(?:netto|brutto) (?:#|za)|(?:#|&) (?:netto|brutto)(?! ?kg)|za (?:cale?|calosc)~',
  '# tys(?:\\.|iecy|iace)?(?! ?(?:szt|par|kpl|pal|kart|opak))',
  // Greek
  'τιμ(?:η|ης|ες|ων|η σ)|τιμολογ~|κοστ(?:οσ|ουσ|ιζ)~|κοστισ~|πληρωσα|αγορασ~|περιθωρι~|κερδ(?:οσ|η|ισ)~|μικτο|εκπτωσ~|παζαρ~|συζητησιμ~|διαπραγματευσιμ~|λιανικη~|χονδρικη~|προϋπολογισμ~|κατοπιν συνεννοησησ|κατοπιν συμφωνιασ|φπα',
  '(?:καντε|κανετε|περιμενω|περιμενουμε|στειλτε|δωστε|δεχομαι|δεχομαστε)(?: \\p{L}+){0,3} (?:προσφορ|προταση)~',
  '(?:θελω|θελουμε|ζηταω|ζητω|ζηταμε|ζητουμε|δινω|τα δινω|δινουμε|πουλαω|αφηνω|γυρω στο|κατω απο|τουλαχιστον)(?: \\p{L}+){0,3} (?:#|&)(?= ?(?:$|[,;!?]|το |για |η |ο |δεν|ανα|@|λεπτα))|(?:ολα|ολο|παρτιδα|πακετο|συνολο)(?: μαζι| για)? (?:#|&)(?! ?(?:τεμ|κιβωτ|παλετ|ζευγ))~|(?:#|&) (?:ολα|για ολ|για τα ολα|το ενα|το τεμαχιο|το ζευγαρι|το κιλο|συζητ)~|(?:%%|&) (?:τοισ εκατο )?(?:τησ|του|απο|επι) (?:λιανικ|τιμ|κοστ|αξι)~|& λεπτα|# λεπτα (?:το|η|ανα)|& χιλιαδεσ~|# χιλιαδεσ~(?! ?τεμ)',
  // Arabic
  '(?:و|ب|ل)?(?:ال)?(?:سعر|اسعار|ثمن|تكلفه|تكلفة|تكلفت|كلفه|كلفة|هامش|ربح|ارباح|خصم|ميزانيه|ميزانية)~|كلفتنا|كلفني|اشتري(?:ت|نا)~|دفعنا|دفعت|قابل(?:ة)? للتفاوض|قابل(?:ة)? للنقاش|بالربع|بنصف',
  '(?:جنيه|دولار|درهم|ريال|دينار)(?:ان|ين)',
  '(?:قدموا|قدم|اعطوني|اعطني|ارسلوا|ننتظر|انتظر|نقبل)(?: \\p{L}+){0,2} (?:عرض|عروض)~|افضل عرض',
  '(?:مطلوب|المطلوب|نطلب|اطلب|نريد|اريد|ابيع|ابيعها|نبيع|وابيعها|لا يقل عن|بحدود|حوالي|الكل|الكميه كلها|الكمية كلها|ب)(?: ب| عن)? ?(?:#|&)(?= ?(?:$|[,;،!?]|لل|@|الف|فقط))|(?:#|&)(?: \\p{L}+)? (?:الكل|للكل|للكميه|للكمية|للجميع)|(?:%%|&) (?:بالمئه |بالمئة )?(?:من|عن|تحت) (?:ال)?(?:سعر|تكلف|قيم)~',
]

/** Currency names and symbols that make a figure an amount. */
export const currencyWords =
  '(?:€|\\$|£|us\\$|zl|eur|euros?|euri|usd|gbp|chf|pln|czk|huf|ron|sek|nok|dkk|aed|sar|egp|tnd|jod|kwd|qar|dhs?|dollars?|dollari|dolar(?:es|y|ow)?|dollaro|cents?|centimes?|centimos?|centesimi|grosz[ye]~|zlotych|zlote|zlotowek|quid|pence|sterline|ευρω|ευρα|δολαρι~|دولار~|يورو|ريال~|درهم~|دينار~|جنيه~|ليره|ليرة|قرش~|سنت~|فلس)'

/** Number words, recognized before a currency name or where a phrase expects them. */
export const numberWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|\\p{L}*(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|ssig|zig|hundert|tausend)|eine?n?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|mille|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|mil|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|mila|\\p{L}+mila|dwa|dwie|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec|dwanascie|pietnascie|dwadziescia|trzydziesci|czterdziesci|piecdziesiat|sto|dwiescie|tysiac~|tysiec~|poltora|δυο|τρια|τρεισ|τεσσερα|τεσσερισ|πεντε|εξι|επτα|εφτα|οκτω|οχτω|εννεα|εννια|δεκα|δωδεκα|δεκαπεντε|εικοσι|τριαντα|σαραντα|πενηντα|εξηντα|εκατο|διακοσια|πεντακοσια|οκτακοσια|χιλια|χιλιαδεσ|واحد|اثنان|اثنين|ثلاثه|ثلاثة|اربعه|اربعة|خمسه|خمسة|سته|ستة|سبعه|سبعة|ثمانيه|ثمانية|تسعه|تسعة|عشره|عشرة|عشرين|عشرون|ثلاثين|اربعين|خمسين|مئه|مئة|مائه|مائة|خمسمئه|خمسمئة|وخمسمئة|الف|الفين|الاف)'
