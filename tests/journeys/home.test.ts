import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openJourney, type VisitOptions } from '../open-journey'
import { openSite } from '../open-site'
import { wideLanguages } from '../page-coverage'
import { shiftOf } from '../shift-of'

const { visit } = await openJourney(openSite())

type Options = VisitOptions & { language?: string; clock?: 'stopped' }

async function visitHome({ language = 'en', clock, ...options }: Options, look: (page: Page) => Promise<void>) {
  const prepare = async (page: Page) => clock && (await page.clock.install())
  await visit(
    `/${language}`,
    { reducedMotion: 'no-preference', prepare, alone: clock !== undefined, early: true, ...options },
    async (page) => {
      await page.mouse.move(5, 5)
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('.carousel') ?? {}).some((key) => key.startsWith('__react')),
      )
      if (clock) {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
        // Hovering restarts the timer, which has been running since the page was ready.
        await page.getByRole('heading', { name: 'Just in' }).hover()
        await page.mouse.move(5, 5)
      }
      await look(page)
    },
  )
}

const rowOf = (page: Page) => page.locator('.carousel ul')
function passed(page: Page) {
  return rowOf(page).evaluate(async (row) => {
    for (let still = 0, last = row.scrollLeft; still < 10; last = row.scrollLeft) {
      // Waits a real frame, independent of the page's mocked clock.
      await row.animate({ opacity: 1 }, 16).finished
      still = row.scrollLeft === last ? still + 1 : 0
    }
    const [first, second] = row.children
    if (!first || !second) throw new Error('The carousel has no slides.')
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    return Math.abs(Math.round(row.scrollLeft / step))
  })
}

describe('the carousel', () => {
  test('moves every 5 seconds, and from the end back to the start', async () => {
    await visitHome({ clock: 'stopped' }, async (page) => {
      await page.clock.runFor(4900)
      expect(await passed(page)).toBe(0)
      await page.clock.runFor(200)
      expect(await passed(page)).toBe(1)
      for (const stop of [2, 3, 4, 5, 0]) {
        await page.clock.runFor(5000)
        expect(await passed(page)).toBe(stop)
      }
      expect(await page.getByRole('status').first().innerText()).toBe('')
    })
  })

  test('pauses while the pointer is over it, and resumes after', async () => {
    await visitHome({ clock: 'stopped' }, async (page) => {
      await page.getByRole('link', { name: 'Leisure' }).last().hover()
      await page.clock.runFor(20_000)
      expect(await passed(page)).toBe(0)
      await page.mouse.move(5, 5)
      await page.clock.runFor(5000)
      expect(await passed(page)).toBe(1)
    })
  })

  test('pauses while it has the focus', async () => {
    await visitHome({ clock: 'stopped' }, async (page) => {
      await rowOf(page).getByRole('link', { name: 'Toys' }).focus()
      await page.clock.runFor(20_000)
      expect(await passed(page)).toBe(0)
      await page.getByRole('link', { name: 'Offer your stock' }).first().focus()
      await page.clock.runFor(5000)
      expect(await passed(page)).toBe(1)
    })
  })

  test('pauses while its tab is hidden', async () => {
    await visitHome({ clock: 'stopped' }, async (page) => {
      const show = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await show(true)
      await page.clock.runFor(20_000)
      expect(await passed(page)).toBe(0)
      await show(false)
      await page.clock.runFor(5000)
      expect(await passed(page)).toBe(1)
    })
  })

  test('stops and starts with one button, by keyboard', async () => {
    await visitHome({ clock: 'stopped' }, async (page) => {
      await page.getByRole('button', { name: 'Pause slideshow' }).focus()
      await page.keyboard.press('Enter')
      await page.clock.runFor(20_000)
      expect(await passed(page)).toBe(0)
      await page.keyboard.press('Enter')
      await page.clock.runFor(5000)
      expect(await passed(page)).toBe(1)
    })
  })

  test('does not move by itself with reduced motion, but still by its buttons', async () => {
    await visitHome({ clock: 'stopped', reducedMotion: 'reduce' }, async (page) => {
      await page.clock.runFor(20_000)
      expect(await passed(page)).toBe(0)
      expect(await page.locator('.carousel__pause').isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Next' }).click()
      expect(await passed(page)).toBe(1)
    })
  })

  test('has buttons that announce the position', async () => {
    await visitHome({}, async (page) => {
      const said = page.locator('.carousel [role=status]')
      await page.getByRole('button', { name: 'Next' }).click()
      expect(await passed(page)).toBe(1)
      expect(await said.innerText()).toBe('Leisure, 2 of 9')
      await page.getByRole('button', { name: 'Previous' }).click()
      await page.getByRole('button', { name: 'Previous' }).click()
      // Four slides are visible: the sixth stop is the last.
      expect(await passed(page)).toBe(5)
      expect(await said.innerText()).toBe('Sport accessories, 6 of 9')
    })
  })

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ])('moves with the arrow keys in %s', async (language, next, previous) => {
    await visitHome({ language }, async (page) => {
      const links = rowOf(page).getByRole('link')
      await links.first().focus()
      await page.keyboard.press(next)
      expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
      expect(await passed(page)).toBe(1)
      await page.keyboard.press(previous)
      await page.keyboard.press(previous)
      expect(await links.last().evaluate((link) => link === document.activeElement)).toBe(true)
      expect(await passed(page)).toBe(5)
    })
  })

  test.each([
    ['en', 1],
    ['ar', -1],
  ])('moves on a swipe of 41 px, not of 39 px, in %s', async (language, sign) => {
    await visitHome({ language, width: 390, hasTouch: true, isMobile: true }, async (page) => {
      await rowOf(page).scrollIntoViewIfNeeded()
      await swipe(page, -39 * sign)
      expect(await passed(page)).toBe(0)
      await swipe(page, -41 * sign)
      expect(await passed(page)).toBe(1)
      await swipe(page, 39 * sign)
      expect(await passed(page)).toBe(1)
      await swipe(page, 41 * sign)
      expect(await passed(page)).toBe(0)
    })
  })

  test('is a scrolling row without JavaScript', async () => {
    await visit('/en', { javaScriptEnabled: false, width: 390 }, async (page) => {
      const slides = page.getByRole('region', { name: 'Just in' }).getByRole('listitem')
      expect(await slides.count()).toBe(9)
      expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0)
      await slides.last().scrollIntoViewIfNeeded()
      await slides.last().getByRole('link', { name: 'Food' }).click()
      await page.waitForURL('**/en/products?category=food')
    })
  })
})

