import { describe, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { whenAwake } from '../open-test-site'
import { screensOf } from '../page-coverage'
import { readPdf } from '../read-pdf'
import { slowLine } from '../slow-line'

const lines = Array.from({ length: 48 }, (_, place) => ({
  name: `Runner ${place + 1}`,
  quantity: place + 1,
  unitPrice: 7_700_113,
}))

const { site, visit } = await openJourney(
  openStockedSite([
    { changes: { externalId: 'runners', lines, price: { amount: 7_700_119 } }, photos: 2 },
    { changes: { externalId: 'boots', status: 'on_option', optionUntil: '2099-12-28' } },
    {
      changes: {
        externalId: 'toys',
        categories: ['toys'],
        condition: 'new_b',
        texts: { en: { title: 'Wooden blocks' } },
      },
    },
    { changes: { externalId: 'gone', status: 'sold' } },
  ]),
  // A sold lot answers 410.
  { expected: /410|ERR_INTERNET_DISCONNECTED/ },
)

const lot = (place: number, language = 'en') => `/${language}/products/${site.references[place]}`

test('offline, the list keeps the typed search and catches up once online; a lot page says so and reloads', async () => {
  await visit('/en/products', { width: 390 }, async (page) => {
    const words = page.getByRole('combobox', { name: 'Search lots' })
    const list = page.getByRole('article')
    await words.fill('blocks')
    await page.getByText('lot for “blocks”').waitFor()
    await page.context().setOffline(true)
    await words.fill('runn')
    await page.getByRole('alert').filter({ hasText: 'These are the lots from your last visit' }).waitFor()
    expect([await words.inputValue(), await list.count()]).toEqual(['runn', 1])
    await page.context().setOffline(false)
    await page.getByText('for “runn”').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.goto(lot(0))
    await whenAwake(page)
    await page.context().setOffline(true)
    await list.getByRole('link', { name: 'Running shoes' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Running shoes' }).waitFor()
  })
})

describe.each([false, true])('with JavaScript: %s', (javaScriptEnabled) => {
  test('a search leads to a lot, and the lot to an enquiry', async () => {
    await visit('/en/products', { javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByRole('combobox', { name: 'Search lots' }).fill('blocks')
      await page.getByRole('combobox', { name: 'Search lots' }).press('Enter')
      await page.waitForURL('**/products?**q=blocks**')
      await page.getByText('lot for “blocks”').waitFor()
      await page.getByRole('link', { name: 'Wooden blocks', exact: true }).click()
      await page.waitForURL(`**${lot(2)}`)
      await page.getByRole('link', { name: 'Ask about this lot' }).click()
      const form = page.getByRole('form', { name: 'Enquiry' })
      await form.getByLabel('What would you like to know?').fill('Photos of all sides?')
      await form.getByLabel('Your name').fill('Amira Haddad')
      await form.getByLabel('Company').fill('Haddad Trading')
      await form.getByLabel('Email').fill('amira@haddad.example')
      await form.getByLabel('Country').selectOption('AE')
      await form.getByRole('button', { name: 'Send enquiry' }).click()
      if (javaScriptEnabled) {
        await page.getByRole('heading', { name: 'We’ve received your enquiry' }).waitFor()
        expect(new URL(page.url()).pathname).toBe(lot(2))
        return
      }
      // What was typed, to be checked and sent.
      await page.waitForURL(`**/en/inquiry?lot=${site.references[2]}**`)
      await page.getByRole('link', { name: 'Wooden blocks' }).waitFor()
      expect(await form.getByLabel('Questions about this lot').inputValue()).toBe('Photos of all sides?')
      expect(await form.getByLabel('Company').inputValue()).toBe('Haddad Trading')
      await form.getByRole('button', { name: 'Send enquiry' }).click()
      await page.getByRole('heading', { name: 'We’ve received your enquiry' }).waitFor()
    })
  })

  test('filters on a phone open as a sheet and narrow the list', async () => {
    await visit('/en/products', { javaScriptEnabled, width: 390 }, async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('checkbox', { name: /New, packaging damaged/ }).check()
      await page.getByRole('button', { name: /^Show \d+ lots?$/ }).click()
      await page.waitForURL('**condition=new_b**')
      await expect.poll(() => page.getByRole('article').count()).toBe(1)
      await page.getByRole('link', { name: 'Remove: New, packaging damaged or missing' }).click()
      await page.waitForURL((url) => !url.search.includes('condition'))
    })
  })

  test('the manifest can be sorted, searched and expanded', async () => {
    await visit(lot(0), { javaScriptEnabled }, async (page) => {
      const rows = page.locator('#manifest tbody tr')
      expect(await rows.count()).toBe(8)
      await page.locator('#manifest').getByRole('link', { name: 'Quantity' }).click()
      await page.waitForURL('**sort=-quantity**')
      await page.getByText('48 pcs').first().waitFor()
      await page.getByRole('searchbox', { name: 'Search the stock list' }).fill('runner 17')
      await page.getByRole('searchbox', { name: 'Search the stock list' }).press('Enter')
      await page.getByText('1 of 48 lines found').waitFor()
      await expect.poll(() => rows.count()).toBe(1)
    })
  })
})

test('the lot label has one primary button, and on a phone the contact links stay visible', async () => {
  await visit(lot(0), { width: 390 }, async (page) => {
    const bar = page.getByRole('navigation', { name: 'Ask about this lot' })
    const ways = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(ways).toEqual(['#ask', expect.stringMatching(/^tel:\+/), expect.stringMatching(/^https:/)])
    expect(await page.locator('.fab').isVisible()).toBe(false)
    const buttons = page.locator('.lot-label :is(.btn, button, summary)').filter({ visible: true })
    expect(await buttons.allInnerTexts()).toEqual(['Ask about this lot', 'Add to enquiry', 'Save lot', 'Share'])
    await buttons.last().click()
    await page.getByRole('link', { name: 'Share by email' }).waitFor()
  })
})

test('the search suggests categories, countries, lots and recent searches of this device', async () => {
  await visit('/en/products', {}, async (page) => {
    await whenAwake(page)
    const box = page.getByRole('combobox', { name: 'Search lots' })
    const suggested = () =>
      box.evaluate((input: HTMLInputElement) => Array.from(input.list?.options ?? [], ({ value }) => value))
    expect(await suggested()).toEqual([])
    await box.focus()
    await expect.poll(suggested).toEqual(expect.arrayContaining(['Toys', 'Wooden blocks', site.references[2]]))
    await box.fill('wooden')
    await page.getByRole('status').filter({ hasText: '1 lot for “wooden”' }).waitFor()
    await page.goto('/en/products')
    await whenAwake(page)
    await box.focus()
    await expect.poll(async () => (await suggested())[0]).toBe('wooden')
  })
})

test('an empty result does not mention filters that are not set', async () => {
  await visit('/en/products?q=xyzzyq', {}, async (page) => {
    await page.getByRole('heading', { name: 'No lots found' }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/clear filters|these filters/i)
    await page.getByRole('link', { name: 'See all lots' }).click()
    await page.getByRole('article').first().waitFor()
  })
})

test('the list follows typing, even before the script has loaded', async () => {
  const { prepare, arrive } = slowLine()
  await visit('/en/products', { prepare, early: true, waitUntil: 'domcontentloaded' }, async (page) => {
    const box = page.getByRole('combobox', { name: 'Search lots' })
    await box.pressSequentially('wood')
    arrive()
    await page.getByRole('status').filter({ hasText: '1 lot for “wood”' }).waitFor()
    await box.pressSequentially('en')
    await page.getByRole('status').filter({ hasText: '1 lot for “wooden”' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('wooden')
    // A response that arrives after the one to later input is ignored.
    const late = Promise.withResolvers<void>()
    await page.route('**/products.data?*q=wooden+b*', async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'wooden b') await late.promise
      await route.continue().catch(() => undefined)
    })
    const overtaken = page.waitForRequest((request) => request.url().includes('q=wooden+b'))
    await box.pressSequentially(' b')
    await overtaken
    await box.pressSequentially('locks')
    await page.getByRole('status').filter({ hasText: 'lot for “wooden blocks”' }).waitFor()
    late.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await page.getByRole('status').filter({ hasText: 'lot for “wooden blocks”' }).count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('q')).toBe('wooden blocks')
  })
})

test('the keyboard opens, zooms and turns photos, and closing returns the focus', async () => {
  await visit(lot(0), {}, async (page) => {
    const photo = page.locator('.gallery__row a').first()
    await photo.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Photos' })
    await dialog.waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('2 / 2').waitFor()
    await page.keyboard.press('+')
    await dialog.getByRole('button', { name: 'Zoom out' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await photo.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

test('thumbnails and buttons change the photo, thumbnails even before the script has loaded', async () => {
  const { prepare, arrive } = slowLine()
  await visit(lot(0), { prepare, early: true, waitUntil: 'domcontentloaded' }, async (page) => {
    const photo = (number: number) => page.getByRole('link', { name: `Photo ${number}` })
    const shown = page.locator('.gallery__thumbs a[aria-current=true]')
    await photo(2).click()
    arrive()
    await shown.and(photo(2)).waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await shown.and(photo(1)).waitFor()
    await photo(2).click()
    await shown.and(photo(2)).waitFor()
  })
})

test.each(['en', 'de', 'ar'])(
  'a printed lot is one page with its facts and manifest but no controls, in %s',
  async (language) => {
    await visit(lot(0, language), {}, async (page) => {
      for (const format of ['A4', 'Letter']) {
        const { pages } = await readPdf(await page.pdf({ format }))
        // Letters with tighter spacing are extracted as separate words.
        const text = pages.map((one) => one.replaceAll(' ', ''))
        expect(text, format).toHaveLength(1)
        expect(text[0]).toMatch(/Runner\d.*office@stocklot\.example/)
      }
      await page.emulateMedia({ media: 'print' })
      const controls = page.locator('button, input, textarea, select, .btn, .lot-bar a, .fab')
      expect(await controls.filter({ visible: true }).count()).toBe(0)
      const dark = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        return [document.body, ...document.querySelectorAll('main *')]
          .filter((one) => {
            if (!canvas || !one.checkVisibility() || one.closest('.alert')) return false
            canvas.fillStyle = '#fff'
            canvas.fillRect(0, 0, 1, 1)
            canvas.fillStyle = getComputedStyle(one).backgroundColor
            canvas.fillRect(0, 0, 1, 1)
            return Math.min(...canvas.getImageData(0, 0, 1, 1).data) < 250
          })
          .map((one) => one.className)
      })
      expect(dark).toEqual([])
    })
  },
)

test('a guest’s browser receives no members’ data', async () => {
  await visit('/en/products', {}, async (page) => {
    const answers: Promise<string>[] = []
    page.on('response', (answer) => {
      if (/text|json|script/.test(answer.headers()['content-type'] ?? '')) answers.push(answer.text().catch(() => ''))
    })
    await page
      .locator(`a[href$="${lot(0)}"]`)
      .first()
      .click()
    await page.waitForURL(`**${lot(0)}`)
    await page.locator('#manifest').hover()
    await page.getByRole('link', { name: 'Show more lines' }).click()
    await page.waitForURL('**rows=100**')
    const all = (await Promise.all(answers)).join('\n') + (await page.content())
    expect(['7700113', '7700119', '77,001', '77001'].filter((secret) => all.includes(secret))).toEqual([])
  })
})

test.each(screensOf(2))(
  'axe finds nothing in lists with a lot in the basket, and nothing overflows, $language, $width px, $scheme',
  async ({ language, width, scheme }) => {
    const list = `/${language}/products`
    await visit(list, { width, bypassCSP: true }, async (page) => {
      await page.getByRole('article').getByRole('button', { pressed: false }).first().click()
      await page.locator('.basket-link a').waitFor()
      for (const address of [list, `${list}?view=table&condition=new_a`]) {
        await page.goto(address)
        await whenAwake(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
        expect(await findViolations(page, scheme), address).toEqual([])
      }
    })
  },
)
