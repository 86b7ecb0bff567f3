import { TOTP } from 'otpauth'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openSite } from '../open-site'
import { closeWindows, openVisitor, sharedBrowser, type TestSite } from '../open-test-site'
import { until } from '../run-program'

const password = 'forty pallets of olives'
let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closeWindows(browser))

async function open(
  options: BrowserContextOptions & { width?: 390 | 1440 },
  look: (page: Page, site: TestSite) => Promise<void>,
) {
  const site = await openSite()
  try {
    await until(() => /join-team\?token=[\w-]{43}/.test(site.output()))
    const visitor = await openVisitor(browser, site, { bypassCSP: true, ...options })
    const page = await visitor.newPage()
    await page.goto(/http[^"\s]+\/join-team\?token=[\w-]{43}/.exec(site.output())?.[0] ?? '')
    await look(page, site)
    await visitor.close()
  } finally {
    await site.close()
  }
}

const looks = [
  ['en', 1440, 'light'],
  ['de', 1440, 'dark'],
  ['ar', 390, 'light'],
  ['el', 320, 'dark'],
] as const

const main = (page: Page) => page.getByRole('main')

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(text)
}

/** A code as authenticator apps display it: in two groups. */
function codeOf(secret: string): string {
  return new TOTP({ secret }).generate().replace(/^\d{3}/, '$& ')
}

test.each([
  ['on a laptop', { width: 1440, javaScriptEnabled: true }],
  ['on a phone without JavaScript', { width: 390, javaScriptEnabled: false }],
] as const)('the first of the team comes in by the printed link, %s', async (_, options) => {
  await open(options, async (page, site) => {
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    await fill(page, { 'Full name': 'Ines Duarte', 'Work email': 'ines@duarte.example', Password: password })
    await fill(page, { 'Confirm password': 'another' })
    await main(page).getByRole('button', { name: 'Join the team' }).click()
    await main(page).locator('[aria-invalid=true]').waitFor()
    expect(await main(page).getByLabel('Full name').inputValue()).toBe('Ines Duarte')
    await fill(page, { Password: password, 'Confirm password': password })
    await main(page).getByRole('button', { name: 'Join the team' }).click()
    // They are signed in, and only the second factor stands before the office.
    await main(page).getByText('Please set up two-step login').waitFor()
    expect((await page.request.get(`${site.url}/api/team/messages`)).status()).toBe(401)
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    const codes = main(page).getByRole('region', { name: 'Authenticator app' })
    await codes.getByLabel('Your password').fill('not this one')
    await main(page).getByRole('button', { name: 'Turn on codes' }).click()
    await main(page).locator('[aria-invalid=true]').waitFor()
    await codes.getByLabel('Your password').fill(password)
    await main(page).getByRole('button', { name: 'Turn on codes' }).click()
    await main(page).getByRole('img', { name: 'QR code' }).waitFor()
    const secret = (await main(page).locator('.factor__key').innerText()).replaceAll(' ', '')
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    await fill(page, { 'Code shown in the app': '12' })
    await main(page).getByRole('button', { name: 'Confirm and turn on' }).click()
    await main(page).getByText('Enter the 6 digits from the app').waitFor()
    await fill(page, { 'Code shown in the app': codeOf(secret) })
    await main(page).getByRole('button', { name: 'Confirm and turn on' }).click()
    await main(page).getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    expect(await main(page).locator('.factor__codes li').count()).toBe(10)
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: options.width, height: 900 })
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    await main(page).getByRole('link', { name: 'I’ve saved them' }).click()
    await page.waitForURL(`${site.url}/en/team/inbox`)
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    if (options.javaScriptEnabled) {
      for (const [language, width, colorScheme] of looks) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(`/${language}/team/inbox`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        expect(await findViolations(page, colorScheme), `${language}, ${width} px, ${colorScheme}`).toEqual([])
        if (width > 1100) continue
        await page.emulateMedia({ colorScheme })
        await page.getByRole('banner').getByRole('button').first().click()
        await page.locator('#office-menu a').first().waitFor()
        expect(await findViolations(page, colorScheme), `menu: ${language}, ${width} px, ${colorScheme}`).toEqual([])
      }
      await page.setViewportSize({ width: options.width, height: 900 })
      await page.goto('/en/team')
    }
    if (options.width === 390) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'View site' }).click()
    await page.waitForURL(`${site.url}/en`)
    expect((await page.request.get(`${site.url}/api/team/messages`)).status()).toBe(200)
  })
})

test('team pages work right to left, in dark and on a narrow phone', async () => {
  await open({ width: 390, colorScheme: 'dark' }, async (page) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const invitation = page.url()
    for (const language of ['ar', 'de', 'el']) {
      await page.goto(invitation.replace('/en/', `/${language}/`))
      expect(await findViolations(page, 'dark'), language).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
    }
  })
})
