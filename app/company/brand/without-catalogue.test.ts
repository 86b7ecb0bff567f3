import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
const SITE_FILE = join(directory, 'site.yaml')
await writeFile(SITE_FILE, `${await readFile('config/site.yaml', 'utf8')}sections:\n  catalogue: false\n`)
const app = await openTestApp({ SITE_FILE })
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const [written] = await writeLots(app.services, [
  { lot: sampleInput({ externalId: 'A' }) },
  { lot: sampleInput({ externalId: 'B' }) },
])
const reference = written && written.result !== 'rejected' ? written.reference : ''
const lot = `/en/products/${reference}`
const textOf = async (path: string) => (await app.request(path)).text()

test('nothing lists lots: neither pages nor feeds, site maps or the API, except to the team', async () => {
  for (const page of ['products', 'products?q=coffee', 'stocklots', 'saved', 'saved/searches']) {
    const answer = await app.request(`/en/${page}`)
    expect([page, answer.status, answer.headers.get('location')]).toEqual([page, 302, '/en'])
  }
  for (const path of ['/en/products/feed.xml', '/en/products/feed.json', '/sitemap-lots.xml', '/api/lots'])
    expect([path, (await app.request(path)).headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/problem\+json|html|plain/),
    ])
  expect((await app.request('/api/lots')).status).toBe(404)
  const asTeam = await app.request('/api/lots', { headers: { authorization: `Bearer ${teamToken}` } })
  expect((await asTeam.json()).items).toHaveLength(2)
  expect(await textOf('/robots.txt')).not.toContain('sitemap-lots')
  expect(await textOf('/en/manifest.webmanifest')).not.toContain('/products')
})

test('no page links to what is not there', async () => {
  const map = await textOf('/sitemap.xml')
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]*(\/en[^<]*)/g)].map(([, path]) => path ?? '')
  expect(listed).toEqual(expect.arrayContaining(['/en', '/en/food', '/en/sell']))
  for (const path of [...listed, lot, '/en/inquiry', '/en/sign-in', '/en/nowhere'])
    expect([path, (await textOf(path)).match(/href="\/en\/(?:products|stocklots|saved)["?/][^"]*/g) ?? []]).toEqual([
      path,
      path === lot ? expect.not.arrayContaining([expect.stringMatching(/products"|products\?|saved|stocklots/)]) : [],
    ])
})

test('who was sent a lot’s address can open it and ask, and search engines do not list it', async () => {
  const html = await textOf(lot)
  expect(html.match(/id="ask"|noindex|lot-page__similar/g)).toEqual(['noindex', 'id="ask"'])
  expect((await app.request(`${lot}/offer-sheet.pdf`)).status).toBe(200)
  expect(await textOf(`/en/inquiry?lot=${reference}`)).toContain(reference)
})
