import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../app/platform/i18n/languages'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { screensOf, wideLanguages } from '../page-coverage'
import { freshAddress, postJson, readTeamList } from '../site-api'
import { waitForFocus } from './form-steps'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

interface Subscriber {
  readonly email: string
  readonly state: string
  readonly language: string
  readonly categories: readonly string[]
  readonly kinds: readonly string[]
}

async function subscriber(email: string): Promise<Subscriber | undefined> {
  return (await readTeamList<Subscriber>(site, 'subscribers')).find((one) => one.email === email)
}

async function linkTo(page: 'confirm' | 'preferences' | 'unsubscribe', email: string): Promise<string> {
  const mails = await readTeamList<{ to: string; text: string }>(site, 'outbox')
  const text = mails.find((mail) => mail.to === email)?.text ?? ''
  const path = new RegExp(`/\\w\\w/newsletter/${page}/[\\w-]{43}$`, 'm').exec(text)?.[0]
  if (!path) throw new Error(`The newest mail to ${email} has no link to ${page}.`)
  return path
}

async function subscribe(email: string): Promise<string> {
  await postJson(site, '/api/newsletter', { fields: { email } })
  const body = new URLSearchParams()
  await fetch(site.url + (await linkTo('confirm', email)), { method: 'POST', body, redirect: 'manual' })
  return linkTo('preferences', email)
}

const field = (page: Page) => page.getByLabel('Your work email')
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })
const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'Check your inbox' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('with JavaScript', () => {
  test('the form shows that it is being sent, then a receipt in its place', async () => {
    await visit('/en', {}, async (page) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/newsletter', async (route) => {
        await held.promise
        await route.continue()
      })
      await field(page).fill('home@duarte.example')
      // The form hydrates on focus; until then the browser would submit it natively.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('form#newsletter') ?? {}).some((key) => key.startsWith('__react')),
      )
      expect(await field(page).inputValue()).toBe('home@duarte.example')
      expect((await page.locator('.newsletter').boundingBox())?.width).toBeLessThanOrEqual(480)
      await button(page).click()
      const pending = page.getByRole('button', { name: 'Sending…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Enter')
      held.resolve()
      await panel(page).waitFor()
      await waitForFocus(page, '#newsletter-taken')
      expect(await page.locator('form#newsletter').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/en')
      expect(await subscriber('home@duarte.example')).toMatchObject({ state: 'pending', language: 'en' })
    })
  })

  test('a failed connection is reported, loses no text, and can be retried', async () => {
    await visit('/en/newsletter', { width: 390, expected: /ERR_FAILED/ }, async (page) => {
      await page.route('**/api/newsletter', (route) => route.abort())
      await field(page).fill('again@duarte.example')
      await button(page).click()
      await page.getByRole('alert').filter({ hasText: 'We couldn’t sign you up' }).waitFor()
      await waitForFocus(page, '[role=alert] b')
      expect(await field(page).inputValue()).toBe('again@duarte.example')
      await page.unroute('**/api/newsletter')
      // A 200 response from a proxy must not count as success.
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 200, body: '<h1>Hotel</h1>' }))
      await button(page).click()
      await page.getByRole('alert').filter({ hasText: 'We couldn’t sign you up' }).waitFor()
      await page.unroute('**/api/newsletter')
      await button(page).click()
      await panel(page).waitFor()
    })
  })

  test('the browser requires an address, the server a complete one', async () => {
    await visit('/en/newsletter', { expected: /422/ }, async (page) => {
      await button(page).click()
      await waitForFocus(page, '[name=email]')
      await field(page).fill('ines')
      await button(page).click()
      expect(await page.locator('form#newsletter:invalid').count()).toBe(1)
      await field(page).fill('ines@duarte')
      await button(page).click()
      await page.locator('#newsletter-email-error').waitFor()
      await waitForFocus(page, '[name=email]')
      expect(await field(page).getAttribute('aria-invalid')).toBe('true')
      await field(page).fill('ines@duarte.example')
      await page.locator('#newsletter-email-error').waitFor({ state: 'detached' })
    })
  })
})

