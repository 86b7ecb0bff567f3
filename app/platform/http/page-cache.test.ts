import pino from 'pino'
import { expect, test } from 'vitest'
import type { PageVersion } from './page-cache.server'
import { isCachedPage, openPageCache } from './page-cache.server'

const log = pino({ level: 'silent' })
const html = { 'content-type': 'text/html; charset=utf-8' }
const pageOf = (text: string, init: ResponseInit) => ({
  answer: new Response(null, init),
  html: Buffer.from(text),
})
const never = () => Promise.reject(new Error('It was rendered again.'))

function openCache() {
  let version: PageVersion | null = { day: '2026-11-21', content: { since: 0 } }
  let rendered = 0
  return {
    ...openPageCache({ recent: () => version, ask: async () => version, last: () => version }, log),
    change: () => {
      version = { day: '2026-11-21', content: { since: 0 } }
    },
    lose: () => {
      version = null
    },
    render: async () => pageOf(`<p>${++rendered}</p>`, { headers: html }),
    rendered: () => rendered,
  }
}

const textOf = (page: Awaited<ReturnType<ReturnType<typeof openCache>['obtain']>> | null) =>
  page && isCachedPage(page) ? page.plain.body.toString() : null

test('renders a page once for a hundred simultaneous visitors and caches it', async () => {
  const cache = openCache()
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.obtain('/en', cache.render)))
  expect(new Set(pages.map(textOf))).toEqual(new Set(['<p>1</p>']))
  expect(textOf(await cache.obtain('/en', never))).toBe('<p>1</p>')
  expect(cache.rendered()).toBe(1)
})

test('shows the new page to the next visitor after a change', async () => {
  const cache = openCache()
  await cache.obtain('/en', cache.render)
  cache.change()
  expect(await cache.find('/en')).toBeNull()
  expect(textOf(await cache.obtain('/en', cache.render))).toBe('<p>2</p>')
})

test('without a database connection no cached page is shown or stored', async () => {
  const cache = openCache()
  await cache.obtain('/en', cache.render)
  cache.lose()
  expect(await cache.find('/en')).toBeNull()
  const answers = await Promise.all([cache.obtain('/en', cache.render), cache.obtain('/en', cache.render)])
  const texts = answers.map((answer) => (isCachedPage(answer) ? 'cached' : answer.html?.toString()))
  expect(texts).toEqual(['<p>2</p>', '<p>3</p>'])
  cache.change()
  expect(textOf(await cache.obtain('/en', cache.render))).toBe('<p>4</p>')
})

test('a page is not cached if data changed while it was rendered', async () => {
  const cache = openCache()
  const begun = Promise.withResolvers<void>()
  const first = cache.obtain('/en', async () => {
    const answer = await cache.render()
    await begun.promise
    return answer
  })
  cache.change()
  const second = cache.obtain('/en', cache.render)
  begun.resolve()
  expect([textOf(await first), textOf(await second)]).toEqual(['<p>1</p>', '<p>2</p>'])
  expect(textOf(await cache.obtain('/en', never))).toBe('<p>2</p>')
})

test.each([
  ['private', 200, { 'cache-control': 'private, no-cache' }],
  ['marked no-store', 200, { 'cache-control': 'no-store' }],
  ['with a cookie', 200, { 'set-cookie': 'a=b' }],
  ['negotiated by language', 200, { vary: 'Accept-Language' }],
  ['not a page', 200, { 'content-type': 'text/x-script' }],
  ['an error', 500, {}],
  ['a redirect', 302, { location: '/en' }],
])('an answer that is %s is not shared', async (_, status, headers) => {
  const cache = openCache()
  let made = 0
  const render = async () => pageOf(String(++made), { status, headers: { ...html, ...headers } })
  const answers = await Promise.all([cache.obtain('/en', render), cache.obtain('/en', render)])
  const bodies = answers.map((answer) => (isCachedPage(answer) ? 'cached' : answer.html?.toString()))
  expect(bodies.toSorted()).toEqual(['1', '2'])
  expect(await cache.find('/en')).toBeNull()
})

test('a failure reaches its visitor only and is not cached', async () => {
  const cache = openCache()
  const failing = () => Promise.reject(new Error('broken'))
  const [first, second] = await Promise.allSettled([cache.obtain('/en', failing), cache.obtain('/en', cache.render)])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  expect(textOf(await cache.obtain('/en', cache.render))).toBe('<p>2</p>')
})

test('the least recently used page is evicted', async () => {
  const cache = openCache()
  for (let page = 0; page < 1_000; page++) await cache.obtain(`/en/${page}`, cache.render)
  expect(await cache.find('/en/0')).not.toBeNull()
  await cache.obtain('/en/1000', cache.render)
  expect(await cache.find('/en/0')).not.toBeNull()
  expect(await cache.find('/en/1')).toBeNull()
})
