import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { ImagesBusy } from '../../platform/workers/images.server'
import { sweepUploads } from '../transfers/sweep-uploads.server'
import { findPictures } from './find-pictures.server'
import { findIllustration } from './illustrations.server'
import { pictureTypes } from './picture'
import { sweepPictures } from './picture-storage.server'
import { pictures } from './pictures.table.server'
import { registerPicture } from './register-picture.server'
import { bytesOf, cardColours, pixelsOf, printedPhoto, samplePhotos, transparentPhoto } from './sample-photos.suite'

const app = await openTestApp()
afterAll(() => app.close())

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { url } = await uploadFile(app, name, bytes)
  return new URL(url).pathname.split('/')[3] ?? ''
}

async function register(name: string, bytes: Uint8Array<ArrayBuffer>) {
  return registerPicture(app.services, await upload(name, bytes))
}

async function load(path: string): Promise<Uint8Array> {
  const answer = await app.request(path)
  expect(answer.status, path).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.6))
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7799bb' } })

test.each(Object.keys(samplePhotos))('%s is shown upright and in its colours in every format', async (name) => {
  const picture = await register(name, (await samplePhotos[name]?.()) ?? new Uint8Array())
  expect(picture).toMatchObject({ width: 480, height: 640 })
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(picture.placeholder?.length).toBeLessThan(300)
  for (const format of Object.keys(pictureTypes)) {
    const bytes = await load(`/pictures/${picture.key}/320.${format}`)
    const { width, height, at } = await pixelsOf(bytes)
    expect([width, height], format).toEqual([320, 427])
    expect(at(0.25, 0.25), format).toEqual(near([...cardColours.topLeft, 255]))
    expect(at(0.75, 0.25), format).toEqual(near([...cardColours.topRight, 255]))
    expect(at(0.25, 0.75), format).toEqual(near([...cardColours.bottomLeft, 255]))
    const { exif, icc, orientation } = await sharp(bytes).metadata()
    expect({ exif, orientation, icc }).toEqual({})
  }
})

test('a drawing’s cached thumbnail is identical, headers included', async () => {
  const path = `/pictures/${findIllustration('toys')?.key}/320.webp`
  const [first, again] = [await app.request(path), await app.request(path)]
  const told = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
  expect(told(again)).toEqual(told(first))
  expect(again.headers.has('x-request-id')).toBe(false)
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await app.request(path, { headers })).status).toBe(304)
  expect((await app.request(path.replace('320', '321'))).status).toBe(404)
})

test('converts print colours to screen colours', async () => {
  const { key } = await register('print.jpg', await printedPhoto())
  const { at } = await pixelsOf(await load(`/pictures/${key}/320.webp`))
  const [r = 0, g = 0, b = 0] = at(0.25, 0.25)
  expect(b).toBeGreaterThan(2 * Math.max(r, g))
  expect(at(0.25, 0.75)).toEqual(near([...cardColours.bottomLeft, 255]))
})

test('keeps transparency, and turns it white in formats without it', async () => {
  const { key, placeholder } = await register('cut-out.png', await transparentPhoto())
  expect(placeholder).toBeNull()
  for (const format of ['avif', 'webp'])
    expect((await pixelsOf(await load(`/pictures/${key}/160.${format}`))).at(0.75, 0.5)[3]).toBe(0)
  expect((await pixelsOf(await load(`/pictures/${key}/160.jpg`))).at(0.75, 0.5)).toEqual(near([255, 255, 255, 255]))
})

test('never enlarges a picture, and serves its own width under the next larger one', async () => {
  const { key, width } = await register('small.png', await bytesOf(photo(700, 300).png()))
  expect(width).toBe(700)
  expect(await pixelsOf(await load(`/pictures/${key}/640.jpg`))).toMatchObject({ width: 640, height: 274 })
  expect(await pixelsOf(await load(`/pictures/${key}/960.jpg`))).toMatchObject({ width: 700, height: 300 })
  expect((await app.request(`/pictures/${key}/1280.jpg`)).status).toBe(404)
})

test('limits a large picture to 1920 pixels wide and a tall one to 3840 high', async () => {
  const large = await bytesOf(photo(4000, 1000).jpeg())
  const tower = await bytesOf(photo(60, 12_000).png())
  expect(await register('large.jpg', large)).toMatchObject({ width: 1920, height: 480 })
  expect(await register('tower.png', tower)).toMatchObject({ width: 19, height: 3840 })
})

