import { countries } from '../../platform/i18n/countries'
import { countryName } from '../../platform/i18n/country-name'
import { languages } from '../../platform/i18n/languages'
import { Phrases } from './phrases'
import { plainOf, type Token } from './tokens'

/** Other names of countries, and their cases in Polish and German. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'vereinigten arabischen emiraten,uae,eau,u a e,v a e,emiraty,emiratach,الامارات العربية المتحدة,الإمارات العربية المتحدة,emirates,emirats,émirats,emiratos,emirati,vae,εμιράτα,الإمارات,امارات,zea,emiratów',
  AT: 'austrii',
  BE: 'belgii,βελγίου',
  BG: 'bg,bułgarii',
  CH: 'szwajcarii',
  CN: 'chinach,prc',
  CZ: 'cz,tschechei,czech rep,rep tchèque,rép tchèque,rep checa,rep ceca,tschech republik,czech,czech republic,czechach,tschechische republik,république tchèque,república checa,repubblica ceca,cechia,τσεχία,τσεχίας,التشيك',
  DE: 'niemiec,niemczech,brd',
  DK: 'dk,danii',
  ES: 'hiszpanii',
  FR: 'francji',
  GB: 'uk,u k,england,britain,great britain,scotland,wales,großbritannien,grande bretagne,angleterre,gran bretaña,inglaterra,gran bretagna,inghilterra,anglia,anglii,wielkiej brytanii,αγγλία,βρετανία,μεγάλη βρετανία,بريطانيا,إنجلترا',
  GR: 'grecji,ελλάδος,hellas',
  HR: 'chorwacji',
  HU: 'hu,węgier,węgrzech',
  IE: 'irlandii',
  IT: 'włoch,włoszech',
  LT: 'litwy,litwie',
  LV: 'łotwy,łotwie',
  NL: 'nl,niederlanden,holland,netherlands,the netherlands,hollande,holanda,olanda,holandia,holandii,niderlandów,ολλανδία,ολλανδίας,هولندا',
  PL: 'pl,polski,polsce',
  PT: 'pt,portugalii',
  RO: 'ro,rumunii,roumanie',
  SE: 'szwecji',
  SI: 'słowenii',
  SK: 'sk,słowacji,slovakia',
  TR: 'tr,türkiye,turkey,turcji,turquie,turquía,turchia',
  UA: 'ukrainy,ukrainie',
  US: 'vereinigten staaten,usa,u s a,america,états unis,eeuu,stati uniti,stanach',
}

/** Adjectives of countries, without their endings: `italienisch`, `włosk`. */
const adjectives: Readonly<Record<string, string>> = {
  AE: 'emirati,emiratisch,εμιρατιν,إماراتي',
  AT: 'austrian,österreichisch,autrichien,autrichienne,austríac,austriac,austriack,αυστριακ,نمساوي',
  BE: 'belgian,belgisch,belge,belg,belgijsk,βελγικ,بلجيكي',
  BG: 'bulgarian,bulgarisch,bulgare,búlgar,bulgar,bułgarsk,βουλγαρικ,بلغاري',
  CH: 'swiss,schweizer,schweizerisch,suisse,suiz,svizzer,szwajcarsk,ελβετικ,سويسري',
  CN: 'chinese,chinesisch,chinois,chinoise,cinese,chińsk,κινέζικ,κινεζικ,صيني',
  CZ: 'czech,tschechisch,tchèque,checo,checa,ceco,ceca,cech,czesk,τσεχικ,تشيكي',
  DE: 'german,deutsch,allemand,allemande,alemán,aleman,tedesc,tedesch,niemieck,γερμανικ,ألماني',
  DK: 'danish,dänisch,danois,danoise,danés,danes,duńsk,δανικ,δανέζικ,دنماركي',
  ES: 'spanish,spanisch,espagnol,espagnole,español,spagnol,hiszpańsk,ισπανικ,إسباني',
  FR: 'french,französisch,français,française,francés,frances,francuz,francusk,γαλλικ,فرنسي',
  GB: 'british,english,britisch,englisch,britannique,anglais,anglaise,británic,inglés,ingles,britannic,brytyjsk,angielsk,βρετανικ,αγγλικ,بريطاني',
  GR: 'greek,griechisch,grec,grecque,grieg,greck,ελληνικ,يوناني',
  HU: 'hungarian,ungarisch,hongrois,hongroise,húngar,ungheres,węgiersk,ουγγρικ,مجري',
  IT: 'italian,italienisch,italien,italienne,italian,włosk,ιταλικ,إيطالي',
  LT: 'lithuanian,litauisch,lituanien,lituanienne,lituan,litewsk,λιθουανικ,ليتواني',
  NL: 'dutch,holländisch,niederländisch,hollandais,hollandaise,néerlandais,néerlandaise,holandés,holandes,neerlandés,olandes,holendersk,niderlandzk,ολλανδικ,هولندي',
  PL: 'polnisch,polonais,polonaise,polac,polacc,polsk,πολωνικ,πολωνέζικ,بولندي',
  PT: 'portuguese,portugiesisch,portugais,portugaise,portugués,portugues,portoghes,portugalsk,πορτογαλικ,برتغالي',
  RO: 'romanian,rumänisch,roumain,roumaine,ruman,rumen,rumuńsk,ρουμανικ,ρουμάνικ,روماني',
  SE: 'swedish,schwedisch,suédois,suédoise,suec,svedes,szwedzk,σουηδικ,سويدي',
  TR: 'turkish,türkisch,turc,turque,turques,turc,turch,tureck,τουρκικ,τούρκικ,تركي',
}
const endings = ',e,en,er,es,em,s,o,a,os,as,i,h,he,hi,ie,iego,ich,im,ą,ος,η,ο,οι,ες,ων,ου,α,ة,ين'.split(',')

