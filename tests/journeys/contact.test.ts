import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages } from '../../app/platform/i18n/languages'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { openBrowser, openVisitor, type TestSite, teamToken } from '../open-test-site'
import { alive, type ShowOptions, showPage } from '../show-page'

vi.setConfig({ testTimeout: 300_000 })

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

interface Look {
  readonly page: Page
  /** External URLs the browser requested. Each is answered with an empty page. */
  readonly outside: readonly string[]
}

async function visit(path: string, options: ShowOptions, look: (seen: Look) => Promise<void>) {
  const outside: string[] = []
  const prepare = (page: Page) =>
    page.route(
      (url) => url.origin !== site.url,
      async (route) => {
        outside.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' })
      },
    )
  await showPage({ browser, site }, path, { ...options, prepare }, (page) => look({ page, outside }))
}

async function fill(page: Page, text: { name?: string; email?: string; message: string }) {
  await page.getByLabel('Your name').fill(text.name ?? 'Ines Duarte')
  await page.getByLabel('Email').fill(text.email ?? 'ines@duarte.example')
  await page.getByRole('textbox', { name: 'Message' }).fill(text.message)
}

/** Backdates the form, because submissions within three seconds are rejected as automated. */
async function takeTime(page: Page) {
  await page.locator('[name=issuedAt]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = String(Number(field.value) - 10_000)
  })
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
const thanks = (page: Page) => page.getByRole('status').getByRole('heading', { name: 'We’ve received your message' })

async function isFocused(page: Page, selector: string) {
  await page.locator(`${selector}:focus`).waitFor()
}

async function storedMessages(): Promise<{ message: string; state: string; language: string }[]> {
  const headers = { authorization: `Bearer ${teamToken}` }
  const answer = await fetch(`${site.url}/api/team/messages`, { headers })
  const { items }: { items: { message: string; state: string; language: string }[] } = await answer.json()
  return items
}

async function stored(text: string) {
  return (await storedMessages()).filter(({ message }) => message === text)
}

