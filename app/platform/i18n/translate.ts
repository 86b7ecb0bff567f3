import type enOffice from '../../../locales/en/office.json'
import type en from '../../../locales/en/site.json'
import type { Language } from './languages'
import { perLanguage } from './per-language'

/** Texts of every page, as in `locales/en/site.json`; the team's pages also have the office's. */
export type Messages = typeof en

export type OfficeMessages = typeof enOffice

/** One text per plural category; `other` always exists. */
type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Keys<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string | Plural
    ? `${Path}${Name}`
    : Keys<Node[Name], `${Path}${Name}.`>
}[keyof Node & string]

/** Every key. A check of its own keeps office texts out of visitors' pages. A site may have categories of its own. */
export type MessageKey = Keys<Messages> | Keys<OfficeMessages> | `categories.${string}`

type MessageValues = Readonly<Record<string, string | number>>

/** Text of a key. `{name}` is replaced by a value, numbers in the language's notation; plurals are chosen by `count`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** "11,904" */
export function formatNumber(value: number, language: Language): string {
  return numbers(language).format(value)
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language))

/** Translator of one language. A missing value throws; a missing key shows its own last part. */
export function createTranslate(language: Language, messages: Messages): Translate {
  const plural = new Intl.PluralRules(language)
  const entries = new Map<MessageKey, string | Plural | undefined>()
  return (key, values = {}) => {
    // A page uses the same hundred texts each time.
    if (!entries.has(key)) entries.set(key, entryOf(messages, key))
    const entry = entries.get(key)
    const found = typeof entry === 'object' ? (entry[plural.select(Number(values.count))] ?? entry.other) : entry
    // Goods keep a category that the site file no longer names. Checks keep other missing keys out of releases.
    const text = found ?? key.replace(/.*\./, '')
    if (!text.includes('{')) return text
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`No {${name}} for ${key}.`)
      return typeof value === 'number' ? formatNumber(value, language) : value
    })
  }
}

/** Whether an outside code, such as a refusal's, has a text. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return entryOf(messages, key) !== undefined
}

function entryOf(messages: Messages, key: string): string | Plural | undefined {
  let node: unknown = messages
  for (const name of key.split('.')) {
    node = typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined
  }
  if (typeof node === 'string') return node
  return isPlural(node) ? node : undefined
}

function isPlural(node: unknown): node is Plural {
  return typeof node === 'object' && node !== null && 'other' in node && typeof node.other === 'string'
}
