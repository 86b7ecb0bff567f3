import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepObjection } from '../../platform/mail-queue/objections.server'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'
import { sweepSubscribers } from './erase-subscribers.server'
import { DAY, email, household, openNewsletter, visitor } from './open-newsletter.suite'

const { app, ask, post, list, mails, linkTo } = await openNewsletter()

describe('the confirmation link', () => {
  test('only shows a button; pressing it subscribes with proof and sends a welcome', async () => {
    await ask({ fields: { email }, language: 'fr' }, visitor)
    const link = await linkTo('confirm')
    for (let count = 0; count < 2; count++) {
      const page = await app.request(link)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Oui, abonnez-moi')
    }
    expect((await list()).items).toMatchObject([{ state: 'pending' }])
    const pressed = await post(link, {}, household)
    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toMatch(/^\/fr\/newsletter\/preferences\/[\w-]{43}\?done=subscribed$/)
    expect(await (await app.request(pressed.headers.get('location') ?? '')).text()).toContain(
      'Votre abonnement est confirmé',
    )
    expect((await list()).items).toMatchObject([
      {
        state: 'subscribed',
        language: 'fr',
        history: [
          { kind: 'asked', network: '203.0.113.9' },
          { kind: 'confirmed', network: '2001:db8:1:2::/64', language: 'fr' },
        ],
      },
    ])
    expect((await list()).items[0]?.history[1]?.consent).toContain('En vous abonnant')
    expect(await mails()).toMatchObject([{ kind: 'newsletter.confirm' }, { kind: 'newsletter.welcome' }])
  })

  test('works once, even when pressed several times at once', async () => {
    await ask({ fields: { email } })
    const link = await linkTo('confirm')
    const pressed = await Promise.all([post(link, {}), post(link, {}), post(link, {})])
    expect(pressed.filter((answer) => answer.headers.get('location')?.includes('preferences'))).toHaveLength(1)
    expect((await list()).items[0]?.history.map(({ kind }) => kind)).toEqual(['asked', 'confirmed'])
    expect(await mails()).toHaveLength(2)
    expect(await (await app.request(link)).text()).toContain('Already confirmed')
  })

  test('expires after seven days', async () => {
    await ask({ fields: { email } })
    const link = await linkTo('confirm')
    app.passTime(7 * DAY)
    const page = await app.request(link)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('This link has expired')])
    await post(link, {})
    expect((await list()).items).toMatchObject([{ state: 'pending' }])
  })

  test('resumes mailings to an address that opted out or bounced, even after erasure', async () => {
    const { services } = app
    const isStopped = async () => (await findStops(services.db, [email])).has(email)
    const comeBack = async () => {
      await ask({ fields: { email } })
      expect(await isStopped()).toBe(true)
      // Requests may come from strangers; confirming proves access to the mailbox.
      expect((await post(await linkTo('confirm'), {})).status).toBe(303)
      expect(await isStopped()).toBe(false)
      await services.db.execute(sql`truncate newsletter_subscribers, mails, rate_limits cascade`)
    }
    for (const why of ['objected', 'bounced'] as const) {
      await services.db.execute(sql`insert into stopped_addresses values (${email}, ${why}, null, null, '', now())`)
      await comeBack()
    }
    await services.db.transaction((tx) => keepObjection(tx, email, 'objected'))
    await comeBack()
  })

  test('with an unknown token is refused', async () => {
    for (const secret of ['x'.repeat(43), '%00', 'x'.repeat(5_000)]) {
      expect((await app.request(`/en/newsletter/confirm/${secret}`)).status).toBe(404)
      const pressed = await post(`/en/newsletter/confirm/${secret}`, {})
      expect(pressed.headers.get('location') ?? '').not.toContain('preferences')
      expect((await post(`/en/newsletter/unsubscribe/${secret}`, { intent: 'unsubscribe' })).status).toBe(404)
    }
  })
})

