// Worker process that copies files of a backup: reading, encrypting and digesting gigabytes leaves the program's requests alone.
import { constants } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import { Encrypter } from 'age-encryption'
import { codeOf, digestOf } from '../base/durable-files.server.ts'
import { messageOf } from '../base/errors.ts'
import { serveJobs } from '../workers/serve-jobs.ts'
import { streamOf, writeStream } from './web-streams.ts'

export interface CopyJob {
  readonly files: readonly (readonly [from: string, to: string])[]
  /** Public key that each copy is encrypted with; null: plain copies. */
  readonly recipient: string | null
}

export interface Copied {
  readonly sha256: string
  readonly bytes: number
}

/** One entry per file, null if it has vanished; or the error that ended the job. */
export type CopyOutcome =
  | { readonly copies: readonly (Copied | null)[] }
  | { readonly failure: { readonly code: string; readonly message: string } }

/** Files are streamed. */
const MAX_BYTES = 536_870_912

serveJobs<CopyJob, CopyOutcome>(async ({ files, recipient }) => {
  try {
    const copies: (Copied | null)[] = []
    for (const [from, to] of files) copies.push(await unlessGone(from, () => copy(from, to, recipient)))
    return { copies }
  } catch (fault) {
    return { failure: { code: codeOf(fault) ?? '', message: messageOf(fault) } }
  }
}, MAX_BYTES)

async function copy(from: string, to: string, recipient: string | null): Promise<Copied> {
  if (recipient === null) await copyFile(from, to, constants.COPYFILE_FICLONE)
  else {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    await writeStream(await encrypter.encrypt(streamOf(from)), to)
  }
  // Read back, to verify what reached the disk.
  const digest = await digestOf(to, 'sha256')
  return { sha256: digest.toString('hex'), bytes: (await stat(to)).size }
}

async function unlessGone(path: string, work: () => Promise<Copied>): Promise<Copied | null> {
  try {
    return await work()
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT' && fault instanceof Error && 'path' in fault && fault.path === path) return null
    throw fault
  }
}
