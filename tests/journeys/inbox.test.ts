import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findViolations } from '../find-violations'
import { joinOffice } from '../join-office'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite, whenAwake } from '../open-test-site'
import { openCuttingProxy } from '../servers/cutting-proxy'
import { freshAddress } from '../show-page'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let site: TestSite
let browser: Browser
let signedIn: NonNullable<BrowserContextOptions['storageState']>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }), openBrowser()])
  signedIn = await joinOffice(browser, site)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function post(path: string, body: unknown) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': freshAddress(),
  }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBeLessThan(300)
}
const person = { name: 'Jonas Keller', email: 'jonas@brettspiel.example' }
const sendMessage = (message: string, sender = person) => post('/api/contact', { ...sender, message, honeypot: '' })
const sendOffer = (description: string) =>
  post('/api/sell', {
    ...person,
    company: 'Brettspielhaus',
    phoneNumber: '+49 341 1234567',
    description,
    attachments: [],
  })

async function open(
  path: string,
  options: BrowserContextOptions & { width?: 390 | 1440 },
  look: (page: Page) => Promise<void>,
) {
  const visitor = await openVisitor(browser, site, { bypassCSP: true, storageState: signedIn, ...options })
  const page = await visitor.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(path)
  await look(page)
  await visitor.close()
  expect(faults).toEqual([])
}

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
  await open('/en/team/inbox', { javaScriptEnabled: false }, async (page) => {
    while ((await rows(page).count()) > 0) {
      await rows(page).first().getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Done' }).click()
    }
  })
})

