import pg from 'pg'
import { SUPERUSER } from '../embedded-postgres/embedded-postgres-cluster.server'

/** A cluster has four databases of three hundred files: one is enough to be copied, encrypted and restored again and again. */
export async function dropOtherDatabases(connection: pg.ClientConfig): Promise<void> {
  const owner = new pg.Client({ ...connection, user: SUPERUSER })
  await owner.connect()
  await owner.query('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1', 'postgres']) await owner.query(`drop database ${name}`)
  await owner.end()
}
