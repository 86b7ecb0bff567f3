import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import plates from '../app/files/pictures/illustrations.json' with { type: 'json' }
import { type ImageFormat, normaliseImage, scaleImage } from '../app/platform/workers/image-work.ts'
import { freePort } from '../tests/open-test-site.ts'
import { median, reportLoad } from './measures.ts'
import { type Cost, measure, report, type Target, WARM_UP } from './pages.ts'
import { openPinnedServers } from './pinned-servers.ts'

const ROUNDS = 5
const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg']

/**
 * What a photo costs when it is registered and a thumbnail when it is asked for first, as CPU of the process that makes it;
 * then thumbnails out of the storage of the production build, beside a bare server of Node's that says hello.
 */
export async function benchPictures(): Promise<void> {
  await measureWork()
  await measureKept()
  reportLoad()
}

async function measureWork(): Promise<void> {
  const phone = await photo(4032, 3024)
  const heic = await readFile('app/files/pictures/phone-photo.heic')
  const { bytes } = await normaliseImage(phone, 'image/jpeg')
  const plate = await readFile('app/files/pictures/illustrations/toys-pallet.svg')
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['registering a JPEG of 12 megapixels', () => normaliseImage(phone, 'image/jpeg')],
    ['registering a HEIC of 0.3 megapixels', () => normaliseImage(heic, 'image/heic')],
    ...[480, 960, 1920].flatMap((width) =>
      formats.map((format) => [`photo, ${width} ${format}`, () => scaleImage(bytes, width, format)] as const),
    ),
    ...formats.map((format) => [`drawing, 480 ${format}`, () => scaleImage(plate, 480, format)] as const),
  ]
  for (const [name, work] of works) {
    await work()
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      costs.push((user + system) / 1_000)
    }
    console.log(`${name}: ${median(costs).toFixed(0)} ms CPU`)
  }
}

/** As hard to compress as a photo is: structure of every size. */
async function photo(width: number, height: number): Promise<Buffer> {
  const noise = (parts: number) =>
    sharp({
      create: {
        width: Math.ceil(width / parts),
        height: Math.ceil(height / parts),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
      .then((png) => sharp(png).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer())
  const [coarse, middle] = [await noise(64), await noise(12)]
  return sharp(coarse)
    .composite([{ input: middle, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function measureKept(): Promise<void> {
  const { directory, start, close } = await openPinnedServers()
  try {
    const port = await freePort()
    const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'info' }
    const program = await start(['build/server/index.js'], port, env)
    const barePort = await freePort()
    const bare = await start([join(import.meta.dirname, 'bare-server.ts'), String(barePort)], barePort)
    const hello = { name: 'bare node:http, hello', server: bare, url: `http://127.0.0.1:${barePort}/`, bytes: 5 }
    const kept = async (width: number, format: ImageFormat): Promise<Target> => {
      const url = `http://127.0.0.1:${port}/pictures/${plates[0]?.key}/${width}.${format}`
      const { byteLength } = await (await fetch(url)).arrayBuffer()
      return {
        name: `kept thumbnail, ${width} ${format}, ${byteLength} bytes`,
        server: program,
        url,
        bytes: byteLength,
      }
    }
    const targets = [hello, await kept(480, 'avif'), await kept(960, 'jpg')]
    for (const target of targets) for (let warm = 0; warm < WARM_UP; warm += (await measure(target)).requests);
    const costs = new Map<Target, Cost[]>(targets.map((target) => [target, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [target, rounds] of costs) rounds.push(await measure(target))
    report(costs, hello, hello)
  } finally {
    await close()
  }
}
