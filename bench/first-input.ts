import type { Browser, CDPSession, Page } from 'playwright-core'
import { openBrowser, openTestSite, openVisitor, type TestSite } from '../tests/open-test-site.ts'
import { median } from './measures.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
/** Fast 3G as Chromium's own tools have it. */
const fast3g = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 }

interface FirstInput {
  readonly name: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** What the page shows when the input has had its full effect. */
  readonly effect: string
}

const inputs: readonly FirstInput[] = [
  {
    name: 'click on a button of the script (colours)',
    path: '/en',
    act: (page) => page.locator('.segments button').last().click(),
    effect: 'html[data-theme=dark]',
  },
  { name: 'tap on the menu', path: '/en', act: (page) => page.locator('.burger').tap(), effect: 'dialog#menu:modal' },
  {
    name: 'key in the sell form',
    path: '/en/sell',
    act: (page) => page.locator('#offer-name').press('a'),
    effect: '#offer-attachments:not([name])',
  },
]

/**
 * How soon a page answers the first click, tap and key after it has loaded, on a slow phone: the time until the next paint (Event
 * Timing, as INP counts it), and until the input has had its full effect.
 */
export async function benchFirstInput(): Promise<void> {
  const [site, browser] = await Promise.all([openTestSite({ LOG_LEVEL: 'error' }), openBrowser()])
  try {
    for (const input of inputs) {
      const rounds: { paint: number; effect: number }[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, site, input))
      const paint = median(rounds.map((round) => round.paint))
      const worst = Math.max(...rounds.map((round) => round.paint))
      const effect = Math.round(median(rounds.map((round) => round.effect)))
      console.log(`${input.name}: next paint after ${paint} ms (at most ${worst}), full effect after ${effect} ms`)
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

async function measure(
  browser: Browser,
  site: TestSite,
  input: FirstInput,
): Promise<{ paint: number; effect: number }> {
  const visitor = await openVisitor(browser, site, { width: 390, hasTouch: true, colorScheme: 'light', still: true })
  const page = await visitor.newPage()
  await page.addInitScript(() => {
    const everyEvent = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const { dataset } = document.documentElement
        dataset.slowestInput = String(Math.max(Number(dataset.slowestInput ?? 0), duration))
      }
    }).observe(everyEvent)
  })
  await page.goto(input.path, { waitUntil: 'networkidle' })
  await slowDown(await visitor.newCDPSession(page))
  const begin = performance.now()
  await input.act(page)
  await page.locator(input.effect).waitFor({ state: 'attached' })
  const effect = performance.now() - begin
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  // An input whose answer takes less than 16 ms is not even reported.
  const paint = await page.evaluate(() => Number(document.documentElement.dataset.slowestInput ?? 16))
  await visitor.close()
  return { paint, effect }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', fast3g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
