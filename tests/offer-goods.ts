import { sql } from 'drizzle-orm'
import type { TestApp } from './open-test-app'

export const seller = {
  name: 'Jonas Keller',
  company: 'Brettspielhaus',
  email: 'jonas@brettspiel.example',
  phoneNumber: '+49 341 1234567',
}

/** Offers board games, a minute after the last ones, because the rate limit allows few offers a minute. */
export async function offerGoods(app: TestApp, changes: object = {}): Promise<{ id: string; reference: string }> {
  app.passTime(61_000)
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...seller, description: 'Board games, end of line', ...changes }),
  })
  const { reference }: { reference: string } = await answer.json()
  const { rows } = await app.services.db.execute<{ id: string }>(
    sql`select id from offers where reference = ${reference}`,
  )
  if (!rows[0]) throw new Error(`The offer is not stored: ${answer.status}`)
  return { id: rows[0].id, reference }
}
