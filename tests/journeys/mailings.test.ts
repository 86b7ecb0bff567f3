import { expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openOfficeJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'

const lot = (title: string) => ({ changes: { externalId: title, texts: { en: { title } } } })
const { visitOffice } = await openOfficeJourney(openStockedSite([lot('Running shoes'), lot('Boots')]))

test.each([
  ['on a laptop', { width: 1440, javaScriptEnabled: true }],
  ['on a phone, without JavaScript', { width: 390, javaScriptEnabled: false }],
] as const)('lots are chosen, looked at and sent %s', async (_, options) => {
  await visitOffice('/en/team/lots', { bypassCSP: true, ...options }, async (page) => {
    const main = page.getByRole('main')
    for (const box of await main.getByRole('checkbox').all()) await box.check()
    await main.getByRole('button', { name: 'New mailing' }).click()
    await main.getByRole('heading', { name: 'New mailing' }).waitFor()
    await main.getByText('Add addresses').click()
    await main.getByLabel('Add addresses').fill('Rui Costa <rui@costa.example>')
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await main.getByText('Recipients: 1').waitFor()
    await main.getByLabel('Subject').fill('Two lots for you')
    await main.locator('summary').filter({ hasText: 'Other languages' }).click()
    await main.getByText('German', { exact: true }).and(main.locator('summary')).click()
    await main.getByText('/de/products/L-').filter({ visible: true }).first().waitFor()
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.width)
    await main.getByText('Send to 1 buyer', { exact: true }).click()
    await main.getByRole('button', { name: 'Yes, send now' }).click()
    await main.getByRole('heading', { name: 'Two lots for you' }).waitFor()
    await main.getByText('Mailing started.').waitFor()
    // The page refreshes itself, with and without JavaScript.
    await main.getByText('1 of 1 done').waitFor({ timeout: 300_000 })
    await main.getByRole('listitem').filter({ hasText: 'Stored' }).waitFor()
    if (options.javaScriptEnabled) expect(await findViolations(page)).toEqual([])
  })
})

test('an unsent mailing survives a reload, going back and a lost connection, until it is sent', async () => {
  await visitOffice('/en/team/lots', { expected: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
    const main = page.getByRole('main')
    await main.getByRole('checkbox').last().check()
    await main.getByRole('button', { name: 'New mailing' }).click()
    await main.getByText('Add addresses').click()
    await main.getByLabel('Add addresses').fill('Rui Costa <rui@costa.example>, ana@costa.example')
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await main.getByText('Recipients: 2').waitFor()
    await main.getByRole('checkbox', { name: 'ana@costa.example' }).uncheck()
    await main.getByLabel('Subject').fill('Boots for you')
    const isKept = async () => {
      await main.getByText('Recipients: 1').waitFor()
      await main.getByRole('checkbox', { name: 'Rui Costa' }).waitFor()
      expect(await main.getByRole('checkbox', { name: 'ana@costa.example' }).count()).toBe(0)
      expect(await main.getByLabel('Subject').inputValue()).toBe('Boots for you')
    }
    const address = page.url()
    await page.reload()
    await isKept()
    await page.goto('/en/team/contacts')
    await page.goBack()
    await isKept()
    await page.context().setOffline(true)
    await main.getByText('Send to 1 buyer', { exact: true }).click()
    await main.getByRole('button', { name: 'Yes, send now' }).click()
    await page.getByRole('alert').filter({ hasText: 'may not have been saved' }).waitFor()
    await isKept()
    await page.context().setOffline(false)
    await main.getByRole('button', { name: 'Yes, send now' }).click()
    await main.getByRole('heading', { name: 'Boots for you' }).waitFor()
    await page.goto(address)
    await main.getByText('Recipients: 0').waitFor()
  })
})
