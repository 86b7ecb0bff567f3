import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
const siteFile = join(directory, 'site.yaml')
await writeFile(
  siteFile,
  `${await readFile('config/site.yaml', 'utf8')}
externalForms:
  food: https://forms.example.com/food?list=1
`,
)
const app = await openTestApp({ SITE_FILE: siteFile })
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

async function callToAction(path: string): Promise<string> {
  const html = await (await app.request(path)).text()
  return /<main.*?(<a class="btn[^>]*>)/s.exec(html)?.[1] ?? ''
}

test('links to an external form in a new tab where one is set', async () => {
  const link = await callToAction('/en/food')
  expect(link).toContain('href="https://forms.example.com/food?list=1"')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener"')
})

test.each([
  ['/en/stocklots', '/en/request'],
  ['/el/aliveta', '/el/request?category=food&amp;brand=Aliveta'],
])('without one, %s links to our own form with its subject filled in', async (path, address) => {
  const link = await callToAction(path)
  expect(link).toContain(`href="${address}"`)
  expect(link).not.toContain('target=')
})
