import { setTimeout as delay } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** What a person does in a tab: each act waits until the page shows what it is about. */
export interface Visitor {
  readonly open: (address: string) => Promise<void>
  /** Finds by style-sheet selector, and by a part of the text or label if several match. */
  readonly click: (css: string, text?: string) => Promise<void>
  readonly type: (css: string, text: string) => Promise<void>
  readonly choose: (css: string, path: string) => Promise<void>
  readonly select: (css: string, value: string) => Promise<void>
  readonly see: (css: string, text?: string) => Promise<void>
  readonly textOf: (css: string) => Promise<string>
  readonly count: (css: string) => Promise<number>
  readonly at: (address: RegExp) => Promise<void>
  readonly back: () => Promise<void>
}

/** @param timeouts milliseconds until something that is not shown counts as missing */
export function visitorOf(tab: Tab, timeouts: number): Visitor {
  const find = (css: string, text = '') =>
    `[...document.querySelectorAll(${JSON.stringify(css)})].find((each) => each.checkVisibility()
      && (each.textContent + ' ' + (each.ariaLabel ?? '')).includes(${JSON.stringify(text)}))`
  const until = async (what: string, expression: string) => {
    const deadline = performance.now() + timeouts
    // While a page is replaced by the next one it cannot be read.
    while ((await tab.read(`String(${expression})`).catch(() => '')) !== 'true') {
      if (performance.now() > deadline) throw new Error(`${what} is not shown at ${await tab.read('location.href')}`)
      await delay(50)
    }
  }
  const see = (css: string, text = '') => until(`${css} ${text}`.trim(), `!!${find(css, text)}`)
  const at = (address: RegExp) => until(`${address}`, `${address}.test(location.pathname + location.search)`)
  const textOf = async (expression: string) => (await tab.read(expression)) ?? ''
  return {
    open: async (address) => {
      // Firefox takes the end of a load that is still under way for that of the next one.
      await until('the end of the page before', "document.readyState === 'complete'")
      await tab.open(address)
    },
    see,
    at,
    click: async (css, text) => {
      await see(css, text)
      await tab.click(find(css, text))
    },
    type: async (css, text) => {
      await see(css)
      await tab.type(find(css), text)
    },
    choose: async (css, path) => {
      await until(css, `!!document.querySelector(${JSON.stringify(css)})`)
      await tab.choose(`document.querySelector(${JSON.stringify(css)})`, path)
    },
    // Engines show the choices in windows that drivers do not reach: the choice is made as the browser would report it.
    select: async (css, value) => {
      await see(css)
      const report = "for (const name of ['input', 'change']) box.dispatchEvent(new Event(name, { bubbles: true }))"
      await tab.read(
        `((box) => { box.focus(); box.value = ${JSON.stringify(value)}; ${report}; return box.value })(${find(css)})`,
      )
    },
    textOf: (css) => textOf(`${find(css)}?.textContent`),
    count: async (css) => Number(await textOf(`String(document.querySelectorAll(${JSON.stringify(css)}).length)`)),
    back: async () => void (await tab.read('history.back()')),
  }
}
