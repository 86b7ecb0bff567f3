import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { seller } from '../offer-goods'
import { openOfficeJourney } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { openCuttingProxy } from '../servers/cutting-proxy'
import { postJson, sellGoods } from '../site-api'

const { site, visitOffice } = await openOfficeJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }), {
  bypassCSP: true,
  expected: /Failed to load resource|Failed to fetch|ERR_/,
})
const { name, email } = seller
const sendMessage = (message: string, sender = { name, email }) =>
  postJson(site, '/api/contact', { ...sender, message, honeypot: '' })

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

const note = (page: Page) => page.getByRole('link', { name: 'Internal note' })

const isAt = (page: Page, text: string) =>
  expect
    .poll(() =>
      row(page, text)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true)

beforeEach(async () => {
  await visitOffice('/en/team/inbox', { javaScriptEnabled: false }, async (page) => {
    while ((await rows(page).count()) > 0) {
      await rows(page).first().getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Done' }).click()
    }
  })
})

test('the inbox is worked through by keyboard', async () => {
  for (const text of ['First question', 'Second question', 'Third question']) await sendMessage(text)
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await expect.poll(() => page.title()).toBe('(3) Inbox: Stocklot back office')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await isAt(page, 'First question')
    await page.keyboard.press('e')
    await page.getByText('Done.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(2)
    await isAt(page, 'Second question')
    await page.keyboard.press('z')
    await page.getByText('Undone.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(3)
    await row(page, 'Third question').getByRole('link').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('a')
    // New items do not move the focus from the row the user selected.
    await sendMessage('Fourth question', { name: 'Petra Klein', email: 'petra@spielwaren.example' })
    await row(page, 'Fourth question').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Assigned.').waitFor()
    await row(page, 'Third question').getByText('Ines Duarte').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('second')
    await page.keyboard.press('Enter')
    await row(page, 'Third question').waitFor({ state: 'detached' })
    expect(await rows(page).count()).toBe(1)
    await isAt(page, 'Second question')
    // The item page has the same shortcuts, and going back returns to its row.
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Manage' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('e')
    await page.getByText('Done.').waitFor()
    await page.keyboard.press('z')
    await page.getByText('Undone.').waitFor()
    await page.keyboard.press('u')
    await isAt(page, 'Second question')
    await page.keyboard.press('r')
    await expect.poll(() => page.getByLabel('Your reply, in').evaluate((box) => box.matches(':focus'))).toBe(true)
    await page.keyboard.type('We collect on Friday.')
    await page.goBack()
    await isAt(page, 'Second question')
    await page.keyboard.press('r')
    await expect.poll(() => page.getByLabel('Your reply, in').inputValue()).toContain('We collect on Friday.')
    await page.goBack()
    await page.getByRole('main').getByRole('heading', { name: 'Inbox', level: 1 }).click()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('Use single-key shortcuts on this device').uncheck()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

test('every office page has shortcuts and lists them', async () => {
  for (const text of ['First question', 'Second question']) await sendMessage(text)
  await visitOffice('/en/team/inbox', {}, async (page) => {
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('j')
    await isAt(page, 'First question')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'First question' }).waitFor()
    // From item to item, in the order of the list; what is written for one stays with it.
    const reply = page.getByLabel('Your reply, in')
    await reply.fill('Only for the first one.')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 1, name: 'Second question' }).waitFor()
    expect(await reply.inputValue()).not.toContain('Only for the first one.')
    await page.keyboard.press('r')
    await reply.fill('For the second one.')
    await page.keyboard.press('Control+Shift+Enter')
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('k')
    await page.getByRole('heading', { level: 1, name: 'First question' }).waitFor()
    await expect.poll(() => reply.inputValue()).toBe('Only for the first one.')
    // Once a snooze is chosen, shortcuts work again.
    await page.keyboard.press('s')
    await page.keyboard.press('ArrowDown')
    await page.getByText('Snoozed.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('n')
    await expect
      .poll(() => page.getByLabel('Note', { exact: true }).evaluate((box) => box.matches(':focus')))
      .toBe(true)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await help.getByText('Internal note').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('4')
    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tbody tr') !== null)).toBe(true)
    await page.keyboard.press('?')
    await help.getByText('Settings').waitFor()
    expect(await help.getByText('Internal note').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    await page.getByRole('heading', { level: 1, name: 'Lots' }).waitFor()
  })
})

test('keys pressed before the script has loaded are not lost', async () => {
  for (const text of ['First question', 'Second question']) await sendMessage(text)
  await visitOffice('/en/team/inbox', {}, async (page) => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    scripts.resolve()
    await isAt(page, 'Second question')
  })
})

test('the page shows colleagues’ changes at once and overwrites none', async () => {
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await page.getByText('All done.').waitFor()
    await sellGoods(site, { description: 'Board games, end of line' })
    const link = row(page, 'Board games').getByRole('link')
    await link.waitFor()
    const address = await link.getAttribute('href')
    await visitOffice(`${address}`, { javaScriptEnabled: false }, async (stale) => {
      await link.click()
      await page.getByRole('button', { name: 'Assign to me' }).waitFor({ state: 'detached' })
      await page.getByLabel('Status', { exact: true }).selectOption('Counter-offer sent')
      await page.getByText('New → Counter-offer sent').waitFor()
      await note(page).click()
      await page.getByLabel('Note', { exact: true }).fill('not saved yet')
      await stale.getByRole('button', { name: 'Spam' }).click()
      await stale.getByText('A colleague has changed 1 of these').waitFor()
      await stale.getByText('New → Counter-offer sent').waitFor()
      await note(stale).click()
      await stale.getByLabel('Note', { exact: true }).fill('Rang Jonas.')
      await stale.getByRole('button', { name: 'Save note' }).click()
      await page.getByText('Rang Jonas.').waitFor()
      expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('not saved yet')
    })
    await page.getByRole('link', { name: 'Reply', exact: true }).last().click()
    await page.getByRole('link', { name: 'Quote our price' }).click()
    await page.getByLabel('Your reply').fill('Hello Jonas, 12 EUR.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page
      .getByText(/^Sending in/)
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    const { items } = await (await page.request.get('/api/team/outbox')).json()
    expect(items[0]).toMatchObject({ kind: 'desk.reply', to: 'Jonas Keller <jonas@brettspiel.example>' })
  })
})

