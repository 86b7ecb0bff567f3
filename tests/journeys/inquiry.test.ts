import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { screensOf } from '../page-coverage'
import { readTeamList } from '../site-api'
import { backdateForm, waitForFocus } from './form-steps'

const going = { externalId: 'going', categories: ['toys'], texts: { en: { title: 'Marbles' } }, restrictions: [] }

const { site, visit } = await openJourney(
  openStockedSite(
    [
      { changes: { externalId: 'shoes', splittable: 'by_carton', moq: 480, step: 24 } },
      { changes: { ...going, externalId: 'toys', texts: { en: { title: 'Wooden blocks' } } } },
      { changes: going },
    ],
    { TRUSTED_PROXIES: '127.0.0.1,::1' },
  ),
)

const reference = (place: number) => site.references[place] ?? ''
const asked = (...places: number[]) => places.map((place) => `lot=${reference(place)}`).join('&')
const note = (page: Page) => page.getByRole('form', { name: 'Enquiry' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send enquiry' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'We’ve received your enquiry' })
const quantity = (page: Page, place: number) => page.locator(`[name="quantity.${reference(place)}.amount"]`)

async function fill(page: Page, name: string) {
  await note(page).getByLabel('Your name').fill(name)
  await note(page).getByLabel('Company').fill('Haddad Trading')
  await note(page).getByLabel('Email').fill('amira@haddad.example')
  await page.locator('[name=country]').selectOption({ label: 'United Arab Emirates' })
}

async function stored(name: string): Promise<Record<string, unknown>[]> {
  return (await readTeamList<Record<string, unknown>>(site, 'inquiries')).filter((item) => item.name === name)
}

describe('with JavaScript', () => {
  test('lots in the basket survive a reload and are enquired about together', async () => {
    await visit(`/en/products/${reference(0)}`, {}, async (page) => {
      const put = page.getByRole('button', { name: 'Add to enquiry' }).first()
      await put.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: '1 lot in your enquiry' }).waitFor()
      // Nobody has to move for it.
      await page.reload()
      await page.getByRole('button', { name: 'In your enquiry', pressed: true }).first().waitFor()
      await page.getByRole('link', { name: '1 lot in your enquiry' }).waitFor()
      await page.goto('/en')
      await page.getByRole('link', { name: '1 lot in your enquiry' }).waitFor()
      await page.goto('/en/inquiry')
      await page.waitForURL(`**/en/inquiry?${asked(0)}`)
      await page.goto('/en/products')
      const mark = page.getByRole('button', { name: `Add lot ${reference(1)} to your enquiry: ` })
      await mark.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: '2 lots in your enquiry' }).waitFor()
      await page.goto('/en/products?view=table')
      await page.getByRole('combobox', { name: 'Search lots' }).hover()
      await mark.and(page.locator('[aria-pressed=true]')).click()
      const news = page.getByRole('status').filter({ hasText: 'removed from your enquiry.' })
      await news.waitFor()
      await page.getByRole('link', { name: '1 lot in your enquiry' }).waitFor()
      await news.getByRole('button', { name: 'Undo' }).click()
      await mark.and(page.locator('[aria-pressed=true]')).waitFor()
      await page.goto('/en/products')
      await page.locator('h1').hover()
      await page.getByRole('combobox', { name: 'Search lots' }).hover()
      await page.getByRole('link', { name: '2 lots in your enquiry' }).click()
      await page.waitForURL(`**/en/inquiry?${asked(0, 1)}`)
      await quantity(page, 0).fill('500')
      await note(page).getByLabel('Company').focus()
      await page
        .getByText('You asked for 500 pairs. MOQ 480, in multiples of 24 pairs: please order 480 or 504.')
        .waitFor()
      await quantity(page, 0).fill('504')
      await page.locator(`#inquiry-quantity-${reference(0)}-error`).waitFor({ state: 'detached' })
      await fill(page, 'By list')
      await page.locator(`[name="comment.${reference(1)}"]`).fill('Photos?')
      const leaveOut = page.getByRole('button', { name: `Remove lot ${reference(1)}` })
      await leaveOut.click()
      await page.waitForURL(`**/en/inquiry?${asked(0)}`)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.waitForURL(`**/en/inquiry?${asked(0, 1)}`)
      expect(await page.locator(`[name="comment.${reference(1)}"]`).inputValue()).toBe('Photos?')
      await leaveOut.click()
      await page.waitForURL(`**/en/inquiry?${asked(0)}`)
      expect(await quantity(page, 0).inputValue()).toBe('504')
      await backdateForm(page)
      await sendButton(page).click()
      await thanks(page).waitFor()
      await waitForFocus(page, '#request-sent')
      const [inquiry, ...others] = await stored('By list')
      expect(others).toEqual([])
      expect(inquiry).toMatchObject({
        status: 'new',
        channel: 'web',
        country: 'AE',
        items: [{ lot: reference(0), quantity: '504', unit: 'PR' }],
      })
      await page.getByText(String(inquiry?.reference)).waitFor()
      await page.getByRole('link', { name: 'See all lots' }).click()
      await page.waitForURL('**/en/products')
      await page.getByRole('article').first().waitFor()
      expect(await page.getByRole('link', { name: 'in your enquiry' }).count()).toBe(0)
    })
  })

  test('resale restrictions and other errors show at their fields, and sending focuses the first', async () => {
    await visit(`/en/inquiry?${asked(0)}`, {}, async (page) => {
      await quantity(page, 0).fill('24')
      await note(page).getByText('Delivery, resale and message').click()
      await page.getByLabel('Countries you resell in').selectOption(['AT', 'PL'])
      await quantity(page, 0).press('Enter')
      await waitForFocus(page, `[name="quantity.${reference(0)}.amount"]`)
      await page.getByText('You asked for 24 pairs. The MOQ is 480 pairs.').waitFor()
      await page.getByText('Please check 6 boxes: 1, 4, 5, 6, 7 and 11.').waitFor()
      expect(await page.locator('#inquiry-resale-error').textContent()).toContain(
        'Not for resale in: Austria, Switzerland and Germany.',
      )
    })
  })

  test('a lot sold in the meantime is named, and the enquiry about the others keeps its text', async () => {
    await visit(`/en/inquiry?${asked(2, 1)}`, { expected: /422/ }, async (page) => {
      await fill(page, 'Too late for one')
      await page.locator(`[name="comment.${reference(1)}"]`).fill('Still there?')
      await site.write([{ changes: { ...going, status: 'sold' } }])
      await backdateForm(page)
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'One of the lots has just changed' }).waitFor()
      await waitForFocus(page, '[role=alert] h2')
      await page.getByText('We’ve removed it from your enquiry.').waitFor()
      expect(await stored('Too late for one')).toEqual([])
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('Too late for one')).toMatchObject([
        { items: [{ lot: reference(1), comment: 'Still there?' }] },
      ])
      await site.write([{ changes: going }])
    })
  })

  test('a failed connection loses no text, and a message that did arrive is not stored twice', async () => {
    await visit(`/en/inquiry?${asked(1)}`, { expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await page.route('**/api/inquiries', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, 'A lost answer')
      await page.context().setOffline(true)
      await page.locator('[name=more]').fill(reference(2))
      await page.locator('[name=more]').press('Enter')
      await page.getByRole('alert').filter({ hasText: 'We can’t reach the server.' }).waitFor()
      await page.context().setOffline(false)
      await page.locator(`[name="comment.${reference(2)}"]`).waitFor()
      await backdateForm(page)
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your enquiry wasn’t sent' }).waitFor()
      await page.unroute('**/api/inquiries')
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('A lost answer')).toHaveLength(1)
    })
  })
})

