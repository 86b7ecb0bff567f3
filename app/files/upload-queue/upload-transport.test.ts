import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Upload } from 'tus-js-client'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { openCuttingProxy } from '../../../tests/servers/cutting-proxy'
import { pdfOf } from '../../../tests/upload-file'
import type { UploadError } from './upload-error'
import { UploadTask } from './upload-task'
import { createTusTransport, nextChunkSize } from './upload-transport'
import type { UploadedFile } from './uploaded-file'

const app = await openTestApp()
let requests: string[] = []
const scripted = new Map<string, (Response | Promise<Response>)[]>()
const server = createServer(
  getRequestListener((request, env) => {
    const length = Number(request.headers.get('content-length') ?? 0)
    requests.push(length > 0 ? `${request.method} ${length}` : request.method)
    return scripted.get(request.method)?.shift() ?? app.fetch(request, { ...env })
  }),
).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const line = await openCuttingProxy(typeof address === 'object' && address ? address.port : 0)

beforeEach(() => {
  requests = []
  scripted.clear()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await line.close()
  server.closeAllConnections()
  server.close()
  await app.close()
})

function fileOf(size: number): File {
  const bytes = new Uint8Array(randomBytes(size))
  bytes.set(pdfOf(Math.min(size, 9)))
  return new File([bytes], 'Liste Ä.pdf', { type: 'application/pdf', lastModified: 1 })
}

async function begin(file: File | null, start: { uploadUrl?: string | null; size?: number } = {}) {
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer())
  const urls: (string | null)[] = []
  const size = start.size ?? bytes.length
  // The Node build of the client accepts buffers instead of files.
  class BufferUpload extends Upload {
    constructor(...[, options]: ConstructorParameters<typeof Upload>) {
      super(bytes, options)
    }
  }
  const transport = createTusTransport({
    endpoint: `${line.url}/api/files`,
    file,
    size,
    uploadUrl: start.uploadUrl ?? null,
    onUploadUrl: (url) => urls.push(url),
    loadClient: async () => ({ Upload: BufferUpload }),
  })
  const task = new UploadTask(transport, size)
  const ended = new Promise<UploadedFile | UploadError>((resolve) =>
    task.subscribe({
      error: ({ fault }) => resolve(fault),
      complete: () => resolve(task.snapshot.metadata ?? Promise.reject(new Error('no metadata'))),
    }),
  )
  const sent = (bytesSent: number) =>
    new Promise<void>((resolve) => task.subscribe({ next: (now) => now.bytesTransferred >= bytesSent && resolve() }))
  return { task, ended, sent, urls, md5: hash('md5', bytes, 'base64') }
}

async function beginAndBreak(file: File, bytes: number) {
  const cut = line.cutAfter(bytes)
  const begun = await begin(file)
  await cut
  await expect.poll(() => begun.task.retrying).toBe(true)
  begun.task.pause()
  return begun
}

async function storedMd5(ended: UploadedFile | UploadError): Promise<string> {
  if (!('url' in ended)) throw new Error(`It failed: ${JSON.stringify(ended)}`)
  const { pathname, search } = new URL(ended.url)
  const answer = await app.request(pathname + search)
  return hash('md5', Buffer.from(await answer.arrayBuffer()), 'base64')
}

const parts = () => requests.filter((request) => request.startsWith('PATCH')).map((request) => Number(request.slice(6)))

describe('requests', () => {
  test('chunk sizes double up to 16 777 216 bytes', () => {
    const sizes = [262_144]
    for (let i = 0; i < 8; i++) sizes.push(nextChunkSize(sizes.at(-1) ?? 0))
    expect(sizes.slice(5)).toEqual([8_388_608, 16_777_216, 16_777_216, 16_777_216])
  })

  test('262 144 bytes take one request', async () => {
    const { ended, md5 } = await begin(fileOf(262_144))
    expect(await ended).toMatchObject({ name: 'Liste Ä.pdf', size: 262_144, contentType: 'application/pdf' })
    expect(requests).toEqual(['POST 262144', 'GET'])
    expect(await storedMd5(await ended)).toBe(md5)
  })

  test('one more byte makes the upload resumable', async () => {
    const { ended, md5 } = await begin(fileOf(262_145))
    expect(await storedMd5(await ended)).toBe(md5)
    expect(requests).toEqual(['POST', 'PATCH 262144', 'PATCH 1', 'GET'])
  })

  test('25 MiB take seven growing chunks', async () => {
    const { ended, md5, task } = await begin(fileOf(26_214_400))
    expect(await storedMd5(await ended)).toBe(md5)
    expect(parts()).toEqual([262_144, 524_288, 1_048_576, 2_097_152, 4_194_304, 8_388_608, 9_699_328])
    expect(task.snapshot).toMatchObject({ state: 'success', bytesTransferred: 26_214_400 })
  })
})

