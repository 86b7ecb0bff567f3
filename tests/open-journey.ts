import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { joinOffice, type SignedIn } from './join-office'
import { closeWindows, openVisitor, sharedBrowser, type TestSite, whenAwake } from './open-test-site'
import { freshAddress } from './site-api'
import { openWindows, type WindowOptions } from './windows'

export interface VisitOptions extends WindowOptions {
  /** Looks at the page before it is hydrated. */
  early?: boolean
  /** Errors that the browser may log. */
  expected?: RegExp
  /** In a window that nobody used before or uses after: for visits that need an empty cache, or leave scripts or a clock behind. */
  alone?: boolean
  prepare?: (page: Page) => Promise<unknown>
  waitUntil?: 'domcontentloaded' | 'load' | 'networkidle'
}

export type Visit = (path: string, options: VisitOptions, look: (page: Page) => Promise<void>) => Promise<void>

export interface Journey<Site extends TestSite> {
  readonly site: Site
  readonly browser: Browser
  /** Opens a page in a new window from a new address, and waits for hydration. Unexpected browser errors fail the test. */
  readonly visit: Visit
}

export interface OfficeJourney<Site extends TestSite> extends Journey<Site> {
  readonly signedIn: SignedIn
  readonly visitOffice: Visit
}

/** A site and a browser for the tests of a file, whose windows close after the last one; `defaults` hold for every visit. */
export async function openJourney<Site extends TestSite>(
  opening: Promise<Site>,
  defaults: VisitOptions = {},
): Promise<Journey<Site>> {
  const [site, browser] = await Promise.all([opening, sharedBrowser()])
  afterAll(async () => {
    await closeWindows(browser)
    await site.close()
  })
  const windows = openWindows(browser, site)
  const visit: Visit = async (path, options, look) => {
    const { expected, alone, prepare, early, waitUntil, ...settings } = { ...defaults, ...options }
    const window = { extraHTTPHeaders: { 'x-forwarded-for': freshAddress() }, ...settings }
    const lookAt = async (page: Page) => {
      const complaints = complaintsOf(page, expected)
      await prepare?.(page)
      await page.goto(path, { waitUntil })
      if (window.javaScriptEnabled !== false && !window.still && !early) await whenAwake(page)
      await look(page)
      expect(complaints).toEqual([])
    }
    if (!alone) return windows.use(window, lookAt)
    const visitor = await openVisitor(browser, site, window)
    await lookAt(await visitor.newPage())
    await visitor.close()
  }
  return { site, browser, visit }
}

/** A journey that also has the team's first account. */
export async function openOfficeJourney<Site extends TestSite>(
  opening: Promise<Site>,
  defaults: VisitOptions = {},
): Promise<OfficeJourney<Site>> {
  const journey = await openJourney(opening, defaults)
  const signedIn = await joinOffice(journey.site)
  return {
    ...journey,
    signedIn,
    visitOffice: (path, options, look) => journey.visit(path, { storageState: signedIn, ...options }, look),
  }
}

/** Of an answer whose page was left while it arrived: React Router does not await the end of its stream. */
const leftUnread = 'signal is aborted without reason'
/** React Router asks for the routes of a page's links some moments after it has loaded, when a test may have cut the line. */
const unfetchedRoutes = 'Failed to fetch manifest patches TypeError: Failed to fetch'

/** Collects uncaught errors and what the browser logs as an error. */
export function complaintsOf(page: Page, expected?: RegExp): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => {
    if (message !== leftUnread) complaints.push(`${page.url()}: ${message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith(unfetchedRoutes) && !expected?.test(text))
      complaints.push(`${page.url()}: ${text}`)
  })
  return complaints
}
