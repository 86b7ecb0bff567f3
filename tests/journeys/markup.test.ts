import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../app/platform/i18n/languages'
import { pageAddress } from '../../app/platform/i18n/page-address'
import { listedPaths } from '../../app/site/discovery/pages'
import { canCheckMarkup, checkMarkup } from '../check-markup'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'
import { combinationsOf } from '../page-coverage'
import { lotsToShow, type PageState, pageStates } from '../page-states'

if (!canCheckMarkup)
  console.warn('\n!!! LEFT OUT: the Nu HTML checker did not run, because Java (default-jre-headless) is missing.\n')

const everyAddress = languages.flatMap((language) => listedPaths.map((page) => pageAddress(page, language)))

const { site, visit } = await openJourney(openStockedSite(lotsToShow))

async function htmlOf({ address, status }: PageState): Promise<string> {
  const answer = await fetch(site.url + address, { redirect: 'manual' })
  expect(answer.status, address).toBe(status)
  return answer.text()
}

test.runIf(canCheckMarkup)('the Nu HTML checker finds nothing in any page and state', async () => {
  const states = languages.flatMap((language) =>
    pageStates(language, site.references).filter((_, page) => combinationsOf(languages, page, 2).includes(language)),
  )
  const pages = new Map<string, string>()
  for (const state of states) pages.set(state.address.slice(1).replaceAll(/[/?=]/g, '-'), await htmlOf(state))
  expect(pages.size).toBe(states.length)
  expect(await checkMarkup(pages)).toEqual([])
})

test.runIf(canCheckMarkup)('the checker finds a planted error', async () => {
  const page = '<!DOCTYPE html><html lang="en"><title>x</title><p><div></div></p><section></section>'
  const found = await checkMarkup(new Map([['wrong', page]]))
  expect(found.join('\n')).toContain('wrong: error: No “p” element in scope')
  expect(found.join('\n')).toContain('Section lacks heading')
})

test('every URL of the site map answers 200 without redirects', async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>|href="([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '')
  const addresses = [...new Set(named)]
  expect(addresses).toHaveLength(everyAddress.length)
  for (const address of addresses) expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200)
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
