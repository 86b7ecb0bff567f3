import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { direction, type Language } from '../../app/i18n/languages'
import { findViolations } from '../find-violations'
import { openBrowser, openTestSite, openVisitor, type TestSite } from '../open-test-site'
import { type PageState, pageStates } from '../page-states'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openTestSite(), openBrowser()])
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
  for (const state of pageStates(language)) {
    const answer = await page.goto(state.address)
    expect(answer?.status(), state.address).toBe(state.status)
    await look(page, state)
  }
  await visitor.close()
  expect(complaints).toEqual([])
}

/** One language of each direction; texts and widths of the others are looked at page by page in markup.test.ts and pages.test.ts. */
const looked = ['en', 'ar'] as const

describe.each(looked)('in %s', (language) => {
  test('without JavaScript every page stands, with one headline, and fits a screen of 320 px', async () => {
    const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }
    await visitAll(language, phone, async (page, { address }) => {
      const html = page.locator('html')
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([language, direction(language)])
      expect(await page.locator('h1').count(), address).toBe(1)
      expect(await page.locator('h1').isVisible(), address).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    })
  }, 120_000)

  test.each([390, 1440] as const)(
    'no page moves by itself while it arrives, and axe finds nothing on any, %i px, light and dark',
    async (width) => {
      await visitAll(language, { width }, async (page, { address }) => {
        await settle(page, address)
        expect(await shiftOf(page), address).toBeLessThan(0.01)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await findViolations(page), `${address}, ${colorScheme}`).toEqual([])
        }
      })
    },
    600_000,
  )

  test('the keyboard reaches everything in order, and shows where it is', async () => {
    await visitAll(language, { width: 1440 }, async (page, { address }) => {
      await settle(page, address)
      expect(await keyboardFaults(page), address).toEqual([])
    })
  }, 240_000)
})

/** Waits until the page is alive: which theme is shown, only the browser can say. */
async function settle(page: Page, address: string) {
  await page.locator('button[aria-pressed=true]').first().waitFor({ state: 'attached' })
  if (address.includes('dialog=')) await page.locator('dialog[open]').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** How much of the page moved without the visitor's doing (Cumulative Layout Shift). */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
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
      [element, element.parentElement, element.nextElementSibling, element.closest('label')]
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
