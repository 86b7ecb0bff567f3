import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import en from '../../../locales/en/site.json'
import { StartFailure } from '../base/errors'
import { languages } from '../i18n/languages'
import { type BrandFiles, portraitName, readBrandFiles } from './brand-files.server'
import { trustSchema } from './trust-schema'

const phone = z.string().regex(/^\+[1-9][\d ]{6,18}$/, 'must be an international number like +44 20 7946 0123')
const words = z.record(z.string(), z.string().min(1))
const webAddress = z.url({ protocol: /^https$/, error: 'must be an address like https://forms.example.com/food' })

/** Names per language; without one, the program's own for a category that it has. */
const categoryNames = z.partialRecord(z.enum(languages), z.string().trim().min(1).max(40)).nullable()
const categoryKey = z.string().regex(/^[a-z][a-z0-9_]{1,29}$/, 'must be a key like furniture or office_goods')

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0b5d3b')

const teamMember = z.strictObject({
  name: z.string().min(1),
  /** Shown instead of a missing portrait. */
  initials: z.string().min(1).max(3),
  title: words,
  email: z.email(),
  phone,
  chat: z.url({ protocol: /^https$/ }),
  /** Spoken languages (BCP 47). */
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-\w+)*$/, 'must be a language like en or pt-BR')).default([]),
  /** Path of a 4:5 portrait, or a photo in the folder `brand`. */
  picture: z
    .string()
    .refine((name) => name.startsWith('/') || portraitName.test(name), 'must be like portrait-elena.jpg, or a path')
    .optional(),
})

const siteSchema = z.strictObject({
  company: z.strictObject({
    name: z.string().min(1).max(40),
    legalName: z.string().min(1),
    email: z.email(),
    phone,
    chat: z.url({ protocol: /^https$/ }),
    address: z.strictObject({
      street: z.string().min(1),
      postalCode: z.string().min(1),
      city: z.string().min(1),
      country: z.string().length(2),
    }),
    vatId: z.string().min(1),
    register: z.string().min(1).optional(),
    representedBy: z.string().min(1),
    /** The company's profiles elsewhere, such as in a business network. */
    profiles: z.array(webAddress).default([]),
    timeZone: z.string().refine(isTimeZone, 'must be a time zone like Europe/Amsterdam'),
  }),
  openingHours: words.optional(),
  languages: z
    .array(z.enum(languages, { error: `must be one of ${languages.join(', ')}` }))
    .nonempty()
    .refine((chosen) => new Set(chosen).size === chosen.length, 'names a language twice'),
  offers: z.strictObject({
    answerWithinWorkingDays: z.int().min(1).max(20),
    contact: z.email(),
  }),
  buyers: z.strictObject({
    answerWithinWorkingDays: z.int().min(1).max(20).default(1),
    contact: z.email(),
  }),
  lots: z
    .strictObject({
      /** Days without confirmation until a lot counts as unconfirmed. */
      confirmWithinDays: z.int().min(1).max(365).default(14),
    })
    .prefault({}),
  members: z
    .strictObject({
      /** New accounts see members' data only once approved. */
      approval: z.boolean().default(false),
    })
    .prefault({}),
  /** Days until personal data is erased, by kind; a daily job. */
  retention: z
    .strictObject({
      spamDays: z.int().min(1).max(365).default(30),
      /** Closed offers, inquiries, requests and messages, after their last activity: business letters. */
      closedDays: z.int().min(30).max(7_300).default(2_555),
      /** Mails in the outbox, recipients of mailings, and stopped addresses. */
      mailsDays: z.int().min(7).max(7_300).default(730),
      /** Availability questions, after the lot was taken off sale and before its latest question. */
      suppliersDays: z.int().min(30).max(7_300).default(730),
      /** Replaced manifests, which can be restored. */
      manifestsDays: z.int().min(1).max(365).default(30),
      auditDays: z.int().min(30).max(7_300).default(1_825),
    })
    .prefault({}),
  /** Forms of other services for buyers; without one they use `/request`. */
  externalForms: z
    .strictObject({ food: webAddress.optional(), stocklots: webAddress.optional(), aliveta: webAddress.optional() })
    .default({}),
  security: z
    .strictObject({
      /** E-mail address or form; default: the company's e-mail address. */
      contact: z
        .union(
          [z.email(), webAddress],
          'must be an e-mail address, or an address like https://stock.example.com/report',
        )
        .optional(),
      languages: z
        .array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language like en'))
        .nonempty()
        .default(['en']),
    })
    .prefault({}),
  team: z.array(teamMember).nonempty(),
  /** Categories in display order; without them, the program's. */
  categories: z
    .record(categoryKey, categoryNames)
    .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= 24, 'must be 1 to 24 categories')
    .optional(),
  trust: trustSchema,
  colours: z
    .strictObject({ primary: colour.optional(), accent: colour.optional(), ground: colour.optional() })
    .optional(),
  /** Parts that a site may leave out. */
  sections: z
    .strictObject({
      food: z.boolean().default(true),
      aliveta: z.boolean().default(true),
      newsletter: z.boolean().default(true),
      catalogue: z.boolean().default(true),
      registration: z.boolean().default(true),
    })
    .prefault({}),
})

