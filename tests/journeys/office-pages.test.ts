import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { direction, type Language } from '../../app/platform/i18n/languages'
import { askAboutLots } from '../ask-suppliers'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { fillLists } from '../fill-lists'
import { fillMailings } from '../fill-mailings'
import { fillOffice } from '../fill-office'
import { findViolations } from '../find-violations'
import { joinOffice } from '../join-office'
import { keyboardFaults } from '../keyboard-faults'
import { missingText } from '../missing-text'
import { openStockedSite, type StockedSite } from '../open-stocked-site'
import { openBrowser, openVisitor } from '../open-test-site'
import { screens, screensOf } from '../page-coverage'
import { lotsToShow, officeStates, type ShownOffice } from '../page-states'
import { sendLots } from '../send-lots'
import { shiftOf } from '../shift-of'

let site: StockedSite
let browser: Browser
let office: ShownOffice
let signedIn: Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openStockedSite(lotsToShow), openBrowser()])
  const kept = await joinOffice(browser, site)
  if (typeof kept === 'string') throw new Error('What a browser keeps is no file.')
  signedIn = kept
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
  await vi.waitFor(isDrawn, { timeout: 120_000, interval: 1_000 })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
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
  look: (page: Page, address: string) => Promise<void>,
  isWanted: (position: number) => boolean = () => true,
) {
  const seen = { bypassCSP: true, reducedMotion: 'reduce', storageState: signedIn } as const
  const visitor = await openVisitor(browser, site, { ...seen, ...options })
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(`${page.url()}: ${fault.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  const states = officeStates(language, office).filter((_, position) => isWanted(position))
  for (const address of states) {
    expect((await page.goto(address))?.status(), address).toBe(200)
    await look(page, address)
  }
  await visitor.close()
  expect(complaints).toEqual([])
}

test.each(screens)(
  'in $language at $width px, $scheme, no page of the office moves while it arrives, axe finds nothing, and the keyboard reaches everything',
  async (screen) => {
    const { language, width, scheme } = screen
    const faults: string[] = []
    const look = async (page: Page, address: string) => {
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
      )
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const found = [
        ...((await page.evaluate(() => document.documentElement.scrollWidth)) === width
          ? []
          : ['something sticks out']),
        ...((await shiftOf(page)) < 0.05 ? [] : ['something moves']),
        ...(await findViolations(page, scheme)),
        ...(width === 1440 ? await keyboardFaults(page) : []),
      ]
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    await visitAll(language, { width }, look, (position) => screensOf(position).includes(screen))
    expect(faults).toEqual([])
  },
  300_000,
)

test('without JavaScript every page of the office stands, with one headline, on a screen of 320 px', async () => {
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
  })
}, 300_000)

test.runIf(canCheckMarkup)(
  'the Nu HTML checker has nothing to say about the office, and no text is missing',
  async () => {
    const pages = new Map<string, string>()
    // Languages that differ in direction, alphabet, length or time format.
    for (const language of ['en', 'de', 'el', 'ar'] as const)
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
  300_000,
)
