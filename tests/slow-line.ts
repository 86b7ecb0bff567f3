import type { Page } from 'playwright-core'

export const pageScripts = /\/assets\/[^/]+\.js$/

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
