import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  box,
  chooseFiles,
  failure,
  fill,
  hasFocus,
  meetCalls,
  offersFrom,
  openSellJourney,
  receipt,
  sendButton,
  textIn,
  unavailable,
  untilAlive,
  words,
} from './offer-note'

const { site, visitSell } = await openSellJourney()
const freshEmail = () => `ines-${randomUUID()}@duarte.example`

/** Delays hydration until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  // Except the theme and wake scripts, which block rendering.
  await page.route(/\/assets\/(?!theme|wake)[^/]+\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

describe('invalid fields', () => {
  test('a wrong field shows its error on leaving it and hides it on typing', async () => {
    await visitSell({}, async (page) => {
      const email = box(page, 'email')
      await email.fill('ines@duarte')
      expect(await email.getAttribute('aria-invalid')).toBeNull()
      await email.press('Tab')
      const message = page.getByText('Please enter a full email, like name@company.com.')
      await message.waitFor()
      expect(await email.getAttribute('aria-invalid')).toBe('true')
      expect(await message.getAttribute('id')).toBe(await email.getAttribute('aria-describedby'))
      expect(await message.evaluate((element) => element.closest('[aria-live]') !== null)).toBe(true)
      await email.press('End')
      await email.pressSequentially('.')
      await message.waitFor({ state: 'detached' })
      expect(await email.getAttribute('aria-invalid')).toBeNull()
    })
  })

  test('sending marks all wrong fields, announces their number and focuses the first', async () => {
    await visitSell({}, async (page) => {
      const keys = await meetCalls(page)
      await box(page, 'phoneNumber').fill('+351 22 000 0000')
      await sendButton(page).click()
      const summary = page.getByRole('status').filter({ hasText: 'Please check 3 boxes: 1, 3 and 5.' })
      await summary.waitFor()
      expect(await hasFocus(box(page, 'name'))).toBe(true)
      await page.getByText('Please enter your name.').waitFor()
      await page.getByText('A line or two will do').waitFor()

      await page.keyboard.type('Ines')
      await page.keyboard.press('Enter')
      await page.getByText('Please check 2 boxes: 3 and 5.').waitFor()
      expect(await hasFocus(box(page, 'email'))).toBe(true)
      await box(page, 'email').fill('ines@duarte.example')
      await sendButton(page).click()
      await page.getByText('Please check box 5.').waitFor()
      expect(await hasFocus(box(page, 'description'))).toBe(true)
      expect(keys).toEqual([])
    })
  })

  test('an error that appears does not swallow a click on the button', async () => {
    // High enough for the whole form: scrolling could hide a layout shift.
    await visitSell({ viewport: { width: 1440, height: 1400 } }, async (page) => {
      await box(page, 'email').fill('ines')
      await box(page, 'name').fill(words.name)
      await page.locator('#offer-email-error').waitFor()
      await box(page, 'email').fill(words.email)
      await box(page, 'phoneNumber').fill(words.phoneNumber)
      await box(page, 'description').focus()
      const edge = await sendButton(page).boundingBox()
      await page.mouse.move((edge?.x ?? 0) + 40, (edge?.y ?? 0) + 4)
      await page.mouse.down()
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
      await page.mouse.up()
      await page.getByText('Please check box 5.').waitFor()
      expect(await hasFocus(box(page, 'description'))).toBe(true)
    })
  })

  test('the validator is loaded when the form is first used, not before', async () => {
    await visitSell({}, async (page) => {
      const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect((await loaded()).filter((name) => name.includes('check-offer'))).toEqual([])
      await box(page, 'name').focus()
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('check-offer')),
      )
    })
  })

  test('if the validator fails to load, the server gives the same messages', async () => {
    await visitSell({ language: 'fr' }, async (page) => {
      await page.route('**/check-offer*', (route) => route.abort())
      await fill(page, { email: 'ines@duarte' })
      await sendButton(page).click()
      await page.getByText('Veuillez saisir un e-mail complet, comme nom@societe.fr.').waitFor()
      expect(await hasFocus(box(page, 'email'))).toBe(true)
    })
  })
})

describe('the draft', () => {
  test('survives a reload and a language switch, and can be cleared', async () => {
    await visitSell({}, async (page) => {
      await fill(page)
      await page.reload()
      await untilAlive(page)
      expect(await textIn(page)).toEqual(words)
      await page.goto('/de/sell')
      await untilAlive(page)
      expect(await textIn(page)).toEqual(words)
      await page.getByRole('status').filter({ hasText: 'ist wiederhergestellt' }).waitFor()
      await page.getByRole('button', { name: 'Formular leeren' }).click()
      expect(Object.values(await textIn(page)).join('')).toBe('')
      await page.reload()
      await untilAlive(page)
      expect(Object.values(await textIn(page)).join('')).toBe('')
      expect(await page.getByText('ist wiederhergestellt').count()).toBe(0)
    })
  })

  test('is restored in a new tab after the old one was closed', async () => {
    await visitSell({}, async (page) => {
      await box(page, 'description').fill('Tents')
      const tab = await page.context().newPage()
      await page.close()
      await tab.goto('/en/sell')
      await tab.getByText('is restored.').waitFor()
      expect(await box(tab, 'description').inputValue()).toBe('Tents')
    })
  })

  test('never replaces text typed before hydration', async () => {
    await visitSell({}, async (page) => {
      await fill(page)
      const arrive = await delayScripts(page)
      await page.goto('/en/sell', { waitUntil: 'commit' })
      await box(page, 'description').fill('Typed early')
      await box(page, 'name').pressSequentially('Tomas')
      arrive()
      await untilAlive(page)
      await page.getByText('is restored.').waitFor()
      expect(await textIn(page)).toEqual({ ...words, name: 'Tomas', description: 'Typed early' })
    })
  })

  test('neither replaces text in a form returned with errors', async () => {
    await visitSell({ early: true }, async (page) => {
      const arrive = await delayScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await fill(page, { name: '' })
      await sendButton(page).click({ noWaitAfter: true })
      await page.getByText('Please enter your name.').waitFor()
      await box(page, 'description').fill('Typed early')
      arrive()
      await untilAlive(page)
      expect(await textIn(page)).toEqual({ ...words, name: '', description: 'Typed early' })
    })
  })
})

