import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openPool } from '../database/database.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { openDiskStorage } from '../storage/storage-disk.server'
import { makeBackup } from './make-backup.server'
import { restoreBackup, verifyBackup } from './restore-backup.server'
import { dropOtherDatabases } from './small-cluster.suite'

const log = pino({ level: 'silent' })
const place = await mkdtemp(join(tmpdir(), 'stocklot-backup-'))
afterAll(() => rm(place, { recursive: true }))

const configOf = (name: string, recipient: string | null = null) => {
  const dataDir = join(place, name)
  return {
    dataDir,
    databaseUrl: null,
    storage: { kind: 'disk', directory: join(dataDir, 'files') },
    backup: { directory: null, at: { hours: 2, minutes: 30 }, keepDays: 14, recipient },
  } as const
}
const backup = join(place, 'backup')

/** Notes that stay after a restore: with thousands, the next tests would encrypt and copy as many files. */
const KEPT = 20

/** Reads every note with its file, then removes all but the first ones. @returns how many there were */
async function readRestored(config: ReturnType<typeof configOf>): Promise<number> {
  const server = await startEmbeddedPostgres(config.dataDir, log, { fsync: 'off' })
  const pool = openPool(server.connection, log)
  const { rows } = await pool.query<{ id: number }>('select id from notes order by id')
  const files = await openDiskStorage(config.storage)
  for (const [index, { id }] of rows.entries()) {
    expect(id).toBe(index + 1)
    expect(await text(await files.read(`offers/${id}`))).toBe(`file ${id}`)
    if (id > KEPT) await files.remove(`offers/${id}`)
  }
  await pool.query('delete from notes where id > $1', [KEPT])
  await pool.end()
  await server.stop()
  return rows.length
}

test('a backup of a running program restores every acknowledged row and file', async () => {
  const config = configOf('data')
  const server = await startEmbeddedPostgres(config.dataDir, log, { fsync: 'off' })
  await dropOtherDatabases(server.connection)
  const storage = await openDiskStorage(config.storage)
  const pool = openPool(server.connection, log)
  await pool.query('create table notes (id int primary key, body text)')
  let written = 0
  const write = async () => {
    await storage.put(`offers/${written + 1}`, Buffer.from(`file ${written + 1}`))
    await pool.query(`insert into notes values ($1, repeat('goods ', 1000))`, [written + 1])
    written++
  }
  for (let count = 0; count < 20; count++) await write()
  const acknowledged = written
  let ended = false
  const making = makeBackup(config, backup, log).finally(() => {
    ended = true
  })
  while (!ended) await write()
  expect(await making).toBeGreaterThan(1_000_000)
  expect(written).toBeGreaterThan(acknowledged)
  await pool.end()
  await server.stop()

  await restoreBackup(configOf('restored'), backup)
  expect(await readRestored(configOf('restored'))).toBeGreaterThanOrEqual(acknowledged)
})

test('an encrypted backup of a stopped program opens with its key only', async () => {
  const key = await generateX25519Identity()
  const keyFile = join(place, 'key')
  await writeFile(keyFile, `# kept elsewhere\n${key}\n`)
  const target = join(place, 'sealed')
  await makeBackup(configOf('restored', await identityToRecipient(key)), target, log)
  expect(await readdir(target)).toEqual(['SHA256SUMS', 'files', 'postgres'])
  expect(await readFile(join(target, 'files', 'offers', '1.age'), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  expect(await verifyBackup(target)).toBeGreaterThan(200)

  await expect(restoreBackup(configOf('opened'), target)).rejects.toThrow(/is encrypted: name the file/)
  const wrong = join(place, 'wrong')
  await writeFile(wrong, await generateX25519Identity())
  await expect(restoreBackup(configOf('opened'), target, wrong)).rejects.toThrow(/does not open the backup/)
  await restoreBackup(configOf('opened'), target, keyFile)
  expect(await readRestored(configOf('opened'))).toBe(KEPT)

  await appendFile(join(target, 'files', 'offers', '7.age'), '!')
  await expect(verifyBackup(target)).rejects.toThrow(/files\/offers\/7.age .* is damaged/)
})

test('overwrites nothing', async () => {
  await expect(makeBackup(configOf('data'), backup, log)).rejects.toThrow(/exists/)
  await expect(restoreBackup(configOf('data'), backup)).rejects.toThrow(/is not empty/)
})

test('a failed backup leaves nothing behind', async () => {
  const target = join(place, 'stopped')
  const signal = AbortSignal.abort(new Error('the program stops'))
  await expect(makeBackup(configOf('restored'), target, log, { signal })).rejects.toThrow('the program stops')
  await expect(stat(`${target}.unfinished`)).rejects.toThrow('ENOENT')
})

test('refuses a damaged or unfinished backup', async () => {
  await appendFile(join(backup, 'files', 'offers', '7'), '!')
  await expect(verifyBackup(backup)).rejects.toThrow(/files\/offers\/7 .* is damaged/)
  await expect(restoreBackup(configOf('third'), backup)).rejects.toThrow(/files\/offers\/7 .* is damaged/)
  await rm(join(backup, 'files', 'offers', '7'))
  await expect(restoreBackup(configOf('fourth'), backup)).rejects.toThrow(/files\/offers\/7 .* is missing/)
  await rm(join(backup, 'SHA256SUMS'))
  await expect(restoreBackup(configOf('fifth'), backup)).rejects.toThrow(/not a complete backup/)
})
