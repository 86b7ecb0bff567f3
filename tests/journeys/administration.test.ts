import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinOffice } from '../join-office'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite } from '../open-test-site'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let site: TestSite
let browser: Browser
let signedIn: NonNullable<BrowserContextOptions['storageState']>

const email = 'jonas@brettspiel.example'

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
  signedIn = await joinOffice(browser, site)
  await post('/api/sell', {
    name: 'Jonas Keller',
    email,
    phoneNumber: '+49 341 1234567',
    description: 'Board games',
    attachments: [],
  })
  await post('/api/newsletter', { fields: { email } })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBeLessThan(300)
}

async function open(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>) {
  const visitor = await openVisitor(browser, site, { storageState: signedIn, ...options })
  const page = await visitor.newPage()
  await page.goto(path)
  await look(page)
  await visitor.close()
}

test('a mail is read in the outbox, the newsletter’s addresses are taken along, and a person is erased', async () => {
  await open('/en/team/inbox', {}, async (page) => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Outbox' }).click()
    await page.getByRole('heading', { name: 'Outbox' }).waitFor()
    await page.getByRole('searchbox').fill('jonas')
    await page.getByRole('button', { name: 'Search' }).click()
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
    expect(await readFile(await file.path(), 'utf8')).toContain(`${email},Not confirmed`)

    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByLabel('Person’s email').fill(email)
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
    await page.getByLabel('Type the address again to confirm').fill(email)
    await page.getByRole('button', { name: 'Erase now' }).click()
    await page.getByText('Erasure started.').waitFor()
    // The page updates without a reload.
    await page.getByRole('region', { name: 'Erased people' }).getByText('Offers: 1').waitFor()
    await page.getByRole('link', { name: 'Audit trail' }).click()
    for (const deed of ['Personal data erased', 'Personal data exported', 'Subscribers exported'])
      await page.getByRole('row').filter({ hasText: deed }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain(email)
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByText('All done.').waitFor()
  })
})

test('on a phone without JavaScript somebody is invited and the invitation taken back', async () => {
  await open('/en/team/people', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }, async (page) => {
    await page.getByLabel('Work email').fill('rui@duarte.example')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByText('Invitation sent.').waitFor()
    await page.getByText('Cancel invitation').click()
    await page.getByRole('button', { name: 'Yes, remove' }).click()
    await page.getByText('Removed from the team').waitFor()
    expect(await page.getByText('rui@duarte.example').count()).toBe(0)
  })
})
