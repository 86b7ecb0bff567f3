import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { claimUploads } from './claim-uploads.server'
import { type FileRow, files } from './files.table.server'
import { describeUploads } from './find-files.server'

const app = await openTestApp()
afterAll(() => app.close())

type Attachment = { name: string; url: string }
const claim = (...attachments: Attachment[]) =>
  app.services.db.transaction((tx) => claimUploads(tx, app.services, attachments))
const refusal = (code: string) => expect.objectContaining({ code, field: 'attachments' })

test('returns claimed files in the given order under the given names', async () => {
  const [first, second] = [await uploadFile(app, 'b.pdf', pdfOf(100)), await uploadFile(app, 'a.pdf', pdfOf(200))]
  const claimed = await claim({ ...first, name: 'Liste.pdf' }, second)
  expect(claimed).toMatchObject([
    { name: 'Liste.pdf', size: 100, contentType: 'application/pdf', url: first.url },
    { name: 'a.pdf', size: 200, url: second.url },
  ])
  const uploads = await describeUploads(app.services, [second, { url: 'http://elsewhere.example/x' }, first])
  expect(uploads).toEqual([{ size: 200, md5: claimed[1]?.md5 }, null, { size: 100, md5: claimed[0]?.md5 }])
})

test('refuses URLs of other sites or with another token', async () => {
  const { name, url } = await uploadFile(app, 'a.pdf', pdfOf(100))
  for (const wrong of [
    url.replace('localhost:3000', 'evil.example'),
    url.replace(/token=.*/, 'token=AAAA'),
    url.replace('/api/files/', '/api/files/x'),
    `${url}#x`,
    'https://example.com/list.pdf',
    url.replace('/api/', '/x/api/'),
    url.replace(':3000/', ':3000.evil.example/'),
    url.replace('/download', '/x/download'),
    url.slice(0, -1),
  ])
    await expect(claim({ name, url: wrong })).rejects.toEqual(refusal('files.unknown_attachment'))
  await expect(claim({ name, url })).resolves.toHaveLength(1)
})

test('a claimed file keeps its own name if the given one is that of a program', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  expect(await claim({ ...file, name: 'setup.exe' })).toMatchObject([{ name: 'a.pdf' }])
  expect(await claim()).toEqual([])
})

test('neither a refused nor a revoked file can be claimed', async () => {
  const [refused, revoked] = [await uploadFile(app, 'a.pdf', pdfOf(100)), await uploadFile(app, 'b.pdf', pdfOf(100))]
  const change = (file: Attachment, values: Partial<FileRow>) =>
    app.services.db.update(files).set(values).where(eq(files.name, file.name))
  await change(refused, { state: 'refused', refusal: 'files.infected' })
  await change(revoked, { token: null })
  for (const file of [refused, revoked]) await expect(claim(file)).rejects.toEqual(refusal('files.unknown_attachment'))
  expect(await describeUploads(app.services, [{ url: 'http://elsewhere.example/x' }])).toEqual([null])
})

test('a file belongs to one offer, once', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  await expect(claim(file, file)).rejects.toEqual(refusal('files.already_attached'))
  await claim(file)
  await expect(claim(file)).rejects.toEqual(refusal('files.already_attached'))
})

test('a refused claim claims nothing', async () => {
  const [good, used] = [await uploadFile(app, 'a.pdf', pdfOf(100)), await uploadFile(app, 'b.pdf', pdfOf(100))]
  await claim(used)
  await expect(claim(good, used)).rejects.toEqual(refusal('files.already_attached'))
  await expect(claim(good)).resolves.toHaveLength(1)
})

test('accepts at most 26 214 400 bytes together', async () => {
  const half = await uploadFile(app, 'a.pdf', pdfOf(13_107_200))
  const rest = await uploadFile(app, 'b.pdf', pdfOf(13_107_200))
  const drop = await uploadFile(app, 'c.pdf', pdfOf(9))
  await expect(claim(half, rest, drop)).rejects.toMatchObject({
    code: 'file_upload.max_file_size_error',
    status: 413,
    field: 'attachments',
    values: { size: 25.1, limit: 25 },
  })
  await expect(claim(half, rest)).resolves.toHaveLength(2)
})

test('one of many simultaneous claims on the same files wins, and none hangs', async () => {
  const files = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => uploadFile(app, name, pdfOf(100))))
  const claims = Array.from({ length: 12 }, (_, turn) => claim(...(turn % 2 ? files : files.toReversed())))
  const results = await Promise.allSettled(claims)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
