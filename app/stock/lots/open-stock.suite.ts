import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { boxesOf } from '../../../tests/read-form'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

export async function openStock() {
  const app = await openTestApp()
  const { services } = app
  afterAll(() => app.close())
  beforeEach(async () => {
    await services.db.execute(sql`truncate lots cascade`)
  })
  await openAccount(app, 'ines@duarte.example')
  await services.db.execute(sql`update members set role = 'team'`)
  const visitor = await signInToOffice(app, 'ines@duarte.example')

  async function write(changes: Record<string, unknown> = {}) {
    const [written] = await writeLots(services, [{ lot: sampleInput(changes) }])
    if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
    return written
  }

  return {
    app,
    services,
    visitor,
    write,

    async writeOffered(changes: Record<string, unknown> = {}) {
      await app.request('/api/sell', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          name: 'Jonas Keller',
          company: 'Brettspielhaus GmbH',
          email: 'jonas@brettspiel.example',
          phoneNumber: '+49 341 1234567',
          description: 'Board games',
        }),
      })
      const { rows } = await services.db.execute<{ id: string }>(
        sql`select id from offers order by created_at desc limit 1`,
      )
      return write({ private: { supplierOfferId: rows[0]?.id }, ...changes })
    },

    page: async (path: string) => (await visitor.send(path)).text(),

    lotBoxes: (html: string) => boxesOf(html, 'texts.'),

    async post(path: string, boxes: URLSearchParams) {
      const answer = await visitor.send(path, { method: 'POST', body: boxes })
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
    },
  }
}
