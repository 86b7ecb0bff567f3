import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor, type TestSite } from './open-test-site'

export interface ShowOptions extends BrowserContextOptions {
  width?: 390 | 1440
  /** No interaction, so that the page is not hydrated. */
  still?: boolean
  expected?: RegExp
  prepare?: (page: Page) => Promise<unknown>
}

let visitors = 0

/** A new address (RFC 5737) for servers that trust `x-forwarded-for`, so that rate limits start at zero. */
export function freshAddress(): string {
  visitors += 1
  return `203.0.113.${visitors % 256}`
}

/** Opens a page with a new visitor address and waits for hydration. Unexpected browser errors fail the test. */
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

/** Waits until the page's script runs: it marks the current theme button, which may be hidden. */
export async function alive(page: Page): Promise<void> {
  await page.locator('button[aria-pressed=true]').first().waitFor({ state: 'attached' })
}
