import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { openVisitor, whenAwake } from '../open-test-site'
import { screensOf, wideLanguages } from '../page-coverage'
import { readTeamList } from '../site-api'
import { backdateForm, waitForFocus } from './form-steps'

const { site, browser, visit } = await openJourney(
  openSite({ TRUSTED_PROXIES: '127.0.0.1,::1', NODE_OPTIONS: '--import ./tests/stop-clock-process.ts' }),
)

async function fill(page: Page, text: { name?: string; email?: string; message: string }) {
  await page.getByLabel('Your name').fill(text.name ?? 'Ines Duarte')
  await page.getByLabel('Email').fill(text.email ?? 'ines@duarte.example')
  await page.getByRole('textbox', { name: 'Message' }).fill(text.message)
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('status').getByRole('heading', { name: 'We’ve received your message' })

function storedMessages() {
  return readTeamList<{ message: string; state: string; language: string }>(site, 'messages')
}

async function stored(text: string) {
  return (await storedMessages()).filter(({ message }) => message === text)
}

describe('with JavaScript', () => {
  test('the form shows that a message is being sent, then a receipt in its place', async () => {
    await visit('/en/contact', {}, async (page) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route) => {
        await held.promise
        await route.continue()
      })
      await fill(page, { message: 'A journey' })
      await backdateForm(page)
      await sendButton(page).click()
      const pending = page.getByRole('button', { name: 'Sending…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Enter')
      held.resolve()
      await thanks(page).waitFor()
      await waitForFocus(page, '#message-sent')
      expect(await page.locator('form').count()).toBe(0)
      expect(await stored('A journey')).toMatchObject([{ state: 'new', language: 'en' }])
      await page.getByRole('link', { name: 'Write another message' }).click()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
    })
  })

  test('a failed connection loses no text, and a message that did arrive is not stored twice', async () => {
    await visit('/en/contact', { expected: /ERR_FAILED/ }, async (page) => {
      await page.route('**/api/contact', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, { message: 'A lost answer' })
      await backdateForm(page)
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' }).waitFor()
      await waitForFocus(page, '[role=alert] h3')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      await page.unroute('**/api/contact')
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('A lost answer')).toHaveLength(1)
    })
  })

  test('a page sent by a proxy is not taken for our answer', async () => {
    await visit('/en/contact', {}, async (page) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 200, body: '<h1>Welcome to the hotel</h1>' }),
      )
      await fill(page, { message: 'From a hotel' })
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('From a hotel')
    })
  })

  test('the browser asks for missing fields before sending', async () => {
    await visit('/en/contact', {}, async (page) => {
      await sendButton(page).click()
      await waitForFocus(page, '[name=name]')
      await fill(page, { message: 'x', email: 'ines' })
      await sendButton(page).click()
      await waitForFocus(page, '[name=email]')
      expect(await page.locator('form:invalid').count()).toBe(1)
    })
  })

  test('an error found by the server stays at its field until the field changes', async () => {
    await visit('/en/contact', { expected: /422/ }, async (page) => {
      await fill(page, { message: 'Half an address', email: 'ines@duarte' })
      await sendButton(page).click()
      await page.locator('#contact-email-error').waitFor()
      await waitForFocus(page, '[name=email]')
      expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
      await page.getByLabel('Email').fill('ines@duarte.example')
      await page.locator('#contact-email-error').waitFor({ state: 'detached' })
      await sendButton(page).click()
      await thanks(page).waitFor()
    })
  })

  test('a visitor over the limit is told how long to wait', async () => {
    await visit('/en/contact', { expected: /429/ }, async (page) => {
      await fill(page, { message: 'One too many' })
      await page.evaluate(async () => {
        const body = JSON.stringify({ name: 'x', email: 'x@x.example', message: 'x' })
        const headers = { 'content-type': 'application/json' }
        for (let status = 201; status !== 429; )
          ({ status } = await fetch('/api/contact', { method: 'POST', headers, body }))
      })
      await sendButton(page).click()
      await page
        .getByRole('alert')
        .filter({ hasText: /wait \d+ seconds/ })
        .waitFor()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('One too many')
    })
  })
})

describe('without JavaScript', () => {
  test('a message is corrected and sent, and gets a receipt', async () => {
    await visit('/en/contact', { javaScriptEnabled: false, expected: /422/ }, async (page) => {
      await fill(page, { message: 'By hand\nin two lines', email: 'ines@duarte' })
      await sendButton(page).click()
      await page.locator('#contact-email-error').waitFor()
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('By hand\nin two lines')
      await waitForFocus(page, 'form')
      await page.getByLabel('Email').fill('ines@duarte.example')
      await sendButton(page).click()
      await thanks(page).waitFor()
      await waitForFocus(page, '#message-sent')
      expect(await stored('By hand\nin two lines')).toHaveLength(1)
      await page.reload()
      await thanks(page).waitFor()
      expect(await stored('By hand\nin two lines')).toHaveLength(1)
    })
  })
})

test('the browser posts the message to an outside service', async () => {
  const elsewhere = await openSite({ CONTACT_FORM_URL: 'https://forms.example.com/contact?to=team' })
  const visitor = await openVisitor(browser, elsewhere)
  const page = await visitor.newPage()
  await page.route('https://forms.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' }),
  )
  await page.goto('/en/contact')
  await whenAwake(page)
  await fill(page, { message: 'For the service' })
  const [request] = await Promise.all([page.waitForRequest('https://forms.example.com/**'), sendButton(page).click()])
  expect([request.method(), request.url()]).toEqual(['POST', 'https://forms.example.com/contact?to=team'])
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    name: 'Ines Duarte',
    email: 'ines@duarte.example',
    message: 'For the service',
    honeypot: '',
  })
  await page.waitForURL('https://forms.example.com/**')
  await visitor.close()
  await elsewhere.close()
})

test('nothing scrolls sideways at 320 px', async () => {
  await visit('/en/contact', { viewport: { width: 320, height: 640 } }, async (page) => {
    for (const language of wideLanguages) {
      await page.goto(`/${language}/contact`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
      expect(await page.getByRole('heading', { level: 1 }).count(), language).toBe(1)
    }
  })
})

test.each(screensOf(3))('the contact page is accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  const options = { width, bypassCSP: true, expected: /422/ } as const
  await visit(`/${language}/contact`, options, async (page) => {
    await page.locator('[name=name]').fill('Ines')
    await page.locator('[name=email]').fill('ines@duarte')
    await page.locator('[name=message]').fill('x')
    await page.locator('.note [type=submit]').click()
    await page.locator('#contact-email-error').waitFor()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})
