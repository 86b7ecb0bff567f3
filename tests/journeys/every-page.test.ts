import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { direction, type Language, languages } from '../../app/platform/i18n/languages'
import { pageAddress } from '../../app/platform/i18n/page-address'
import { listedPaths } from '../../app/site/discovery/pages'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { findViolations } from '../find-violations'
import { factsOf, type HtmlFacts } from '../html-facts'
import { keyboardFaults } from '../keyboard-faults'
import { missingText } from '../missing-text'
import { complaintsOf, openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { openVisitor, whenAwake } from '../open-test-site'
import { combinationsOf, screens, screensOf } from '../page-coverage'
import { lotsToShow, type PageState, pageStates } from '../page-states'
import { shiftOf } from '../shift-of'

if (!canCheckMarkup)
  console.warn('\n!!! LEFT OUT: the Nu HTML checker did not run, because Java (default-jre-headless) is missing.\n')

const { site, browser } = await openJourney(openStockedSite(lotsToShow))

/** Opens pages one after the other in one window. Any browser error fails the test. */
async function visitAll(
  states: readonly PageState[],
  options: BrowserContextOptions & { width?: 390 | 1440 },
  look: (page: Page, state: PageState, place: number) => Promise<void>,
) {
  const visitor = await openVisitor(browser, site, { bypassCSP: true, ...options })
  const page = await visitor.newPage()
  await page.goto(`${site.url}/${states[0]?.address.slice(1, 3) ?? 'en'}`)
  // Fonts that arrive late on a busy machine shift the first page; `first-interaction` tests that.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const complaints = complaintsOf(page, /404|410/)
  for (const [place, state] of states.entries()) {
    const answer = await page.goto(state.address)
    expect(answer?.status(), state.address).toBe(state.status)
    await look(page, state, place)
  }
  await visitor.close()
  expect(complaints).toEqual([])
}

function statesIn(language: Language, isWanted: (position: number) => boolean): PageState[] {
  return pageStates(language, site.references).filter((_, position) => isWanted(position))
}

const facts = new Map<string, HtmlFacts>()
/** In two languages each. */
const pagesToCheck = new Map<string, string>()

describe.each(languages)('in %s', (language) => {
  test('the HTML of every page has its language, one headline and no missing text', async () => {
    for (const [place, { address, status }] of pageStates(language, site.references).entries()) {
      const answer = await fetch(site.url + address, { redirect: 'manual' })
      expect(answer.status, address).toBe(status)
      const html = await answer.text()
      if (combinationsOf(languages, place, 2).includes(language))
        pagesToCheck.set(address.slice(1).replaceAll(/[/?=]/g, '-'), html)
      const said = factsOf(html)
      facts.set(address, said)
      expect(said, address).toMatchObject({
        language,
        direction: direction(language),
        headlines: 1,
        inlineStyles: 0,
        title: expect.stringMatching(/./),
        text: expect.not.stringMatching(missingText),
      })
    }
    for (const name of ['title', 'description'] as const) {
      const texts = listedPaths.map((path) => facts.get(pageAddress(path, language))?.[name])
      expect(new Set(texts).size, name).toBe(listedPaths.length)
    }
  })
})

test.runIf(canCheckMarkup)('the Nu HTML checker finds nothing in any page and state but a planted error', async () => {
  expect(pagesToCheck.size).toBeGreaterThanOrEqual(2 * pageStates('en', site.references).length)
  const planted = '<!DOCTYPE html><html lang="en"><title>x</title><p><div></div></p><section></section>'
  const found = await checkMarkup(new Map([...pagesToCheck, ['planted', planted]]))
  expect(found.filter((line) => !line.startsWith('planted: '))).toEqual([])
  expect(found.join('\n')).toContain('planted: error: No “p” element in scope')
  expect(found.join('\n')).toContain('Section lacks heading')
})

test('the site map names every listed page in every language, and nothing else', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '')
  const listed = languages.flatMap((language) => listedPaths.map((path) => site.url + pageAddress(path, language)))
  expect(new Set(named)).toEqual(new Set(listed))
})

test.each(listedPaths)('no sentence of %s is the same in two languages', (path) => {
  const texts = languages.map((language) => facts.get(pageAddress(path, language))?.lines ?? [])
  for (const [index, own] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      // Company data and single words like "Logistics" may be identical; sentences may not.
      expect(own.filter((line) => line.split(' ').length > 5 && other.includes(line))).toEqual([])
    }
})

describe.each(languages)('in %s', (language) => {
  test('without JavaScript every page shows its headline and fits 320 and 390 px', async () => {
    const states = statesIn(language, (position) => combinationsOf(languages, position, 2).includes(language))
    const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }
    await visitAll(states, phone, async (page, { address }) => {
      const seen = await page.evaluate(() => ({
        headlines: [...document.querySelectorAll('h1')].map((headline) => headline.checkVisibility()),
        width: document.documentElement.scrollWidth,
        squeezed: [...document.querySelectorAll('svg, img')]
          .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }) && drawing.clientWidth === 0)
          .map((drawing) => drawing.outerHTML),
      }))
      expect(seen, address).toEqual({ headlines: [true], width: 320, squeezed: [] })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
      await page.setViewportSize(phone.viewport)
    })
  })
})

test.each(screens)(
  'in $language at $width px, $scheme, pages do not shift, are accessible and work by keyboard',
  async (screen) => {
    const { language, width, scheme } = screen
    const states = statesIn(language, (position) => screensOf(position).includes(screen))
    await visitAll(states, { width }, async (page, { address }, place) => {
      await settle(page, address)
      // A busy machine paints a page in pieces, and its menu then grows by some pixels.
      const { score, moved } = await shiftOf(page)
      expect(score < 0.05 ? [] : moved, address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      expect(await findViolations(page, scheme, place === 0 ? 'page' : 'inside'), address).toEqual([])
      if (width === 1440) expect(await keyboardFaults(page), address).toEqual([])
    })
  },
)

async function settle(page: Page, address: string) {
  await whenAwake(page)
  if (address.includes('dialog=')) await page.locator('dialog[open]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
