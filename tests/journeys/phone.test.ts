import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { password } from '../account-visitor'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { openSiteAccount } from '../site-accounts'
import { account, fillLogin } from './sign-in-forms'

const lines = Array.from({ length: 30 }, (_, place) => ({ name: `Runner ${place + 1}`, quantity: place + 1 }))

const { site, visit } = await openJourney(
  openStockedSite(
    [
      { changes: { externalId: 'runners', lines }, photos: 2 },
      { changes: { externalId: 'boots', priceVisibility: 'members', lines: [] } },
    ],
    { TRUSTED_PROXIES: '127.0.0.1,::1' },
  ),
)

const phone = { width: 390, hasTouch: true, isMobile: true } as const
const lot = (place: number) => `/en/products/${site.references[place]}`
const addressOf = (page: Page) => page.url().slice(site.url.length)
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement)

test('the menu of a member with a long address fits', async () => {
  const email = 'purchasing-department@duarte-trading.example'
  await openSiteAccount(site, email)
  await visit('/en/sign-in', phone, async (page) => {
    await fillLogin(page, email, password)
    await account(page).waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Open menu' }).click()
    const panel = page.locator('.drawer__panel')
    await panel.waitFor()
    expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const { x, width } = (await panel.getByRole('button', { name: 'Log out' }).boundingBox()) ?? { x: 0, width: 999 }
    expect(x + width).toBeLessThanOrEqual(390)
  })
})

test('the chat button makes way for a form and comes back when the reader scrolls back', async () => {
  await visit('/en', phone, async (page) => {
    const button = page.getByRole('link', { name: 'Chat with us' })
    expect(await button.isVisible()).toBe(true)
    await page.goto('/en/sell')
    expect(await button.isVisible()).toBe(false)
    const field = page.getByLabel('Your name')
    await field.fill('Ana Duarte')
    await field.blur()
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    await expect
      .poll(async () => {
        await scrollTo(900)
        await scrollTo(600)
        return button.isVisible()
      })
      .toBe(true)
    await field.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }))
    expect(await button.isVisible()).toBe(false)
  })
})

test('what a thumb presses is 44 px high', async () => {
  await visit(lot(1), phone, async (page) => {
    const low = () =>
      page.locator('.footer :is(a, button):not(.logo), .locked, .breadcrumbs a, main .link').evaluateAll((all) =>
        all.flatMap((one) => {
          one.scrollIntoView({ block: 'center' })
          const { top, left, height, width } = one.getBoundingClientRect()
          const middle = top + height / 2
          const isHit = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y))
          return isHit(middle - 21) && isHit(middle + 21) ? [] : [one.outerHTML]
        }),
      )
    expect(await low()).toEqual([])
  })
})

test('a lot’s page ends in the footer’s colour, and a notice lies over the link to the basket', async () => {
  await visit(lot(0), phone, async (page) => {
    const footer = page.locator('.footer')
    const rest = await footer.evaluate(
      (box) => document.documentElement.scrollHeight - box.getBoundingClientRect().bottom - window.scrollY,
    )
    expect(rest).toBeCloseTo(0, 0)
    await page.goto('/en/products')
    const card = page.getByRole('article').first()
    await card.getByRole('button').first().click()
    const basket = page.locator('.basket-link a')
    await basket.waitFor()
    await card.getByRole('button', { name: /^Save lot/ }).click()
    const notice = page.locator('.toast')
    await notice.waitFor()
    const [over, under] = [await notice.boundingBox(), await basket.boundingBox()]
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBe((under?.y ?? 0) + (under?.height ?? 0))
  })
})

describe('a photo shown large', () => {
  test('closes with Back, which does not leave the lot', async () => {
    await visit('/en/products', phone, async (page) => {
      await page.goto(`${lot(0)}?from=mail`)
      const photo = page.locator('.gallery__row a').first()
      const entries = await page.evaluate(() => history.length)
      await photo.click()
      await lightbox(page).waitFor()
      await page.goBack()
      await lightbox(page).waitFor({ state: 'detached' })
      expect(addressOf(page)).toBe(`${lot(0)}?from=mail`)
      expect(await hasFocus(photo)).toBe(true)
      await photo.click()
      await lightbox(page).waitFor()
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })
  })

  test.each(['Escape', 'Close'])('closes with %s, after which Back leaves the lot', async (way) => {
    await visit('/en/products', phone, async (page) => {
      await page.goto(lot(0))
      const photo = page.locator('.gallery__row a').first()
      for (let time = 0; time < 2; time++) {
        await photo.click()
        await lightbox(page).waitFor()
        if (way === 'Escape') await page.keyboard.press('Escape')
        else await lightbox(page).getByRole('button', { name: 'Close' }).click()
        await lightbox(page).waitFor({ state: 'detached' })
        expect(await hasFocus(photo)).toBe(true)
      }
      await page.goBack()
      await page.waitForURL('**/en/products')
    })
  })
})

describe('the focus', () => {
  test('goes to the link of a dialog that the page came with, once it is closed', async () => {
    await visit('/en/food?dialog=login', {}, async (page) => {
      await page.locator('dialog:modal [name=email]:focus').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => addressOf(page)).toBe('/en/food')
      await expect.poll(() => hasFocus(page.getByRole('banner').getByRole('link', { name: 'Log in' }))).toBe(true)
    })
  })

  test('stays in the search of a stock list that the browser itself sends', async () => {
    await visit(lot(0), { javaScriptEnabled: false }, async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search the stock list' })
      await field.fill('Runner 7')
      await field.press('Enter')
      await page.waitForURL('**q=Runner+7**')
      await expect.poll(() => hasFocus(page.getByRole('searchbox', { name: 'Search the stock list' }))).toBe(true)
    })
  })

  test('goes to the search of the list by the sign in the header, on the list too', async () => {
    await visit('/en/contact', {}, async (page) => {
      const field = page.getByRole('combobox', { name: 'Search lots' })
      const sign = page.locator('.header__search')
      await sign.click()
      await page.waitForURL('**/en/products**')
      await expect.poll(() => hasFocus(field)).toBe(true)
      await page.keyboard.press('Tab')
      await sign.click()
      await expect.poll(() => hasFocus(field)).toBe(true)
    })
  })
})
