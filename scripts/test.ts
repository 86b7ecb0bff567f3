// The steps of `npm test`, one after the other, each with its duration; all of them run, whatever fails before.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'

/** Debian package -> a file of it. What a test needs from outside npm. */
const packages: Readonly<Record<string, string>> = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'default-jre-headless': '/usr/bin/java',
  postgresql: '/usr/bin/pg_ctlcluster',
  opensmtpd: '/usr/sbin/smtpd',
  'clamav-daemon': '/usr/sbin/clamd',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  radosgw: '/usr/bin/radosgw',
}

/** Tests of the built program as a whole: each fills the machine, so they run one by one. */
const wholeProgram = ['tests/*.test.ts']
const journeys = ['tests/journeys/*.test.ts']
/** What depends on the database server, run again on one that is not ours. */
const onOutsidePostgres = [
  'app/platform/migrate',
  'app/platform/database',
  'app/offers/offers.api',
  'app/files/claim-uploads',
  'app/mails/deliver-mails.test',
]

const results: { name: string; passed: boolean; seconds: number }[] = []
/** One step's failures, as `failure-list.ts` writes them down. */
const failures = join(mkdtempSync(join(tmpdir(), 'stocklot-test-')), 'failures.txt')
process.env.FAILURE_LIST = failures

await step('system packages', () => {
  installPackages()
  return true
})
await step('check', () => run('node', 'scripts/check.ts'))
await step('build', () => run('node', 'scripts/build.mjs'))
await step('tests on real servers', () => runTests(...exclude([...wholeProgram, ...journeys])))
await step('tests on an outside PostgreSQL', testOnOutsidePostgres)
await step('the whole program', () => runTests('--no-file-parallelism', 'tests/', ...exclude(journeys)))
await step('browser journeys', () => runTests('--no-file-parallelism', 'tests/journeys/'))

// Last, where whoever reads only the end of a long output finds it.
if (existsSync(failures)) console.log(`\n${readFileSync(failures, 'utf8')}`)
console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(0)} s)`)
const failed = results.filter((result) => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function step(name: string, work: () => boolean | Promise<boolean>): Promise<void> {
  console.log(`\n=== ${name}`)
  const begin = performance.now()
  const passed = await work()
  results.push({ name, passed, seconds: (performance.now() - begin) / 1000 })
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Vitest, on these files. */
function runTests(...args: string[]): boolean {
  return run('vitest', 'run', '--reporter=default', '--reporter=./scripts/failure-list.ts', ...args)
}

function exclude(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => ['--exclude', pattern])
}

async function testOnOutsidePostgres(): Promise<boolean> {
  const server = startOutsidePostgres(await freePort())
  if (!server) {
    console.warn('\n!!! LEFT OUT: the tests on an outside PostgreSQL, because none is installed.\n')
    return true
  }
  try {
    process.env.TEST_DATABASE_URL = server.url
    return runTests(...onOutsidePostgres)
  } finally {
    delete process.env.TEST_DATABASE_URL
    server.close()
  }
}

/** Where it can: on Debian as root. Tests whose servers are missing then say themselves that they are left out. */
function installPackages(): void {
  const missing = Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.warn(`!!! Missing, and not installed here: ${missing.join(', ')}. On Debian as root they are installed.`)
    return
  }
  console.log(`Installing ${missing.join(', ')} …`)
  apt('update')
  // One by one: what cannot be had must not keep the others away.
  for (const name of missing) {
    if (!apt('install', '-y', '--no-install-recommends', name)) console.warn(`!!! ${name} cannot be installed.`)
  }
}

function apt(...args: string[]): boolean {
  // Installing a server must not start it: RUNLEVEL=1 keeps init scripts from doing so, also without systemd.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
