import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../app/platform/i18n/languages'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { whenAwake } from '../open-test-site'

const lots = Array.from({ length: 12 }, (_, place) => ({
  changes: {
    externalId: `lot-${place}`,
    categories: [place % 2 === 0 ? 'toys' : 'shoes'],
    texts: { en: { title: `Chopped tomatoes, 400 g tins, packaging in seven languages, pallet ${place}` } },
    condition: 'new_b',
    quantity: 11_904,
    unit: 'H87',
    lines: [],
    priceVisibility: place % 2 === 0 ? 'public' : 'members',
  },
}))
const { visit } = await openJourney(openStockedSite(lots))

/** Heights in pixels of what is written in elements: a second line would be more than 34. */
const heightsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().height
    }),
  )

test('the table shows at least nine lots at once without breaking figures', async () => {
  await visit('/en/products?view=table', { viewport: { width: 1440, height: 900 } }, async (page) => {
    const rows = await page.locator('.lot-table tbody tr').evaluateAll((found) =>
      found.map((row) => {
        const { top, bottom, height } = row.getBoundingClientRect()
        return { top, bottom, height }
      }),
    )
    expect(rows[0]?.top).toBeLessThanOrEqual(320)
    expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(9)
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(49)
    for (const [figures, small] of [
      ['.lot-table__quantity', '32 pallets'],
      ['.lot-table__price', '−86% RRP'],
    ] as const) {
      expect(await page.locator(figures).getByText(small).first().isVisible()).toBe(true)
      // A third line would be more.
      expect(Math.max(...(await heightsOf(page, figures)))).toBeLessThanOrEqual(44)
    }
  })
})

test.each([
  ['en', 390],
  ['de', 320],
  ['el', 390],
] as const)('on a phone a row has three lines and nothing is cut off, in %s at %i px', async (language, width) => {
  await visit(`/${language}/products?view=table`, { viewport: { width, height: 844 } }, async (page) => {
    const row = page.locator('.lot-table tbody tr').first()
    expect(await page.locator('.list-table__scroll').evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)).toBe(0)
    expect(Math.max(...(await heightsOf(page, '.lot-table__quantity')))).toBeLessThanOrEqual(34)
    const place = async (selector: string) => (await row.locator(selector).boundingBox()) ?? { y: -1 }
    const [goods, quantity, number] = [
      await place('.lot-table__goods'),
      await place('.lot-table__quantity'),
      await place('.lot-table__number'),
    ]
    expect([goods.y < quantity.y, quantity.y < number.y]).toEqual([true, true])
  })
})

test.each(languages)(
  'on a phone the photo stands beside four facts, nothing covers it, and three lots fit, in %s',
  async (language) => {
    await visit(`/${language}/products?condition=new_b`, { width: 390 }, async (page) => {
      const right = { facts: 4, isBeside: true, isFree: true, bottom: expect.any(Number) }
      const cards = await page.getByRole('article').evaluateAll(shapesOf)
      expect(cards).toEqual([right, right, right])
      expect(cards[2]?.bottom).toBeLessThanOrEqual(844)
      expect(await page.locator('.fab').isVisible()).toBe(false)
      await page.setViewportSize({ width: 320, height: 844 })
      expect(await page.getByRole('article').evaluateAll(shapesOf)).toEqual([right, right, right])
    })
  },
)

function shapesOf(cards: Element[]) {
  return cards.slice(0, 3).map((card) => {
    const [photo, buttons, text] = ['.lot__img', '.toggles', '.lot__body'].map(
      (part) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
    )
    const [start, end] = [photo, text].sort((a, b) => (a?.left ?? 0) - (b?.left ?? 0))
    return {
      facts: card.querySelectorAll('dd').length,
      isBeside: (start?.right ?? 0) <= (end?.left ?? 0) + 1,
      isFree: (photo?.bottom ?? 0) <= (buttons?.top ?? 0) + 1,
      bottom: card.getBoundingClientRect().bottom,
    }
  })
}

test('cards name pallets and the share of the RRP where there is room', async () => {
  await visit('/en/products?condition=new_b', {}, async (page) => {
    const locked = page.getByRole('link', { name: 'Log in to see' })
    const open = page.getByRole('article').filter({ hasNot: locked }).first()
    const restricted = page.getByRole('article').filter({ has: locked }).first()
    for (const [width, isShown] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      for (const card of [open, restricted])
        expect(await card.getByText('32 pallets', { exact: true }).isVisible()).toBe(isShown)
      expect(await open.getByText('−86% RRP', { exact: true }).isVisible()).toBe(isShown)
    }
    expect(await restricted.getByText('RRP').count()).toBe(0)
  })
})

test('a search can be saved from above the lots on a phone and on a laptop', async () => {
  for (const query of ['', '?q=tomatoes', '?condition=new_b&country=NL&maxQuantity=20000&category=toys'])
    await visit(`/el/products${query}`, {}, async (page) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const save = await page.getByRole('link', { name: 'Αποθήκευση αναζήτησης' }).boundingBox()
        const lot = await page.getByRole('article').first().boundingBox()
        if (!save || !lot) throw new Error('Nothing is shown.')
        expect(save.x).toBeGreaterThanOrEqual(0)
        expect(save.x + save.width).toBeLessThanOrEqual(width)
        expect(save.y + save.height).toBeLessThanOrEqual(lot.y)
      }
    })
})

