import type pg from 'pg'
import { messageOf, StartFailure } from '../base/errors'
import type { Config } from '../settings/config.server'
import { makeSecretKey, readSecretKey, secretKeyPath } from '../settings/secret-key.server'
import { openVault, type Vault } from './vault.server'

/** Its digest tells whether a key belongs to a database. */
const PROOF = 'the key of this database'

/** Opens the vault; a new database gets a key. @throws {StartFailure} the key is missing or belongs to another database */
export async function unlockDatabase(pool: pg.Pool, config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Vault> {
  const known = await findProof(pool)
  const vault = openVault(await findKey(config, known === null))
  const proof = vault.digest(PROOF)
  // Of nodes that start together on a new database the first wins.
  if (known === null) await pool.query('insert into secret_key (proof) values ($1) on conflict do nothing', [proof])
  if ((await findProof(pool)) !== proof) throw wrongKey(config, 'is not the key of this database')
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
    throw wrongKey(config, `cannot be used (${messageOf(cause)})`, cause)
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
