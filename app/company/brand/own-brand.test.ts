import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { readPdf } from '../../../tests/read-pdf'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { addCategoryWords, applyCategories } from '../../lots/presentation/apply-categories.server'
import { readSiteFile } from '../../platform/settings/site-file.server'
import { pagePicture } from '../../site/discovery/page-pictures.server'
import { listedPaths } from '../../site/discovery/pages'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
const siteFile = join(directory, 'site.yaml')
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#7700cc"/></svg>'

const site = (await readFile('config/site.yaml', 'utf8'))
  .replaceAll(/stocklot\.example/g, 'nordwind.example')
  .replaceAll('Stocklot', 'Nordwind Posten')
  .replace('languages: [en, de, fr, es, it, pl, el, ar]', 'languages: [de, en]')
  .replace('/portraits/elena-markou.svg', 'portrait-elena.jpg')
await mkdir(join(directory, 'brand'))
await writeFile(join(directory, 'brand/mark.svg'), mark)
await writeFile(join(directory, 'brand/mark.png'), await sharp(Buffer.from(mark)).resize(72, 72).png().toBuffer())
await writeFile(
  join(directory, 'brand/portrait-elena.jpg'),
  await sharp({ create: { width: 600, height: 900, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer(),
)
await writeFile(
  join(directory, 'brand/terms.de.md'),
  '# Zahlung\n\nVorkasse. <script>alert(1)</script> [Bank](javascript:alert)',
)
await writeFile(join(directory, 'brand/imprint.de.md'), 'Nordwind Posten GmbH, **Kiel**')
await writeFile(
  join(directory, 'brand/icon-furniture.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 8h48v48H8z"/></svg>',
)
await writeFile(
  join(directory, 'brand/drawing-furniture.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#2050a0"/></svg>',
)
await writeFile(
  siteFile,
  `${site}
colours:
  primary: "#7a0fb5"
  accent: "#ff5fa2"
  ground: "#9fc5e8"
sections:
  aliveta: false
  newsletter: false
  registration: false
categories:
  toys:
  furniture: { de: Möbel, en: Furniture }
  food: { de: Feinkost }
`,
)
const app = await openTestApp({ SITE_FILE: siteFile, PUBLIC_URL: 'https://nordwind.example' })
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
  applyCategories(readSiteFile('config/site.yaml'))
})

const textOf = async (path: string) => (await app.request(path)).text()
const traces = /stocklot|aliveta/gi
/** Texts that name no company: a kind of goods, its page and addresses, and problem types. */
const withoutTerms = (text: string) =>
  text.replace(/\/stocklots\b|kind=stocklot|"stocklots?"|urn:stocklot:problem:/g, '')
/** Without programs, their names and names of classes. */
const asRead = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/(?:class|d|id)="[^"]*"/g, '')
    .replace(/\/assets\/[\w-]+\.(?:css|js|svg)/g, '')
const tracesIn = (text: string) => withoutTerms(text).match(traces)

const [written] = await writeLots(app.services, [{ lot: sampleInput({ categories: ['furniture'] }) }])
const reference = written && written.result !== 'rejected' ? written.reference : ''
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://nordwind.example', ...headers },
    body: JSON.stringify(body),
  })

test('no page mentions the default company', async () => {
  const map = await textOf('/sitemap.xml')
  const listed = [...map.matchAll(/<loc>https:\/\/nordwind\.example([^<]*)/g)].map(([, path]) => path ?? '')
  expect(listed).toEqual(expect.arrayContaining(['/de', '/en/food', '/de/imprint']))
  const beside = [
    `products/${reference}`,
    'sign-in',
    'forgot-password',
    'terms',
    'saved',
    'inquiry',
    'products?q=xyzxyz',
    'products?view=table',
  ]
  for (const path of [...listed, ...beside.flatMap((page) => [`/de/${page}`, `/en/${page}`])]) {
    const answer = await app.request(path)
    const html = asRead(await answer.text())
    expect([path, answer.status, tracesIn(html)]).toEqual([path, 200, null])
    expect(html).toContain('Nordwind Posten')
  }
})

test('neither do offer sheets, feeds, web manifests, the OpenAPI description or share pictures', async () => {
  const sheet = await readPdf(
    new Uint8Array(await (await app.request(`/de/products/${reference}/offer-sheet.pdf`)).arrayBuffer()),
  )
  expect(JSON.stringify(sheet)).toContain('Nordwind')
  expect(tracesIn(JSON.stringify(sheet))).toBeNull()
  const files = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/api/openapi.json', '/api/lots']
  const feeds = ['manifest.webmanifest', 'products/feed.xml', 'products/feed.json'].map((name) => `/de/${name}`)
  for (const path of [...files, ...feeds]) {
    const answer = await app.request(path)
    expect([path, answer.status, tracesIn(await answer.text())]).toEqual([path, 200, null])
  }
  const pictures = listedPaths.map((page) => ({ ...pagePicture(app.services.config.site, 'de', page), drawing: page }))
  for (const picture of pictures.filter(({ drawing }) => !drawing.endsWith('/aliveta')))
    expect([picture.drawing, tracesIn(JSON.stringify(picture))]).toEqual([picture.drawing, null])
})

