import pg from 'pg'
import type { TestSite } from '../tests/open-test-site.ts'
import { makeLot, makeVocabulary, openRandom } from './generate-lots.ts'
import { importLots } from './import.ts'
import { beginFilling, endFilling, fillInbox } from './inbox.ts'

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000)
const IMPORTED = 500
/** Offers with a list of articles, and articles in each. */
const LISTS = 500
const LINES = 400

/** @returns the ids of an offer with a list, and of a mailing to everybody */
export async function fillOffice(site: TestSite, url: string): Promise<{ offer: string; mailing: string }> {
  await fillLots(site)
  await fillInbox(url, ROWS)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillRequests(client)
    // What triggers would do is done already, or not looked at here.
    await client.query('set session_replication_role = replica')
    const offer = await fill(client)
    const mailing = await fillMailings(client)
    await client.query('set session_replication_role = origin')
    // What filling leaves to be done later would be done beside the first lists.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return { offer, mailing }
  } finally {
    await client.end()
  }
}

async function fillLots(site: TestSite): Promise<void> {
  const vocabulary = makeVocabulary(openRandom(1))
  const random = openRandom(2)
  const lots = Array.from({ length: IMPORTED }, (_, place) => makeLot(random, vocabulary, place))
  await importLots(site, lots)
}

