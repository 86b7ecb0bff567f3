import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { openPool } from '../database/database.server'
import { migrate } from '../database/migrate.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { choosePostgresAccount } from '../embedded-postgres/embedded-postgres-account.server'
import { findPostgres } from '../embedded-postgres/embedded-postgres-binaries.server'
import { createCluster } from '../embedded-postgres/embedded-postgres-cluster.server'
import { upgradeData } from './upgrade-data.server'

const { majorVersion: ours } = await findPostgres(null, '/nowhere')
const older = oldVersion()
if (older === null)
  console.warn('\n*** LEFT OUT: the tests of an upgrade need an older PostgreSQL (apt install postgresql). ***\n')

describe.runIf(older !== null)('a database of an older PostgreSQL', async () => {
  const log = pino({ level: 'silent' })
  const place = await mkdtemp(join(tmpdir(), 'stocklot-upgrade-'))
  const directory = join(place, 'postgres')
  const config = { dataDir: place, databaseUrl: null }
  const said: string[] = []
  const tools = { log, say: (line: string) => void said.push(line) }
  const binaries = await findPostgres(older, directory)
  await createCluster(directory, binaries, await choosePostgresAccount(directory, binaries.postgres))
  afterAll(() => rm(place, { recursive: true }))

  const inDatabase = async <Result>(work: (pool: ReturnType<typeof openPool>) => Promise<Result>): Promise<Result> => {
    const server = await startEmbeddedPostgres(place, log, { fsync: 'off' })
    const pool = openPool({ ...server.connection, max: 2 }, log)
    try {
      return await work(pool)
    } finally {
      await pool.end()
      await server.stop()
    }
  }
  const rows = () =>
    inDatabase(async (pool) => {
      const { rows: kept } = await pool.query('select id, name, email, words from members order by email')
      const { rows: versions } = await pool.query('show server_version_num')
      const { rows: next } =
        await pool.query(`insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes)
        values (now(), now(), '/x', false, false, 1) returning id`)
      const { rows: migrations } = await pool.query('select * from migrations order by name')
      const { rows: trail } = await pool.query('select count(*)::int as count from audit_entries')
      return { kept, version: Number(versions[0].server_version_num), next: Number(next[0].id), migrations, trail }
    })

  test('is upgraded with every row, computed column and sequence', async () => {
    await inDatabase(async (pool) => {
      await migrate(pool, log)
      await pool.query(`insert into members (id, name, email, email_verified, role, language, created_at, updated_at)
        select gen_random_uuid(), 'Zoë ' || n || E'\\n\\t\\\\', 'm' || n || '@example.com', true, 'member', 'en', now(), now() from generate_series(1, 500) n`)
      await pool.query(
        `insert into audit_entries (id, who, action, about, created_at) values (gen_random_uuid(), 'Elena', 'team.invited', 'Rui', now())`,
      )
    })
    const before = await rows()
    expect(before.version).toBeLessThan(ours * 10_000)
    expect(before.kept).toHaveLength(500)
    await mkdir(join(place, 'postgres.upgrade'))
    await writeFile(join(place, 'postgres.upgrade', 'PG_VERSION'), `${ours}\n`)

    expect(await upgradeData(config, tools)).toContain(`is of PostgreSQL ${ours} now`)
    expect(said).toContain('members: 500 rows')
    const after = await rows()
    expect(after.version).toBeGreaterThanOrEqual(ours * 10_000)
    expect(after).toEqual({ ...before, version: after.version, next: before.next + 1 })
    expect((await readdir(place)).sort()).toEqual(['in-use', 'postgres', `postgres-${older}`])
    expect(await upgradeData(config, tools)).toContain(`is of PostgreSQL ${ours} already`)
  })

  test('with an interrupted upgrade does not start empty and can be finished', async () => {
    await rename(directory, `${directory}.upgrade`)
    await writeFile(join(`${directory}.upgrade`, 'upgrade-done'), '')
    await expect(startEmbeddedPostgres(place, log)).rejects.toThrow(/was interrupted: run npm run upgrade-data/)
    expect(await upgradeData(config, tools)).toContain(`is of PostgreSQL ${ours} now`)
    expect((await rows()).kept).toHaveLength(500)
  })

  test('without its old programs says in one line what to do', async () => {
    await rename(directory, join(place, 'away'))
    await mkdir(directory)
    await writeFile(join(directory, 'PG_VERSION'), '12\n')
    await expect(startEmbeddedPostgres(place, log)).rejects.toThrow(
      /^\S+ was made by PostgreSQL 12, and this machine has [\d, ]+: run npm run upgrade-data \(docs\/operating\/upgrade\.md\)/,
    )
    await expect(upgradeData(config, { ...tools, oldPrograms: place })).rejects.toThrow(
      /No programs of PostgreSQL 12 are in/,
    )
  })
})

/** The newest one of Debian's packages that is older than ours; null without. */
function oldVersion(): number | null {
  try {
    const versions = readdirSync('/usr/lib/postgresql').map(Number)
    return versions.filter((version) => version < ours).sort((one, other) => other - one)[0] ?? null
  } catch {
    return null
  }
}
