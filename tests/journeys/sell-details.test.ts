import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fill, offersFrom, openSellJourney, sendButton, untilAlive } from './offer-note'

const { site, visitSell } = await openSellJourney()

test('the draft keeps optional details, which unfold when filled in or wrong', async () => {
  const email = `ines-${randomUUID()}@duarte.example`
  await visitSell({ language: 'de' }, async (page) => {
    const fold = page.locator('.request-more')
    expect(await fold.getAttribute('open')).toBeNull()
    await fold.locator('summary').click()
    await page.getByLabel('Schuhe').check()
    await page.locator('#offer-quantity').fill('1.200,5')
    await page.locator('#offer-unit').selectOption('PR')
    const countries = page.locator('#offer-restrictions-countries')
    const chosen = () =>
      countries.evaluate((list: HTMLSelectElement) => [...list.selectedOptions].map(({ value }) => value))
    await countries.selectOption(['ES'])
    // No key is held, and the click on a country that was chosen takes it back.
    for (const code of ['PT', 'FR', 'FR']) await countries.locator(`option[value=${code}]`).click()
    expect((await chosen()).sort()).toEqual(['ES', 'PT'])
    await page.reload()
    await untilAlive(page)
    expect(await fold.getAttribute('open')).not.toBeNull()
    expect(await page.getByLabel('Schuhe').isChecked()).toBe(true)
    expect(await page.locator('#offer-quantity').inputValue()).toBe('1.200,5')
    expect(await page.locator('#offer-unit').inputValue()).toBe('PR')
    expect((await chosen()).sort()).toEqual(['ES', 'PT'])

    // Countries without a kind of restriction: the form expands where it asks for one.
    await fill(page, { email })
    await fold.locator('summary').click()
    await sendButton(page).click()
    await page.getByText('Bitte wählen Sie aus der Liste.').waitFor()
    expect(await fold.getAttribute('open')).not.toBeNull()
    await page.locator('#offer-restrictions-rule').selectOption('deny')
    await sendButton(page).click()
    await page.getByRole('heading', { name: 'Ihr Angebot ist eingegangen' }).waitFor()
    await page.reload()
    await untilAlive(page)
    expect(await fold.getAttribute('open')).toBeNull()
  })
  expect(await offersFrom(site, email)).toMatchObject([
    {
      ...{ categories: ['shoes'], quantity: '1200.5', unit: 'PR' },
      restrictions: [{ rule: 'deny', countries: ['ES', 'PT'], channels: [] }],
    },
  ])
})
