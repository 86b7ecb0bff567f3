import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { sweepOfferTokens } from '../../offers/offers/offer-tokens.server'
import { parseInput } from '../../platform/base/parse-input'
import { counterOfferSchema } from '../counter-offers/counter-offer-schema'
import { makeCounterOffer } from '../counter-offers/make-counter-offer.server'
import { presentItem } from '../item/present-item.server'
import { actOnItems, undoAction } from '../triage/act-on-items.server'
import { CALL_BACK_MS } from '../triage/call-back.server'
import { findHistory } from '../triage/item-history.server'
import { replyToItem } from '../triage/reply-to-item.server'

const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())

const seller = 'jonas@brettspiel.example'
const ines = { id: '', name: 'Ines', email: 'ines@stocklot.example' }
const day = 24 * 60 * 60 * 1_000

beforeAll(async () => {
  await openAccount(app, ines.email)
  const { rows } = await db.execute<{ id: string }>(
    sql`update members set role = 'team', name = 'Ines' where email = ${ines.email} returning id`,
  )
  ines.id = rows[0]?.id ?? ''
})

let offerId: string
let reference: string
let page: string

beforeEach(async () => {
  await db.execute(sql`truncate offers, mails, rate_limits, reference_counters cascade`)
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      company: 'Brettspielhaus',
      email: 'Jonas@brettspiel.example',
      phoneNumber: '+49 341 1234567',
      description: 'Board games, <b>end of line</b>',
      attachments: [await uploadFile(app, 'list.pdf', pdfOf(2_000))],
    }),
  })
  expect(answer.status).toBe(201)
  reference = (await answer.json()).reference
  const { rows } = await db.execute<{ id: string }>(sql`select id from offers`)
  offerId = rows[0]?.id ?? ''
  page = await mailedPage('offer.seller')
})

