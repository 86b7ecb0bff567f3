import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { joinTeam, signInToOffice } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'
import { findLot } from '../../lots/lots/find-lots.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { askSuppliers } from './ask-suppliers.server'

export const DAY = 86_400_000
export const jonas = 'jonas@brettspiel.example'

export async function openAvailability() {
  const app = await openTestApp()
  const { services } = app
  const { db } = services
  afterAll(() => app.close())
  beforeEach(async () => {
    await db.execute(sql`truncate lots, offers, mails, rate_limits cascade`)
  })

  /** A new team member each time, because sessions expire as these tests pass days. */
  async function office() {
    const email = `${randomUUID()}@stocklot.example`
    await joinTeam(app, email)
    return signInToOffice(app, email)
  }

  async function lotOfJonas(changes: Record<string, unknown> = {}, email = jonas) {
    const { id } = await offerGoods(app, { email, company: undefined, description: 'Brettspiele', language: 'de' })
    await db.execute(sql`update offers set language = 'de'`)
    return write({ private: { supplierOfferId: id, costPrice: 100 }, ...changes })
  }

  async function write(changes: Record<string, unknown>) {
    const lot = sampleInput({
      externalId: randomUUID(),
      quantity: '500',
      unit: 'H87',
      splittable: 'free',
      moq: null,
      step: null,
      packaging: {},
      lines: [],
      texts: { en: { title: 'Board games' }, de: { title: 'Brettspiele <b>' } },
      ...changes,
    })
    const [written] = await writeLots(services, [{ lot }])
    if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
    return written
  }

  const mails = (kind = 'availability.asked') => readMails(db, sql`kind = ${kind}`)

  async function askedPage(kind = 'availability.asked'): Promise<string> {
    const page = /http:\/\/localhost:3000(\/\w\w\/availability\/[\w-]{43})\?/.exec(
      (await mails(kind)).at(-1)?.text ?? '',
    )?.[1]
    if (!page) throw new Error('Nobody was asked.')
    return page
  }

  const look = async (page: string) => (await app.request(page)).text()
  const say = (page: string, fields: Record<string, string>) =>
    app.request(page, { method: 'POST', body: new URLSearchParams(fields) })
  const statusOf = async (id: string) => (await findLot(services, id))?.status
  const history = async (id: string) =>
    (
      await db.execute<{ kind: string }>(
        sql`select kind from lot_events where lot_id = ${id} order by created_at, version, id`,
      )
    ).rows.map(({ kind }) => kind)

  async function asked(changes: Record<string, unknown> = {}) {
    const lot = await lotOfJonas(changes)
    app.passTime(10 * DAY)
    await askSuppliers(services)
    return { ...lot, page: await askedPage() }
  }

  return { app, services, db, office, lotOfJonas, write, mails, look, say, statusOf, history, asked }
}
