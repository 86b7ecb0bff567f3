import type { Page } from 'playwright-core'

/** Addresses of the scripts that a page runs. */
export const pageScripts = /\/assets\/[^/]+\.js$/

/** A line on which no script of the page that is prepared arrives until `arrive` is called. */
export function slowLine() {
  const arrival = Promise.withResolvers<void>()
  return {
    arrive: arrival.resolve,
    prepare: async (page: Page) => {
      await page.route(pageScripts, async (route) => {
        await arrival.promise
        await route.continue()
      })
    },
  }
}
