import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright-core'
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
  await offerLots('jonas@brettspiel.example', ['Board games'])
  await offerLots('lea@schuhe.example', ['Clogs', 'Slippers', 'Trainers'])
  // Questions are sent at startup.
  await site.stop()
  await site.start()
  await vi.waitFor(async () => expect(await questions()).toHaveLength(2), { timeout: 120_000, interval: 250 })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const asTeam = { authorization: `Bearer ${teamToken}`, 'content-type': 'application/json' }
const items = async (list: 'offers' | 'outbox') => {
  const answer = await fetch(`${site.url}/api/team/${list}`, { headers: asTeam })
  return ((await answer.json()) as { items: { id: string; kind: string; to: string; text: string }[] }).items
}
const questions = async () => (await items('outbox')).filter(({ kind }) => kind === 'availability.asked')

async function offerLots(email: string, titles: readonly string[]) {
  await fetch(`${site.url}/api/sell`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      email,
      phoneNumber: '+49 341 1234567',
      description: 'Games and shoes',
      language: 'en',
    }),
  })
  const [offer] = await items('offers')
  const lots = titles.map((title) => ({
    externalId: title,
    texts: { en: { title } },
    categories: ['toys'],
    condition: 'new_a',
    quantity: 500,
    splittable: 'free',
    price: { amount: 512 },
    stock: { country: 'DE', city: 'Leipzig' },
    confirmedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    private: { supplierOfferId: offer?.id },
  }))
  const answer = await fetch(`${site.url}/api/team/lots`, {
    method: 'POST',
    headers: asTeam,
    body: JSON.stringify(lots),
  })
  expect(await answer.json()).toMatchObject(titles.map(() => ({ result: 'created' })))
}

async function askedPage(email: string): Promise<string> {
  const text = (await questions()).find(({ to }) => to.includes(email))?.text ?? ''
  const pages = new Set(text.match(/http\S+\/en\/availability\/[\w-]{43}/g))
  expect(pages.size).toBe(1)
  return [...pages][0] ?? ''
}

test('a supplier is asked whether goods are there, and says by one button that less is left, or nothing', async () => {
  const address = await askedPage('jonas@brettspiel.example')
  const phone = await openVisitor(browser, site, { width: 390, bypassCSP: true, colorScheme: 'dark' })
  const page = await phone.newPage()
  await page.goto(`${address}?answer=less`)
  await page.getByRole('heading', { name: 'Are these goods still available?' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Quantity left').fill('500')
  await page.getByRole('button', { name: 'Less available' }).click()
  await page.getByText('That’s not less than before.').waitFor()
  await page.getByLabel('Quantity left').fill('120')
  await page.getByLabel('Quantity left').press('Enter')
  await page.getByText('120 pcs left.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await phone.close()

  const plain = await openVisitor(browser, site, { javaScriptEnabled: false, still: true })
  const second = await plain.newPage()
  await second.goto(address)
  await second.getByRole('button', { name: 'No longer available' }).click()
  await second.getByText('The goods are off sale').waitFor()
  await plain.close()
})

test('a supplier of several lots answers for each on a phone without JavaScript, and the team sees what was said', async () => {
  const plain = { javaScriptEnabled: false, bypassCSP: true } as const
  const phone = await openVisitor(browser, site, { ...plain, width: 390 })
  const page = await phone.newPage()
  await page.goto(await askedPage('lea@schuhe.example'))
  const lot = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await page.getByText('3 lots').first().waitFor()
  await lot('Clogs').getByRole('button', { name: 'Still available' }).click()
  await lot('Clogs').getByText('We’ll keep offering the goods.').waitFor()
  await lot('Slippers').getByText('Less available', { exact: true }).and(page.locator('summary')).click()
  await lot('Slippers').getByLabel('Quantity left').fill('120')
  await lot('Slippers').getByRole('button', { name: 'Less available' }).click()
  await lot('Slippers').getByText('120 pcs left.').waitFor()
  await lot('Trainers').getByRole('button', { name: 'No longer available' }).click()
  await lot('Trainers').getByText('The goods are off sale').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await phone.close()

  const office = await openVisitor(browser, site, { ...plain, storageState: signedIn })
  const desk = await office.newPage()
  await desk.goto('/en/team/lots?availability=less')
  await desk.getByRole('row').filter({ hasText: 'Slippers' }).getByText('120 pcs').waitFor()
  await desk.goto('/en/team/lots?availability=gone')
  await desk.getByRole('link', { name: 'Trainers' }).click()
  await desk.getByText(/^Supplier, .*: no longer available\.$/).waitFor()
  const history = desk.getByRole('region', { name: 'History' })
  await history.getByText('Supplier replied: no longer available').waitFor()
  await history.getByText('Availability to be confirmed → Withdrawn').waitFor()
  await office.close()
})
