import { loadavg } from 'node:os'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { joinOffice } from '../tests/join-office.ts'
import { freePort, openBrowser, openTestSite, openVisitor, type TestSite, teamToken } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'
import { benchList, describe, fillInbox } from './bench-inbox.ts'
import { makeLot, makeVocabulary, openDice } from './generate-lots.ts'

/** Rows of every table that has a list. */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
/** Lots that are imported; the others repeat them. */
const IMPORTED = 500
/** Offers with a list of articles, and articles in each. */
const LISTS = 500
const LINES = 400

/** What is asked of an office with 100,000 of everything, by its address. */
const lists = [
  ['lots', 'lots'],
  ['lots: sold', 'lots?status=sold'],
  ['lots: words of a title', 'lots?q=running+shoes'],
  ['lots: a category and a price that members see', 'lots?category=shoes&visibility=members'],
  ['lots: a supplier', 'lots?supplier=Company+7'],
  ['lots: none fits', 'lots?q=xyzzyq'],
  ['members', 'members'],
  ['members: words', 'members?q=name+777'],
  ['members: a company', 'members?q=trading+4711'],
  ['members: blocked', 'members?standing=blocked'],
  ['subscribers', 'subscribers'],
  ['subscribers: words', 'subscribers?q=reader777'],
  ['subscribers: pending, by interest', 'subscribers?state=pending&interest=shoes'],
  ['outbox', 'outbox'],
  ['outbox: words', 'outbox?q=reader777'],
  ['outbox: words that stand in all of them', 'outbox?q=your'],
  ['outbox: parked', 'outbox?state=parked'],
  ['audit trail', 'audit'],
  ['audit trail: words', 'audit?q=reader777'],
  ['audit trail: an action', 'audit?action=member.blocked'],
  ['overview', ''],
] as const

/** Lists of the back office, the page of an offer, and a person who is looked up and erased, with 100,000 rows in every table. */
export async function benchOffice(): Promise<void> {
  const database = startOutsidePostgres(await freePort())
  if (!database) throw new Error('This needs PostgreSQL (Debian: postgresql) and its user.')
  const browser = await openBrowser()
  const site = await openTestSite({ DATABASE_URL: database.url })
  try {
    const storageState = await joinOffice(browser, site)
    const page = await (await openVisitor(browser, site, { storageState })).newPage()
    const began = performance.now()
    await importLots(site)
    const offer = await fill(database.url)
    console.log(
      `${((performance.now() - began) / 1_000).toFixed(0)} s until all was there; processes that wanted a processor in the last minute: ${loadavg()[0]?.toFixed(1)}`,
    )
    for (const [name, rest] of lists) {
      const [path, search] = rest.split('?')
      const address = path === '' ? '/en/team.data' : `/en/team/${path}.data`
      await benchList(page, name, `${site.url}${address}${search ? `?${search}` : ''}`)
    }
    await benchList(page, 'an offer, with the same goods and buyers', `${site.url}/en/team/inbox/${offer}.data`)
    await benchPerson(page, site)
    console.log(`Processes that wanted a processor in the last five minutes: ${loadavg()[1]?.toFixed(1)}`)
  } finally {
    await browser.close()
    await site.close()
    database.close()
  }
}

/** Looks a person up, and erases them. */
async function benchPerson(page: Page, site: TestSite): Promise<void> {
  const address = `${site.url}/en/team/privacy`
  const email = 'sender777@seller.example'
  const looked = performance.now()
  const found = await (await page.request.get(`${address}?email=${email}`)).text()
  if (!found.includes('Offers')) throw new Error('The person was not found.')
  console.log(`a person is looked up: ${(performance.now() - looked).toFixed(0)} ms`)
  const erased = performance.now()
  const answer = await page.request.post(address, {
    form: { email, again: email },
    headers: { origin: site.url },
    maxRedirects: 0,
    timeout: 300_000,
  })
  if (answer.status() !== 303) throw new Error(`Erasing was answered with ${answer.status()}.`)
  console.log(`a person is erased: ${describe([performance.now() - erased])}`)
}

async function importLots(site: TestSite): Promise<void> {
  const vocabulary = makeVocabulary(openDice(1))
  const dice = openDice(2)
  const body = Array.from({ length: IMPORTED }, (_, place) => JSON.stringify(makeLot(dice, vocabulary, place))).join(
    '\n',
  )
  const headers = { authorization: `Bearer ${teamToken}`, 'content-type': 'application/x-ndjson' }
  const answer = await fetch(`${site.url}/api/team/lots`, { method: 'POST', headers, body })
  const told = await answer.text()
  if (told.includes('rejected')) throw new Error(told.slice(0, 500))
}

