import { hash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { sendOffer } from '../judges/seller.ts'
import { type TestSite, teamToken } from '../open-test-site.ts'
import { until } from '../run-program.ts'
import type { CuttingProxy } from '../servers/cutting-proxy.ts'
import type { Visitor } from './visitor.ts'

/** The built program with the demonstration catalogue, and a line to it that can be cut. */
export interface World {
  readonly site: TestSite
  readonly line: CuttingProxy
}

const password = 'forty pallets of olives'

/** What visitors and the team do, by name. Each fails by an error that says what was missing. */
export const journeys: Readonly<Record<string, (visitor: Visitor, world: World) => Promise<void>>> = {
  'sell with an upload that is cut off': sell,
  'search and filters': search,
  'sign-in': signIn,
  enquiry: inquire,
  publish,
}

async function sell(visitor: Visitor, { site, line }: World): Promise<void> {
  const email = freshEmail()
  const folder = await mkdtemp(join(tmpdir(), 'judge-browsers-'))
  const bytes = randomBytes(8_000_000)
  bytes.write('%PDF-1.7\n')
  const path = join(folder, 'stock.pdf')
  await writeFile(path, bytes)
  await visitor.open(`${line.url}/en/sell`)
  await visitor.type('#offer-name', 'Ines Duarte')
  const cut = line.cutAfter(3_000_000)
  // Once the form is alive its list, not the form, sends chosen files.
  await visitor.choose('#offer-attachments:not([name])', path)
  await cut
  await visitor.type('#offer-email', email)
  await visitor.type('#offer-phoneNumber', '+351 22 000 0000')
  await visitor.type('#offer-description', '2,112 pairs of ankle boots, six colours.')
  await visitor.see('li', 'Uploaded')
  await rm(folder, { recursive: true })
  await visitor.click('#offer-form button[type=submit]', 'Send offer')
  await visitor.see('h2', 'We’ve received your offer')
  const [offer] = await stored(site, 'offers', email)
  const [attachment] = offer?.attachments ?? []
  const answer = await fetch(new URL(attachment?.url ?? '', site.url))
  const digest = (content: Uint8Array) => hash('sha256', content, 'hex')
  if (digest(new Uint8Array(await answer.arrayBuffer())) !== digest(bytes))
    throw new Error('the file is not the one sent')
}

async function search(visitor: Visitor, { site }: World): Promise<void> {
  await visitor.open(`${site.url}/en/products`)
  await visitor.type('[type=search][name=q]', 'coffee')
  await visitor.see('.toolbar__count', 'for “coffee”')
  await visitor.at(/q=coffee/)
  const found = await visitor.count('article')
  await visitor.click('label', 'Germany')
  await visitor.at(/country=DE/)
  const answer = await fetch(`${site.url}/api/lots?q=coffee&country=DE`)
  const { items }: { items: unknown[] } = await answer.json()
  await visitor.see('.toolbar__count', `${items.length} lot`)
  if (items.length === 0 || items.length >= found) throw new Error(`the filter left ${items.length} of ${found} lots`)
  await visitor.back()
  await visitor.at(/^(?!.*country=DE)/)
}

async function signIn(visitor: Visitor, { site }: World): Promise<void> {
  const email = freshEmail()
  await visitor.open(`${site.url}/en/food?dialog=register`)
  await visitor.type('.dialog [name=name]', 'Petra Vogel')
  await visitor.type('.dialog [name=email]', email)
  await visitor.type('.dialog [name=password]', password)
  await visitor.type('.dialog [name=confirmation]', password)
  await visitor.click('.dialog [type=checkbox]')
  await visitor.click('.dialog [type=submit]')
  await visitor.see('.dialog h2', 'Check your inbox')
  await visitor.open(await mailedLink(site, email))
  await visitor.type('main [name=password]', password)
  await visitor.click('main [type=submit]', 'Confirm')
  await visitor.at(/^\/en\/account/)
  await visitor.click('.account summary')
  await visitor.click('button', 'Log out')
  await visitor.at(/^\/en$/)
  await visitor.open(`${site.url}/en/food`)
  await visitor.click('header a', 'Log in')
  await visitor.type('.dialog [name=email]', email)
  await visitor.type('.dialog [name=password]', password)
  await visitor.click('.dialog [type=submit]', 'Log in')
  await visitor.see('.account summary', email)
  await visitor.at(/^\/en\/food$/)
}

async function inquire(visitor: Visitor, { site }: World): Promise<void> {
  const email = freshEmail()
  const { items }: { items: { reference: string }[] } = await (await fetch(`${site.url}/api/lots?limit=1`)).json()
  await visitor.open(`${site.url}/en/products/${items[0]?.reference}`)
  await visitor.click('button', 'Add to enquiry')
  await visitor.click('a', 'lot in your enquiry')
  await visitor.at(/^\/en\/inquiry\?lot=/)
  const begun = performance.now()
  await visitor.type('#inquiry-name', 'Amira Haddad')
  await visitor.type('#inquiry-company', 'Haddad Trading')
  await visitor.type('#inquiry-email', email)
  await visitor.select('#inquiry-country', 'AE')
  await visitor.click('#inquiry summary', 'Delivery, resale and message')
  await visitor.type('#inquiry-message', 'When can we load?')
  // What is sent within three seconds counts as a machine's.
  await until(() => performance.now() - begun > 3_500)
  await visitor.click('#inquiry button[type=submit]', 'Send enquiry')
  await visitor.see('h2', 'We’ve received your enquiry')
  if ((await stored(site, 'inquiries', email)).length !== 1) throw new Error('the enquiry is not stored once')
}

async function publish(visitor: Visitor, { site }: World): Promise<void> {
  await joinTeam(visitor, site)
  const title = `chess-sets-${randomUUID().slice(0, 8)}`
  await sendOffer(site.url, title, AbortSignal.timeout(60_000))
  await visitor.open(`${site.url}/en/team/inbox`)
  await visitor.click('main a', title)
  await visitor.click('main a', 'Publish as lot')
  await visitor.type('main [name="texts.en.title"]', title)
  await visitor.click('main [name=categories][value=toys]')
  await visitor.select('main [name=condition]', 'new_a')
  await visitor.type('main [name="quantity"]', '480')
  await visitor.type('main [name="price.amount"]', '9.90')
  await visitor.type('main [name="private.costPrice"]', '4.10')
  await visitor.select('main [name="stock.country"]', 'DE')
  await visitor.click('main button', 'Publish lot')
  await visitor.at(/\/team\/lots\/L-/)
  await visitor.see('h1', title)
  const shown = await (await fetch(`${site.url}/api/lots?q=${encodeURIComponent(title)}`)).text()
  if (!shown.includes(title)) throw new Error('the catalogue does not have the lot')
}

async function joinTeam(visitor: Visitor, site: TestSite): Promise<void> {
  await until(() => /join-team\?token=[\w-]{43}/.test(site.output()))
  await visitor.open(/http[^"\s]+\/join-team\?token=[\w-]{43}/.exec(site.output())?.[0] ?? '')
  await visitor.type('main [name=name]', 'Ines Duarte')
  await visitor.type('main [name=email]', 'ines@duarte.example')
  await visitor.type('main [name=password]', password)
  await visitor.type('main [name=confirmation]', password)
  await visitor.click('main button', 'Join the team')
  await visitor.type('form:has([name=intent][value=begin]) [name=currentPassword]', password)
  await visitor.click('main button', 'Turn on codes')
  await visitor.see('.factor__key')
  const secret = (await visitor.textOf('.factor__key')).replaceAll(/\s/g, '')
  await visitor.type('main [name=code]', new TOTP({ secret }).generate())
  await visitor.click('main button', 'Confirm and turn on')
  await visitor.see('main h3', 'Your recovery codes')
}

interface Stored {
  readonly email: string
  readonly attachments?: readonly { readonly url: string }[]
}

async function stored(site: TestSite, kind: 'offers' | 'inquiries', email: string): Promise<Stored[]> {
  const items = await readTeam<Stored>(site, kind)
  return items.filter((item) => item.email === email)
}

async function mailedLink(site: TestSite, email: string): Promise<string> {
  let link: string | undefined
  await until(async () => {
    const mails = await readTeam<{ to: string; text: string }>(site, 'outbox')
    const mail = mails.find(({ to, text }) => to === email && text.includes('/verify?token='))
    link = /http\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0]
    return link !== undefined
  })
  return link ?? ''
}

async function readTeam<Item>(site: TestSite, kind: string): Promise<Item[]> {
  const headers = { authorization: `Bearer ${teamToken}` }
  const { items }: { items: Item[] } = await (await fetch(`${site.url}/api/team/${kind}?limit=100`, { headers })).json()
  return items
}

function freshEmail(): string {
  return `${randomUUID()}@duarte.example`
}
