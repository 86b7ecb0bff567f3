import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { backdateForm } from './form-steps'

const lots = Array.from({ length: 30 }, (_, place) => ({
  changes: { externalId: `lot-${place}`, texts: { en: { title: `Beach balls, pallet ${place}` } }, lines: [] },
}))
const { site, visit } = await openJourney(openStockedSite(lots))

const middle = (page: Page) => page.getByRole('article').nth(3).getByRole('link').first()

describe.each(['without JavaScript', 'before the script is there', 'with the script'] as const)('%s', (state) => {
  test('Back from a lot restores the list’s scroll position, even on its second page', async () => {
    const options = {
      javaScriptEnabled: state !== 'without JavaScript',
      early: state !== 'with the script',
      viewport: { width: 390, height: 600 },
    }
    await visit('/en/products', options, async (page) => {
      await page.getByRole('link', { name: 'More lots' }).click()
      await page.waitForURL((url) => url.search !== '')
      await expect.poll(() => page.getByRole('article').count()).toBe(6)
      const list = page.url()
      // A new document, whose script nobody has called yet.
      if (state === 'before the script is there') await page.goto(list)
      const place = () => page.evaluate(() => Math.round(window.scrollY))
      // By the keyboard: a click may scroll once more.
      await middle(page).focus()
      const left = await place()
      expect(left).toBeGreaterThan(200)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/products/L-**')
      await page.getByRole('heading', { level: 1, name: 'Beach balls' }).waitFor()
      expect(await place()).toBe(0)
      await page.goBack()
      await page.waitForURL(list)
      await expect.poll(place).toBe(left)
    })
  })
})

test('Back from a lot and a reload lose nothing that was typed, and nothing is left once it is sent', async () => {
  const [asked, other] = site.references
  await visit(`/en/products/${other}`, {}, async (page) => {
    const question = page.locator(`#question [name="comment.${other}"]`)
    await question.fill('Which colours?')
    await page.goto(`/en/inquiry?lot=${asked}`)
    const note = page.getByRole('form', { name: 'Enquiry' })
    const [name, countries] = [note.getByLabel('Your name'), note.getByLabel('Countries you resell in')]
    await name.fill('Amira Haddad')
    await note.getByLabel('Company').fill('Haddad Trading')
    await note.getByLabel('Email').fill('amira@haddad.example')
    await note.locator('[name=country]').selectOption('AE')
    await note.getByText('Delivery, resale and message').click()
    await countries.selectOption(['AE', 'PL'])
    await note.getByRole('heading').getByRole('link').click()
    await page.waitForURL(`**/products/${asked}`)
    await page.goBack()
    await page.waitForURL(`**/inquiry?lot=${asked}`)
    const hasAll = async () => {
      await expect.poll(() => name.inputValue()).toBe('Amira Haddad')
      expect(await countries.locator('option:checked').count()).toBe(2)
      expect(await countries.isVisible()).toBe(true)
    }
    await hasAll()
    await page.reload()
    await hasAll()
    await backdateForm(page)
    await note.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByRole('heading', { name: 'We’ve received your enquiry' }).waitFor()
    await page.goto(`/en/inquiry?lot=${asked}`)
    expect(await name.inputValue()).toBe('')
    await page.goto(`/en/products/${other}`)
    await expect.poll(() => question.inputValue()).toBe('Which colours?')
  })
})

test('words typed while Back still loads stay in the box and are searched for', async () => {
  await visit('/en/products', {}, async (page) => {
    const box = page.getByRole('combobox', { name: 'Search lots' })
    await box.fill('beach')
    await page.waitForURL(/q=beach/)
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const released = Promise.withResolvers<void>()
    await page.route(/products\.data(?!.*q=)/, async (route) => {
      await released.promise
      await route.continue()
    })
    const loading = page.waitForRequest(/products\.data(?!.*q=)/)
    await page.goBack()
    await loading
    // The list arrives while the visitor is still typing.
    await page.evaluate(() => {
      const start = window.setTimeout
      Reflect.set(window, 'setTimeout', (work: () => void, wait?: number) =>
        wait === 250 ? start(() => Reflect.set(window, 'search', work)) : start(work, wait),
      )
    })
    await box.fill('balls')
    await page.waitForFunction(() => 'search' in window)
    released.resolve()
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    expect(await box.inputValue()).toBe('balls')
    await page.evaluate(() => Reflect.get(window, 'search')())
    await page.waitForURL(/q=balls/)
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('“Buy” shows the lots', async () => {
  await visit('/en/contact', {}, async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' }).click()
    await page.getByRole('article').first().waitFor()
  })
})

describe.each(['no-preference', 'reduce'] as const)('motion: %s', (reducedMotion) => {
  test('a card’s photo turns into the lot’s photo unless motion is reduced', async () => {
    await visit('/en/products', { reducedMotion }, async (page) => {
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (...options) => {
          const transition = start(...options)
          void transition.ready.then(() => {
            const moving = document
              .getAnimations()
              .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
            document.documentElement.dataset.moved = moving.join(' ')
          })
          return transition
        }
      })
      await middle(page).click()
      await page.getByRole('heading', { level: 1, name: 'Beach balls' }).waitFor()
      const moved = page.locator('html[data-moved]')
      await moved.waitFor({ state: 'attached' })
      const what = (await moved.getAttribute('data-moved')) ?? ''
      expect(what.includes('::view-transition-group(lot-photo)')).toBe(reducedMotion === 'no-preference')
    })
  })
})