/** @returns an offer with a list */
async function fill(url: string): Promise<string> {
  await fillInbox(url, ROWS)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // What triggers would do is done already, or not looked at here.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    const { rows: columns } = await client.query<{ name: string }>(`select column_name as name
      from information_schema.columns where table_name = 'lots' and is_generated = 'NEVER' order by ordinal_position`)
    const own: Readonly<Record<string, string>> = {
      id: 'gen_random_uuid()',
      reference: `'L-2501-' || lpad((row_number() over ())::text, 7, '0')`,
      external_id: 'null',
      status: `(array['published', 'draft', 'sold', 'withdrawn', 'published'])[1 + n % 5]`,
      created_at: `lots.created_at - n * interval '1 hour'`,
    }
    const names = columns.map(({ name }) => name)
    await client.query(`insert into lots (${names.join(', ')})
      select ${names.map((name) => own[name] ?? `lots.${name}`).join(', ')}
      from lots, generate_series(1, ${ROWS / IMPORTED - 1}) n`)
    await client.query(`insert into lot_texts select id, 'en', 'Running shoes ' || right(reference, 6), 'Shoes', 'human'
      from lots where reference like 'L-2501-%'`)
    await client.query(`insert into lot_privates (lot_id, cost_price, supplier_offer_id)
      select lots.id, 100, offers.id from
        (select id, row_number() over () as no from lots where reference like 'L-2501-%') lots
        join (select id, row_number() over () as no from offers) offers on offers.no = lots.no % 5000 + 1`)
    await client.query(`insert into members (id, email, email_verified, name, role, language, standing, created_at, updated_at)
      select gen_random_uuid(), 'reader' || n || '@buyer.example', true, 'Name ' || n, 'member', 'en',
        (array['approved', 'approved', 'approved', 'new', 'blocked'])[1 + n % 5], now() - n * interval '5 minutes', now()
      from generate_series(1, ${ROWS}) n`)
    await client.query(`insert into member_profiles (member_id, company, country, categories, countries, updated_at)
      select id, 'Trading ' || substring(name from 6), 'DE', '{}', '{}', now() from members where role = 'member'`)
    await client.query(`insert into saved_searches (id, member_id, name, query, language, frequency, alerting, looked_at, told_until,
        next_alert_at, created_at)
      select gen_random_uuid(), id, 'Shoes', 'q=shoes&category=shoes', 'en', 'daily', false, now(), now(), now() + interval '1 day',
        created_at from members where role = 'member'`)
    await client.query(`insert into newsletter_subscribers (id, email, state, language, categories, kinds, created_at, updated_at)
      select gen_random_uuid(), 'reader' || n || '@buyer.example', (array['subscribed', 'pending', 'unsubscribed'])[1 + n % 3], 'en',
        (array['{}', '{shoes}', '{toys,food}'])[1 + n % 3]::text[], '{offers}', now() - n * interval '5 minutes', now()
      from generate_series(1, ${ROWS}) n`)
    await client.query(`insert into mails (id, message_id, kind, sender, recipient, subject, html, text, images, state, created_at,
        next_attempt_at, finished_at)
      select gen_random_uuid(), '<bench' || n || '@localhost>', 'offer.confirmation', '{"name": "Stocklot", "address": "desk@ours.example"}',
        jsonb_build_object('name', 'Name ' || n, 'address', 'reader' || n || '@buyer.example'), 'Your offer O-2501-' || n,
        '<p>' || repeat('Your offer is with us. ', 200) || '</p>', repeat('Your offer is with us. ', 60), '[]',
        case when n % 500 = 0 then 'parked' else 'sent' end, now() - n * interval '5 minutes', now(), now()
      from generate_series(1, ${ROWS}) n`)
    await client.query(`insert into audit_entries (id, action, who, about, created_at)
      select gen_random_uuid(), (array['mail.resent', 'team.invited', 'member.approved', 'member.blocked'])[1 + n % 4], 'Ines Duarte',
        'reader' || n || '@buyer.example', now() - n * interval '5 minutes' from generate_series(1, ${ROWS}) n`)
    await client.query(`insert into buying_requests (id, reference, submission, status, channel, language, name, company, email, country,
        text, categories, conditions, details, answer_by, created_at)
      select gen_random_uuid(), 'B-2501-' || n, 'bench ' || n, 'new', 'web', 'en', 'Name ' || n, 'Trading ' || n,
        'reader' || n || '@buyer.example', 'DE', 'Shoes of any kind', '{shoes}', '{}',
        '{"brands": [], "keywords": ["shoes"], "gtins": ["4006381333931"], "goodsFrom": []}', current_date, now() - n * interval '5 minutes'
      from generate_series(1, ${ROWS}) n`)
    const { rows } = await client.query<{ id: string }>(fillLists)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
    return rows[0]?.id ?? ''
  } finally {
    await client.end()
  }
}

/** Lists of articles among the newest offers: each GTIN stands in about a hundred of them. */
const fillLists = `
  with chosen as materialized (
    select id, no, 'bench' || no as file_id
    from (select id, row_number() over (order by created_at desc) as no from offers) numbered where no <= ${LISTS}
  ), made_files as (
    insert into files (id, key, name, full_path, size, state, content_type, md5, created_at, updated_at, stored_at, claimed_at)
    select file_id, file_id, 'list.csv', 'offers/1_list.csv', 1, 'stored', 'text/csv', 'x', now(), now(), now(), now() from chosen
  ), made_attachments as (
    insert into attachments (offer_id, position, file_id) select id, 0, file_id from chosen
  ), made_manifests as (
    insert into manifests (file_id, state, refusal, version, asked_at) select file_id, 'refused', 'damaged', 0, now() from chosen
  ), made_lines as (
    insert into manifest_lines (file_id, no, row, gtin, name, quantity, extra)
    select file_id, line, line, code || (10 - (
        select sum(substring(code from place for 1)::int * case when place % 2 = 0 then 3 else 1 end)
        from generate_series(1, 12) place) % 10) % 10, 'Running shoes ' || line, 10, '{}'
    from chosen, generate_series(1, ${LINES}) line, lateral (select (400638100000 + (no * 97 + line * 13) % 2000)::text as code) as coded
  )
  select id from chosen order by no limit 1`
