import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStockedSite, type StockedSite } from '../open-stocked-site'
import { openBrowser, openVisitor, whenAwake } from '../open-test-site'

let site: StockedSite
let browser: Browser

beforeAll(async () => {
  const lots = Array.from({ length: 12 }, (_, place) => ({
    changes: {
      externalId: `lot-${place}`,
      categories: [place % 2 === 0 ? 'toys' : 'shoes'],
      texts: { en: { title: `Chopped tomatoes, 400 g tins, packaging in seven languages, pallet ${place}` } },
      quantity: 11_904,
      unit: 'H87',
      lines: [],
      priceVisibility: 'public',
    },
  }))
  ;[site, browser] = await Promise.all([openStockedSite(lots), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit(path: string, size: { width: number; height: number }, look: (page: Page) => Promise<void>) {
  const visitor = await openVisitor(browser, site, { reducedMotion: 'reduce' })
  const page = await visitor.newPage()
  await page.setViewportSize(size)
  await page.goto(path)
  await whenAwake(page)
  await look(page)
  await visitor.close()
}

/** Heights in pixels of what is written in elements: a second line would be more than 34. */
const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().height
    }),
  )

test('the table shows nine lots and more at once, and breaks no figure', async () => {
  await visit('/en/products?view=table', { width: 1440, height: 900 }, async (page) => {
    const rows = await page.locator('.lottable tbody tr').evaluateAll((found) =>
      found.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return { top, bottom, height }
      }),
    )
    expect(rows[0]?.top).toBeLessThanOrEqual(320)
    expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(9)
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(49)
    for (const figures of ['.lottable__quantity', '.lottable__price'])
      expect(Math.max(...(await heightsOf(page, figures)))).toBeLessThanOrEqual(34)
  })
})

test('on a phone a row has three lines, with quantity and price, and nothing is cut off', async () => {
  await visit('/en/products?view=table', { width: 390, height: 844 }, async (page) => {
    const row = page.locator('.lottable tbody tr').first()
    await row.scrollIntoViewIfNeeded()
    const right = (selector: string) =>
      row.locator(selector).evaluate((cell) => Math.max(cell.getBoundingClientRect().right, cell.scrollWidth))
    for (const part of ['.lottable__goods', '.lottable__quantity', '.lottable__price', '.lottable__actions'])
      expect(await right(part)).toBeLessThanOrEqual(390)
    expect(await page.locator('.tablewrap').evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)).toBe(0)
    const place = async (selector: string) => (await row.locator(selector).boundingBox()) ?? { y: -1 }
    const [goods, quantity, number] = [
      await place('.lottable__goods'),
      await place('.lottable__quantity'),
      await place('.lottable__number'),
    ]
    expect([goods.y < quantity.y, quantity.y < number.y]).toEqual([true, true])
  })
})

test('on a phone three lots fit on a screen as cards, the photo beside four facts', async () => {
  await visit('/en/products', { width: 390, height: 844 }, async (page) => {
    const cards = await page.getByRole('article').evaluateAll((found) =>
      found.slice(0, 3).map((card) => ({
        height: card.getBoundingClientRect().height,
        facts: card.querySelectorAll('dd').length,
        isBeside:
          (card.querySelector('.lot__img')?.getBoundingClientRect().right ?? 0) <=
          (card.querySelector('.lot__body')?.getBoundingClientRect().left ?? -1) + 1,
      })),
    )
    expect(cards.map(({ facts, isBeside }) => [facts, isBeside])).toEqual(Array.from({ length: 3 }, () => [4, true]))
    // The header stays: 64 px. Gaps between cards: 14 px.
    expect(cards.reduce((sum, { height }) => sum + height + 14, 64)).toBeLessThanOrEqual(844)
    expect(await page.locator('.fab').isVisible()).toBe(false)
  })
})

test('in a wide window four lots stand side by side', async () => {
  await visit('/en/products', { width: 1920, height: 1000 }, async (page) => {
    const tops = await page
      .getByRole('article')
      .evaluateAll((found) => found.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0]).length).toBe(4)
  })
})

test('the way of looking at lots is remembered, and the address of a page wins', async () => {
  await visit('/en/products', { width: 1440, height: 900 }, async (page) => {
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await page.waitForURL(/view=table/)
    await page.goto('/en/products?category=toys')
    await page.waitForURL(/view=table/)
    await page.locator('.lottable tbody tr').nth(5).waitFor()
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await page.getByRole('article').first().waitFor()
    await page.goto('/en/products')
    await whenAwake(page)
    await page.getByRole('article').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('Back undoes one search or filter after the other', async () => {
  await visit('/en/products', { width: 1440, height: 900 }, async (page) => {
    await page.getByRole('checkbox', { name: /^Available/ }).check()
    await page.waitForURL(/availability|status/)
    const filtered = page.url()
    await page.getByRole('combobox', { name: 'Search lots' }).pressSequentially('tomatoes')
    await page.waitForURL(/q=tomatoes/)
    await page.goBack()
    await page.waitForURL(filtered)
    await page.goBack()
    await page.waitForURL(/\/en\/products$/)
  })
})
