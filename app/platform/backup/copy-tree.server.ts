import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { codeOf, syncDirectory } from '../base/durable-files.server'

const READ_BYTES = 1_048_576

/**
 * Copies a directory that may change meanwhile; files that vanish are left out.
 * @param wanted by path relative to `from`
 */
export async function copyTree(
  from: string,
  to: string,
  wanted: (path: string, isDirectory: boolean) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (!wanted(path, entry.isDirectory())) continue
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    else if (entry.isFile()) await copyUnlessGone(join(from, path), join(to, path))
  }
}

/** Copies one file if it is there. */
export async function copyUnlessGone(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((fault: unknown) => {
    if (codeOf(fault) !== 'ENOENT') throw fault
  })
}

/** SHA-256 of a file in hex. The file survives a power cut afterwards. */
export async function syncAndDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(READ_BYTES)
  const file = await open(path, 'r')
  try {
    await file.sync()
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}

/** Paths of all files below a directory, relative and sorted, after its directories were synced. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  for (const entry of entries) if (entry.isDirectory()) await syncDirectory(join(entry.parentPath, entry.name))
  await syncDirectory(directory)
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => relative(directory, join(entry.parentPath, entry.name))).sort()
}