describe('with JavaScript', () => {
  test('a message is under way, then thanked for where the form was', async () => {
    await visit('/en/contact', {}, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route) => {
        await held.promise
        await route.continue()
      })
      await fill(page, { message: 'A journey' })
      await takeTime(page)
      await sendButton(page).click()
      const pending = page.getByRole('button', { name: 'Sending…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Enter')
      held.resolve()
      await thanks(page).waitFor()
      await isFocused(page, '#message-sent')
      expect(await page.locator('form').count()).toBe(0)
      expect(await stored('A journey')).toMatchObject([{ state: 'new', language: 'en' }])
      await page.getByRole('link', { name: 'Write another message' }).click()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
    })
  })

  test('a line that fails loses no word, and what arrived all the same is not stored twice', async () => {
    await visit('/en/contact', { expected: /ERR_FAILED/ }, async ({ page }) => {
      await page.route('**/api/contact', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await fill(page, { message: 'A lost answer' })
      await takeTime(page)
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' }).waitFor()
      await isFocused(page, '[role=alert] h3')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      await page.unroute('**/api/contact')
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(await stored('A lost answer')).toHaveLength(1)
    })
  })

  test('a page of a proxy is no answer of ours', async () => {
    await visit('/en/contact', {}, async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 200, body: '<h1>Welcome to the hotel</h1>' }),
      )
      await fill(page, { message: 'From a hotel' })
      await sendButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('From a hotel')
    })
  })

  test('the browser asks for what is missing before anything is sent', async () => {
    await visit('/en/contact', {}, async ({ page }) => {
      await sendButton(page).click()
      await isFocused(page, '[name=name]')
      await fill(page, { message: 'x', email: 'ines' })
      await sendButton(page).click()
      await isFocused(page, '[name=email]')
      expect(await page.locator('form:invalid').count()).toBe(1)
    })
  })

  test('what only the server finds is said in its box, until it is changed', async () => {
    await visit('/en/contact', { expected: /422/ }, async ({ page }) => {
      await fill(page, { message: 'Half an address', email: 'ines@duarte' })
      await sendButton(page).click()
      await page.locator('#contact-email-error').waitFor()
      await isFocused(page, '[name=email]')
      expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
      await page.getByLabel('Email').fill('ines@duarte.example')
      await page.locator('#contact-email-error').waitFor({ state: 'detached' })
      await sendButton(page).click()
      await thanks(page).waitFor()
    })
  })

  test('too many messages are told how long to wait', async () => {
    await visit('/en/contact', { expected: /429/ }, async ({ page }) => {
      await fill(page, { message: 'One too many' })
      await page.evaluate(async () => {
        const body = JSON.stringify({ name: 'x', email: 'x@x.example', message: 'x' })
        const headers = { 'content-type': 'application/json' }
        // Repeat until the server requires a wait long enough for the manual attempt below to be rejected too.
        for (let wait = 0; wait < 10; ) {
          const answer = await fetch('/api/contact', { method: 'POST', headers, body })
          wait = Number(answer.headers.get('retry-after') ?? 0)
          if (wait < 10) await new Promise((resolve) => setTimeout(resolve, wait * 1000))
        }
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
  test('a message is corrected, sent and thanked for', async () => {
    await visit('/en/contact', { javaScriptEnabled: false, expected: /422/ }, async ({ page }) => {
      await fill(page, { message: 'By hand\nin two lines', email: 'ines@duarte' })
      await sendButton(page).click()
      await page.locator('#contact-email-error').waitFor()
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('By hand\nin two lines')
      await isFocused(page, 'form')
      await page.getByLabel('Email').fill('ines@duarte.example')
      await sendButton(page).click()
      await thanks(page).waitFor()
      await isFocused(page, '#message-sent')
      expect(await stored('By hand\nin two lines')).toHaveLength(1)
      await page.reload()
      await thanks(page).waitFor()
      expect(await stored('By hand\nin two lines')).toHaveLength(1)
    })
  })

  test('there is a drawn map and a link to a real one', async () => {
    await visit('/de/contact', { javaScriptEnabled: false }, async ({ page, outside }) => {
      const map = page.getByRole('region', { name: 'Karte' })
      expect(await map.getByRole('button', { includeHidden: true }).isVisible()).toBe(false)
      const link = map.getByRole('link', { name: 'In Karten öffnen' })
      expect(await link.getAttribute('href')).toMatch(/google\.com\/maps\/search\/.*Rotterdam.*Niederlande$/)
      expect(outside).toEqual([])
    })
  })
})

describe('the map', () => {
  test('asks nobody outside before the visitor agrees; the answer is kept, and can be taken back on the spot', async () => {
    await visit('/de/contact', {}, async ({ page, outside }) => {
      const load = page.getByRole('button', { name: 'Karte laden' })
      const hide = page.getByRole('button', { name: 'Karte nicht mehr laden' })
      await page.locator('#map').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(outside).toEqual([])
      await page.getByLabel('Antwort auf diesem Gerät merken').check()
      await load.click()
      await page.locator('iframe').waitFor()
      expect(new URL((await page.locator('iframe').getAttribute('src')) ?? '').searchParams).toEqual(
        new URLSearchParams({
          q: 'Harbour Road 12, Dock 4, 3089 JW Rotterdam, Niederlande',
          z: '17',
          hl: 'de',
          output: 'embed',
        }),
      )
      await vi.waitUntil(() => outside.length === 1, 10_000)
      expect(await hide.evaluate((button) => button === document.activeElement)).toBe(true)

      await page.reload()
      await page.locator('iframe').waitFor()
      await hide.click()
      await load.waitFor()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      const asked = outside.length
      await page.reload()
      await alive(page)
      await page.waitForLoadState('networkidle')
      expect(outside).toHaveLength(asked)
    })
  })

  test('is forgotten with the page when the visitor does not want the answer kept', async () => {
    await visit('/en/contact', {}, async ({ page }) => {
      await page.getByRole('button', { name: 'Load map' }).click()
      await page.locator('iframe').waitFor()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: 'Load map' }).waitFor()
      expect(await page.locator('iframe').count()).toBe(0)
    })
  })

  test('is let in by the browser also when the visitor came from another page', async () => {
    await visit('/en', {}, async ({ page, outside }) => {
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
      await page.getByRole('button', { name: 'Load map' }).click()
      await vi.waitUntil(() => outside.some((address) => address.startsWith('https://www.google.com/maps?')), 10_000)
      await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' })
    })
  })
})

test('an outside service is sent what was typed, by the browser itself', async () => {
  const elsewhere = await openSite({ CONTACT_FORM_URL: 'https://forms.example.com/contact?to=team' })
  const visitor = await openVisitor(browser, elsewhere)
  const page = await visitor.newPage()
  await page.route('https://forms.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' }),
  )
  await page.goto('/en/contact')
  await alive(page)
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

test.each(languages)('nothing scrolls sideways at 320 px in %s', async (language) => {
  await visit(`/${language}/contact`, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe('the contact page is accessible', () => {
  for (const language of ['en', 'de', 'ar'] as const)
    for (const width of [390, 1440] as const)
      test(`${language}, ${width} px`, async () => {
        const options = { width, bypassCSP: true, reducedMotion: 'reduce', expected: /422/ } as const
        await visit(`/${language}/contact`, options, async ({ page }) => {
          expect(await findViolations(page)).toEqual([])
          await page.locator('[name=name]').fill('Ines')
          await page.locator('[name=email]').fill('ines@duarte')
          await page.locator('[name=message]').fill('x')
          await page.locator('.note [type=submit]').click()
          await page.locator('#contact-email-error').waitFor()
          expect(await findViolations(page)).toEqual([])
          await page.locator('.contact-map__consent button').click()
          await page.locator('iframe').waitFor()
          expect(await findViolations(page)).toEqual([])
        })
        await visit(`/${language}/contact?message=sent`, options, async ({ page }) => {
          expect(await findViolations(page)).toEqual([])
        })
      })
})
