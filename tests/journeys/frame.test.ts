import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { direction, languages } from '../../app/platform/i18n/languages'
import { findViolations } from '../find-violations'
import { factsOf } from '../html-facts'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import type { TestSite } from '../open-test-site'
import { screensOf, wideLanguages } from '../page-coverage'

const { site, visit } = await openJourney(openSite())

function addressOf(page: Page): string {
  return page.url().slice(site.url.length)
}

describe('the language switcher', () => {
  test('keeps path, query and hash', async () => {
    await visit('/en/sell?from=mail&x=%26#note', {}, async (page) => {
      await page.locator('.header__languages summary').click()
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await page.waitForURL('**/de/**')
      expect(addressOf(page)).toBe('/de/sell?from=mail&x=%26#note')
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
    })
  })

  test('keeps path and query without JavaScript', async () => {
    await visit('/en/sell?from=mail', { javaScriptEnabled: false }, async (page) => {
      await page.locator('.header__languages summary').click()
      await page.getByRole('link', { name: 'العربية' }).click()
      await page.waitForURL('**/ar/**')
      expect(addressOf(page)).toBe('/ar/sell?from=mail')
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    })
  })
})

describe('the food menu', () => {
  test('opens with ArrowDown, moves with arrows, closes with Escape and returns the focus', async () => {
    await visit('/en', {}, async (page) => {
      const button = page.locator('.nav summary')
      const food = page.getByRole('banner').getByRole('link', { name: 'Food goods' })
      await button.focus()
      await page.keyboard.press('ArrowDown')
      expect(await food.evaluate((link) => link === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
      await page.keyboard.press('ArrowDown')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Aliveta')
      await page.keyboard.press('Escape')
      expect(await food.isVisible()).toBe(false)
      expect(await button.evaluate((summary) => summary === document.activeElement)).toBe(true)
    })
  })

  test('opens with Enter, follows a link, closes and marks the current page', async () => {
    await visit('/en', {}, async (page) => {
      await page.locator('.nav summary').press('Enter')
      await page.getByRole('banner').getByRole('link', { name: 'Aliveta' }).press('Enter')
      await page.waitForURL('**/en/aliveta')
      await page.locator('.nav summary.is-current').waitFor()
      expect(await page.getByRole('banner').getByRole('link', { name: 'Aliveta' }).isVisible()).toBe(false)
    })
  })

  test('closes when the visitor clicks or focuses elsewhere', async () => {
    await visit('/en', {}, async (page) => {
      const food = page.getByRole('banner').getByRole('link', { name: 'Food goods' })
      await page.locator('.nav summary').click()
      // Click at the start: the panel covers the rest.
      await page.locator('h1').click({ position: { x: 10, y: 10 } })
      expect(await food.isVisible()).toBe(false)
      await page.locator('.nav summary').click()
      await page.getByRole('banner').getByRole('link', { name: 'Sell' }).focus()
      expect(await food.isVisible()).toBe(false)
    })
  })

  test('opens without JavaScript', async () => {
    await visit('/en', { javaScriptEnabled: false }, async (page) => {
      await page.locator('.nav summary').click()
      await page.getByRole('banner').getByRole('link', { name: 'Food goods' }).click()
      await page.waitForURL('**/en/food')
    })
  })
})

describe('the drawer', () => {
  test('traps the focus, closes with Escape and returns the focus', async () => {
    await visit('/en', { width: 390 }, async (page) => {
      const opener = page.getByRole('link', { name: 'Open menu' })
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await drawer.waitFor()
      const stops = await drawer.locator('a, summary').count()
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press('Tab')
        // After the last tab stop, the focus may reach the browser's controls, but never the page behind the dialog.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        )
        expect(inside).toBe(true)
      }
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    })
  })

  test('closes after following a link', async () => {
    await visit('/en', { width: 390 }, async (page) => {
      await page.getByRole('link', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByRole('link', { name: 'Sell', exact: true }).click()
      await page.waitForURL('**/en/sell')
      await drawer.waitFor({ state: 'hidden' })
    })
  })

  test('opens and closes without JavaScript', async () => {
    await visit('/de', { width: 390, javaScriptEnabled: false }, async (page) => {
      const sell = page.locator('#menu').getByRole('link', { name: 'Verkaufen', exact: true })
      expect(await sell.isVisible()).toBe(false)
      await page.getByRole('link', { name: 'Menü öffnen' }).click()
      expect(await sell.isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Menü schließen' }).click()
      expect(await sell.isVisible()).toBe(false)
    })
  })
})

describe('a URL', () => {
  test.each([
    ['/', '/en'],
    ['/de/no-such-page', '/de'],
    ['/ar/no/such/page?x=1', '/ar'],
    ['/xx', '/en'],
    ['/xx/sell', '/en'],
    ['/no-such-page', '/en'],
  ])('%s redirects to %s', async (from, to) => {
    const answer = await fetch(site.url + from, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(to)
  })

  test('of an unknown API call or file answers 404', async () => {
    for (const path of ['/api/no-such-call', '/assets/no-such-file.js', '/en/no-such-file.png']) {
      expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(404)
    }
  })

  test('that the router cannot parse answers with a page', async () => {
    const answer = await fetch(`${site.url}//elsewhere`, { redirect: 'manual' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page not found')
  })

  test('reached by navigating shows the whole page', async () => {
    await visit('/de/sell', {}, async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Start' }).click()
      await page.waitForURL('**/de')
      // The server inlines the illustration, the browser fetches it: here it must be fetched.
      await page.locator('.hero__art svg').waitFor()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    })
  })
})

test('navigating between pages keeps style rules and their order as on a fresh page', async () => {
  const fresh = new Map<string, string[]>()
  for (const path of ['/en', '/en/sell']) {
    await visit(path, {}, async (page) => {
      fresh.set(path, await rulesOf(page))
    })
  }
  await visit('/en', {}, async (page) => {
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('dialog').getByLabel('Email').waitFor()
    expect(await rulesOf(page)).toEqual(fresh.get('/en'))
    await page.keyboard.press('Escape')
    await banner.getByRole('link', { name: 'Sell' }).click()
    await page.waitForURL('**/en/sell')
    await page.locator('#offer-attachments').waitFor({ state: 'attached' })
    expect(await rulesOf(page)).toEqual(fresh.get('/en/sell'))
    await banner.getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/en')
    await page.locator('.hero__art svg').waitFor()
    expect(await rulesOf(page)).toEqual(fresh.get('/en'))
  })
})

function rulesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  )
}

describe('a language the site does not offer', () => {
  let smaller: TestSite
  beforeAll(async () => {
    smaller = await openSite({ SITE_FILE: 'tests/journeys/two-languages.yaml' })
  })
  afterAll(() => smaller?.close())

  test('redirects to the default language', async () => {
    const answer = await fetch(`${smaller.url}/fr/sell`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/el'])
  })

  test('is not linked from other pages', async () => {
    const html = await (await fetch(`${smaller.url}/el`)).text()
    expect([...html.matchAll(/hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, tag]) => tag)).not.toContain('fr')
    expect(html).not.toContain('Français')
  })
})

test.each(languages)('the home page in %s has a title, description and links to every language', async (language) => {
  const html = await (await fetch(`${site.url}/${language}?from=mail`)).text()
  expect(factsOf(html)).toMatchObject({
    language,
    direction: direction(language),
    title: expect.stringMatching(/^Stocklot.+/),
    description: expect.stringContaining('Stocklot'),
    inlineStyles: 0,
  })
  expect(html).toContain(`<link rel="canonical" href="${site.url}/${language}"/>`)
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi)]
  expect(Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]))).toEqual({
    ...Object.fromEntries(languages.map((other) => [other, `${site.url}/${other}`])),
    'x-default': `${site.url}/en`,
  })
})

