import { createHash, hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../../../tests/open-test-server'
import { content, tus, tusRequests } from '../../../tests/tus-requests'
import { pdfOf } from '../../../tests/upload-file'
import { files } from './files.table.server'

const LIMIT = 26_214_400
const server = await openTestServer()
afterAll(() => server.close())

const { post, create, patch, offsetOf, describe } = tusRequests(server.url)

test('lists its tus capabilities', async () => {
  const { status, headers } = await fetch(`${server.url}/api/files`, { method: 'OPTIONS' })
  expect(status).toBe(204)
  expect(headers.get('tus-version')).toBe('1.0.0')
  expect(headers.get('tus-max-size')).toBe('26214400')
  expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,checksum,expiration')
  expect(headers.get('tus-checksum-algorithm')).toContain('sha1')
})

test('stores a file uploaded in parts and serves it whole', async () => {
  const bytes = pdfOf(700_000)
  const path = await create(bytes.length, 'Preisliste Ä.pdf')
  expect(path).toMatch(/^\/api\/files\/[\w-]{54}$/)
  const first = await patch(path, 0, bytes.subarray(0, 262_144))
  expect(first.status).toBe(204)
  expect(first.headers.get('upload-offset')).toBe('262144')
  expect(first.headers.get('tus-resumable')).toBe('1.0.0')
  expect(new Date(first.headers.get('upload-expires') ?? '').getTime()).toBeGreaterThan(Date.now() + 86_000_000)
  const head = await fetch(server.url + path, { method: 'HEAD', headers: tus })
  expect(head.status).toBe(200)
  expect(head.headers.get('cache-control')).toBe('no-store')
  expect(head.headers.get('upload-offset')).toBe('262144')
  expect(head.headers.get('upload-length')).toBe('700000')
  expect(head.headers.get('upload-metadata')).toContain(Buffer.from('Preisliste Ä.pdf').toString('base64'))
  const last = await patch(path, 262_144, bytes.subarray(262_144))
  expect(last.status).toBe(204)
  expect(last.headers.get('upload-expires')).toBeNull()
  const file = await describe(path)
  expect(file).toMatchObject({
    name: 'Preisliste Ä.pdf',
    size: 700_000,
    contentType: 'application/pdf',
    state: 'stored',
    md5Hash: hash('md5', bytes, 'base64'),
  })
  expect(file.fullPath).toMatch(/^offers\/\d{13}_Preisliste Ä\.pdf$/)
  const down = await server.request(new URL(file.url).pathname + new URL(file.url).search)
  expect(sha(new Uint8Array(await down.arrayBuffer()))).toBe(sha(bytes))
})

test('tus-js-client uploads 20 MB in growing chunks over a connection that breaks', async () => {
  const bytes = Buffer.from(pdfOf(20_000_000))
  let breaks = 2
  const result = Promise.withResolvers<string>()
  const upload = new Upload(bytes, {
    endpoint: `${server.url}/api/files`,
    chunkSize: 262_144,
    retryDelays: [0, 50, 50, 50],
    metadata: { filename: 'big.pdf' },
    onChunkComplete: () => {
      const { chunkSize = 0 } = upload.options
      if (chunkSize * 2 < 33_554_432) upload.options.chunkSize = chunkSize * 2
    },
    onBeforeRequest: (outgoing) => {
      if (outgoing.getMethod() !== 'PATCH' || breaks === 0 || Number(outgoing.getHeader('Upload-Offset')) === 0) return
      breaks--
      const wire: unknown = outgoing.getUnderlyingObject()
      setTimeout(
        () =>
          void (wire instanceof Object && 'destroy' in wire && typeof wire.destroy === 'function' && wire.destroy()),
        1,
      )
    },
    onSuccess: () => result.resolve(upload.url ?? ''),
    onError: (fault) => result.reject(fault),
  })
  upload.start()
  const file = await describe(new URL(await result.promise).pathname)
  expect(file.md5Hash).toBe(hash('md5', bytes, 'base64'))
})

test('keeps the part of a broken body that arrived', async () => {
  const bytes = pdfOf(500_000)
  const path = await create(bytes.length)
  const socket = connect(server.port, '127.0.0.1')
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: localhost\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: 500000\r\n\r\n`,
  )
  socket.resume().end(bytes.subarray(0, 123_456))
  await once(socket, 'close')
  const offset = Number((await fetch(server.url + path, { method: 'HEAD', headers: tus })).headers.get('upload-offset'))
  expect(offset).toBe(123_456)
  expect((await patch(path, offset, bytes.subarray(offset))).status).toBe(204)
  expect((await describe(path)).state).toBe('stored')
})

test('a client that returns takes over from its own dead connection', async () => {
  const bytes = pdfOf(400_000)
  const path = await create(bytes.length)
  const dead = request(server.url + path, {
    method: 'PATCH',
    headers: { ...content, 'upload-offset': '0', 'content-length': '400000' },
  })
  const answer = once(dead, 'response')
  dead.write(bytes.subarray(0, 50_000))
  const row = eq(files.id, path.slice('/api/files/'.length).slice(0, 32))
  await expect.poll(async () => (await server.services.db.select().from(files).where(row))[0]?.writer).toBeTruthy()
  // The dead connection itself would time out much later.
  const head = await fetch(server.url + path, { method: 'HEAD', headers: tus, signal: AbortSignal.timeout(240_000) })
  expect(head.headers.get('upload-offset')).toBe('50000')
  expect((await patch(path, 50_000, bytes.subarray(50_000))).status).toBe(204)
  dead.destroy()
  await answer.catch(() => undefined)
})

test('a wrong offset is refused and changes nothing', async () => {
  const bytes = pdfOf(1_000)
  const path = await create(bytes.length)
  await patch(path, 0, bytes.subarray(0, 400))
  for (const offset of [0, 399, 401, 1_000]) {
    const refused = await patch(path, offset, bytes.subarray(0, 10))
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'files.wrong_offset' })
  }
  expect((await patch(path, 400, bytes.subarray(400))).status).toBe(204)
  expect((await describe(path)).md5Hash).toBe(hash('md5', bytes, 'base64'))
})

test('only one of several requests for the same part wins', async () => {
  for (let round = 0; round < 10; round++) {
    const bytes = pdfOf(300_000)
    const path = await create(bytes.length)
    const answers = await Promise.all([patch(path, 0, bytes), patch(path, 0, bytes), patch(path, 0, bytes)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect((await describe(path)).md5Hash).toBe(hash('md5', bytes, 'base64'))
  }
})

test('refuses a wrong checksum with 460 and keeps nothing of that body', async () => {
  const bytes = pdfOf(90_000)
  const path = await create(bytes.length)
  const part = bytes.subarray(0, 40_000)
  const sha1 = (of: Uint8Array) => `sha1 ${createHash('sha1').update(of).digest('base64')}`
  const wrong = await patch(path, 0, part, { 'upload-checksum': sha1(bytes) })
  expect(wrong.status).toBe(460)
  expect(await wrong.json()).toMatchObject({ code: 'file_errors.invalid_checksum' })
  expect(await offsetOf(path)).toBe(0)
  expect((await patch(path, 0, part, { 'upload-checksum': sha1(part) })).status).toBe(204)
  const rest = bytes.subarray(40_000)
  expect((await patch(path, 40_000, rest, { 'upload-checksum': sha1(part) })).status).toBe(460)
  expect(await offsetOf(path)).toBe(40_000)
  for (const header of ['crc99 AAAA', 'sha1', 'sha1 AAAA', 'sha1 ?'])
    expect((await patch(path, 40_000, rest, { 'upload-checksum': header })).status).toBe(400)
  const md5 = hash('md5', rest, 'base64')
  expect((await patch(path, 40_000, rest, { 'upload-checksum': `md5 ${md5}` })).status).toBe(204)
})

test('accepts exactly 26 214 400 bytes and not one more', async () => {
  const bytes = pdfOf(LIMIT)
  const path = await create(LIMIT)
  expect((await patch(path, 0, bytes)).status).toBe(204)
  expect(await describe(path)).toMatchObject({ size: LIMIT, state: 'stored' })
  const refused = await post({ 'upload-length': String(LIMIT + 1) })
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ code: 'file_upload.max_file_size_error' })
})

test('refuses a body longer than announced, without storing the excess', async () => {
  const path = await create(1_000)
  const announced = await patch(path, 0, pdfOf(1_001))
  expect(announced.status).toBe(413)
  expect(await offsetOf(path)).toBe(0)
  const chunked = request(server.url + path, { method: 'PATCH', headers: { ...content, 'upload-offset': '0' } })
  const answer = once(chunked, 'response')
  chunked.write(pdfOf(600))
  chunked.end(pdfOf(100_000))
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(413)
  expect(await offsetOf(path)).toBeLessThanOrEqual(600)
})

test('answers wrong or missing headers as the protocol requires', async () => {
  const path = await create(10)
  const codes = async (answer: Promise<Response>) => {
    const { status, headers } = await answer
    expect(headers.get('content-type') ?? 'application/problem+json').toBe('application/problem+json')
    return status
  }
  const send = (headers: Record<string, string>, method = 'PATCH') =>
    codes(fetch(server.url + path, { method, headers, body: method === 'PATCH' ? 'x' : null }))
  expect(await send({ ...content, 'tus-resumable': '0.2.2', 'upload-offset': '0' })).toBe(412)
  expect(await send({ 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' })).toBe(412)
  expect(await send({ ...tus, 'content-type': 'text/plain', 'upload-offset': '0' })).toBe(415)
  expect(await send(content)).toBe(400)
  for (const offset of ['-1', '1.5', '0x1', 'abc', '1e3', '99999999999999999999'])
    expect(await send({ ...content, 'upload-offset': offset })).toBe(400)
  expect(await send({ 'tus-resumable': '2.0.0' }, 'HEAD')).toBe(412)
  expect(await send({}, 'DELETE')).toBe(412)
  const version = await fetch(server.url + path, { method: 'HEAD', headers: { 'tus-resumable': '9.9.9' } })
  expect(version.headers.get('tus-version')).toBe('1.0.0')
  for (const length of ['-1', 'many', '1.5', '']) expect(await codes(post({ 'upload-length': length }))).toBe(400)
  expect(await codes(post({ 'upload-defer-length': '1' }))).toBe(400)
  for (const metadata of ['filename', 'filename ?', 'filename YQ== YQ==', 'a YQ==,a YQ==', `a ${'A'.repeat(5_000)}`])
    expect([201, 400]).toContain(await codes(post({ 'upload-length': '5', 'upload-metadata': metadata })))
  expect(await codes(fetch(`${server.url}/api/files/nowhere`, { method: 'HEAD', headers: tus }))).toBe(404)
})

test('supports creation with upload, for whole and empty files too', async () => {
  const bytes = pdfOf(5_000)
  const begun = await post({ ...content, 'upload-length': '5000' }, bytes.subarray(0, 2_000))
  expect(begun.status).toBe(201)
  expect(begun.headers.get('upload-offset')).toBe('2000')
  const path = begun.headers.get('location') ?? ''
  expect((await patch(path, 2_000, bytes.subarray(2_000))).status).toBe(204)
  const whole = await post({ ...content, 'upload-length': '5000' }, bytes)
  expect((await describe(whole.headers.get('location') ?? '')).state).toBe('stored')
  const empty = await post({ 'upload-length': '0' })
  expect(await describe(empty.headers.get('location') ?? '')).toMatchObject({ state: 'stored', size: 0 })
})

test('accepts a method override in a header', async () => {
  const path = await create(9)
  const method = { 'x-http-method-override': 'PATCH' }
  const patched = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...content, ...method, 'upload-offset': '0' },
    body: '%PDF-1.7\n',
  })
  expect(patched.status).toBe(204)
})

test('deletes unfinished and finished files, but not once an offer has claimed them', async () => {
  const remove = (path: string) => fetch(server.url + path, { method: 'DELETE', headers: tus })
  const unfinished = await create(10)
  expect((await remove(unfinished)).status).toBe(204)
  expect((await remove(unfinished)).status).toBe(404)
  expect((await patch(unfinished, 0, pdfOf(10))).status).toBe(404)
  const finished = await create(10)
  await patch(finished, 0, pdfOf(10))
  const { url } = await describe(finished)
  expect((await remove(finished)).status).toBe(204)
  expect((await server.request(new URL(url).pathname + new URL(url).search)).status).toBe(404)
})

test('answers 410 for an expired upload', async () => {
  const path = await create(10)
  server.passTime(86_400_001)
  expect((await fetch(server.url + path, { method: 'HEAD', headers: tus })).status).toBe(410)
  expect((await patch(path, 0, pdfOf(10))).status).toBe(410)
})

test('refuses an executable at the completing request and afterwards', async () => {
  const path = await create(2_000, 'list.xlsx')
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), randomBytes(1_992)])
  await patch(path, 0, program.subarray(0, 1_000))
  const refused = await patch(path, 1_000, program.subarray(1_000))
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({ code: 'files.program', type: 'urn:stocklot:problem:files:program' })
  expect(await describe(path)).toMatchObject({ state: 'refused', refusal: 'files.program', url: null })
  expect((await fetch(server.url + path, { method: 'HEAD', headers: tus })).status).toBe(410)
  expect((await post({ 'upload-length': '10', 'upload-metadata': `filename ${btoa('setup.exe')}` })).status).toBe(415)
})

test('does not count bytes with unchecked checksums after a crash', async () => {
  const path = await create(1_000)
  await patch(path, 0, pdfOf(300))
  const id = path.slice('/api/files/'.length).slice(0, 32)
  await server.services.db.update(files).set({ uncheckedFrom: 100 }).where(eq(files.id, id))
  expect(await offsetOf(path)).toBe(100)
})

function sha(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex')
}
