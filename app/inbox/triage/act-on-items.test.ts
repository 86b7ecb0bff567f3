import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { removeFromTeam } from '../../accounts/staff/remove-staff.server'
import { undoAction } from '../history/undo-action.server'
import { markRead } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import { wakeItems } from '../items/wake-items.server'
import { draftReply } from '../replies/reply-mail.server'
import { replyToItem } from '../replies/reply-to-item.server'
import { openInbox, seen } from './open-inbox.suite'
import type { TriageAction } from './triage-action'

const { app, services, db, ines, rui, sendOffer, sendMessage, sendRequest, list, act, only, history } =
  await openInbox()

describe('two colleagues with one item', () => {
  test('overwrite nothing: an action on an outdated version is refused', async () => {
    await sendOffer()
    const item = await only()
    expect(await act({ intent: 'assign', assignee: ines.id }, [item])).toMatchObject({ done: 1, missed: 0 })
    expect(await act({ intent: 'done' }, [item], rui)).toMatchObject({ done: 0, missed: 1 })
    expect(await only()).toMatchObject({ box: 'open', assigneeId: ines.id })
    expect(await act({ intent: 'done' }, [await only()], rui)).toMatchObject({ done: 1 })
  })

  test('acting at the same moment: one of them wins', async () => {
    for (let n = 0; n < 4; n++) await sendMessage({ name: `N${n}` })
    const items = await list()
    const [one, other] = await Promise.all([
      act({ intent: 'done' }, items),
      act({ intent: 'state', state: 'closed', reason: null }, items.toReversed(), rui),
    ])
    expect([one.done + other.done, one.missed + other.missed]).toEqual([4, 4])
    expect(await history()).toHaveLength(4)
  })

  test('can act while the other reads', async () => {
    await sendOffer()
    const item = await only()
    await markRead(services, item.id)
    expect(await act({ intent: 'done' }, [item])).toMatchObject({ done: 1 })
  })
})

