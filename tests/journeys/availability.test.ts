import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { openOfficeJourney } from '../open-journey'
import { openSite } from '../open-site'
import { teamToken } from '../open-test-site'
import { postJson, readTeamList, sellGoods } from '../site-api'

const { site, visit, visitOffice } = await openOfficeJourney(openSite(), { bypassCSP: true })

beforeAll(async () => {
  await offerLots('jonas@brettspiel.example', ['Board games'])
  await offerLots('lea@schuhe.example', ['Clogs', 'Slippers', 'Trainers'])
  // Questions are sent at startup.
  await site.stop()
  await site.start()
  await vi.waitFor(async () => expect(await questions()).toHaveLength(2), { timeout: 300_000, interval: 250 })
})
interface Item {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly text: string
}

const questions = async () =>
  (await readTeamList<Item>(site, 'outbox')).filter(({ kind }) => kind === 'availability.asked')

async function offerLots(email: string, titles: readonly string[]) {
  await sellGoods(site, { email, description: 'Games and shoes', language: 'en' })
  const [offer] = await readTeamList<Item>(site, 'offers')
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
  const answer = await postJson(site, '/api/team/lots', lots, { authorization: `Bearer ${teamToken}` })
  expect(await answer.json()).toMatchObject(titles.map(() => ({ result: 'created' })))
}

async function askedPage(email: string): Promise<string> {
  const text = (await questions()).find(({ to }) => to.includes(email))?.text ?? ''
  const pages = new Set(text.match(/http\S+\/en\/availability\/[\w-]{43}/g))
  expect(pages.size).toBe(1)
  return [...pages][0] ?? ''
}

test('a supplier answers an availability mail with one button', async () => {
  const address = await askedPage('jonas@brettspiel.example')
  const expected = /422|ERR_FAILED|ERR_INTERNET_DISCONNECTED|manifest/
  // The connection is lost before React Router has asked which routes the page's links lead to.
  const prepare = (page: Page) => page.route('**/__manifest*', (route) => route.abort())
  await visit(`${address}?answer=less`, { width: 390, colorScheme: 'dark', expected, prepare }, async (page) => {
    await page.getByRole('heading', { name: 'Are these goods still available?' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('Quantity left').fill('500')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Less available' }).click()
    await page.getByText('Not sent. We’ve kept everything you typed. Please try again.').waitFor()
    expect(await page.getByLabel('Quantity left').inputValue()).toBe('500')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Less available' }).click()
    await page.getByText('That’s not less than before.').waitFor()
    await page.getByLabel('Quantity left').fill('120')
    await page.getByLabel('Quantity left').press('Enter')
    await page.getByText('120 pcs left.').waitFor()
    expect(await findViolations(page)).toEqual([])
  })
  await visit(address, { javaScriptEnabled: false }, async (page) => {
    await page.getByRole('button', { name: 'No longer available' }).click()
    await page.getByText('The goods are off sale').waitFor()
  })
})

test('a supplier answers for several lots on a phone without JavaScript, and the team sees the answers', async () => {
  const javaScriptEnabled = false
  await visit(await askedPage('lea@schuhe.example'), { javaScriptEnabled, width: 390 }, async (page) => {
    const lot = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
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
  })

  await visitOffice('/en/team/lots?availability=less', { javaScriptEnabled }, async (office) => {
    await office.getByRole('row').filter({ hasText: 'Slippers' }).getByText('120 pcs').waitFor()
    await office.goto('/en/team/lots?availability=gone')
    await office.getByRole('link', { name: 'Trainers' }).click()
    await office.getByText(/^Supplier, .*: no longer available\.$/).waitFor()
    const history = office.getByRole('region', { name: 'History' })
    await history.getByText('Supplier replied: no longer available').waitFor()
    await history.getByText('Availability to be confirmed → Withdrawn').waitFor()
  })
})
