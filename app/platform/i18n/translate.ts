import type en from '../../../locales/en.json'
import type enOffice from '../../../locales/en.office.json'
import type { Language } from './languages'

/** One language's texts that every page has, in the shape of `locales/en.json`. Pages of the team have the office's as well. */
export type Messages = typeof en

/** One language's texts that only the back office says, in the shape of `locales/en.office.json`. */
export type OfficeMessages = typeof enOffice

/** A text per plural category of the language; `other` is always there. */
type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Keys<Node, Path extends string = ''> = {
  [Name in keyof Node & string]: Node[Name] extends string | Plural
    ? `${Path}${Name}`
    : Keys<Node[Name], `${Path}${Name}.`>
}[keyof Node & string]

/** Every key there is, like `sell_form.success_message`. That visitors' pages say none of the office's is a check of its own. */
export type MessageKey = Keys<Messages> | Keys<OfficeMessages>

export type MessageValues = Readonly<Record<string, string | number>>

/**
 * The text of a key in one language. `{name}` in the text is replaced by the value of that name, numbers in the
 * language's own writing; a plural text is chosen by the value `count`.
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Makes the translator of one language. A key or value that is missing throws: the checks keep that out of releases. */
export function createTranslate(language: Language, messages: Messages): Translate {
  const plural = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language)
  const entries = new Map<MessageKey, string | Plural | undefined>()
  return (key, values = {}) => {
    // A page says some hundred texts, the same ones each time.
    if (!entries.has(key)) entries.set(key, entryOf(messages, key))
    const entry = entries.get(key)
    const text = typeof entry === 'object' ? (entry[plural.select(Number(values.count))] ?? entry.other) : entry
    if (text === undefined) throw new Error(`No translation of ${key} in ${language}.`)
    if (!text.includes('{')) return text
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The text of ${key} needs a value for {${name}}.`)
      return typeof value === 'number' ? number.format(value) : value
    })
  }
}

/** Whether a code from elsewhere, such as a refusal's, has a text. */
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
