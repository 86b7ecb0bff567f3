import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { StartFailure } from '../base/errors'
import { openPool } from './database.server'
import { migrate } from './migrate.server'

const log = pino({ level: 'silent' })
const first = 'create table crates (id integer primary key)'
const second = 'alter table crates add column label text'

async function databaseWith(migrations: Record<string, string>) {
  const database = await openTestDatabase()
  await database.pool.query('drop schema public cascade')
  await database.pool.query('create schema public')
  await migrate(database.pool, log, migrations)
  return database
}

describe('migrations', async () => {
  const database = await databaseWith({ '0001-crates.sql': first })
  const { pool } = database
  afterAll(database.close)

  test('are applied once, in the order of their names', async () => {
    await migrate(pool, log, { '0002-labels.sql': second, '0001-crates.sql': first })
    await migrate(pool, log, { '0002-labels.sql': second, '0001-crates.sql': first })
    const { rows } = await pool.query('select name from migrations order by applied_at')
    expect(rows).toEqual([{ name: '0001-crates.sql' }, { name: '0002-labels.sql' }])
    await pool.query("insert into crates (id, label) values (1, 'A')")
  })

  test('cannot be changed once applied, except for line endings', async () => {
    const all = { '0001-crates.sql': first, '0002-labels.sql': second }
    await migrate(pool, log, { ...all, '0003-lids.sql': 'create table lids (\n  id integer\n)' })
    await migrate(pool, log, { ...all, '0003-lids.sql': 'create table lids (\r\n  id integer\r\n)' })
    await expect(migrate(pool, log, { ...all, '0003-lids.sql': 'create table lids (id bigint)' })).rejects.toThrow(
      /^Migration 0003-lids\.sql was changed after this database had applied it/,
    )
    await expect(migrate(pool, log, all)).rejects.toThrow(/newer version of this program \(0003-lids\.sql\)/)
    const lidsBeforeLabels = { '0001-crates.sql': first, '0003-lids.sql': 'create table lids (\n  id integer\n)' }
    await expect(migrate(pool, log, lidsBeforeLabels)).rejects.toThrow(
      /newer version of this program \(0002-labels\.sql\)/,
    )
  })

  test('replaced by others make the database impossible to upgrade', async () => {
    await expect(migrate(pool, log, { '0001-boxes.sql': first, '0009-tags.sql': second })).rejects.toThrow(
      /^The database was made by an earlier version of this program that cannot be upgraded \(0001-crates\.sql\): start that version, or this one with another database\.$/,
    )
  })

  test('are undone completely when they fail', async () => {
    const applied = (await pool.query('select count(*) from migrations')).rows
    const all = {
      '0001-crates.sql': first,
      '0002-labels.sql': second,
      '0003-lids.sql': 'create table lids (\n  id integer\n)',
    }
    const failing = migrate(pool, log, { ...all, '0004-half.sql': 'create table half (id integer); select 1 / 0' })
    await expect(failing).rejects.toThrow(StartFailure)
    await expect(failing).rejects.toThrow(/^Migration 0004-half\.sql failed and was undone: division by zero\.$/)
    expect((await pool.query('select count(*) from migrations')).rows).toEqual(applied)
    await expect(pool.query('select * from half')).rejects.toThrow(/does not exist/)
  })
})

test('one of several starting nodes migrates while the others wait', async () => {
  const database = await databaseWith({})
  const nodes = Array.from({ length: 4 }, () => openPool({ connectionString: database.url }, log))
  const slow = 'select pg_sleep(0.2); create table crates (id integer primary key)'
  await Promise.all(nodes.map((pool) => migrate(pool, log, { '0001-crates.sql': slow })))
  expect((await database.pool.query('select name from migrations')).rows).toHaveLength(1)
  await Promise.all(nodes.map((pool) => pool.end()))
  await database.close()
})
