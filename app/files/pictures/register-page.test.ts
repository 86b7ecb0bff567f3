import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { openWorkerPools } from '../../platform/workers/worker-pools.server'
import { findPictures, findPreviewPictures } from './find-pictures.server'
import { registerPage } from './register-page.server'
import { registerPicture } from './register-picture.server'
import { documentOf, endlessDocument, halfRed, lockedDocument, pageOf } from './sample-documents.suite'
import { pixelsOf } from './sample-photos.suite'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { url } = await uploadFile(app, name, bytes)
  return new URL(url).pathname.split('/')[3] ?? ''
}

const pictureOf = async (id: string) => (await findPreviewPictures(services, [id])).get(id)

test('a document’s first page becomes a picture for the office but not a photo of the lot', async () => {
  const id = await upload('prices.pdf', pageOf(halfRed))
  expect(await registerPage(services, id)).toBeNull()
  expect(await registerPage(services, id)).toBeNull()
  const picture = await pictureOf(id)
  expect(picture).toMatchObject({ width: 1280, height: 1811 })
  const answer = await app.request(`/pictures/${picture?.key}/1280.jpg`)
  const { at } = await pixelsOf(new Uint8Array(await answer.arrayBuffer()))
  expect(at(0.5, 0.25)).toEqual([254, 0, 0, 255].map((value) => expect.closeTo(value, -1)))
  expect(at(0.5, 0.75)).toEqual([255, 255, 255, 255])
  expect(await findPictures(services, [{ fileId: id, plate: null }])).toEqual([null])
  await expect(registerPicture(services, id)).rejects.toMatchObject({ status: 415 })
})

test.each([
  ['14400 14400', 1280, 1280],
  ['1 100000', 1, 2560],
  ['100000 3', 1280, 1],
])('draws a page of %s points within bounds', async (size, width, height) => {
  const id = await upload('poster.pdf', pageOf(halfRed, { size }))
  expect(await registerPage(services, id)).toBeNull()
  expect(await pictureOf(id)).toMatchObject({ width, height })
})

test('locked and damaged documents have no preview and are told apart', async () => {
  const whole = pageOf(halfRed)
  const samples: readonly [string, Uint8Array<ArrayBuffer>, string][] = [
    ['locked.pdf', lockedDocument(), 'locked'],
    ['cut.pdf', whole.slice(0, 40), 'damaged'],
    ['empty.pdf', documentOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']), 'damaged'],
    ['noise.pdf', new Uint8Array([...whole.subarray(0, 12), ...new Uint8Array(5_000).fill(7)]), 'damaged'],
  ]
  for (const [name, bytes, fault] of samples) {
    const id = await upload(name, bytes)
    expect(await registerPage(services, id), name).toBe(fault)
    expect(await pictureOf(id), name).toBeUndefined()
  }
  // Failed documents must not affect the next one.
  expect(await registerPage(services, await upload('whole.pdf', whole))).toBeNull()
})

test('gives up a document whose drawing never ends', async () => {
  const workerPools = openWorkerPools()
  const impatient = { processes: 1, waiting: 1, jobMs: 4_000, idleMs: 1_000 }
  const id = await upload('endless.pdf', endlessDocument())
  expect(await registerPage({ ...services, workerPools }, id, impatient)).toBe('too_much')
  await workerPools.close()
})
