import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { halfRed, pageOf } from '../../files/pictures/sample-documents.suite'
import { previewLotDocuments } from '../../lots/lots/lot-files.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const app = await openTestApp()
const member = new AccountVisitor(app)
afterAll(() => app.close())

beforeAll(async () => {
  await openAccount(app, 'buyer@example.com')
  await member.signIn('buyer@example.com')
})

async function stored(changes: Record<string, unknown>): Promise<string> {
  const [written] = await writeLots(app.services, [{ lot: sampleInput(changes) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written.reference
}

async function everything(send: (path: string) => Promise<Response>, reference: string): Promise<string> {
  const page = `/en/products/${reference}`
  const addresses = [
    page,
    `${page}.data`,
    `${page}?sort=-unitPrice&rows=100`,
    `${page}/manifest.json`,
    `${page}/manifest.csv`,
  ]
  const answers = await Promise.all(addresses.map(async (address) => (await send(address)).text()))
  return answers.join('\n')
}

function among(text: string, wanted: readonly string[]): string[] {
  return wanted.filter((one) => text.includes(one))
}

const gated = ['7700113', '77,001.13', '77001.13', '7700119', '77,001.19', '77001.19']
const brand = 'Zibbelquax'
const marked = {
  quantity: 1,
  splittable: 'whole_only',
  packaging: {},
  texts: { en: { title: `Boots by ${brand}`, description: `${brand} boots` } },
  brands: [brand],
  brandDisclosure: 'members',
  price: { amount: 7_700_113 },
  lines: [
    {
      gtin: '4006381333931',
      name: `${brand} boot`,
      brand,
      quantity: 1,
      unitPrice: 7_700_119,
      extra: { Net: '7700119' },
    },
  ],
  private: { costPrice: 8_800_111, minPrice: 8_800_113, notes: 'a secret of the team' },
}

test('restricted data reaches members only', async () => {
  const reference = await stored({ ...marked, externalId: 'M', priceVisibility: 'members' })
  const guest = await everything((path) => app.request(path), reference)
  expect(among(guest, [...gated, brand, '4006381333931'])).toEqual([])
  const seen = await everything((path) => member.send(path), reference)
  const told = ['77,001.13', '77001.19', brand, '4006381333931']
  expect(among(seen, told)).toEqual(told)
  expect(among(guest + seen, ['8800111', '88,001.11', '8800113', 'a secret of the team'])).toEqual([])
})

test('data on request reaches no visitor', async () => {
  const reference = await stored({
    ...marked,
    externalId: 'R',
    categories: ['toys'],
    priceVisibility: 'on_request',
    brandDisclosure: 'on_request',
  })
  const seen = await everything((path) => member.send(path), reference)
  expect(among(seen, [...gated, brand])).toEqual([])
})

test('a member’s page is not cached for other visitors', async () => {
  const reference = await stored({ ...marked, externalId: 'C', priceVisibility: 'members' })
  const path = `/en/products/${reference}`
  expect(await (await member.send(path)).text()).toContain('77,001.13')
  const guest = await app.request(path)
  expect(guest.headers.get('cache-control')).toBe('public, no-cache')
  expect(await guest.text()).not.toContain('77,001.13')
})

test('a member whose country a resale restriction names is told so, others are not, and all see the lot', async () => {
  const buyer = new AccountVisitor(app)
  await openAccount(app, 'warsaw@example.com')
  await buyer.signIn('warsaw@example.com')
  const told = 'This lot may not be resold in your country (Poland).'
  const restricted = async (externalId: string, rule: string, countries: string[], channels: string[] = []) =>
    `/en/products/${await stored({ externalId, restrictions: [{ rule, countries, channels }] })}`
  const [denied, elsewhere, online] = [
    await restricted('D', 'deny', ['DE', 'PL']),
    await restricted('A', 'allow', ['FR']),
    await restricted('O', 'deny', ['PL'], ['online_shop']),
  ]
  const html = async (path: string) => (await buyer.send(path)).text()
  expect(await html(denied)).not.toContain('in your country')
  await app.services.db.execute(sql`
    insert into member_profiles (member_id, country, categories, countries, updated_at)
    select id, 'PL', '{}', '{}', now() from members where email = 'warsaw@example.com'
    on conflict (member_id) do update set country = 'PL'`)
  for (const path of [denied, elsewhere]) expect(await html(path)).toContain(told)
  expect(await html(online)).not.toContain('in your country')
  expect(await (await app.request(denied)).text()).not.toContain('in your country')
})

test('the lot’s total and its manifest agree on the price', async () => {
  const reference = await stored({ externalId: 'T', priceVisibility: 'public' })
  const html = await (await app.request(`/en/products/${reference}`)).text()
  expect(html).toContain('€28,416.00 for the lot, at €7.40')
  expect(html).not.toContain('30,336')
  const flat = await stored({ externalId: 'U', priceVisibility: 'public', price: { amount: 790 } })
  const other = await (await app.request(`/en/products/${flat}`)).text()
  for (const part of ['€30,336.00 for the lot<', 'pcs · €30,336.00']) expect(other).toContain(part)
})

test('food past its best-before date is on sale and marked on its page and in lists', async () => {
  const food = { categories: ['food'], lines: [], brands: [] }
  const past = await stored({ ...food, externalId: 'P', dates: { type: 'best_before', min: '2020-01-31' } })
  await stored({ ...food, externalId: 'F', dates: { type: 'best_before', min: '2999-01-31' } })
  expect(await (await app.request(`/en/products/${past}`)).text()).toContain('Best before 01/2020, date passed')
  const list = await (await app.request('/de/products?category=food')).text()
  expect(list).toContain('<dt>MHD</dt><dd>01/2020, Datum überschritten</dd>')
  expect(list).toContain('<dt>MHD</dt><dd>01/2999</dd>')
  const table = await (await app.request('/de/products?category=food&view=table')).text()
  expect(table).toContain('MHD 01/2020, Datum überschritten')
})

test('a changed lot shows at once, and a sold one answers 410 and noindex', async () => {
  const reference = await stored({ externalId: 'S' })
  const path = `/en/products/${reference}`
  expect((await app.request(path)).status).toBe(200)
  await stored({ externalId: 'S', status: 'sold' })
  await expect.poll(async () => (await app.request(path)).status).toBe(410)
  const html = await (await app.request(path)).text()
  expect(html).toContain('This lot has sold')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect((await app.request(`${path}/manifest.xlsx`)).status).toBe(404)
})

test('a lot off sale offers alerts for similar lots and enquiries about those on sale', async () => {
  const past = await stored({ externalId: 'past', status: 'withdrawn', categories: ['beauty', 'leisure'] })
  const open = await stored({ externalId: 'like', categories: ['beauty'], texts: { en: { title: 'Face cream' } } })
  const html = await (await app.request(`/en/products/${past}`)).text()
  const way = '/en/saved/searches/new?category=leisure&amp;category=beauty'
  expect(html).toContain(`href="${way}"`)
  expect(html).toContain('Email me similar lots')
  const search = await (await app.request(way.replaceAll('&amp;', '&'))).text()
  expect(search).toMatch(/Leisure.*Beauty/)
  expect(html).toContain(`Add lot ${open} to your enquiry: Face cream`)
  expect(html).toContain(`href="/en/inquiry?lot=${open}"`)
  expect(html).toContain(`Save lot ${open}: Face cream`)
  expect(await (await app.request('/en/products/L-2611-9999')).text()).not.toContain('Email me similar lots')
})

test('a draft and an unknown reference both answer 404', async () => {
  const draft = await stored({ externalId: 'D', status: 'draft' })
  for (const reference of [draft, 'L-2611-9999', 'nonsense', '%00', "'"]) {
    const answer = await app.request(`/en/products/${reference}`)
    expect(answer.status, reference).toBe(404)
    expect(await answer.text()).not.toContain('Men’s running shoes')
  }
})

test('the URL searches, sorts and expands the manifest', async () => {
  const lines = Array.from({ length: 20 }, (_, place) => ({
    name: `Café ${place + 1}`,
    quantity: place + 1,
    unit: 'H87',
  }))
  const reference = await stored({ externalId: 'L', lines })
  const names = async (query: string) => {
    const html = await (await app.request(`/en/products/${reference}${query}`)).text()
    return [...html.matchAll(/<td dir="auto">([^<]+)</g)].map(([, name]) => name)
  }
  expect(await names('')).toHaveLength(8)
  expect(await names('?rows=100')).toHaveLength(20)
  expect((await names('?sort=-quantity')).slice(0, 2)).toEqual(['Café 20', 'Café 19'])
  expect((await names('?sort=name')).slice(0, 3)).toEqual(['Café 1', 'Café 2', 'Café 3'])
  expect(await names('?q=CAFE+19')).toEqual(['Café 19'])
  expect(await names('?sort=nonsense&rows=x')).toHaveLength(8)
})

test('a CSV file contains no formulas and is named after its lot', async () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\u0009=1', 'Two, "quoted"']
  const reference = await stored({ externalId: 'F', lines: names.map((name) => ({ name: name.trim(), quantity: 1 })) })
  const answer = await app.request(`/de/products/${reference}/manifest.csv`)
  expect(answer.headers.get('content-disposition')).toContain(`filename="${reference} Artikelliste.csv"`)
  const rows = (await answer.text()).split('\r\n')
  expect(rows[0]).toBe('#,Artikel,Menge,Einheit')
  expect(rows[1]).toBe('1,"\'=1+1",1,Stück')
  for (const row of rows.slice(1, 6)) expect(row).toMatch(/^\d,"'/)
  expect(rows[6]).toBe('6,"Two, ""quoted""",1,Stück')
})

test('an XLSX file keeps texts as texts and numbers as numbers', async () => {
  const reference = await stored({
    externalId: 'X',
    lines: [{ gtin: '4006381333931', name: '=1+1', quantity: '12.5' }],
  })
  const answer = await app.request(`/en/products/${reference}/manifest.xlsx`)
  expect(answer.headers.get('content-disposition')).toContain(`filename="${reference} Stock list.xlsx"`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const sheet = await entryOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<v>12.5</v>')
})

async function entryOf(archive: Buffer, name: string): Promise<string> {
  const { fromBufferPromise } = await import('yauzl')
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString()
  }
  throw new Error(`There is no ${name} in the archive.`)
}

test('the first page of a document is shown only to its audience', async () => {
  const documents = []
  for (const visibility of ['public', 'members'] as const) {
    const { name, url } = await uploadFile(app, `${visibility}.pdf`, pageOf(halfRed))
    documents.push({ name, url, kind: 'packing_list' as const, visibility })
  }
  const reference = await stored({ externalId: 'D', documents })
  await previewLotDocuments(app.services, new AbortController().signal)
  const { rows } = await app.services.db.execute<{ name: string; id: string }>(
    sql`select files.name, pictures.id from pictures join files on files.id = file_id where page order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['members.pdf', 'public.pdf'])
  const guest = await (await app.request(`/en/products/${reference}`)).text()
  expect(rows.map(({ id }) => guest.includes(id))).toEqual([false, true])
})

test('a partly sold lot shows what is left, without the total of the old list', async () => {
  const lines = [{ name: 'Runner', quantity: 55_446 }]
  const whole = await stored({ externalId: 'split', quantity: 55_446, lines })
  expect(await (await app.request(`/de/products/${whole}`)).text()).toMatch(/Gesamt:.*55\.446/)
  expect(await stored({ externalId: 'split', quantity: 30_000, lines })).toBe(whole)
  const read = async () => (await app.request(`/de/products/${whole}`)).text()
  // A cached page may be 20 ms old.
  await expect.poll(read).toContain('30.000')
  const page = await read()
  const manifest = page.slice(page.indexOf('id="manifest"'), page.indexOf('</section>', page.indexOf('id="manifest"')))
  expect(manifest).toContain('Ein Teil dieser Liste ist verkauft')
  expect(manifest).not.toContain('Gesamt:')
})

test('a lot listed after midnight in the company’s time zone shows that day', async () => {
  const night = Date.parse('2099-06-30T22:30:00Z')
  app.passTime(night - app.services.now().getTime())
  const reference = await stored({ externalId: 'night' })
  const page = await (await app.request(`/en/products/${reference}`)).text()
  expect(page).toContain('1 July 2099')
  expect(page).not.toContain('30 June 2099')
  expect(page).toMatch(/Confirmed[^<]*today/i)
})
