import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'

/** Flag of BSD and macOS for a locking `open`; Node has no constant for it. */
const O_EXLOCK = 0x20

/** The kernel drops the lock with the process, even after kill -9. @throws {StartFailure} naming the process that holds it */
export async function lockDirectory(directory: string) {
  const file = await openLocked(directory)
  try {
    await file.truncate()
    await file.write(`${process.pid}\n`, 0)
  } catch (fault) {
    // The lock itself takes no room; only the owner's number is missing.
    if (!isDiskFull(fault)) throw fault
  }
  return {
    release: async () => {
      await file.truncate()
      await file.close()
    },
  }
}

async function openLocked(directory: string): Promise<FileHandle> {
  const path = join(directory, 'in-use')
  const flags = constants.O_RDWR | constants.O_CREAT
  if (process.platform !== 'linux') {
    return open(path, flags | O_EXLOCK | constants.O_NONBLOCK, 0o600).catch(async (fault: NodeJS.ErrnoException) => {
      throw fault.code === 'EAGAIN' ? await inUse(directory, path) : fault
    })
  }
  const file = await open(path, flags, 0o600)
  try {
    if (await lockedByFlock(file)) return file
    throw await inUse(directory, path)
  } catch (fault) {
    await file.close()
    throw fault
  }
}

/** Node has no `flock` call: the program `flock` locks our open file, which stays open. */
async function lockedByFlock(file: FileHandle): Promise<boolean> {
  const flock = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file.fd] })
  const [code] = await once(flock, 'exit').catch((cause: unknown) => {
    throw new StartFailure('The program flock (package util-linux) is missing: install it, or set DATABASE_URL.', cause)
  })
  if (code === 0 || code === 1) return code === 0
  throw new StartFailure(
    'The file system of DATA_DIR knows no locks, and a database needs them: set DATA_DIR to a local disk, or set DATABASE_URL.',
  )
}

async function inUse(directory: string, path: string): Promise<StartFailure> {
  const file = await open(path)
  const holder = (await file.readFile('utf8')).trim()
  await file.close()
  const who = holder ? `process ${holder}` : 'another process'
  return new StartFailure(
    `DATA_DIR ${directory} is in use by ${who}: stop that one first, or set another DATA_DIR for this one.`,
  )
}
