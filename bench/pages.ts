import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, teamToken } from '../tests/open-test-site.ts'
import { median, reportLoad } from './measures.ts'
import { openPinnedServers } from './pinned-servers.ts'
import { openMember } from './sign-in.ts'

/** Requests that a server answers before they count: only then is its code compiled as well as it will be. */
export const WARM_UP = 2_000
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
const ACCEPTED = 'gzip, deflate, br, zstd'
/** Unit of the times in `/proc/PID/stat` (`sysconf(_SC_CLK_TCK)`, 100 on Linux). */
const TICK_US = 10_000

export interface Target {
  readonly name: string
  readonly url: string
  readonly server: ChildProcess
  readonly bytes: number
  /** Omitted for a visitor. */
  readonly cookie?: string
}

export interface Cost {
  readonly requests: number
  /** Microseconds of the server's processor per request. */
  readonly cpu: number
  readonly rate: number
}

/**
 * Cached and rendered pages of the demonstration catalogue, those of a member and a thumbnail, beside a bare Node server that says hello and one that sends the same bytes. Servers run on the first
 * core, the load (`wrk`) on the second. Each round measures all of them, and the median of the rounds' ratios counts, so that other
 * work on the machine affects all alike.
 */
export async function benchPages(): Promise<void> {
  if (spawnSync('wrk', ['--version']).error) throw new Error('This needs wrk and taskset (Debian: wrk, util-linux).')
  const { directory, start, close } = await openPinnedServers()
  try {
    const port = await freePort()
    const home = `http://127.0.0.1:${port}/en`
    const program = await start(['build/server/index.js'], port, {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'info',
      DEMO: 'on',
      TEAM_API_TOKEN: teamToken,
      OUTBOX_LINKS: 'on',
    })
    const site = { url: `http://127.0.0.1:${port}` }
    const lot = await firstLot(site.url)
    const cookie = await openMember(site)
    const page = await settled(home, 'br')
    await writeFile(join(directory, 'page'), page)
    const bare = async (name: string, bytes: number, ...args: string[]) => {
      const barePort = await freePort()
      const server = await start([join(import.meta.dirname, 'bare-server.ts'), String(barePort), ...args], barePort)
      return { name, server, url: `http://127.0.0.1:${barePort}/`, bytes }
    }
    const anew = async (name: string, url: string) => ({ name, server: program, url, bytes: (await load(url)).length })
    const ofMember = async (name: string, path: string): Promise<Target> => {
      const url = `${home}${path}`
      return { name, server: program, url, bytes: (await load(url, ACCEPTED, cookie)).length, cookie }
    }
    const hello = await bare('bare node:http, hello', 'hello'.length)
    const bytes = await bare('bare node:http, the same bytes', page.length, join(directory, 'page'))
    const cached = { name: 'home page out of the cache', server: program, url: home, bytes: page.length }
    const targets = [
      hello,
      bytes,
      cached,
      await anew('home page rendered anew', `${home}?anew=1`),
      await anew('sell page, anew each time', `${home}/sell`),
      await anew('request page, anew each time', `${home}/request`),
      await ofMember('home page of a member', ''),
      await ofMember('list of a member', '/products'),
      await ofMember('lot page of a member', `/products/${lot.reference}`),
      await ofMember('account of a member', '/account'),
      await anew('thumbnail asked for again', `${site.url}${lot.thumbnail}`),
    ]
    for (const target of targets) for (let warm = 0; warm < WARM_UP; warm += (await measure(target)).requests);
    const costs = new Map<Target, Cost[]>(targets.map((target) => [target, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [target, rounds] of costs) rounds.push(await measure(target))
    reportLoad()
    report(costs, hello, bytes)
  } finally {
    await close()
  }
}

/** A lot on sale, and a picture that the list shows of it, once all lots are there. */
async function firstLot(origin: string): Promise<{ reference: string; thumbnail: string }> {
  const answer = (await settled(`${origin}/api/lots`, 'identity')).toString()
  const { items }: { items: { reference: string }[] } = JSON.parse(answer)
  const list = (await load(`${origin}/en/products`, 'identity')).toString()
  const [thumbnail] = /\/pictures\/[\w/.-]+\.(?:avif|webp|jpg)/.exec(list) ?? []
  if (!items[0] || !thumbnail) throw new Error('The list has no lot with a picture.')
  return { reference: items[0].reference, thumbnail }
}

/** Equal answers in a row, a tenth of a second apart: the catalogue is filled, and pages compressed at their best, after the start. */
const SETTLED = 50

async function settled(url: string, accepted: string): Promise<Buffer> {
  let page = await load(url, accepted)
  for (let same = 0; same < SETTLED; ) {
    await delay(100)
    const next = await load(url, accepted)
    same = next.equals(page) ? same + 1 : 0
    page = next
  }
  return page
}

async function load(url: string, accepted = ACCEPTED, cookie = ''): Promise<Buffer> {
  const headers = { 'accept-encoding': accepted, ...(cookie && { cookie }) }
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response')
  if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}.`)
  return buffer(answer)
}

/** One round of load, in which every answer has to be a page of the right length. */
export async function measure({ server, url, bytes, cookie }: Target): Promise<Cost> {
  const before = await cpuOf(server)
  const load = spawn('taskset', [
    ...[
      '-c',
      '1',
      'wrk',
      '-t1',
      '--timeout',
      '20s',
      `-c${CONNECTIONS}`,
      `-d${SECONDS}s`,
      '-H',
      `accept-encoding: ${ACCEPTED}`,
      ...(cookie ? ['-H', `cookie: ${cookie}`] : []),
    ],
    url,
  ])
  let output = ''
  load.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await once(load, 'close')
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const [, amount, unit = ''] = /([\d.]+)([KMG]?)B read/.exec(output) ?? []
  const sent = Number(amount) * 1024 ** ['', 'K', 'M', 'G'].indexOf(unit)
  const failed = !(requests > 0) || /Non-2xx|Socket errors/.test(output)
  // A page that is rendered anew is a few bytes longer or shorter each time, and headers come on top.
  if (failed || sent / requests < bytes * 0.98) throw new Error(`Not every answer of ${url} was the page:\n${output}`)
  return {
    requests,
    cpu: ((await cpuOf(server)) - before) / requests,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
  }
}

/** Microseconds of CPU that a process has used, in user and system mode (`proc(5)`, fields 14 and 15). */
async function cpuOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}

export function report(costs: ReadonlyMap<Target, readonly Cost[]>, hello: Target, bytes: Target): void {
  for (const [{ name }, rounds] of costs) {
    const over = (yardstick: Target, what: keyof Cost) =>
      median(rounds.map((cost, round) => cost[what] / (costs.get(yardstick)?.[round]?.[what] ?? Number.NaN))).toFixed(2)
    console.log(
      `${name}: ${median(rounds.map(({ cpu }) => cpu)).toFixed(1)} µs CPU per request ` +
        `(${over(hello, 'cpu')} of hello, ${over(bytes, 'cpu')} of the same bytes), ` +
        `${Math.round(median(rounds.map(({ rate }) => rate)))} requests/s (${over(bytes, 'rate')} of the same bytes)`,
    )
  }
}
