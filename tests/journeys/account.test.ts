import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { password } from '../account-visitor'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { findViolations } from '../find-violations'
import { openJourney, type VisitOptions } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { screensIn } from '../page-coverage'
import { mailedLink, openSiteAccount } from '../site-accounts'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

const words = 'sixty pallets of lemons'

async function visitAs(email: string, path: string, options: VisitOptions, look: (page: Page) => Promise<void>) {
  await visit(path, options, async (page) => {
    const form = page.locator('main form')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=password]').fill(password)
    await form.locator('[type=submit]').click()
    await page.waitForURL(`**${path}`)
    await page.locator('.member h1').waitFor()
    await look(page)
  })
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  const options = { javaScriptEnabled }

  test('a member signs in, completes the profile and corrects a typing error', async () => {
    const email = `profile-${javaScriptEnabled}@duarte.example`
    await openSiteAccount(site, email)
    await visitAs(email, '/en/account', { ...options, width: 390, expected: /422/ }, async (page) => {
      await page.getByLabel('Company', { exact: true }).fill('Duarte & Filhos')
      await page.getByLabel('Country', { exact: true }).selectOption('PT')
      await page.getByLabel('Phone').fill('21 342 1000')
      await page.getByLabel('VAT number').fill('501964844')
      await page.getByLabel('Toys').check()
      await page.getByLabel('Countries you’re interested in').selectOption(['DE', 'FR'])
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('This isn’t a valid VAT number.').waitFor()
      const vatId = page.getByLabel('VAT number')
      expect(await vatId.getAttribute('aria-invalid')).toBe('true')
      if (javaScriptEnabled) await page.locator('[name=vatId]:focus').waitFor()
      expect(await page.getByLabel('Company', { exact: true }).inputValue()).toBe('Duarte & Filhos')
      expect(await page.getByLabel('Toys').isChecked()).toBe(true)
      await vatId.fill('501964843')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Your profile is saved.').waitFor()
      expect(await vatId.inputValue()).toBe('PT501964843')
      expect(await page.getByLabel('Phone').inputValue()).toBe('+351 21 342 1000')
      const chosen = page.getByLabel('Countries you’re interested in').locator('option:checked')
      expect(await chosen.allInnerTexts()).toEqual(['France', 'Germany'])
    })
  })

  test('a member changes password and email, and deletes the account', async () => {
    const email = `leaver-${javaScriptEnabled}@duarte.example`
    const fresh = `fresh-${javaScriptEnabled}@duarte.example`
    await openSiteAccount(site, email)
    await visitAs(email, '/en/account/security', { ...options, expected: /422/ }, async (page) => {
      const section = (name: string) => page.getByRole('region', { name })
      const passwords = section('Password')
      await passwords.getByLabel('Current password').fill('a wrong one')
      await passwords.getByLabel('New password').fill(words)
      await passwords.getByLabel('Confirm password').fill(words)
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('This isn’t your current password.').waitFor()
      await passwords.getByLabel('Current password').fill(password)
      await passwords.getByLabel('New password').fill(words)
      await passwords.getByLabel('Confirm password').fill(words)
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('Your password is changed.').waitFor()
      expect(await passwords.getByLabel('New password').inputValue()).toBe('')

      const emails = section('Email')
      await emails.getByLabel('New email').fill(fresh)
      await emails.getByLabel('Current password').fill(words)
      await emails.getByRole('button', { name: 'Change email' }).click()
      await page.getByText('We’ve emailed both addresses').waitFor()
      for (const [address, outcome] of [
        [fresh, 'Please confirm from the other address too'],
        [email, 'Both addresses have confirmed.'],
      ] as const) {
        await page.goto(await mailedLink(site, address, 'confirm-email'))
        await page.getByRole('button', { name: 'Confirm' }).click()
        await page.getByText(outcome).waitFor()
      }

      await page.goto('/en/account/data')
      if (javaScriptEnabled) await whenAwake(page)
      await page
        .getByText(`Logged in as \u2068${fresh}`)
        .or(page.locator('.account bdi', { hasText: fresh }))
        .first()
        .waitFor()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download my data' }).click()
      expect((await download).suggestedFilename()).toMatch(/^account-[\d-]+\.json$/)
      await page.getByLabel('Current password').fill(words)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
      await page.goto('/en/account')
      await page.waitForURL('**/en/sign-in?next=%2Fen%2Faccount')
    })
  })

  test('a member logs out another device, then all devices', async () => {
    const email = `sessions-${javaScriptEnabled}@duarte.example`
    await openSiteAccount(site, email)
    await visitAs(email, '/en/account/security', options, async (phone) => {
      await visitAs(email, '/en/account/security', options, async (laptop) => {
        const sessions = laptop.getByRole('region', { name: 'Your devices' })
        expect(await sessions.getByRole('listitem').count()).toBe(2)
        expect(await sessions.getByText('Chrome on Linux').first().isVisible()).toBe(true)
        await sessions.getByRole('button', { name: 'Log out device' }).click()
        await laptop.getByText('That device is logged out.').waitFor()
        expect(await sessions.getByRole('listitem').count()).toBe(1)
        await phone.reload()
        await phone.waitForURL('**/en/sign-in?next=*')
        await sessions.getByRole('button', { name: 'Log out everywhere' }).click()
        await laptop.waitForURL('**/en')
        await laptop.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
      })
    })
  })
})