test('serves the stated type with a cache header for good', async () => {
  const { key } = await register('photo.webp', await bytesOf(photo(400, 300).webp()))
  for (const [format, type] of Object.entries(pictureTypes)) {
    const path = `/pictures/${key}/320.${format}`
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const head = await app.request(path, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
    expect(await head.text()).toBe('')
    const again = await app.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('answers 404 for other widths, formats and unknown pictures', async () => {
  const { key } = await register('photo.png', await bytesOf(photo(400, 300).png()))
  for (const path of [
    `${key}/321.jpg`,
    `${key}/0320.jpg`,
    `${key}/320.png`,
    `${key}/320.svg`,
    `${key}/320`,
    `${key}/320.jpg.exe`,
    `${key}x/320.jpg`,
    'toys/320.jpg',
    'toys-00000000/320.jpg',
    '..%2f..%2foffers/320.jpg',
  ])
    expect((await app.request(`/pictures/${path}`)).status, path).toBe(404)
  expect((await app.request(`/pictures/${key}/320.jpg`, { method: 'POST' })).status).not.toBe(200)
})

test('serves drawings in place of photos, in every width', async () => {
  const [plate, none] = await findPictures(app.services, [
    { fileId: null, plate: 'toys-pallet' },
    { fileId: null, plate: 'spaceships' },
  ])
  expect(none).toBeNull()
  expect(await pixelsOf(await load(`/pictures/${plate?.key}/160.webp`))).toMatchObject({ width: 160, height: 120 })
  expect(await pixelsOf(await load(`/pictures/${plate?.key}/1280.jpg`))).toMatchObject({ width: 1280, height: 960 })
})

test('a file is one picture, however often it is registered', async () => {
  const id = await upload('twice.png', await bytesOf(photo(300, 200).png()))
  const all = await Promise.all(Array.from({ length: 4 }, () => registerPicture(app.services, id)))
  const [found] = await findPictures(app.services, [{ fileId: id, plate: null }])
  for (const picture of all) expect(picture).toEqual(found)
  expect(found?.key).not.toContain(id)
})

test('makes a thumbnail once for simultaneous requests, then reads it from storage', async () => {
  const { key } = await register('crowd.png', await bytesOf(photo(800, 600).png()))
  const { images } = app.services
  let made = 0
  const path = `/pictures/${key}/480.avif`
  const { scale } = images
  Object.assign(images, {
    scale: (...given: Parameters<typeof scale>) => {
      made++
      return scale(...given)
    },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => load(path)))
  await load(path)
  Object.assign(images, { scale })
  expect(made).toBe(1)
  for (const bytes of answers) expect(bytes).toEqual(answers[0])
})

test('deletes a picture and its thumbnails with its file', async () => {
  const id = await upload('gone.png', await bytesOf(photo(400, 300).png()))
  const { key } = await registerPicture(app.services, id)
  await load(`/pictures/${key}/320.jpg`)
  app.passTime(25 * 3_600_000)
  await sweepUploads(app.services)
  expect((await app.request(`/pictures/${key}/160.jpg`)).status).toBe(404)
  await sweepPictures(app.services)
  expect((await app.request(`/pictures/${key}/320.jpg`)).status).toBe(404)
  expect(await app.services.db.select().from(pictures).where(eq(pictures.id, key))).toEqual([])
  expect(await app.services.storage.size(`pictures/${key}`)).toBeNull()
})

test('makes deleted thumbnails again, and answers 404 when the picture’s bytes are lost', async () => {
  const { key } = await register('kept.png', await bytesOf(photo(400, 300).png()))
  const files = join(app.services.config.dataDir, 'files')
  await load(`/pictures/${key}/320.jpg`)
  await rm(join(files, 'thumbnails'), { recursive: true })
  await load(`/pictures/${key}/320.jpg`)
  await rm(join(files, 'pictures', key))
  expect((await app.request(`/pictures/${key}/160.jpg`)).status).toBe(404)
  await load(`/pictures/${key}/320.jpg`)
})

test('refuses to register damaged pictures and other files', async () => {
  const whole = await bytesOf(photo(400, 300).jpeg())
  await expect(register('half.jpg', whole.slice(0, whole.length / 2))).rejects.toMatchObject({
    code: 'files.damaged',
    status: 422,
  })
  await expect(register('list.pdf', pdfOf(900))).rejects.toMatchObject({ code: 'files.unsupported_type', status: 415 })
  await expect(registerPicture(app.services, 'nobody')).rejects.toMatchObject({ status: 404 })
})

test('answers with Retry-After when the queue is full', async () => {
  const { key } = await register('many.png', await bytesOf(photo(400, 300).png()))
  const { images } = app.services
  const { scale } = images
  Object.assign(images, { scale: () => Promise.reject(new ImagesBusy('Too many pictures at once.')) })
  const answer = await app.request(`/pictures/${key}/160.webp`)
  Object.assign(images, { scale })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test('the table of drawings matches their files', async () => {
  const names = readdirSync('app/files/pictures/illustrations').map((file) => file.slice(0, -4))
  expect(names).toHaveLength(99)
  for (const name of names) {
    const version = hash('sha256', readFileSync(`app/files/pictures/illustrations/${name}.svg`), 'hex').slice(0, 8)
    expect(findIllustration(name)?.key, 'run node scripts/write-illustrations.ts').toBe(`${name}-${version}`)
  }
})
