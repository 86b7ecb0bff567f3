import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.server'

/** A secret of the program: 256 random bits in base64url, stored encrypted. The first node creates it; all nodes share it. */
export async function programSecret(db: Database | Transaction, name: string): Promise<string> {
  const draft = db.vault.seal(randomBytes(32).toString('base64url'))
  // Of two nodes that start together one inserts; the other waits and keeps that row.
  const { rows } = await db.execute<{ value: string }>(sql`
    insert into program_secrets (name, value, created_at) values (${name}, ${draft}, now())
    on conflict (name) do update set value = program_secrets.value
    returning value`)
  const value = rows[0]?.value
  if (value === undefined) throw new Error(`The secret ${name} could not be kept.`)
  return db.vault.open(value)
}

export async function findSecret(db: Database | Transaction, name: string): Promise<string | null> {
  const { rows } = await db.execute<{ value: string }>(sql`select value from program_secrets where name = ${name}`)
  const value = rows[0]?.value
  return value === undefined ? null : db.vault.open(value)
}