async function fill(client: pg.Client): Promise<string> {
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
  await client.query(`insert into lot_texts select id, 'en', 'Running shoes ' || right(reference, 6) || case when right(reference, 2) in ('07', '41', '77') then ' waterproof' else '' end, 'Shoes', 'human'
      from lots where reference like 'L-2501-%'`)
  await client.query(`insert into lot_privates (lot_id, cost_price, supplier_offer_id)
      select lots.id, 100, offers.id from
        (select id, row_number() over () as no from lots where reference like 'L-2501-%') lots
        join (select id, row_number() over () as no from offers) offers on offers.no = lots.no % 5000 + 1`)
  await client.query(`insert into members (id, email, email_verified, name, role, language, standing, company, created_at, updated_at)
      select gen_random_uuid(), 'reader' || n || '@buyer.example', true, 'Name ' || n, 'member', 'en',
        (array['approved', 'approved', 'approved', 'new', 'blocked'])[1 + n % 5], 'Trading ' || n, date_trunc('milliseconds', now()) - n * interval '5 minutes', now()
      from generate_series(1, ${ROWS}) n`)
  await client.query(`insert into member_profiles (member_id, company, country, categories, countries, updated_at)
      select id, 'Trading ' || substring(name from 6), 'DE', '{}', '{}', now() from members where role = 'member'`)
  await client.query(`insert into saved_searches (id, member_id, name, query, language, frequency, alerting, looked_at, reported_until,
        next_alert_at, created_at)
      select gen_random_uuid(), id, 'Shoes', 'q=shoes&category=shoes', 'en', 'daily', false, now(), now(), now() + interval '1 day',
        created_at from members where role = 'member'`)
  await client.query(`insert into newsletter_subscribers (id, email, state, language, categories, kinds, created_at, updated_at)
      select gen_random_uuid(), 'reader' || n || '@buyer.example', (array['subscribed', 'pending', 'unsubscribed'])[1 + n % 3], 'en',
        (array['{}', '{shoes}', '{toys,food}'])[1 + n % 3]::text[], '{offers}', date_trunc('milliseconds', now()) - n * interval '5 minutes', now()
      from generate_series(1, ${ROWS}) n`)
  await client.query(`insert into mails (id, message_id, kind, sender, recipient, subject, html, text, images, state, created_at,
        next_attempt_at, finished_at)
      select gen_random_uuid(), '<bench' || n || '@localhost>', 'offer.confirmation', '{"name": "Stocklot", "address": "desk@ours.example"}',
        jsonb_build_object('name', 'Name ' || n, 'address', 'reader' || n || '@buyer.example'), 'Your offer O-2501-' || n,
        '<p>' || repeat('We’ve received your offer. ', 200) || '</p>', repeat('We’ve received your offer. ', 60), '[]',
        case when n % 500 = 0 then 'parked' else 'sent' end, date_trunc('milliseconds', now()) - n * interval '5 minutes', now(), now()
      from generate_series(1, ${ROWS}) n`)
  await client.query(`insert into audit_entries (id, action, who, about, created_at)
      select gen_random_uuid(), (array['mail.resent', 'team.invited', 'member.approved', 'member.blocked'])[1 + n % 4], 'Ines Duarte',
        'reader' || n || '@buyer.example', date_trunc('milliseconds', now()) - n * interval '5 minutes' from generate_series(1, ${ROWS}) n`)
  const { rows } = await client.query<{ id: string }>(fillLists)
  return rows[0]?.id ?? ''
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

/** Items other than offers and messages: buying requests, of which one in nine is open, and what traps have caught lately. */
async function fillRequests(client: pg.Client): Promise<void> {
  await beginFilling(client)
  await client.query(`insert into buying_requests (id, reference, submission, status, lost_because, channel, language, name, company, email, country,
        text, categories, conditions, details, answer_by, created_at)
      select gen_random_uuid(), 'B-2501-' || n, 'bench ' || n, case when n % 9 = 0 then 'new' else 'lost' end, case when n % 9 = 0 then null else 'price' end, 'web', 'en', 'Name ' || n, 'Trading ' || n,
        'reader' || n || '@buyer.example', 'DE', 'Shoes of any kind', '{shoes}', '{}',
        '{"brands": [], "keywords": ["shoes"], "gtins": ["4006381333931"], "goodsFrom": []}', current_date, date_trunc('milliseconds', now()) - n * interval '5 minutes'
      from generate_series(1, ${ROWS}) n`)
  await client.query(`insert into contact_messages (id, submission, state, quarantine_reason, language, name, email, message, created_at)
    select gen_random_uuid(), 'caught ' || n, 'quarantined', 'honeypot', 'en', 'Name ' || n, 'caught' || n || '@spam.example',
      'Best price ' || n, date_trunc('milliseconds', now()) - n * interval '20 seconds' from generate_series(1, ${ROWS}) n`)
  await endFilling(client)
}

/** Mailings, the oldest of which went to everybody; and what suppliers were asked about lots, and have said. */
async function fillMailings(client: pg.Client): Promise<string> {
  await client.query(`insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who,
      created_at, finished_at)
    select gen_random_uuid(), 'people', '{}', '{en}', '{"en": {"subject": "Shoes", "note": "Running shoes"}}', 'Shoes of week ' || n,
      (array['done', 'done', 'stopped'])[1 + n % 3], 1, '{"sent": 1}', gen_random_uuid(), 'Ines Duarte', date_trunc('milliseconds', now()) - n * interval '5 minutes', now()
    from generate_series(1, ${ROWS}) n`)
  await client.query(`insert into mailing_lots select mailings.id, 0, lots.id, lots.reference from
    (select id, row_number() over () as no from mailings) mailings join (select id, reference, row_number() over () as no from lots) lots using (no)`)
  const { rows } = await client.query<{ id: string }>('select id from mailings order by created_at limit 1')
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into mailing_recipients (mailing_id, position, email, name, language, state, mail_id, queued_at)
    select $1, n, 'reader' || n || '@buyer.example', 'Name ' || n, 'en', case when n % 500 = 0 then 'failed' else 'sent' end,
      gen_random_uuid(), now() from generate_series(1, ${ROWS}) n`,
    [id],
  )
  await client.query(`insert into availability_checks (id, lot_id, round, email, language, asked_at, reminded_at, answer, quantity,
      answered_at, lot_version)
    select gen_random_uuid(), id, confirmed_at, 'sender' || no % 5000 || '@seller.example', 'en', now(),
      case when no % 4 = 0 then now() end, said, case when said = 'less' then 5 end, case when said is not null then now() end,
      case when said is not null then version end
    from (select *, (array[null, 'available', 'less', 'gone'])[1 + no % 4] as said
      from (select *, row_number() over () as no from lots where confirmed_at is not null) numbered) told`)
  await client.query(
    'update lots set supplier_status = supplier_status_of(lots) where supplier_status_of(lots) is not null',
  )
  return id
}
