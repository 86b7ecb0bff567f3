import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStockedSite, type StockedSite } from '../open-stocked-site'
import { openBrowser, openVisitor, whenAwake } from '../open-test-site'

let site: StockedSite
let browser: Browser

beforeAll(async () => {
  const lots = Array.from({ length: 30 }, (_, place) => ({
    changes: { externalId: `lot-${place}`, texts: { en: { title: `Beach balls, pallet ${place}` } }, lines: [] },
  }))
  ;[site, browser] = await Promise.all([openStockedSite(lots), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const middle = (page: Page) => page.getByRole('article').nth(3).getByRole('link').first()

describe.each(['without JavaScript', 'before the script is there'] as const)('%s', (state) => {
  test('who leaves a lot finds the list where they left it, also its second page', async () => {
    const visitor = await openVisitor(browser, site, {
      javaScriptEnabled: state !== 'without JavaScript',
      viewport: { width: 390, height: 600 },
    })
    const page = await visitor.newPage()
    await page.goto('/en/products')
    await page.getByRole('link', { name: 'More lots' }).click()
    await page.waitForURL((url) => url.search !== '')
    await expect.poll(() => page.getByRole('article').count()).toBe(6)
    const list = page.url()
    // A new document, whose script nobody has called yet.
    if (state === 'before the script is there') await page.goto(list)
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    // By the keyboard: a click may scroll once more.
    await middle(page).focus()
    const left = await place()
    expect(left).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products/L-**')
    await page.getByRole('heading', { level: 1, name: 'Beach balls' }).waitFor()
    expect(await place()).toBe(0)
    await page.goBack()
    await page.waitForURL(list)
    await expect.poll(place).toBe(left)
    await visitor.close()
  })
})

test('the goods are behind “Buy”', async () => {
  const visitor = await openVisitor(browser, site, { viewport: { width: 1440, height: 900 } })
  const page = await visitor.newPage()
  await page.goto('/en/contact')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' }).click()
  await page.getByRole('article').first().waitFor()
  await visitor.close()
})

describe.each(['no-preference', 'reduce'] as const)('motion: %s', (reducedMotion) => {
  test('the photo of a card becomes the photo of its lot, where motion is wanted', async () => {
    const visitor = await openVisitor(browser, site, { reducedMotion, viewport: { width: 1440, height: 900 } })
    const page = await visitor.newPage()
    await page.goto('/en/products')
    await whenAwake(page)
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...options) => {
        const transition = start(...options)
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
          document.documentElement.dataset.moved = moving.join(' ')
        })
        return transition
      }
    })
    await middle(page).click()
    await page.getByRole('heading', { level: 1, name: 'Beach balls' }).waitFor()
    const moved = page.locator('html[data-moved]')
    await moved.waitFor({ state: 'attached' })
    const what = (await moved.getAttribute('data-moved')) ?? ''
    expect(what.includes('::view-transition-group(lot-photo)')).toBe(reducedMotion === 'no-preference')
    await visitor.close()
  })
})
