import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { keysOf } from '../../platform/storage/storage.suite'
import { MAX_FILE_BYTES } from '../content/file-errors'
import { receiveForm } from './receive-form.server'

const app = await openTestApp()
afterAll(() => app.close())

const FIELD = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nInes\r\n'
const END = '--x--\r\n'
const file = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="attachments"; filename="${name}"\r\n\r\n${content}\r\n`
const MULTIPART = 'multipart/form-data; boundary=x'
const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } }

type Body = Exclude<RequestInit['body'], undefined>

/** Node requires `duplex` for streamed bodies. */
const post = (body: Body, headers: Record<string, string> = {}) => {
  const request = { method: 'POST', headers: { 'content-type': MULTIPART, ...headers }, body }
  return new Request('http://localhost/en/sell', Object.assign(request, { duplex: 'half' }))
}

function receive(body: Body, { limitBucket = null as string | null, to = app, headers = {} } = {}) {
  return receiveForm(to.services, post(body, headers), limitBucket)
}

async function countFiles(): Promise<unknown> {
  return (await app.services.db.execute(sql`select count(*)::int as count from files`)).rows[0]?.count
}

test('receives fields and files, and ignores an empty file input', async () => {
  const form = await receive(
    `${FIELD}${file('', '')}${file('list.csv', 'sku;quantity\n1;2\n')}${file('b.csv', '')}${END}`,
  )
  expect(form.fields.get('name')).toBe('Ines')
  expect(form.files).toMatchObject([
    { name: 'list.csv', url: expect.stringContaining('http://localhost:3000/api/files/') },
    { name: 'b.csv' },
  ])
  expect([form.refusal, form.failure]).toEqual([null, null])
  const id = form.files[0]?.url.split('/')[5]
  const stored = await app.request(`/api/files/${id}`, { headers: { authorization: `Bearer ${teamToken}` } })
  expect(await stored.json()).toMatchObject({ size: 17, contentType: 'text/csv', state: 'stored', customMetadata: {} })
})

test('reads the forms of browsers only', async () => {
  expect((await receive('name=Ines', urlencoded)).fields.get('name')).toBe('Ines')
  for (const type of ['application/json', 'text/multipart/form-data', 'multipart/form-database', ''])
    await expect(receive(FIELD, { headers: { 'content-type': type } })).rejects.toMatchObject({
      code: 'errors.unsupported_content',
      status: 415,
    })
  const unbound = receive(FIELD, { headers: { 'content-type': 'multipart/form-data' } })
  await expect(unbound).rejects.toMatchObject({ code: 'errors.unreadable', status: 400 })
})

test('a refused file keeps the fields and drops all files', async () => {
  const [before, keys] = [await countFiles(), await keysOf(app.services.storage)]
  const form = await receive(
    `${file('list.csv', 'sku;quantity\n')}${file('setup.exe', 'MZ')}${file('b.csv', 'a;b\n')}${FIELD}${END}`,
  )
  expect(form.refusal).toMatchObject({ code: 'files.program', field: 'attachments' })
  expect(form.fields.get('name')).toBe('Ines')
  expect(form.files).toEqual([])
  expect(await countFiles()).toBe(before)
  expect(await keysOf(app.services.storage)).toEqual(keys)
})

test('refuses a form cut off at any point and stores nothing', async () => {
  const before = await countFiles()
  const whole = `${FIELD}${file('a.csv', 'a;b\n'.repeat(50))}${file('b.csv', 'c;d\n')}${END}`
  for (let length = 0; length < whole.length - 4; length += 7) {
    await expect(receive(whole.slice(0, length))).rejects.toMatchObject({
      name: 'Refusal',
      status: 400,
      code: 'errors.unreadable',
    })
  }
  expect(await countFiles()).toBe(before)
})

test('a form whose connection breaks within a file is interrupted and stores nothing', async () => {
  const before = await countFiles()
  const chunks = [FIELD, file('a.csv', 'a;b\n'), file('b.csv', 'c;d\n'.repeat(50_000)).slice(0, -100)]
  const body = new ReadableStream({
    pull: (controller) => {
      const chunk = chunks.shift()
      if (chunk === undefined) controller.error(new Error('aborted'))
      else controller.enqueue(Buffer.from(chunk))
    },
  })
  await expect(receive(body)).rejects.toMatchObject({ code: 'files.interrupted', status: 408 })
  expect(await countFiles()).toBe(before)
})

test('a text that is too long fails the form, but the other fields are returned', async () => {
  const long = `--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n${'x'.repeat(262_145)}\r\n`
  const form = await receive(`${long}${FIELD}${END}`)
  expect(form.failure?.fault).toMatchObject({ code: 'errors.too_large', status: 413 })
  expect(form.fields.get('name')).toBe('Ines')
  const longName = await receive(`${'n'.repeat(101)}=1`, urlencoded)
  expect(longName.failure?.fault).toMatchObject({ code: 'errors.too_large' })
})

test('accepts 100 file inputs and not one more', async () => {
  expect((await receive(`${file('', '').repeat(100)}${END}`)).refusal).toBeNull()
  expect((await receive(`${file('', '').repeat(101)}${FIELD}${END}`)).refusal).toMatchObject({
    code: 'validation.too_many_files',
    status: 422,
    field: 'attachments',
  })
})

test('accepts exactly 26 214 400 bytes together and not one more', async () => {
  const half = 'sku;quantity\n'.padEnd(MAX_FILE_BYTES / 2, 'x')
  expect((await receive(`${file('a.csv', half)}${file('b.csv', half)}${END}`)).files).toHaveLength(2)
  const form = await receive(`${file('a.csv', half)}${file('b.csv', `${half}x`)}${FIELD}${END}`)
  expect(form.refusal).toMatchObject({ code: 'file_upload.max_file_size_error', status: 413, field: 'attachments' })
  expect(form.fields.get('name')).toBe('Ines')
  expect(form.files).toEqual([])
})

test('reads at most four times that much', async () => {
  const megabyte = Buffer.alloc(1_048_576)
  let left = 105
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(file('setup.exe', '').slice(0, -2))),
    pull: (controller) => (left-- > 0 ? controller.enqueue(megabyte) : controller.close()),
  })
  await expect(receive(body)).rejects.toMatchObject({
    code: 'file_upload.max_file_size_error',
    status: 413,
    values: { size: 25.1, limit: 25 },
  })
})

test('a size refusal names the size of the form, or else just over the limit', async () => {
  const oversize = `${file('a.csv', 'x'.repeat(MAX_FILE_BYTES + 1))}${END}`
  const headers = { 'content-length': '31457280' }
  expect((await receive(oversize, { headers })).refusal).toMatchObject({
    code: 'file_upload.max_file_size_error',
    status: 413,
    field: 'attachments',
    values: { size: 30, limit: 25 },
  })
  expect((await receive(oversize)).refusal?.values).toEqual({ size: 25.1, limit: 25 })
  const other = (await receive(`${file('setup.exe', 'MZ')}${END}`, { headers })).refusal
  expect(other).toMatchObject({ code: 'files.program', values: {} })
  expect(other?.values).not.toHaveProperty('size')
})

test('files sent ahead come first, and stay if a file of the form is refused', async () => {
  const ahead = { name: 'a.csv', url: 'http://localhost:3000/api/files/a/b' }
  const field = `--x\r\ncontent-disposition: form-data; name="storedFile"\r\n\r\n${JSON.stringify(ahead)}\r\n`
  const both = await receive(`${file('b.csv', 'a;b\n')}${field}${END}`)
  expect(both.files).toMatchObject([ahead, { name: 'b.csv' }])
  expect((await receive(`${file('setup.exe', 'MZ')}${field}${END}`)).files).toEqual([ahead])
})

test('a form uses up the daily bytes of its address only by what it brought', async () => {
  const small = await openTestApp({ UPLOAD_MB_PER_DAY: '30' })
  small.stopTime()
  const send = (size: number, length?: number) =>
    receive(`${file('a.csv', 'x'.repeat(size))}${END}`, {
      to: small,
      limitBucket: 'an address',
      headers: length ? { 'content-length': String(length) } : {},
    })
  // Without a length, a form may bring 25 MB.
  for (let turn = 0; turn < 3; turn++) expect((await send(1_000)).files).toHaveLength(1)
  expect((await send(10_485_760)).files).toHaveLength(1)
  expect((await send(1_000)).refusal).toMatchObject({
    code: 'files.day_budget',
    status: 429,
    field: 'attachments',
    values: { limit: 30 },
  })
  expect((await send(1_000, 2_000)).files).toHaveLength(1)
  await small.close()
})

test('a store with no room for unclaimed files fails the form, but returns its fields', async () => {
  const full = await openTestApp({ UNCLAIMED_UPLOADS_MB: '25' })
  expect((await receive(`${file('a.csv', 'a;b\n')}${END}`, { to: full })).files).toHaveLength(1)
  const form = await receive(`${file('a.csv', 'a;b\n')}${FIELD}${END}`, { to: full })
  expect(form.failure?.fault).toMatchObject({ code: 'files.no_room_unclaimed', status: 507 })
  expect([form.refusal, form.files, form.fields.get('name')]).toEqual([null, [], 'Ines'])
  await full.close()
})
