import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { SignedIn } from './join-office'
import { openVisitor, type TestSite } from './open-test-site'

export interface WindowOptions extends Omit<BrowserContextOptions, 'storageState'> {
  width?: 390 | 1440
  /** No interaction, so that the page is not hydrated. */
  still?: boolean
  storageState?: SignedIn
}

export interface Windows {
  /** Gives an empty window, which is used again unless `look` fails or closes it. */
  use(options: WindowOptions, look: (page: Page) => Promise<void>): Promise<void>
}

/**
 * The windows of one browser. A new one starts a process and compiles every script again, three times the work of a visit in an
 * open one. Size, scheme, headers and cookies are set for each visit; every other combination of options has windows of its own.
 */
export function openWindows(browser: Browser, site: TestSite): Windows {
  const free = new Map<string, Page[]>()
  return {
    use: async (options, look) => {
      const { width, viewport, colorScheme, reducedMotion, extraHTTPHeaders, storageState, ...fixed } = options
      const key = JSON.stringify(fixed)
      const page = free.get(key)?.pop() ?? (await (await openVisitor(browser, site, fixed)).newPage())
      const context = page.context()
      try {
        await page.setViewportSize(viewport ?? { width: width ?? 1440, height: width === 390 ? 844 : 900 })
        const looks = { colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'reduce' } as const
        await page.emulateMedia({ ...looks, media: null, forcedColors: null, contrast: null })
        await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
        if (storageState) await context.addCookies(storageState.cookies)
        await look(page)
        if (!page.isClosed()) await forget(page, site)
      } catch (fault) {
        await context.close()
        throw fault
      }
      if (page.isClosed()) await context.close()
      else free.set(key, [...(free.get(key) ?? []), page])
    },
  }
}

/** Leaves the page, then removes everything that a visit leaves in a window. */
async function forget(page: Page, site: TestSite): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // An answer with the headers of a page: the browser would start another process for one without.
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}
