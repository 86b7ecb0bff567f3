import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../tests/open-test-app'
import { direction, languages } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import routes from '../../routes'
import { listedPaths } from './pages'

const origin = 'https://stock.example'
const app = await openTestApp({ PUBLIC_URL: origin })
const two = await openTestApp({ PUBLIC_URL: origin, SITE_FILE: 'tests/journeys/two-languages.yaml' })
afterAll(() => Promise.all([app.close(), two.close()]))

async function readSiteMap(of = app) {
  const answer = await of.request('/sitemap.xml')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const entries = [...(await answer.text()).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  return new Map(
    entries.map(([, address, links]) => [
      address ?? '',
      [...(links ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, to]) => `${language} ${to}`),
    ]),
  )
}

describe('the site map', () => {
  test('lists every listed page in every language and nothing else', async () => {
    const wanted = listedPaths.flatMap((page) => languages.map((language) => origin + pageAddress(page, language)))
    expect([...(await readSiteMap()).keys()].sort()).toEqual(wanted.sort())
    expect(wanted).toEqual(expect.arrayContaining([`${origin}/en`, `${origin}/ar/sell`, `${origin}/de/about-us`]))
  })

  test('lists each page’s eight translations and the default', async () => {
    const links = (await readSiteMap()).get(`${origin}/fr/food`)
    expect(links).toEqual([
      ...languages.map((language) => `${language} ${origin}/${language}/food`),
      `x-default ${origin}/en/food`,
    ])
  })

  test('lists only the languages the site offers', async () => {
    const entries = await readSiteMap(two)
    expect([...entries.keys()].filter((address) => address.endsWith('/food'))).toEqual([
      `${origin}/el/food`,
      `${origin}/ar/food`,
    ])
    expect(entries.get(`${origin}/ar/food`)).toEqual([
      `el ${origin}/el/food`,
      `ar ${origin}/ar/food`,
      `x-default ${origin}/el/food`,
    ])
  })
})

test('robots.txt lists the site map and private paths', async () => {
  const answer = await app.request('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /*/sign-in', `Sitemap: ${origin}/sitemap.xml`]),
  )
  expect(lines.filter((line) => line.includes('team'))).toEqual(['Disallow: /*/join-team', 'Disallow: /*/team'])
  for (const path of ['/sitemap.xml', '/en/manifest.webmanifest'])
    expect(await (await app.request(path)).text(), path).not.toContain('/team')
})

test('robots.txt forbids every page that is not listed', async () => {
  const lines = (await (await app.request('/robots.txt')).text()).split('\n')
  const forbidden = lines.flatMap((line) => line.match(/^Disallow: \/\*(.+)/)?.[1] ?? [])
  const isForbidden = (path: string) => forbidden.some((above) => `${path}/`.startsWith(above.replace(/\/?$/, '/')))
  const pages = routes.flatMap(({ path: top = '', children = [] }) =>
    children.flatMap(({ path = '' }) => (path === '*' ? [] : `/${top}/${path}`.replace(/\/$/, ''))),
  )
  const found: string[] = [...listedPaths, '/:lang/products/:reference']
  expect(pages.filter((page) => !isForbidden(page.slice('/:lang'.length))).sort()).toEqual(found.sort())
})

const manifestSchema = z.object({
  name: z.literal('Stocklot'),
  description: z.string(),
  lang: z.string(),
  dir: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

describe('the web app manifest', () => {
  test.each(languages)('is in %s and links to existing pages', async (language) => {
    const answer = await app.request(`/${language}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = manifestSchema.parse(await answer.json())
    expect([manifest.lang, manifest.dir]).toEqual([language, direction(language)])
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      expect((await app.request(url)).status, url).toBe(200)
    const html = await (await app.request(`/${language}/food`)).text()
    expect(html).toContain(`<link rel="manifest" href="/${language}/manifest.webmanifest"/>`)
  })

  test('does not exist in other languages', async () => {
    expect((await app.request('/xx/manifest.webmanifest')).status).toBe(404)
    expect((await two.request('/de/manifest.webmanifest')).status).toBe(404)
  })
})