describe('actions on items', () => {
  const actions: [string, TriageAction, Partial<Item>][] = [
    ['done', { intent: 'done' }, { box: 'done', unread: false }],
    ['snoozed', { intent: 'snooze', days: 3 }, { box: 'snoozed' }],
    ['marked as spam', { intent: 'spam' }, { box: 'quarantine', state: 'spam' }],
    ['given a tag', { intent: 'tag', tag: 'urgent' }, { tags: ['urgent'] }],
    ['accepted', { intent: 'state', state: 'accepted', reason: null }, { state: 'accepted', box: 'open' }],
    ['declined', { intent: 'state', state: 'declined', reason: 'price' }, { state: 'declined', box: 'done' }],
  ]

  test.each(actions)('%s is recorded for many items at once and can be undone', async (_, action, expected) => {
    await sendOffer({ description: 'one' })
    await sendOffer({ description: 'two' })
    const before = await list()
    const { actionId, done } = await act(action, before)
    expect(done).toBe(2)
    const changed = async () =>
      (await db.execute<{ id: string }>(sql`select id from inbox_items order by received_at`)).rows.map(({ id }) => id)
    expect(await changed()).toHaveLength(2)
    const tabs = ['open', 'snoozed', 'done', 'quarantine']
    const all = async () => (await Promise.all(tabs.map((tab) => list(`tab=${tab}`)))).flat()
    for (const item of await all()) expect(item).toMatchObject(expected)
    expect(await history()).toHaveLength(2)
    expect(await undoAction(services, actionId, ines)).toMatchObject({ done: 2, missed: 0 })
    const was = ({ state, box, unread, snoozedUntil, tags, assigneeId }: Item) => ({
      ...{ state, box, unread, snoozedUntil, tags, assigneeId },
    })
    expect((await all()).map(was)).toEqual(before.map(was))
    await expect(undoAction(services, actionId, rui)).rejects.toMatchObject({ code: 'inbox.nothing_to_undo' })
  })

  test('cannot be undone after a colleague’s change', async () => {
    await sendOffer()
    const { actionId } = await act({ intent: 'done' }, [await only()])
    await act({ intent: 'tag', tag: 'later' }, [await only('tab=done')], rui)
    expect(await undoAction(services, actionId, ines)).toMatchObject({ done: 0, missed: 1 })
    expect(await only('tab=done')).toMatchObject({ tags: ['later'] })
  })

  test('a new promised date reaches the sender’s record and can be undone', async () => {
    await sendOffer()
    const before = await only()
    const day = '2999-01-04'
    const { actionId } = await act({ intent: 'promise', day }, [before])
    expect(await only()).toMatchObject({ answerBy: day })
    const stored = async () => (await db.execute<{ day: string }>(sql`select answer_by::text as day from offers`)).rows
    expect(await stored()).toEqual([{ day }])
    await undoAction(services, actionId, ines)
    expect(await only()).toMatchObject({ answerBy: before.answerBy })
    expect(await stored()).toEqual([{ day: before.answerBy }])
    await expect(act({ intent: 'promise', day: '2020-01-01' }, [await only()])).rejects.toMatchObject({
      errors: { day: ['validation.past_day'] },
    })
    await sendMessage()
    const message = await only('tab=messages')
    expect(message.answerBy).toBeNull()
    const promised = await act({ intent: 'promise', day }, [message])
    expect(await only('tab=messages')).toMatchObject({ answerBy: day })
    await undoAction(services, promised.actionId, ines)
    expect(await only('tab=messages')).toMatchObject({ answerBy: null })
  })

  test('a declined offer needs a reason, and a message cannot be won', async () => {
    await sendOffer()
    await expect(act({ intent: 'state', state: 'declined', reason: null }, [await only()])).rejects.toMatchObject({
      errors: { reason: ['validation.choice'] },
    })
    await sendMessage()
    const message = await only('tab=messages')
    await expect(act({ intent: 'state', state: 'won', reason: null }, [message])).rejects.toMatchObject({
      errors: { state: ['validation.choice'] },
    })
  })

  test('items can be assigned to the team only, and leaving it unassigns them', async () => {
    await sendOffer()
    await expect(act({ intent: 'assign', assignee: randomUUID() }, [await only()])).rejects.toMatchObject({
      errors: { assignee: ['validation.choice'] },
    })
    await act({ intent: 'assign', assignee: rui.id }, [await only()])
    await removeFromTeam(services, 'rui@stocklot.example')
    expect(await only()).toMatchObject({ assigneeId: null })
  })

  test('the history cannot be changed or deleted', async () => {
    await sendOffer()
    await act({ intent: 'state', state: 'accepted', reason: null }, [await only()])
    for (const table of ['inbox_events', 'offer_events', 'buying_request_events']) {
      if (table === 'buying_request_events') await sendRequest()
      const name = sql.identifier(table)
      await expect(db.execute(sql`update ${name} set kind = 'other'`), table).rejects.toMatchObject({
        cause: { code: '23001' },
      })
      await expect(db.execute(sql`delete from ${name}`), table).rejects.toMatchObject({ cause: { code: '23001' } })
    }
    const visitor = await app.request('/api/team/offers', {
      headers: { authorization: 'Bearer a-token-for-tests-and-for-nothing-else' },
    })
    expect((await visitor.json()).items[0]).toMatchObject({
      status: 'accepted',
      history: [{ kind: 'submitted' }, { kind: 'status', who: 'team', data: { from: 'submitted', to: 'accepted' } }],
    })
  })
})

describe('items caught by the honeypot', () => {
  const mailsTo = async () =>
    (await db.execute<{ to: string }>(sql`select recipient ->> 'address' as to from mails order by kind`)).rows.map(
      ({ to }) => to,
    )

  test.each([
    ['message', sendMessage, ['office@stocklot.example']],
    ['request', sendRequest, ['jonas@brettspiel.example', 'office@stocklot.example']],
  ] as const)(
    '%s: waits in quarantine, and once released is treated as if it had arrived normally',
    async (kind, send, mailed) => {
      expect((await send({ honeypot: 'x' })).status).toBeLessThan(300)
      expect(await list()).toEqual([])
      expect(await mailsTo()).toEqual([])
      const caught = await only('tab=quarantine')
      expect(caught).toMatchObject({ kind, state: 'quarantined' })
      const { actionId } = await act({ intent: 'release' }, [caught])
      expect(await only()).toMatchObject({ kind, state: 'new', box: 'open', unread: true })
      expect((await mailsTo()).map((address) => address.toLowerCase())).toEqual(mailed)
      expect(await act({ intent: 'release' }, [caught])).toMatchObject({ missed: 1 })
      expect(await mailsTo()).toHaveLength(mailed.length)
      await expect(undoAction(services, actionId, ines)).rejects.toMatchObject({ code: 'inbox.nothing_to_undo' })
    },
  )

  test('an item marked as spam by mistake is restored without a second mail', async () => {
    await sendMessage()
    await act({ intent: 'spam' }, [await only()])
    await act({ intent: 'release' }, [await only('tab=quarantine')])
    expect(await only()).toMatchObject({ state: 'new', box: 'open' })
    expect(await mailsTo()).toHaveLength(1)
  })
})

