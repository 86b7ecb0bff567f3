import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite } from '../open-test-site'

vi.setConfig({ testTimeout: 300_000 })

const paths = ['food', 'stocklots', 'aliveta', 'about-us', 'privacy', 'imprint']
let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
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