describe('a bad connection', () => {
  test('resumes at the server’s offset, with the first chunk size', async () => {
    const file = fileOf(8_000_000)
    const cut = line.cutAfter(3_000_000)
    const { ended, md5, urls, task } = await begin(file)
    await cut
    await expect.poll(() => task.retrying).toBe(true)
    expect(await storedMd5(await ended)).toBe(md5)
    const head = requests.indexOf('HEAD')
    expect(requests[head + 1]).toBe('PATCH 262144')
    expect(urls).toHaveLength(1)
  })

  test('survives a lost answer to a request that arrived', async () => {
    const { ended, md5, sent } = await begin(fileOf(2_000_000))
    await sent(500_000)
    line.cut()
    expect(await storedMd5(await ended)).toBe(md5)
  })

  test.each([408, 429, 503])('retries after %i at the server’s offset', async (status) => {
    scripted.set('PATCH', [new Response(null, { status })])
    const { ended, md5 } = await begin(fileOf(600_000))
    expect(await storedMd5(await ended)).toBe(md5)
    expect(requests).toEqual(['POST', 'PATCH 262144', 'HEAD', 'PATCH 262144', 'PATCH 337856', 'GET'])
  })

  test('treats a request without progress for a minute as lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    scripted.set('PATCH', [new Promise(() => {})])
    const { ended, md5, task } = await begin(fileOf(600_000))
    await expect.poll(() => requests).toContain('PATCH 262144')
    let passed = 0
    const passTime = (milliseconds: number) => {
      passed += milliseconds
      vi.advanceTimersByTime(milliseconds)
    }
    await expect
      .poll(() => {
        passTime(5_000)
        return task.retrying
      })
      .toBe(true)
    expect(passed).toBeGreaterThanOrEqual(60_000)
    passTime(1_300)
    vi.useRealTimers()
    expect(await storedMd5(await ended)).toBe(md5)
    expect(requests).toContain('HEAD')
  })

  test('asks again for the finished file', async () => {
    scripted.set('GET', [new Response(null, { status: 503 })])
    const { ended, md5 } = await begin(fileOf(1_000))
    expect(await storedMd5(await ended)).toBe(md5)
    expect(requests).toEqual(['POST 1000', 'GET', 'GET'])
  })
})

describe('pause, resume, cancel', () => {
  test('a paused upload resumes at the server’s offset', async () => {
    const { task, ended, sent, md5 } = await begin(fileOf(8_000_000))
    await sent(1_000_000)
    expect(task.pause()).toBe(true)
    await expect.poll(() => task.state).toBe('paused')
    expect(task.resume()).toBe(true)
    expect(await storedMd5(await ended)).toBe(md5)
    expect(requests).toContain('HEAD')
  })

  test('a cancelled upload is deleted', async () => {
    const { task, ended, sent, urls } = await begin(fileOf(8_000_000))
    await sent(1_000_000)
    expect(task.cancel()).toBe(true)
    expect(await ended).toMatchObject({ code: 'canceled' })
    const [url] = urls
    await expect.poll(async () => (await app.request(new URL(url ?? '').pathname)).status).toBe(404)
    expect(urls.at(-1)).toBeNull()
  })
})

describe('an earlier upload', () => {
  test('resumes after a reload', async () => {
    const file = fileOf(3_000_000)
    const first = await beginAndBreak(file, 1_500_000)
    requests = []
    const second = await begin(file, { uploadUrl: first.urls[0] ?? null })
    expect(await storedMd5(await second.ended)).toBe(second.md5)
    expect(requests[0]).toBe('HEAD')
    expect(parts().reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3_000_000)
    expect(second.urls).toEqual([])
  })

  test('starts over when the server no longer has it', async () => {
    const file = fileOf(300_000)
    const first = await begin(file)
    await first.ended
    const [url] = first.urls
    await app.request(new URL(url ?? '').pathname, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    const second = await begin(file, { uploadUrl: url ?? null })
    expect(await storedMd5(await second.ended)).toBe(second.md5)
    expect(second.urls).toEqual([null, expect.stringContaining('/api/files/')])
  })

  test('needs no file when it is complete', async () => {
    const first = await begin(fileOf(1_000))
    const uploaded = await first.ended
    const second = await begin(null, { uploadUrl: first.urls[0] ?? null, size: 1_000 })
    expect(await second.ended).toEqual(uploaded)
  })

  test('fails when it is incomplete and the file is missing', async () => {
    const first = await beginAndBreak(fileOf(3_000_000), 1_500_000)
    const second = await begin(null, { uploadUrl: first.urls[0] ?? null, size: 3_000_000 })
    expect(await second.ended).toMatchObject({ code: 'no-download-url' })
  })
})

describe('permanent failures', () => {
  test('refuses an executable by its content, with the server’s reason', async () => {
    const { ended } = await begin(new File(['#!/bin/sh\nrm -rf /\n'.repeat(20_000)], 'list.csv'))
    expect(await ended).toMatchObject({ code: 'invalid-argument', reason: { key: 'files.program' } })
  })

  test('full storage ends the upload at once', async () => {
    const problem = JSON.stringify({ type: 'urn:x', title: 'x', status: 503, code: 'errors.no_room' })
    scripted.set('PATCH', [new Response(problem, { status: 503 })])
    const { ended } = await begin(fileOf(600_000))
    expect(await ended).toMatchObject({ code: 'quota-exceeded', reason: { key: 'errors.no_room' } })
  })

  test('reports a size other than the one sent', async () => {
    const first = await begin(fileOf(1_000))
    await first.ended
    const second = await begin(null, { uploadUrl: first.urls[0] ?? null, size: 999 })
    expect(await second.ended).toMatchObject({ code: 'server-file-wrong-size' })
  })

  test('tells a file changed on the device from a lost connection', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
    const path = join(directory, 'list.pdf')
    await writeFile(path, pdfOf(600_000))
    const file = new File([await openAsBlob(path)], 'list.pdf')
    line.refuse()
    line.cut()
    const { ended, task } = await begin(file)
    await expect.poll(() => task.retrying).toBe(true)
    await writeFile(path, pdfOf(700_000))
    expect(await ended).toMatchObject({ code: 'invalid-argument', reason: { key: 'file_upload.unreadable' } })
    line.accept()
    await rm(directory, { recursive: true })
  })
})
