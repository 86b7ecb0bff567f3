import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openPool } from '../database/database.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { openDiskStorage } from '../storage/storage-disk.server'
import { makeBackup } from './make-backup.server'
import { restoreBackup } from './restore-backup.server'

const log = pino({ level: 'silent' })
const place = await mkdtemp(join(tmpdir(), 'stocklot-backup-'))
afterAll(() => rm(place, { recursive: true }))

const configOf = (name: string) => {
  const dataDir = join(place, name)
  return { dataDir, databaseUrl: null, storage: { kind: 'disk', directory: join(dataDir, 'files') } } as const
}
const backup = join(place, 'backup')

test('a backup of a running program brings back everything acknowledged before, rows and files', async () => {
  const config = configOf('data')
  const server = await startEmbeddedPostgres(config.dataDir, log)
  const storage = await openDiskStorage(config.storage)
  const pool = openPool(server.connection, log)
  await pool.query('create table notes (id int primary key, body text)')
  let written = 0
  const write = async () => {
    await storage.put(`offers/${written + 1}`, Buffer.from(`file ${written + 1}`))
    await pool.query(`insert into notes values ($1, repeat('goods ', 1000))`, [written + 1])
    written++
  }
  for (let count = 0; count < 50; count++) await write()
  const acknowledged = written
  let ended = false
  const making = makeBackup(config, backup, log).finally(() => {
    ended = true
  })
  while (!ended) await write()
  await making
  expect(written).toBeGreaterThan(acknowledged)
  await pool.end()
  await server.stop()

  const other = configOf('restored')
  await restoreBackup(other, backup)
  const restored = await startEmbeddedPostgres(other.dataDir, log)
  const found = openPool(restored.connection, log)
  const { rows } = await found.query<{ id: number }>('select id from notes order by id')
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
  const files = await openDiskStorage(other.storage)
  for (const [index, { id }] of rows.entries()) {
    expect(id).toBe(index + 1)
    expect(await text(await files.read(`offers/${id}`))).toBe(`file ${id}`)
  }
  await found.end()
  await restored.stop()
})

test('a backup of a program that does not run is made as well', async () => {
  const target = join(place, 'at-rest')
  await makeBackup(configOf('restored'), target, log)
  await restoreBackup(configOf('again'), target)
})

test('nothing is overwritten', async () => {
  await expect(makeBackup(configOf('data'), backup, log)).rejects.toThrow(/exists/)
  await expect(restoreBackup(configOf('data'), backup)).rejects.toThrow(/is not empty/)
})

test('a damaged or unfinished backup is refused', async () => {
  await appendFile(join(backup, 'files', 'offers', '7'), '!')
  await expect(restoreBackup(configOf('third'), backup)).rejects.toThrow(/files\/offers\/7 .* is damaged/)
  await rm(join(backup, 'files', 'offers', '7'))
  await expect(restoreBackup(configOf('fourth'), backup)).rejects.toThrow(/files\/offers\/7 .* is missing/)
  await rm(join(backup, 'SHA256SUMS'))
  await expect(restoreBackup(configOf('fifth'), backup)).rejects.toThrow(/no finished backup/)
})
