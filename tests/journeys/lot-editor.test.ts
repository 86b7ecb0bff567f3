import { expect, test } from 'vitest'
import { findViolations } from '../find-violations'
import { openOfficeJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { openVisitor, whenAwake } from '../open-test-site'

const { site, browser, signedIn, visitOffice } = await openOfficeJourney(
  openStockedSite(
    [
      { changes: { texts: { en: { title: 'Board games' } } } },
      { changes: { texts: { en: { title: 'Jigsaw puzzles' } }, status: 'draft' } },
    ],
    { TRUSTED_PROXIES: '127.0.0.1,::1' },
  ),
)

test('on a phone a tiered price is added and a draft published from the bottom bar', async () => {
  await visitOffice(`/en/team/lots/${site.references[1]}`, { width: 390, bypassCSP: true }, async (page) => {
    const main = page.getByRole('main')
    const from = main.getByLabel('From quantity')
    await main.getByText('Price breaks, RRP, minimum price').click()
    expect(await from.count()).toBe(2)
    await from.last().fill('2,880')
    await expect.poll(() => from.count()).toBe(3)
    await main.locator('[name="tier.1.amount"]').fill('7.10')
    await main.locator('[name="tier.1.amount"]').blur()
    await main.getByText(/Saved \d/).waitFor()
    expect(await main.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await main.getByRole('button', { name: 'Publish lot' }).click()
    await main.getByRole('link', { name: 'View on site' }).waitFor()
    await page.reload()
    await main.getByText('Price breaks, RRP, minimum price').click()
    expect(await from.nth(1).inputValue()).toBe('2880')
    await main.getByText('go live at once').waitFor()
  })
})

test('the last edit survives file changes, a lost connection, navigation and closing the tab', async () => {
  // Not by `visitOffice`: leaving pages cancels requests, which the browser reports as errors.
  const visitor = await openVisitor(browser, site, { storageState: signedIn })
  const page = await visitor.newPage()
  const main = page.getByRole('main')
  const path = `/en/team/lots/${site.references[0]}`
  const city = main.getByLabel('City')
  const stored = (expected: string) =>
    expect
      .poll(
        async () => {
          await page.goto(path)
          return city.inputValue()
        },
        { timeout: 300_000, interval: 500 },
      )
      .toBe(expected)
  await page.goto(path)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const photos = main.locator('.office-lots__photos li')
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })
  const says = (place: number) => photos.nth(place).getByLabel('Photo description')
  const answeredAfter = async (act: () => Promise<void>, meanwhile: () => Promise<void>) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const posts: string[] = []
    await page.route(/\/team\/lots\/[^/]+\.data/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      posts.push(route.request().url())
      const answer = await route.fetch()
      await held
      await route.fulfill({ response: answer })
    })
    await act()
    await expect.poll(() => posts.length, { timeout: 300_000 }).toBe(1)
    await meanwhile()
    letGo()
  }
  const files = main.getByRole('list', { name: 'Your files' })
  const upload = async (...names: string[]) => {
    await main.getByLabel('Photos and documents').setInputFiles(names.map(photo))
    for (const name of names)
      await files.getByRole('listitem').filter({ hasText: name }).getByText('Uploaded').waitFor()
  }
  await whenAwake(page)
  await upload('one.png', 'two.png')
  await page.reload()
  await whenAwake(page)
  await upload('three.png')
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await photos.nth(2).waitFor()
  await files.waitFor({ state: 'detached' })

  await answeredAfter(
    () => photos.nth(0).getByRole('checkbox', { name: 'Remove' }).check(),
    async () => {
      await city.fill('Leipzig')
      await says(2).fill('Boxes from above')
      await photos.nth(2).getByRole('button', { name: 'forward' }).click()
    },
  )
  await expect.poll(() => photos.count(), { timeout: 300_000 }).toBe(2)
  expect(await city.inputValue()).toBe('Leipzig')
  expect(await says(0).inputValue()).toBe('Boxes from above')
  await main.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })

  await upload('four.png')
  await answeredAfter(
    () => main.getByRole('button', { name: 'Add', exact: true }).click(),
    async () => {
      await says(1).fill('The pallet')
      await says(1).blur()
    },
  )
  await expect.poll(() => photos.count(), { timeout: 300_000 }).toBe(3)
  expect(await says(1).inputValue()).toBe('The pallet')
  await main.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  // The last input is sent while the page reloads, so it may be stored only after the reload.
  const kept = async () => {
    await page.goto(path)
    return [await photos.count(), await says(0).inputValue(), await says(1).inputValue()]
  }
  await expect.poll(kept, { timeout: 300_000, interval: 500 }).toEqual([3, 'Boxes from above', 'The pallet'])

  // Input lost to a broken connection is saved once it is back.
  await whenAwake(page)
  await page.context().setOffline(true)
  await city.fill('Halle')
  await city.blur()
  await page.getByText('You’re offline.').waitFor()
  const again = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.context().setOffline(false)
  await again
  // Leaving the page before it is hydrated: without its texts, it is not.
  const texts = Promise.withResolvers<void>()
  await page.route('**/assets/locales/*', async (route) => {
    await texts.promise
    await route.continue()
  })
  await stored('Halle')
  await city.fill('Leipzig')
  await main.getByRole('link', { name: 'Lots', exact: true }).click()
  texts.resolve()
  await main.getByRole('heading', { level: 1, name: 'Lots' }).waitFor()
  await stored('Leipzig')
  await whenAwake(page)
  await city.fill('Dresden')
  // The field was not blurred: leaving the page saves it.
  await page.goto('/en')
  await stored('Dresden')

  // A request still pending when the page unloads is sent again.
  await whenAwake(page)
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/team\/lots\/[^/]+\.data/, (route) =>
    route.request().method() === 'POST' ? send() : route.continue(),
  )
  await city.fill('Weimar')
  await city.blur()
  await sent
  await page.goto('/en')
  await stored('Weimar')
  await visitor.close()
})

test('an edit is kept if the connection is lost before the page has asked which routes its links lead to', async () => {
  const visitor = await openVisitor(browser, site, { storageState: signedIn })
  const page = await visitor.newPage()
  const path = `/en/team/lots/${site.references[0]}`
  const city = page.getByRole('main').getByLabel('City')
  await page.route('**/__manifest*', (route) => route.abort('internetdisconnected'))
  await page.goto(path)
  await whenAwake(page)
  await page.context().setOffline(true)
  await city.fill('Erfurt')
  await city.blur()
  await page.getByText('You’re offline.').waitFor()
  expect(await city.inputValue()).toBe('Erfurt')
  await page.unroute('**/__manifest*')
  await page.context().setOffline(false)
  await page.getByRole('main').getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
  await page.reload()
  expect(await city.inputValue()).toBe('Erfurt')
  await visitor.close()
})
