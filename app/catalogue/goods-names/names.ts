import { type Language, languages } from '../../platform/i18n/languages'
import ar from './ar.txt?raw'
import de from './de.txt?raw'
import { departments } from './departments'
import el from './el.txt?raw'
import en from './en.txt?raw'
import es from './es.txt?raw'
import fr from './fr.txt?raw'
import { type Goods, goodsWords } from './goods-words'
import it from './it.txt?raw'
import pl from './pl.txt?raw'
import { readWordLists } from './word-lists'

const texts: Readonly<Record<Language, string>> = { en, de, fr, es, it, pl, el, ar }

interface NamesOfGoods {
  readonly language: Language
  /** One kind of goods, or those of a department. */
  readonly goods: readonly Goods[]
  readonly names: readonly string[]
}

/** Names of goods and departments in every language, in addition to the words of lots. Throws if the goods of a name do not exist. */
export function readGoodsNames(): readonly NamesOfGoods[] {
  return languages.flatMap((language) =>
    readWordLists(texts[language]).map(({ head, words }) => ({ language, goods: goodsOf(head), names: words })),
  )
}

function goodsOf(kind: string): readonly Goods[] {
  const goods = isGoods(kind) ? [kind] : departments[kind]
  if (!goods) throw new Error(`There are no goods “${kind}”.`)
  return goods
}

function isGoods(kind: string): kind is Goods {
  return Object.hasOwn(goodsWords, kind)
}
