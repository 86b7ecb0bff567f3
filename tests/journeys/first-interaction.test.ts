import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageAddress } from '../../app/platform/i18n/page-address'
import { listedPaths } from '../../app/site/discovery/pages'
import { openJourney, type VisitOptions } from '../open-journey'
import { openSite } from '../open-site'
import { languagesByFont } from '../page-coverage'
import { shiftOf } from '../shift-of'
import { pageScripts, slowLine } from '../slow-line'
import { fill, offersFrom, receipt, sendButton } from './offer-note'

const journey = await openJourney(openSite())
const { site } = journey

/** Tolerates line breaks that move when a font loads. Hydration itself must not shift anything. */
const UNSEEN_SHIFT = 0.005

interface Untouched {
  readonly page: Page
  readonly scripts: readonly string[]
}

/** Opens a page that nobody touches, and notes which scripts it loads. */
async function visit(path: string, { prepare, ...options }: VisitOptions, look: (seen: Untouched) => Promise<void>) {
  const scripts: string[] = []
  const listen = async (page: Page) => {
    page.on('request', (request) => {
      if (pageScripts.test(request.url())) scripts.push(request.url())
    })
    await prepare?.(page)
  }
  const waitUntil = prepare ? 'load' : 'networkidle'
  await journey.visit(path, { ...options, still: true, waitUntil, prepare: listen }, (page) => look({ page, scripts }))
}

/** The theme is known only in the browser: a pressed theme button means that the page is hydrated. */
const awake = (page: Page) => page.locator('button[aria-pressed=true]').waitFor()
const message = (page: Page) => page.locator('#contact-message')

describe.each(listedPaths)('%s', (path) => {
  test('loads no script before the first interaction, then all of it without a shift', async () => {
    await visit(pageAddress(path, 'en'), {}, async ({ page, scripts }) => {
      expect(scripts).toEqual([])
      expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
      // A typeface that comes late, on a slow line or machine, moves lines before.
      const before = (await shiftOf(page)).score
      await page.locator('header a').first().hover()
      await awake(page)
      await page.waitForLoadState('networkidle')
      expect(scripts.some((address) => address.includes('entry.client'))).toBe(true)
      expect((await shiftOf(page)).score - before).toBeLessThan(UNSEEN_SHIFT)
    })
  })
})

test.each(languagesByFont)('the home page in %s does not shift on a phone', async (language) => {
  await visit(`/${language}`, { width: 390 }, async ({ page }) => {
    // With its typefaces at hand: when they arrive on a first visit depends on the line.
    await page.reload({ waitUntil: 'networkidle' })
    await page.touchscreen.tap(200, 300).catch(() => page.mouse.click(200, 300))
    await awake(page)
    expect((await shiftOf(page)).score).toBeLessThan(UNSEEN_SHIFT)
  })
})

test.each(languagesByFont)(
  'in %s the home page’s headline has as many lines before its typeface loads',
  async (language) => {
    const lines = async (prepare?: (page: Page) => Promise<unknown>) => {
      let height = 0
      await visit(
        `/${language}`,
        { width: 390, expected: /Failed to load resource/, alone: true, ...(prepare && { prepare }) },
        async ({ page }) => {
          height = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().height)
        },
      )
      return height
    }
    const withoutTypeface = await lines((page) => page.route('**/*.woff2', (route) => route.abort()))
    expect(Math.abs(withoutTypeface - (await lines()))).toBeLessThan(8)
  },
)