/** Names that are goods, brands or everyday words as well. */
const ambiguous = new Set(
  'jersey,bermuda,bermudas,panama,chad,jordan,granada,reunion,guinea,man,indie,chin,mali,togo,niger,samoa,dominica'.split(
    ',',
  ),
)

/** Codes that are understood when written in capitals. */
const codes = new Set(
  'AE AT BE BG CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE LT LU LV MT NL PL PT RO RS SE SI SK TR UA US'.split(' '),
)

/** Names of the European Union, and of Europe, which has more countries. */
const union =
  'eu,european union,europäische union,ue,union européenne,unión europea,unione europea,unia europejska,unii europejskiej,εε,ευρωπαϊκή ένωση,الاتحاد الأوروبي'
const europe =
  'europe,european,europäisch,europäische,europäischer,européen,européenne,européens,europea,europeo,europei,europeos,europejski,europejskie,europejska,europa,europie,europy,europą,ευρώπη,ευρώπης,ευρωπαϊκά,أوروبا,اوروبا,أوروبي,أوروبية'
const unionMembers = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
const notInUnion = ['CH', 'GB', 'NO', 'RS', 'UA']

/** Other regions that buyers name, each with its countries. */
const regions: readonly (readonly [countries: string, names: string])[] = [
  ['BE NL LU', 'benelux,bénélux,μπενελούξ,بنلوكس'],
  ['DE AT CH', 'dach,d a ch,de at ch'],
  ['DE AT', 'd at,d a,de at'],
  [
    'DK SE NO FI',
    'scandinavia,scandinavian,nordics,nordic,nordic countries,skandinavien,skandinavisch,skandinavische,scandinavie,escandinavia,skandynawia,skandynawii,σκανδιναβία,الدول الاسكندنافية,اسكندنافيا',
  ],
  [
    'EE LV LT',
    'baltics,baltic,baltic states,baltikum,baltische staaten,pays baltes,países bálticos,paesi baltici,kraje bałtyckie,βαλτικές χώρες,دول البلطيق',
  ],
  [
    'ES PT',
    'iberia,iberian peninsula,iberische halbinsel,péninsule ibérique,península ibérica,penisola iberica,półwysep iberyjski',
  ],
  [
    'BG CZ EE HU LT LV PL RO SK',
    'eastern europe,east europe,osteuropa,europe de l est,europa del este,europa orientale,europa dell est,europa wschodnia,europie wschodniej,ανατολική ευρώπη,أوروبا الشرقية,شرق أوروبا',
  ],
  [
    'AL BA BG GR HR ME MK RO RS SI',
    'balkans,balkan,balkanländer,les balkans,balcanes,balcani,bałkany,bałkanach,βαλκάνια,البلقان',
  ],
  [
    'AE BH KW OM QA SA',
    'gulf,gcc,gulf states,golfstaaten,pays du golfe,países del golfo,paesi del golfo,kraje zatoki perskiej,χώρες του κόλπου,الخليج,دول الخليج',
  ],
  [
    'AE BH EG IQ JO KW LB OM QA SA TR',
    'middle east,mittlerer osten,naher osten,nahost,moyen orient,proche orient,oriente medio,medio oriente,bliski wschód,bliskim wschodzie,μέση ανατολή,الشرق الأوسط',
  ],
]

