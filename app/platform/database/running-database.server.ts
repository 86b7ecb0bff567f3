import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { OWN_ROLE, requireCluster } from '../embedded-postgres/embedded-postgres-cluster.server'
import { SOCKET_PORT } from '../embedded-postgres/embedded-postgres-process.server'
import type { Config } from '../settings/config.server'
import { type Database, openDatabase, openOrm, openPool } from './database.server'
import { unlockDatabase } from './unlock-database.server'

/** Database for a command: the running program's, or opened like it. @throws {StartFailure} none is usable */
export async function joinDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'>,
  log: Log,
): Promise<{ db: Database; close: () => Promise<void> }> {
  if (config.databaseUrl === null) await requireCluster(config.dataDir)
  const host = config.databaseUrl === null ? await socketDirectory(config.dataDir) : null
  if (host !== null) {
    const pool = openPool({ host, port: SOCKET_PORT, user: OWN_ROLE, database: OWN_ROLE, ssl: false, max: 2 }, log)
    try {
      await pool.query('select 1')
      return { db: openOrm(pool, await unlockDatabase(pool, config)), close: () => pool.end() }
    } catch (fault) {
      await pool.end()
      if (fault instanceof StartFailure) throw fault
      // Left by a killed program: the next one to open the directory repairs it.
    }
  }
  return openDatabase(config, log)
}

/** Directory of the running server's socket: fifth line of `postmaster.pid`. */
export async function socketDirectory(dataDir: string): Promise<string | null> {
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return lines.split('\n')[4] || null
}
