import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, openTestSite, type TestSite } from '../tests/open-test-site.ts'
import { median, quantile, timed } from './measures.ts'

const FILE_BYTES = 26_214_400
const FIRST_CHUNK = 262_144
const FILES = 20
const AT_ONCE = 50

const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(FILE_BYTES - 9)])
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Uploads of 25 MiB: throughput over a bare server that syncs to the same disk, then memory and page latency beside 50 of them. */
export async function benchUploads(): Promise<void> {
  const site = await openTestSite({ LOG_LEVEL: 'error' })
  try {
    await compareThroughput(site)
    await uploadAtOnce(site)
  } finally {
    agent.destroy()
    await site.close()
  }
}

async function compareThroughput(site: TestSite): Promise<void> {
  const directory = await mkdtemp(join(site.dataDir, 'sink-'))
  const port = await freePort()
  const sink = spawn(process.execPath, [join(import.meta.dirname, 'upload-sink.ts'), directory, String(port)])
  try {
    await untilAnswers(port)
    const ways: readonly (readonly [string, () => Promise<void>])[] = [
      ['one request', () => uploadWhole(site.url)],
      ['the chunks of a browser', () => uploadInChunks(site.url)],
    ]
    const toSink = (chunks: readonly Buffer[]) => async () => {
      for (const chunk of chunks) await send('PUT', `http://127.0.0.1:${port}/`, {}, chunk)
    }
    const sinks = [toSink([file]), toSink(chunksOf(file))]
    for (const [turn, [name, upload]] of ways.entries()) {
      const bare = sinks[turn] ?? toSink([file])
      const ours: number[] = []
      const theirs: number[] = []
      // Side by side, so that whatever else the machine does hits both.
      for (let round = 0; round < FILES; round++) {
        ours.push(await timed(upload))
        theirs.push(await timed(bare))
      }
      const ratio = median(theirs) / median(ours)
      const rate = (ms: number) => `${Math.round(FILE_BYTES / 1_048_576 / (ms / 1_000))} MiB/s`
      console.log(
        `25 MiB in ${name}: ${rate(median(ours))}, bare sink ${rate(median(theirs))}, ratio ${ratio.toFixed(2)}`,
      )
    }
  } finally {
    await end(sink)
    await rm(directory, { recursive: true, force: true })
  }
}

async function uploadAtOnce(site: TestSite): Promise<void> {
  const pid = site.pid()
  const idle = await memoryOf(pid)
  let most = idle
  let running = true
  const latencies: number[] = []
  const watch = (async () => {
    while (running) {
      latencies.push(await timed(() => send('GET', `${site.url}/en/sell`, {}, null)))
      most = Math.max(most, await memoryOf(pid))
      await delay(20)
    }
  })()
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, () => uploadInChunks(site.url)))
  const seconds = (performance.now() - start) / 1_000
  running = false
  await watch
  const latency = (share: number) => Math.round(quantile(latencies, share))
  console.log(
    `${AT_ONCE} x 25 MiB at once: ${seconds.toFixed(1)} s, ${Math.round((AT_ONCE * 25) / seconds)} MiB/s, ` +
      `program ${idle} MiB idle and ${most} MiB at most, page p50 ${latency(0.5)} ms, p99 ${latency(0.99)} ms (${latencies.length} pages)`,
  )
}

const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

async function uploadWhole(url: string): Promise<void> {
  const { status } = await send('POST', `${url}/api/files`, { ...tus, 'upload-length': String(FILE_BYTES) }, file)
  if (status !== 201) throw new Error(`POST answered ${status}.`)
}

async function uploadInChunks(url: string): Promise<void> {
  const created = await send(
    'POST',
    `${url}/api/files`,
    { 'tus-resumable': '1.0.0', 'upload-length': String(FILE_BYTES) },
    null,
  )
  let offset = 0
  for (const chunk of chunksOf(file)) {
    const headers = { ...tus, 'upload-offset': String(offset) }
    const { status } = await send('PATCH', url + created.location, headers, chunk)
    if (status !== 204) throw new Error(`PATCH answered ${status}.`)
    offset += chunk.length
  }
}

/** As the browser cuts: 256 KiB first, then always twice as much. */
function chunksOf(bytes: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 0, size = FIRST_CHUNK; at < bytes.length; at += size / 2) {
    chunks.push(bytes.subarray(at, at + size))
    size *= 2
  }
  return chunks
}

async function send(method: string, url: string, headers: Record<string, string>, body: Buffer | null) {
  const outgoing = request(url, { method, agent, headers: { ...headers, 'content-length': String(body?.length ?? 0) } })
  outgoing.end(body ?? undefined)
  const [incoming] = await once(outgoing, 'response')
  incoming.resume()
  await once(incoming, 'end')
  return { status: Number(incoming.statusCode), location: String(incoming.headers.location) }
}

async function untilAnswers(port: number): Promise<void> {
  for (;;) {
    try {
      await send('PUT', `http://127.0.0.1:${port}/`, {}, null)
      return
    } catch {
      await delay(20)
    }
  }
}

/** Resident memory in MiB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
