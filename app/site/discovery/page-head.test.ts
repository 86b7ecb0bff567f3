import { afterAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { languages } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { listedPaths } from './pages'

const origin = 'https://stock.example'
const app = await openTestApp({ PUBLIC_URL: origin })
afterAll(() => app.close())

interface Head {
  readonly titles: readonly string[]
  readonly links: readonly string[]
  readonly metas: readonly string[]
}

async function headOf(path: string): Promise<Head> {
  const answer = await app.request(path)
  expect(answer.status, path).toBe(200)
  const head = (await answer.text()).split('</head>')[0] ?? ''
  const found = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match.slice(1).join(' '))
  return {
    titles: found(/<title>([^<]*)<\/title>/g),
    links: [...found(/<link rel="(canonical)" href="([^"]+)"/g), ...found(/hrefLang="([^"]+)" href="([^"]+)"/gi)],
    metas: found(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
  }
}

function said({ metas }: Head, name: string): string[] {
  return metas.filter((meta) => meta.startsWith(`${name} `)).map((meta) => meta.slice(name.length + 1))
}

describe.each(languages)('in %s', (language) => {
  test('every page has its own title and description, of a length that search engines show', async () => {
    const heads = await Promise.all(listedPaths.map((page) => headOf(pageAddress(page, language))))
    for (const head of heads) {
      expect(head.titles).toHaveLength(1)
      const [description = ''] = said(head, 'description')
      expect(description.length, description).toBeGreaterThanOrEqual(50)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(said(head, 'og:title')).toEqual(head.titles)
      expect(said(head, 'og:description')).toEqual([description])
    }
    expect(new Set(heads.map((head) => head.titles[0])).size).toBe(listedPaths.length)
    expect(new Set(heads.map((head) => said(head, 'description')[0])).size).toBe(listedPaths.length)
  })

  test.each(listedPaths)('%s names its canonical URL and every translation, which name it back', async (page) => {
    const head = await headOf(pageAddress(page, language))
    expect(head.links).toEqual([
      `canonical ${origin}${pageAddress(page, language)}`,
      ...languages.map((other) => `${other} ${origin}${pageAddress(page, other)}`),
      `x-default ${origin}${pageAddress(page, 'en')}`,
    ])
    expect(said(head, 'og:url')).toEqual([`${origin}${pageAddress(page, language)}`])
    expect(said(head, 'og:site_name')).toEqual(['Stocklot'])
    expect(said(head, 'robots')).toEqual([])
    const [picture = ''] = said(head, 'og:image')
    expect(picture).toMatch(/^https:\/\/stock\.example\/share\/[a-z]{2}\/[a-z-]+\.png\?v=[\w-]{10}$/)
    expect([...said(head, 'og:image:width'), ...said(head, 'og:image:height')]).toEqual(['1200', '630'])
    expect(said(head, 'og:image:alt')[0]).not.toBe('')
    expect(said(head, 'twitter:card')).toEqual(['summary_large_image'])
    const places = [...said(head, 'og:locale'), ...said(head, 'og:locale:alternate')]
    expect(places.map((place) => place.slice(0, 2)).sort()).toEqual([...languages].sort())
    expect(places[0]?.slice(0, 2)).toBe(language)
  })
})

test('other spellings of a URL name the canonical one', async () => {
  for (const path of ['/en/food/', '/en/FOOD', '/en/food?category=toys'])
    expect((await headOf(path)).links[0]).toBe(`canonical ${origin}/en/food`)
})

test('lists of all lots and of each category have one canonical URL each, other lists have none', async () => {
  const canonical = async (query: string) => (await headOf(`/de/products${query}`)).links[0]
  for (const query of ['', '?view=table', '?sort=price&utm_source=mail', '?dialog=login'])
    expect(await canonical(query)).toBe(`canonical ${origin}/de/products`)
  for (const query of ['?category=toys', '?view=table&category=toys'])
    expect(await canonical(query)).toBe(`canonical ${origin}/de/products?category=toys`)
  const toys = await headOf('/de/products?category=toys')
  expect(toys.links).toContain(`en ${origin}/en/products?category=toys`)
  expect(toys.titles[0]).toMatch(/^Spielwaren: /)
  for (const query of [
    '?q=shoes',
    '?category=toys&category=shoes',
    '?category=toys&condition=new_a',
    '?cursor=abc',
    '?category=nothing',
  ]) {
    const head = await headOf(`/de/products${query}`)
    expect(said(head, 'robots'), query).toEqual(['noindex'])
    expect(head.links, query).toEqual([])
  }
})

test('an unlisted page is noindex and names neither a canonical URL nor translations', async () => {
  const head = await headOf('/de/sign-in')
  expect(said(head, 'robots')).toContain('noindex')
  expect(head.links).toEqual([])
  expect(said(head, 'og:url')).toEqual([])
  expect(head.titles).toHaveLength(1)
})
