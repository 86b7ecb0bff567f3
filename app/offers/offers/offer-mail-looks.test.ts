import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, sharedBrowser } from '../../../tests/open-test-site'
import { wideLanguages } from '../../../tests/page-coverage'
import type { Language } from '../../platform/i18n/languages'
import type { MailContent } from '../../platform/mail/mail.server'
import { composeSellerMail, composeTeamMail } from './offer-mail.server'
import { config, defaultLanguage, hostile, offer, site } from './offer-mail.suite'

let browser: Browser
let axe: string
beforeAll(async () => {
  browser = await sharedBrowser()
  axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8')
})
afterAll(() => closeWindows(browser))

/** WCAG 2.2 AA violations in both color schemes, and horizontal overflow on a narrow screen. */
const faults = async (mail: MailContent) => {
  const page = await browser.newPage({ viewport: { width: 640, height: 800 } })
  const [mark] = mail.images
  await page.setContent(mail.html.replace('cid:mark', `data:image/png;base64,${mark?.base64}`))
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.evaluate(axe)
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(
      await page.evaluate(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((run) => run.violations)`,
      ),
    )
  }
  await page.setViewportSize({ width: 320, height: 800 })
  found.push(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
  await page.close()
  return found
}
const none = [[], [], 0]

test.each(wideLanguages)('has no accessibility violations or sideways scrolling: %s', async (language: Language) => {
  const inLanguage = { ...config, site: { ...site, languages: defaultLanguage(language) } }
  for (const isProven of [true, false])
    expect(await faults(composeSellerMail(config, { ...offer, language }, isProven))).toEqual(none)
  expect(await faults(composeTeamMail(inLanguage, { ...offer, language }))).toEqual(none)
})

test('has none with very long names either', async () => {
  const company = 'Lagerhausverwaltungsgesellschaft'.repeat(6)
  const endless = { ...hostile, company, email: `${'x'.repeat(60)}@a.example` }
  expect(await faults(composeTeamMail(config, endless))).toEqual(none)
  expect(await faults(composeSellerMail(config, { ...endless, language: 'ar' }, true))).toEqual(none)
})
