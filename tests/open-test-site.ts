import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** The production build in a separate process, on a free port with a new data directory. */
export interface TestSite {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly pid: () => number
  readonly output: () => string
  /** Stops as an operator would (SIGTERM) or kills it (SIGKILL). Resolves with the exit code. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Restarts on the same port and data; resolves with the milliseconds until ready. */
  readonly start: () => Promise<number>
  readonly close: () => Promise<void>
}

export const teamToken = 'a-token-for-tests-and-for-nothing-else'

/** Starts the production build (requires `npm run build`) and waits until it is ready. */
export async function openTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stocklot-test-')))
  let child: ChildProcess | null = null
  let output = ''
  // Of a test or judge that fails midway.
  const leave = () => void child?.kill()
  process.once('exit', leave)

  const start = async (): Promise<number> => {
    const begin = performance.now()
    const program = spawn(process.execPath, ['build/server/index.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        TEAM_API_TOKEN: teamToken,
        OUTBOX_LINKS: 'on',
        LOG_LEVEL: 'warn',
        // A test on a busy machine may take seconds before it uses a connection again.
        KEEP_ALIVE_SECONDS: '600',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = program
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    while (!(await isReady(url))) {
      if (program.exitCode !== null || program.signalCode !== null)
        throw new Error(`The program ended while starting:\n${output}`)
      if (performance.now() - begin > 600_000) throw new Error(`The program is not ready after 600 s:\n${output}`)
      await delay(20)
    }
    return performance.now() - begin
  }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> => {
    const program = child
    child = null
    if (!program || program.exitCode !== null || program.signalCode !== null) return program?.exitCode ?? null
    const ended = once(program, 'exit')
    program.kill(signal)
    await ended
    return program.exitCode
  }
  await start()
  return {
    url,
    port,
    dataDir,
    pid: () => {
      if (child?.pid === undefined) throw new Error('The program does not run.')
      return child.pid
    },
    output: () => output,
    stop,
    start,
    close: async () => {
      // After SIGKILL, a database may still run in the data directory: a start adopts it, and a clean stop ends it.
      if (!child) await start()
      await stop()
      process.off('exit', leave)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return address.port
}

/**
 * Chromium without background requests; the headless shell renders a page with half the work of the full browser.
 * @param args more of its switches
 */
export function openBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}

let shared: Promise<Browser> | null = null

/**
 * The browser of all test files of a worker, because a start takes a second of CPU; it ends with the worker. It draws no pixels, for
 * which one megabyte is too little: styles, layout, focus and clicks do not need them, and they take a fifth of a page's CPU.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser('--force-gpu-mem-available-mb=1').then((browser) =>
    // After a crash the next file gets another one.
    browser.on('disconnected', () => {
      shared = null
    }),
  )
  return shared
}

/** Closes all windows of a browser. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** A browser window of phone or desktop width, without motion unless asked for, which costs work. Interacts with each page on load, which triggers hydration, unless `still` is set. */
export async function openVisitor(
  browser: Browser,
  site: TestSite,
  options: BrowserContextOptions & { width?: 390 | 1440; still?: boolean } = {},
): Promise<BrowserContext> {
  const { width = 1440, still = false, ...rest } = options
  const viewport = { width, height: width === 390 ? 844 : 900 }
  const visitor = await browser.newContext({ baseURL: site.url, viewport, reducedMotion: 'reduce', ...rest })
  visitor.setDefaultTimeout(300_000)
  await visitor.addInitScript(() => addEventListener('hydrated', () => performance.mark('awake')))
  // On a slow machine, timers of six seconds or more would fire between two steps of a test.
  await visitor.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = window[name]
      Reflect.set(window, name, (work: () => void, wait = 0) => start(work, wait < 6_000 ? wait : wait * 1_000))
    }
  })
  if (!still) {
    await visitor.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointerdown')))
    })
  }
  return visitor
}

/** Waits for the page's script, for features that need it, such as autosave. */
export async function whenAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
}
