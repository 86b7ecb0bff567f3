import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { openVisitor } from '../open-test-site'

const { site, browser } = await openJourney(openSite())

const pages = ['', '/food', '/aliveta', '/stocklots', '/sell', '/contact', '/about-us', '/privacy', '/imprint']

/**
 * Opens a page, whose HTML may be changed, and interacts with it, so that all scripts run.
 * @returns what the content security policy has blocked when it blocks `last`
 */
async function refusalsUntil(
  path: string,
  last: string,
  { change = (html: string) => html, finish = async (_: Page) => {} } = {},
): Promise<string[]> {
  const visitor = await openVisitor(browser, site)
  const page = await visitor.newPage()
  await page.route(`${site.url}${path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.warn(`refused ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('refused ')) refused.push(message.text())
  })
  const refusal = page.waitForEvent('console', (message) => message.text() === last)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await finish(page)
  await refusal
  await visitor.close()
  return refused
}

test.each(pages)('the browser runs every script of /en%s', async (path) => {
  // Without a refusal that is sure to come last, the test would pass before the browser reports others.
  const elsewhere = 'https://elsewhere.example/last.js'
  const last = `refused script-src-elem ${elsewhere}`
  const finish = (page: Page) =>
    page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('script'), { src }))
    }, elsewhere)
  expect(await refusalsUntil(`/en${path}`, last, { finish })).toEqual([last])
})

test.each([
  ['an inline script', '<script>document.title = "stolen"</script>', 'refused script-src-elem inline'],
  ['a handler in an attribute', '<img src="x:" onerror="document.title = 1" alt="">', 'refused script-src-attr inline'],
])('the browser refuses %s planted in a page', async (_, planted, refusal) => {
  const change = (html: string) => html.replace('</main>', `${planted}</main>`)
  expect(await refusalsUntil('/en', refusal, { change })).toContain(refusal)
})