describe('without JavaScript', () => {
  test('an offer with files gets a receipt, and a reload repeats nothing', async () => {
    const email = freshEmail()
    await visitSell({ javaScriptEnabled: false }, async (page) => {
      await fill(page, { email })
      await chooseFiles(page, site, { name: 'a.csv', content: 'sku\n1\n' }, { name: 'b.csv', content: 'sku\n2\n' })
      await sendButton(page).click()
      await receipt(page).waitFor()
      await page.getByText('2 files').waitFor()
      const [offer] = await offersFrom(site, email)
      await page.reload()
      await page.getByText(offer?.reference ?? 'no offer').waitFor()
      expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
    })
    const offers = await offersFrom(site, email)
    expect(offers).toHaveLength(1)
    expect(offers[0]?.description).toBe(words.description)
    expect(offers[0]?.attachments.map(({ name }) => name)).toEqual(['a.csv', 'b.csv'])
  })

  test('errors are shown at their fields with text and files kept, and the first gets the focus', async () => {
    const email = freshEmail()
    await visitSell({ javaScriptEnabled: false, language: 'de', width: 390 }, async (page) => {
      await fill(page, { email: 'ines@duarte', name: '' })
      await chooseFiles(page, site, { name: 'a.csv', content: 'sku;quantity\n1;2\n' })
      await sendButton(page).click()
      await page.getByText('Bitte geben Sie Ihren Namen an.').waitFor()
      await page.getByText('Bitte geben Sie eine vollständige E-Mail-Adresse ein').waitFor()
      expect(await page.locator(':focus').getAttribute('name')).toBe('name')
      expect(await box(page, 'description').inputValue()).toBe(words.description)
      expect(await page.getByRole('checkbox', { name: 'a.csv' }).isChecked()).toBe(true)
      await fill(page, { email })
      await sendButton(page).click()
      await page.getByRole('heading', { name: 'Ihr Angebot ist eingegangen' }).waitFor()
    })
    expect(await offersFrom(site, email)).toMatchObject([{ attachments: [{ name: 'a.csv' }] }])
  })

  test('files that are too large together are reported at field 6', async () => {
    await visitSell({ javaScriptEnabled: false }, async (page) => {
      await fill(page)
      await chooseFiles(page, site, { name: 'a.csv', content: 'sku;quantity\n'.repeat(2_400_000) })
      await sendButton(page).click()
      await page.getByText('These files come to 29.8 MB and the limit is 25 MB').waitFor()
      expect(await textIn(page)).toEqual(words)
    })
  })
})

test('files that are too large together stop the offer once, and it is then sent without them', async () => {
  const email = freshEmail()
  await visitSell({}, async (page) => {
    await fill(page, { email })
    await chooseFiles(page, site, { name: 'a.csv', content: 'sku;quantity\n'.repeat(2_400_000) })
    await page.getByText('These files come to 29.8 MB and the limit is 25 MB').waitFor()
    await sendButton(page).click()
    await page.getByText('Please check box 6.').waitFor()
    await sendButton(page).click()
    await receipt(page).waitFor()
  })
  expect(await offersFrom(site, email)).toMatchObject([{ attachments: [] }])
})

test('the button is disabled during an upload, and the form says why', async () => {
  await visitSell({}, async (page) => {
    const released = Promise.withResolvers<void>()
    await page.route('**/api/files', async (route) => {
      await released.promise
      await route.continue()
    })
    await fill(page)
    await chooseFiles(page, site, { name: 'a.csv', content: 'sku;quantity\n1;2\n' })
    await page.getByText('One file is still uploading.').waitFor()
    expect(await sendButton(page).isDisabled()).toBe(true)
    released.resolve()
    await page.getByText('Uploaded', { exact: true }).waitFor()
    expect(await sendButton(page).isDisabled()).toBe(false)
  })
})

test('a failure names a contact person, and every state works by keyboard alone', async () => {
  await visitSell({}, async (page) => {
    await meetCalls(page, unavailable)
    await box(page, 'name').focus()
    for (const text of [words.name, words.company, words.email, words.phoneNumber]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(words.description)
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.locator('#offer-attachments'))).toBe(true)
    // The collapsed details are one tab stop.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await hasFocus(sendButton(page))).toBe(true)
    await page.keyboard.press('Enter')
    await failure(page).waitFor()
    await page.unroute('**/api/sell')
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.getByRole('button', { name: 'Try again' }))).toBe(true)
    await page.keyboard.press('Enter')
    await receipt(page).waitFor()
  })
})