describe('the script is fetched', () => {
  test.each([
    ['a key is pressed', (page: Page) => page.keyboard.press('Shift')],
    ['a finger or button goes down', (page: Page) => page.mouse.down()],
    ['something gets the focus', (page: Page) => message(page).focus()],
    ['a pointer is over a control', (page: Page) => page.locator('.btn').first().hover()],
  ])('when %s', async (_, touch) => {
    await visit('/en/contact', {}, async ({ page, scripts }) => {
      expect(scripts).toEqual([])
      await touch(page)
      await awake(page)
    })
  })

  test('after six seconds without interaction', async () => {
    const prepare = async (page: Page) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1_000)
    }
    await visit('/en', { prepare, alone: true }, async ({ page, scripts }) => {
      await page.clock.runFor(5_500)
      expect(scripts).toEqual([])
      await page.clock.runFor(1_000)
      await page.clock.resume()
      await awake(page)
    })
  })
})

describe('before the script has loaded', () => {
  test('keeps typed text, cursor position and focus', async () => {
    const { prepare, arrive } = slowLine()
    await visit('/en/contact', { prepare }, async ({ page }) => {
      await page.getByLabel('Your name').fill('Ines Duarte')
      await message(page).pressSequentially('Two pallets of toys')
      await message(page).press('Home')
      await message(page).pressSequentially('About ')
      arrive()
      await awake(page)
      await message(page).pressSequentially('those ')
      expect(await message(page).inputValue()).toBe('About those Two pallets of toys')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ines Duarte')
    })
  })

  test('keeps changes in a form returned with an error', async () => {
    const { prepare, arrive } = slowLine()
    await visit('/en/contact', { prepare, expected: /422/ }, async ({ page }) => {
      await page.getByLabel('Your name').fill('Ines')
      await page.getByLabel('Email').fill('ines@duarte')
      await message(page).fill('Toys')
      await page.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true })
      await page.locator('#contact-email-error').waitFor()
      // The address names the form: the browser moves the focus there when it first draws the page.
      await page.locator('form:focus').waitFor()
      await page.getByLabel('Email').fill('ines@duarte.example')
      await message(page).press('End')
      await message(page).pressSequentially(' and games')
      await message(page).press('Home')
      arrive()
      await awake(page)
      await message(page).pressSequentially('No ')
      expect(await message(page).inputValue()).toBe('No Toys and games')
      expect(await page.getByLabel('Email').inputValue()).toBe('ines@duarte.example')
    })
  })

  test('keeps chosen, dropped and pasted files', async () => {
    const { prepare, arrive } = slowLine()
    const folder = await mkdtemp(join(site.dataDir, 'visitor-'))
    const [chosen, dropped] = [join(folder, 'chosen.csv'), join(folder, 'dropped.csv')]
    for (const file of [chosen, dropped]) await writeFile(file, 'sku,pieces\n1,2\n')
    await visit('/en/sell', { prepare }, async ({ page }) => {
      await page.locator('#offer-attachments').setInputFiles(chosen)
      const devtools = await page.context().newCDPSession(page)
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        const data = { items: [], files: [dropped], dragOperationsMask: 1 }
        await devtools.send('Input.dispatchDragEvent', { type, x: 1_200, y: 300, data })
      }
      await page.locator('main').evaluate((main) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File(['sku,pieces\n'], 'pasted.csv', { type: 'text/csv' }))
        main.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      arrive()
      for (const name of ['chosen.csv', 'dropped.csv', 'pasted.csv'])
        await page.getByRole('listitem').filter({ hasText: name }).getByText('Uploaded').waitFor()
      expect(new URL(page.url()).pathname).toBe('/en/sell')
    })
  })

  test('remembers a click on a button that needs a script', async () => {
    const { prepare, arrive } = slowLine()
    await visit('/en', { prepare, colorScheme: 'light' }, async ({ page }) => {
      await page.getByRole('button', { name: 'Dark' }).click()
      arrive()
      await page.locator('html[data-theme=dark]').waitFor()
    })
  })

  test('keeps typing and clicks made offline', async () => {
    await visit('/en/contact', { width: 390 }, async ({ page, scripts }) => {
      await page.context().setOffline(true)
      await message(page).fill('Two pallets')
      await page.locator('.burger').click()
      await page.context().setOffline(false)
      await page.locator('dialog#menu:modal').waitFor()
      await page.keyboard.press('Escape')
      expect(await message(page).inputValue()).toBe('Two pallets')
      expect(new Set(scripts).size).toBe(scripts.length)
    })
  })

  test('opens the menu later, as a dialog that traps the focus', async () => {
    const { prepare, arrive } = slowLine()
    await visit('/en', { prepare, width: 390 }, async ({ page }) => {
      await page.locator('.burger').click()
      arrive()
      await page.locator('dialog#menu:modal').waitFor()
      expect(new URL(page.url()).hash).toBe('')
    })
  })

  test('keeps an opened menu and its arrow keys', async () => {
    const { prepare, arrive } = slowLine()
    await visit('/en', { prepare }, async ({ page }) => {
      const summary = page.locator('.nav summary')
      await summary.press('Enter')
      await summary.press('ArrowDown')
      await summary.press('ArrowDown')
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
      arrive()
      await page.locator('.nav details[open] a:focus').filter({ hasText: 'Aliveta' }).waitFor()
    })
  })

  test('an offer with files is sent by the browser, once', async () => {
    const { prepare, arrive } = slowLine()
    const email = 'early@duarte.example'
    const folder = await mkdtemp(join(site.dataDir, 'visitor-'))
    await writeFile(join(folder, 'list.csv'), 'sku,pieces\n1,2\n')
    await visit('/en/sell', { prepare }, async ({ page }) => {
      const uploads: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/files')) uploads.push(request.method())
      })
      const answer = Promise.withResolvers<void>()
      await page.route('**/en/sell', async (route) => {
        await answer.promise
        await route.continue()
      })
      await fill(page, { email })
      await page.locator('#offer-attachments').setInputFiles(join(folder, 'list.csv'))
      const hydrating = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('hydrating', () => resolve(), { once: true })),
      )
      await sendButton(page).click({ noWaitAfter: true })
      // The script loads while the form is being sent and must not change the page.
      arrive()
      await hydrating
      answer.resolve()
      await receipt(page).waitFor()
      expect(uploads).toEqual([])
      expect((await offersFrom(site, email)).map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
        ['list.csv'],
      ])
    })
  })
})

