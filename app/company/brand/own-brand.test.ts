import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { readPdf } from '../../../tests/read-pdf'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { coloursCss, flatColour } from './palette.server'

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
`,
)
const app = await openTestApp({ SITE_FILE: siteFile, PUBLIC_URL: 'https://nordwind.example' })
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const textOf = async (path: string) => (await app.request(path)).text()
const traces = /stocklot(?!s)|aliveta/i
/** Without addresses of files, names of classes and values of the catalogue's own kinds. */
const asRead = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/(?:href|src|srcset|class|d)="[^"]*"/g, '')
    .replace(/kind=stocklot/g, '')

const [written] = await writeLots(app.services, [{ lot: sampleInput() }])
const reference = written && written.result !== 'rejected' ? written.reference : ''

test.each([
  '/de',
  '/de/food',
  '/de/stocklots',
  '/de/products',
  '/de/sell',
  '/de/contact',
  '/de/about-us',
  '/en/privacy',
  '/de/imprint',
  '/de/request',
  '/de/sign-in',
  '/de/terms',
])('%s says nothing of the company that the program is shown with', async (path) => {
  const answer = await app.request(path)
  expect(answer.status).toBe(200)
  const html = asRead(await answer.text())
  expect(html).toContain('Nordwind Posten')
  expect(html.match(traces)).toBeNull()
})

test('neither do the lot, its sheet, feeds, manifests of the web, and mails', async () => {
  expect(asRead(await textOf(`/de/products/${reference}`)).match(traces)).toBeNull()
  const sheet = await readPdf(
    new Uint8Array(await (await app.request(`/de/products/${reference}/offer-sheet.pdf`)).arrayBuffer()),
  )
  expect(JSON.stringify(sheet)).toContain('Nordwind')
  expect(JSON.stringify(sheet).match(traces)).toBeNull()
  for (const path of ['/sitemap.xml', '/robots.txt', '/de/manifest.webmanifest', '/.well-known/security.txt'])
    expect([path, (await textOf(path)).match(traces)]).toEqual([path, null])
  await app.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Lovelace', email: 'ada@buyer.example', message: 'Good day' }),
  })
  const { rows } = await app.services.db.execute<{ html: string; text: string; images: { base64: string }[] }>(
    'select html, text, images from mails',
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { html, text, images } of rows) {
    expect([html, text].join('').match(traces)).toBeNull()
    expect(html).not.toMatch(/#006144|#d6ae7d/)
    expect(images[0]?.base64).toBe((await readFile(join(directory, 'brand/mark.png'))).toString('base64'))
  }
})

test('the mark is in the header and in every icon, and the colours follow the program’s own style sheet', async () => {
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

test('parts that are left out are unknown pages, in no menu and no map, and take nothing', async () => {
  for (const path of ['/de/aliveta', '/de/newsletter', '/en/register/', '/DE/Register'.replace('DE', 'de')]) {
    const answer = await app.request(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, path.slice(0, 3)])
  }
  const html = await textOf('/de')
  expect(html).not.toMatch(/href="\/de\/(?:aliveta|newsletter|register)/)
  expect(await textOf('/sitemap.xml')).not.toMatch(/aliveta|newsletter/)
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://nordwind.example' },
      body: JSON.stringify(body),
    })
  expect((await post('/api/newsletter', { fields: { email: 'ada@buyer.example' } })).status).toBe(404)
  const joined = { name: 'Ada', email: 'ada@buyer.example', password: 'a long and rare password' }
  expect((await post('/api/auth/sign-up/email', joined)).status).toBe(404)
})

test('legal pages are the company’s Markdown, without scripts, in its first language where one is missing', async () => {
  expect(await textOf('/de/imprint')).toContain('<strong>Kiel</strong>')
  const terms = await textOf('/en/terms')
  expect(terms).toMatch(/<article[^>]* lang="de"/)
  expect(terms).toContain('<h1>Zahlung</h1>')
  expect(terms).not.toContain('<script>alert')
  expect(terms).not.toContain('javascript:alert')
  expect(await textOf('/de')).toContain('href="/de/terms"')
})

const hues = Array.from({ length: 24 }, (_, place) => place * 15)
const pairs = [
  ['strap', 'paper'],
  ['strap', 'sheet'],
  ['on-strap', 'strap'],
  ['on-strap', 'strap-2'],
  ['on-field', 'field'],
  ['on-field-2', 'field'],
  ['on-note', 'note'],
  ['on-canary', 'canary'],
  ['kraft-ink', 'kraft'],
  ['ink', 'strap-soft'],
  ['ink', 'canary-soft'],
] as const

test.each(hues)('every colour of hue %i, pale or strong, is legible in both schemes', (hue) => {
  for (const [strength, light] of [
    [0, 40],
    [60, 30],
    [100, 50],
    [100, 90],
  ] as const) {
    const colour = hexOfHsl(hue, strength, light)
    const colours = { primary: colour, accent: colour, ground: colour }
    expect(coloursCss({ colours })).toContain('--strap:light-dark(#')
    for (const scheme of ['light', 'dark'] as const)
      for (const [front, back] of pairs) {
        const contrast = wcagContrast(flatColour({ colours }, front, scheme), flatColour({ colours }, back, scheme))
        expect([colour, scheme, front, back, contrast >= 4.5 ? 'legible' : contrast]).toEqual([
          colour,
          scheme,
          front,
          back,
          'legible',
        ])
      }
  }
})

test('a language that the program does not have stops the start, with its line', async () => {
  const other = join(directory, 'other')
  await cp(siteFile, `${other}.yaml`)
  const { readSiteFile } = await import('../../platform/settings/site-file.server')
  await writeFile(`${other}.yaml`, site.replace('languages: [de, en]', 'languages: [de, xx]'))
  expect(() => readSiteFile(`${other}.yaml`)).toThrow(/line \d+: languages\.1 is wrong: must be one of en, de/)
})

function hexOfHsl(hue: number, strength: number, light: number): string {
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const amount = (strength / 100) * Math.min(light / 100, 1 - light / 100)
    const value = light / 100 - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

test('portraits of the team are photos where the folder has some, without what cameras add', async () => {
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
