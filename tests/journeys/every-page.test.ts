import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { direction, type Language, languages } from '../../app/i18n/languages'
import { pageAddress } from '../../app/i18n/page-address'
import { listedPaths } from '../../app/site/pages'
import english from '../../locales/en.json'
import englishOffice from '../../locales/en.office.json'
import { findViolations } from '../find-violations'
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

/** A key in the place of its text, a placeholder, or a value that is not there. */
const missingText = new RegExp(
  `\\b(?:${Object.keys({ ...english, ...englishOffice }).join('|')})\\.[a-z]+_|[{}]|\\b(?:undefined|null|NaN)\\b`,
)

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
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? null,
        text: document.body.innerText,
        lines: document.querySelector('main')?.innerText.split('\n') ?? [],
      }))
      const { title, description, text, lines, ...rest } = seen
      const right = { language, direction: direction(language), headlines: [true], width: 320, styled: 0 }
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

/** Steps through a page by Tab. @returns what cannot be reached, comes out of order, or looks the same with the focus as without */
async function keyboardFaults(page: Page): Promise<string[]> {
  const steps = await page.evaluate(() => {
    // What a page gives the focus to by itself would show it already.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const scope = document.querySelector('dialog:modal') ?? document
    const known = new Set<string>()
    const expected = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) return false
      if (element.matches(':disabled, [inert] *')) return false
      // Of radio buttons with one name the arrow keys reach the others.
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      return !known.has(element.name) && known.add(element.name)
    })
    const lookOf = (element: HTMLElement) =>
      [element, element.parentElement, element.nextElementSibling, element.closest('label'), element.closest('article')]
        .map((part) => {
          if (!part) return ''
          const { outline, boxShadow, borderColor, backgroundColor, transform, top, opacity } = getComputedStyle(part)
          return [outline, boxShadow, borderColor, backgroundColor, transform, top, opacity].join()
        })
        .join('\n')
    const before = new Map(expected.map((element) => [element, lookOf(element)]))
    const visited: HTMLElement[] = []
    const unseen: string[] = []
    const nameOf = (element: HTMLElement) => element.outerHTML.slice(0, 120)
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || visited.includes(target)) return
      visited.push(target)
      if (before.get(target) === lookOf(target)) unseen.push(nameOf(target))
    })
    addEventListener('keyup', ({ key }) => {
      if (key !== 'Escape') return
      const places = visited.filter((element) => before.has(element)).map((element) => expected.indexOf(element))
      const turns = places.filter((place, index) => place < (places[index - 1] ?? -1)).length
      const missed = expected.filter((element) => !visited.includes(element))
      document.documentElement.dataset.faults = JSON.stringify([
        ...missed.map((element) => `not reached: ${nameOf(element)}`),
        ...unseen.map((name) => `not to be seen: ${name}`),
        // The walk may begin amid the page, where the focus was.
        ...(turns > 1 ? [`out of order: ${places}`] : []),
      ])
    })
    // The parts of a date are stops of their own.
    return expected.length + 3 * scope.querySelectorAll('input[type=date]').length + 3
  })
  for (let step = 0; step < steps; step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  return JSON.parse((await page.locator('html').getAttribute('data-faults')) ?? '["the walk has no end"]')
}
