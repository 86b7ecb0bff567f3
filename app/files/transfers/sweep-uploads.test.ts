import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { keysOf } from '../../platform/storage/storage.suite'
import { claimUploads, holdUploads } from './claim-uploads.server'
import { files } from './files.table.server'
import { discardUploads, sweepOrphanedBytes, sweepUploads } from './sweep-uploads.server'

const DAY = 86_400_000
const app = await openTestApp()
const { services } = app
afterAll(() => app.close())
beforeEach(async () => {
  await services.db.delete(files)
  for (const key of await keysOf(services.storage)) await services.storage.remove(key)
})

const count = async () => (await services.db.select().from(files)).length

test('unclaimed uploads are deleted after 24 hours, claimed ones stay', async () => {
  const kept = await uploadFile(app, 'kept.pdf', pdfOf(100))
  await uploadFile(app, 'left.pdf', pdfOf(100))
  await app.request('/api/files', { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' } })
  await services.db.transaction((tx) => claimUploads(tx, services, [kept]))
  app.passTime(DAY - 60_000)
  await sweepUploads(services)
  expect(await count()).toBe(3)
  app.passTime(120_000)
  await sweepUploads(services)
  expect(await count()).toBe(1)
  expect(await keysOf(services.storage)).toHaveLength(1)
  expect((await app.request(kept.url.slice('http://localhost:3000'.length))).status).toBe(200)
})

test('does not delete a file during its claim', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  app.passTime(DAY)
  await services.db.transaction(async (tx) => {
    await claimUploads(tx, services, [file])
    await app.elsewhere(() => sweepUploads(services))
  })
  expect(await count()).toBe(1)
  expect(await keysOf(services.storage)).toHaveLength(1)
})

test('a swept file cannot be claimed', async () => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  await services.db.update(files).set({ deletedAt: services.now() })
  const claim = services.db.transaction((tx) => claimUploads(tx, services, [file]))
  await expect(claim).rejects.toMatchObject({ code: 'files.unknown_attachment' })
})

test('finishes an interrupted deletion', async () => {
  await uploadFile(app, 'a.pdf', pdfOf(100))
  await services.db.update(files).set({ deletedAt: services.now() })
  await sweepUploads(services)
  expect(await count()).toBe(0)
  expect(await keysOf(services.storage)).toEqual([])
})

test('deletes more than one batch in one run', async () => {
  await uploadFile(app, 'a.pdf', pdfOf(100))
  const [row] = await services.db.select().from(files)
  if (!row) throw new Error('No row.')
  const copies = Array.from({ length: 250 }, (_, copy) => ({
    ...row,
    id: `copy-${copy}`,
    key: `offers/copy-${copy}`,
    token: null,
  }))
  await services.db.insert(files).values(copies)
  app.passTime(DAY)
  await sweepUploads(services)
  expect(await count()).toBe(0)
})

test('an upload held by an unsent form is kept for seven days', async () => {
  const [held, claimed] = [await uploadFile(app, 'held.pdf', pdfOf(100)), await uploadFile(app, 'b.pdf', pdfOf(100))]
  const idOf = ({ url }: { url: string }) => url.split('/')[5] ?? ''
  await services.db.transaction((tx) => claimUploads(tx, services, [claimed]))
  await services.db.transaction(async (tx) => {
    expect(await holdUploads(tx, services, [])).toEqual([])
    expect(await holdUploads(tx, services, [idOf(held), idOf(claimed), 'x'])).toEqual([idOf(held)])
  })
  app.passTime(7 * DAY - 60_000)
  await sweepUploads(services)
  expect(await count()).toBe(2)
  app.passTime(60_000)
  await sweepUploads(services)
  expect(await count()).toBe(1)
})

test('deletes more than a batch of old bytes, of refused files too', async () => {
  for (const name of ['kept.pdf', 'refused.pdf']) await uploadFile(app, name, pdfOf(100))
  const refused = { state: 'refused', refusal: 'files.infected', token: null } as const
  await services.db.update(files).set(refused).where(eq(files.name, 'refused.pdf'))
  for (let number = 0; number < 101; number++) await services.storage.put(`offers/nobody-${number}`, pdfOf(10))
  app.passTime(DAY + 60_000)
  await sweepOrphanedBytes(services)
  const [kept] = await services.db.select().from(files).where(eq(files.name, 'kept.pdf'))
  expect(await keysOf(services.storage)).toEqual([kept?.key])
})

test('uploads of a form that failed are deleted, but not what an offer claimed meanwhile', async () => {
  const [failed, claimed] = [await uploadFile(app, 'a.pdf', pdfOf(100)), await uploadFile(app, 'b.pdf', pdfOf(100))]
  await services.db.transaction((tx) => claimUploads(tx, services, [claimed]))
  await discardUploads(services, [])
  await discardUploads(
    services,
    [failed, claimed].map(({ url }) => url.split('/')[5] ?? ''),
  )
  expect((await services.db.select().from(files)).map(({ name }) => name)).toEqual(['b.pdf'])
  expect(await keysOf(services.storage)).toHaveLength(1)
})

test.each(['offers/nobody', 'unfinished/crashed'])('deletes old bytes without a file (%s)', async (key) => {
  const file = await uploadFile(app, 'a.pdf', pdfOf(100))
  async function* bytes() {
    yield pdfOf(50)
  }
  await services.storage.append(key, 0, bytes())
  await sweepOrphanedBytes({ ...services, now: () => new Date() })
  expect(await services.storage.received(key)).toBe(50)
  app.passTime(2 * DAY)
  await sweepOrphanedBytes(services)
  expect(await services.storage.received(key)).toBe(0)
  const [row] = await services.db.select().from(files).where(eq(files.name, file.name))
  expect(await services.storage.size(row?.key ?? '')).toBe(100)
})
