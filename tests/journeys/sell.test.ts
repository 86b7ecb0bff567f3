import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSite } from '../open-site'
import { openBrowser, type TestSite } from '../open-test-site'
import {
  answerLost,
  box,
  chooseFiles,
  cut,
  failure,
  fill,
  hasFocus,
  meetCalls,
  offersFrom,
  receipt,
  sendButton,
  textIn,
  through,
  unavailable,
  untilAlive,
  type VisitOptions,
  visitSellPage,
  words,
} from './offer-note'

vi.setConfig({ testTimeout: 300_000 })

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), openBrowser()])
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const visit = (options: VisitOptions, act: (page: Page) => Promise<void>) => visitSellPage(browser, site, options, act)

const freshEmail = () => `ines-${randomUUID()}@duarte.example`

const small = { name: 'list.csv', content: 'sku;quantity\n1;2\n' }
const large = { name: 'big.csv', content: 'sku;quantity\n'.repeat(60_000) }

describe('sending', () => {
  test('an offer with its files arrives whole, and the draft is gone', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      await fill(page, { email })
      await chooseFiles(page, site, small, large)
      await page.getByText('Uploaded').nth(1).waitFor()
      await sendButton(page).click()
      await receipt(page).waitFor()
      expect(await hasFocus(receipt(page))).toBe(true)
      expect(await sendButton(page).count()).toBe(0)
      const [offer] = await offersFrom(site, email)
      expect(offer).toMatchObject({ description: words.description })
      expect(offer?.attachments.map(({ name }) => name)).toEqual(['list.csv', 'big.csv'])
      await page.getByText(offer?.reference ?? 'no offer').waitFor()
      await page.getByText('2 files, 0.7 MB').waitFor()

      await page.getByRole('link', { name: 'Send another offer' }).click()
      await untilAlive(page)
      expect(Object.values(await textIn(page)).join('')).toBe('')
      expect(await page.locator('.file').count()).toBe(0)
    })
  })

  test('a double click, and Enter on top, send once', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      const keys = await meetCalls(page, through)
      const key = await page.locator('[name=submissionKey]').inputValue()
      await fill(page, { email })
      await sendButton(page).dblclick()
      await page.keyboard.press('Enter')
      await receipt(page).waitFor()
      // The form's own key: a click just before hydration would have sent the same.
      expect(keys).toEqual([key])
    })
    expect(await offersFrom(site, email)).toHaveLength(1)
  })

  test('while it is under way the button says so and the words can be read, not changed', async () => {
    await visit({}, async (page) => {
      const released = Promise.withResolvers<void>()
      await meetCalls(page, async (route) => {
        await released.promise
        await route.continue()
      })
      await fill(page)
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Sending…' }).waitFor()
      expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true')
      expect(await box(page, 'description').isEditable()).toBe(false)
      expect(await textIn(page)).toEqual(words)
      released.resolve()
      await receipt(page).waitFor()
    })
  })

  test('two failures are followed by two retries under the same key', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      const keys = await meetCalls(page, unavailable, cut, through)
      await fill(page, { email })
      await sendButton(page).click()
      await page.getByText('Trying again: 2 of 3').waitFor()
      await receipt(page).waitFor()
      expect(keys).toHaveLength(3)
      expect(new Set(keys).size).toBe(1)
    })
    expect(await offersFrom(site, email)).toHaveLength(1)
  })

  test('when the answer is lost, the offer is stored once', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      await meetCalls(page, answerLost, answerLost, through)
      await fill(page, { email })
      await sendButton(page).click()
      await receipt(page).waitFor()
    })
    expect(await offersFrom(site, email)).toHaveLength(1)
  })
})

describe('failure', () => {
  test('every word and file is kept, also over a reload, and trying again is the same offer', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      const keys = await meetCalls(page, answerLost, cut, unavailable)
      await fill(page, { email })
      await chooseFiles(page, site, small)
      await page.getByText('Uploaded').waitFor()
      await sendButton(page).click()
      await failure(page).waitFor()
      expect(await hasFocus(failure(page).locator('h2'))).toBe(true)
      expect(await sendButton(page).count()).toBe(0)
      expect(await textIn(page)).toEqual({ ...words, email })
      expect(await box(page, 'name').isEditable()).toBe(false)
      await page.getByText('list.csv', { exact: true }).waitFor()
      const mail = new URL((await page.locator('a[href^="mailto:elena"]').first().getAttribute('href')) ?? '')
      expect(mail.searchParams.get('body')).toContain(words.description)
      expect(keys).toHaveLength(3)

      await page.reload()
      await untilAlive(page)
      await page.getByText('Uploaded').waitFor()
      expect(await textIn(page)).toEqual({ ...words, email })
      await page.unroute('**/api/sell')
      const laterKeys = await meetCalls(page, cut, cut, cut, through)
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Try again' }).click()
      await receipt(page).waitFor()
      expect(new Set([...keys, ...laterKeys]).size).toBe(1)
    })
    expect(await offersFrom(site, email)).toHaveLength(1)
  })

  test('the note can be changed after it, and is another offer then', async () => {
    const email = freshEmail()
    await visit({}, async (page) => {
      const keys = await meetCalls(page, unavailable, unavailable, unavailable, through)
      await fill(page, { email })
      await sendButton(page).click()
      await page.getByRole('button', { name: 'Edit offer' }).click()
      await box(page, 'description').fill('Tents')
      await sendButton(page).click()
      await receipt(page).waitFor()
      expect(keys[3]).not.toBe(keys[2])
    })
    expect(await offersFrom(site, email)).toMatchObject([{ description: 'Tents' }])
  })

  test('a server that refuses a box is heard in that box', async () => {
    await visit({ language: 'de' }, async (page) => {
      const document = { status: 422, code: 'invalid_input', errors: { phoneNumber: ['validation.required'] } }
      await meetCalls(page, (route) => route.fulfill({ status: 422, json: document }))
      await fill(page)
      await sendButton(page).click()
      await page.getByText('Bitte geben Sie eine Nummer an').waitFor()
      expect(await hasFocus(box(page, 'phoneNumber'))).toBe(true)
      expect(await box(page, 'phoneNumber').getAttribute('aria-invalid')).toBe('true')
      expect(await textIn(page)).toEqual(words)
    })
  })
})
