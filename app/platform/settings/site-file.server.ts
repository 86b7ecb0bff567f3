import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { StartFailure } from '../base/errors'

const phone = z.string().regex(/^\+[1-9][\d ]{6,18}$/, 'must be an international number like +44 20 7946 0123')
const words = z.record(z.string(), z.string().min(1))
const webAddress = z.url({ protocol: /^https$/, error: 'must be an address like https://forms.example.com/food' })

const teamMember = z.strictObject({
  name: z.string().min(1),
  /** Two letters for the portrait of someone without a picture. */
  initials: z.string().min(1).max(3),
  /** What they do here, per language. */
  title: words,
  email: z.email(),
  phone,
  /** Address that opens a chat in a messaging app. */
  chat: z.url({ protocol: /^https$/ }),
  /** Languages they can be called and written in (BCP 47). */
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-\w+)*$/, 'must be a language like en or pt-BR')).default([]),
  /** Address of a portrait below `/`, 4:5. */
  picture: z.string().startsWith('/').optional(),
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
    /** Where the company is registered and under which number, for the imprint. */
    register: z.string().min(1).optional(),
    /** Who represents the company in law, for the imprint. */
    representedBy: z.string().min(1),
    /** The company's own pages elsewhere, such as in a business network. */
    profiles: z.array(webAddress).default([]),
    /** Dates in pages and mails are the ones of this time zone. */
    timeZone: z.string().refine(isTimeZone, 'must be a time zone like Europe/Amsterdam'),
  }),
  /** When the phone is answered, per language. */
  openingHours: words.optional(),
  /** The first is the default language. */
  languages: z.array(z.string()).nonempty(),
  offers: z.strictObject({
    /** A seller hears back within this many working days. */
    answerWithinWorkingDays: z.int().min(1).max(20),
    /** The member of the team, by e-mail address, who answers offers. */
    contact: z.email(),
  }),
  buyers: z.strictObject({
    /** A buyer who asks for goods hears back within this many working days. */
    answerWithinWorkingDays: z.int().min(1).max(20).default(1),
    /** The member of the team, by e-mail address, who answers buyers. */
    contact: z.email(),
  }),
  lots: z
    .strictObject({
      /** A lot that its owner has not confirmed for so long is shown as one to ask about. */
      confirmWithinDays: z.int().min(1).max(365).default(14),
    })
    .prefault({}),
  members: z
    .strictObject({
      /** New accounts see what is for members only once the team has approved them. */
      approval: z.boolean().default(false),
    })
    .prefault({}),
  /** For how many days what holds data of people is kept; then it is erased, once a day. */
  retention: z
    .strictObject({
      /** What traps for machines have caught, or the team has called spam. */
      spamDays: z.int().min(1).max(365).default(30),
      /** Offers, inquiries, requests and messages that are done, after they last came up: business letters. */
      closedDays: z.int().min(30).max(7_300).default(2_555),
      /** E-mails in the outbox, who got mailings, and addresses that could not be reached. */
      mailsDays: z.int().min(7).max(7_300).default(730),
      /** Who was asked whether goods are still there: after the lot was taken off sale, and before its latest question. */
      suppliersDays: z.int().min(30).max(7_300).default(730),
      /** Lists of articles that lots had before theirs were replaced, to be brought back. */
      manifestsDays: z.int().min(1).max(365).default(30),
      /** The audit trail. */
      auditDays: z.int().min(30).max(7_300).default(1_825),
    })
    .prefault({}),
  /** Forms of other services that buyers fill in. Where there is none, they use the page `/request`. */
  externalForms: z
    .strictObject({ food: webAddress.optional(), stocklots: webAddress.optional(), aliveta: webAddress.optional() })
    .default({}),
  /** Whom people tell who have found a way in that should not be there. */
  security: z
    .strictObject({
      /** An e-mail address, or the address of a form. Without it: the company's e-mail address. */
      contact: z
        .union(
          [z.email(), webAddress],
          'must be an e-mail address, or an address like https://stock.example.com/report',
        )
        .optional(),
      /** Languages that reports are read in. */
      languages: z
        .array(z.string().regex(/^[a-z]{2,3}$/, 'must be a language like en'))
        .nonempty()
        .default(['en']),
    })
    .prefault({}),
  team: z.array(teamMember).nonempty(),
})

/** The business settings of `SITE_FILE`. */
export type Site = z.infer<typeof siteSchema>
/** One of the people whom buyers and sellers talk to. */
export type TeamMember = z.infer<typeof teamMember>

/**
 * Reads and checks the site file.
 * @throws {StartFailure} naming file, line and fault.
 */
export function readSiteFile(path: string): Site {
  let source: string
  try {
    source = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new StartFailure(`SITE_FILE is wrong: ${path} cannot be read. Set it like SITE_FILE=config/site.yaml.`, cause)
  }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const syntax = document.errors[0]
  if (syntax)
    throw new StartFailure(`${path}, line ${lines.linePos(syntax.pos[0]).line}: ${syntax.message.split('\n')[0]}`)
  const result = siteSchema.safeParse(document.toJS())
  if (!result.success) {
    const issue = result.error.issues[0]
    const where = issue?.path ?? []
    const line = lineOf(document, lines, where)
    throw new StartFailure(`${path}, line ${line}: ${where.join('.')} is wrong: ${issue?.message ?? 'not valid'}.`)
  }
  const site = result.data
  for (const part of ['offers', 'buyers'] as const) {
    if (site.team.some((member) => member.email === site[part].contact)) continue
    const line = lineOf(document, lines, [part, 'contact'])
    throw new StartFailure(
      `${path}, line ${line}: ${part}.contact is wrong: nobody in the team has that e-mail address.`,
    )
  }
  return site
}

/** The line of the innermost part of `path` that the document has. */
function lineOf(document: ReturnType<typeof parseDocument>, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      return lines.linePos(Number(node.range[0])).line
    }
  }
  return 1
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
