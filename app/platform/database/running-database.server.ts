import { join } from 'node:path'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { connectionTo, requireCluster } from '../embedded-postgres/embedded-postgres-cluster.server'
import { readPidFile } from '../embedded-postgres/embedded-postgres-leftovers.server'
import type { Config } from '../settings/config.server'
import { type Database, openDatabase, openOrm, openPool } from './database.server'
import { unlockDatabase } from './unlock-database.server'

/** Database for a command: the running program's, or opened like it. @throws {StartFailure} none is usable */
export async function joinDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'>,
  log: Log,
): Promise<{ db: Database; close: () => Promise<void> }> {
  if (config.databaseUrl !== null) return openDatabase(config, log)
  await requireCluster(config.dataDir)
  const { socketDirectory } = await readPidFile(join(config.dataDir, 'postgres'))
  if (socketDirectory !== null) {
    const pool = openPool({ ...connectionTo(socketDirectory), max: 2 }, log)
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
