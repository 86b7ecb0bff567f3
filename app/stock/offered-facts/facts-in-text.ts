import type { OfferFacts } from '../../offers/offers/offer-details'
import { foldText } from '../../platform/i18n/fold-text'
import { countryCodesIn } from './country-codes-in'

type FactsInText = Partial<Pick<OfferFacts, 'askingPrice' | 'currency' | 'askingPriceBasis'>> &
  Pick<OfferFacts, 'restrictions'>

/**
 * Reads the asking price and the resale restrictions from an offer's free text, in eight languages.
 * The price is read only if the text names exactly one, with its currency and basis. Suggestions for the team, never published unread.
 */
export function factsInText(text: string): FactsInText {
  const { plain } = foldText(text)
  const clauses = plain.split(/\n|[.;:!?،,](?=\s|$)/).map((clause) => clause.trim())
  const wanted = [...new Set(clauses.flatMap(amountsIn).map((price) => JSON.stringify(price)))]
  const [price = '{}'] = wanted
  return {
    ...(wanted.length === 1 ? (JSON.parse(price) as Price) : {}),
    restrictions: merged(clauses.flatMap(restrictionsIn)),
  }
}

interface Price {
  readonly askingPrice: number
  readonly currency: string
  readonly askingPriceBasis: NonNullable<OfferFacts['askingPriceBasis']>
}

