import { spawnSync } from 'node:child_process'
import { openBrowser } from '../open-test-site.ts'
import { openFirefox } from './bidi.ts'
import type { Engine, Tab } from './tab.ts'
import { openWebKit } from './webdriver.ts'

/** Starts each browser; what is missing comes from Debian. Chromium is the control: the tests use it every day. */
export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: () => {
    install({ 'firefox-esr': 'firefox-esr' })
    return openFirefox()
  },
  webkit: () => {
    install({ WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' })
    return openWebKit()
  },
}

async function openChromium(): Promise<Engine> {
  const browser = await openBrowser()
  const openTab = async (): Promise<Tab> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const element = async (expression: string) => {
      const found = (await page.evaluateHandle<Element>(expression)).asElement()
      if (!found) throw new Error(`There is no ${expression}`)
      return found
    }
    return {
      open: async (address) => void (await page.goto(address)),
      read: (expression) => page.evaluate<string | null>(expression),
      click: async (expression) => (await element(expression)).click({ timeout: 10_000 }),
      type: async (expression, text) => (await element(expression)).fill(text),
      choose: async (expression, path) => (await element(expression)).setInputFiles(path),
      close: () => context.close(),
    }
  }
  return { name: `Chromium ${browser.version()}`, openTab, close: () => browser.close() }
}

/** Debian's packages by the program that each brings. */
function install(wanted: Readonly<Record<string, string>>): void {
  const lacks = () => Object.entries(wanted).filter(([program]) => spawnSync('which', [program]).status !== 0)
  const apt = (...args: string[]) => spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (lacks().length === 0) return
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...lacks().map(([, name]) => name))
  const missing = lacks().map(([, name]) => name)
  if (missing.length > 0) throw new Error(`Debian's ${missing.join(' and ')} could not be installed.`)
}
