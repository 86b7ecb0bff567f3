import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../tests/open-test-site.ts'
import { openPinnedServers } from './pinned-servers.ts'

/** Requests that a server answers before they count: only then is its code compiled as well as it will be. */
export const WARM_UP = 2_000
const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
/** What a browser reads. */
const ACCEPTED = 'gzip, deflate, br, zstd'
/** Unit of the times in `/proc/PID/stat` (`sysconf(_SC_CLK_TCK)`, 100 on Linux). */
const TICK_US = 10_000

export interface Target {
  readonly name: string
  readonly url: string
  readonly server: ChildProcess
  /** Bytes of the body, as they are sent. */
  readonly bytes: number
}

/** What one round of requests cost. */
export interface Cost {
  readonly requests: number
  /** Microseconds of the server's processor per request. */
  readonly cpu: number
  /** Requests per second. */
  readonly rate: number
}

/**
 * Cached and rendered pages, beside a bare Node server that says hello and one that sends the same bytes. Servers run on the first
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
    })
    const page = await keptPage(home)
    await writeFile(join(directory, 'page'), page)
    const bare = async (name: string, bytes: number, ...args: string[]) => {
      const barePort = await freePort()
      const server = await start([join(import.meta.dirname, 'bare-server.ts'), String(barePort), ...args], barePort)
      return { name, server, url: `http://127.0.0.1:${barePort}/`, bytes }
    }
    const anew = async (name: string, url: string) => ({ name, server: program, url, bytes: (await load(url)).length })
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
    ]
    for (const target of targets) for (let warm = 0; warm < WARM_UP; warm += (await measure(target)).requests);
    const costs = new Map<Target, Cost[]>(targets.map((target) => [target, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [target, rounds] of costs) rounds.push(await measure(target))
    console.log(`Processes that wanted a processor in the last five minutes: ${loadavg()[1]?.toFixed(1)}`)
    report(costs, hello, bytes)
  } finally {
    await close()
  }
}

/** The page's bytes as they are sent once the best compression is there. */
async function keptPage(url: string): Promise<Buffer> {
  for (;;) {
    const page = await load(url, 'br')
    if (page.length < (await load(url, 'gzip')).length) return page
    await delay(100)
  }
}

/** The body of an answer as it is sent. */
async function load(url: string, accepted = ACCEPTED): Promise<Buffer> {
  const [answer]: IncomingMessage[] = await once(get(url, { headers: { 'accept-encoding': accepted } }), 'response')
  if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}.`)
  return buffer(answer)
}

/** One round of load, in which every answer has to be a page of the right length. */
export async function measure({ server, url, bytes }: Target): Promise<Cost> {
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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