test('without JavaScript a buyer enquires about a lot, and adds and removes others by reference', async () => {
  const options = { javaScriptEnabled: false, width: 390, expected: /422/ } as const
  await visit(`/en/products/${reference(0)}`, options, async (page) => {
    expect(await page.getByRole('button', { name: 'Add to enquiry' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Ask about this lot' }).click()
    await page.waitForURL('**#ask')
    await note(page).getByRole('button', { name: 'Send enquiry' }).click()
    await page.waitForURL(`**/en/inquiry?${asked(0)}#inquiry`)
    await page.goto('/en/products?view=table')
    expect(await page.getByRole('button', { name: 'to your enquiry' }).count()).toBe(0)
    await page.getByRole('link', { name: `Ask about lot ${reference(0)}` }).click()
    await page.waitForURL(`**/en/inquiry?${asked(0)}`)
    await fill(page, 'By hand')
    await page.getByLabel('Add a lot by number').fill(reference(1).toLowerCase())
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: `Remove lot ${reference(0)}` }).waitFor()
    expect(await page.getByRole('group', { name: /^Lot L-/ }).count()).toBe(2)
    expect(await note(page).getByLabel('Your name').inputValue()).toBe('By hand')
    await quantity(page, 0).fill('500')
    await note(page).getByText('Delivery, resale and message').click()
    await note(page).getByLabel('Message').fill('Two\nlines')
    await sendButton(page).click()
    await page
      .getByText('You asked for 500 pairs. MOQ 480, in multiples of 24 pairs: please order 480 or 504.')
      .waitFor()
    expect(await note(page).getByLabel('Message').inputValue()).toBe('Two\nlines')
    expect(await page.locator('[name=country]').inputValue()).toBe('AE')
    await quantity(page, 0).fill('480')
    await sendButton(page).click()
    await thanks(page).waitFor()
    await page.reload()
    await thanks(page).waitFor()
    expect(await stored('By hand')).toMatchObject([
      { items: [{ lot: reference(0), quantity: '480' }, { lot: reference(1) }], message: 'Two\nlines' },
    ])
  })
})

test.each([true, false])(
  'a target price is sent from the lot’s page, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const name = `Price named, ${javaScriptEnabled}`
    const options = { javaScriptEnabled, width: 390 } as const
    await visit(`/en/products/${reference(1)}`, options, async (page) => {
      const price = page.locator(`[name="price.${reference(1)}.amount"]`)
      expect(await price.isVisible()).toBe(false)
      await note(page).getByText('Your target price').first().click()
      await price.fill('6.50')
      await page.locator(`[name="price.${reference(1)}.basis"]`).selectOption('kg')
      await fill(page, name)
      await sendButton(page).click()
      if (!javaScriptEnabled) {
        await page.waitForURL(`**/en/inquiry?${asked(1)}#inquiry`)
        expect(await price.inputValue()).toBe('6.50')
        await sendButton(page).click()
      }
      await thanks(page).waitFor()
      const targetPrice = { amount: 650, currency: 'EUR', basis: 'kg' }
      expect(await stored(name)).toMatchObject([{ items: [{ lot: reference(1), targetPrice }] }])
    })
  },
)

