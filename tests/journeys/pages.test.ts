import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { lotsToShow } from '../page-states'

const paths = ['food', 'stocklots', 'aliveta', 'about-us', 'privacy', 'imprint']

const { visit } = await openJourney(openStockedSite(lotsToShow))

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

test('every icon and picture that a page names exists in its stated size', async () => {
  await visit('/pl/aliveta', {}, async (page) => {
    const manifest: { icons: { src: string; sizes: string }[] } = await page.evaluate(async () =>
      (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '')).json(),
    )
    const named = await page.evaluate(() => ({
      icons: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')].map(
        (link) => link.href,
      ),
      picture: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    }))
    expect(named.icons).toHaveLength(3)
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src), src).toBe(sizes)
    for (const icon of named.icons) expect(await sizeOf(page, icon), icon).toMatch(/^\d+x\d+$/)
    expect(await sizeOf(page, named.picture)).toBe('1200x630')
    expect(await sizeOf(page, '/apple-touch-icon.png')).toBe('180x180')
  })
})

function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)
}

test.each(['', '/sell', '/contact', '/aliveta', '/about-us', '/privacy'])(
  'printed /en%s is black on white without controls',
  async (path) => {
    const prepare = (page: Page) => page.emulateMedia({ media: 'print' })
    await visit(`/en${path}`, { colorScheme: 'dark', prepare }, async (page) => {
      expect(await page.locator('h1').isVisible()).toBe(true)
      for (const part of ['.header__tools', '.nav', '.fab', '.skip', 'main .btn', 'main button', 'footer button'])
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
      const colors = await page.evaluate(() => {
        const ground = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '')
        const heads = [...document.querySelectorAll('main h1, main h2')].filter((head) => head.checkVisibility())
        return {
          grounds: [document.body, ...document.querySelectorAll('main > *, footer > .footer')].map(ground),
          heads: heads.map((head) => getComputedStyle(head).color),
        }
      })
      for (const color of colors.grounds) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(color)
      for (const color of colors.heads) expect(color).toBe('rgb(0, 0, 0)')
    })
  },
)
