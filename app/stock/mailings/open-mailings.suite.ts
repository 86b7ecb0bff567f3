import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect } from 'vitest'
import { openAccount, signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { boxesOf } from '../../../tests/read-form'
import { readMails } from '../../../tests/read-mails'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

type Fields = readonly (readonly [string, string])[]

const team = 'elena@stocklot.example'

export const page = '/en/team/mailings/new'

export const mailingBoxes = (html: string): Fields => [...boxesOf(html, 'seen')]

export const filled = (boxes: Fields, changes: Fields): Fields => [
  ...boxes.filter(([name]) => changes.every(([changed]) => changed !== name)),
  ...changes,
]

export const to = (addresses: string): Fields => [['addresses', addresses]]

export const toSubscribers = (...more: Fields): Fields => [['audience', 'subscribers'], ...more]

export async function openMailings() {
  const app = await openTestApp({ PUBLIC_URL: 'https://stock.example', MAILINGS_PER_MINUTE: '40' })
  const { services } = app
  const { db } = services
  afterAll(() => app.close())
  const elena = await signInColleague(app, team, 'Elena')
  await openAccount(app, 'member@buyer.example')
  await db.execute(sql`update members set standing = 'approved', language = 'de' where email = 'member@buyer.example'`)
  beforeEach(async () => {
    await db.execute(
      sql`truncate lots, mails, mailings, newsletter_subscribers, stopped_addresses, audit_entries, lot_events cascade`,
    )
  })

  async function lot(changes: Record<string, unknown> = {}): Promise<string> {
    const [written] = await writeLots(services, [{ lot: sampleInput({ externalId: crypto.randomUUID(), ...changes }) }])
    if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
    return written.reference
  }

  async function subscribe(email: string, change: { language?: string; categories?: string[]; state?: string } = {}) {
    const { language = 'en', categories = [], state = 'subscribed' } = change
    await db.execute(sql`
      insert into newsletter_subscribers values (${crypto.randomUUID()}, ${email}, ${state}, ${language},
        array(select jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb)), '{new_lots,single_lots}', now(), now())`)
  }

  async function post(fields: Fields, path = page) {
    const answer = await elena.send(path, {
      method: 'POST',
      body: new URLSearchParams(fields.map(([...pair]) => pair)),
    })
    return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
  }

  const look = async (path: string) => (await elena.send(path)).text()

  async function compose(lots: readonly string[], changes: Fields) {
    const html = await look(`${page}?${new URLSearchParams(lots.map((each) => ['lot', each]))}`)
    return post(filled(mailingBoxes(html), changes))
  }

  async function send(html: string): Promise<string> {
    const { status, location, html: shown } = await post([...mailingBoxes(html), ['intent', 'send']])
    expect(status, shown.match(/alert--bad.*?<\/p>/s)?.[0]).toBe(303)
    return location.replace(/\?.*/, '')
  }

  async function mails() {
    const sent = await readMails(db, sql`kind in ('mailing.lots', 'newsletter.lots')`)
    return sent
      .map(({ to, subject, text, state, unsubscribeUrl: unsubscribe }) => ({ to, subject, text, state, unsubscribe }))
      .sort((one, other) => (one.to < other.to ? -1 : one.to > other.to ? 1 : 0))
  }

  async function states(): Promise<Record<string, string>> {
    const { rows } = await db.execute<{ email: string; state: string }>(
      sql`select email, state || coalesce(' ' || reason, '') as state from mailing_recipients order by email`,
    )
    return Object.fromEntries(rows.map(({ email, state }) => [email, state]))
  }

  return { app, services, db, elena, lot, subscribe, post, look, compose, send, mails, states }
}
