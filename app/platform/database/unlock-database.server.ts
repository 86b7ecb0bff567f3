import type pg from 'pg'
import { StartFailure } from '../base/errors'
import type { Config } from '../settings/config.server'
import { makeSecretKey, readSecretKey, secretKeyPath } from '../settings/secret-key.server'
import { openVault, type Vault } from './vault.server'

/** What the digest is of that tells whether a key is the one of a database. */
const PROOF = 'the key of this database'

/** Rows of one statement. */
const BATCH = 500

/**
 * Opens the vault of a migrated database by `SECRET_KEY` or the key in `DATA_DIR`, which is made for a database that has none yet, and
 * encrypts what older versions have left readable in it.
 * @throws {StartFailure} when there is no key, or it is not the one of this database
 */
export async function unlockDatabase(pool: pg.Pool, config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Vault> {
  const known = await findProof(pool)
  const vault = openVault(await findKey(config, known === null))
  const proof = vault.digest(PROOF)
  // Of nodes that start together on a new database the first has its way.
  if (known === null) await pool.query('insert into secret_key (proof) values ($1) on conflict do nothing', [proof])
  if ((await findProof(pool)) !== proof) throw wrongKey(config, 'is not the key of this database')
  await sealColumns(pool, vault)
  return vault
}

async function findProof(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ proof: string }>('select proof from secret_key')
  return rows[0]?.proof ?? null
}

async function findKey(config: Pick<Config, 'secretKey' | 'dataDir'>, isNew: boolean): Promise<string> {
  if (config.secretKey !== null) return config.secretKey
  const path = secretKeyPath(config)
  let key: string | null
  try {
    key = (await readSecretKey(path)) ?? (isNew ? await makeSecretKey(path) : null)
  } catch (cause) {
    throw wrongKey(config, `cannot be used (${cause instanceof Error ? cause.message : String(cause)})`, cause)
  }
  if (key === null) throw wrongKey(config, 'is missing')
  return key
}

function wrongKey(config: Pick<Config, 'secretKey' | 'dataDir'>, fault: string, cause?: unknown): StartFailure {
  const what = config.secretKey === null ? `The secret key in ${secretKeyPath(config)}` : 'SECRET_KEY'
  return new StartFailure(
    `${what} ${fault}: secrets in the database are encrypted with the key it was first started with; set SECRET_KEY to that one, or put it into ${secretKeyPath(config)} again.`,
    cause,
  )
}

/** Encrypts the columns that migrations have named for it: SQL has no key. Nodes that start together take turns. */
async function sealColumns(pool: pg.Pool, vault: Vault): Promise<void> {
  const client = await pool.connect()
  try {
    for (;;) {
      await client.query('begin')
      const { rows } = await client.query<{ id: string; in_table: string; in_column: string }>(
        'select * from columns_to_seal limit 1 for update',
      )
      const [column] = rows
      if (column) {
        await sealColumn(client, column.in_table, column.in_column, vault)
        await client.query('delete from columns_to_seal where in_table = $1 and in_column = $2', [
          column.in_table,
          column.in_column,
        ])
      }
      await client.query('commit')
      if (!column) return
    }
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    client.release()
  }
}

async function sealColumn(client: pg.PoolClient, inTable: string, inColumn: string, vault: Vault): Promise<void> {
  const [table, column] = [inTable, inColumn].map((name) => client.escapeIdentifier(name))
  await client.query(
    `declare unsealed no scroll cursor for select ctid, ${column} as value from ${table} where ${column} is not null for update`,
  )
  for (;;) {
    const { rows } = await client.query<{ ctid: string; value: string }>(`fetch ${BATCH} from unsealed`)
    if (rows.length === 0) break
    await client.query(
      `update ${table} as sealed set ${column} = given.value
        from unnest($1::tid[], $2::text[]) as given (place, value) where sealed.ctid = given.place`,
      [rows.map(({ ctid }) => ctid), rows.map(({ value }) => vault.seal(value))],
    )
  }
  await client.query('close unsealed')
}
