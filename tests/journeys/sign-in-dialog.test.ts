import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { dialogOf, inBox, opener } from './sign-in-forms'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

const addressOf = (page: Page) => page.url().slice(site.url.length)
const isModal = (page: Page) => dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))

/** Holds the page's texts back, without which it does not hydrate. */
function holdHydration() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const prepare = (page: Page) =>
    page.route('**/assets/locales/*', async (route) => {
      await promise
      await route.continue()
    })
  return { prepare, release: resolve }
}

describe('the sign-in dialog', () => {
  test('opens over the page, keeps its URL, traps the focus and returns it on Escape', async () => {
    await visit('/en/food?from=mail&x=%26#main', {}, async (page) => {
      await opener(page).click()
      await inBox(page, 'email')
      expect(addressOf(page)).toBe('/en/food?from=mail&x=%26&dialog=login#main')
      expect(await isModal(page)).toBe(true)
      expect(await page.getByRole('link', { name: 'Chat' }).isVisible()).toBe(false)
      const stops = await dialogOf(page).locator('a, button, input:not([type=hidden])').count()
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press('Tab')
        // After the last tab stop, the focus may reach the browser's controls, but never the page behind the dialog.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        )
        expect(inside).toBe(true)
      }
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      await expect.poll(() => addressOf(page)).toBe('/en/food?from=mail&x=%26#main')
      await expect.poll(() => opener(page).evaluate((link) => link === document.activeElement)).toBe(true)
    })
  })

  test('closes with Back, reopens with Forward and survives a reload', async () => {
    await visit('/en', {}, async (page) => {
      await opener(page).press('Enter')
      await inBox(page, 'email')
      await dialogOf(page).getByRole('link', { name: 'Register', exact: true }).click()
      await inBox(page, 'name')
      expect(addressOf(page)).toBe('/en?dialog=register')
      await page.goBack()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en')
      await page.goForward()
      await inBox(page, 'name')
      await page.reload()
      await inBox(page, 'name')
      await whenAwake(page)
      expect(await isModal(page)).toBe(true)
      await dialogOf(page).getByRole('link', { name: 'Close' }).click()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en')
    })
  })

  test('keeps text typed on the page below and sends no request', async () => {
    await visit('/en/contact', {}, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\.data|\/en\//.test(request.url())) asked.push(request.url())
      })
      await page.getByLabel('Your name').fill('Ines Duarte')
      await opener(page).click()
      await inBox(page, 'email')
      await page.goBack()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      expect(asked).toEqual([])
    })
  })

  test('opens from the drawer', async () => {
    await visit('/en', { width: 390 }, async (page) => {
      await page.getByRole('link', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log in' }).click()
      await inBox(page, 'email')
      await page.keyboard.press('Escape')
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
    })
  })

  test('keeps typed text and cursor position at hydration', async () => {
    const { prepare, release } = holdHydration()
    await visit('/en?dialog=login', { still: true, prepare }, async (page) => {
      await inBox(page, 'email')
      await page.keyboard.type('petra@vogel.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type('forty')
      expect(await isModal(page)).toBe(false)
      release()
      await page.locator('dialog:modal').waitFor()
      await page.keyboard.type(' pallets')
      expect(await dialogOf(page).getByLabel('Email').inputValue()).toBe('petra@vogel.example')
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('forty pallets')
    })
  })

  test('keeps a click made before hydration', async () => {
    const { prepare, release } = holdHydration()
    await visit('/en?dialog=login', { still: true, prepare }, async (page) => {
      await page.getByRole('button', { name: 'Show password' }).click()
      expect(await isModal(page)).toBe(false)
      release()
      await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
    })
  })

  test('shows a password and hides it again', async () => {
    await visit('/en?dialog=login', {}, async (page) => {
      const password = page.getByLabel('Password', { exact: true })
      const show = page.getByRole('button', { name: 'Show password' })
      await password.fill('pallet-4-rotterdam')
      await show.click()
      expect(await password.getAttribute('type')).toBe('text')
      expect(await show.getAttribute('aria-pressed')).toBe('true')
      await show.click()
      expect(await password.getAttribute('type')).toBe('password')
    })
  })

  test('shows each field’s error before sending anything', async () => {
    await visit('/en?dialog=register', {}, async (page) => {
      const posted: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url())
      })
      await page.getByLabel('Full name').fill('Petra Vogel')
      await dialogOf(page).getByLabel('Work email').fill('petra@vogel')
      await page.getByLabel('Password', { exact: true }).fill('pallet')
      await page.getByLabel('Confirm password').fill('pallets')
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await inBox(page, 'email')
      const wrong = dialogOf(page).locator('.error-text')
      expect(await wrong.allInnerTexts()).toEqual([
        'Please enter a full email, like name@company.com.',
        'Please use at least 8 characters.',
        'Please tick the box so we can open your account.',
      ])
      await dialogOf(page).getByLabel('Work email').fill('petra@vogel.example')
      expect(await wrong.count()).toBe(2)
      await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
      await dialogOf(page).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await inBox(page, 'confirmation')
      expect(await wrong.allInnerTexts()).toEqual(['The two passwords don’t match.'])
      expect(posted).toEqual([])
    })
  })

  test('opens, switches and closes by links without JavaScript', async () => {
    await visit('/en/sell?from=mail', { javaScriptEnabled: false }, async (page) => {
      await opener(page).click()
      await inBox(page, 'email')
      expect(addressOf(page)).toBe('/en/sell?from=mail&dialog=login')
      expect(await page.getByRole('button', { name: 'Show password' }).isVisible()).toBe(false)
      await dialogOf(page).getByRole('link', { name: 'Forgot your password?' }).click()
      await inBox(page, 'email')
      await dialogOf(page).getByRole('link', { name: 'Back to login' }).click()
      await dialogOf(page).getByRole('link', { name: 'Register', exact: true }).click()
      await inBox(page, 'name')
      await dialogOf(page).getByRole('link', { name: 'Close' }).click()
      await dialogOf(page).waitFor({ state: 'hidden' })
      expect(addressOf(page)).toBe('/en/sell?from=mail')
    })
  })

  test('creates no second page for search engines', async () => {
    const html = await (await fetch(`${site.url}/de/food?dialog=login`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${site.url}/de/food"/>`)
    expect(await (await fetch(`${site.url}/de/food`)).text()).not.toContain('noindex')
  })
})

test('without JavaScript a form is returned with its text and errors', async () => {
  await visit('/en/food?dialog=register', { javaScriptEnabled: false, expected: /422/ }, async (page) => {
    await page.getByLabel('Full name').fill('Petra Vogel')
    await page.getByLabel('Work email').fill('petra@vogel')
    await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
    await page.getByLabel('Confirm password').fill('pallets-and-crates')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.waitForURL('**/en/register')
    await page.locator('.error-text').waitFor()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Petra Vogel')
    expect(await page.getByLabel('Work email').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  })
})

test('a failed connection is reported and keeps the typed text', async () => {
  const fails = async (page: Page, form: Locator) => {
    await form.getByLabel('Email').fill('petra@vogel.example')
    await page.getByLabel('Password', { exact: true }).fill('pallets-and-crates')
    await form.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor()
    expect(await form.getByLabel('Email').inputValue()).toBe('petra@vogel.example')
  }
  await visit('/en?dialog=login', { expected: /ERR_FAILED/ }, async (page) => {
    await page.route('**/sign-in.data*', (route) => route.abort())
    await fails(page, dialogOf(page))
  })
  await visit('/en/sign-in', { expected: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
    await page.context().setOffline(true)
    await fails(page, page.locator('main'))
  })
})
