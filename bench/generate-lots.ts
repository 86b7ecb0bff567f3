import { seededNumbers } from '../app/lots/demo/demo-random.ts'

export function openRandom(seed: number) {
  const next = seededNumbers(seed)
  return {
    next,
    /** One of a list; the first ones come far more often, as words and brands do (`skew` 1: all alike). */
    pick: <Item>(list: readonly [Item, ...Item[]], skew = 1): Item =>
      list[Math.floor(list.length * next() ** skew)] ?? list[0],
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
  }
}
export type SeededRandom = ReturnType<typeof openRandom>

type Words = readonly [string, ...string[]]
const words = (text: string): Words => {
  const [first = '', ...rest] = text.split(' ')
  return [first, ...rest]
}

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar'] as const
export type Language = (typeof languages)[number]

const goods: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  toys: {
    en: words('dolls blocks puzzles teddy trains games kites scooters robots plush'),
    de: words(
      'Puppen Bausteine Holzspielzeug Teddybären Spielzeugautos Brettspiele Drachen Roller Roboter Plüschtiere',
    ),
    fr: words('poupées cubes puzzles peluches trains jeux cerfs-volants trottinettes robots figurines'),
    es: words('muñecas bloques rompecabezas peluches trenes juegos cometas patinetes robots figuras'),
    it: words('bambole cubi puzzle peluche trenini giochi aquiloni monopattini robot pupazzi'),
    pl: words('lalki klocki puzzle misie kolejki gry latawce hulajnogi roboty pluszaki'),
    el: words('κούκλες τουβλάκια παζλ αρκουδάκια τρενάκια παιχνίδια χαρταετοί πατίνια ρομπότ φιγούρες'),
    ar: words('دمى مكعبات أحاجي دببة قطارات ألعاب طائرات دراجات روبوتات مجسمات'),
  },
  shoes: {
    en: words('shoes sneakers boots sandals slippers loafers heels clogs trainers laces'),
    de: words(
      'Laufschuhe Sportschuhe Stiefel Sandalen Hausschuhe Halbschuhe Pumps Gummistiefel Turnschuhe Wanderschuhe',
    ),
    fr: words('chaussures baskets bottes sandales pantoufles mocassins escarpins sabots bottines espadrilles'),
    es: words('zapatos zapatillas botas sandalias pantuflas mocasines tacones zuecos botines alpargatas'),
    it: words('scarpe sneaker stivali sandali pantofole mocassini tacchi zoccoli stivaletti infradito'),
    pl: words('buty trampki kozaki sandały kapcie mokasyny szpilki klapki botki kalosze'),
    el: words('παπούτσια αθλητικά μπότες σανδάλια παντόφλες μοκασίνια γόβες τσόκαρα μποτάκια γαλότσες'),
    ar: words('أحذية رياضية جزمات صنادل شباشب موكاسين كعب قباقيب بوت نعال'),
  },
  garden: {
    en: words('chairs tables pots lamps hoses towels blankets vases tools cushions'),
    de: words(
      'Gartenstühle Gartentische Blumentöpfe Tischlampen Gartenschläuche Handtücher Wolldecken Vasen Werkzeuge Kissen',
    ),
    fr: words('chaises tables pots lampes tuyaux serviettes couvertures vases outils coussins'),
    es: words('sillas mesas macetas lámparas mangueras toallas mantas jarrones herramientas cojines'),
    it: words('sedie tavoli vasi lampade tubi asciugamani coperte brocche attrezzi cuscini'),
    pl: words('krzesła stoły doniczki lampy węże ręczniki koce wazony narzędzia poduszki'),
    el: words('καρέκλες τραπέζια γλάστρες λάμπες λάστιχα πετσέτες κουβέρτες βάζα εργαλεία μαξιλάρια'),
    ar: words('كراسي طاولات أصص مصابيح خراطيم مناشف بطانيات مزهريات أدوات وسائد'),
  },
  electronics: {
    en: words('headphones speakers phones chargers cables tablets monitors keyboards cameras drones'),
    de: words('Kopfhörer Lautsprecher Mobiltelefone Ladegeräte Kabel Tablets Bildschirme Tastaturen Kameras Drohnen'),
    fr: words('casques enceintes téléphones chargeurs câbles tablettes écrans claviers caméras drones'),
    es: words('auriculares altavoces teléfonos cargadores cables tabletas monitores teclados cámaras drones'),
    it: words('cuffie altoparlanti telefoni caricatori cavi tablet schermi tastiere fotocamere droni'),
    pl: words('słuchawki głośniki telefony ładowarki kable tablety monitory klawiatury aparaty drony'),
    el: words('ακουστικά ηχεία τηλέφωνα φορτιστές καλώδια τάμπλετ οθόνες πληκτρολόγια κάμερες ντρόουν'),
    ar: words('سماعات مكبرات هواتف شواحن كابلات أجهزة شاشات مفاتيح كاميرات طائرات'),
  },
  food: {
    en: words('olives oil pasta rice coffee chocolate biscuits tomatoes honey nuts'),
    de: words('Oliven Olivenöl Nudeln Reis Kaffee Schokolade Kekse Dosentomaten Honig Nüsse'),
    fr: words('olives huile pâtes riz café chocolat biscuits tomates miel noix'),
    es: words('aceitunas aceite pasta arroz café chocolate galletas tomates miel nueces'),
    it: words('olive olio pasta riso caffè cioccolato biscotti pomodori miele noci'),
    pl: words('oliwki oliwa makaron ryż kawa czekolada ciastka pomidory miód orzechy'),
    el: words('ελιές ελαιόλαδο ζυμαρικά ρύζι καφές σοκολάτα μπισκότα ντομάτες μέλι καρύδια'),
    ar: words('زيتون زيت معكرونة أرز قهوة شوكولاتة بسكويت طماطم عسل مكسرات'),
  },
}
const categories = words('garden electronics shoes toys food leisure beauty sport jewelry')
const countries = words('DE PL NL IT ES FR GR CZ BE AT PT RO HU DK SE BG HR SK SI LT LV EE FI IE LU CY MT GB TR AE')
const conditions = words(
  'new_a shelf_pull return_customer new_b like_new return_untested mixed return_tested refurbished used_good salvage used_fair',
)
const incoterms = words('EXW FCA DAP FOB CPT CIF DDP CIP DPU FAS CFR')

