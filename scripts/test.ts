// Steps of `npm test` with their durations. All run, even after a failure.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/open-test-site.ts'
import { startOutsidePostgres } from '../tests/servers/outside-postgres.ts'

/** Debian packages that tests need, each with a file that proves its presence. */
const packages: Readonly<Record<string, string>> = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'default-jre-headless': '/usr/bin/java',
  postgresql: '/usr/bin/pg_ctlcluster',
  opensmtpd: '/usr/sbin/smtpd',
  curl: '/usr/bin/curl',
  'clamav-daemon': '/usr/sbin/clamd',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  radosgw: '/usr/bin/radosgw',
  nginx: '/usr/sbin/nginx',
  haproxy: '/usr/sbin/haproxy',
  caddy: '/usr/bin/caddy',
  prometheus: '/usr/bin/promtool',
  iproute2: '/usr/sbin/ip',
  openssl: '/usr/bin/openssl',
  systemd: '/usr/bin/systemd-analyze',
}

const onOutsidePostgres = [
  'app/platform/database/migrate',
  'app/platform/database/database',
  'app/offers/offers/offers.api',
  'app/files/transfers/claim-uploads',
  'app/platform/mail-queue/deliver-mails.test',
]

const testing = ['run', '--reporter=default', '--reporter=./scripts/failure-list.ts']

const results: { name: string; passed: boolean; seconds: number }[] = []
const failures = join(mkdtempSync(join(tmpdir(), 'stocklot-test-')), 'failures.txt')
process.env.FAILURE_LIST = failures

await step('system packages', async () => {
  installPackages()
  return true
})
// Before the tests: Vitest writes the types of routes anew while the check reads them.
await Promise.all([
  step('check', () => run('node', ['scripts/check.ts'])),
  step('build', () => run('node', ['scripts/build.mjs'])),
])
await Promise.all([
  step('tests on real servers and in Chromium', () => run('vitest', testing)),
  step('tests on an outside PostgreSQL', testOnOutsidePostgres),
])

// Last, where they are easiest to find.
if (existsSync(failures)) console.log(`\n${readFileSync(failures, 'utf8')}`)
console.log('')
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(0)} s)`)
const failed = results.filter((result) => !result.passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  console.log(`\n=== ${name}`)
  const begin = performance.now()
  const passed = await work()
  results.push({ name, passed, seconds: (performance.now() - begin) / 1000 })
}

async function run(command: string, args: readonly string[]): Promise<boolean> {
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
  return status === 0
}

/** Prints the output when the program has ended, because another one shows its progress meanwhile. */
async function runBeside(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const program = spawn(command, args, { env: { ...process.env, ...env } })
  const output: Buffer[] = []
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = await once(program, 'close')
  console.log(Buffer.concat(output).toString())
  return status === 0
}

async function testOnOutsidePostgres(): Promise<boolean> {
  const server = startOutsidePostgres(await freePort())
  if (!server) {
    console.warn('\n!!! LEFT OUT: the tests on an outside PostgreSQL, because none is installed.\n')
    return true
  }
  try {
    // One worker loads the program once.
    const args = [...testing, '--maxWorkers=1', ...onOutsidePostgres]
    return await runBeside('vitest', args, { TEST_DATABASE_URL: server.url })
  } finally {
    server.close()
  }
}

/** Only on Debian as root. Tests whose servers are missing are skipped with a message. */
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
  // Together, which takes a third of the time. If one is unavailable, none is installed, and the others follow one by one.
  if (apt('install', '-y', '--no-install-recommends', ...missing)) return
  for (const name of missing) {
    if (!apt('install', '-y', '--no-install-recommends', name)) console.warn(`!!! ${name} cannot be installed.`)
  }
}

function apt(...args: string[]): boolean {
  // RUNLEVEL=1 prevents packages from starting their services, even without systemd.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
