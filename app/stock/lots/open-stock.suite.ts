import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { signInColleague } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { boxesOf } from '../../../tests/read-form'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

export async function openStock() {
  const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const { services } = app
  afterAll(() => app.close())
  beforeEach(async () => {
    await services.db.execute(sql`truncate lots cascade`)
  })
  const visitor = await signInColleague(app, 'ines@duarte.example')

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
      const { id } = await offerGoods(app, { company: 'Brettspielhaus GmbH' })
      return write({ private: { supplierOfferId: id }, ...changes })
    },

    page: async (path: string) => (await visitor.send(path)).text(),

    lotBoxes: (html: string) => boxesOf(html, 'texts.'),

    async post(path: string, boxes: URLSearchParams) {
      const answer = await visitor.send(path, { method: 'POST', body: boxes })
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
    },
  }
}