test('the inbox is worked through by keyboard', async () => {
  for (const text of ['First question', 'Second question', 'Third question']) await sendMessage(text)
  await open('/en/team/inbox', {}, async (page) => {
    await expect.poll(() => page.title()).toBe('(3) Inbox: Stocklot back office')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await isAt(page, 'First question')
    await page.keyboard.press('e')
    await page.getByText('Done: 1.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(2)
    await isAt(page, 'Second question')
    await page.keyboard.press('z')
    await page.getByText('Undone: 1.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(3)
    await row(page, 'Third question').getByRole('link').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('a')
    // New items do not move the focus from the row the user selected.
    await sendMessage('Fourth question', { name: 'Petra Klein', email: 'petra@spielwaren.example' })
    await row(page, 'Fourth question').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Assigned: 1.').waitFor()
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
    await page.getByText('Done: 1.').waitFor()
    await page.keyboard.press('z')
    await page.getByText('Undone: 1.').waitFor()
    await page.keyboard.press('u')
    await isAt(page, 'Second question')
    await page.keyboard.press('r')
    await expect.poll(() => page.getByLabel('Your reply, in').evaluate((box) => box.matches(':focus'))).toBe(true)
    // Unsent text is restored on return.
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

test('every page has keys, and says which', async () => {
  for (const text of ['First question', 'Second question']) await sendMessage(text)
  await open('/en/team/inbox', {}, async (page) => {
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('j')
    await isAt(page, 'First question')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'First question' }).waitFor()
    // From item to item, in the order of the list.
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 1, name: 'Second question' }).waitFor()
    await page.keyboard.press('k')
    await page.getByRole('heading', { level: 1, name: 'First question' }).waitFor()
    await page.keyboard.press('n')
    await expect
      .poll(() => page.getByLabel('Note', { exact: true }).evaluate((box) => box.matches(':focus')))
      .toBe(true)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await help.getByText('Internal note').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('5')
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
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

test('keys that are pressed before the page has its script are not lost', async () => {
  for (const text of ['First question', 'Second question']) await sendMessage(text)
  await open('/en/team/inbox', {}, async (page) => {
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

test('what happens elsewhere is seen at once, and nothing is overwritten', async () => {
  await open('/en/team/inbox', {}, async (page) => {
    await page.getByText('All done.').waitFor()
    await sendOffer('Board games, end of line')
    const link = row(page, 'Board games').getByRole('link')
    await link.waitFor()
    const address = await link.getAttribute('href')
    await open(`${address}`, { javaScriptEnabled: false }, async (stale) => {
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

test('an item leads with its goods, and its controls save themselves', async () => {
  await sendOffer('Hello Ines,\nBoard games, end of line. They stand in Leipzig.')
  await open('/en/team/inbox', {}, async (page) => {
    await row(page, 'Board games').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Board games, end of line', exact: true }).waitFor()
    await whenAwake(page)
    const status = page.getByLabel('Status', { exact: true })
    const colleague = page.getByLabel('Assigned to')
    const saved = page.getByRole('status').filter({ hasText: 'Saved.' })
    expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0)
    // Two changes at once: the second one waits for the first.
    await Promise.all([status.selectOption('In review'), colleague.selectOption('Ines Duarte (me)')])
    await page.getByText('Assigned to Ines Duarte').waitFor()
    await page.getByText('New → In review').waitFor()
    await saved.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => colleague.inputValue()).toBe('')
    expect(await status.inputValue()).toBe('in_review')
    // A status that needs a reason waits for it.
    await status.selectOption('Declined')
    await page.getByText('The status is saved once you choose a reason.').waitFor()
    await page.getByLabel('Reason if declined').selectOption('Price')
    await page.getByText('In review → Declined').waitFor()
    await saved.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => status.inputValue()).toBe('in_review')
    await page.getByLabel('Snooze for').selectOption('3 days')
    await page.getByLabel('Snooze for').getByText('until').waitFor({ state: 'attached' })
    expect(await findViolations(page)).toEqual([])
    await saved.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone: 1.').waitFor()
    // Arrow keys choose on the way to what is wanted: what they stop at is saved.
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await saved.waitFor()
    expect(await colleague.inputValue()).not.toBe('')
  })
})

test('saving over a colleague’s change is refused, and shows theirs', async () => {
  await sendOffer('Board games')
  await open('/en/team/inbox', {}, async (page) => {
    const address = `${await row(page, 'Board games').getByRole('link').getAttribute('href')}`
    // What a colleague does does not reach this page.
    await page.route('**/api/team/inbox/events', (route) => route.abort())
    await page.goto(address)
    await whenAwake(page)
    const status = page.getByLabel('Status', { exact: true })
    await open(address, { javaScriptEnabled: false }, async (colleague) => {
      await colleague.getByLabel('Status', { exact: true }).selectOption('Info needed')
      await colleague.getByRole('button', { name: 'Update' }).click()
      await colleague.getByText('New → Info needed').waitFor()
    })
    await status.selectOption('In review')
    await page.getByText('A colleague has changed 1 of these').waitFor()
    await expect.poll(() => status.inputValue()).toBe('need_info')
  })
})

test('a line that was down leads to a fresh list as soon as it is back', async () => {
  const line = await openCuttingProxy(site.port)
  await open(`${line.url}/en/team/inbox`, {}, async (page) => {
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

test('what is written while the line is down stays on the page, and is sent when it is back', async () => {
  await sendMessage('Is there a line?')
  await open('/en/team/inbox', {}, async (page) => {
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

test('on a phone without JavaScript all of it is forms', async () => {
  await sendMessage('From the phone')
  await sendOffer('Boots')
  await open('/en/team/inbox', { width: 390, javaScriptEnabled: false }, async (page) => {
    await row(page, 'Boots').getByRole('button', { name: 'Assign to me' }).click()
    await row(page, 'Boots').getByText('Ines Duarte').waitFor()
    for (const box of await rows(page).getByRole('checkbox').all()) await box.check()
    // The bulk action bar must not exceed the window's width.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Spam' }).click()
    await page.getByText('Status changed: 2.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone: 2.').waitFor()
    expect(await rows(page).count()).toBe(2)
  })
})

test('who signs out leaves nothing behind in the window that they typed', async () => {
  await sendMessage('Is this kept?')
  await open('/en/team/inbox', {}, async (page) => {
    await row(page, 'Is this kept?').getByRole('link').click()
    const reply = page.getByLabel('Your reply')
    await whenAwake(page)
    await reply.fill('Half a sentence')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await page.reload()
    await expect.poll(() => reply.inputValue()).toBe('Half a sentence')
    expect(await kept()).toContain('Half a sentence')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((address) => !address.pathname.includes('/team/'))
    expect(await kept()).not.toContain('Half a sentence')
  })
})