describe('a subscriber', () => {
  beforeEach(async () => {
    await ask({ fields: { email } })
    await post(await linkTo('confirm'), {})
  })
  const state = async () => (await list()).items[0]?.state
  const kinds = async () => (await list()).items[0]?.history.map(({ kind }) => kind)

  test('is told by mail when subscribing again, and nothing changes', async () => {
    await ask({ fields: { email } })
    expect((await mails()).at(-1)).toMatchObject({ kind: 'newsletter.known' })
    expect(await state()).toBe('subscribed')
  })

  test('stores the chosen preferences', async () => {
    const link = await linkTo('preferences')
    const wish = new URLSearchParams({ language: 'pl' })
    for (const category of ['toys', 'food']) wish.append('category', category)
    wish.append('kind', 'new_lots')
    const saved = await app.request(link, { method: 'POST', body: wish, redirect: 'manual' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${link}?done=saved#done`])
    expect((await list()).items).toMatchObject([
      {
        language: 'pl',
        categories: ['toys', 'food'],
        kinds: ['new_lots'],
        history: [{}, {}, { kind: 'preferences_changed' }],
      },
    ])
    expect((await app.request(`${link}?done=saved`)).status).toBe(200)
    expect(await (await app.request(`${link}?done=saved`)).text()).toContain('Saved')
  })

  test.each([
    [{ language: 'pl' }, 422],
    [{ language: 'xx', kind: 'new_lots' }, 422],
    [{ language: 'pl', kind: 'new_lots', category: 'weapons' }, 422],
    [{ language: 'pl', kind: 'other' }, 422],
  ])('cannot choose %j', async (wish, status) => {
    const answer = await post(await linkTo('preferences'), wish)
    expect(answer.status).toBe(status)
    expect((await list()).items).toMatchObject([{ language: 'en', categories: [], kinds: ['new_lots', 'single_lots'] }])
  })

  test('unsubscribes with one button and returns with another', async () => {
    const link = await linkTo('unsubscribe')
    expect(await (await app.request(link)).text()).toContain('i•••@duarte.example')
    expect(await state()).toBe('subscribed')
    for (let count = 0; count < 2; count++) expect((await post(link, { intent: 'unsubscribe' })).status).toBe(303)
    expect(await state()).toBe('unsubscribed')
    const preferences = await app.request(await linkTo('preferences'), { redirect: 'manual' })
    expect([preferences.status, preferences.headers.get('location')]).toEqual([303, link])
    await post(link, { intent: 'subscribe' })
    expect(await state()).toBe('subscribed')
    expect(await kinds()).toEqual(['asked', 'confirmed', 'unsubscribed', 'resubscribed'])
  })

  test('refuses forms that the page does not offer', async () => {
    for (const [name, value] of [
      ['other', 'x'],
      ['intent', 'other'],
      ['language', 'xx'],
    ] as const)
      expect((await post(await linkTo('unsubscribe'), { [name]: value })).status).toBe(422)
    expect(await kinds()).toEqual(['asked', 'confirmed'])
  })

  test('must confirm again after unsubscribing', async () => {
    await post(await linkTo('unsubscribe'), { intent: 'unsubscribe' })
    await ask({ fields: { email } })
    expect(await state()).toBe('unsubscribed')
    await post(await linkTo('confirm'), {})
    expect(await state()).toBe('subscribed')
  })

  test('is deleted three years after unsubscribing', async () => {
    await ask({ fields: { email: 'stays@duarte.example' } })
    await post(await linkTo('confirm'), {})
    await ask({ fields: { email } })
    await post(await linkTo('unsubscribe'), { intent: 'unsubscribe' })
    app.passTime(3 * 365 * DAY + 1000)
    await sweepSubscribers(app.services)
    expect((await list()).items).toMatchObject([{ email: 'stays@duarte.example' }])
    expect((await mails()).every(({ address }) => address === 'stays@duarte.example')).toBe(true)
  })

  test('gets pages that are not cached and do not leak their URL', async () => {
    const secret = (await linkTo('preferences')).split('/').at(-1) ?? ''
    for (const page of ['preferences', 'unsubscribe']) {
      const answer = await app.request(`/de/newsletter/${page}/${secret}`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
      const html = await answer.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toMatch(/rel="(?:canonical|alternate)"|property="og:/)
      expect(html).toContain(`href="/fr/newsletter/${page}/${secret}"`)
    }
    expect(await (await app.request('/de/newsletter')).text()).toContain('rel="canonical"')
  })
})

describe('one click in a mail program (RFC 8058)', () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' }

  test('unsubscribes without cookie or page, from any origin, repeatedly', async () => {
    await ask({ fields: { email } })
    await post(await linkTo('confirm'), {})
    const address = (await mails()).at(-1)?.unsubscribe_url ?? ''
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\/[\w-]{43}$/)
    const path = new URL(address).pathname
    const multipart = new FormData()
    multipart.append('List-Unsubscribe', 'One-Click')
    const elsewhere = { origin: 'https://mail.example.com', 'sec-fetch-site': 'cross-site' }
    expect((await post(path, { 'List-Unsubscribe': 'Yes' })).status).toBe(422)
    expect((await app.request(path, { method: 'POST' })).status).toBe(415)
    expect((await list()).items).toMatchObject([{ state: 'subscribed' }])
    const first = await app.request(path, { method: 'POST', headers: { ...elsewhere, ...visitor }, body: multipart })
    expect([first.status, await first.json()]).toEqual([200, { unsubscribed: true }])
    expect((await post(path, oneClick, elsewhere)).status).toBe(200)
    expect((await list()).items).toMatchObject([
      { state: 'unsubscribed', history: [{}, {}, { kind: 'unsubscribed', network: '203.0.113.9' }] },
    ])
  })

  test('opening the URL in a browser shows the page with the button', async () => {
    await ask({ fields: { email } })
    await post(await linkTo('confirm'), {})
    const path = new URL((await mails()).at(-1)?.unsubscribe_url ?? '').pathname
    const answer = await app.request(path, { headers: { 'accept-language': 'pl,en;q=0.5' }, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(await (await app.request(answer.headers.get('location') ?? '')).text()).toContain('Wypisz się')
    expect((await list()).items).toMatchObject([{ state: 'subscribed' }])
  })

  test('an unknown token answers 404', async () => {
    expect((await post(`/api/newsletter/unsubscribe/${'x'.repeat(43)}`, oneClick)).status).toBe(404)
    expect((await post('/api/newsletter/unsubscribe/%00', oneClick)).status).toBe(404)
    for (const page of ['unsubscribe', 'preferences']) {
      const html = await (await app.request(`/en/newsletter/${page}/${'x'.repeat(43)}`)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
      expect(main).toContain('href="/en/contact"')
      expect(main).not.toContain('href="/en/newsletter"')
    }
  })

  test('a confirmation link does not unsubscribe', async () => {
    await ask({ fields: { email } })
    const secret = (await linkTo('confirm')).split('/').at(-1)
    expect((await post(`/api/newsletter/unsubscribe/${secret}`, oneClick)).status).toBe(404)
  })
})

test('unconfirmed subscriptions are deleted with their mails after seven days, quarantined ones after thirty', async () => {
  await ask({ fields: { email } })
  await ask({ fields: { email: 'caught@duarte.example' }, honeypot: 'x' })
  app.passTime(7 * DAY - 1000)
  await sweepSubscribers(app.services)
  expect((await list()).items).toHaveLength(2)
  app.passTime(2000)
  await sweepSubscribers(app.services)
  expect((await list()).items.map((item) => item.email)).toEqual(['caught@duarte.example'])
  expect(await mails()).toEqual([])
  app.passTime(23 * DAY)
  await sweepSubscribers(app.services)
  expect((await list()).items).toEqual([])
  const { rows } = await app.services.db.execute(sql`
    select id::text from newsletter_events union all select digest from newsletter_tokens`)
  expect(rows).toEqual([])
})

test('lists subscribers for the team only, page by page, newest first', async () => {
  for (const name of ['first', 'second', 'third']) {
    await ask({ fields: { email: `${name}@duarte.example` } })
    app.passTime(1)
  }
  const first = await list('?limit=2')
  expect(first.items.map((item) => item.email)).toEqual(['third@duarte.example', 'second@duarte.example'])
  const last = await list(`?limit=2&cursor=${first.nextCursor}`)
  expect(last.items.map((item) => item.email)).toEqual(['first@duarte.example'])
  expect(last.nextCursor).toBeNull()
  expect((await list('?cursor=nonsense')).status).toBe(422)
  for (const authorization of ['', 'Bearer wrong'])
    expect((await app.request('/api/team/subscribers', { headers: { authorization } })).status).toBe(401)
})
