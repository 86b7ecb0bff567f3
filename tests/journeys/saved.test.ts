import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { password } from '../account-visitor'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { screensIn } from '../page-coverage'
import { openSiteAccount } from '../site-accounts'

const { site, visit } = await openJourney(
  openStockedSite(
    [
      {
        changes: { externalId: 'runners', categories: ['shoes'], texts: { en: { title: 'Runners' } } },
      },
      { changes: { externalId: 'blocks', categories: ['toys'], texts: { en: { title: 'Wooden blocks' } } } },
      {
        changes: { externalId: 'gone', status: 'sold', categories: ['toys'], texts: { en: { title: 'Sold dolls' } } },
      },
    ],
    { TRUSTED_PROXIES: '127.0.0.1,::1' },
  ),
)

const mark = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Save lot .*${title}$`) })

async function logIn(page: Page, email: string) {
  await page.locator('input[name=email]').first().fill(email)
  await page.locator('input[name=password]').first().fill(password)
  await page.locator('input[name=password]').first().press('Enter')
}

test('saved lots are available offline and move into the account at sign-in', async () => {
  const email = 'mover@duarte.example'
  await openSiteAccount(site, email)
  await visit('/en/products', { width: 390, expected: /ERR_INTERNET_DISCONNECTED|Failed to load/ }, async (page) => {
    await page.context().setOffline(true)
    const runners = mark(page, 'Runners')
    await runners.focus()
    await page.keyboard.press('Space')
    await page.getByRole('status').filter({ hasText: 'Saved on this device.' }).waitFor()
    expect(await runners.getAttribute('aria-pressed')).toBe('true')
    await page.context().setOffline(false)
    await page.reload()
    await page.locator('[aria-pressed=true][class*=save]').waitFor()
    // A lot that is sold after it was saved.
    await page.goto(`/en/products/${site.references[1]}`)
    await page.getByRole('button', { name: 'Save lot' }).click()
    await page.getByRole('link', { name: 'See saved lots' }).click()
    await page.waitForURL('**/en/saved')
    await page.getByRole('link', { name: 'Runners' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    const merging = Promise.withResolvers<void>()
    await page.route('**/api/saved/lists', async (route) => {
      await merging.promise
      await route.continue()
    })
    await page.locator('main').getByRole('link', { name: 'Log in', exact: true }).click()
    await logIn(page, email)
    await page.locator('.account__name').waitFor({ state: 'attached' })
    expect(await page.getByText('No saved lots yet').isVisible()).toBe(false)
    merging.resolve()
    await page.getByText('The lots saved on this device are now in your account.').waitFor()
    await page.getByRole('link', { name: 'Wooden blocks' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('watchlist/1'))).toBe(
      '{"lots":[],"searches":[],"parcel":null}',
    )
  })
  await visit('/en/sign-in?next=/en/saved', {}, async (page) => {
    await logIn(page, email)
    await page.waitForURL('**/en/saved')
    await page.getByRole('link', { name: 'Wooden blocks' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
  })
})

test('a lot that the account refuses stays on the device, and its button shows it', async () => {
  const email = 'unlucky@duarte.example'
  await openSiteAccount(site, email)
  await visit('/en/products', { expected: /ERR_|Failed to load|status of 5/ }, async (page) => {
    await mark(page, 'Runners').click()
    await page.route('**/api/saved/**', (route) => route.abort())
    await page.goto('/en/sign-in?next=/en/products')
    await logIn(page, email)
    await page.getByText('aren’t in your account yet').waitFor()
    await mark(page, 'Wooden blocks').click()
    await page.getByText('Not saved. Please try again.').waitFor()
    expect(await mark(page, 'Wooden blocks').getAttribute('aria-pressed')).toBe('false')
    await page.unroute('**/api/saved/**')
    await page.reload()
    await page.getByText('are now in your account').waitFor()
    await vi.waitUntil(async () => (await mark(page, 'Runners').getAttribute('aria-pressed')) === 'true', 300_000)
    await mark(page, 'Wooden blocks').click()
    await page.getByText('Saved to your account.').waitFor()
    await page.goto('/en/products?view=table')
    expect(await page.locator('.save[aria-pressed=true]').count()).toBe(2)
  })
})

test('a member saves, removes and restores a lot without JavaScript, and guests see no dead button', async () => {
  const email = 'plain@duarte.example'
  await openSiteAccount(site, email)
  await visit('/en/products', { javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('.save').first().isVisible()).toBe(false)
    await page.goto('/en/saved')
    await page.getByText('Saving lots on this device needs JavaScript.').waitFor()
    await page.goto('/en/sign-in?next=/en/products')
    await logIn(page, email)
    await page.waitForURL('**/en/products')
    await mark(page, 'Runners').click()
    await page.waitForURL('**/en/products')
    expect(await mark(page, 'Runners').getAttribute('aria-pressed')).toBe('true')
    await page.goto('/en/saved')
    await mark(page, 'Runners').click()
    await page.getByText('removed from saved lots').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Runners', exact: true }).waitFor()
  })
})

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('a saved search survives signing in, is renamed, alerts less often, is deleted and restored', async () => {
    const email = `searcher-${javaScriptEnabled}@duarte.example`
    await openSiteAccount(site, email)
    await visit('/en/products?q=blocks&category=toys&sort=price', { javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByRole('link', { name: 'Save this search' }).click()
      await page.waitForURL('**/en/saved/searches/new?q=blocks&category=toys')
      await page.getByText('“blocks”, Toys').waitFor()
      await page.getByRole('link', { name: 'Log in and save' }).click()
      await logIn(page, email)
      if (javaScriptEnabled) await page.getByText('Search saved.').waitFor()
      else {
        expect(await page.getByLabel('Search name').inputValue()).toBe('“blocks”, Toys')
        await page.getByRole('button', { name: 'Save search' }).click()
        await page.getByText('Search saved.').waitFor()
      }
      await page.goto('/en/saved/searches')
      const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '“blocks”, Toys' }) })
      await item.locator('summary').click()
      await item.getByLabel('Search name').fill('My blocks')
      await item.getByLabel('Email alerts').selectOption('Monday mornings')
      await item.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Search updated.').waitFor()
      const renamed = page.locator('.saved-search__item').filter({ hasText: 'My blocks' })
      expect(await renamed.innerText()).toContain('Monday mornings')
      await site.write([
        {
          changes: {
            externalId: `fresh-${javaScriptEnabled}`,
            categories: ['toys'],
            texts: { en: { title: 'New blocks' } },
          },
        },
      ])
      await page.goto('/en/saved/searches')
      await renamed.getByText('1 new lot').waitFor()
      await renamed.getByRole('link', { name: 'My blocks' }).click()
      await page.waitForURL('**/en/products?q=blocks&category=toys')
      await page.goto('/en/saved/searches')
      expect(await renamed.getByText('1 new lot').count()).toBe(0)
      await renamed.locator('summary').click()
      await renamed.getByRole('button', { name: 'Delete search' }).click()
      await page.getByText('deleted.').waitFor()
      expect(await renamed.count()).toBe(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Search restored.').waitFor()
      await renamed.waitFor()
    })
  })
})

test.each(['en', 'ar', 'de', 'el'] as const)(
  'every page of saved lots fits and is accessible in %s, narrow and wide, light and dark',
  async (language) => {
    const email = `looks-${language}@duarte.example`
    await openSiteAccount(site, email)
    const hold = async (page: Page, place: number, address: string) => {
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('main').innerText()).not.toMatch(
        /\b(?:saved|saved_searches|watchlist)\.[a-z]|[{}]|\b(?:undefined|null|NaN)\b/,
      )
      for (const { width, scheme } of screensIn(language, place)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findViolations(page, scheme), `${address} ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
    await visit(`/${language}/products`, { bypassCSP: true }, async (page) => {
      await page.locator('.save').first().click()
      await page.goto(`/${language}/saved`)
      await page.locator('.lot').first().waitFor()
      await hold(page, 0, 'saved on the device')
      await page.goto(`/${language}/sign-in?next=/${language}/saved/searches/new?q=shoes`)
      await logIn(page, email)
      await page.locator('.saved-search__form').waitFor()
      await hold(page, 1, 'new search')
      await page.locator('.saved-search__form [type=submit]').click()
      await page.locator('.saved-search__change summary').click()
      await hold(page, 2, 'searches')
      await page.goto(`/${language}/products/${site.references[0]}`)
      await page.request.put(`/api/saved/lots/${site.references[2]}`)
      await page.goto(`/${language}/saved`)
      await page.locator('.saved__gone').waitFor()
      await hold(page, 3, 'saved in the account')
    })
  },
)
