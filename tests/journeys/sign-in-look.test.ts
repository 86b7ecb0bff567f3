import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { password } from '../account-visitor'
import { findViolations } from '../find-violations'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'
import { whenAwake } from '../open-test-site'
import { screensOf, wideLanguages } from '../page-coverage'
import { mailedLink } from '../site-accounts'
import { account } from './sign-in-forms'

const { site, visit } = await openJourney(openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' }))

test('the forms fit 320 px', async () => {
  const narrow = { viewport: { width: 320, height: 640 } }
  const fits = async (page: Page, address: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
  }
  await visit('/en/food', narrow, async (page) => {
    for (const language of wideLanguages)
      for (const shown of ['login', 'register']) {
        await page.goto(`/${language}/food?dialog=${shown}`)
        await page.locator('dialog:modal').waitFor()
        await fits(page, `${language}: ${shown}`)
      }
  })
  await visit('/en/sign-in', { ...narrow, still: true }, async (page) => {
    for (const address of wideLanguages.flatMap((language) =>
      ['sign-in', 'register', 'forgot-password'].map((form) => `/${language}/${form}`),
    )) {
      await page.goto(address)
      await fits(page, address)
    }
  })
})

describe('is accessible:', () => {
  const eyes = { bypassCSP: true, expected: /401|422/ } as const

  test.each(screensOf(1))('the forms with errors, $language, $width px, $scheme', async (screen) => {
    const { language, width, scheme } = screen
    await visit(`/${language}/food?dialog=register`, { ...eyes, width }, async (page) => {
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog .error-text').first().waitFor()
      expect(await findViolations(page, scheme), 'register').toEqual([])
      await page.goto(`/${language}/food?dialog=login`)
      await whenAwake(page)
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog .error-text').first().waitFor()
      expect(await findViolations(page, scheme), 'login').toEqual([])
      await page.locator('.dialog [name=email]').fill(`nobody-${language}-${width}@vogel.example`)
      await page.locator('.dialog [name=password]').fill('forty pallets of figs')
      await page.locator('.dialog [type=submit]').click()
      await page.locator('[role=alert]').waitFor()
      expect(await findViolations(page, scheme), 'refused').toEqual([])
    })
  })

  test.each(screensOf(0))('the steps after the forms, $language, $width px, $scheme', async (screen) => {
    const { language, width, scheme } = screen
    const email = `${language}-${width}@vogel.example`
    await visit(`/${language}/food?dialog=register`, { ...eyes, width }, async (page) => {
      await page.locator('.dialog [name=name]').fill('Petra Vogel')
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [name=confirmation]').fill(password)
      await page.locator('.dialog [name=consent]').check()
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog[role=status], .dialog [role=status]').first().waitFor()
      expect(await findViolations(page, scheme), 'registered').toEqual([])

      await page.goto(await mailedLink(site, email, 'verify'))
      await whenAwake(page)
      expect(await findViolations(page, scheme), 'to be confirmed').toEqual([])
      await page.locator('.dialog [name=password]').fill('not the one that was chosen')
      await page.locator('.dialog [type=submit]').click()
      await page.locator('.dialog [aria-invalid=true]').waitFor()
      expect(await findViolations(page, scheme), 'not confirmed').toEqual([])
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [type=submit]').click()
      await page.waitForURL(`**/${language}/food`)
      await page.context().clearCookies()

      await page.goto(`/${language}/forgot-password`)
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [type=submit]').click()
      await page.goto(await mailedLink(site, email, 'reset-password'))
      await whenAwake(page)
      expect(await findViolations(page, scheme), 'a new password').toEqual([])

      await page.goto(`/${language}/sign-in`)
      await whenAwake(page)
      await page.locator('.dialog [name=email]').fill(email)
      await page.locator('.dialog [name=password]').fill(password)
      await page.locator('.dialog [type=submit]').click()
      await account(page).waitFor({ state: 'attached' })
      await page.locator(width === 390 ? '.burger' : '.account summary').click()
      expect(await findViolations(page, scheme), 'logged in').toEqual([])
    })
  })
})
