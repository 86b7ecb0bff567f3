import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { heifOf, pngOf } from '../../files/transfers/sample-files.suite'
import { type ImageLimits, ImagesBusy, ImageUnusable, openImages } from './images.server'

const log = pino({ level: 'silent' })
const images = openImages(log)
afterAll(() => images.close())

const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7799bb' } })
  .jpeg()
  .toBuffer()
const heic = readFileSync('app/files/pictures/phone-photo.heic')

/** A PNG whose 900 million pixels are all there, in about 110 kB. */
function bombOf(side: number): Buffer {
  const bomb = pngOf(side, side)
  // One bit of grey for each pixel.
  bomb.writeUInt8(1, 24)
  bomb.writeUInt8(0, 25)
  const data = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(data.length, 0)
  header.write('IDAT', 4)
  return Buffer.concat([
    bomb.subarray(0, 33),
    header,
    data,
    Buffer.alloc(4),
    Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1'),
  ])
}

/** The photo, whose header says 60,000 x 60,000. */
function swollenPhoto(): Buffer {
  const swollen = Buffer.from(photo)
  const frame = swollen.indexOf('ffc0', 'hex')
  swollen.writeUInt16BE(60_000, frame + 5)
  swollen.writeUInt16BE(60_000, frame + 7)
  return swollen
}

function gifOf(width: number, height: number): Buffer {
  const gif = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02L\x01\0;', 'latin1')
  for (const at of [6, 24]) {
    gif.writeUInt16LE(width, at)
    gif.writeUInt16LE(height, at + 2)
  }
  return gif
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
)

describe('an unusable picture is refused, and the next one still works', () => {
  const cases: readonly [name: string, type: string, bytes: Uint8Array, fault: string][] = [
    ['a bomb of 900 million pixels', 'image/png', bombOf(30_000), 'too_large'],
    ['a JPEG with a huge stated size', 'image/jpeg', swollenPhoto(), 'too_large'],
    ['a GIF with a huge stated size', 'image/gif', gifOf(65_535, 65_535), 'too_large'],
    ['an empty HEIC with a huge stated size', 'image/heic', heifOf('heic', 60_000, 60_000), 'damaged'],
    ['an empty AVIF with a huge stated size', 'image/avif', heifOf('avif', 60_000, 60_000), 'damaged'],
    ['half a JPEG', 'image/jpeg', photo.subarray(0, photo.length / 2), 'damaged'],
    ['half a HEIC', 'image/heic', heic.subarray(0, heic.length / 2), 'damaged'],
    ['a PNG without pixels', 'image/png', pngOf(100, 100), 'damaged'],
    ['noise', 'image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 nothing of the kind'), 'damaged'],
    ['nothing', 'image/jpeg', new Uint8Array(), 'damaged'],
    ['another format than stated', 'image/png', photo, 'damaged'],
    ['a drawing', 'image/svg+xml', svg, 'unsupported'],
    ['a drawing under another name', 'image/png', svg, 'damaged'],
    ['a document', 'application/pdf', Buffer.from('%PDF-1.7'), 'unsupported'],
  ]
  test.each(cases)('%s', async (_, type, bytes, fault) => {
    await expect(images.normalise(bytes, type)).rejects.toMatchObject({ name: 'ImageUnusable', fault })
    await expect(images.normalise(photo, 'image/jpeg')).resolves.toMatchObject({ width: 800, height: 600 })
  })
})

async function withImages(
  limits: ImageLimits,
  use: (own: ReturnType<typeof openImages>) => Promise<void>,
): Promise<void> {
  const own = openImages(log, limits)
  try {
    await use(own)
  } finally {
    await own.close()
  }
}

test('gives up a picture that takes too long', () =>
  withImages({ processes: 1, waiting: 10, jobMs: 1 }, async (own) => {
    for (let turn = 0; turn < 2; turn++)
      await expect(own.normalise(photo, 'image/jpeg')).rejects.toMatchObject({ fault: 'too_slow' })
  }))

test('refuses pictures at once when the queue is full, and finishes the others', () =>
  withImages({ processes: 1, waiting: 3, jobMs: 60_000 }, async (own) => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => own.scale(photo, 320, 'webp')))
    const made = all.filter(({ status }) => status === 'fulfilled')
    const refused = all.flatMap((each) => (each.status === 'rejected' ? each.reason : []))
    // One is being made while three wait.
    expect(made).toHaveLength(4)
    for (const fault of refused) expect(fault).toBeInstanceOf(ImagesBusy)
    expect((await own.scale(photo, 160, 'jpg')).length).toBeGreaterThan(100)
  }))

test.runIf(process.platform === 'linux')('a crashed process loses its picture only', () =>
  withImages({ processes: 1, waiting: 10, jobMs: 60_000 }, async (own) => {
    const before = children()
    const lost = own.normalise(heic, 'image/heic')
    const kept = own.normalise(photo, 'image/jpeg')
    const [pid] = children().filter((child) => !before.includes(child))
    process.kill(pid ?? 0, 'SIGKILL')
    await expect(lost).rejects.toEqual(new ImageUnusable('crashed', 'SIGKILL'))
    await expect(kept).resolves.toMatchObject({ width: 800 })
    await own.close()
    expect(children().filter((child) => !before.includes(child))).toEqual([])
    await expect(own.normalise(photo, 'image/jpeg')).rejects.toBeInstanceOf(ImagesBusy)
  }),
)

/** Process ids of what this process has started (`proc(5)`). */
function children(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
}
