import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { slowLine } from '../slow-line'
import { chooseFiles, fill, offersFrom, openSellJourney, receipt, sendButton, textIn, words } from './offer-note'

const { site, visitSell } = await openSellJourney()

const finished = (page: Page) => page.locator('.file').filter({ hasText: /Przesłano|Uploaded/ })
const held = (page: Page) => page.locator('[data-held]')
const names = ['boots.txt', 'list.txt']

async function prepare(page: Page, email: string): Promise<void> {
  await fill(page, { ...words, email })
  await chooseFiles(page, site, ...names.map((name) => ({ name, content: `${name}, 12 pairs` })))
  await expect.poll(() => finished(page).count(), { timeout: 300_000 }).toBe(2)
  await page.goto('/pl')
}

test('an offer sent right after Back includes the files already uploaded', async () => {
  const email = 'back@duarte.example'
  await visitSell({ width: 390, language: 'pl' }, async (page) => {
    await prepare(page, email)
    const line = slowLine()
    await line.prepare(page)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await sendButton(page).click()
    await held(page).waitFor()
    expect(await offersFrom(site, email)).toEqual([])
    line.arrive()
    await page.locator('.receipt').waitFor()
  })
  const [offer] = await offersFrom(site, email)
  expect(offer?.attachments.map(({ name }) => name)).toEqual(names)
})

test('a reload restores text and files without interaction', async () => {
  const email = 'reload@duarte.example'
  await visitSell({ width: 390 }, async (page) => {
    await prepare(page, email)
    // The page is never idle, so only the draft can trigger hydration.
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
    await page.goto('/en/sell')
    await expect.poll(() => finished(page).count()).toBe(2)
    expect((await textIn(page)).email).toBe(email)
  })
})

test('an offer sent offline waits on the page and is sent once online', async () => {
  const email = 'offline@duarte.example'
  await visitSell({ width: 390, early: true }, async (page) => {
    const line = slowLine()
    await line.prepare(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await fill(page, { ...words, email })
    await page.context().setOffline(true)
    await sendButton(page).click()
    await held(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/sell')
    expect(await textIn(page)).toMatchObject({ email })
    await page.context().setOffline(false)
    line.arrive()
    await receipt(page).waitFor()
  })
  expect(await offersFrom(site, email)).toHaveLength(1)
})
