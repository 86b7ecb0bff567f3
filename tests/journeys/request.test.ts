import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { screensOf, wideLanguages } from '../page-coverage'
import { readTeamList } from '../site-api'
import { backdateForm, waitForFocus } from './form-steps'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

const note = (page: Page) => page.getByRole('form', { name: 'Buying request' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'We’ve received your request' })

async function fill(page: Page, text: string) {
  await note(page).getByLabel('What are you looking for?').fill(text)
  await note(page).getByLabel('Your name').fill('Amira Haddad')
  await note(page).getByLabel('Company').fill('Haddad Trading')
  await note(page).getByLabel('Email').fill('amira@haddad.example')
  await page.locator('[name=country]').selectOption({ label: 'United Arab Emirates' })
}

async function stored(text: string): Promise<Record<string, unknown>[]> {
  return (await readTeamList<Record<string, unknown>>(site, 'requests')).filter((item) => item.text === text)
}

describe('with JavaScript', () => {
  test('the form shows that a request is being sent, then a receipt with its number', async () => {
    await visit('/en/request', {}, async (page) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/requests', async (route) => {
        await held.promise
        await route.continue()
      })
      await fill(page, 'A journey')
      await page.getByRole('checkbox', { name: 'Shoes' }).check()
      await page.getByText('Quantity, price, delivery and more').click()
      await page.getByRole('group', { name: 'Quantity' }).getByLabel('Minimum').fill('1.200')
      await page.getByRole('group', { name: 'Maximum price' }).getByLabel('Amount').fill('12,50')
      await page.getByLabel('Location of goods').selectOption(['PT', 'ES'])
      await backdateForm(page)
      await sendButton(page).click()
      const pending = page.getByRole('button', { name: 'Sending…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Enter')
      held.resolve()
      await thanks(page).waitFor()
      await waitForFocus(page, '#request-sent')
      const [request, ...others] = await stored('A journey')
      expect(others).toEqual([])
      expect(request).toMatchObject({
        status: 'new',
        channel: 'web',
        country: 'AE',
        categories: ['shoes'],
        quantity: { min: '1200', max: null, unit: 'H87' },
        maximumPrice: { amount: 1250, currency: 'EUR', basis: 'unit' },
        goodsFrom: ['ES', 'PT'],
      })
      await page.getByText(String(request?.reference)).waitFor()
      await page.getByRole('link', { name: 'Send another request' }).click()
      expect(await note(page).getByLabel('Your name').inputValue()).toBe('')
    })
  })

  test('a wrong field is marked on leaving it until it changes; sending marks all and focuses the first', async () => {
    await visit('/en/request', {}, async (page) => {
      await note(page).getByLabel('Email').fill('amira')
      await note(page).getByLabel('Company').focus()
      await page.locator('#request-email-error').waitFor()
      expect(await page.locator('.cell.is-bad').count()).toBe(1)
      await note(page).getByLabel('Email').fill('amira@haddad.example')
      await page.locator('#request-email-error').waitFor({ state: 'detached' })
      await sendButton(page).click()
      await waitForFocus(page, '[name=text]')
      await page.getByText('Please check 4 boxes: 1, 3, 4 and 6.').waitFor()
    })
  })

  test('a mistyped VAT number is found before sending', async () => {
    await visit('/en/request', {}, async (page) => {
      await fill(page, 'A slip of the pen')
      await note(page).getByLabel('VAT number').fill('DE136695978')
      await sendButton(page).click()
      await page.getByText('This isn’t a valid VAT number.').waitFor()
      await waitForFocus(page, '[name=vatId]')
      await note(page).getByLabel('VAT number').fill('DE136695976')
      await backdateForm(page)
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('A slip of the pen')).toMatchObject([{ vatId: 'DE136695976' }])
    })
  })

  test('an error in a folded section unfolds it', async () => {
    await visit('/en/request', { expected: /422/ }, async (page) => {
      await fill(page, 'Too late')
      await page.locator('[name=until]').evaluate((field) => {
        if (field instanceof HTMLInputElement) field.value = '2020-01-31'
      })
      await sendButton(page).click()
      await page.getByText('This date has passed. Please choose a later one.').waitFor()
      await waitForFocus(page, '[name=until]')
    })
  })

  test('a failed connection loses no text, and a message that did arrive is not stored twice', async () => {
    await visit('/en/request', { expected: /ERR_FAILED/ }, async (page) => {
      await page.route('**/api/requests', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, 'A lost answer')
      await backdateForm(page)
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your request wasn’t sent' }).waitFor()
      await waitForFocus(page, '[role=alert] h2')
      expect(await note(page).getByLabel('Your name').inputValue()).toBe('Amira Haddad')
      await page.unroute('**/api/requests')
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('A lost answer')).toHaveLength(1)
    })
  })

  test('a page sent by a proxy is not taken for our answer', async () => {
    await visit('/en/request', {}, async (page) => {
      await page.route('**/api/requests', (route) => route.fulfill({ status: 200, body: '<h1>Welcome</h1>' }))
      await fill(page, 'From a hotel')
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your request wasn’t sent' }).waitFor()
    })
  })
})

