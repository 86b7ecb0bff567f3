// Translations: every language has every key, with the same placeholders and the plurals its grammar needs; every key is used.
import { globSync, readFileSync } from 'node:fs'
import { languages } from '../app/i18n/languages.ts'

type Tree = { [name: string]: string | Tree }

/** Keys that are put together while running, by the prefix that stands in the code. */
const dynamicPrefixes = [...source().matchAll(/[`'"]([a-z][\w.]*\.)(?:\$\{|['"]\s*\+)/g)].map((match) => match[1] ?? '')

const faults: string[] = []
const english = flatten(read('en'))

for (const language of languages) {
  const entries = flatten(read(language))
  for (const key of english.keys()) if (!entries.has(key)) faults.push(`${language}: ${key} is missing`)
  for (const [key, text] of entries) {
    const original = english.get(key)
    if (original === undefined) faults.push(`${language}: ${key} is not in en.json`)
    else checkEntry(language, key, text, original)
  }
}

const code = source()
for (const key of english.keys()) {
  const used = code.includes(`'${key}'`) || code.includes(`"${key}"`) || code.includes(`\`${key}\``)
  if (!used && !dynamicPrefixes.some((prefix) => key.startsWith(prefix))) faults.push(`${key} is not used`)
}

for (const match of code.matchAll(/'(validation\.\w+)'/g)) {
  if (!english.has(match[1] ?? '')) faults.push(`${match[1]} is the message of a field and has no text`)
}
for (const match of code.matchAll(/new Refusal\(\s*'([\w.]+)'/g)) {
  if (!english.has(match[1] ?? '')) faults.push(`${match[1]} is the code of a refusal and has no text`)
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function read(language: string): Tree {
  return JSON.parse(readFileSync(`locales/${language}.json`, 'utf8'))
}

function source(): string {
  const files = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])
  return files
    .filter((file) => !/\.(?:test|suite)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Key -> its texts by plural category; a text without plural stands under the empty category. */
function flatten(
  tree: Tree,
  path = '',
  into = new Map<string, Map<string, string>>(),
): Map<string, Map<string, string>> {
  for (const [name, node] of Object.entries(tree)) {
    const key = `${path}${name}`
    if (typeof node === 'string') into.set(key, new Map([['', node]]))
    else if ('other' in node)
      into.set(key, new Map(Object.entries(node).map(([category, text]) => [category, String(text)])))
    else flatten(node, `${key}.`, into)
  }
  return into
}

function checkEntry(
  language: string,
  key: string,
  texts: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): void {
  const plural = original.has('other')
  if (plural !== texts.has('other')) faults.push(`${language}: ${key} is plural in one language only`)
  if (plural) {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = needed.filter((category) => !texts.has(category))
    if (missing.length > 0) faults.push(`${language}: ${key} lacks the plural ${missing.join(', ')}`)
  }
  const expected = placeholders(original.get(plural ? 'other' : '') ?? '')
  for (const [category, text] of texts) {
    if (text.trim() === '') faults.push(`${language}: ${key} is empty`)
    if (text !== text.trim()) faults.push(`${language}: ${key} begins or ends with a space`)
    const actual = placeholders(text)
    // A plural form may leave the number out ("one file").
    const strict = !plural || category === 'other'
    if (strict ? actual.join() !== expected.join() : actual.some((name) => !expected.includes(name))) {
      faults.push(`${language}: ${key} has the placeholders {${actual}} and not {${expected}}`)
    }
    if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) faults.push(`${language}: ${key} has a stray brace`)
  }
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
