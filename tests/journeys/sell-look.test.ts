import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '../../app/platform/i18n/languages'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { openBrowser, type TestSite } from '../open-test-site'
import { screensOf } from '../page-coverage'
import {
  chooseFiles,
  cut,
  fill,
  meetCalls,
  sendButton,
  through,
  untilAlive,
  type VisitOptions,
  visitSellPage,
} from './offer-note'

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

const visit = (options: VisitOptions, act: (page: Page) => Promise<void>) => visitSellPage(browser, site, options, act)

describe.each(screensOf(0))('$language at $width, $scheme', ({ scheme, ...look }) => {
  test('is free of barriers in every state', async () => {
    await visit({ ...look, bypassCSP: true }, async (page) => {
      await meetCalls(page, cut, cut, cut, through)
      await page.locator('.reqmore summary').click()
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

test('it fits 320 px in every state and language', async () => {
  await visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    await meetCalls(page, ...languages.flatMap(() => [(route: Route) => route.fulfill({ status: 403 }), through]))
    for (const language of languages) {
      await page.goto(`/${language}/sell`)
      await untilAlive(page)
      expect(await fits(), language).toBe(true)
      await page.locator('.reqmore summary').click()
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

test('the delivery note is printed, and nothing around it', async () => {
  await visit({}, async (page) => {
    await fill(page)
    await sendButton(page).click()
    await page.locator('.receipt').waitFor()
    await page.emulateMedia({ media: 'print' })
    const shown = await page.locator('header, footer, .notehead, .noteside, .fab, .receipt button').all()
    for (const part of shown) expect(await part.isVisible()).toBe(false)
    expect(await page.getByText('Offer number').isVisible()).toBe(true)
    expect(await page.locator('.barcode').isVisible()).toBe(true)
  })
})

test('the note is torn off and stamped, unless motion is unwanted', async () => {
  const movingParts = async (reducedMotion: 'reduce' | 'no-preference') => {
    const names: string[] = []
    await visit({ reducedMotion }, async (page) => {
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
