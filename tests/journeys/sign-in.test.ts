import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { password } from '../account-visitor'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { mailedLink, openSiteAccount } from '../site-accounts'
import { account, dialogOf, fillLogin, inBox, opener } from './sign-in-forms'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

const addressOf = (page: Page) => page.url().slice(site.url.length)

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('a visitor registers, confirms, logs in on the same page, and logs out', async () => {
    const email = `petra-${javaScriptEnabled}@vogel.example`
    await visit('/en/food?from=mail&dialog=register', { javaScriptEnabled, expected: /422/ }, async (page) => {
      await page.getByLabel('Full name').fill('Petra Vogel')
      await page.getByLabel('Work email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm password').fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Register', exact: true }).click()
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
      await page.locator('.dialog').getByText(email).waitFor()
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await page.getByText(javaScriptEnabled ? 'We’ve sent it again.' : 'is registered, we’ve sent').waitFor()

      await page.goto(await mailedLink(site, email, 'verify'))
      if (javaScriptEnabled) await whenAwake(page)
      await page.getByText(`Enter the password you chose to open the account for \u2068${email}\u2069.`).waitFor()
      await page.getByLabel('Password', { exact: true }).fill('not the one that was chosen')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('This isn’t the password chosen').waitFor()
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.waitForURL('**/en/food?from=mail')
      expect(await account(page).innerText()).toContain(email)
      await page.context().clearCookies()

      await page.goto('/en/food?from=mail')
      if (javaScriptEnabled) await whenAwake(page)
      await opener(page).click()
      await inBox(page, 'email')
      await fillLogin(page, email)
      await account(page).filter({ hasText: email }).waitFor()
      await dialogOf(page).waitFor({ state: 'detached' })
      expect(addressOf(page)).toBe('/en/food?from=mail')
      expect(await page.locator('h1').innerText()).not.toBe('LOG IN')
      await page.reload()
      if (javaScriptEnabled) await whenAwake(page)

      await account(page).click()
      await page.getByRole('button', { name: 'Log out' }).first().click()
      await opener(page).waitFor()
      expect(addressOf(page)).toBe('/en')
    })
  })

  test('a wrong password is reported above the unchanged form', async () => {
    const expected = /401/
    await visit('/de/food?dialog=login', { javaScriptEnabled, expected }, async (page) => {
      await page.locator('.dialog [name=email]').fill('nobody@vogel.example')
      await page.locator('.dialog [name=password]').fill('forty pallets of figs')
      await page.locator('.dialog [name=remember]').check()
      await page.locator('.dialog [type=submit]').click()
      await page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse und Passwort passen nicht zusammen.' }).waitFor()
      await page.getByRole('alert').getByRole('link', { name: 'Link erneut senden' }).waitFor()
      expect(addressOf(page)).toBe(javaScriptEnabled ? '/de/food?dialog=login' : '/de/sign-in')
      expect(await page.locator('.dialog [name=email]').inputValue()).toBe('nobody@vogel.example')
      expect(await page.locator('.dialog [name=remember]').isChecked()).toBe(true)
      expect(await page.locator('.dialog [name=next]').inputValue()).toBe('/de/food')
      if (javaScriptEnabled) await page.locator('[role=alert]:focus').waitFor()
    })
  })

  test('a link replaces a forgotten password, once', async () => {
    const email = `forgetful-${javaScriptEnabled}@vogel.example`
    await openSiteAccount(site, email)
    await visit('/en?dialog=login', { javaScriptEnabled, expected: /410/ }, async (page) => {
      await dialogOf(page).getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
      await page.locator('.dialog [name=email]').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()

      const link = await mailedLink(site, email, 'reset-password')
      await page.goto(link)
      if (javaScriptEnabled) await whenAwake(page)
      await page.getByLabel('New password').fill('sixty pallets of figs')
      await page.getByLabel('Confirm password').fill('sixty pallets of figs')
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.waitForURL('**/en/sign-in?news=password')
      await fillLogin(page, email, 'sixty pallets of figs')
      await account(page).filter({ hasText: email }).waitFor()
      expect(addressOf(page)).toBe('/en')

      const answer = await page.goto(link)
      expect(answer?.status()).toBe(410)
      await page.getByText('This link has been used or has expired').waitFor()
    })
  })
})