async function mailedPage(kind: string): Promise<string> {
  const mails = await readMails(db, sql`kind = ${kind}`)
  return /http:\/\/localhost:3000(\/\w\w\/offers\/[\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const look = async (address = page) => (await app.request(address)).text()
const item = async () => {
  const { rows } = await db.execute<{ version: number; state: string; box: string; unread: boolean; awaits: string }>(
    sql`select version, state, box, unread, awaits from inbox_items where id = ${offerId}`,
  )
  if (!rows[0]) throw new Error('There is no item.')
  return rows[0]
}
const seen = async () => ({ id: offerId, version: (await item()).version })
const mailsToTeam = () => readMails(db, sql`kind = 'offer.seller_news'`)
const act = (fields: Record<string, string>, address = page) =>
  app.request(address, { method: 'POST', body: new URLSearchParams({ key: randomUUID(), ...fields }) })

const terms = { price: '12,50', currency: 'EUR', basis: 'unit', quantity: '2.112', unit: 'H87', remark: 'Ex works.' }
async function counter(changes = {}) {
  const validUntil = new Date(services.now().getTime() + 3 * day).toISOString().slice(0, 10)
  const input = parseInput(counterOfferSchema('2020-01-01'), { ...terms, validUntil, ...changes })
  const outcome = await makeCounterOffer(services, await seen(), input, ines)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from counter_offers where offer_id = ${offerId} order by created_at desc, id desc limit 1`,
  )
  app.passTime(CALL_BACK_MS)
  return { ...outcome, id: rows[0]?.id ?? '' }
}

describe('the link in the confirmation', () => {
  test('shows the seller what they sent and where it stands, and nobody keeps a copy', async () => {
    const answer = await app.request(page)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    const html = await answer.text()
    for (const text of [
      'We’ve received your offer',
      'Board games, &lt;b&gt;end of line&lt;/b&gt;',
      'Brettspielhaus',
      'list.pdf',
    ])
      expect(html).toContain(text)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toMatch(/api\/files\/[\w-]+\/download/)
    expect(await look(page.replace('/en/', '/de/'))).toContain('Ihr Angebot ist eingegangen')
    expect((await app.request(`${page}.data`)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('is known by its digest only, and looking changes nothing', async () => {
    const token = page.split('/').at(-1) ?? ''
    const { rows } = await db.execute<{ row: string }>(sql`select offer_tokens::text as row from offer_tokens`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
    const before = await item()
    for (const ask of ['accept', 'decline', 'withdraw']) await look(`${page}?ask=${ask}`)
    expect(await item()).toEqual(before)
  })

  test('that is unknown, too old or somebody else’s is answered alike, with the way on', async () => {
    const told = async (address: string, visitor = new AccountVisitor(app)) => {
      const answer = await visitor.send(address)
      const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0]
      return { status: answer.status, cached: answer.headers.get('cache-control'), main }
    }
    const unknown = await told(`/en/offers/${'x'.repeat(43)}`)
    expect(unknown).toMatchObject({ status: 404, cached: 'private, no-store' })
    expect(unknown.main).toContain('/en/sign-in?next=')
    expect(await told(`/en/offers/${reference}`)).toEqual(unknown)
    expect(await told('/en/offers/%00')).toEqual(unknown)
    expect((await act({ intent: 'withdraw' }, `/en/offers/${'x'.repeat(43)}`)).status).toBe(404)
    app.passTime(181 * day)
    expect(await told(page)).toEqual(unknown)
    await sweepOfferTokens(services)
    expect((await db.execute(sql`select from offer_tokens`)).rows).toHaveLength(0)
    app.passTime(-181 * day)
  })

  test('comes with every reply', async () => {
    const reply = { subject: 'Your offer', text: 'Where does it stand?', afterwards: 'need_info' } as const
    await replyToItem(services, await seen(), reply, ines)
    app.passTime(CALL_BACK_MS)
    const newer = await mailedPage('desk.reply')
    expect(newer).not.toBe(page)
    for (const address of [page, newer]) {
      const html = await look(address)
      expect(html).toContain('We have a question')
      expect(html).toContain('Where does it stand?')
    }
  })

  test('is not needed by who has signed in with the address of the offer', async () => {
    await openAccount(app, seller)
    const member = new AccountVisitor(app)
    await member.signIn(seller)
    const list = await (await member.send('/en/account/business')).text()
    expect(list).toContain(`href="/en/offers/${reference}"`)
    expect(await (await member.send(`/en/offers/${reference}`)).text()).toContain('Board games')
    await db.execute(sql`update offers set email = 'other@brettspiel.example'`)
    expect((await member.send(`/en/offers/${reference}`)).status).toBe(404)
  })
})

describe('what the seller writes', () => {
  test('is in the inbox, unread, with a mail to the team, and answers a question', async () => {
    await replyToItem(services, await seen(), { subject: 'S', text: 'Photos?', afterwards: 'need_info' }, ines)
    expect(await item()).toMatchObject({ state: 'need_info', awaits: 'them', unread: false })
    const form = new FormData()
    form.set('key', randomUUID())
    form.set('intent', 'write')
    form.set('text', 'Here they are.\r\n<script>')
    form.set('attachments', new File([pdfOf(1_000)], 'photos.pdf'))
    const answer = await app.request(page, { method: 'POST', body: form })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=write#done`])
    expect(await item()).toMatchObject({ state: 'in_review', awaits: 'us', unread: true, box: 'open' })
    const [mail, ...others] = await mailsToTeam()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Offer ${reference}: news from Brettspielhaus`)
    for (const part of ['Here they are.', 'photos.pdf', `/en/team/inbox/${offerId}`]) expect(mail?.text).toContain(part)
    const html = await look()
    expect(html).toContain('&lt;script&gt;')
    expect(html.match(/photos\.pdf/g)?.length).toBeGreaterThan(1)
    const [event] = await findHistory(services, offerId)
    expect(event).toMatchObject({
      kind: 'wrote',
      who: 'Jonas Keller',
      whoId: null,
      became: { text: 'Here they are.\n<script>', files: ['photos.pdf'], state: 'in_review' },
    })
  })

  test('is kept once, however often it is sent', async () => {
    const again = { intent: 'write', text: 'Hello', key: randomUUID() }
    const answers = await Promise.all([act(again), act(again), act(again)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await findHistory(services, offerId)).toHaveLength(1)
    expect(await mailsToTeam()).toHaveLength(1)
  })

  test('is asked for when there is nothing, and stays typed when it is too long or too much', async () => {
    const empty = await act({ intent: 'write', text: ' ' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain('Please write something or add a file.')
    const long = await act({ intent: 'write', text: `tail ${'x'.repeat(10_000)}` })
    expect(long.status).toBe(422)
    expect(await long.text()).toContain('tail xxx')
    for (let n = 0; n < 30; n++) expect((await act({ intent: 'write', text: `${n}` })).status).toBe(303)
    const over = await act({ intent: 'write', text: 'one more' })
    expect(over.status).toBe(429)
    expect(await over.text()).toContain('one more')
  })

  test('holds a file once, also when the field and the box of the attempt before both name it', async () => {
    const file = await uploadFile(app, 'photos.pdf', pdfOf(1_000))
    const form = new FormData()
    for (const [name, value] of Object.entries({ key: randomUUID(), intent: 'write', text: 'Once more' }))
      form.set(name, value)
    for (const { name, url } of [file, file]) form.append('keptFile', JSON.stringify({ name, url }))
    expect((await app.request(page, { method: 'POST', body: form })).status).toBe(303)
    expect((await findHistory(services, offerId))[0]?.became.files).toEqual(['photos.pdf'])
  })

  test('brings back what the team was done with, but not what it called spam', async () => {
    await actOnItems(services, { intent: 'done' }, [await seen()], ines)
    await act({ intent: 'write', text: 'Still interested?' })
    expect(await item()).toMatchObject({ box: 'open', unread: true })
    await actOnItems(services, { intent: 'spam' }, [await seen()], ines)
    expect(await look()).not.toContain('<form method="post" enctype')
    expect((await act({ intent: 'write', text: 'Buy this' })).status).toBe(409)
    expect(await item()).toMatchObject({ box: 'quarantine' })
  })
})

describe('a counter-offer', () => {
  test('reaches the seller by mail and on the page, and is accepted once, however many say so at a time', async () => {
    const made = await counter()
    expect(made).toMatchObject({ done: 1, missed: 0 })
    expect(await item()).toMatchObject({ state: 'counter_offered', awaits: 'them' })
    const html = await look(await mailedPage('offer.counter_offer'))
    for (const text of ['We’ve made a counter-offer', '€12.50 per unit', '2,112 pcs', 'Ex works.'])
      expect(html).toContain(text)
    expect(await look(`${page}?ask=accept`)).toContain('Accept this counter-offer?')
    const answers = await Promise.all(Array.from({ length: 6 }, () => act({ intent: 'accept', counterOffer: made.id })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect((await findHistory(services, offerId)).map(({ kind }) => kind)).toEqual(['accepted', 'counter_offer'])
    expect(await mailsToTeam()).toHaveLength(1)
    expect(await item()).toMatchObject({ state: 'accepted', unread: true, awaits: 'us' })
    expect(await look()).toContain('We have a deal')
  })

  test('has one answer: of a yes and a no at the same time one is taken, and it is final', async () => {
    const { id: counterOffer } = await counter()
    const both = await Promise.all([act({ intent: 'accept', counterOffer }), act({ intent: 'decline', counterOffer })])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
    const { rows } = await db.execute<{ answer: string }>(sql`select answer from counter_offers`)
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(rows[0]?.answer === 'accepted' ? 303 : 409)
    for (const change of [sql`answer = 'declined'`, sql`answer = null, answered_at = null`, sql`amount = 1`])
      await expect(db.execute(sql`update counter_offers set ${change}`)).rejects.toMatchObject({
        cause: { code: '23001' },
      })
    expect(await findHistory(services, offerId)).toHaveLength(2)
  })

  test('that was declined gives the turn back to the team, and a new one takes the place of an open one', async () => {
    const first = await counter()
    expect((await act({ intent: 'decline', counterOffer: first.id })).status).toBe(303)
    expect(await item()).toMatchObject({ state: 'in_review', awaits: 'us', unread: true })
    const second = await counter()
    const third = await counter({ price: '13' })
    expect((await act({ intent: 'accept', counterOffer: second.id })).status).toBe(409)
    expect((await act({ intent: 'accept', counterOffer: third.id })).status).toBe(303)
  })

  test('cannot be accepted when it has expired, or the team has decided otherwise', async () => {
    const { id: counterOffer } = await counter()
    app.passTime(5 * day)
    expect(await look()).toContain('Our counter-offer has expired')
    const late = await act({ intent: 'accept', counterOffer })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('This counter-offer has expired.')
    app.passTime(-5 * day)
    await actOnItems(services, { intent: 'state', state: 'declined', reason: 'price' }, [await seen()], ines)
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(409)
    expect(await look()).toContain('Not this time')
  })

  test('stands while the team asks something about it', async () => {
    const { id: counterOffer } = await counter()
    const view = await presentItem(services, offerId, ines, 'en', 'photos')
    expect(view?.draft.afterwards).toBe('')
    await replyToItem(services, await seen(), { subject: 'S', text: 'Photos?', afterwards: '' }, ines)
    expect(await look()).toContain('€12.50 per unit')
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(303)
  })

  test('that the team moves away from is over for good, also when that is undone or there is another one later', async () => {
    const { id: counterOffer } = await counter()
    const { actionId } = await actOnItems(
      services,
      { intent: 'state', state: 'need_info', reason: null },
      [await seen()],
      ines,
    )
    const { rows } = await db.execute(sql`select answer from counter_offers`)
    expect(rows).toEqual([{ answer: 'replaced' }])
    expect(await undoAction(services, actionId, ines)).toMatchObject({ done: 1 })
    expect(await item()).toMatchObject({ state: 'in_review' })
    await actOnItems(services, { intent: 'state', state: 'counter_offered', reason: null }, [await seen()], ines)
    expect(await look()).not.toContain('ask=accept')
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(409)
  })

  test('is not made over what a colleague has done, nor for what is agreed upon', async () => {
    const before = await seen()
    await actOnItems(services, { intent: 'tag', tag: 'later' }, [before], {
      ...ines,
      id: crypto.randomUUID(),
      name: 'Theo',
    })
    const input = parseInput(counterOfferSchema('2020-01-01'), { ...terms, validUntil: '2999-01-01' })
    expect(await makeCounterOffer(services, before, input, ines)).toMatchObject({ done: 0, missed: 1 })
    await actOnItems(services, { intent: 'state', state: 'accepted', reason: null }, [await seen()], ines)
    await expect(counter()).rejects.toMatchObject({ code: 'counter_offer.over' })
  })

  test.each([
    ['a price that is none', { price: 'twelve' }, 'price'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['a price finer than the currency', { price: '1.2345' }, 'price'],
    ['a quantity that is none', { quantity: '-3' }, 'quantity'],
    ['a day that is over', { validUntil: '2019-12-31' }, 'validUntil'],
    ['no currency of ours', { currency: 'XXX' }, 'currency'],
  ])('%s is refused', (_, changes, field) => {
    const parse = () => parseInput(counterOfferSchema('2020-01-01'), { ...terms, validUntil: '2020-02-01', ...changes })
    expect(parse).toThrow(expect.objectContaining({ errors: { [field]: [expect.any(String)] } }))
  })
})

describe('taking an offer back', () => {
  test('asks first, is told to the team once, and ends it', async () => {
    expect(await look(`${page}?ask=withdraw`)).toContain('Withdraw your offer?')
    const answers = await Promise.all([act({ intent: 'withdraw' }), act({ intent: 'withdraw' })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await item()).toMatchObject({ state: 'withdrawn', box: 'open', unread: true })
    expect(await mailsToTeam()).toHaveLength(1)
    const html = await look()
    expect(html).toContain('You’ve withdrawn this offer')
    expect(html).not.toContain('ask=withdraw')
  })

  test('is too late once there is a deal', async () => {
    const { id: counterOffer } = await counter()
    await act({ intent: 'accept', counterOffer })
    expect((await act({ intent: 'withdraw' })).status).toBe(409)
    expect(await item()).toMatchObject({ state: 'accepted' })
  })
})
