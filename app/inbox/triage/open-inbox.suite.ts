import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { joinTeam } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import type { Colleague } from '../items/change-item.server'
import { findItems, type Item } from '../items/find-items.server'
import { parseInboxQuery } from '../items/inbox-query'
import { actOnItems } from './act-on-items.server'
import type { TriageAction } from './triage-action'

const person = { name: 'Jonas Keller', email: 'Jonas@brettspiel.example' }
const offer = {
  ...person,
  company: 'Brettspielhaus',
  phoneNumber: '+49 341 1234567',
  description: 'Board games',
  attachments: [],
}

const json = (body: unknown, key: string = randomUUID()) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify(body),
})

export const seen = ({ id, version }: Item) => ({ id, version })

export async function openInbox() {
  const app = await openTestApp()
  const { services } = app
  const { db } = services
  afterAll(() => app.close())

  async function join(email: string, name: string): Promise<Colleague> {
    return { id: await joinTeam(app, email, name), name }
  }

  const ines = await join('ines@stocklot.example', 'Ines')
  const rui = await join('rui@stocklot.example', 'Rui')
  beforeEach(async () => {
    await db.execute(
      sql`truncate offers, inquiries, buying_requests, contact_messages, inbox_items, mails, inbox_tags, rate_limits, reference_counters cascade`,
    )
    await db.execute(sql`update members set role = 'team'`)
  })

  const sendOffer = (rest = {}, key?: string) => app.request('/api/sell', json({ ...offer, ...rest }, key))
  const sendMessage = (rest = {}) =>
    app.request('/api/contact', json({ ...person, message: 'Do you buy games?', honeypot: '', ...rest }))
  const sendRequest = (rest = {}) =>
    app.request(
      '/api/requests',
      json({ ...person, company: 'Spiel AG', country: 'DE', text: 'Puzzles', honeypot: '', ...rest }),
    )

  const list = async (search = '', who = ines): Promise<Item[]> =>
    (await findItems(services, parseInboxQuery(new URLSearchParams(search)), who.id)).items
  const act = async (action: TriageAction, items: readonly Item[], who = ines) =>
    actOnItems(services, action, items.map(seen), who)
  const only = async (search = ''): Promise<Item> => {
    const [item, ...others] = await list(search)
    if (!item || others.length > 0) throw new Error(`${others.length + (item ? 1 : 0)} items`)
    return item
  }
  const history = async () =>
    (await db.execute(sql`select kind, who, was, became from inbox_events order by created_at, id`)).rows

  return { app, services, db, ines, rui, sendOffer, sendMessage, sendRequest, list, act, only, history }
}
