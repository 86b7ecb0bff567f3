import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openOfficeJourney } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { readTeamList, sellGoods } from '../site-api'

const { site, visit, visitOffice } = await openOfficeJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }), {
  bypassCSP: true,
  expected: /^Failed to load resource/,
})

async function mailedPage(kind: string): Promise<string> {
  const mails = await readTeamList<{ kind: string; text: string }>(site, 'outbox')
  const text = mails.find((mail) => mail.kind === kind)?.text ?? ''
  return /http\S+\/offers\/[\w-]{43}$/m.exec(text)?.[0] ?? ''
}

const look = async (page: Page, width: number, what: string) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
  expect(await findViolations(page), what).toEqual([])
}

test('team and seller take an offer to a deal', async () => {
  await sellGoods(site, { language: 'en' })
  await visitOffice('/en/team/inbox', {}, async (office) => {
    await office.getByRole('link', { name: 'Board games, end of line' }).click()
    await office.getByRole('link', { name: 'Ask a question' }).click()
    await office.getByText('Status becomes “Info needed”').waitFor()
    await office.getByLabel('Your reply').fill('How many cartons are there?')
    await office.getByRole('button', { name: 'Send reply' }).click()
    await office
      .getByText(/^Sending in/)
      .first()
      .waitFor()

    await visit(await mailedPage('desk.reply'), { width: 390 }, async (page) => {
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

      await office.getByText('240 cartons, see the list.').waitFor()
      await office.getByRole('link', { name: 'cartons.pdf' }).waitFor()
      await office.getByRole('link', { name: 'Counter-offer', exact: true }).click()
      await office.getByText('Still missing: Price').waitFor()
      await office.getByLabel('Price', { exact: true }).fill('twelve')
      await office.getByRole('button', { name: 'Send counter-offer' }).click()
      await office.getByText('Please enter a price, like 12.50.').waitFor()
      await office.getByLabel('Price', { exact: true }).fill('12.50')
      await office.getByLabel('Note in').fill('Loaded at your place.')
      await office.getByRole('button', { name: 'Send counter-offer' }).click()
      await office.getByText('New since you opened this page').waitFor()
      await office.getByRole('button', { name: 'Send counter-offer' }).click()
      // The seconds in which it can be called back pass before the writer’s eyes.
      await office.getByRole('button', { name: 'Undo' }).waitFor()
      await office.getByText('Counter-offer sent.').waitFor({ timeout: 300_000 })
      expect(await findViolations(office)).toEqual([])

      await page.goto(await mailedPage('offer.counter_offer'))
      await page.getByRole('heading', { name: 'We’ve made a counter-offer' }).waitFor()
      await page.getByText('How many cartons are there?').waitFor()
      await look(page, 390, 'counter-offer')
      await page.getByRole('link', { name: 'Accept…' }).click()
      await page.getByRole('heading', { name: 'Accept this counter-offer?' }).waitFor()
      await look(page, 390, 'decision')
      await page.getByRole('button', { name: 'Yes, accept' }).click()
      await page.getByRole('heading', { name: 'We have a deal' }).waitFor()
      await office.getByText(/Counter-offer accepted/).waitFor()
    })
  })
})

test.each([
  ['en', 320, 'dark'],
  ['ar', 390, 'light'],
  ['de', 1440, 'dark'],
] as const)('without JavaScript, in %s at %i px, %s: written, and taken back', async (language, width, colorScheme) => {
  await sellGoods(site, { language })
  const options = { colorScheme, javaScriptEnabled: false, viewport: { width, height: 900 } }
  await visit(await mailedPage('offer.seller'), options, async (page) => {
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
  })
})

test('an item shows its goods first, and its controls save themselves', async () => {
  // Offers of one sender fold into one row.
  const petra = { name: 'Petra Klein', company: 'Spielwaren Klein', email: 'petra@klein.example' }
  const description = 'Hello Ines,\nWooden puzzles, end of line. They stand in Leipzig.'
  await sellGoods(site, { ...petra, description })
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await page.getByRole('link', { name: 'Wooden puzzles' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wooden puzzles, end of line', exact: true }).waitFor()
    await whenAwake(page)
    const status = page.getByLabel('Status', { exact: true })
    const colleague = page.getByLabel('Assigned to')
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
    expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0)
    // Two changes at once: the second one waits for the first.
    await Promise.all([status.selectOption('In review'), colleague.selectOption('Ines Duarte (me)')])
    await page.getByText('Assigned to Ines Duarte').waitFor()
    await page.getByText('New → In review').waitFor()
    await undo.click()
    await expect.poll(() => colleague.inputValue()).toBe('')
    expect(await status.inputValue()).toBe('in_review')
    await status.selectOption('Declined')
    await page.getByText('The status is saved once you choose a reason.').waitFor()
    await page.getByLabel('Reason if declined').selectOption('Price')
    await page.getByText('In review → Declined').waitFor()
    await undo.click()
    await expect.poll(() => status.inputValue()).toBe('in_review')
    await page.getByLabel('Snooze for').selectOption('3 days')
    await page.getByLabel('Snooze for').getByText('until').waitFor({ state: 'attached' })
    expect(await findViolations(page)).toEqual([])
    await undo.click()
    await page.getByText('Undone.').waitFor()
    // Arrow keys choose on the way to what is wanted: what they stop at is saved.
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.getByRole('status').getByText('Assigned.').waitFor()
    expect(await colleague.inputValue()).not.toBe('')
  })
})

test('saving over a colleague’s change is refused and shows theirs', async () => {
  await sellGoods(site, { name: 'Rui Costa', company: 'Costa', email: 'rui@costa.example', description: 'Marbles' })
  await visitOffice('/en/team/inbox', {}, async (page) => {
    const address = `${await page.getByRole('link', { name: 'Marbles' }).getAttribute('href')}`
    // What a colleague does does not reach this page.
    await page.route('**/api/team/inbox/events', (route) => route.abort())
    await page.goto(address)
    await whenAwake(page)
    const status = page.getByLabel('Status', { exact: true })
    await visitOffice(address, { javaScriptEnabled: false }, async (colleague) => {
      await colleague.getByLabel('Status', { exact: true }).selectOption('Info needed')
      await colleague.getByRole('button', { name: 'Update' }).click()
      await colleague.getByText('New → Info needed').waitFor()
    })
    await status.selectOption('In review')
    await page.getByText('A colleague has changed 1 of these').waitFor()
    await expect.poll(() => status.inputValue()).toBe('need_info')
  })
})
