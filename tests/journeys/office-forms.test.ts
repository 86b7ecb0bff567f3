import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seller } from '../offer-goods'
import { openOfficeJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { whenAwake } from '../open-test-site'
import { postJson } from '../site-api'

const { site, visitOffice } = await openOfficeJourney(
  openStockedSite([{ changes: { quantity: 1_000, unit: 'H87', splittable: 'free', moq: 1, step: 1 } }]),
)
const lot = `/en/team/lots/${site.references[0]}`

const sendMessage = (message: string) => postJson(site, '/api/contact', { ...seller, message, honeypot: '' })

interface Form {
  readonly address: string
  readonly open?: (page: Page) => Promise<void>
  readonly typed: Readonly<Record<string, string>>
  readonly send: string
  readonly done: string
}

const forms: Record<string, Form> = {
  'part sale': {
    address: `${lot}/sell`,
    typed: { 'Quantity (pcs)': '400', Buyer: 'Spielwaren Klein' },
    send: 'Sell',
    done: 'Spielwaren Klein',
  },
  template: {
    address: '/en/team/templates',
    typed: { Name: 'Cartons', 'Text in English': 'How many pieces are in a carton?', 'Text in German': 'Wie viele?' },
    send: 'Save template',
    done: 'Template saved.',
  },
  'changed template': {
    address: '/en/team/templates',
    open: (page) => page.getByText('Cartons').click(),
    typed: { Name: 'Cartons and pallets' },
    send: 'Save template',
    done: 'Template saved.',
  },
  'form of preferences': {
    address: '/en/team/preferences',
    typed: { 'Reservations last for (working days)': '9' },
    send: 'Save preferences',
    done: 'Preferences saved.',
  },
}

test.each(Object.entries(forms))('a reload keeps what is typed into a %s until it is sent', async (name, form) => {
  await visitOffice(form.address, {}, async (page) => {
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true }).filter({ visible: true }).first()
    await form.open?.(page)
    for (const [label, text] of Object.entries(form.typed)) {
      if ((await field(label).count()) === 0) await main.getByText('Other languages').click()
      await field(label).fill(text)
    }
    await page.reload()
    await whenAwake(page)
    for (const [label, text] of Object.entries(form.typed))
      await expect.poll(() => field(label).inputValue()).toBe(text)
    await main.getByRole('button', { name: form.send, exact: true }).filter({ visible: true }).first().click()
    await main.getByText(form.done).first().waitFor()
    await page.goto(form.address)
    await whenAwake(page)
    // The next sale or template begins anew.
    if (form.address.endsWith('/sell')) expect(await field('Quantity (pcs)').inputValue()).toBe('600')
    if (name === 'template') expect(await main.getByLabel('Name').last().inputValue()).toBe('')
  })
})

test('a reply can be sent on a phone with one thumb, and nothing covers the buttons', async () => {
  await sendMessage('By thumb')
  await visitOffice('/en/team/inbox', { width: 390, hasTouch: true }, async (page) => {
    // No `tap`: on a busy machine the finger stays too long, which is a long press.
    await page.getByRole('main').getByRole('link', { name: 'By thumb' }).click()
    await whenAwake(page)
    await page.getByRole('link', { name: 'Reply', exact: true }).first().click()
    await page.getByLabel('Your reply, in').fill('With one thumb.')
    // By its words, at the lower edge, where the bar stands while nobody writes.
    const done = page.getByText('Mark as done', { exact: true })
    await done.evaluate((label) => window.scrollBy(0, label.getBoundingClientRect().bottom - window.innerHeight + 75))
    await done.click()
    expect(await page.getByLabel('Mark as done').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
  })
})

test('on a phone, the bar of selected items shows all its buttons, and the fields of the preferences are evenly spaced', async () => {
  await sendMessage('By hand')
  await visitOffice('/en/team/inbox', { width: 390 }, async (page) => {
    await page.locator('td').getByRole('checkbox').first().check()
    const bar = page.getByRole('group', { name: /selected/ })
    await bar.getByRole('button', { name: 'Spam' }).waitFor()
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.goto('/en/team/preferences')
    const gaps = await page
      .getByRole('main')
      .locator('form[method=post]')
      .evaluate((form) => {
        const boxes = [...form.querySelectorAll('.field')].map((field) => field.getBoundingClientRect())
        return boxes.slice(1).map(({ top }, place) => Math.round(top - (boxes[place]?.bottom ?? 0)))
      })
    expect(new Set(gaps).size).toBe(1)
  })
})

// Last, as it ends the session.
test('signing out clears drafts from the browser window', async () => {
  await sendMessage('Is this kept?')
  await visitOffice('/en/team/inbox', {}, async (page) => {
    await page.getByRole('link', { name: 'Is this kept?' }).click()
    const reply = page.getByLabel('Your reply')
    await whenAwake(page)
    await reply.fill('Half a sentence')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await page.reload()
    await expect.poll(() => reply.inputValue()).toBe('Half a sentence')
    // Without its texts, a page is not hydrated.
    await page.route('**/assets/locales/*', () => undefined)
    await page.reload()
    expect(await kept()).toContain('Half a sentence')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL((address) => !address.pathname.includes('/team/'))
    expect(await kept()).not.toContain('Half a sentence')
  })
})
