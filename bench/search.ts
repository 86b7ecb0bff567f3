import pg from 'pg'
import { benchAtOffice } from './at-office.ts'
import { fillOffice } from './fill-office.ts'
import { benchList } from './inbox.ts'

const NOTES = 100_000

const searches = [
  ['words that very many have', 'board games'],
  ['words that all lots have', 'running shoes'],
  ['a word that some have', 'keller'],
  ['three letters', 'sho'],
  ['one item', '77777'],
  ['a company', 'trading 4711'],
  ['an address', 'reader777@buyer.example'],
  ['a lot by its number', 'L-2501-0004711'],
  ['articles by the beginning of their EAN', '4006381001'],
  ['articles by name', 'running shoes 377'],
  ['a note', 'calls back 4711'],
  ['words in Greek capitals', 'ΕΛΑΙΩΝΕΣ'],
  ['nothing', 'xyzzyq'],
] as const

export async function benchSearch(): Promise<void> {
  await benchAtOffice(async (page, site, databaseUrl) => {
    await fillOffice(site, databaseUrl)
    await writeNotes(databaseUrl)
    for (const [name, q] of searches)
      await benchList(page, name, `${site.url}/en/team/search.data?${new URLSearchParams({ q })}`)
  })
}

async function writeNotes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('alter table inbox_events disable trigger notify_inbox')
    await client.query(`insert into inbox_events (id, item_id, action_id, kind, who, became, version, created_at)
      select gen_random_uuid(), id, gen_random_uuid(), 'note', 'Ines Duarte',
        jsonb_build_object('text', 'Calls back on Monday about pallet ' || no), version, received_at
      from (select *, row_number() over () as no from inbox_items limit ${NOTES}) as items`)
    await client.query('alter table inbox_events enable trigger notify_inbox')
    await client.query('vacuum analyze inbox_events')
  } finally {
    await client.end()
  }
}
