import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../tests/open-test-app'

const directory = mkdtempSync(join(tmpdir(), 'stocklot-test-'))
const siteFile = join(directory, 'site.yaml')
const hostile = '</script><script>alert(1)</script>'
writeFileSync(
  siteFile,
  readFileSync('config/site.yaml', 'utf8').replace(
    'legalName: Stocklot B.V.',
    `legalName: "${hostile}"\n  profiles: [https://network.example.com/stocklot]`,
  ),
)
const app = await openTestApp({ PUBLIC_URL: 'https://stock.example', SITE_FILE: siteFile })
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

test.each(['/en', '/de/contact'])('%s contains structured data about the company', async (path) => {
  const html = await (await app.request(path)).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const company = z.record(z.string(), z.unknown()).parse(JSON.parse(json))
  expect(company).toMatchObject({
    '@type': 'Organization',
    name: 'Stocklot',
    legalName: hostile,
    logo: 'https://stock.example/icons/icon-512.png',
    vatID: 'NL000000000B00',
    address: { addressLocality: 'Rotterdam', addressCountry: 'NL' },
    sameAs: ['https://network.example.com/stocklot'],
  })
  expect(company.contactPoint).toMatchObject([
    { name: 'Elena Markou', telephone: '+31 10 012 0131', availableLanguage: ['en', 'el', 'de'] },
    { name: 'Tomas Lindqvist', email: 'tomas@stocklot.example' },
  ])
})

test('other pages do not contain it', async () => {
  expect(await (await app.request('/en/food')).text()).not.toContain('ld+json')
})
