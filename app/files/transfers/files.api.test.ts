import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { claimUploads } from './claim-uploads.server'
import { uploadHandle } from './file-address.server'
import { files } from './files.table.server'

const app = await openTestApp()
afterAll(() => app.close())

const team = { headers: { authorization: `Bearer ${teamToken}` } }
const pathOf = (url: string) => url.slice('http://localhost:3000'.length)
const idOf = (url: string) => url.split('/')[5] ?? ''

test('answers null characters in URLs with a 4xx', async () => {
  const authorization = `Bearer ${teamToken}`
  const token = Buffer.from(JSON.stringify(['a\0', 'b'])).toString('base64url')
  expect((await app.request('/api/files/a%00')).status).toBe(404)
  expect(
    (await app.request('/api/files/a%00', { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status,
  ).toBe(404)
  expect((await app.request('/api/files/a%00/download?token=b')).status).toBe(404)
  expect((await app.request('/api/files/a/download?token=b%00')).status).toBe(404)
  expect((await app.request('/api/files?prefix=a%00', { headers: { authorization } })).status).toBe(400)
  expect((await app.request(`/api/files?pageToken=${token}`, { headers: { authorization } })).status).toBe(400)
})

test('accepts a trailing slash', async () => {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': '' }
  expect((await app.request('/api/files/', { method: 'POST', headers })).status).toBe(201)
})

test('the uploader’s access ends when an offer claims the file', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  const path = `/api/files/${uploadHandle(app.services.db, idOf(file.url))}`
  const stored = await (await app.request(path)).json()
  expect(stored).toMatchObject({
    bucket: 'files',
    contentEncoding: 'identity',
    contentLanguage: null,
    customMetadata: {},
  })
  await app.services.db.transaction((tx) => claimUploads(tx, app.services, [file]))
  expect((await app.request(path)).status).toBe(401)
  const team = await app.request(path, { headers: { authorization: `Bearer ${teamToken}` } })
  expect(await team.json()).toMatchObject({ url: file.url })
  const named = `/api/files/${idOf(file.url)}`
  expect((await app.request(named)).status).toBe(401)
  expect((await app.request(named, { headers: { authorization: `Bearer ${teamToken}` } })).status).toBe(200)
  const remove = await app.request(path, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
  expect(remove.status).toBe(403)
  expect((await app.request(pathOf(file.url))).status).toBe(200)
})

test('the team lists files page by page', async () => {
  const list = (query: string, token = teamToken) =>
    app.request(`/api/files${query}`, { headers: { authorization: `Bearer ${token}` } })
  await app.services.db.execute('delete from files')
  for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) await uploadFile(app, name, pdfOf(100))
  expect((await list('', 'wrong')).status).toBe(401)
  expect(await (await list('')).json()).toEqual({ items: [], prefixes: ['offers/'] })
  const all = await (await list('?prefix=offers/')).json()
  expect(all.items.map(({ name }: { name: string }) => name)).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  expect(all.nextPageToken).toBeUndefined()
  const names: string[] = []
  for (let token: string | undefined = ''; token !== undefined; ) {
    const page: { items: { name: string }[]; nextPageToken?: string } = await (
      await list(`?prefix=offers/&maxResults=2${token && `&pageToken=${token}`}`)
    ).json()
    names.push(...page.items.map(({ name }) => name))
    token = page.nextPageToken
  }
  expect(names).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
  for (const wrong of ['?maxResults=0', '?maxResults=1001', '?maxResults=x', '?delimiter=-', '?pageToken=x']) {
    const answer = await list(wrong)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'file_errors.invalid_argument' })
  }
  expect((await list('?maxResults=1000')).status).toBe(200)
})

test('describes a file under the handle that was asked for, to be cached by nobody', async () => {
  const bytes = pdfOf(100)
  const { url } = await uploadFile(app, 'a.pdf', bytes)
  const handle = uploadHandle(app.services.db, idOf(url))
  const answer = await app.request(`/api/files/${handle}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [row] = await app.services.db
    .select()
    .from(files)
    .where(eq(files.id, idOf(url)))
  if (!row) throw new Error('No row.')
  expect(await answer.json()).toEqual({
    id: handle,
    name: 'a.pdf',
    size: 100,
    contentType: 'application/pdf',
    state: 'stored',
    refusal: null,
    url,
    bucket: 'files',
    fullPath: `offers/${row.createdAt.getTime()}_a.pdf`,
    generation: String(row.createdAt.getTime()),
    metageneration: String(row.updatedAt.getTime()),
    timeCreated: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    md5Hash: hash('md5', bytes, 'base64'),
    cacheControl: 'private, no-cache',
    contentDisposition: `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    contentEncoding: 'identity',
    contentLanguage: null,
    customMetadata: {},
  })
})

