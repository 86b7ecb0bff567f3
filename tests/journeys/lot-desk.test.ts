import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinOffice } from '../join-office'
import { openStockedSite, type StockedSite } from '../open-stocked-site'
import { openBrowser, openVisitor, whenAwake } from '../open-test-site'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: StockedSite
let browser: Browser
/** What the browser of somebody of the team keeps. */
let signedIn: NonNullable<BrowserContextOptions['storageState']>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    openStockedSite([{ changes: { texts: { en: { title: 'Board games' } } } }], { TRUSTED_PROXIES: '127.0.0.1,::1' }),
    openBrowser(),
  ])
  signedIn = await joinOffice(browser, site)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('what was typed last is kept: when files go, when another page is opened, and when the tab leaves', async () => {
  const visitor = await openVisitor(browser, site, { storageState: signedIn })
  const page = await visitor.newPage()
  const main = page.getByRole('main')
  const path = `/en/team/lots/${site.references[0]}`
  const city = main.getByLabel('City')
  const stored = (expected: string) =>
    expect
      .poll(
        async () => {
          await page.goto(path)
          return city.inputValue()
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(expected)
  await page.goto(path)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const photos = main.locator('.stk__f li')
  await main.getByLabel('Photos and documents').setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: png })
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await photos.first().waitFor()
  await photos.getByRole('checkbox', { name: 'Remove' }).check()
  await city.fill('Leipzig')
  await photos.first().waitFor({ state: 'detached' })
  expect(await city.inputValue()).toBe('Leipzig')

  await main.getByRole('link', { name: 'Lots', exact: true }).click()
  await stored('Leipzig')
  await whenAwake(page)
  await city.fill('Dresden')
  // Nobody has left the box: the whole page goes.
  await page.goto('/en')
  await stored('Dresden')
  await visitor.close()
})
