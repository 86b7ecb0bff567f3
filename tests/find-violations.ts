import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everything: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only these rules depend on the color scheme. */
const colors: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What all pages share: public header and footer, and the menu of the office. */
const frame = ['.header', '.footer', '.rail']

/**
 * WCAG 2.2 AA violations (axe); leaves the page in light. The context needs `bypassCSP`, or the page blocks axe.
 * @param part `inside` leaves out the frame that all pages share, a quarter of the work
 */
export async function findViolations(
  page: Page,
  scheme: 'light' | 'dark' | 'both' = 'both',
  part: 'page' | 'inside' = 'page',
): Promise<string[]> {
  await loadAxe(page)
  const found: string[] = []
  for (const [place, colorScheme] of (scheme === 'both' ? (['light', 'dark'] as const) : [scheme]).entries()) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page, place === 0 ? everything : colors, part === 'page' ? [] : frame)
    found.push(...violations.map((line) => `${colorScheme}: ${line}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

let axeAddress: Promise<string> | null = null

async function serveAxe(): Promise<string> {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=86400, immutable' }
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(axeSource)).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? `http://localhost:${address.port}/axe.js` : ''
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  // Chromium keeps a script that has an address compiled; as text it would be compiled again on every page, for 0.2 s.
  axeAddress ??= serveAxe()
  // Without a connection only the text can be loaded.
  await page.addScriptTag({ url: await axeAddress }).catch(() => page.evaluate(axeSource))
}

function violationsOf(page: Page, runOnly: RunOptions['runOnly'], exclude: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      // The scheme applies with the next frame; then wait for color transitions, whose intermediate colors belong to neither scheme.
      await new Promise(requestAnimationFrame)
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map((transition) => transition.finished))
      // Defined by the script above.
      const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
      const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })
      return violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    { runOnly, exclude },
  )
}
