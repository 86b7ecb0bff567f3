import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { direction, type Language } from '../../app/platform/i18n/languages'
import { askAboutLots } from '../ask-suppliers'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { fillLists } from '../fill-lists'
import { fillMailings } from '../fill-mailings'
import { fillOffice } from '../fill-office'
import { findViolations } from '../find-violations'
import { keyboardFaults } from '../keyboard-faults'
import { missingText } from '../missing-text'
import { complaintsOf, openOfficeJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { openVisitor } from '../open-test-site'
import { screens, screensOf } from '../page-coverage'
import { lotsToShow, officeStates, type ShownOffice } from '../page-states'
import { sendLots } from '../send-lots'
import { shiftOf } from '../shift-of'

let office: ShownOffice

const { site, browser, signedIn } = await openOfficeJourney(openStockedSite(lotsToShow))

beforeAll(async () => {
  const [lot = ''] = site.references
  const mailing = await sendLots(browser, site, signedIn, lot)
  const filled = await fillOffice(site, lot)
  office = {
    ...filled,
    ...(await fillLists(site, filled.offer)),
    ...(await fillMailings(site.services, lot)),
    ...(await askAboutLots(site)),
    mailing,
  }
  // Results of background jobs are part of the pages.
  const isDrawn = async () => expect(await read(`/en/team/inbox/${office.offer}`)).toContain('First page')
  await vi.waitFor(isDrawn, { timeout: 300_000, interval: 1_000 })
})

async function read(address: string): Promise<string> {
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

async function visitAll(
  language: Language,
  options: BrowserContextOptions & { width?: 390 | 1440 },
  look: (page: Page, address: string, place: number) => Promise<void>,
  isWanted: (position: number) => boolean = () => true,
) {
  const visitor = await openVisitor(browser, site, { bypassCSP: true, storageState: signedIn, ...options })
  const page = await visitor.newPage()
  await page.goto(`${site.url}/${language}`)
  // Fonts that arrive late on a busy machine shift the first page; `first-interaction` tests that.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const complaints = complaintsOf(page)
  const states = officeStates(language, office).filter((_, position) => isWanted(position))
  for (const [place, address] of states.entries()) {
    expect((await page.goto(address))?.status(), address).toBe(200)
    await look(page, address, place)
  }
  await visitor.close()
  expect(complaints).toEqual([])
}

test.each(screens)(
  'in $language at $width px, $scheme, office pages do not shift, are accessible and work by keyboard',
  async (screen) => {
    const { language, width, scheme } = screen
    const faults: string[] = []
    const look = async (page: Page, address: string, place: number) => {
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
      )
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const { score, moved } = await shiftOf(page)
      const found = [
        ...((await page.evaluate(() => document.documentElement.scrollWidth)) === width
          ? []
          : ['something sticks out']),
        ...((await page.evaluate(areCurrentTabsSeen)) ? [] : ['the current tab is out of sight']),
        ...(score < 0.05 ? [] : moved),
        ...(await findViolations(page, scheme, place === 0 ? 'page' : 'inside')),
        ...(width === 1440 ? await keyboardFaults(page) : []),
      ]
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    await visitAll(language, { width }, look, (position) => screensOf(position).includes(screen))
    expect(faults).toEqual([])
  },
)

function areCurrentTabsSeen(): boolean {
  return [...document.querySelectorAll('.office__tabs [aria-current]')].every((tab) => {
    const { left, right } = tab.getBoundingClientRect()
    return right > 0 && left < innerWidth
  })
}

/** A tablet, and windows beside the places of the office. */
const between = [800, 1101, 1280]

test('without JavaScript every office page has one headline and fits 320 px, tablets and small windows', async () => {
  const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }
  await visitAll('el', phone, async (page, address) => {
    const seen = await page.evaluate(() => ({
      language: document.documentElement.lang,
      direction: document.documentElement.dir,
      headlines: [...document.querySelectorAll('h1')].map((headline) => headline.checkVisibility()),
      width: document.documentElement.scrollWidth,
      styled: document.querySelectorAll('[style], body style').length,
      squeezed: [...document.querySelectorAll('svg, img')]
        .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }) && drawing.clientWidth === 0)
        .map((drawing) => drawing.outerHTML),
    }))
    const right = { language: 'el', direction: direction('el'), headlines: [true], width: 320, styled: 0, squeezed: [] }
    expect(seen, address).toEqual(right)
    for (const width of between) {
      await page.setViewportSize({ width, height: 640 })
      const fit = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        squeezed: [...document.querySelectorAll('tr')].filter((row) => row.clientHeight > innerHeight).length,
      }))
      expect(fit, address).toEqual({ width, squeezed: 0 })
    }
    await page.setViewportSize(phone.viewport)
  })
})

test.runIf(canCheckMarkup)(
  'the Nu HTML checker finds nothing on any page of the office, and no text is missing',
  async () => {
    const pages = new Map<string, string>()
    // Languages that differ in direction and alphabet.
    for (const language of ['el', 'ar'] as const)
      for (const [place, address] of officeStates(language, office).entries()) {
        const html = await read(address)
        pages.set(`${place}${address.replaceAll(/[/?=@]/g, '-')}`.slice(0, 80), html)
        // The fields of reply templates are shown as they are typed.
        const shown = html.replaceAll(/<script\b[\s\S]*?<\/script>|<code\b[^>]*>\{[^<]*<\/code>/g, '')
        const words = shown.replaceAll(/<[^>]*>/g, ' ')
        expect(words, address).not.toMatch(missingText)
      }
    expect(await checkMarkup(pages)).toEqual([])
  },
)
