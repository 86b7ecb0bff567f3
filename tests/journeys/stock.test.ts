import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { screensOf } from '../page-coverage'
import { shiftOf } from '../shift-of'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const shoes = Array.from({ length: 8 }, (_, place) => ({
  changes: {
    externalId: `shoes-${place}`,
    quantity: 1_200,
    listedAt: minutesAgo(20 - place),
    texts: { en: { title: `Running shoes ${place + 1}` } },
    priceVisibility: place === 7 ? 'members' : 'public',
  },
}))

const { site, visit } = await openJourney(
  openStockedSite([
    ...shoes,
    {
      changes: {
        externalId: 'olives',
        categories: ['food'],
        quantity: 9_504,
        listedAt: minutesAgo(1),
        texts: { en: { title: 'Green olives, 700 g jars' } },
        dates: { type: 'best_before', min: '2099-03-01' },
      },
    },
    { changes: { externalId: 'gone', status: 'sold', texts: { en: { title: 'Sold shoes' } } } },
  ]),
)

const titles = (page: Page, within: string) => page.locator(`${within} article h3`).allInnerTexts()

describe.each([false, true])('with JavaScript: %s', (javaScriptEnabled) => {
  test('the home page shows the newest lots, their number and their categories', async () => {
    await visit('/en', { javaScriptEnabled }, async (page) => {
      const label = page.getByRole('complementary', { name: 'In stock today' })
      expect((await label.innerText()).split(/\s*\n\s*/)).toEqual([
        'In stock today',
        '9',
        'LOTS',
        'New this week',
        '9',
        'Units in stock',
        '19.1K',
      ])
      const carousel = page.getByRole('region', { name: 'Just in' })
      // Eight of nine, newest first; the sold one is excluded.
      expect(await titles(page, '.carousel')).toEqual([
        'Green olives, 700 g jars',
        ...[8, 7, 6, 5, 4, 3, 2].map((number) => `Running shoes ${number}`),
      ])
      const cartons = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
      expect(await cartons.filter({ hasText: 'lot' }).allInnerTexts()).toEqual(
        expect.arrayContaining(['SHOES\n8 lots', 'FOOD\n1 lot', 'TOYS\n0 lots', 'ALL LOTS\n9 lots']),
      )
      expect(await carousel.getByRole('link', { name: 'All 9 lots' }).getAttribute('href')).toBe('/en/products')
      await carousel.getByRole('link', { name: 'Running shoes 8' }).click()
      await page.waitForURL(`**/en/products/${site.references[7]}`)
    })
  })

  test('the food page shows food and the stock lots page other lots, each with a link to all', async () => {
    await visit('/en/food', { javaScriptEnabled }, async (page) => {
      expect(await titles(page, '.stock')).toEqual(['Green olives, 700 g jars'])
      await page.locator('.stock').getByRole('link', { name: '1 food lot' }).click()
      await page.waitForURL('**/en/products?category=food')
    })
    await visit('/en/stocklots', { javaScriptEnabled }, async (page) => {
      expect(await titles(page, '.stock')).toEqual([8, 7, 6, 5].map((number) => `Running shoes ${number}`))
      expect(await page.getByRole('link', { name: 'All 8 lots' }).getAttribute('href')).toBe(
        '/en/products?kind=stocklot',
      )
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Shoes 8' }).click()
      await page.waitForURL('**/en/products?category=shoes')
      await expect.poll(() => page.getByRole('article').count()).toBe(8)
    })
  })
})

test('the carousel announces the lot that a button brings up', async () => {
  await visit('/en', {}, async (page) => {
    await page.getByRole('button', { name: 'Next' }).click()
    await page
      .locator('.carousel [role=status]')
      .filter({ hasText: /^Running shoes 8, 2 of 8$/ })
      .waitFor()
  })
})

test('navigating to the home page shows the same content', async () => {
  await visit('/en/contact', {}, async (page) => {
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.waitForURL('**/en')
    await page.getByRole('article').filter({ hasText: 'Green olives' }).waitFor()
    await page.locator('form#newsletter input[type=email]').waitFor()
  })
})

test('a members’ price leads guests to the login on every page', async () => {
  for (const path of ['/en', '/en/stocklots'])
    await visit(path, {}, async (page) => {
      await page
        .getByRole('article')
        .filter({ hasText: 'Running shoes 8' })
        .getByRole('link', { name: 'Log in to see' })
        .click()
      await page.getByRole('dialog').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    })
})

test('the search leads to all lots from every page', async () => {
  await visit('/en/contact', {}, async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Search lots' }).click()
    await page.waitForURL('**/en/products#search')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Search lots' }).evaluate((box) => box.matches(':focus')))
      .toBe(true)
  })
})

test.each(screensOf(1))('nothing shifts, overflows or fails axe in $language at $width px', async (look) => {
  for (const page of ['', '/food', '/stocklots'])
    await visit(`/${look.language}${page}`, { width: look.width, bypassCSP: true }, async (shown) => {
      const pictures = shown.locator('article picture img')
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
      // Lots without Arabic text load a font the page did not preload: a line moves by some pixels.
      const { score, moved } = await shiftOf(shown)
      expect(score < (look.language === 'ar' ? 0.05 : 0.001) ? [] : moved).toEqual([])
      expect(await findViolations(shown, look.scheme)).toEqual([])
    })
})