describe('without JavaScript', () => {
  test('a request is corrected and sent, and gets a receipt', async () => {
    await visit('/en/request', { javaScriptEnabled: false, width: 390, expected: /422/ }, async (page) => {
      await fill(page, 'By hand\nin two lines')
      await page.getByRole('checkbox', { name: 'Garden' }).check()
      await note(page).getByLabel('Email').fill('amira@haddad')
      await sendButton(page).click()
      await page.locator('#request-email-error').waitFor()
      expect(await note(page).getByLabel('What are you looking for?').inputValue()).toBe('By hand\nin two lines')
      expect(await page.getByRole('checkbox', { name: 'Garden' }).isChecked()).toBe(true)
      expect(await page.locator('[name=country]').inputValue()).toBe('AE')
      await waitForFocus(page, 'form')
      await note(page).getByLabel('Email').fill('amira@haddad.example')
      await sendButton(page).click()
      await thanks(page).waitFor()
      await waitForFocus(page, '#request-sent')
      await page.reload()
      await thanks(page).waitFor()
      expect(await stored('By hand\nin two lines')).toMatchObject([{ categories: ['garden'] }])
    })
  })

  test('the food page leads to a form with food preselected', async () => {
    await visit('/en/food', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('link', { name: 'Get the food list' }).click()
      await page.waitForURL('**/en/request?category=food')
      expect(await page.getByRole('checkbox', { name: 'Food' }).isChecked()).toBe(true)
      expect(await page.getByRole('checkbox', { name: 'Toys' }).isChecked()).toBe(false)
    })
  })
})

test('the form linked from the food page has food preselected, even after a language switch', async () => {
  await visit('/en/food', {}, async (page) => {
    await page.getByRole('link', { name: 'Get the food list' }).click()
    await page.waitForURL('**/en/request?category=food')
    expect(await page.getByRole('checkbox', { name: 'Food' }).isChecked()).toBe(true)
    await page.goto('/de/request?category=food&text=Oliven')
    expect(await page.getByRole('checkbox', { name: 'Lebensmittel' }).isChecked()).toBe(true)
    expect(await page.locator('[name=text]').inputValue()).toBe('Oliven')
  })
})

test('nothing scrolls sideways at 320 px', async () => {
  await visit('/en/request?brand=Nike', { viewport: { width: 320, height: 640 } }, async (page) => {
    for (const language of wideLanguages) {
      await page.goto(`/${language}/request?brand=Nike`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
      expect(await page.getByRole('heading', { level: 1 }).count(), language).toBe(1)
    }
  })
})

test.each(screensOf(0))('the request page is accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  const options = { width, bypassCSP: true } as const
  await visit(`/${language}/request?brand=Nike&category=food`, options, async (page) => {
    expect(await findViolations(page, scheme)).toEqual([])
    await page.locator('[name="quantity.min"]').fill('a lot')
    await page.locator('.note [type=submit]').click()
    await page.locator('#request-quantity-error').waitFor()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})
