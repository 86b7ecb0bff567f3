import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { openJourney, type VisitOptions } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { screensOf } from '../page-coverage'

const { visit } = await openJourney(openSite())

interface Look {
  readonly page: Page
  /** External URLs the browser requested. Each is answered with an empty page. */
  readonly outside: readonly string[]
}

async function visitMap(path: string, options: VisitOptions, look: (seen: Look) => Promise<void>) {
  const outside: string[] = []
  const prepare = (page: Page) =>
    page.route(
      (url) => url.hostname !== 'localhost',
      async (route) => {
        outside.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' })
      },
    )
  await visit(path, { ...options, prepare }, (page) => look({ page, outside }))
}

test('the page has a drawn map and a link to an online map', async () => {
  await visitMap('/de/contact', { javaScriptEnabled: false }, async ({ page, outside }) => {
    const map = page.getByRole('region', { name: 'Karte' })
    expect(await map.getByRole('button', { includeHidden: true }).isVisible()).toBe(false)
    const link = map.getByRole('link', { name: 'In Karten öffnen' })
    expect(await link.getAttribute('href')).toMatch(/google\.com\/maps\/search\/.*Rotterdam.*Niederlande$/)
    expect(outside).toEqual([])
  })
})

test('the map loads nothing before consent, which is stored and can be withdrawn', async () => {
  await visitMap('/de/contact', {}, async ({ page, outside }) => {
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
    await vi.waitUntil(() => outside.length === 1, 300_000)
    expect(await hide.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.reload()
    await page.locator('iframe').waitFor()
    await hide.click()
    await load.waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    const asked = outside.length
    await page.reload()
    await whenAwake(page)
    await page.waitForLoadState('networkidle')
    expect(outside).toHaveLength(asked)
  })
})

test('consent that is not stored ends with the page', async () => {
  await visitMap('/en/contact', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Load map' }).click()
    await page.locator('iframe').waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Load map' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })
})

test('the browser also allows the map after navigating to the page', async () => {
  await visitMap('/en', {}, async ({ page, outside }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.getByRole('button', { name: 'Load map' }).click()
    await vi.waitUntil(() => outside.some((address) => address.startsWith('https://www.google.com/maps?')), 300_000)
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' })
  })
})

test.each(screensOf(0))('the map is accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  await visitMap(`/${language}/contact`, { width, bypassCSP: true }, async ({ page }) => {
    await page.locator('.contact-map__consent button').click()
    await page.locator('iframe').waitFor()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})
