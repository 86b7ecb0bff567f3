import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { undoAction } from '../history/undo-action.server'
import { openInbox } from '../triage/open-inbox.suite'
import { markRead } from './change-item.server'
import { describeItem } from './describe-item.server'
import { countItems, findItems, type Item } from './find-items.server'
import { parseInboxQuery } from './inbox-query'

const { services, db, ines, sendOffer, sendMessage, sendRequest, list, act, only } = await openInbox()

describe('an incoming item', () => {
  test('is in the inbox once, stored in one transaction', async () => {
    await Promise.all([sendOffer({}, 'one'), sendOffer({}, 'one'), sendMessage(), sendRequest()])
    expect(
      (await list())
        .map(({ kind, state, name, company, email, summary, unread }) => [
          kind,
          state,
          name,
          company,
          email,
          summary,
          unread,
        ])
        .sort(),
    ).toEqual([
      ['message', 'new', 'Jonas Keller', null, 'Jonas@brettspiel.example', 'Do you buy games?', true],
      ['offer', 'submitted', 'Jonas Keller', 'Brettspielhaus', 'Jonas@brettspiel.example', 'Board games', true],
      ['request', 'new', 'Jonas Keller', 'Spiel AG', 'Jonas@brettspiel.example', 'Puzzles', true],
    ])
    expect(await countItems(services, ines.id)).toMatchObject({
      open: 3,
      offers: 1,
      requests: 1,
      messages: 1,
      unread: 3,
      mine: 0,
    })
  })

  test('that is an inquiry is found by its lots', async () => {
    const id = randomUUID()
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into inquiries (id, reference, submission, status, channel, language, name, company, email, country,
          resale_countries, resale_channels, message, answer_by, created_at)
        values (${id}, 'I-2611-0001', 'one', 'new', 'web', 'de', 'Lena', 'Laden GmbH', 'lena@laden.example', 'DE', '{}', '{}',
          'Still there?', '2026-11-24', ${services.now()})`)
      await tx.execute(sql`insert into inquiry_items (inquiry_id, position, lot_reference, lot_title, quantity, unit)
        values (${id}, 0, 'L-2611-0042', 'Ankle boots', 12, 'XPX')`)
    })
    const inquiry = await only('q=ankle 0042')
    expect(inquiry).toMatchObject({
      kind: 'inquiry',
      id,
      state: 'new',
      summary: 'Ankle boots L-2611-0042 · Still there?',
    })
    const described = await describeItem(services, inquiry, 'en')
    expect(described?.facts[0]).toMatchObject({ value: expect.stringContaining('Ankle boots') })
    const { actionId } = await act({ intent: 'state', state: 'lost', reason: 'price' }, [inquiry])
    expect(await only('tab=done')).toMatchObject({ state: 'lost' })
    await undoAction(services, actionId, ines)
    expect(await only('tab=inquiries')).toMatchObject({ state: 'new' })
    await act({ intent: 'spam' }, [await only()])
    await act({ intent: 'release' }, [await only('tab=quarantine')])
    expect(await only()).toMatchObject({ state: 'new', box: 'open' })
  })

  test('is sorted unread first, then by waiting time', async () => {
    for (const description of ['first', 'second', 'third']) await sendOffer({ description })
    const [first] = await list()
    if (first) await markRead(services, first.id)
    expect((await list()).map(({ summary }) => summary)).toEqual(['second', 'third', 'first'])
    expect((await list())[2]?.version).toBe(0)
  })

  test.each([
    ['a name', 'keller'],
    ['a company, however it is spelled', 'BRETTSPÍEL'],
    ['an address', 'jonas@brettspiel'],
    ['part of a number', '0001'],
    ['words of the text in any order', 'games board'],
  ])('is found by %s', async (_, q) => {
    await sendOffer()
    await sendOffer({ name: 'Ana', company: 'Boots Lda', email: 'ana@boots.example', description: 'Boots' })
    expect((await list(`q=${encodeURIComponent(q)}`)).map(({ name }) => name)).toEqual(['Jonas Keller'])
    expect(await list('q=%25')).toEqual([])
  })

  test('can be sorted by arrival or by promised date, across pages without gaps', async () => {
    await db.execute(sql`insert into offers (id, reference, idempotency_key, input_digest, status, channel, language, name, email,
        phone_number, description, answer_by, created_at)
      select gen_random_uuid(), 'O-' || n, 'o' || n, 'x', 'submitted', 'web', 'en', 'N' || n, 'n@x.example', '1', 'T',
        date '2026-12-01' + (n * 7 % 50) / 3, timestamptz '2026-11-01' + (n * 11 % 100) * interval '1 hour'
      from generate_series(1, 100) n`)
    await sendMessage()
    const all = async (sort: string) => {
      const found: Item[] = []
      for (let after: string | null = ''; after !== null; ) {
        const query = { ...parseInboxQuery(new URLSearchParams({ sort })), after: after || null }
        const page = await findItems(services, query, ines.id)
        found.push(...page.items)
        after = page.nextCursor
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(101)
      return found
    }
    const newest = (await all('newest')).map(({ receivedAt }) => receivedAt.getTime())
    expect(newest).toEqual(newest.toSorted((a, b) => b - a))
    const promised = (await all('answer_by')).map(({ answerBy }) => answerBy ?? '9999')
    expect(promised).toEqual(promised.toSorted())
    expect(promised.at(-1)).toBe('9999')
    const { nextCursor } = await findItems(
      services,
      parseInboxQuery(new URLSearchParams({ sort: 'answer_by' })),
      ines.id,
    )
    expect((await list(`after=${nextCursor}`))[0]?.id).toBe((await list())[0]?.id)
  })

  test('appears on exactly one page of the list', async () => {
    await db.execute(sql`insert into contact_messages (id, submission, state, language, name, email, message, created_at)
      select gen_random_uuid(), 'm' || n, 'new', 'en', 'N' || n, 'n@x.example', 'M', timestamptz '2026-11-01' + (n / 3) * interval '1 s' from generate_series(1, 120) n`)
    const names: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query = { ...parseInboxQuery(new URLSearchParams()), after: after || null }
      const page = await findItems(services, query, ines.id)
      names.push(...page.items.map(({ name }) => name))
      after = page.nextCursor
    }
    expect(new Set(names).size).toBe(120)
    expect(names).toHaveLength(120)
  })
})