describe('snoozed items', () => {
  test('come back unread in the morning, not earlier', async () => {
    await sendOffer()
    await act({ intent: 'snooze', days: 1 }, [await only()])
    const snoozed = await only('tab=snoozed')
    await wakeItems(services)
    expect(await only('tab=snoozed')).toMatchObject({ unread: false })
    app.passTime((snoozed.snoozedUntil?.getTime() ?? 0) - services.now().getTime() + 1)
    await Promise.all([wakeItems(services), wakeItems(services)])
    expect(await only()).toMatchObject({ box: 'open', unread: true, snoozedUntil: null, version: snoozed.version + 1 })
    expect((await history()).map(({ kind }) => kind)).toEqual(['snoozed', 'woken'])
  })
})

describe('a reply', () => {
  const writer = () => ({ ...ines, email: 'ines@stocklot.example' })
  const reply = { subject: 'Your offer', text: 'Hello Jonas,\n\n<b>12 EUR</b>?', afterwards: '' } as const
  const mails = async () =>
    (
      await db.execute<{
        kind: string
        message_id: string
        in_reply_to: string | null
        refers_to: string[]
        html: string
      }>(sql`select * from mails where recipient ->> 'address' ilike 'jonas@%' order by created_at, id`)
    ).rows

  test('is sent in one thread with the receipt, and then awaits the sender', async () => {
    await sendOffer()
    expect(await replyToItem(services, seen(await only()), reply, writer())).toMatchObject({ done: 1 })
    expect(await only()).toMatchObject({ state: 'in_review', awaits: 'them', unread: false })
    expect(await replyToItem(services, seen(await only()), { ...reply, done: 'on' }, writer())).toMatchObject({
      done: 1,
    })
    expect(await only('tab=done')).toMatchObject({ state: 'in_review' })
    const [receipt, first, second] = await mails()
    expect(first).toMatchObject({
      kind: 'desk.reply',
      in_reply_to: receipt?.message_id,
      refers_to: [receipt?.message_id],
      reply_to: { name: 'Ines', address: 'ines@stocklot.example' },
      personal: true,
    })
    expect(second).toMatchObject({
      in_reply_to: first?.message_id,
      refers_to: [receipt?.message_id, first?.message_id],
    })
    expect(first?.html).toContain('&lt;b&gt;12 EUR&lt;/b&gt;')
    expect(first?.html).toContain('Board games')
  })

  test('is not sent if a colleague replied first', async () => {
    await sendMessage()
    const item = await only()
    const both = await Promise.all([
      replyToItem(services, seen(item), reply, writer()),
      replyToItem(services, seen(item), reply, { ...rui, email: 'rui@stocklot.example' }),
    ])
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1])
    expect(await mails()).toHaveLength(1)
    expect(await only()).toMatchObject({ state: 'answered' })
  })

  test('starts in the recipient’s language', async () => {
    await sendOffer({ language: 'de' })
    const offerInGerman = await only()
    const { subject, text } = draftReply(services.config, offerInGerman, 'photos', ines)
    expect(subject).toBe(`Ihr Angebot ${offerInGerman.reference}`)
    expect(text).toMatch(/^Guten Tag Jonas Keller,\n\n[\s\S]*Fotos[\s\S]*Mit freundlichen Grüßen\nInes\n/)
  })
})