test('nothing scrolls sideways at 320 px', async () => {
  const paths = wideLanguages.flatMap((language) => ['', '/food', '/aliveta'].map((path) => `/${language}${path}`))
  await visit('/en', { viewport: { width: 320, height: 640 } }, async (page) => {
    for (const path of paths) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })
})

test('the first Tab stop skips to the content', async () => {
  await visit('/en', {}, async (page) => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})

test('a chosen theme is stored on the device until it equals the system’s', async () => {
  await visit('/en', { colorScheme: 'light' }, async (page) => {
    const theme = () => page.locator('html').getAttribute('data-theme')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const day = await ground()
    await page.getByRole('button', { name: 'Dark' }).click()
    expect(await theme()).toBe('dark')
    expect(await ground()).not.toBe(day)
    await page.reload()
    expect(await theme()).toBe('dark')
    await page.getByRole('button', { name: 'Dark', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Light' }).click()
    expect(await theme()).toBe(null)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test.each(screensOf(1))('the open menus are accessible, $language, $width px, $scheme', async (screen) => {
  const { language, width, scheme } = screen
  await visit(`/${language}`, { width, bypassCSP: true }, async (page) => {
    await page.locator(width === 390 ? '.burger' : '.header__languages summary').click()
    expect(await findViolations(page, scheme)).toEqual([])
  })
})
