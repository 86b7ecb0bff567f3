import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { openInbox } from '../triage/open-inbox.suite'

const { app, services, db, list } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')

async function ask(lot: string, amount: number) {
  const answer = await app.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Piotr Kowalski',
      company: 'Kowalski Sp. z o.o.',
      email: 'piotr@kowalski.example',
      country: 'PL',
      items: [{ lot, quantity: '100', unit: 'XCT', targetPrice: { amount, currency: 'EUR', basis: 'unit' } }],
      honeypot: '',
    }),
  })
  expect(answer.status).toBeLessThan(300)
}

const newest = async () => (await list('sort=newest'))[0]
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (itemId = '') => textOf(await (await office.send(`/en/team/inbox/${itemId}`)).text())

test('an enquiry shows its lots’ figures and the buyer’s earlier purchases', async () => {
  await db.execute(sql`truncate lots cascade`)
  const [lot] = await writeLots(services, [
    { lot: sampleInput({ splittable: 'free', restrictions: [], priceVisibility: 'public' }) },
  ])
  if (!lot || lot.result === 'rejected') throw new Error('no lot')
  await ask(lot.reference, 700)
  const first = await newest()
  expect(first?.summary).toContain(lot.reference)
  expect(await read()).not.toContain(lot.reference)
  const before = await read(first?.id)
  for (const fact of ['Left 3,840 pairs', '€7.90 per unit', '€7.00 per unit', '€5.12 per unit', '€1.88 (26.9%)'])
    expect(before).toContain(fact)
  expect(before).toContain('Wanted 100 cartons')
  expect(before).toContain('Reply due')
  expect(before).toContain('No earlier enquiries or purchases from this address')
  const sold = await office.send(`/en/team/inbox/${first?.id}/sell`, {
    method: 'POST',
    body: new URLSearchParams({
      item: `${first?.id}:${first?.version}`,
      submission: randomUUID(),
      kind: 'sold',
      buyer: 'Kowalski Sp. z o.o.',
      'lot.0': lot.id,
      'quantity.0': '1200',
      'price.0': '7.00',
      'per.0': 'unit',
    }),
  })
  expect(sold.status).toBe(303)
  const won = await read(first?.id)
  expect(won).toContain('Sold 1,200 pairs, €8,400.00')
  expect(won).not.toContain('Reply due')
  app.passTime(60_000)
  await ask(lot.reference, 400)
  const after = await read((await newest())?.id)
  for (const fact of [
    'Left 2,640 pairs',
    '-€1.12 (-28%)',
    'Bought so far: €8,400.00',
    `${first?.reference} Won`,
    '1,200 pairs, €8,400.00',
  ])
    expect(after).toContain(fact)
  // A helper sees prices, and no cost or margin.
  await db.execute(sql`update members set team_role = 'helper' where email = 'ines@stocklot.example'`)
  const helped = await read((await newest())?.id)
  expect(helped).toContain('Target price €4.00 per unit')
  for (const secret of ['Cost price', 'Margin', '5.12']) expect(helped).not.toContain(secret)
})