test('the list refreshes when a lost connection returns', async () => {
  const line = await openCuttingProxy(site.port)
  await visitOffice(`${line.url}/en/team/inbox`, {}, async (page) => {
    await page.getByText('All done.').waitFor()
    await sendMessage('While the line is good')
    await row(page, 'While the line is good').waitFor()
    line.refuse()
    line.cut()
    await sendMessage('While the line is down')
    line.accept()
    await row(page, 'While the line is down').waitFor()
  })
  await line.close()
})

test('a reply written offline stays on the page and is sent once online', async () => {
  await sendMessage('Is there a line?')
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await row(page, 'Is there a line?').getByRole('link').click()
    await page.getByLabel('Your reply').fill('There was none.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send reply' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'may not have been saved' })
    await notice.filter({ hasText: 'You’re offline.' }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('You’re offline.').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Your reply').inputValue()).toBe('There was none.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page
      .getByText(/^Sending in/)
      .first()
      .waitFor()
    await notice.waitFor({ state: 'detached' })
  })
})

test('forms work on a phone without JavaScript', async () => {
  await sendMessage('From the phone')
  await sellGoods(site, { description: 'Boots' })
  await visitOffice('/en/team/inbox', { width: 390, javaScriptEnabled: false }, async (page) => {
    await row(page, 'Boots').getByRole('button', { name: 'Assign to me' }).click()
    await row(page, 'Boots').getByText('Ines Duarte').waitFor()
    for (const box of await rows(page).getByRole('checkbox').all()) await box.check()
    // The bulk action bar must not exceed the window's width.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Spam' }).click()
    await page.getByText('Marked as “Spam”: 2.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone: 2.').waitFor()
    expect(await rows(page).count()).toBe(2)
  })
})

test('Shift selects a range from a row that was ticked before the page was alive', async () => {
  for (const text of ['First', 'Second', 'Third']) await sendMessage(text)
  await visitOffice('/en/team/inbox', { still: true }, async (page) => {
    const boxes = rows(page).getByRole('checkbox')
    await boxes.first().check()
    await whenAwake(page)
    await boxes.last().click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
  })
})

test('says how many items are selected, also those that are folded into a row, and what was done to them', async () => {
  const burst = { name: 'Karl', email: 'karl@burst.example' }
  for (const text of ['One', 'Two', 'Three', 'Four']) await sendMessage(text, burst)
  await sendMessage('Another')
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await row(page, 'Karl').getByText('+ 3 from this sender').waitFor()
    await whenAwake(page)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await isAt(page, 'Another')
    await page.keyboard.press('Control+a')
    await page.getByText('5 selected').waitFor()
    await row(page, 'Another').getByRole('checkbox').uncheck()
    await page.getByText('4 selected').waitFor()
    await page.getByRole('button', { name: 'Spam' }).click()
    await page.getByText('Marked as “Spam”: 4.').waitFor()
    expect(await rows(page).count()).toBe(1)
  })
})