/** Business settings of `SITE_FILE`, and the files of the folder `brand` beside it. */
export type Site = z.infer<typeof siteSchema> & { readonly brand: BrandFiles }
export type Section = keyof Site['sections']
export type TeamMember = z.infer<typeof teamMember>

/** Reads and validates the site file. @throws {StartFailure} naming file, line and fault */
export function readSiteFile(path: string): Site {
  let source: string
  try {
    source = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartFailure(`SITE_FILE is wrong: ${path} cannot be read. Set it like SITE_FILE=config/site.yaml.`, cause)
  }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const wrong = (at: readonly PropertyKey[], words: string) =>
    new StartFailure(`${path}, line ${lineOf(document, lines, at)}: ${at.join('.')} ${words}.`)
  const syntax = document.errors[0]
  if (syntax)
    throw new StartFailure(`${path}, line ${lines.linePos(syntax.pos[0]).line}: ${syntax.message.split('\n')[0]}`)
  const result = siteSchema.safeParse(document.toJS(), { reportInput: true })
  if (!result.success) {
    const issue = result.error.issues[0]
    const isMissing = issue?.code === 'invalid_type' && issue.input === undefined
    throw wrong(issue?.path ?? [], isMissing ? 'is missing' : `is wrong: ${issue?.message ?? 'not valid'}`)
  }
  const site = { ...result.data, brand: readBrandFiles(join(dirname(path), 'brand')) }
  for (const part of ['offers', 'buyers'] as const) {
    if (site.team.some((member) => member.email === site[part].contact)) continue
    throw wrong([part, 'contact'], 'is wrong: nobody in the team has that e-mail address')
  }
  for (const [key, names] of Object.entries(site.categories ?? {})) {
    if (Object.hasOwn(en.categories, key) || Object.keys(names ?? {}).length > 0) continue
    throw wrong(['categories', key], 'is wrong: it needs names, like { en: Furniture }')
  }
  for (const [place, { picture }] of site.team.entries()) {
    if (!picture || picture.startsWith('/') || site.brand.portraits[picture]) continue
    throw wrong(['team', place, 'picture'], 'is wrong: the folder brand has no such file')
  }
  return site
}

type YamlDocument = ReturnType<typeof parseDocument>

function lineOf(document: YamlDocument, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const line = lineAt(document, lines, path.slice(0, depth))
    if (line !== null) return line
  }
  return 1
}

/** Line of a value in a document; null if it is not there. */
export function lineAt(document: YamlDocument, lines: LineCounter, path: readonly PropertyKey[]): number | null {
  const node = document.getIn(path, true)
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
  return Array.isArray(range) ? lines.linePos(Number(range[0])).line : null
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
