import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seller } from '../offer-goods'
import { openOfficeJourney } from '../open-journey'
import { openSite } from '../open-site'
import { postJson, sellGoods } from '../site-api'

const { site, visitOffice } = await openOfficeJourney(openSite(), { expected: /422/ })

beforeAll(async () => {
  await sellGoods(site, { description: 'Board games' })
  await postJson(site, '/api/newsletter', { fields: { email: seller.email } })
})
test('a colleague reads a mail in the outbox, exports subscribers and erases a person', async () => {
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Outbox' }).click()
    await page.getByRole('heading', { name: 'Outbox' }).waitFor()
    await page.getByRole('searchbox').fill('jonas')
    await page.getByRole('searchbox').press('Enter')
    await page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'Newsletter subscription' })
      .getByRole('link')
      .click()
    await page.getByRole('heading', { name: 'Plain text' }).waitFor()
    const [mail] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'View as recipient' }).click(),
    ])
    await mail.getByRole('link').first().waitFor()
    await mail.close()

    await page.getByRole('link', { name: 'Contacts' }).click()
    await page.getByRole('link', { name: 'Newsletter' }).click()
    await page.getByRole('heading', { name: 'Newsletter' }).waitFor()
    await page.getByText('Proof of consent', { exact: true }).click()
    await page.getByText(/Signed up, /).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(`${seller.email},Not confirmed`)

    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByLabel('Person’s email').fill(seller.email)
    await page.getByRole('button', { name: 'Look up' }).click()
    await page.getByText('Offers: 1').waitFor()
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export ZIP' }).click(),
    ])
    expect(copy.suggestedFilename()).toMatch(/^person-[\d-]+\.zip$/)
    await page.getByText('Erase personal data').click()
    await page.getByLabel('Type the address again to confirm').fill('jonas@brettspiel.exampl')
    await page.getByRole('button', { name: 'Erase now' }).click()
    await page.getByText('The two addresses don’t match.').waitFor()
    await page.getByLabel('Type the address again to confirm').fill(seller.email)
    // Progress is shown on a connection that takes longer to answer than the page waits between two requests.
    const devtools = await page.context().newCDPSession(page)
    const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { ...fast, latency: 1_500 })
    await page.getByRole('button', { name: 'Erase now' }).click()
    await page.getByText('Erasure started.').waitFor()
    await page.getByRole('region', { name: 'Erased people' }).getByText('Offers: 1').waitFor()
    await devtools.send('Network.emulateNetworkConditions', fast)
    await devtools.detach()
    await page.getByRole('link', { name: 'Audit trail' }).click()
    for (const deed of ['Personal data erased', 'Personal data exported', 'Subscribers exported'])
      await page.getByRole('row').filter({ hasText: deed }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain(seller.email)
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByText('All done.').waitFor()
  })
})

test('a colleague is invited and the invitation cancelled on a phone without JavaScript', async () => {
  await visitOffice(
    '/en/team/people',
    { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
    async (page) => {
      await page.getByLabel('Work email').fill('rui@duarte.example')
      await page.getByRole('button', { name: 'Send invitation' }).click()
      await page.getByText('Invitation sent.').waitFor()
      await page.getByText('Cancel invitation').click()
      await page.getByRole('button', { name: 'Yes, remove' }).click()
      await page.getByText('Removed from the team').waitFor()
      expect(await page.getByText('rui@duarte.example').count()).toBe(0)
    },
  )
})

test('a change that comes before the answer about another one does not stop that answer', async () => {
  const write = (message: string) => postJson(site, '/api/contact', { ...seller, message, honeypot: '' })
  const asked = Promise.withResolvers<Request>()
  const isAnswering = Promise.withResolvers<void>()
  const prepare = async (page: Page) => {
    await page.addInitScript(() => {
      class CountingSource extends EventSource {
        constructor(url: string) {
          super(url)
          for (const event of ['open', 'changed'])
            this.addEventListener(event, () => document.documentElement.toggleAttribute(`data-${event}`, true))
        }
      }
      Object.assign(window, { EventSource: CountingSource })
    })
    await page.route(/\/team\/inbox\.data/, async (route) => {
      asked.resolve(route.request())
      await isAnswering.promise
      await route.continue()
    })
  }
  await visitOffice('/en/team/inbox', { alone: true, prepare }, async (page) => {
    await page.locator('[data-open]').waitFor()
    await page.clock.install()
    const changed = async (message: string) => {
      await page.evaluate(() => document.documentElement.removeAttribute('data-changed'))
      await write(message)
      await page.locator('[data-changed]').waitFor()
      await page.clock.runFor(1_000)
    }
    await changed('Is it still there?')
    // A job that the tests above started may have changed the inbox before, and then this is the answer to that change.
    const first = await asked.promise
    await changed('And this?')
    isAnswering.resolve()
    expect((await first.response())?.status()).toBe(200)
    await page.clock.resume()
    await page.getByRole('main').getByRole('row').filter({ hasText: 'And this?' }).waitFor()
  })
})
