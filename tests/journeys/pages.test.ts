import { expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openSite } from '../open-site'

const paths = ['food', 'stocklots', 'aliveta', 'about-us', 'privacy', 'imprint']

const { visit } = await openJourney(openSite())

test.each(paths)('%s works without JavaScript and links to the contact page', async (path) => {
  await visit(`/en/${path}`, { javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('**/en/contact')
  })
})

test('the about page accepts a message without JavaScript', async () => {
  await visit('/de/about-us', { javaScriptEnabled: false }, async (page) => {
    await page.getByLabel('Name').fill('Ines Duarte')
    await page.locator('input[type=email]').fill('ines@duarte.example')
    await page.locator('textarea').fill('Kaufen Sie auch Retouren?')
    await page.locator('form.note button').click()
    await page.waitForURL('**/de/about-us?message=sent*')
    expect(await page.locator('form.note').count()).toBe(0)
  })
})
