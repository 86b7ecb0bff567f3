import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { openBrowser, openTestSite, openVisitor, type TestSite, teamToken } from '../open-test-site'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openTestSite(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const asTeam = { authorization: `Bearer ${teamToken}`, 'content-type': 'application/json' }
const items = async (list: 'offers' | 'outbox') => {
  const answer = await fetch(`${site.url}/api/team/${list}`, { headers: asTeam })
  return ((await answer.json()) as { items: { id: string; kind: string; text: string }[] }).items
}

test('a supplier is asked whether goods are there, and says by one button that less is left, or nothing', async () => {
  await fetch(`${site.url}/api/sell`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      email: 'jonas@brettspiel.example',
      phoneNumber: '+49 341 1234567',
      description: 'Board games',
      language: 'en',
    }),
  })
  const [offer] = await items('offers')
  const lot = {
    externalId: 'games',
    texts: { en: { title: 'Board games' } },
    categories: ['toys'],
    condition: 'new_a',
    quantity: 500,
    splittable: 'free',
    price: { amount: 512 },
    stock: { country: 'DE', city: 'Leipzig' },
    confirmedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
    private: { supplierOfferId: offer?.id },
  }
  const written = await fetch(`${site.url}/api/team/lots`, {
    method: 'POST',
    headers: asTeam,
    body: JSON.stringify([lot]),
  })
  expect(await written.json()).toMatchObject([{ result: 'created' }])
  // The program asks as soon as it starts.
  await site.stop()
  await site.start()
  const link = async () =>
    /http\S+\/en\/availability\/[\w-]{43}/.exec(
      (await items('outbox')).find(({ kind }) => kind === 'availability.asked')?.text ?? '',
    )?.[0]
  await expect.poll(link, { timeout: 60_000 }).toBeTruthy()
  const address = (await link()) ?? ''

  const phone = await openVisitor(browser, site, { width: 390, bypassCSP: true, colorScheme: 'dark' })
  const page = await phone.newPage()
  await page.goto(`${address}?answer=less`)
  await page.getByRole('heading', { name: 'Are these goods still available?' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('How many are left').fill('500')
  await page.getByRole('button', { name: 'Less is left' }).click()
  await page.getByText('This is not less than there was.').waitFor()
  await page.getByLabel('How many are left').fill('120')
  await page.getByLabel('How many are left').press('Enter')
  await page.getByText('120 pieces left.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await phone.close()

  const plain = await openVisitor(browser, site, { javaScriptEnabled: false, still: true })
  const second = await plain.newPage()
  await second.goto(address)
  await second.getByRole('button', { name: 'All gone' }).click()
  await second.getByText('The goods are off sale').waitFor()
  await plain.close()
})