describe('when the script never loads', () => {
  const expected = /ERR_FAILED|Failed to load|dynamically imported/
  const prepare = (page: Page) => page.route(pageScripts, (route) => route.abort())

  test('clicks work without it: the menu opens and closes', async () => {
    await visit('/en', { prepare, expected, width: 390 }, async ({ page }) => {
      const sell = page.locator('#menu').getByRole('link', { name: 'Sell', exact: true })
      await page.locator('.burger').click()
      await sell.waitFor()
      await page.getByRole('link', { name: 'Close menu' }).click()
      await sell.waitFor({ state: 'hidden' })
      await page.locator('.burger').click()
      await sell.click()
      await page.waitForURL('**/en/sell')
    })
  })

  test('clicks work without it after ten seconds even if loading never fails', async () => {
    const never = async (page: Page) => {
      await page.clock.install()
      await page.route(pageScripts, () => {})
    }
    await visit('/en', { prepare: never, alone: true, width: 390 }, async ({ page }) => {
      const sell = page.locator('#menu').getByRole('link', { name: 'Sell', exact: true })
      await page.locator('.burger').click()
      await page.clock.runFor(9_000)
      expect(await sell.isVisible()).toBe(false)
      await page.clock.runFor(2_000)
      await sell.waitFor()
    })
  })

  test('a message can still be sent', async () => {
    await visit('/en/contact', { prepare, expected }, async ({ page }) => {
      await page.getByLabel('Your name').fill('Ines Duarte')
      await page.getByLabel('Email').fill('ines@duarte.example')
      await message(page).fill('Without your script')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByRole('status').getByRole('heading', { name: 'We’ve received your message' }).waitFor()
    })
  })
})
