// The steps of `npm test`, one after the other, each with its duration; all of them run, whatever fails before.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'

/** Debian package -> a file of it. What a test needs from outside npm. */
const packages: Readonly<Record<string, string>> = {
  chromium: '/usr/bin/chromium',
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
  'app/platform/deliver-mails.test',
]

const results: { name: string; passed: boolean; seconds: number }[] = []

await step('system packages', () => {
  installPackages()
  return true
})
await step('check', () => run('node', 'scripts/check.ts'))
await step('build', () => run('node', 'scripts/build.mjs'))
await step('tests on real servers', () => run('vitest', 'run', ...exclude([...wholeProgram, ...journeys])))
await step('tests on an outside PostgreSQL', testOnOutsidePostgres)
await step('the whole program', () => run('vitest', 'run', '--no-file-parallelism', 'tests/', ...exclude(journeys)))
await step('browser journeys', () => run('vitest', 'run', '--no-file-parallelism', 'tests/journeys/'))

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
    const env = { ...process.env, TEST_DATABASE_URL: server.url }
    return spawnSync('vitest', ['run', ...onOutsidePostgres], { stdio: 'inherit', env }).status === 0
  } finally {
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
