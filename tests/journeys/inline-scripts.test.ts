import { expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { openVisitor } from '../open-test-site'

const { site, browser } = await openJourney(openSite())

const pages = ['', '/food', '/aliveta', '/stocklots', '/sell', '/contact', '/about-us', '/privacy', '/imprint']

/** Opens a page and interacts with it, so that all scripts run. @returns what the content security policy blocked */
async function refusals(path: string, change: (html: string) => string = (html) => html): Promise<string[]> {
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
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await visitor.close()
  return refused
}

test.each(pages)('the browser runs every script of /en%s', async (path) => {
  expect(await refusals(`/en${path}`)).toEqual([])
})

test.each([
  ['an inline script', '<script>document.title = "stolen"</script>', 'refused script-src-elem inline'],
  ['a handler in an attribute', '<img src="x:" onerror="document.title = 1" alt="">', 'refused script-src-attr inline'],
])('the browser refuses %s planted in a page', async (_, planted, refusal) => {
  expect(await refusals('/en', (html) => html.replace('</main>', `${planted}</main>`))).toContain(refusal)
})
