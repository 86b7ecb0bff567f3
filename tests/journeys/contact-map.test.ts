import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { openBrowser, type TestSite } from '../open-test-site'
import { screensOf } from '../page-coverage'
import { alive, type ShowOptions, showPage } from '../show-page'

vi.setConfig({ testTimeout: 300_000 })

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

interface Look {
  readonly page: Page
  /** External URLs the browser requested. Each is answered with an empty page. */
  readonly outside: readonly string[]
}

async function visit(path: string, options: ShowOptions, look: (seen: Look) => Promise<void>) {
  const outside: string[] = []
  const prepare = (page: Page) =>
    page.route(
      (url) => url.origin !== site.url,
      async (route) => {
        outside.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' })
      },
    )
  await showPage({ browser, site }, path, { ...options, prepare }, (page) => look({ page, outside }))
}

test('there is a drawn map and a link to a real one', async () => {
  await visit('/de/contact', { javaScriptEnabled: false }, async ({ page, outside }) => {
    const map = page.getByRole('region', { name: 'Karte' })
    expect(await map.getByRole('button', { includeHidden: true }).isVisible()).toBe(false)
    const link = map.getByRole('link', { name: 'In Karten öffnen' })
    expect(await link.getAttribute('href')).toMatch(/google\.com\/maps\/search\/.*Rotterdam.*Niederlande$/)
    expect(outside).toEqual([])
  })
})

test('the map asks nobody outside before the visitor agrees; the answer is kept, and can be taken back on the spot', async () => {
  await visit('/de/contact', {}, async ({ page, outside }) => {
    const load = page.getByRole('button', { name: 'Karte laden' })
    const hide = page.getByRole('button', { name: 'Karte nicht mehr laden' })
    await page.locator('#map').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
    await page.getByLabel('Auswahl auf diesem Gerät merken').check()
    await load.click()
    await page.locator('iframe').waitFor()
    expect(new URL((await page.locator('iframe').getAttribute('src')) ?? '').searchParams).toEqual(
      new URLSearchParams({
        q: 'Harbour Road 12, Dock 4, 3089 JW Rotterdam, Niederlande',
        z: '17',
        hl: 'de',
        output: 'embed',
      }),
    )
    await vi.waitUntil(() => outside.length === 1, 10_000)
    expect(await hide.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.reload()
    await page.locator('iframe').waitFor()
    await hide.click()
    await load.waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    const asked = outside.length
    await page.reload()
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(outside).toHaveLength(asked)
  })
})

test('the map is forgotten with the page when the visitor does not want the answer kept', async () => {
  await visit('/en/contact', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Load map' }).click()
    await page.locator('iframe').waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Load map' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })
})

test('the map is let in by the browser also when the visitor came from another page', async () => {
  await visit('/en', {}, async ({ page, outside }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByRole('button', { name: 'Load map' }).click()
    await vi.waitUntil(() => outside.some((address) => address.startsWith('https://www.google.com/maps?')), 10_000)
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' })
  })
})

test.each(screensOf(0))('the map is accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  await visit(`/${language}/contact`, { width, bypassCSP: true, reducedMotion: 'reduce' }, async ({ page }) => {
    await page.locator('.contact-map__consent button').click()
    await page.locator('iframe').waitFor()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})
