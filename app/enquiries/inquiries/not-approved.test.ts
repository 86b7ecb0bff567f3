import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { AccountVisitor, openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'

const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())

const email = 'ines@duarte.example'
const restricted = /quorvex|483[.,]17/i
const [lot] = await writeLots(app.services, [
  {
    lot: sampleInput({
      externalId: 'restricted',
      texts: { en: { title: 'Quorvex kettlebells' } },
      brands: ['Quorvex'],
      brandDisclosure: 'members',
      price: { amount: 48_317, tiers: [] },
      priceVisibility: 'members',
      retailPrice: null,
      lines: [],
    }),
  },
])
if (!lot || lot.result === 'rejected') throw new Error('The lot was not written.')
await openAccount(app, email)
const visitor = new AccountVisitor(app)
await visitor.signIn(email)

test.each([
  ['new', false],
  ['refused', false],
  ['approved', true],
] as const)(
  'the confirmation to a member who is %s names restricted prices and brands: %s',
  async (standing, shown) => {
    await db.execute(sql`update members set standing = ${standing} where email = ${email}`)
    await db.execute(sql`delete from mails`)
    const sent = await visitor.send('/api/inquiries', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': standing,
        origin: app.services.config.publicUrl,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ name: 'Ines', company: 'Duarte', email, country: 'PT', items: [{ lot: lot.reference }] }),
    })
    expect(sent.status).toBe(201)
    const { rows } = await db.execute(sql`select * from mails where kind = 'inquiry.buyer'`)
    expect(rows).toHaveLength(1)
    expect(restricted.test(JSON.stringify(rows))).toBe(shown)
  },
)
