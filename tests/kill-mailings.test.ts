import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { writeLots } from '../app/lots/lots/write-lots.server'
import { startMailing } from '../app/stock/mailings/start-mailing.server'
import { openTestApp } from './open-test-app'
import { testSecretKey } from './open-test-database'
import { openTestSite } from './open-test-site'
import { startScriptedMailServer } from './servers/scripted-mail-server'

const mailServer = await startScriptedMailServer()
const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(async () => {
  await app.close()
  await mailServer.stop()
})

const PEOPLE = 45
const SUPPLIERS = 12

/** Two lots per supplier, long unconfirmed; the first three of all are mailed to buyers. */
async function fill(): Promise<void> {
  const confirmedAt = new Date(Date.now() - 20 * 86_400_000).toISOString()
  const written = await writeLots(
    services,
    Array.from({ length: 2 * SUPPLIERS }, () => ({ lot: sampleInput({ externalId: randomUUID(), confirmedAt }) })),
  )
  const lots = written.flatMap((lot) => (lot.result === 'rejected' ? [] : [lot]))
  for (const [place, { id }] of lots.entries())
    await db.execute(
      sql`insert into lot_suppliers values (${id}, ${`supplier-${place % SUPPLIERS}@goods.example`}, 'de', true)`,
    )
  const people = Array.from({ length: PEOPLE }, (_, place) => ({
    email: `buyer-${place}@shops.example`,
    name: null,
    language: 'en' as const,
  }))
  const mailing = {
    id: randomUUID(),
    lots: lots.slice(0, 3).map(({ reference }) => reference),
    ...{ audience: 'people' as const, people, interests: [], languages: [] },
    texts: { en: { subject: 'Lots of this week', note: 'Good day' } },
  }
  await startMailing(services, mailing, { id: randomUUID(), name: 'Ines', network: 'test' })
}

test('kill -9 during a mailing and availability mails: each recipient gets one mail, as the log shows', async () => {
  await fill()
  const site = await openTestSite({
    DATABASE_URL: services.config.databaseUrl ?? '',
    SECRET_KEY: testSecretKey,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'office@stocklot.example',
    MAILINGS_PER_MINUTE: '1000',
  })
  let kills = 0
  for (const taken of [8, 35]) {
    await mailServer.hasTaken(taken)
    await site.stop('SIGKILL')
    kills++
    await site.start()
  }
  const left = async () =>
    (
      await db.execute<{ left: number }>(sql`
        select ((select count(*) from mails where state = 'queued') + (select count(*) from mailings where state = 'sending'))::int
          as left`)
    ).rows[0]?.left
  await expect.poll(left, { timeout: 300_000, interval: 200 }).toBe(0)
  await site.close()

  const mailsOf = Map.groupBy(mailServer.taken, ({ to }) => to)
  const expected = [
    ...Array.from({ length: PEOPLE }, (_, place) => `buyer-${place}@shops.example`),
    ...Array.from({ length: SUPPLIERS }, (_, place) => `supplier-${place}@goods.example`),
  ]
  expect([...mailsOf.keys()].sort()).toEqual(expected.sort())
  // SMTP cannot tell a lost response from none, so mails in transit at the moment of a kill are sent again, with the same Message-ID,
  // by which mail programs recognize them.
  for (const [to, mails] of mailsOf) expect(new Set(mails.map(({ messageId }) => messageId)).size, to).toBe(1)
  expect(mailServer.taken.length - expected.length).toBeLessThanOrEqual(4 * kills)

  const { rows } = await db.execute(sql`
    select state, counts, (select count(distinct mail_id)::int from mailing_recipients where state = 'sent') as told,
      (select count(*)::int from availability_checks) as asked,
      (select count(*)::int from lot_events where kind = 'asked') as noted from mailings`)
  const lots = 2 * SUPPLIERS
  expect(rows).toEqual([{ state: 'done', counts: { sent: PEOPLE }, told: PEOPLE, asked: lots, noted: lots }])
})
