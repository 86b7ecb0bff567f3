import { expect, test } from 'vitest'
import { openJourney } from '../open-journey'
import { openStockedSite } from '../open-stocked-site'

const lots = [
  { quantity: 11_904, price: { amount: 197 } },
  { quantity: 1_234_567.5, price: { amount: 123_456_789 } },
].map((goods, place) => ({
  changes: {
    ...goods,
    externalId: `figure-${place}`,
    unit: 'KGM',
    packaging: {},
    splittable: 'whole_only',
    priceVisibility: 'public',
    texts: { en: { title: `Goods ${place}` } },
  },
}))

const { site, visit } = await openJourney(openStockedSite(lots))

test.each(['en', 'de', 'fr', 'pl', 'ar'])('in %s no figure breaks or leaves its place at 320 px', async (language) => {
  const addresses = ['', '/products', '/products?view=table', ...site.references.map((one) => `/products/${one}`)]
  const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }
  await visit(`/${language}`, phone, async (page) => {
    for (const address of addresses) {
      await page.goto(`/${language}${address}`)
      const figures = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.figure, .big > span')]
          .filter((figure) => /\d/.test(figure.innerText) && figure.checkVisibility())
          .map((figure) => {
            const text = document.createRange()
            text.selectNodeContents(figure)
            const cell = figure.closest('td') ?? figure.parentElement
            return {
              text: figure.innerText,
              // Letters of two alphabets on one line differ in height.
              isOneLine:
                text.getBoundingClientRect().height <
                1.6 * Math.max(...[...text.getClientRects()].map(({ height }) => height)),
              fits: text.getBoundingClientRect().width <= (cell?.clientWidth ?? 0),
            }
          }),
      )
      expect(figures.length, address).toBeGreaterThan(1)
      expect(
        figures.filter(({ isOneLine, fits }) => !isOneLine || !fits),
        address,
      ).toEqual([])
    }
  })
})