describe.each([true, false])('from the mail on, with JavaScript: %s', (javaScriptEnabled) => {
  test('a subscriber confirms, sets preferences, unsubscribes and returns', async () => {
    const email = `journey-${javaScriptEnabled}@duarte.example`
    const state = async () => (await subscriber(email))?.state
    await visit('/en/newsletter', { javaScriptEnabled, width: 390 }, async (page) => {
      await field(page).fill(email)
      await button(page).click()
      await panel(page).waitFor()
      await waitForFocus(page, '#newsletter-taken')

      await page.goto(await linkTo('confirm', email))
      await heading(page, 'Almost done').waitFor()
      expect(await state()).toBe('pending')
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
      await page.getByRole('status').filter({ hasText: 'You’re subscribed' }).waitFor()
      expect(await state()).toBe('subscribed')

      await page.getByLabel('Email language').selectOption('Deutsch')
      await page.getByLabel('Toys').check()
      await page.getByLabel('Single lots').uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
      expect(await page.getByLabel('Toys').isChecked()).toBe(true)
      expect(await subscriber(email)).toMatchObject({ language: 'de', categories: ['toys'], kinds: ['new_lots'] })

      await page.getByRole('link', { name: 'Unsubscribe' }).click()
      await heading(page, 'Unsubscribe').waitFor()
      expect(await state()).toBe('subscribed')
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await heading(page, 'You’re unsubscribed').waitFor()
      expect(await state()).toBe('unsubscribed')
      await page.getByRole('button', { name: 'Subscribe again' }).click()
      await heading(page, 'Unsubscribe').waitFor()
      expect(await state()).toBe('subscribed')
    })
  })
})

test('without JavaScript the form of the home page is corrected on the newsletter page', async () => {
  await visit('/en', { javaScriptEnabled: false, expected: /422/ }, async (page) => {
    await field(page).fill('ines@duarte')
    await button(page).click()
    await page.locator('#newsletter-email-error').waitFor()
    expect(await field(page).inputValue()).toBe('ines@duarte')
    await field(page).fill('by-hand@duarte.example')
    await button(page).click()
    await panel(page).waitFor()
    await page.reload()
    await panel(page).waitFor()
    expect(await subscriber('by-hand@duarte.example')).toMatchObject({ state: 'pending' })
  })
})

test('choosing no kind of mail is refused, and a language switch keeps the subscription', async () => {
  const path = await subscribe('kinds@duarte.example')
  await visit(path, { expected: /422/ }, async (page) => {
    for (const kind of ['Lists of new lots', 'Single lots']) await page.getByLabel(kind).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('#kinds-error').waitFor()
    await page.goto(path)
    await page.locator('header summary').filter({ hasText: 'EN' }).click()
    await page.locator('header').getByRole('link', { name: 'Polski' }).click()
    await heading(page, 'Państwa newsletter').waitFor()
    expect(new URL(page.url()).pathname).toBe(path.replace('/en/', '/pl/'))
  })
})

async function pages(language: Language): Promise<Record<string, string>> {
  const email = `pages-${language}-${randomUUID()}@duarte.example`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() }
  const body = JSON.stringify({ fields: { email: `open-${email}` }, language })
  await fetch(`${site.url}/api/newsletter`, { method: 'POST', headers, body })
  const preferences = (await subscribe(email)).replace('/en/', `/${language}/`)
  return {
    page: `/${language}/newsletter`,
    taken: `/${language}/newsletter?newsletter=asked`,
    confirm: await linkTo('confirm', `open-${email}`),
    expired: `/${language}/newsletter/confirm/${'x'.repeat(43)}`,
    preferences: `${preferences}?done=saved`,
    unsubscribe: preferences.replace('preferences', 'unsubscribe'),
    unknown: `/${language}/newsletter/unsubscribe/${'x'.repeat(43)}`,
  }
}

test('nothing scrolls sideways at 320 px', async () => {
  const still = { still: true, viewport: { width: 320, height: 640 }, expected: /404/ }
  await visit('/en/newsletter', still, async (page) => {
    for (const language of wideLanguages)
      for (const [name, path] of Object.entries(await pages(language))) {
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language}: ${name}`).toBe(320)
        expect(await page.getByRole('heading', { level: 1 }).count(), `${language}: ${name}`).toBe(1)
      }
  })
})

test.runIf(canCheckMarkup)(
  'the Nu HTML checker finds nothing in the newsletter’s pages that mailed links open',
  async () => {
    const markup = new Map<string, string>()
    for (const [name, path] of Object.entries(await pages('en')))
      markup.set(name, await (await fetch(site.url + path)).text())
    expect(await checkMarkup(markup)).toEqual([])
  },
)

test.each(screensOf(2))('the newsletter is accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  const { confirm, preferences, unsubscribe } = await pages(language)
  const look = { width, bypassCSP: true, expected: /422/ } as const
  await visit(`/${language}/newsletter`, look, async (page) => {
    await page.locator('[name=email]').fill('ines@duarte')
    await page.locator('#newsletter [type=submit]').click()
    await page.locator('#newsletter-email-error').waitFor()
    expect(await findViolations(page, scheme), 'fault').toEqual([])
    for (const path of [confirm, preferences, unsubscribe]) {
      await page.goto(path ?? '')
      expect(await findViolations(page, scheme), path).toEqual([])
    }
  })
})