test('neither do mails, which show the brand’s mark and colours', async () => {
  const person = {
    name: 'Ada Lovelace',
    email: 'ada@buyer.example',
    company: 'Ada Ltd',
    phoneNumber: '+44 20 7946 0000',
  }
  const sent = [
    await post('/api/contact', { ...person, message: 'Good day' }),
    await post('/api/sell', { ...person, description: 'Chairs', attachments: [] }, { 'idempotency-key': randomUUID() }),
    await post('/api/requests', { ...person, country: 'GB', text: 'Tables', categories: ['furniture'] }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([202, 201, 201])
  const { rows } = await app.services.db.execute<{
    kind: string
    subject: string
    html: string
    text: string
    images: { base64: string }[]
  }>('select kind, subject, html, text, images from mails')
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const { kind, subject, html, text, images } of rows) {
    expect([kind, tracesIn([subject, html, text].join())]).toEqual([kind, null])
    expect(html).not.toMatch(/#006144|#d6ae7d/)
    expect(images[0]?.base64).toBe((await readFile(join(directory, 'brand/mark.png'))).toString('base64'))
  }
})

test('own categories appear in menus, forms, lists and the API, and others are refused', async () => {
  const home = await textOf('/de')
  expect(home).toContain('data-categories="toys furniture food"')
  for (const text of ['Möbel', 'Feinkost', 'M8 8h48v48H8z']) expect(home).toContain(text)
  expect(home).not.toContain('Garten')
  const page = await textOf(`/en/products/${reference}`)
  expect(page).toContain('Furniture')
  const drawing = /\/pictures\/own-\w+\/960\.webp/.exec(page)?.[0] ?? ''
  const { dominant } = await sharp(Buffer.from(await (await app.request(drawing)).arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  expect(await textOf('/en/request')).toContain('value="furniture"')
  await addCategoryWords(app.services)
  for (const query of ['category=furniture', 'q=moebel']) {
    const { items } = JSON.parse(await textOf(`/api/lots?${query}`))
    expect([query, items.map((lot: { reference: string }) => lot.reference)]).toEqual([query, [reference]])
  }
  expect((await app.request('/api/lots?category=garden')).status).toBe(422)
  const headers = { authorization: `Bearer ${teamToken}` }
  const lots = ['furniture', 'garden'].map((category) => ({
    ...sampleInput({ categories: ['furniture'] }),
    externalId: category,
    categories: [category],
  }))
  const results = await (await post('/api/team/lots', lots, headers)).json()
  expect(results.map(({ result }: { result: string }) => result)).toEqual(['created', 'rejected'])
})

test('the mark is in the header and every icon, and its colours override the default style sheet', async () => {
  const html = await textOf('/de')
  const [address = ''] = /\/brand\/mark\.svg\?v=[\w-]+/.exec(html) ?? []
  expect(await textOf(address)).toBe(mark)
  expect(html.indexOf('/brand/colours.css')).toBeGreaterThan(html.lastIndexOf('/assets/root-'))
  for (const [path, width] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
    ['/icons/icon-512.png', 512],
  ] as const) {
    const icon = sharp(Buffer.from(await (await app.request(path)).arrayBuffer()))
    expect((await icon.metadata()).width).toBe(width)
    const { dominant } = await icon.stats()
    expect([path, dominant.b > 90]).toEqual([path, true])
  }
})

test('disabled parts are in no menu or site map, redirect home and accept no data', async () => {
  for (const path of ['/de/aliveta', '/de/newsletter', '/en/register/', '/DE/Register'.replace('DE', 'de')]) {
    const answer = await app.request(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, path.slice(0, 3)])
  }
  const html = await textOf('/de')
  expect(html).not.toMatch(/href="\/de\/(?:aliveta|newsletter|register)/)
  expect(await textOf('/sitemap.xml')).not.toMatch(/aliveta|newsletter/)
  expect((await post('/api/newsletter', { fields: { email: 'ada@buyer.example' } })).status).toBe(404)
  const joined = { name: 'Ada', email: 'ada@buyer.example', password: 'a long and rare password' }
  expect((await post('/api/auth/sign-up/email', joined)).status).toBe(404)
})

test('legal pages are the company’s Markdown without scripts, in its first language if need be', async () => {
  expect(await textOf('/de/imprint')).toContain('<strong>Kiel</strong>')
  const terms = await textOf('/en/terms')
  expect(terms).toMatch(/<article[^>]* lang="de"/)
  expect(terms).toContain('<h1>Zahlung</h1>')
  expect(terms).not.toContain('<script>alert')
  expect(terms).not.toContain('javascript:alert')
  expect(await textOf('/de')).toContain('href="/de/terms"')
})

test('an unknown language or a category without a name stops the start and names the line', async () => {
  const other = join(directory, 'other')
  await cp(siteFile, `${other}.yaml`)
  await writeFile(`${other}.yaml`, site.replace('languages: [de, en]', 'languages: [de, xx]'))
  expect(() => readSiteFile(`${other}.yaml`)).toThrow(/line \d+: languages\.1 is wrong: must be one of en, de/)
  await writeFile(`${other}.yaml`, `${site}categories:\n  toys:\n  furniture:\n`)
  expect(() => readSiteFile(`${other}.yaml`)).toThrow(/line \d+: categories\.furniture is wrong: it needs names/)
})

test('team portraits are photos where configured, without camera metadata', async () => {
  const page = await (await app.request('/de/about-us')).text()
  expect(page).not.toContain('elena-markou.svg')
  const home = await (await app.request('/de')).text()
  const address = /\/brand\/portrait-elena\.jpg\?v=[\w-]+/.exec(home)?.[0] ?? ''
  const answer = await app.request(address)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 800, height: 960, exif: undefined })
  expect((await app.request('/brand/portrait-nobody.jpg')).status).toBe(404)
})

test('without the section of food, title and footer mention none', async () => {
  const other = join(directory, 'other.yaml')
  await writeFile(other, `${site}sections:\n  food: false\n`)
  const without = await openTestApp({ SITE_FILE: other })
  const html = asRead(await (await without.request('/en')).text())
  await without.close()
  expect(html).toContain('<title>Nordwind Posten: stock lots</title>')
  expect(html).toContain('We buy and sell surplus stock.')
  expect(await textOf('/en')).toContain('stock lots and food goods')
})