async function swipe(page: Page, distance: number) {
  const box = await rowOf(page).boundingBox()
  if (!box) throw new Error('The carousel is not in the page.')
  const [x, y] = [box.x + box.width / 2, box.y + 60]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let part = 1; part <= 10; part++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (distance * part) / 10, y }],
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('the first screen links to lots and the offer form, and each carton to its category', async () => {
  await visitHome({}, async (page) => {
    const leads = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()
    expect(await leads('See all lots').getAttribute('href')).toBe('/en/products')
    expect(await leads('Offer your stock').getAttribute('href')).toBe('/en/sell')
    const cartons = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    expect(await cartons.allInnerTexts()).toEqual([
      'TOYS',
      'LEISURE',
      'HOME & GARDEN',
      'JEWELRY',
      'SHOES',
      'SPORT ACCESSORIES',
      'BEAUTY',
      'ELECTRONICS',
      'FOOD',
      'ALL LOTS',
    ])
    await cartons.nth(0).click()
    await page.waitForURL('**/en/products?category=toys')
    const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Toys' })
    // The URL changes before the page, which contains cartons of that name.
    await expect.poll(() => chip.getAttribute('aria-current')).toBe('page')
  })
})

test('no word is wider than its carton at 320 px', async () => {
  await visit('/en', { still: true, viewport: { width: 320, height: 640 } }, async (page) => {
    for (const language of wideLanguages) {
      await page.goto(`/${language}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
      const broken = await page.locator('.carton').evaluateAll((cartons) =>
        cartons
          .filter((carton) => {
            const words = (carton.textContent ?? '').split(' ').length
            const line = Number.parseFloat(getComputedStyle(carton).lineHeight)
            const range = document.createRange()
            if (carton.lastChild) range.selectNodeContents(carton.lastChild)
            return Math.round(range.getBoundingClientRect().height / line) > words
          })
          .map((carton) => carton.textContent),
      )
      expect(broken, language).toEqual([])
    }
  })
})

test('nothing shifts while the page loads', async () => {
  await visit('/en', { width: 390, waitUntil: 'networkidle' }, async (page) => {
    const { score, moved } = await shiftOf(page)
    expect(score < 0.001 ? [] : moved).toEqual([])
  })
})

test('the forklift drives in on the first page only', async () => {
  await visitHome({}, async (page) => {
    const driving = () => page.locator('.forklift').evaluate((forklift) => getComputedStyle(forklift).animationName)
    expect(await driving()).toBe('drive')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('**/en/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Food goods', exact: true }).click()
    await page.waitForURL('**/en/food')
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.waitForURL('**/en')
    expect(await driving()).toBe('none')
  })
})
