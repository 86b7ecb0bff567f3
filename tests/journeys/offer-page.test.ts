import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { joinOffice } from '../join-office'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite, teamToken } from '../open-test-site'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let site: TestSite
let browser: Browser
let signedIn: NonNullable<BrowserContextOptions['storageState']>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
  signedIn = await joinOffice(browser, site)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function sendOffer(language: string) {
  const answer = await fetch(`${site.url}/api/sell`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      company: 'Brettspielhaus',
      email: 'jonas@brettspiel.example',
      phoneNumber: '+49 341 1234567',
      description: 'Board games, end of line',
      language,
    }),
  })
  expect(answer.status).toBe(201)
}

async function mailedPage(kind: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/team/outbox`, { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: { kind: string; text: string }[] } = await answer.json()
  const text = items.find((mail) => mail.kind === kind)?.text ?? ''
  return /http\S+\/offers\/[\w-]{43}$/m.exec(text)?.[0] ?? ''
}

const look = async (page: Page, width: number, what: string) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
  expect(await findViolations(page), what).toEqual([])
}

test('from the offer to the deal, seen by the team and by the seller', async () => {
  await sendOffer('en')
  const office = await openVisitor(browser, site, { bypassCSP: true, storageState: signedIn })
  const desk = await office.newPage()
  await desk.goto('/en/team/inbox')
  await desk.getByRole('link', { name: 'Board games, end of line' }).click()
  await desk.getByRole('link', { name: 'Ask a question' }).click()
  await expect.poll(() => desk.getByLabel('Set status to').inputValue()).toBe('need_info')
  await desk.getByLabel('Your reply').fill('How many cartons are there?')
  await desk.getByRole('button', { name: 'Send reply' }).click()
  await desk
    .getByText(/^Sending in/)
    .first()
    .waitFor()

  const phone = await openVisitor(browser, site, { bypassCSP: true, width: 390 })
  const page = await phone.newPage()
  await page.goto(await mailedPage('desk.reply'))
  await page.getByRole('heading', { name: 'We have a question' }).waitFor()
  await look(page, 390, 'question')
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'cartons.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ncartons') })
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await page.getByLabel('Your message').fill('240 cartons, see the list.')
  await page.getByRole('button', { name: /^Send to/ }).click()
  await page.getByText(/^Sent\. /).waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
  await page.getByRole('region', { name: 'Messages' }).getByText('cartons.pdf').waitFor()

  // The team's page updates without a reload.
  await desk.getByText('240 cartons, see the list.').waitFor()
  await desk.getByRole('link', { name: 'cartons.pdf' }).waitFor()
  await desk.getByRole('link', { name: 'Counter-offer', exact: true }).click()
  await desk.getByText('Still missing: Price').waitFor()
  await desk.getByLabel('Price', { exact: true }).fill('twelve')
  await desk.getByRole('button', { name: 'Send counter-offer' }).click()
  await desk.getByText('Please enter a price, like 12.50.').waitFor()
  await desk.getByLabel('Price', { exact: true }).fill('12.50')
  await desk.getByLabel('Note in').fill('Loaded at your place.')
  await desk.getByRole('button', { name: 'Send counter-offer' }).click()
  await desk.getByText('New since you opened this page').waitFor()
  await desk.getByRole('button', { name: 'Send counter-offer' }).click()
  // The seconds in which it can be called back pass before the writer’s eyes.
  await desk.getByRole('button', { name: 'Undo' }).waitFor()
  await desk.getByText('Counter-offers sent: 1.').waitFor({ timeout: 120_000 })
  expect(await findViolations(desk)).toEqual([])

  await page.goto(await mailedPage('offer.counter_offer'))
  await page.getByRole('heading', { name: 'We’ve made a counter-offer' }).waitFor()
  await page.getByText('How many cartons are there?').waitFor()
  await look(page, 390, 'counter-offer')
  await page.getByRole('link', { name: 'Accept…' }).click()
  await page.getByRole('heading', { name: 'Accept this counter-offer?' }).waitFor()
  await look(page, 390, 'decision')
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await page.getByRole('heading', { name: 'We have a deal' }).waitFor()
  await desk.getByText(/Counter-offer accepted/).waitFor()
  await Promise.all([office.close(), phone.close()])
})

test.each([
  ['en', 320, 'dark'],
  ['ar', 390, 'light'],
  ['de', 1440, 'dark'],
] as const)('without JavaScript, in %s at %i px, %s: written, and taken back', async (language, width, colorScheme) => {
  await sendOffer(language)
  const visitor = await openVisitor(browser, site, { colorScheme, javaScriptEnabled: false })
  const page = await visitor.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(await mailedPage('offer.seller'))
  await page.locator('textarea').fill('Καλημέρα')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('ean;pcs\n4006381333931;12\n') })
  await page.locator('button[value=write]').click()
  await page.locator('#done').waitFor()
  await page.locator('.conversation__list').getByText('Καλημέρα').waitFor()
  await page.locator('.conversation__list').getByText('list.csv').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.locator('a[href$="?ask=withdraw#decide"]').click()
  await page.locator('button[value=withdraw]').click()
  await page.locator('#done').waitFor()
  expect(await page.locator('a[href$="?ask=withdraw#decide"]').count()).toBe(0)
  await visitor.close()
})
