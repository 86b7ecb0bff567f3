import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
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
  openSellJourney,
  receipt,
  sendButton,
  textIn,
  through,
  unavailable,
  untilAlive,
  words,
} from './offer-note'

const { site, visitSell } = await openSellJourney()

const freshEmail = () => `ines-${randomUUID()}@duarte.example`

const small = { name: 'list.csv', content: 'sku;quantity\n1;2\n' }
const large = { name: 'big.csv', content: 'sku;quantity\n'.repeat(60_000) }

describe('sending', () => {
  test('an offer arrives with its files, and its draft is deleted', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
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

  test('a double click followed by Enter sends once', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
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

  test('while sending, the button says so and the text is read-only', async () => {
    await visitSell({}, async (page) => {
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

  test('is retried twice after two failures, with the same key', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
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

  test('is stored once when the answer is lost', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
      await meetCalls(page, answerLost, answerLost, through)
      await fill(page, { email })
      await sendButton(page).click()
      await receipt(page).waitFor()
    })
    expect(await offersFrom(site, email)).toHaveLength(1)
  })
})

describe('failure', () => {
  test('keeps text and files over a reload, and a retry is the same offer', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
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

  test('lets the offer be edited, which makes it a new one', async () => {
    const email = freshEmail()
    await visitSell({}, async (page) => {
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

  test('a field refused by the server shows its error', async () => {
    await visitSell({ language: 'de' }, async (page) => {
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