test('a bare id is for the team, before a claim too', async () => {
  const { url } = await uploadFile(app, 'a.pdf', pdfOf(100))
  const named = `/api/files/${idOf(url)}`
  expect((await app.request(named)).status).toBe(401)
  expect(await (await app.request(named, team)).json()).toMatchObject({ id: idOf(url), url })
  const unknown = await app.request('/api/files/unknown', team)
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ code: 'file_errors.object_not_found' })
  await app.services.db.update(files).set({ deletedAt: app.services.now() })
  expect((await app.request(named, team)).status).toBe(404)
})

type FileList = { items: { fullPath: string }[]; prefixes: string[]; nextPageToken?: string }

test('the list has folders, and neither unfinished nor deleted files', async () => {
  await app.services.db.delete(files)
  const { db } = app.services
  const place = async (fullPath: string, values: Partial<typeof files.$inferSelect> = {}) => {
    const { url } = await uploadFile(app, 'a.pdf', pdfOf(10))
    await db
      .update(files)
      .set({ fullPath, ...values })
      .where(eq(files.id, idOf(url)))
  }
  for (const path of ['b.pdf', 'a/1.pdf', 'a/b/1.pdf', 'a/b/2.pdf', 'a/c/1.pdf', 'a/2.pdf']) await place(path)
  await place('a/deleted/1.pdf', { deletedAt: app.services.now() })
  await place('a/refused/1.pdf', { state: 'refused', refusal: 'files.infected', token: null })
  await app.request('/api/files', { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' } })
  const list = async (query: string) => {
    const { items, prefixes, nextPageToken }: FileList = await (await app.request(`/api/files${query}`, team)).json()
    return { paths: items.map(({ fullPath }) => fullPath), prefixes, nextPageToken }
  }
  expect(await list('')).toEqual({ paths: ['b.pdf'], prefixes: ['a/'] })
  expect(await list('?prefix=a/&delimiter=/')).toEqual({ paths: ['a/1.pdf', 'a/2.pdf'], prefixes: ['a/b/', 'a/c/'] })
  const first = await list('?prefix=a/&maxResults=3')
  expect(first).toMatchObject({ paths: ['a/1.pdf', 'a/2.pdf'], prefixes: ['a/b/'] })
  expect(await list(`?prefix=a/&maxResults=3&pageToken=${first.nextPageToken}`)).toEqual({
    paths: [],
    prefixes: ['a/c/'],
  })
  expect(await list('?prefix=a/&maxResults=4')).not.toHaveProperty('nextPageToken', expect.any(String))
  expect(await list('?prefix=nowhere/')).toEqual({ paths: [], prefixes: [] })
})

interface Operation {
  summary?: string
  parameters?: { name: string; description?: string }[]
  requestBody?: { content: object }
  responses: Record<string, { description: string }>
}

test('the OpenAPI description says of every operation what it takes and every answer it gives', async () => {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
    await app.request('/api/openapi.json')
  ).json()
  const described = Object.entries(paths).filter(([path]) => path.startsWith('/api/files'))
  const operations = described.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
  )
  const brief = operations.map(({ name, parameters = [], requestBody, responses }) => {
    const takes = [...parameters.map((each) => each.name), ...(requestBody ? Object.keys(requestBody.content) : [])]
    return `${name}: ${takes.join(' ')} -> ${Object.keys(responses).sort().join(' ')}`
  })
  const body = 'application/offset+octet-stream'
  expect(brief.sort()).toEqual([
    'delete /api/files/{id}: id tus-resumable -> 204 400 403 404 410 412',
    'get /api/files/{id}/download: id token -> 200 206 304 404 416 503',
    'get /api/files/{id}: id -> 200 401 403 404',
    'get /api/files: prefix delimiter maxResults pageToken -> 200 400 401 403',
    'head /api/files/{id}: id tus-resumable -> 200 400 404 410 412',
    `patch /api/files/{id}: id tus-resumable upload-offset upload-checksum ${body} -> 204 400 404 408 409 410 412 413 415 422 460`,
    `post /api/files: tus-resumable upload-length upload-metadata upload-checksum ${body} -> 201 400 412 413 415 422 429 460 507`,
  ])
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/\w/)
    for (const { description } of Object.values(responses)) expect(description).toMatch(/\w/)
  }
})