/** Countries by the name of their region. */
export function makeRegionNames(): Phrases<readonly string[]> {
  const members = unionMembers.split(' ')
  const names = new Phrases<readonly string[]>().add(union, members).add(europe, [...members, ...notInUnion])
  for (const [codes, ofRegion] of regions) names.add(ofRegion, codes.split(' '))
  return names
}

/** Country codes by name, in all languages of the site. */
export function makeCountryNames(): Phrases<string> {
  const names = new Phrases<string>()
  for (const [code, others] of Object.entries(otherNames)) names.add(others, code)
  for (const code of countries)
    for (const language of languages) {
      const name = countryName(code, language)
      if (ambiguous.has(plainOf(name))) continue
      names.add([name], code)
      // Arabic writes `in` together with the name.
      if (language === 'ar') names.add([`ب${name}`], code)
      // Greek names of places are feminine as a rule; this is their genitive.
      if (language === 'el' && /[αη]$/.test(plainOf(name))) names.add([`${name}ς`], code)
    }
  for (const [code, stems] of Object.entries(adjectives)) names.add(formsOf(stems), code)
  return names
}

function formsOf(stems: string): string[] {
  return stems.split(',').flatMap((stem) => endings.map((ending) => stem + ending))
}

const adjectiveForms = new Set(Object.values(adjectives).flatMap(formsOf).map(plainOf))

/** Whether the name of a country is its adjective, which may also mean origin or language. */
export function isCountryAdjective(name: string): boolean {
  return adjectiveForms.has(plainOf(name))
}

export function isCountryCode(written: string): boolean {
  return codes.has(written)
}

/** In a text written in capitals, two letters are no country code unless they stand alone or next to a rule. */
export function isShouted(text: string, tokens: readonly Token[]): boolean {
  return tokens.length > 2 && text === text.toUpperCase() && text !== text.toLowerCase()
}

/** Before a place, where goods are: `Lagerort Polen`, `warehouse in Poland`. */
export const locationTerms =
  'warehoused,stored,eingelagert,stocké,stockés,stockée,stockées,almacenado,almacenados,almacenada,almacenadas,stoccato,stoccati,stoccata,stoccate,magazynowane,składowane,αποθηκευμένα,مخزنة,مخزن في,nave,naves,مخزن,مخازن,whse,whs,mag,départ,located,location,based,near,docks,harbour,steht,stehen,liegt,liegen,hafen,umgebung,puerto,λιμάνι,εισαγωγή,εισαγωγής,ميناء,لميناء,شحن,للشحن,visible,visibles,visitable,warehouse,lager,lagerort,lagerstandort,depot,dépôt,depósito,deposito,skład,składzie,standort,entrepôt,emplacement,almacén,ubicación,ubicado,magazzino,ubicazione,magazyn,magazynu,magazynie,lokalizacja,αποθήκη,τοποθεσία,مستودع,موقع,odbiór,abholung,abholbar,retrait,recogida,ritiro,παραλαβή,collect from,pick up,pickup'

/** Ignored before or after a town. Alone, port may be wine. */
export const portTerms = 'port,ports,porto,puerto,hafen'
