import { imageSize } from 'image-size'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { languages } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { pagePictureAddress } from './page-picture-address'
import { listedPaths } from './pages'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example' })
const two = await openTestApp({ SITE_FILE: 'tests/journeys/two-languages.yaml' })
afterAll(() => Promise.all([app.close(), two.close()]))

async function pictureAt(address: string): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await app.request(address)
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

test.each(listedPaths)(
  '%s has a picture of the size that networks show, at the URL named in its head',
  async (page) => {
    const html = await (await app.request(pageAddress(page, 'de'))).text()
    const address = /property="og:image" content="https:\/\/stock\.example([^"]+)"/.exec(html)?.[1] ?? ''
    const { bytes, headers } = await pictureAt(address)
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

test('each page and language has its own picture, which is always the same', async () => {
  const addresses = [
    ...languages.map((language) => pagePictureAddress('/:lang/sell', language)),
    ...listedPaths.slice(0, 3).map((page) => pagePictureAddress(page, 'en')),
  ]
  const pictures = await Promise.all(
    addresses.map(async (address) => (await pictureAt(address)).bytes.toString('base64')),
  )
  expect(new Set(pictures).size).toBe(addresses.length)
  expect((await pictureAt(addresses[0] ?? '')).bytes.toString('base64')).toBe(pictures[0])
})

test('a picture without its current version is cached briefly, and other sites may show it', async () => {
  for (const query of ['', '?v=0123456789']) {
    const { headers } = await pictureAt(`/share/en/home.png${query}`)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  }
})

test('other pages have no picture', async () => {
  for (const path of ['/share/en/nothing.png', '/share/xx/home.png', '/share/en/home.svg', '/share/en/toString.png'])
    expect((await app.request(path)).status, path).toBe(404)
  expect((await two.request('/share/de/home.png')).status).toBe(404)
  expect((await app.request('/share/en/home.png', { method: 'POST' })).status).toBe(404)
})