test.runIf(canCheckMarkup)('every page is valid HTML', async () => {
  const email = 'markup@duarte.example'
  await openSiteAccount(site, email)
  await visitAs(email, '/en/account', {}, async (page) => {
    const pages = new Map<string, string>()
    for (const path of ['account', 'account/business', 'account/security', 'account/data', 'account-closed'])
      pages.set(path.replace('/', '-'), await (await page.request.get(`/en/${path}`)).text())
    expect(await checkMarkup(pages)).toEqual([])
  })
})

test('what was typed stays if the connection is lost before the page has asked which routes its links lead to', async () => {
  const email = 'offline@duarte.example'
  await openSiteAccount(site, email)
  await visitAs(email, '/en/account', { expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|manifest/ }, async (page) => {
    const saveOffline = async (path: string, label: string, button: string, failure: string) => {
      await page.goto(path)
      await whenAwake(page)
      await page.context().setOffline(true)
      await page.getByLabel(label, { exact: true }).fill('Duarte & Filhos')
      await page.getByRole('button', { name: button }).click()
      await page.getByText(failure).waitFor()
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('Duarte & Filhos')
      await page.context().setOffline(false)
    }
    await page.route('**/__manifest*', (route) => route.abort())
    await saveOffline('/en/account', 'Company', 'Save', 'Something went wrong.')
    await saveOffline('/en/saved/searches/new?q=chairs', 'Search name', 'Save search', 'Not saved. Please try again.')
  })
})

test('the header links to the account', async () => {
  await openSiteAccount(site, 'header@duarte.example')
  await visitAs('header@duarte.example', '/en/account/data', {}, async (page) => {
    await page.locator('.account summary').click()
    await page.getByRole('banner').getByRole('link', { name: 'Your account' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  })
})

test('a menu opened before the page is hydrated stays open beside the notice', async () => {
  const email = 'hasty@duarte.example'
  await openSiteAccount(site, email)
  // Without its texts, a page does not hydrate.
  const texts = Promise.withResolvers<void>()
  const prepare = (page: Page) =>
    page.route('**/assets/locales/*', async (route) => {
      await texts.promise
      await route.continue()
    })
  await visitAs(email, '/en/account', { alone: true, early: true, prepare }, async (page) => {
    await page.getByLabel('Company', { exact: true }).fill('Duarte & Filhos')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    const menu = page.locator('.account details')
    await menu.locator('summary').click()
    texts.resolve()
    await whenAwake(page)
    expect(await menu.getAttribute('open')).toBe('')
    await page.goto('/en/account?done=profile')
    await page.locator('.alert:focus', { hasText: 'Your profile is saved.' }).waitFor()
  })
})

test.each(['en', 'ar', 'de', 'el'] as const)(
  'every page fits and is accessible in %s, narrow and wide, light and dark',
  async (language) => {
    const email = `looks-${language}@duarte.example`
    await openSiteAccount(site, email)
    await visitAs(email, `/${language}/account`, { bypassCSP: true, width: 390 }, async (page) => {
      for (const [place, rest] of ['', '/business', '/security', '/second-factor', '/data'].entries()) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`/${language}/account${rest}`)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.locator('main').innerText()).not.toMatch(/\bmember\.|[{}]|\b(?:undefined|null|NaN)\b/)
        for (const { width, scheme } of screensIn(language, place)) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findViolations(page, scheme), `${rest} ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      }
    })
  },
)
