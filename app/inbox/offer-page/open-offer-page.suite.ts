import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { joinTeam } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { parseInput } from '../../platform/base/parse-input'
import { counterOfferSchema } from '../counter-offers/counter-offer-schema'
import { makeCounterOffer } from '../counter-offers/make-counter-offer.server'
import { CALL_BACK_MS } from '../replies/call-back.server'

export const day = 24 * 60 * 60 * 1_000
export const ines = { id: '', name: 'Ines', email: 'ines@stocklot.example' }
export const terms = {
  ...{ price: '12,50', currency: 'EUR', basis: 'unit' },
  ...{ quantity: '2.112', unit: 'H87', remark: 'Ex works.' },
}

export async function openOfferPage() {
  const app = await openTestApp()
  const { services } = app
  const { db } = services
  const offer = { id: '', reference: '', page: '' }
  afterAll(() => app.close())

  beforeAll(async () => {
    ines.id = await joinTeam(app, ines.email, 'Ines')
  })

  beforeEach(async () => {
    await db.execute(sql`truncate offers, mails, rate_limits, reference_counters cascade`)
    const answer = await app.request('/api/sell', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        name: 'Jonas Keller',
        company: 'Brettspielhaus',
        email: 'Jonas@brettspiel.example',
        phoneNumber: '+49 341 1234567',
        description: 'Board games, <b>end of line</b>',
        attachments: [await uploadFile(app, 'list.pdf', pdfOf(2_000))],
      }),
    })
    expect(answer.status).toBe(201)
    offer.reference = (await answer.json()).reference
    const { rows } = await db.execute<{ id: string }>(sql`select id from offers`)
    offer.id = rows[0]?.id ?? ''
    offer.page = await mailedPage('offer.seller')
  })

  async function mailedPage(kind: string): Promise<string> {
    const mails = await readMails(db, sql`kind = ${kind}`)
    return /http:\/\/localhost:3000(\/\w\w\/offers\/[\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }

  const look = async (address = offer.page) => (await app.request(address)).text()
  const item = async () => {
    const { rows } = await db.execute<{ version: number; state: string; box: string; unread: boolean; awaits: string }>(
      sql`select version, state, box, unread, awaits from inbox_items where id = ${offer.id}`,
    )
    if (!rows[0]) throw new Error('There is no item.')
    return rows[0]
  }
  const seen = async () => ({ id: offer.id, version: (await item()).version })
  const mailsToTeam = () => readMails(db, sql`kind = 'offer.seller_news'`)
  const act = (fields: Record<string, string>, address = offer.page) =>
    app.request(address, { method: 'POST', body: new URLSearchParams({ key: randomUUID(), ...fields }) })

  async function counter(changes = {}) {
    const validUntil = new Date(services.now().getTime() + 3 * day).toISOString().slice(0, 10)
    const input = parseInput(counterOfferSchema('2020-01-01'), { ...terms, validUntil, ...changes })
    const outcome = await makeCounterOffer(services, await seen(), input, ines)
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from counter_offers where offer_id = ${offer.id} order by created_at desc, id desc limit 1`,
    )
    app.passTime(CALL_BACK_MS)
    return { ...outcome, id: rows[0]?.id ?? '' }
  }

  return { app, services, db, offer, mailedPage, look, item, seen, mailsToTeam, act, counter }
}
