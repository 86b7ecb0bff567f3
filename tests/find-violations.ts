import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everything: RunOptions['runOnly'] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Only these rules depend on the color scheme. */
const colors: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** WCAG 2.2 AA violations (axe); leaves the page in light. The context needs `bypassCSP`, or the page blocks axe. */
export async function findViolations(page: Page, scheme: 'light' | 'dark' | 'both' = 'both'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found: string[] = []
  for (const [place, colorScheme] of (scheme === 'both' ? (['light', 'dark'] as const) : [scheme]).entries()) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page, place === 0 ? everything : colors)
    found.push(...violations.map((line) => `${colorScheme}: ${line}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

function violationsOf(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // The scheme applies with the next frame; then wait for color transitions, whose intermediate colors belong to neither scheme.
    await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
    // Defined by the script above.
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, runOnly)
}
