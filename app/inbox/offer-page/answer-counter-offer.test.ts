import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readMails } from '../../../tests/read-mails'
import { parseInput } from '../../platform/base/parse-input'
import { counterOfferSchema } from '../counter-offers/counter-offer-schema'
import { makeCounterOffer } from '../counter-offers/make-counter-offer.server'
import { undoAction } from '../history/undo-action.server'
import { presentItem } from '../item-view/present-item.server'
import { findHistory } from '../items/find-events.server'
import { replyToItem } from '../replies/reply-to-item.server'
import { actOnItems } from '../triage/act-on-items.server'
import { day, ines, openOfferPage, terms } from './open-offer-page.suite'

const { app, services, db, offer, mailedPage, look, item, seen, mailsToTeam, act, counter } = await openOfferPage()

describe('a counter-offer', () => {
  test('reaches the seller by mail and on their page, and can be accepted once', async () => {
    const made = await counter()
    expect(made).toMatchObject({ done: 1, missed: 0 })
    expect(await item()).toMatchObject({ state: 'counter_offered', awaits: 'them' })
    const [mail] = await readMails(db, sql`kind = 'offer.counter_offer'`)
    expect(mail?.text).toContain('Your offer: Board games, <b>end of line</b>\nPrice: €12.50 per unit')
    const html = await look(await mailedPage('offer.counter_offer'))
    for (const text of ['We’ve made a counter-offer', '€12.50 per unit', '2,112 pcs', 'Ex works.'])
      expect(html).toContain(text)
    expect(await look(`${offer.page}?ask=accept`)).toContain('Accept this counter-offer?')
    const answers = await Promise.all(Array.from({ length: 6 }, () => act({ intent: 'accept', counterOffer: made.id })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect((await findHistory(services, offer.id)).map(({ kind }) => kind)).toEqual(['accepted', 'counter_offer'])
    expect(await mailsToTeam()).toHaveLength(1)
    expect(await item()).toMatchObject({ state: 'accepted', unread: true, awaits: 'us' })
    expect(await look()).toContain('We have a deal')
  })

  test('takes the first of two simultaneous answers, which is final', async () => {
    const { id: counterOffer } = await counter()
    const both = await Promise.all([act({ intent: 'accept', counterOffer }), act({ intent: 'decline', counterOffer })])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
    const { rows } = await db.execute<{ answer: string }>(sql`select answer from counter_offers`)
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(rows[0]?.answer === 'accepted' ? 303 : 409)
    for (const change of [sql`answer = 'declined'`, sql`answer = null, answered_at = null`, sql`amount = 1`])
      await expect(db.execute(sql`update counter_offers set ${change}`)).rejects.toMatchObject({
        cause: { code: '23001' },
      })
    expect(await findHistory(services, offer.id)).toHaveLength(2)
  })

  test('returns the offer to the team when declined, and is replaced by the next one', async () => {
    const first = await counter()
    expect((await act({ intent: 'decline', counterOffer: first.id })).status).toBe(303)
    expect(await item()).toMatchObject({ state: 'in_review', awaits: 'us', unread: true })
    const second = await counter()
    const third = await counter({ price: '13' })
    expect((await act({ intent: 'accept', counterOffer: second.id })).status).toBe(409)
    expect((await act({ intent: 'accept', counterOffer: third.id })).status).toBe(303)
  })

  test('cannot be accepted once it has expired or the team has declined the offer', async () => {
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

  test('stays open while the team asks about it', async () => {
    const { id: counterOffer } = await counter()
    const view = await presentItem(services, offer.id, ines, { language: 'en', costs: null }, 'photos')
    expect(view?.draft.afterwards).toBe('')
    await replyToItem(services, await seen(), { subject: 'S', text: 'Photos?', afterwards: '' }, ines)
    expect(await look()).toContain('€12.50 per unit')
    expect((await act({ intent: 'accept', counterOffer })).status).toBe(303)
  })

  test('is closed for good when the team changes the state, even if that is undone', async () => {
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

  test('is refused after a colleague’s change or once a price is agreed', async () => {
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
    ['an invalid price', { price: 'twelve' }, 'price'],
    ['a price of zero', { price: '0' }, 'price'],
    ['a price finer than the currency', { price: '1.2345' }, 'price'],
    ['an invalid quantity', { quantity: '-3' }, 'quantity'],
    ['a past date', { validUntil: '2019-12-31' }, 'validUntil'],
    ['an unsupported currency', { currency: 'XXX' }, 'currency'],
  ])('%s is refused', (_, changes, field) => {
    const parse = () => parseInput(counterOfferSchema('2020-01-01'), { ...terms, validUntil: '2020-02-01', ...changes })
    expect(parse).toThrow(expect.objectContaining({ errors: { [field]: [expect.any(String)] } }))
  })
})
