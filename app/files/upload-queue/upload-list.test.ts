import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { basename, dirname } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ScriptedTransport } from '../../../tests/scripted-transport'
import type { DeviceUpload, UploadDraft } from './upload-draft'
import { permanentError } from './upload-error'
import { UploadList } from './upload-list'
import type { UploadedFile } from './uploaded-file'

/** Server that only records deletions. */
let deleted: string[] = []
const server = createServer(({ method, url }, response) => {
  if (method === 'DELETE' && base.endsWith(dirname(url ?? '').concat('/'))) deleted.push(basename(url ?? ''))
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
let base = origin
afterAll(() => void server.close())

class ListedTransport extends ScriptedTransport {
  readonly name: string
  readonly uploadUrl: string | null
  constructor(name: string, uploadUrl: string | null) {
    super()
    this.name = name
    this.uploadUrl = uploadUrl
  }
}

let transports: ListedTransport[] = []
let list = openList()
beforeEach(() => {
  deleted = []
  transports = []
  // Ignores late deletions of an earlier test.
  base = `${origin}/${randomUUID()}/`
  list = openList()
})
afterEach(() => list.close())

function openList(): UploadList {
  return new UploadList(({ file, uploadUrl, onUploadUrl }) => {
    const transport = new ListedTransport(file?.name ?? '', uploadUrl)
    transports.push(transport)
    if (!uploadUrl && file) queueMicrotask(() => onUploadUrl(`${base}${file.name}`))
    return transport
  })
}

const fileOf = (name: string, size = 10, lastModified = 1) => new File([new Uint8Array(size)], name, { lastModified })
const uploadedOf = (name: string, size = 10): UploadedFile => ({
  id: name,
  name,
  size,
  contentType: 'a/b',
  url: `http://host/${name}`,
})
const statuses = () => list.getState().rows.map(({ name, status }) => `${name} ${status}`)
const idOf = (name: string) => list.getState().rows.find((row) => row.name === name)?.id ?? ''
const finish = (name: string, size?: number) =>
  transports.findLast((transport) => transport.name === name)?.say({ done: uploadedOf(name, size) })
const fail = (name: string) =>
  transports.findLast((transport) => transport.name === name)?.say({ fault: permanentError('retry-limit-exceeded') })

describe('the queue', () => {
  test('runs three uploads at once while others wait', () => {
    list.add(['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(name)))
    expect(statuses()).toEqual(['a running', 'b running', 'c running', 'd waiting', 'e waiting'])
    finish('b')
    expect(statuses()).toEqual(['a running', 'b success', 'c running', 'd running', 'e waiting'])
  })

  test('a paused upload frees its slot and waits for one when resumed', async () => {
    list.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)))
    list.pause(idOf('a'))
    expect(statuses()[0]).toBe('a pausing')
    await transports[0]?.land()
    expect(statuses()).toEqual(['a paused', 'b running', 'c running', 'd running'])
    list.resume(idOf('a'))
    expect(statuses()[0]).toBe('a waiting')
    finish('c')
    expect(statuses()).toEqual(['a running', 'b running', 'c success', 'd running'])
    expect(transports[0]?.sendings).toBe(2)
  })
})

describe('admission', () => {
  test('accepts 26 214 400 bytes in all, and one more clears the list and the server', async () => {
    list.add([fileOf('a', 20_000_000), fileOf('b', 6_214_399)])
    finish('a', 20_000_000)
    await Promise.resolve()
    list.add([fileOf('c', 1)])
    expect(list.getState()).toMatchObject({ oversize: null })
    expect(list.getState().rows).toHaveLength(3)
    list.add([fileOf('d', 1)])
    expect(list.getState()).toMatchObject({ rows: [], oversize: 26_214_401 })
    await expect.poll(() => deleted).toEqual(['a'])
    await transports[1]?.land()
    expect(transports[1]?.discarded).toBe(1)
    list.add([fileOf('e', 1)])
    expect(list.getState().oversize).toBeNull()
  })

  test('does not count cancelled files', async () => {
    list.add([fileOf('a', 26_214_400)])
    list.cancel(idOf('a'))
    await transports[0]?.land()
    list.add([fileOf('b', 26_214_400)])
    expect(statuses()).toEqual(['a canceled', 'b running'])
    list.retry(idOf('a'))
    expect(list.getState()).toMatchObject({ rows: [], oversize: 52_428_800 })
  })

  test('skips files already listed, empty ones, folders and the 101st', () => {
    list.add(Array.from({ length: 99 }, (_, index) => fileOf(`f${index}`)))
    list.add([fileOf('f3'), fileOf('empty', 0), fileOf('f3', 10, 2), fileOf('x'), fileOf('y')], ['folder'])
    expect(list.getState().rows).toHaveLength(100)
    expect(list.getState().notices).toEqual([
      { kind: 'folder', name: 'folder' },
      { kind: 'duplicate', name: 'f3' },
      { kind: 'empty', name: 'empty' },
      { kind: 'too_many', count: 2 },
    ])
  })

  test('adding a failed file again retries it', () => {
    list.add([fileOf('a')])
    fail('a')
    expect(statuses()).toEqual(['a error'])
    list.add([fileOf('a')])
    expect(statuses()).toEqual(['a running'])
    expect(list.getState().notices).toEqual([])
  })
})

describe('cancel, remove, retry', () => {
  test('a cancelled upload stays in the list and can start over', async () => {
    list.add([fileOf('a')])
    list.cancel(idOf('a'))
    expect(statuses()).toEqual(['a canceling'])
    await transports[0]?.land()
    expect(statuses()).toEqual(['a canceled'])
    expect(transports[0]?.discarded).toBe(1)
    list.retry(idOf('a'))
    expect(statuses()).toEqual(['a running'])
  })

  test('removing an upload in any state deletes it on the server', async () => {
    list.add([fileOf('a'), fileOf('b'), fileOf('c'), fileOf('d')])
    await Promise.resolve()
    finish('a')
    fail('b')
    for (const name of ['a', 'b', 'c', 'd']) list.remove(idOf(name))
    expect(statuses()).toEqual([])
    await transports[2]?.land()
    expect(transports[2]?.discarded).toBe(1)
    await expect.poll(() => deleted.toSorted()).toEqual(['a', 'b'])
  })

  test('a failed upload resumes where it stopped', async () => {
    list.add([fileOf('a')])
    await Promise.resolve()
    fail('a')
    list.retry(idOf('a'))
    expect(transports[1]?.uploadUrl).toBe(`${base}a`)
  })

  test('uploads given up offline resume when the connection returns', () => {
    list.add([fileOf('a'), fileOf('b')])
    fail('a')
    transports[1]?.say({ fault: permanentError('unauthorized') })
    list.retryLost()
    expect(statuses()).toEqual(['a running', 'b error'])
  })

  test('forgetting deletes nothing on the server', async () => {
    list.add([fileOf('a')])
    await Promise.resolve()
    finish('a')
    list.forget()
    expect(list.getState().rows).toEqual([])
    expect(deleted).toEqual([])
  })
})

describe('the draft on the device', () => {
  class MemoryDraft implements UploadDraft {
    uploads: readonly DeviceUpload[] = []
    readonly files = new Map<string, File>()
    keeps = (_file: File) => true
    async restore() {
      return this.uploads.map((upload) => ({ upload, file: this.files.get(upload.id) ?? null }))
    }
    keep(uploads: readonly DeviceUpload[]) {
      this.uploads = uploads
    }
    async keepFile(id: string, file: File) {
      if (this.keeps(file)) this.files.set(id, file)
      return this.keeps(file)
    }
  }

  async function reload(draft: UploadDraft) {
    list.close()
    list = openList()
    transports = []
    await list.useDraft(draft)
  }

  test('a reload resumes running, paused and finished uploads from their URLs', async () => {
    const draft = new MemoryDraft()
    await list.useDraft(draft)
    list.add(['run', 'pause', 'done'].map((name) => fileOf(name)))
    await Promise.resolve()
    finish('done')
    list.pause(idOf('pause'))
    await transports[1]?.land()
    await reload(draft)
    expect(statuses()).toEqual(['run running', 'pause paused', 'done running'])
    expect(transports.map(({ name, uploadUrl }) => [name, uploadUrl])).toEqual([
      ['run', `${base}run`],
      ['done', `${base}done`],
    ])
    finish('done')
    expect(statuses()[2]).toBe('done success')
  })

  test('a file too large for the device’s storage must be chosen again', async () => {
    const draft = new MemoryDraft()
    draft.keeps = ({ name }) => name !== 'large'
    await list.useDraft(draft)
    list.add([fileOf('large'), fileOf('small')])
    await expect.poll(() => list.getState().rows.map(({ kept }) => kept)).toEqual([false, true])
    expect(list.wouldLose()).toBe(true)
    await reload(draft)
    transports[0]?.say({ fault: permanentError('no-download-url') })
    expect(statuses()).toEqual(['large missing', 'small running'])
    expect(list.wouldLose()).toBe(false)
    list.add([fileOf('large')])
    expect(statuses()).toEqual(['large running', 'small running'])
    expect(transports.at(-1)?.uploadUrl).toBe(`${base}large`)
  })

  test('keeps a finished file of an offer that was sent in the meantime', async () => {
    const draft = new MemoryDraft()
    await list.useDraft(draft)
    list.add([fileOf('a')])
    finish('a')
    await reload(draft)
    transports[0]?.say({ fault: permanentError('unauthenticated') })
    expect(list.getState().rows[0]).toMatchObject({ status: 'success', uploaded: uploadedOf('a') })
  })

  test('drops cancelled and removed uploads', async () => {
    const draft = new MemoryDraft()
    await list.useDraft(draft)
    list.add([fileOf('a'), fileOf('b'), fileOf('c')])
    list.cancel(idOf('a'))
    await transports[0]?.land()
    list.remove(idOf('b'))
    expect(draft.uploads.map(({ name }) => name)).toEqual(['c'])
  })

  test('also keeps files added before the draft was loaded', async () => {
    const draft = new MemoryDraft()
    list.add([fileOf('a')])
    await list.useDraft(draft)
    expect(draft.uploads.map(({ name }) => name)).toEqual(['a'])
    await expect.poll(() => list.wouldLose()).toBe(false)
  })
})

describe('the draft on the device', () => {
  const tell = () => list.getState().remembered

  test('is counted and kept until the list has restored it', async () => {
    const kept: DeviceUpload[] = []
    const restored = Promise.withResolvers<[]>()
    const draft: UploadDraft = {
      restore: () => restored.promise,
      keep: (uploads) => void kept.splice(0, kept.length, ...uploads),
      keepFile: async () => true,
    }
    list.expectDraft(2, true)
    expect(list.getState()).toMatchObject({ remembered: 2, elsewhere: true })
    const taken = list.useDraft(draft)
    list.forget()
    expect(tell()).toBe(2)
    restored.resolve([])
    await taken
    expect(list.getState()).toMatchObject({ remembered: 0, elsewhere: false })
  })
})
