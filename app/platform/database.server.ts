import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from './config.server'
import { startEmbeddedPostgres } from './embedded-postgres.server'
import type { Log } from './log.server'
import { migrate } from './migrate.server'

export type Database = NodePgDatabase
/** A running transaction. Functions that must not run outside one take this and not `Database`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR`; applies the migrations. */
export async function openDatabase(config: Config, log: Log): Promise<{ db: Database; pool: pg.Pool; close: () => Promise<void> }> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, log)
  const pool = new pg.Pool(embedded ? embedded.connection : { connectionString: config.databaseUrl })
  await migrate(pool, log)
  return {
    db: drizzle({ client: pool }),
    pool,
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}
