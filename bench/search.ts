import { loadavg } from 'node:os'
import pg from 'pg'
import { joinOffice } from '../tests/join-office.ts'
import { freePort, openBrowser, openTestSite, openVisitor } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'
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
  const database = startOutsidePostgres(await freePort())
  if (!database) throw new Error('This needs PostgreSQL (Debian: postgresql) and its user.')
  const browser = await openBrowser()
  const site = await openTestSite({ DATABASE_URL: database.url })
  try {
    const storageState = await joinOffice(site)
    const page = await (await openVisitor(browser, site, { storageState })).newPage()
    await fillOffice(site, database.url)
    await writeNotes(database.url)
    for (const [name, q] of searches)
      await benchList(page, name, `${site.url}/en/team/search.data?${new URLSearchParams({ q })}`)
    console.log(`Processes that wanted a processor in the last five minutes: ${loadavg()[1]?.toFixed(1)}`)
  } finally {
    await browser.close()
    await site.close()
    database.close()
  }
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
