import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../database/database.server'
import { loadConfig } from '../settings/config.server'
import { requireRoom } from './copy-tree.server'
import { restoreBackup } from './restore-backup.server'
import { backUpWhenDue, findBackups } from './schedule-backups.server'
import { dropOtherDatabases } from './small-cluster.suite'

const place = await mkdtemp(join(tmpdir(), 'stocklot-schedule-'))
const directory = join(place, 'backups')
const config = loadConfig({ DATA_DIR: join(place, 'data'), BACKUP_DIR: directory, BACKUP_KEEP_DAYS: '2' })
const faults: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => faults.push(line) })
const { db, connection, close } = await openDatabase(config, log)
afterAll(async () => {
  await close()
  await rm(place, { recursive: true })
})

const tick = async (time: string, to = directory) => {
  const changed = { ...config, backup: { ...config.backup, directory: to } }
  await backUpWhenDue({ config: changed, db, log, now: () => new Date(time) }, new AbortController().signal)
  return (await readdir(directory)).sort()
}

test('makes a backup once when due, and it can be restored', async () => {
  await dropOtherDatabases(connection)
  expect(await tick('2026-11-23T02:10:00Z')).toEqual(['2026-11-23T0210Z'])
  expect(await tick('2026-11-23T02:29:59Z')).toEqual(['2026-11-23T0210Z'])
  expect(await tick('2026-11-23T02:30:20Z')).toEqual(['2026-11-23T0210Z', '2026-11-23T0230Z'])
  expect(await tick('2026-11-24T02:29:00Z')).toHaveLength(2)
  const target = join(directory, '2026-11-23T0230Z')
  expect(await findBackups(db)).toMatchObject({ done: { directory: target }, failure: null })
  await restoreBackup({ dataDir: join(place, 'restored'), databaseUrl: null }, target)
})

test('logs and records a failed backup, retries after an hour and deletes old ones', async () => {
  await writeFile(join(place, 'file'), '')
  await mkdir(join(directory, 'somebody else'))
  await mkdir(join(directory, '2026-11-25T0230Z.unfinished'))
  await tick('2026-11-25T02:30:00Z', join(place, 'file'))
  expect(faults.join('')).toContain('the scheduled backup failed')
  expect((await findBackups(db)).failure?.reason).toContain('ENOTDIR')
  expect(await tick('2026-11-25T03:29:00Z')).toContain('2026-11-23T0210Z')
  expect(await tick('2026-11-25T03:31:00Z')).toEqual(['2026-11-25T0331Z', 'somebody else'])
  expect(await findBackups(db)).toMatchObject({ failure: null })
})

test('makes no backup when the disk would be full', async () => {
  await expect(requireRoom(place, 0)).resolves.toBeUndefined()
  await expect(requireRoom(place, 1e15)).rejects.toThrow(/has no room for the backup: it needs 953674317 MB/)
})