/** The words and brands of a catalogue: a few that are everywhere, and thousands that are rare. */
export interface Vocabulary {
  readonly rare: Words
  readonly brands: Words
}

export function makeVocabulary(random: SeededRandom): Vocabulary {
  const starts = words(
    'ba be bri ca cle do dra fa fle ga gre ha ja ka kro la li ma me no o pa pra ra re sa ste ta tri u va ve wi xa yo za',
  )
  const ends = words(
    'bor ckel dan der fix gan ker lan lor mon nax nel ner pol ran rex rin ron sen tal tek ton tor trix van vex vo xor zen',
  )
  const make = (syllables: number) =>
    Array.from({ length: syllables }, () => random.pick(starts)).join('') + random.pick(ends)
  const distinct = (many: number, syllables: number): Words => {
    const made = new Set<string>()
    while (made.size < many) {
      const word = make(syllables)
      // `rabat` is a discount, which imports hold back.
      if (!word.startsWith('rabat')) made.add(word)
    }
    const [first = '', ...rest] = made
    return [first, ...rest]
  }
  const brands = distinct(2_000, 2).map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  return { rare: distinct(30_000, 3), brands: [brands[0] ?? '', ...brands.slice(1)] }
}

/** A lot as `POST /api/team/lots` takes it: texts in two languages, or in these, and three manifest lines. */
export function makeLot(
  random: SeededRandom,
  { rare, brands }: Vocabulary,
  number: number,
  inLanguages?: readonly Language[],
) {
  const category = random.pick(categories, 1.5)
  const kinds = goods[category] ?? goods[random.pick(words('toys shoes garden electronics'))]
  const at = Math.floor(10 * random.next() ** 1.5)
  const brand = random.pick(brands, 3)
  const isFood = category === 'food'
  const main = random.pick(languages, 1.3)
  const own = main === 'en' ? 'de' : main
  const text = (language: Language) => {
    const noun = kinds?.[language][at] ?? ''
    const sentence = Array.from({ length: 10 }, () => random.pick(rare, 4)).join(' ')
    return {
      title: `${noun} ${brand} ${random.pick(rare, 3)} ${random.between(1, 500)}`,
      description: `${noun} ${sentence}`,
    }
  }
  const gate = random.next()
  const visibility = gate < 0.5 ? 'public' : gate < 0.85 ? 'members' : 'on_request'
  return {
    externalId: `bench-${number}`,
    categories: [category],
    ...(isFood && {
      dates: { type: 'best_before', min: `20${random.between(27, 29)}-${pad(random.between(1, 12))}-15` },
    }),
    texts: inLanguages
      ? Object.fromEntries(inLanguages.map((language) => [language, text(language)]))
      : { en: text('en'), [own]: text(own) },
    brands: [brand],
    brandDisclosure: random.next() < 0.8 ? 'public' : visibility,
    condition: random.pick(conditions, 2.5),
    quantity: Math.ceil(50 * 400 ** random.next()),
    splittable: 'free',
    price: { amount: Math.ceil(20 * 2_000 ** random.next()) },
    priceVisibility: visibility,
    incoterm: random.pick(incoterms, 3),
    stock: { country: random.pick(countries, 2), city: random.pick(rare, 5) },
    listedAt: `2026-${pad(random.between(1, 11))}-${pad(random.between(1, 20))}T${pad(random.between(0, 23))}:00:00Z`,
    lines: Array.from({ length: 3 }, (_, line) => ({
      gtin: gtinOf(number * 3 + line),
      name: `${kinds?.[own][at]} ${random.pick(rare, 3)} ${random.pick(rare)}`,
      brand,
      quantity: random.between(10, 900),
    })),
  }
}

/** A GTIN-13 with its check digit (GS1 General Specifications, 7.9). */
export function gtinOf(number: number): string {
  const digits = `40${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
