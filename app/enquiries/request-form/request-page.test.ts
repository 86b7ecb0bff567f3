import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openNote, postForm } from '../../../tests/buyer-note'
import { openTestApp, teamToken } from '../../../tests/open-test-app'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
app.stopTime()
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.db.execute(
    sql`truncate buying_requests, buying_request_events, mails, rate_limits, reference_counters cascade`,
  )
})

const filled = {
  text: 'Sandals for summer,\nwomen only.',
  categories: ['shoes', 'sport'],
  name: 'Amira Haddad',
  company: 'Haddad Trading',
  email: 'amira@haddad.example',
  country: 'AE',
}

async function stored() {
  const answer = await app.request('/api/team/requests', { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: Record<string, unknown>[] } = await answer.json()
  return items
}

function ticked(html: string): string[] {
  return [...html.matchAll(/<input type="checkbox" name="[\w.]+"[^>]*checked=""[^>]*value="(\w+)"/g)].map(
    ([, value]) => value ?? '',
  )
}

describe('an empty form', () => {
  test('is issued per visitor and never cached', async () => {
    const [one, other] = [await openNote(app, '/en/request'), await openNote(app, '/en/request')]
    expect(one.answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(one.hidden.submissionKey).not.toBe(other.hidden.submissionKey)
  })

  test('names and sorts countries in the page’s language', async () => {
    const { html } = await openNote(app, '/de/request')
    const names = [...html.matchAll(/<option value="[A-Z]{2}">([^<]+)</g)].slice(0, 249).map(([, name]) => name ?? '')
    expect(names).toContain('Griechenland')
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'))
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
  })

  test('is filled in from the URL, within limits', async () => {
    const { html } = await openNote(
      app,
      `/en/request?category=food&category=toys&category=weapons&brand=Nike&text=${encodeURIComponent('<b>Olives</b>')}${'x'.repeat(2_000)}`,
    )
    expect(ticked(html)).toEqual(['toys', 'food'])
    expect(html).toContain('&lt;b&gt;Olives&lt;/b&gt;')
    expect(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]?.replace(/&[lg]t;/g, '<')).toHaveLength(1_000)
    expect(html).toContain('value="Nike"')
    // Filled fields are not collapsed.
    expect(html).toMatch(/<details class="request-more" open=""/)
    expect((await openNote(app, '/en/request?category=food')).html).toMatch(/<details class="request-more">/)
  })
})

describe('a form posted without JavaScript', () => {
  test.each(['/en/request', '/ar/request'])('%s is stored and answered with its reference', async (path) => {
    const { hidden } = await openNote(app, path)
    app.passTime(5_000)
    const answer = await postForm(app, path, { ...filled, ...hidden })
    expect(answer.status).toBe(303)
    const address = answer.headers.get('location') ?? ''
    expect(address).toMatch(new RegExp(`^${path}\\?sent=B-\\d{4}-0001#request-sent$`))
    // Sent again after going back in the browser.
    expect((await postForm(app, path, { ...filled, ...hidden })).headers.get('location')).toBe(address)
    expect(await stored()).toMatchObject([{ ...filled, language: path.slice(1, 3), channel: 'web', status: 'new' }])
    const thanks = await (await app.request(address)).text()
    expect(thanks).toMatch(/id="request-sent"/)
    expect(thanks).toMatch(/B-\d{4}-0001/)
    expect(thanks).toContain('Tomas Lindqvist')
  })

  test('accepts numbers and lists as people write them', async () => {
    const { hidden } = await openNote(app, '/en/request')
    app.passTime(5_000)
    const answer = await postForm(app, '/en/request', {
      ...filled,
      ...hidden,
      'quantity.min': '1.200',
      'quantity.max': '5 000,5',
      'quantity.unit': 'PR',
      'maximumPrice.amount': '12,50',
      'maximumPrice.currency': 'EUR',
      'maximumPrice.basis': 'unit',
      brands: 'Birkensohle, Alpina; ',
      gtins: '4006381333931\r\n9638 5074',
      goodsFrom: ['PT', 'ES'],
      'resale.channels': ['export'],
      'resale.countries': ['AE', 'SA'],
      'delivery.incoterm': 'CIF',
      'delivery.country': 'AE',
      vatId: '100 2003 00400003',
      until: '2099-12-31',
    })
    expect(answer.status).toBe(303)
    expect(await stored()).toMatchObject([
      {
        quantity: { min: '1200', max: '5000.5', unit: 'PR' },
        maximumPrice: { amount: 1250, currency: 'EUR', basis: 'unit' },
        brands: ['Birkensohle', 'Alpina'],
        gtins: ['4006381333931', '96385074'],
        goodsFrom: ['ES', 'PT'],
        resale: { channels: ['export'], countries: ['AE', 'SA'] },
        delivery: { incoterm: 'CIF', country: 'AE', postcode: null },
        vatId: '100200300400003',
        until: '2099-12-31',
      },
    ])
  })

  test('is returned with its text, its ticks and an error at each wrong field', async () => {
    const { hidden } = await openNote(app, '/en/request')
    const answer = await postForm(app, '/en/request', {
      ...filled,
      ...hidden,
      email: 'amira@haddad',
      vatId: 'DE136695978',
      gtins: '4006381333931, 4006381333930',
      'quantity.min': 'a lot',
      'quantity.unit': 'XPX',
      goodsFrom: ['PT'],
      until: '2020-01-31',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const html = await answer.text()
    for (const part of ['value="Amira Haddad"', 'value="amira@haddad"', 'value="a lot"', 'women only.', '2020-01-31'])
      expect(html).toContain(part)
    expect(html).toMatch(/<option value="XPX" selected=""/)
    expect(html).toMatch(/<option value="PT" selected=""/)
    expect(html).toMatch(/<option value="AE" selected=""/)
    expect(ticked(html)).toEqual(['shoes', 'sport'])
    for (const box of ['email', 'vatId', 'gtins', 'quantity']) expect(html).toContain(`id="request-${box}-error"`)
    expect(html).not.toMatch(/id="request-(?:name|text|country)-error"/)
    expect(html).toContain('Please check these barcodes: 4006381333930')
    expect(html).toMatch(/<details class="request-more" open=""/)
    // A retry keeps the key and issue time.
    expect(html).toContain(`value="${hidden.submissionKey}"`)
    expect(html).toContain(`value="${hidden.issuedAt}"`)
    expect(await stored()).toEqual([])
  })

  test('is refused with a date in the past', async () => {
    const { hidden } = await openNote(app, '/en/request')
    const answer = await postForm(app, '/en/request', { ...filled, ...hidden, until: '2020-01-31' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This date has passed. Please choose a later one.')
  })

  test('is quarantined when it arrives too soon, but thanked', async () => {
    const { hidden } = await openNote(app, '/en/request')
    expect((await postForm(app, '/en/request', { ...filled, ...hidden })).status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'quarantined', quarantineReason: 'too_fast' }])
  })

  test('too often is told how long to wait, and keeps its text', async () => {
    app.passTime(60_000 - (app.services.now().getTime() % 60_000))
    const visitor = { 'x-forwarded-for': '203.0.113.9' }
    const issuedAt = String(app.services.now().getTime() - 10_000)
    for (let count = 0; count < 5; count++)
      expect(
        (await postForm(app, '/de/request', { ...filled, issuedAt, submissionKey: `key-${count}` }, visitor)).status,
      ).toBe(303)
    const answer = await postForm(app, '/de/request', { ...filled, issuedAt, submissionKey: 'key-6' }, visitor)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await answer.text()
    expect(html).toContain('Ihr Kaufgesuch wurde nicht gesendet')
    expect(html).toContain('value="Amira Haddad"')
  })

  test('is refused with another content type, too long or from another site', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await app.request('/en/request', { method: 'POST', headers: json, body: '{}' })).status).toBe(415)
    expect((await postForm(app, '/en/request', { ...filled, text: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await postForm(app, '/en/request', filled, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })
})

test('the thank-you page shows only valid references', async () => {
  for (const sent of ['B-2611-0007', encodeURIComponent('<script>'), 'Call+me', 'O-2611-0007']) {
    const html = await (await app.request(`/en/request?sent=${sent}`)).text()
    expect(html.includes('id="request-sent"'), sent).toBe(sent === 'B-2611-0007')
  }
})
