import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'

const lots = Array.from({ length: 30 }, (_, place) => ({
  changes: { externalId: `lot-${place}`, texts: { en: { title: `Beach balls, pallet ${place}` } }, lines: [] },
}))
const { visit } = await openJourney(openStockedSite(lots))

const middle = (page: Page) => page.getByRole('article').nth(3).getByRole('link').first()

describe.each(['without JavaScript', 'before the script is there', 'with the script'] as const)('%s', (state) => {
  test('Back from a lot restores the list’s scroll position, even on its second page', async () => {
    const options = {
      javaScriptEnabled: state !== 'without JavaScript',
      early: state !== 'with the script',
      viewport: { width: 390, height: 600 },
    }
    await visit('/en/products', options, async (page) => {
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
    })
  })
})

test('“Buy” shows the lots', async () => {
  await visit('/en/contact', {}, async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('article').first().waitFor()
  })
})

describe.each(['no-preference', 'reduce'] as const)('motion: %s', (reducedMotion) => {
  test('a card’s photo turns into the lot’s photo unless motion is reduced', async () => {
    await visit('/en/products', { reducedMotion }, async (page) => {
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
    })
  })
})