test('on a phone the button of the filters counts no lots while a new list loads', async () => {
  await visit('/en/products', { width: 390 }, async (page) => {
    const released = Promise.withResolvers<void>()
    await page.route(/products\.data/, async (route) => {
      await released.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Filters/ }).click()
    const show = page.locator('.filters__foot .btn')
    const isBlank = () => show.evaluate((button) => getComputedStyle(button).animationName === 'blank')
    expect(await isBlank()).toBe(false)
    await page.getByRole('checkbox', { name: /^Available/ }).check()
    await expect.poll(isBlank).toBe(true)
    released.resolve()
    await expect.poll(isBlank).toBe(false)
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test.each(['en', 'de', 'ar', 'el'])('all categories fit in one row in %s', async (language) => {
  await visit(`/${language}/products?view=cards`, {}, async (page) => {
    const areInOneRow = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const tops = await page
        .locator('.page-head .chip')
        .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
      expect(new Set(tops).size, `${width} px`).toBe(1)
    }
    for (const width of [1920, 1440, 1100, 390]) await areInOneRow(width)
    await page.goto(`/${language}/products?view=table`)
    await areInOneRow(1920)
  })
})

test('a wide window shows four lots side by side', async () => {
  await visit('/en/products', { viewport: { width: 1920, height: 1000 } }, async (page) => {
    const tops = await page
      .getByRole('article')
      .evaluateAll((found) => found.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0]).length).toBe(4)
  })
})

test('the chosen view is remembered, but the page’s URL takes precedence', async () => {
  await visit('/en/products', { viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await page.waitForURL(/view=table/)
    await page.goto('/en/products?category=toys')
    await page.waitForURL(/view=table/)
    await page.locator('.lot-table tbody tr').nth(5).waitFor()
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await page.getByRole('article').first().waitFor()
    await page.goto('/en/products')
    await whenAwake(page)
    await page.getByRole('article').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('Back undoes searches and filters one by one', async () => {
  await visit('/en/products', { viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.getByRole('checkbox', { name: /^Available/ }).check()
    await page.waitForURL(/availability|status/)
    const filtered = page.url()
    const box = page.getByRole('combobox', { name: 'Search lots' })
    // Enter asks for the same again, which is no step: also before a busy page shows that it has reached the address.
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...entry) => {
        push(...entry)
        document.querySelector<HTMLFormElement>('form[data-follow]')?.requestSubmit()
        history.pushState = push
      }
    })
    let answers = 0
    const again = page.waitForResponse((answer) => answer.url().includes('products.data') && ++answers === 2)
    await box.fill('tomatoes')
    await page.waitForURL(/q=tomatoes/)
    await again
    // Until the answer is shown, it may still replace the address that Back leads to.
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(filtered)
    // The address changes before the list, which takes back what was typed meanwhile.
    await expect.poll(() => box.inputValue()).toBe('')
    // Searches that are answered too late are no steps.
    const released = Promise.withResolvers<void>()
    await page.route(/products\.data\?.*q=oil&/, async (route) => {
      await released.promise
      await route.continue().catch(() => undefined)
    })
    const overtaken = page.waitForRequest(/q=oil&/)
    await box.fill('oil')
    await overtaken
    await box.pressSequentially('ve')
    await page.waitForURL(/q=oilve/)
    released.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await page.goBack()
    await page.waitForURL(filtered)
    await page.goBack()
    await page.waitForURL(/\/en\/products$/)
  })
})

test('the focus stays on a filter, also while a figure is typed, and going back resets it', async () => {
  await visit('/en/products', {}, async (page) => {
    await whenAwake(page)
    const box = page.getByRole('checkbox', { name: /New, packaging damaged/ })
    await box.focus()
    await box.press('Space')
    await page.getByRole('link', { name: /^Remove: New, packaging/ }).waitFor()
    expect(await box.evaluate((field) => field.matches(':focus:checked'))).toBe(true)
    const least = page.getByRole('spinbutton', { name: 'Units in the lot: From' })
    await least.pressSequentially('1')
    await page.waitForURL('**minQuantity=1')
    await least.pressSequentially('2')
    await page.waitForURL('**minQuantity=12')
    expect(await least.evaluate((field: HTMLInputElement) => field.matches(':focus') && field.value)).toBe('12')
    const order = page.getByLabel('Sort by')
    await order.focus()
    await order.selectOption('price')
    await page.waitForURL('**sort=price**')
    expect(await order.evaluate((field: HTMLSelectElement) => field.matches(':focus') && field.value)).toBe('price')
    for (const search of ['?condition=new_b&minQuantity=12', '?condition=new_b', '']) {
      await page.goBack()
      await page.waitForURL((url) => url.search === search)
    }
    await expect.poll(() => order.inputValue()).toBe('')
    await expect.poll(() => box.isChecked()).toBe(false)
    expect(await least.inputValue()).toBe('')
    await page.goForward()
    await page.getByRole('link', { name: /^Remove: New, packaging/ }).press('Enter')
    await page.locator('.toolbar__count:focus').waitFor()
  })
})
