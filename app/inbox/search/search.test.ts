import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { addNote } from '../history/conversation.server'
import { openInbox } from '../triage/open-inbox.suite'
import { COUNTED, findEverything } from './find-everything.server'

const { app, services, db, ines, sendOffer, sendMessage, only, act } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')

beforeEach(async () => {
  await db.execute(sql`truncate lots cascade`)
})

const page = async (search: string) => (await office.send(`/en/team/search?${search}`)).text()

async function counted(q: string): Promise<Record<string, number>> {
  const found = await findEverything(services, q, 6)
  return Object.fromEntries(found.flatMap(({ kind, count }) => (count > 0 ? [[kind, count]] : [])))
}

describe('the search finds', () => {
  test('items, including done and snoozed ones', async () => {
    await sendOffer({ description: 'Wooden puzzles' })
    await act({ intent: 'done' }, [await only()])
    expect(await counted('PUZZLES wooden')).toEqual({ items: 1 })
    await act({ intent: 'snooze', days: 3 }, [await only('tab=done')])
    expect(await page('q=puzzles')).toContain('Brettspielhaus')
  })

  test('notes and messages, companies and people', async () => {
    await sendMessage({ name: 'Zoë Müller', email: 'zoe@muller.example' })
    const item = await only()
    await addNote(services, item.id, 'Calls back about the harmonicas', ines)
    expect(await counted('harmonica')).toEqual({ messages: 1 })
    expect(await page('q=harmonica')).toContain('Calls back about the harmonicas')
    expect(await counted('MULLER')).toEqual({ items: 1, contacts: 1 })
    expect(await counted('rui@stocklot.example')).toEqual({ contacts: 1 })
  })

  test('lots, including drafts, by title and number, and articles by name and EAN', async () => {
    const [lot] = await writeLots(services, [{ lot: sampleInput({ status: 'draft' }) }])
    if (!lot || lot.result === 'rejected') throw new Error('no lot')
    expect(await counted('laufschuhe')).toEqual({ lots: 1 })
    expect(await counted(lot.reference)).toEqual({ lots: 1 })
    expect(await counted('4006381333931')).toEqual({ articles: 1 })
    expect(await counted('runner black')).toEqual({ articles: 2 })
    expect(await page('q=runner')).toContain(`/en/team/lots/${lot.reference}`)
  })

  test('Greek regardless of case and accents', async () => {
    await sendOffer({ description: 'Ελιές Καλαμών' })
    expect(await counted('ΕΛΙΕΣ ΚΑΛΑΜΩΝ')).toEqual({ items: 1 })
  })

  test('parts of words, but nothing for wildcards or unknown words', async () => {
    await sendOffer({ description: '100% cotton_shirts' })
    expect(await counted('%')).toEqual({})
    expect(await counted('co')).toEqual({})
    expect(await counted('cott shir')).toEqual({ items: 1 })
    expect(await page('q=xyzzyq')).toContain('No results for “xyzzyq”')
  })
})

test('counts results per kind and can show one kind alone', async () => {
  await sendOffer({ description: 'Puzzles' })
  await writeLots(services, [{ lot: sampleInput({ texts: { en: { title: 'Puzzles' } } }) }])
  const all = await page('q=puzzles')
  expect(all).toMatch(/Inbox<!-- --> <b class="tabular">1<\/b>/)
  expect(all).toMatch(/Lots<!-- --> <b class="tabular">1<\/b>/)
  const lots = await page('q=puzzles&kind=lots')
  expect(lots).not.toContain('id="found-items"')
  expect(lots).toContain('id="found-lots"')
})

test('shows words that begin as typed before parts of words', async () => {
  for (const title of ['Board games', 'Keyboards'])
    await writeLots(services, [{ lot: sampleInput({ externalId: title, texts: { en: { title } } }) }])
  const [lots] = (await findEverything(services, 'BOARD', 6)).filter(({ kind }) => kind === 'lots')
  expect(lots?.rows.map(({ title }) => title)).toEqual(['Board games', 'Keyboards'])
})

test('shows the newest of many results first and caps the count', async () => {
  await db.execute(sql`insert into contact_messages (id, submission, state, language, name, email, message, created_at)
    select gen_random_uuid(), 'many ' || n, 'new', 'en', 'Sender ' || n, 'sender' || n || '@many.example', 'Toys ' || n,
      now() - n * interval '1 minute' from generate_series(1, ${COUNTED + 200}) n`)
  const [items] = await findEverything(services, 'toys', 3, ['items'])
  expect(items?.count).toBe(COUNTED)
  expect(items?.rows.map(({ title }) => title)).toEqual(['Sender 1', 'Sender 2', 'Sender 3'])
})