const currencies: readonly (readonly [code: string, words: string])[] = [
  ['EUR', '€|eur|euros?|euri|ευρω|يورو'],
  ['USD', '\\$|us\\$|usd|dollars?|dollari|dolar(?:es|y|ow)|δολαρια|دولار'],
  ['GBP', '£|gbp|quid|pounds?'],
  ['PLN', 'zl|pln|zlotych'],
  ['CHF', 'chf|franken'],
  ['AED', 'aed|dhs|درهم'],
  ['SAR', 'sar|ريال'],
]
const anyCurrency = currencies.map(([, words]) => words).join('|')
const FIGURE = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${anyCurrency}) ?(${FIGURE})( ?k)?|(${FIGURE})( ?k| ?tys\.?| mil(?:a|le)?| tausend| الف)?(?:,-|\.-)? ?(${anyCurrency}))(?![\p{L}\d])`,
  'gu',
)
/** Purchase and retail prices, which are no asking prices. */
const otherPrice =
  /rrp|msrp|retail|shop price|cost me|i paid|bought|uvp|ladenpreis|neupreis|einkauf|bezahlt|gekostet|(?<!\p{L})(?:ek|vk)(?!\p{L})|pvc|prix public|magasin|achete|d'achat|paye|pvp|tienda|costo|costaron|pague|listino|pagat|costava|costano|kosztowa|zaplaci|kupion|detal|λιανικη|κοστισ|αγορασ|التجزئه|التجزئة|اشتري|كلف/u
/** "12 to" before "14 euro a pair": the seller has not named one price. */
const range = /\d(?:[-–]| (?:to|bis|a|do|εωσ|الى) )$/u
const bases: readonly (readonly [basis: Price['askingPriceBasis'], after: RegExp])[] = [
  [
    'lot',
    /(?:for |takes |fur |pour |por |per |za |για )?(?:the (?:whole )?lot|all|everything|alles|(?:den )?(?:ganzen |gesamten )?posten|komplett|pauschal|(?:le )?tout|le lot|todo|el lote|el conjunto|tutto|in blocco|il lotto|calosc|wszystko|ολα|ολη την παρτιδα)(?!\p{L})|(?:ال)?(?:كل|للكل|الكل|للكميه|للكمية)/u,
  ],
  ['kg', /(?:\/|per|pro|je|le|par|el|por|al|za|το|ανα|ل)\s?(?:ال)?(?:kg|kilo\p{L}*|κιλο|كيلو)(?!\p{L})/u],
  [
    'pallet',
    /(?:\/|per|a|pro|je|la|par|por|al|za|η|ανα|ل)\s?(?:ال)?(?:pal{1,2}et\p{L}*|bancale|παλετα|طبليه|طبلية|بالته|باليت)/u,
  ],
  [
    'unit',
    /(?:\/\s?|l'|(?:per|a|pro|je|le|la|par|el|por|al|za|το|η|ανα)\s)(?!cartons?|cases?|box|ctn|kart|kist|colis|caj|scatol|κιβ)\p{L}{2,}|average|avg|im schnitt|each|apiece|stuck|piece|cad\.?|cadaun[oa]|l'un[oea]|sztuka|للقطعة|للقطعه|للحبه|للحبة|للزجاجه|للزجاجة/u,
  ],
]

function amountsIn(clause: string): Price[] {
  return [...clause.matchAll(amount)].flatMap((match) => {
    const [whole, before, first, firstK, second, secondK, after] = match
    const lead = clause.slice(Math.max(0, match.index - 25), match.index)
    const rest = clause.slice(match.index + whole.length, match.index + whole.length + 30)
    const code = currencies.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(before ?? after ?? ''))?.[0]
    // The nearest following words tell the basis; "all for 300" precedes it.
    const basis =
      bases.find(([, words]) => new RegExp(`^[ ,(]*(?:${words.source})`, 'u').test(rest))?.[0] ??
      (/(?:all|lot|everything|alles|komplett|zusammen|tout|todo|lote|tutto|calosc|wszystko|ολα) (?:for |fur |pour |por |per |za |a |για )?(?:about |ca\.? )?$/u.test(
        lead,
      )
        ? 'lot'
        : undefined)
    if (!code || !basis || otherPrice.test(lead) || range.test(lead)) return []
    const minor = Math.round(Number(decimal(first ?? second ?? '')) * (firstK || secondK ? 1_000 : 1) * 100)
    return minor > 0 ? [{ askingPrice: minor, currency: code, askingPriceBasis: basis }] : []
  })
}

/** "1.200,50" and "1,200.50" become "1200.50"; three digits after a mark are thousands. */
function decimal(figure: string): string {
  const [, whole = figure, fraction = '0'] = /^(.*)[.,](\d{1,2})$/.exec(figure) ?? []
  return `${whole.replace(/[^\d]/g, '')}.${fraction}`
}

type Restriction = OfferFacts['restrictions'][number]
type Channel = Restriction['channels'][number]

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'u')

const denied = word(
  "no(?!\\p{L})|not(?!\\p{L})|never|without|don't|dont|except|kein|nicht|nie|ohne|ausser|ausgenommen|pas(?!\\p{L})|sans|ni(?!\\p{L})|interdi|sauf|exclu|aucun|nada|sin(?!\\p{L})|prohib|excepto|salvo|non(?!\\p{L})|niente|nessun|senza|vietat|esclus|bez(?!\\p{L})|zakaz|oprocz|οχι|μην|μη(?!\\p{L})|χωρισ|απαγορ|δεν|πλην|لا(?!\\p{L})|عدم|بدون|دون|ممنوع|يمنع",
)
const exclusive = word(
  'only|exclusively|strictly|nur|ausschliesslich|seulement|uniquement|exclusivement|solo|unicamente|exclusivamente|soltanto|esclusivamente|tylko|wylacznie|μονο|αποκλειστικα|فقط|حصرا|للتصدير فقط',
)
const outside = word('outside|ausserhalb|hors|fuera d|fuori d|all.estero|poza|εκτοσ|خارج')
/** "Not in Greece", where "in" follows at once. */
const deniedPlace =
  /(?<!\p{L})(?:not|no|nicht|pas|non|nie|οχι|μη)(?: (?:in|to|for|nach|en|au|a|para|per|do|na|w|στην|στη|στο|στα|για))(?!\p{L})/u
/** A country is named as a market, not as the place of the goods. */
const market = word(
  'sell|sale|sold|resale|resell|market|offer|shown|export|go(?!\\p{L})|ship|verkauf|vertrieb|vermarkt|weiterverkauf|weitervermarkt|anbiet|markt|handel|vent|vend|revend|marche|mercado|mercat|rynek|sprzed|πωλ|πουλ|αγορ|διαθεσ|بيع|البيع|سوق|عرض|تصدير|للتصدير',
)
const channelWords: readonly (readonly [Channel, RegExp])[] = [
  [
    'marketplace',
    word(
      'amazon|ebay|allegro|vinted|cdiscount|wallapop|olx|skroutz|miravia|aliexpress|temu(?!\\p{L})|kaufland|otto(?!\\p{L})|subito|market ?place|plattform|online-?markt|marktplatz|piattaform|plataforma|πλατφορμ|(?:ال)?امازون|نون(?!\\p{L})',
    ),
  ],
  [
    'online_shop',
    word(
      'online|on-line|internet|web ?shop|web ?store|e-?commerce|onlinehandl|onlinehandel|en ligne|en linea|διαδικτυ|ιντερνετ|ηλεκτρονικ|(?:ال)?اونلاين|(?:ال)?انترنت',
    ),
  ],
  ['discounter', word('discount(?!s)|hard ?discount|dyskont|εκπτωτικ')],
  [
    'export',
    word(
      'export|exporta|esportazion|estero|eksport|zagranic|ausland|drittland|etranger|extranjero|abroad|εξαγωγ|(?:ل)?(?:ل|ال)?تصدير',
    ),
  ],
  ['wholesale', word('wholesale|grosshandl|grosshandel|grossist|mayorist|hurtow|χονδρ|جمله|الجمله')],
]
const onlineChannels: readonly Channel[] = ['online_shop', 'marketplace']

function restrictionsIn(clause: string): Restriction[] {
  const isDenied = denied.test(clause)
  const isOutside = outside.test(clause)
  const isExclusive = exclusive.test(clause)
  if (!isDenied && !isOutside && !isExclusive) return []
  const named = channelWords.flatMap(([channel, words]) => (words.test(clause) ? [channel] : []))
  const channels = named.includes('online_shop') ? [...new Set([...named, ...onlineChannels])] : named
  const countries = isOutside || market.test(clause) || deniedPlace.test(clause) ? countryCodesIn(clause) : []
  const deny = (of: Partial<Restriction>): Restriction => ({ rule: 'deny', countries: [], channels: [], ...of })
  const allow = (of: Partial<Restriction>): Restriction => ({ ...deny(of), rule: 'allow' })
  // "No export to the UK" forbids a country.
  const forbidden = channels.filter((channel) => channel !== 'export' || countries.length === 0)
  const found = isDenied
    ? [deny({ countries, channels: forbidden })]
    : isOutside
      ? [deny({ countries }), ...(channels.includes('export') ? [allow({ channels: ['export'] })] : [])]
      : [allow({ countries: channels.includes('export') ? [] : countries, channels })]
  return found.filter(({ countries, channels }) => countries.length + channels.length > 0)
}

/** Merges restrictions with the same rule, so that each is listed once. */
function merged(restrictions: readonly Restriction[]): Restriction[] {
  return (['deny', 'allow'] as const).flatMap((rule) => {
    const same = restrictions.filter((each) => each.rule === rule)
    const countries = [...new Set(same.flatMap((each) => each.countries))].sort()
    const channels = [...new Set(same.flatMap((each) => each.channels))]
    // Countries and channels in one row would mean "these channels in these countries".
    return [
      ...(countries.length > 0 ? [{ rule, countries, channels: [] }] : []),
      ...(channels.length > 0 ? [{ rule, countries: [], channels }] : []),
    ]
  })
}
