import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor, type TestSite } from './open-test-site'

/** How a visitor comes to a page. */
export interface ShowOptions extends BrowserContextOptions {
  width?: 390 | 1440
  /** The visitor keeps their hands off, so that nothing wakes the page. */
  still?: boolean
  /** Complaints of the browser that belong to what is tried out, such as of an answer 422. */
  expected?: RegExp
  /** What is done with the page before anything is loaded. */
  prepare?: (page: Page) => Promise<unknown>
}

let visitors = 0

/** An address that nobody had before (RFC 5737), for a program that believes in `x-forwarded-for`. Limits count by it. */
export function freshAddress(): string {
  visitors += 1
  return `203.0.113.${visitors % 256}`
}

/**
 * Shows one page to a visitor with an address of their own, waits until it is alive, and closes their window afterwards. Any
 * complaint of the browser that was not expected fails the visit.
 */
export async function showPage(
  { browser, site }: { browser: Browser; site: TestSite },
  path: string,
  { expected, prepare, ...options }: ShowOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const extraHTTPHeaders = { 'x-forwarded-for': freshAddress() }
  const visitor = await openVisitor(browser, site, { ...options, extraHTTPHeaders })
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(`${page.url()}: ${fault.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  await prepare?.(page)
  await page.goto(path)
  if (options.javaScriptEnabled !== false && !options.still) await alive(page)
  await look(page)
  await visitor.close()
  expect(complaints).toEqual([])
}

/** Waits until a page's script has begun: which theme is shown only the browser can say. The page itself may hide it. */
export async function alive(page: Page): Promise<void> {
  await page.locator('button[aria-pressed=true]').first().waitFor({ state: 'attached' })
}
