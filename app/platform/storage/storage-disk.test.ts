import { watch } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storageSuite } from './storage.suite'
import { openDiskStorage } from './storage-disk.server'

const directory = await mkdtemp(join(tmpdir(), 'storage-'))
const storage = await openDiskStorage({ kind: 'disk', directory: join(directory, 'files') })
afterAll(() => rm(directory, { recursive: true, force: true }))

storageSuite(() => storage)

test('an unwritable directory stops the start with one line', async () => {
  const taken = join(directory, 'taken')
  await writeFile(taken, 'a file stands in the way')
  await expect(openDiskStorage({ kind: 'disk', directory: taken })).rejects.toThrow(
    /^DATA_DIR is wrong: .*taken cannot be written to \(EEXIST\)\. Set DATA_DIR to a directory that can\.$/,
  )
})

test('keys cannot leave the directory', async () => {
  for (const key of ['../secret', 'offers/../../secret', '/etc/passwd', 'offers/', 'a\0b', ''])
    await expect(storage.size(key)).rejects.toThrow('is no key')
})

test('two processes may store the same object at the same time', async () => {
  const settings = { kind: 'disk', directory: join(directory, 'shared') } as const
  const unfinished = join(settings.directory, 'unfinished')
  const processes = [await openDiskStorage(settings), await openDiskStorage(settings)]
  const bytes = Buffer.alloc(200_000, 7)
  await processes[0]?.put('pictures/other', bytes)
  const written = new Set<string>()
  const watcher = watch(unfinished, (_, name) => written.add(name ?? ''))
  for (let round = 0; round < 20; round++) {
    await Promise.all(processes.map((process) => process.put('pictures/one', bytes)))
    expect(await processes[0]?.size('pictures/one')).toBe(bytes.length)
  }
  expect(await readdir(unfinished)).toEqual([])
  // Backups leave out what ends so: it may be gone before it is copied.
  await expect.poll(() => [...written]).not.toEqual([])
  expect([...written].filter((name) => !name.endsWith('.part'))).toEqual([])
  watcher.close()
})
