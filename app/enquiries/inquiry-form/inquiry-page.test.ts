import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openNote, postForm } from '../../../tests/buyer-note'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
afterAll(() => app.close())

/** Creates or replaces a lot and resolves with its number. */
async function written(changes: Record<string, unknown>): Promise<string> {
  const [result] = await writeLots(app.services, [{ lot: sampleInput(changes) }])
  if (!result || result.result === 'rejected') throw new Error(JSON.stringify(result))
  return result.reference
}

const shoes = await written({ externalId: 'shoes', splittable: 'by_carton', moq: 480, step: 24 })
const going = { externalId: 'going', categories: ['toys'], texts: { en: { title: 'Wooden blocks' } }, restrictions: [] }
const toys = await written(going)

beforeEach(async () => {
  const { db } = app.services
  await db.execute(sql`truncate inquiries, inquiry_items, inquiry_events, mails, rate_limits cascade`)
  await db.execute(sql`delete from reference_counters where series = 'I'`)
})

const filled = { name: 'Amira Haddad', company: 'Haddad Trading', email: 'amira@haddad.example', country: 'AE' }

async function stored() {
  const answer = await app.request('/api/team/inquiries', { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: Record<string, unknown>[] } = await answer.json()
  return items
}

function lotsOf(html: string): string[] {
  const form = /<form id="inquiry".*?<\/form>/s.exec(html)?.[0] ?? ''
  return [...form.matchAll(/name="lot" value="([^"]+)"/g)].map(([, lot]) => lot ?? '')
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

describe('the lots of an inquiry', () => {
  test('are read from the URL, each once, without unknown ones', async () => {
    const { html, answer } = await openNote(
      app,
      `/en/inquiry?lot=${shoes}&lot=${toys}&lot=${shoes.toLowerCase()}&lot=shoes&lot=`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(lotsOf(html)).toEqual([shoes, toys])
    expect(html).toContain('Not for resale in: Austria, Switzerland and Germany.')
    expect(html).toContain('MOQ 480, in multiples of 24; 3,840 pairs in total')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    for (const lot of [shoes, toys]) expect(html).toContain(`aria-label="Remove lot ${lot}"`)
  })

  test('say in a sentence what a visitor does to see a hidden price', async () => {
    const asked = await written({ externalId: 'asked', priceVisibility: 'on_request' })
    const { html } = await openNote(app, `/en/inquiry?lot=${shoes}&lot=${asked}`)
    const facts = [...html.matchAll(/<p class="inquiry-lot__facts">(.*?)<\/p>/gs)].map(([, line]) => textOf(line ?? ''))
    expect(facts).toEqual([
      expect.stringMatching(/^3,840 pairs Log in to see the price \S/),
      expect.stringMatching(/^3,840 pairs Price on request \S/),
    ])
  })

  test('that are no longer on sale are named, and the rest stays', async () => {
    const sold = await written({ externalId: 'sold', status: 'sold' })
    const draft = await written({ externalId: 'draft', status: 'draft' })
    const { html } = await openNote(app, `/en/inquiry?lot=${sold}&lot=${toys}&lot=${draft}&lot=L-2611-9999`)
    expect(lotsOf(html)).toEqual([toys])
    expect(html).toMatch(new RegExp(`Lot \u2068${sold}\u2069 was sold on `))
    for (const unknown of [draft, 'L-2611-9999']) expect(html).toContain(`We can’t find lot \u2068${unknown}\u2069`)
    expect(html).not.toContain('Men’s running shoes')
  })

  test('are asked for when the URL has none', async () => {
    for (const path of ['/en/inquiry', '/en/inquiry?lot=', '/en/inquiry?lot=%00', '/en/inquiry?lot=L-2611-9999']) {
      const { html, answer } = await openNote(app, path)
      expect(answer.status, path).toBe(200)
      expect(lotsOf(html)).toEqual([])
      expect(html).toContain('Which lot is it about?')
    }
  })

  test('take quantity and comment from the lot’s page, within limits', async () => {
    const note = `quantity=500&comment=${encodeURIComponent('<b>Photos?</b>')}${'x'.repeat(3_000)}`
    const { html } = await openNote(app, `/en/inquiry?lot=${shoes}&lot=${toys}&${note}`)
    expect(html).toMatch(new RegExp(`name="quantity.${shoes}.amount"[^>]*value="500"`))
    expect(html).not.toMatch(new RegExp(`name="quantity.${toys}.amount"[^>]*value="500"`))
    expect(html).toContain('&lt;b&gt;Photos?&lt;/b&gt;')
    expect(html).not.toContain('<b>Photos?</b>')
  })
})

describe('a form posted without JavaScript', () => {
  test.each(['/en/inquiry', '/ar/inquiry'])('%s is stored and answered with its reference', async (path) => {
    const { hidden } = await openNote(app, `${path}?lot=${shoes}&lot=${toys}`)
    app.passTime(5_000)
    const fields = {
      ...filled,
      ...hidden,
      lot: [shoes, toys],
      [`quantity.${shoes}.amount`]: '1.200',
      [`quantity.${shoes}.unit`]: 'PR',
      [`price.${shoes}.amount`]: '6,50',
      [`price.${shoes}.currency`]: 'EUR',
      [`price.${shoes}.basis`]: 'unit',
      [`comment.${toys}`]: 'Photos?',
      [`quantity.${toys}.unit`]: 'PR',
      'resale.countries': ['AE', 'SA'],
      'resale.channels': 'export',
      'delivery.country': 'AE',
      vatId: '100 2003 00400003',
    }
    const answer = await postForm(app, `${path}?lot=${shoes}&lot=${toys}`, fields)
    expect(answer.status).toBe(303)
    const address = answer.headers.get('location') ?? ''
    expect(address).toMatch(new RegExp(`^${path}\\?sent=I-\\d{4}-0001#request-sent$`))
    // Sent again after going back in the browser.
    expect((await postForm(app, path, fields)).headers.get('location')).toBe(address)
    expect(await stored()).toMatchObject([
      {
        ...filled,
        language: path.slice(1, 3),
        channel: 'web',
        status: 'new',
        vatId: '100200300400003',
        items: [
          { lot: shoes, quantity: '1200', unit: 'PR', targetPrice: { amount: 650, currency: 'EUR', basis: 'unit' } },
          { lot: toys, quantity: null, unit: null, targetPrice: null, comment: 'Photos?' },
        ],
        resale: { countries: ['AE', 'SA'], channels: ['export'] },
      },
    ])
    const thanks = await (await app.request(address)).text()
    expect(thanks).toMatch(/id="request-sent"/)
    expect(thanks).toMatch(/I-\d{4}-0001/)
  })

  test('is returned with its text, its ticks and one error at each wrong field', async () => {
    const { hidden } = await openNote(app, `/en/inquiry?lot=${shoes}`)
    const answer = await postForm(app, `/en/inquiry?lot=${shoes}`, {
      ...filled,
      ...hidden,
      lot: shoes,
      [`quantity.${shoes}.amount`]: '500',
      [`quantity.${shoes}.unit`]: 'PR',
      [`price.${shoes}.amount`]: 'cheap',
      [`price.${shoes}.currency`]: 'EUR',
      [`price.${shoes}.basis`]: 'unit',
      'resale.countries': ['AT', 'PL'],
      'resale.channels': 'export',
      email: 'amira@haddad',
      message: 'In two\r\nlines',
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const part of ['value="Amira Haddad"', 'value="amira@haddad"', 'value="500"', 'value="cheap"', 'In two'])
      expect(html).toContain(part)
    expect(html).toMatch(/<option value="PL" selected=""/)
    expect(html).toContain('Please enter a price, like 12.50.')
    expect(html).toContain('Please enter a full email')
    expect(html).not.toContain('id="inquiry-name-error"')
    // Quantities are not checked while a price is unreadable.
    const again = await postForm(app, `/en/inquiry?lot=${shoes}`, {
      ...filled,
      ...hidden,
      lot: shoes,
      [`quantity.${shoes}.amount`]: '500',
      'resale.countries': ['AT', 'PL'],
    })
    const second = await again.text()
    expect(second).toContain('You asked for 500 pairs. MOQ 480, in multiples of 24 pairs: please order 480 or 504.')
    expect(second).toContain(`Lot \u2068${shoes}\u2069: Not for resale in: Austria, Switzerland and Germany.`)
    expect(second).toContain(`value="${hidden.submissionKey}"`)
    expect(await stored()).toEqual([])
  })

  test('about a lot sold in the meantime sends nothing and keeps the rest', async () => {
    const raced = await written({ ...going, externalId: 'raced' })
    const path = `/en/inquiry?lot=${raced}&lot=${toys}`
    const { hidden } = await openNote(app, path)
    await written({ ...going, externalId: 'raced', status: 'sold' })
    const fields = { ...filled, ...hidden, message: 'Still typed' }
    const answer = await postForm(app, path, { ...fields, lot: [raced, toys] })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('One of the lots has just changed')
    expect(html).toMatch(new RegExp(`Lot \u2068${raced}\u2069 was sold on `))
    expect(html).toContain('Still typed')
    expect(lotsOf(html)).toEqual([toys])
    expect(await stored()).toEqual([])
    app.passTime(5_000)
    expect((await postForm(app, `/en/inquiry?lot=${toys}`, { ...fields, lot: toys })).status).toBe(303)
    expect(await stored()).toMatchObject([{ items: [{ lot: toys }], message: 'Still typed' }])
  })

  test('keeps its text when lots are added or removed, and sends nothing', async () => {
    const path = `/en/inquiry?lot=${shoes}&lot=${toys}`
    const { hidden } = await openNote(app, path)
    const typed = {
      ...filled,
      ...hidden,
      lot: [shoes, toys],
      [`quantity.${toys}.amount`]: '500',
      message: 'Still typed',
    }
    const keeps = async (answer: Response) => {
      const html = await answer.text()
      for (const part of ['value="Amira Haddad"', 'Still typed', `value="${hidden.submissionKey}"`])
        expect(html).toContain(part)
      expect(html).toMatch(/<option value="AE" selected=""/)
      expect(html).not.toContain('role="alert"')
      return html
    }
    const without = await postForm(app, path, { ...typed, change: shoes })
    expect(without.status).toBe(200)
    const html = await keeps(without)
    expect(lotsOf(html)).toEqual([toys])
    expect(html).toMatch(new RegExp(`name="quantity.${toys}.amount"[^>]*value="500"`))
    // Later posts leave that lot out.
    expect(html).toContain(`action="/en/inquiry?lot=${toys}#inquiry"`)
    const more = await postForm(app, `/en/inquiry?lot=${toys}`, {
      ...typed,
      lot: toys,
      more: ` ${shoes.toLowerCase()} `,
      change: 'add',
    })
    expect(lotsOf(await keeps(more))).toEqual([toys, shoes])
    // Enter or the other button must not lose what was typed.
    expect(lotsOf(await keeps(await postForm(app, path, { ...typed, lot: toys, more: shoes })))).toEqual([toys, shoes])
    const none = await postForm(app, path, { ...typed, more: '"><b>shoes', change: 'add' })
    expect(none.status).toBe(422)
    const refused = await keeps(none)
    expect(refused).toContain('value="&quot;&gt;&lt;b&gt;shoes"')
    expect(refused).toMatch(/id="inquiry-add-error".*Please enter a lot number like/)
    expect(lotsOf(refused)).toEqual([shoes, toys])
    expect(await (await postForm(app, path, { ...typed, more: 'L-2611-9999' })).text()).toContain('We can’t find lot')
    expect(lotsOf(await (await postForm(app, path, { ...typed, lot: toys, change: toys })).text())).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('is quarantined when it arrives too soon, but thanked', async () => {
    const { hidden } = await openNote(app, `/en/inquiry?lot=${toys}`)
    expect((await postForm(app, '/en/inquiry', { ...filled, ...hidden, lot: toys })).status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'quarantined', quarantineReason: 'too_fast' }])
  })

  test('is refused with another content type, too long or from another site', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await app.request('/en/inquiry', { method: 'POST', headers: json, body: '{}' })).status).toBe(415)
    expect((await postForm(app, '/en/inquiry', { ...filled, message: 'x'.repeat(300_000) })).status).toBe(413)
    const origin = { origin: 'https://elsewhere.example' }
    const body = new URLSearchParams(filled)
    expect((await app.request('/en/inquiry', { method: 'POST', headers: origin, body })).status).toBe(403)
  })
})

test('fills the form from a member’s profile and lists the inquiry in the account and the export', async () => {
  await openAccount(app, 'ines@duarte.example')
  const member = new AccountVisitor(app)
  await member.signIn('ines@duarte.example')
  await app.services.db.execute(sql`
    insert into member_profiles (member_id, company, country, phone_e164, vat_id, categories, countries, updated_at)
    select id, 'Duarte Lda', 'PT', '+351213456789', null, '{}', '{}', now() from members where email = 'ines@duarte.example'`)
  const html = await (await member.send(`/en/inquiry?lot=${toys}`)).text()
  for (const part of ['value="Ines Duarte"', 'value="Duarte Lda"', 'value="ines@duarte.example"', '+351 21 345 6789'])
    expect(html).toContain(part)
  expect(html).toMatch(/<option value="PT" selected=""/)
  const body = JSON.stringify({ ...filled, email: 'ines@duarte.example', items: [{ lot: toys }] })
  const sent = await member.send('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { reference }: { reference: string } = await sent.json()
  const business = await (await member.send('/en/account/business')).text()
  expect(business).toContain(reference)
  expect(business).toContain('Wooden blocks')
  const exported: { inquiries: unknown } = await (await member.send('/en/account/export')).json()
  expect(exported.inquiries).toMatchObject([{ reference, items: [{ lot: toys }] }])
})

test('the thank-you page shows only valid references', async () => {
  for (const sent of ['I-2611-0007', encodeURIComponent('<script>'), 'Call+me', 'B-2611-0007']) {
    const html = await (await app.request(`/en/inquiry?sent=${sent}`)).text()
    expect(html.includes('id="request-sent"'), sent).toBe(sent === 'I-2611-0007')
  }
})
