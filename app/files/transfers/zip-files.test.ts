import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { zipFiles } from './download.server'
import { files } from './files.table.server'

const app = await openTestApp()
afterAll(() => app.close())

async function upload(size: number): Promise<string> {
  const { url } = await uploadFile(app, 'a.pdf', pdfOf(size))
  return url.split('/')[5] ?? ''
}

async function unzip(...wanted: readonly { id: string; name: string }[]): Promise<Record<string, number>> {
  const bytes = new Uint8Array(await new Response(zipFiles(app.services, wanted)).arrayBuffer())
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, { length }]) => [name, length]))
}

test('packs every file whole, under a name of its own', async () => {
  const [one, two, three] = [await upload(100), await upload(200_000), await upload(300)]
  const packed = await unzip(
    { id: one, name: 'list.pdf' },
    { id: two, name: 'List.pdf' },
    { id: three, name: 'list.pdf' },
    { id: one, name: 'README' },
    { id: two, name: 'readme' },
    { id: one, name: 'a.longending' },
    { id: two, name: 'a.longending' },
    { id: one, name: 'two.dots.pdf' },
    { id: three, name: 'two.dots.pdf' },
  )
  expect(packed).toEqual({
    'list.pdf': 100,
    'List (2).pdf': 200_000,
    'list (3).pdf': 300,
    README: 100,
    'readme (2)': 200_000,
    'a.longending': 100,
    'a.longending (2)': 200_000,
    'two.dots.pdf': 100,
    'two.dots (2).pdf': 300,
  })
})

test('leaves out deleted, refused and unknown files', async () => {
  const [kept, deleted, refused] = [await upload(100), await upload(100), await upload(100)]
  await app.services.db.update(files).set({ deletedAt: app.services.now() }).where(eq(files.id, deleted))
  await app.services.db
    .update(files)
    .set({ state: 'refused', refusal: 'files.infected', token: null })
    .where(eq(files.id, refused))
  const name = 'a.pdf'
  expect(await unzip({ id: deleted, name }, { id: refused, name }, { id: 'x', name }, { id: kept, name })).toEqual({
    'a (4).pdf': 100,
  })
  expect(await unzip()).toEqual({})
})

test('an archive breaks off, rather than lacking a file whose bytes cannot be read', async () => {
  const id = await upload(100)
  const [row] = await app.services.db.select().from(files).where(eq(files.id, id))
  await app.services.storage.remove(row?.key ?? '')
  await expect(unzip({ id, name: 'a.pdf' })).rejects.toThrow()
})
