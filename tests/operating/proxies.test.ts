import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../run-program'

const proxies = [
  { name: 'Caddy', program: '/usr/bin/caddy', write: caddy },
  { name: 'nginx', program: '/usr/sbin/nginx', write: nginx },
  { name: 'HAProxy', program: '/usr/sbin/haproxy', write: haproxy },
] as const

/** A network of its own has free ports, and addresses that are not loopback: limits leave loopback out. */
const canIsolate = spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']).status === 0
const missing = proxies.filter(({ program }) => !canIsolate || !existsSync(program)).map(({ name }) => name)
if (missing.length > 0)
  console.warn(`\n*** LEFT OUT: ${missing.join(', ')}: not installed, or no network of its own is allowed. ***\n`)

const directory = await mkdtemp(join(tmpdir(), 'stocklot-proxies-'))
const running: ChildProcess[] = []
let network = 0
let said = ''
let proxy: ChildProcess | undefined

beforeAll(async () => {
  if (missing.length === proxies.length) return
  const holder = run('unshare', [
    '--net',
    'sh',
    '-c',
    'ip link set lo up && ip addr add 198.51.100.1/24 dev lo && echo ready && exec sleep infinity',
  ])
  if (!holder.stdout) throw new Error('It has no output.')
  await once(holder.stdout, 'data')
  network = holder.pid ?? 0
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=stock.example.com', '-days', '2']
  spawnSync('openssl', [...certificate, '-keyout', file('key.pem'), '-out', file('cert.pem')])
  const both = `${await readFile(file('cert.pem'), 'utf8')}${await readFile(file('key.pem'), 'utf8')}`
  await writeFile(file('both.pem'), both)
  inside(process.execPath, ['--import', './tests/stop-clock-process.ts', 'build/server/index.js'], {
    NODE_ENV: 'production',
    DATA_DIR: file('data'),
    PUBLIC_URL: 'https://stock.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  await answers('http://127.0.0.1:3000/readyz')
})

afterEach(() => proxy && stop(proxy))

afterAll(async () => {
  for (const child of running.reverse()) await stop(child)
  await rm(directory, { recursive: true })
})

describe.each(proxies)('$name configured as documented', ({ name, program, write }) => {
  test.runIf(!missing.includes(name))(
    'serves pages, streams uploads as they arrive, and passes on the visitor’s address',
    async () => {
      said = ''
      proxy = inside(program, await write(), { XDG_DATA_HOME: file('caddy'), XDG_CONFIG_HOME: file('caddy') })
      await answers('http://198.51.100.1/en')
      const at = proxies.findIndex((each) => each.name === name)
      const visit = ['tests/operating/proxy-visitor-process.ts', `198.51.100.${10 + at}`, `198.51.100.${20 + at}`]
      const visitor = inside(process.execPath, visit)
      let seen = ''
      visitor.stdout?.on('data', (chunk: Buffer) => (seen += chunk.toString()))
      const [code] = await once(visitor, 'close')
      expect(code, said).toBe(0)
      const { upload, ...rest } = JSON.parse(seen)
      expect(rest).toEqual({
        page: { status: 200, secured: true, titled: true },
        moved: { status: 308, to: 'https://stock.example.com/en' },
        health: [200, 200, 401],
        guesses: [...Array<number>(10).fill(200), 429, 429],
        neighbour: 200,
      })
      expect(upload).toMatchObject({ after: 204, bytes: 5_242_880 })
      expect(upload.afterCut).toBeLessThanOrEqual(2_621_440)
    },
  )
})

async function caddy(): Promise<string[]> {
  const documented = await readFile('docs/operating/Caddyfile', 'utf8')
  // No certificate authority can be reached.
  await writeFile(file('Caddyfile'), documented.replace(/^\{$/m, '{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off'))
  return ['run', '--adapter', 'caddyfile', '--config', file('Caddyfile')]
}

async function nginx(): Promise<string[]> {
  const documented = (await readFile('docs/operating/nginx.conf', 'utf8'))
    .replace(/\S+fullchain\.pem/, file('cert.pem'))
    .replace(/\S+privkey\.pem/, file('key.pem'))
  await mkdir(file('nginx'))
  const main = `user root; daemon off; pid ${file('nginx.pid')}; error_log stderr;
    events {} http { access_log off; client_body_temp_path ${file('nginx')}; proxy_temp_path ${file('nginx')}; ${documented} }`
  await writeFile(file('nginx.conf'), main)
  return ['-c', file('nginx.conf'), '-e', 'stderr']
}

async function haproxy(): Promise<string[]> {
  const documented = await readFile('docs/operating/haproxy.cfg', 'utf8')
  await writeFile(file('haproxy.cfg'), documented.replace(/\/etc\/haproxy\/\S+\.pem/, file('both.pem')))
  return ['-f', file('haproxy.cfg')]
}

function file(name: string): string {
  return join(directory, name)
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  running.push(child)
  return child
}

function inside(program: string, args: readonly string[], env?: Record<string, string>): ChildProcess {
  return run('nsenter', [`--net=/proc/${network}/ns/net`, program, ...args], env)
}

function answers(url: string): Promise<void> {
  const script = `fetch(process.argv[1], { redirect: 'manual' }).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))`
  return until(async () => {
    const [code] = await once(inside(process.execPath, ['--eval', script, url]), 'exit')
    return code === 0
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
