// Translations: every language has every key with the same placeholders and its plural categories; every key is used and in the right
// file. `--move` moves office-only texts out of the visitors' files.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { languages } from '../app/platform/i18n/languages.ts'
import { visitorModules } from './visitor-modules.ts'

type Tree = { [name: string]: string | Tree }

const parts = ['site', 'office'] as const
type Part = (typeof parts)[number]

const code = source()
const inVisitorsCode = [...visitorModules()].map(([file, code]) => ({ file, says: sayer(code) }))

if (process.argv.includes('--move')) moveToOffice()

const faults: string[] = []
const english = new Map(parts.flatMap((part) => [...flatten(read('en', part))]))

for (const language of languages) {
  for (const part of parts) {
    const file = fileOf(language, part)
    if (!existsSync(file)) {
      faults.push(`${file} is missing: copy ${fileOf('en', part)} and translate it`)
      continue
    }
    const expected = flatten(read('en', part))
    const entries = flatten(read(language, part))
    for (const key of expected.keys()) if (!entries.has(key)) faults.push(`${file}: ${key} is missing`)
    for (const [key, text] of entries) {
      const original = expected.get(key)
      if (original === undefined) faults.push(`${file}: ${key} is not in ${fileOf('en', part)}`)
      else checkEntry(file, language, key, text, original)
    }
  }
}

for (const file of globSync('locales/**/*.json'))
  if (!languages.some((language) => parts.some((part) => fileOf(language, part) === file)))
    faults.push(`${file}: its language is not in app/platform/i18n/languages.ts`)

const says = sayer(code)
for (const key of english.keys()) if (!says(key)) faults.push(`${key} is not used`)

const misplaced = officeNames()
for (const name of misplaced)
  faults.push(
    `${fileOf('en', 'site')}: only the back office says ${name}.*, which belongs into ${fileOf('en', 'office')}, in every language: node scripts/check-locales.ts --move`,
  )
for (const name of Object.keys(read('en', 'office')))
  if (Object.hasOwn(read('en', 'site'), name) && !misplaced.includes(name))
    faults.push(
      `${name}.* stands in ${fileOf('en', 'site')} and ${fileOf('en', 'office')}: one of them needs another name`,
    )
for (const key of flatten(read('en', 'office')).keys())
  for (const { file } of inVisitorsCode.filter(({ says }) => says(key)))
    faults.push(`${fileOf('en', 'office')}: ${key} is said by ${file}, which visitors load: name one of theirs there`)

for (const match of code.matchAll(/'(validation\.\w+)'/g)) {
  if (!english.has(match[1] ?? '')) faults.push(`${match[1]} is the message of a field and has no text`)
}
for (const match of code.matchAll(/new Refusal\(\s*'([\w.]+)'/g)) {
  if (!english.has(match[1] ?? '')) faults.push(`${match[1]} is the code of a refusal and has no text`)
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function fileOf(language: string, part: Part): string {
  return `locales/${language}/${part}.json`
}

function read(language: string, part: Part): Tree {
  return JSON.parse(readFileSync(fileOf(language, part), 'utf8'))
}

function write(language: string, part: Part, tree: Tree): void {
  writeFileSync(fileOf(language, part), `${JSON.stringify(tree, null, 2)}\n`)
}

/** Predicate for the keys used in code, as literals or as prefixes of dynamic keys. */
function sayer(code: string): (key: string) => boolean {
  const whole = new Set([...code.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/g)].map((match) => match[2]))
  const beginnings = [...code.matchAll(/[`'"]([a-z][\w.]*\.)(?:\$\{|['"]\s*\+)/g)].map((match) => match[1] ?? '')
  return (key) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning))
}

/** Top-level names in visitors' files that only the office uses. */
function officeNames(): string[] {
  const visitors = read('en', 'site')
  const office = read('en', 'office')
  const keys = [...flatten(visitors).keys()]
  const saidInOffice = sayer(source((file) => !/\.server\.|^server\//.test(file)))
  return Object.keys(visitors).filter((name) => {
    const own = keys.filter((key) => key.startsWith(`${name}.`))
    const isOffice = Object.hasOwn(office, name) || own.some(saidInOffice)
    return isOffice && !own.some((key) => inVisitorsCode.some(({ says }) => says(key)))
  })
}

function moveToOffice(): void {
  const names = officeNames()
  for (const language of languages) {
    const visitors = read(language, 'site')
    const office = read(language, 'office')
    for (const name of names) {
      office[name] = merged(office[name], visitors[name])
      delete visitors[name]
    }
    write(language, 'site', visitors)
    write(language, 'office', office)
  }
}

function merged(one: Tree[string] | undefined, other: Tree[string] = {}): Tree[string] {
  if (typeof one !== 'object' || typeof other !== 'object') return other
  return Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [name, merged(one[name], other[name] ?? one[name])]),
  )
}

function source(among: (file: string) => boolean = () => true): string {
  const files = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])
  return files
    .filter((file) => !/\.(?:test|suite)\./.test(file) && among(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** Texts by key and plural category; texts without plural have an empty category. */
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
  file: string,
  language: string,
  key: string,
  texts: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): void {
  const plural = original.has('other')
  if (plural !== texts.has('other')) faults.push(`${file}: ${key} is plural in one language only`)
  if (plural) {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = needed.filter((category) => !texts.has(category))
    if (missing.length > 0) faults.push(`${file}: ${key} lacks the plural ${missing.join(', ')}`)
  }
  const expected = placeholders(original.get(plural ? 'other' : '') ?? '')
  for (const [category, text] of texts) {
    if (text.trim() === '') faults.push(`${file}: ${key} is empty`)
    if (text !== text.trim()) faults.push(`${file}: ${key} begins or ends with a space`)
    const actual = placeholders(text)
    // Plural forms may omit the number ("one file").
    const strict = !plural || category === 'other'
    if (strict ? actual.join() !== expected.join() : actual.some((name) => !expected.includes(name))) {
      faults.push(`${file}: ${key} has the placeholders {${actual}} and not {${expected}}`)
    }
    if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) faults.push(`${file}: ${key} has a stray brace`)
  }
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}
