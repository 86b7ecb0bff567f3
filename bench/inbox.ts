import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { joinOffice } from '../tests/join-office.ts'
import { freePort, openBrowser, openTestSite, openVisitor, type TestSite } from '../tests/open-test-site.ts'
import { startPostgres } from './at-office.ts'
import { quantile, reportLoad } from './measures.ts'

const CHANGES = 40
const ITEMS = 100_000
/** Requests of each list that count, after as many as are thrown away. */
const REQUESTS = 40
const WARM_UP = 5

/** A place in a list, so many days ago. */
function placeOf(rank: number, days: number): string {
  const place = [rank, new Date(Date.now() - days * 86_400_000).toISOString(), '00000000-0000-4000-8000-000000000000']
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export const inboxLists = [
  ['all open', ''],
  ['all open, newest first', '?sort=newest'],
  ['all open, by the promised day', '?sort=answer_by'],
  ['offers', '?tab=offers'],
  ['messages, newest first', '?tab=messages&sort=newest'],
  ['mine, of which there are none', '?tab=mine'],
  ['done', '?tab=done'],
  ['a search that finds many', '?q=board+games'],
  ['a search that finds one', '?q=77777'],
  ['a search in what is done', '?tab=done&q=keller+boots'],
  ['a state', '?state=need_info'],
  ['requests', '?tab=requests'],
  ['quarantine', '?tab=quarantine'],
  ['far down', `?after=${placeOf(0, 1)}`],
  ['newest first, far down', `?sort=newest&after=${placeOf(0, 300)}`],
  ['done, far down', `?tab=done&after=${placeOf(0, 300)}`],
  ['a search in requests', '?tab=requests&q=trading+shoes'],
  ['a search in messages', '?tab=messages&q=sender77+board'],
  ['quarantine, a search', '?tab=quarantine&q=caught777'],
] as const

/**
 * The inbox on two nodes with one database: how long until what one of the team does is seen by another one, who sits on the other
 * node, and how long its lists take with 100,000 items in it. Both times are those of the whole way: form, database, event, page.
 */
export async function benchInbox(): Promise<void> {
  const database = startPostgres(await freePort())
  const browser = await openBrowser()
  const sites: TestSite[] = []
  try {
    const shared = { DATABASE_URL: database.url, SECRET_KEY: 'a-secret-key-for-benches-and-for-nothing-else' }
    const one = await openTestSite(shared)
    sites.push(one)
    // Before the other node starts: each start prints a link of its own, and the newest one works.
    const storageState = await joinOffice(one)
    const other = await openTestSite(shared)
    sites.push(other)
    const windows = await Promise.all(
      [one, other].map(async (site) => (await openVisitor(browser, site, { storageState })).newPage()),
    )
    const [here, there] = windows
    if (!here || !there) throw new Error('There are two windows.')
    await benchChanges(here, there, one, other)
    await fillInbox(database.url, ITEMS)
    for (const [name, search] of inboxLists) await benchList(here, name, `${one.url}/en/team/inbox.data${search}`)
    reportLoad()
  } finally {
    await browser.close()
    for (const site of sites.toReversed()) await site.close()
    database.close()
  }
}

async function benchChanges(here: Page, there: Page, one: TestSite, other: TestSite): Promise<void> {
  const sent = await fetch(`${one.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Jonas', email: 'jonas@brettspiel.example', message: 'Hello', honeypot: '' }),
  })
  if (sent.status !== 202) throw new Error(`The message was answered with ${sent.status}.`)
  await there.goto('/en/team/inbox')
  const address = (await there.locator('.inbox-table__subject a').first().getAttribute('href')) ?? ''
  await there.goto(address)
  // The stream of its own that the page has does not tell when an event came.
  await there.evaluate(() => {
    const events = new EventSource('/api/team/inbox/events')
    events.addEventListener('changed', () => performance.mark('event'))
    return new Promise((resolve) => events.addEventListener('changed', resolve, { once: true }))
  })
  const heard: number[] = []
  const seen: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const text = `Change number ${change}.`
    const shown = there.evaluate(
      (wanted) =>
        new Promise<{ event: number; page: number }>((resolve) => {
          performance.clearMarks('event')
          const look = () => {
            if (!document.body.innerText.includes(wanted)) return
            watch.disconnect()
            const [event] = performance.getEntriesByName('event')
            resolve({ event: performance.timeOrigin + (event?.startTime ?? Number.NaN), page: Date.now() })
          }
          const watch = new MutationObserver(look)
          watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      text,
    )
    const start = Date.now()
    const answer = await here.request.post(one.url + address, {
      form: { intent: 'note', text },
      headers: { origin: one.url },
      maxRedirects: 0,
    })
    if (answer.status() !== 303) throw new Error(`The note was answered with ${answer.status()}.`)
    const { event, page } = await shown
    heard.push(event - start)
    seen.push(page - start)
  }
  console.log(`A change on ${one.url} until its event is at a browser of ${other.url}: ${describe(heard)}`)
  console.log(`The same until it stands on the page there: ${describe(seen)}`)
}

/** Messages and offers of some years: one in nine is open. */
export async function fillInbox(url: string, items: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await beginFilling(client)
    await client.query(
      `insert into contact_messages (id, submission, state, language, name, email, message, created_at)
      select gen_random_uuid(), 'bench ' || n, case when n % 9 = 0 then 'new' else 'closed' end, 'en', 'Name ' || n,
        'sender' || n % 5000 || '@buyer.example', (array['board games', 'ankle boots', 'olive oil', 'tents'])[1 + n % 4] || ' ' || n,
        date_trunc('milliseconds', now()) - n * interval '5 minutes' from generate_series(1, ${items / 2}) n`,
    )
    await client.query(
      `insert into offers (id, reference, idempotency_key, input_digest, status, declined_because, channel, language, name, company,
        email, phone_number, description, answer_by, created_at)
      select gen_random_uuid(), 'O-2501-' || n, 'bench ' || n, 'x',
        case when n % 9 = 0 then (array['submitted', 'in_review', 'need_info', 'counter_offered'])[1 + n / 9 % 4] else 'declined' end,
        case when n % 9 = 0 then null else 'price' end, 'web', 'en', 'Jonas Keller', 'Company ' || n % 5000,
        'sender' || n % 5000 || '@seller.example', '+49 341 1234567',
        (array['board games', 'ankle boots', 'olive oil', 'tents'])[1 + n % 4] || ' ' || n,
        current_date - n / 300, date_trunc('milliseconds', now()) - n * interval '5 minutes' from generate_series(1, ${items / 2}) n`,
    )
    await endFilling(client)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Without triggers, of which the ones that add to the inbox and check references took two thirds of the time, row by row. */
export async function beginFilling(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query('drop index inbox_items_words')
}

/** Adds to the inbox what was filled, as the triggers would. */
export async function endFilling(client: pg.Client): Promise<void> {
  const kinds = [
    ['offer', 'offers', 'status, reference, name, company, email, language, description, created_at, answer_by'],
    ['request', 'buying_requests', 'status, reference, name, company, email, language, text, created_at, answer_by'],
    ['message', 'contact_messages', 'state, null, name, null, email, language, message, created_at, null'],
  ] as const
  for (const [kind, table, columns] of kinds)
    await client.query(`select add_to_inbox('${kind}', id, ${columns}) from ${table}
      where not exists (select from inbox_items where inbox_items.id = ${table}.id)`)
  await client.query('create index inbox_items_words on inbox_items using gin (words gin_trgm_ops)')
  await client.query('set session_replication_role = origin')
}

/** The data of a list, counts of all lists included, as a browser asks for it. */
export async function benchList(window: Page, name: string, address: string): Promise<void> {
  const times: number[] = []
  for (let request = 0; request < WARM_UP + REQUESTS; request++) {
    const start = performance.now()
    const answer = await window.request.get(address)
    await answer.body()
    if (answer.status() !== 200) throw new Error(`${address} was answered with ${answer.status()}.`)
    if (request >= WARM_UP) times.push(performance.now() - start)
  }
  console.log(`${name}: ${describe(times)}`)
}

export function describe(milliseconds: readonly number[]): string {
  const at = (share: number) => quantile(milliseconds, share).toFixed(0)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`
}
