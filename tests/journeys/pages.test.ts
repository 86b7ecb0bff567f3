import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { direction, languages } from '../../app/i18n/languages'
import { openBrowser, openTestSite, openVisitor, type TestSite } from '../open-test-site'

vi.setConfig({ testTimeout: 30_000 })

const paths = ['food', 'stocklots', 'aliveta', 'about-us', 'privacy', 'imprint']
let site: TestSite
let browser: Browser
/** What stands in each page, by language and path. */
const texts = new Map<string, string>()

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openTestSite(), openBrowser()])
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit(path: string, look: (page: Page) => Promise<void>) {
  const visitor = await openVisitor(browser, site, { bypassCSP: true, reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await look(page)
  await visitor.close()
  expect(complaints).toEqual([])
}

describe.each(languages)('in %s', (language) => {
  test.each(paths)('%s is whole, and never scrolls sideways', async (path) => {
    await visit(`/${language}/${path}`, async (page) => {
      const html = page.locator('html')
      expect(await html.getAttribute('lang')).toBe(language)
      expect(await html.getAttribute('dir')).toBe(direction(language))
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('[style], body style').count()).toBe(0)

      const text = [
        await page.title(),
        await page.locator('meta[name=description]').getAttribute('content'),
        await page.locator('main').innerText(),
      ].join('\n')
      texts.set(`${language} ${path}`, text)
      // A key, a placeholder or a value that is not there.
      expect(text).not.toMatch(/\b[a-z]+_page\.|[{}]|\b(?:undefined|null|NaN)\b/)

      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})

test.each(paths)('%s says everything in other words in every language', (path) => {
  const lines = languages.map((language) => (texts.get(`${language} ${path}`) ?? '').split('\n'))
  for (const [index, own] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      // Facts of the company and single words like "Logistics" may be the same; a sentence may not.
      expect(own.filter((line) => line.split(' ').length > 5 && other.includes(line))).toEqual([])
    }
})

test.each(paths)('%s stands without JavaScript, and leads on', async (path) => {
  const visitor = await openVisitor(browser, site, { javaScriptEnabled: false })
  const page = await visitor.newPage()
  await page.goto(`/en/${path}`)
  expect(await page.locator('h1').isVisible()).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.waitForURL('**/en/contact')
  await visitor.close()
})

test('about us takes a message without JavaScript', async () => {
  const visitor = await openVisitor(browser, site, { javaScriptEnabled: false })
  const page = await visitor.newPage()
  await page.goto('/de/about-us')
  await page.getByLabel('Name').fill('Ines Duarte')
  await page.locator('input[type=email]').fill('ines@duarte.example')
  await page.locator('textarea').fill('Kaufen Sie auch Retouren?')
  await page.locator('form.note button').click()
  await page.waitForURL('**/de/about-us?message=sent*')
  expect(await page.locator('form.note').count()).toBe(0)
  await visitor.close()
})
