import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { screensOf, wideLanguages } from '../page-coverage'
import { chooseFiles, cut, fill, meetCalls, openSellJourney, sendButton, through, untilAlive } from './offer-note'

const { site, visitSell } = await openSellJourney()

describe.each(screensOf(0))('$language at $width, $scheme', ({ scheme, ...look }) => {
  test('is accessible in every state', async () => {
    await visitSell({ ...look, bypassCSP: true }, async (page) => {
      await meetCalls(page, cut, cut, cut, through)
      await page.locator('.request-more summary').click()
      await sendButton(page).click()
      await page.locator('.is-bad').first().waitFor()
      expect(await findViolations(page, scheme)).toEqual([])
      await fill(page)
      await chooseFiles(page, site, { name: 'list.csv', content: 'sku;quantity\n1;2\n' })
      await page.locator('.file.is-done').waitFor()
      await sendButton(page).click()
      await page.locator('.alert--bad').waitFor()
      expect(await findViolations(page, scheme)).toEqual([])
      await page.locator('.alert--bad button[type=submit]').click()
      await page.locator('.receipt').waitFor()
      expect(await findViolations(page, scheme)).toEqual([])
    })
  })
})

test('the form fits 320 px in every state', async () => {
  await visitSell({ viewport: { width: 320, height: 640 } }, async (page) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    await meetCalls(page, ...wideLanguages.flatMap(() => [(route: Route) => route.fulfill({ status: 403 }), through]))
    for (const language of wideLanguages) {
      await page.goto(`/${language}/sell`)
      await untilAlive(page)
      expect(await fits(), language).toBe(true)
      await page.locator('.request-more summary').click()
      await sendButton(page).click()
      await page.locator('.is-bad').first().waitFor()
      expect(await fits(), `${language}: faults`).toBe(true)
      await fill(page, { company: 'Donaudampfschifffahrtsgesellschaftskapitänsverband'.repeat(2) })
      await sendButton(page).click()
      await page.locator('.alert--bad').waitFor()
      expect(await fits(), `${language}: not sent`).toBe(true)
      await page.locator('.alert--bad button[type=submit]').click()
      await page.locator('.receipt').waitFor()
      expect(await fits(), `${language}: receipt`).toBe(true)
    }
  })
})

test('only the receipt is printed', async () => {
  await visitSell({}, async (page) => {
    await fill(page)
    await sendButton(page).click()
    await page.locator('.receipt').waitFor()
    await page.emulateMedia({ media: 'print' })
    const shown = await page.locator('header, footer, .note-page__head, .note-page__aside, .fab, .receipt button').all()
    for (const part of shown) expect(await part.isVisible()).toBe(false)
    expect(await page.getByText('Offer number').isVisible()).toBe(true)
    expect(await page.locator('.barcode').isVisible()).toBe(true)
  })
})

test('the form is torn off and stamped unless motion is reduced', async () => {
  const movingParts = async (reducedMotion: 'reduce' | 'no-preference') => {
    const names: string[] = []
    await visitSell({ reducedMotion }, async (page) => {
      await fill(page)
      await sendButton(page).click()
      await page.locator('.receipt').waitFor()
      names.push(
        ...(await page.evaluate(() =>
          document
            .getAnimations()
            .flatMap((animation) => (animation instanceof CSSAnimation ? [animation.animationName] : [])),
        )),
      )
    })
    return names.sort()
  }
  expect(await movingParts('no-preference')).toEqual(['feed', 'thunk'])
  expect(await movingParts('reduce')).toEqual([])
})