test('a folded target price that is none opens its box, and sending focuses it', async () => {
  await visit(`/en/products/${reference(1)}`, {}, async (page) => {
    await note(page).getByText('Your target price').first().click()
    const price = page.locator(`[name="price.${reference(1)}.amount"]`)
    await price.fill('cheap')
    await fill(page, 'No price')
    await note(page).getByText('Your target price').first().click()
    await sendButton(page).click()
    await waitForFocus(page, `[name="price.${reference(1)}.amount"]`)
    await page.getByText('Please enter a price, like 12.50.').waitFor()
  })
})

test.runIf(canCheckMarkup)(
  'the Nu HTML checker finds nothing in an inquiry page that is empty, filled in or refused',
  async () => {
    const address = `${site.url}/en/inquiry?${asked(0, 1)}`
    const fields = new URLSearchParams([
      ['lot', reference(0)],
      [`quantity.${reference(0)}.amount`, '500'],
    ])
    const pages = new Map([
      ['empty', await (await fetch(address)).text()],
      ['refused', await (await fetch(address, { method: 'POST', body: fields })).text()],
      ['lot', await (await fetch(`${site.url}/en/products/${reference(0)}`)).text()],
    ])
    expect(await checkMarkup(pages)).toEqual([])
  },
)

test.each(screensOf(3))('the inquiry page is accessible and fits, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  const options = { width, bypassCSP: true } as const
  await visit(`/${language}/inquiry?${asked(0, 1)}`, options, async (page) => {
    expect(await findViolations(page, scheme)).toEqual([])
    await quantity(page, 0).fill('500')
    await page.locator('.note__foot [type=submit]').click()
    await page.locator('.cell.is-bad').first().waitFor()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})

test.each(['en', 'de', 'ar'])('nothing scrolls sideways at 320 px in %s, with errors shown', async (language) => {
  await visit(`/${language}/inquiry?${asked(0, 1)}`, { viewport: { width: 320, height: 640 } }, async (page) => {
    await quantity(page, 0).fill('500')
    await page.locator('.note__foot [type=submit]').click()
    await page.locator('.cell.is-bad').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
