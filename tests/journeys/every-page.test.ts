import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { direction, type Language, languages } from '../../app/i18n/languages'
import { pageAddress } from '../../app/i18n/page-address'
import { listedPaths } from '../../app/site/pages'
import { findViolations } from '../find-violations'
import { keyboardFaults } from '../keyboard-faults'
import { missingText } from '../missing-text'
import { openStockedSite, type StockedSite } from '../open-stocked-site'
import { openBrowser, openVisitor } from '../open-test-site'
import { lotsToShow, type PageState, pageStates } from '../page-states'
import { shiftOf } from '../shift-of'
import { alive } from '../show-page'

let site: StockedSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openStockedSite(lotsToShow), openBrowser()])
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Opens every page of a language in one window, one after the other. Any complaint of the browser fails the visit. */
async function visitAll(
  language: Language,
  options: BrowserContextOptions & { width?: 390 | 1440 },
  look: (page: Page, state: PageState) => Promise<void>,
) {
  const visitor = await openVisitor(browser, site, { bypassCSP: true, reducedMotion: 'reduce', ...options })
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(`${page.url()}: ${fault.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404|410/.test(message.text())) complaints.push(message.text())
  })
  for (const state of pageStates(language, site.references)) {
    const answer = await page.goto(state.address)
    expect(answer?.status(), state.address).toBe(state.status)
    await look(page, state)
  }
  await visitor.close()
  expect(complaints).toEqual([])
}

/** What a page is called, and its words, by its address. */
const words = new Map<string, { title: string; description: string | null; lines: string[] }>()

describe.each(languages)('in %s', (language) => {
  test('without JavaScript every page stands, with one headline and all its words, and fits a screen of 320 px and one of 390', async () => {
    const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }
    await visitAll(language, phone, async (page, { address }) => {
      const seen = await page.evaluate(() => ({
        language: document.documentElement.lang,
        direction: document.documentElement.dir,
        headlines: [...document.querySelectorAll('h1')].map((headline) => headline.checkVisibility()),
        width: document.documentElement.scrollWidth,
        styled: document.querySelectorAll('[style], body style').length,
        squeezed: [...document.querySelectorAll('svg, img')]
          .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }) && drawing.clientWidth === 0)
          .map((drawing) => drawing.outerHTML),
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? null,
        text: document.body.innerText,
        lines: document.querySelector('main')?.innerText.split('\n') ?? [],
      }))
      const { title, description, text, lines, ...rest } = seen
      const right = { language, direction: direction(language), headlines: [true], width: 320, styled: 0, squeezed: [] }
      expect(rest, address).toEqual(right)
      expect([title, description, text].join('\n'), address).not.toMatch(missingText)
      expect(title, address).not.toBe('')
      words.set(address, { title, description, lines })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
      await page.setViewportSize(phone.viewport)
    })
    for (const name of ['title', 'description'] as const) {
      const texts = listedPaths.map((path) => words.get(pageAddress(path, language))?.[name])
      expect(new Set(texts).size, name).toBe(listedPaths.length)
    }
  }, 240_000)
})

test.each(listedPaths)('%s says everything in other words in every language', (path) => {
  const texts = languages.map((language) => words.get(pageAddress(path, language))?.lines ?? [])
  for (const [index, own] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      // Facts of the company and single words like "Logistics" may be the same; a sentence may not.
      expect(own.filter((line) => line.split(' ').length > 5 && other.includes(line))).toEqual([])
    }
})

/** Languages that differ in more than their words: direction, alphabet, length. */
describe.each(['en', 'ar', 'de', 'el'] as const)('in %s', (language) => {
  // What is too long for its place is too long on a phone first.
  const widths = language === 'en' || language === 'ar' ? ([390, 1440] as const) : ([390] as const)

  test.each(widths)(
    'no page moves by itself while it arrives, and axe finds nothing on any, %i px',
    async (width) => {
      await visitAll(language, { width }, async (page, { address }) => {
        await settle(page, address)
        // A busy machine paints a page in pieces, whose menu then grows by some pixels.
        expect(await shiftOf(page), address).toBeLessThan(0.05)
        expect(await findViolations(page), address).toEqual([])
      })
    },
    600_000,
  )
})

/** One language of each direction. */
describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('the keyboard reaches everything in order, and shows where it is', async () => {
    await visitAll(language, { width: 1440 }, async (page, { address }) => {
      await settle(page, address)
      expect(await keyboardFaults(page), address).toEqual([])
    })
  }, 240_000)
})

/** Waits until the page is alive, its dialog open, and its typefaces there. */
async function settle(page: Page, address: string) {
  await alive(page)
  if (address.includes('dialog=')) await page.locator('dialog[open]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