describe('a login', () => {
  test('shows that it is sending, sends once and moves the focus to the page', async () => {
    await openSiteAccount(site, 'slow@vogel.example')
    await visit('/en/contact', {}, async (page) => {
      const held = Promise.withResolvers<void>()
      let sent = 0
      await page.route('**/sign-in.data*', async (route) => {
        sent += 1
        await held.promise
        await route.continue()
      })
      await page.getByLabel('Your name').fill('Ines Duarte')
      await opener(page).press('Enter')
      await inBox(page, 'email')
      await page.keyboard.type('slow@vogel.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      const pending = page.getByRole('button', { name: 'Logging in…' })
      await pending.waitFor()
      expect(await pending.getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('.dialog [name=email]').getAttribute('readonly')).toBe('')
      await page.keyboard.press('Enter')
      held.resolve()
      await account(page).waitFor()
      expect(sent).toBe(1)
      expect(addressOf(page)).toBe('/en/contact')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
      // The history entry that opened the dialog was replaced by the page without it.
      await page.goBack()
      expect(await dialogOf(page).count()).toBe(0)
    })
  })

  test('lasts if “remember me” is chosen, otherwise ends with the browser', async () => {
    await openSiteAccount(site, 'keeper@vogel.example')
    for (const remembered of [true, false])
      await visit('/en/sign-in', {}, async (page) => {
        await page.getByLabel('Keep me logged in').setChecked(remembered)
        await fillLogin(page, 'keeper@vogel.example')
        await account(page).waitFor()
        const cookies = await page.context().cookies()
        const session = cookies.find(({ name }) => name.endsWith('session_token'))
        if (remembered) expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
        else expect(session?.expires).toBe(-1)
        const answer = await page.goto('/en')
        expect(answer?.headers()['cache-control']).toBe('private, no-cache')
      })
  })

  test('never redirects to another site', async () => {
    await openSiteAccount(site, 'careful@vogel.example')
    await visit('/en/sign-in?next=//elsewhere.example/en', {}, async (page) => {
      await page.locator('[name=next]').evaluate((field) => field.setAttribute('value', '//elsewhere.example/en'))
      await fillLogin(page, 'careful@vogel.example')
      await account(page).waitFor()
      expect(page.url()).toBe(`${site.url}/en`)
    })
  })

  test('works from the menu of a phone', async () => {
    await openSiteAccount(site, 'phone@vogel.example')
    await visit('/en/sign-in?next=/en/sell', { width: 390 }, async (page) => {
      await fillLogin(page, 'phone@vogel.example')
      await page.waitForURL('**/en/sell')
      await page.getByRole('link', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByText('phone@vogel.example').waitFor()
      await drawer.getByRole('button', { name: 'Log out' }).click()
      await page.waitForURL('**/en')
      await page.getByRole('link', { name: 'Open menu' }).click()
      await drawer.getByRole('link', { name: 'Log in' }).waitFor()
    })
  })
})

test('pages behind mailed links are neither cached nor leaked by referrer', async () => {
  for (const path of ['verify', 'reset-password']) {
    const answer = await fetch(`${site.url}/en/${path}?token=${'x'.repeat(43)}`)
    expect(answer.status).toBe(410)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    const head = (await answer.text()).split('</head>')[0]
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).not.toContain('xxx')
  }
})

test('neither another site nor a link can sign anybody out', async () => {
  expect((await fetch(`${site.url}/en/sign-out`, { redirect: 'manual' })).status).toBe(302)
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${site.url}/en/sign-out`, { method: 'POST', headers })).status).toBe(403)
})
