// Runs inside `image-process.ts`, as plain Node.
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type ImageFormat = 'avif' | 'webp' | 'jpg'

export type ImageFault = 'damaged' | 'too_large' | 'unsupported'

/** A normalised picture: upright, sRGB, without metadata, at most 1920 x 3840. */
export interface NormalImage {
  /** High-quality JPEG, or lossless WebP if transparent. */
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** A `data:` address of at most 16 x 16 pixels; null if transparent. */
  readonly placeholder: string | null
}

/** Same limit as for uploads. */
const MAX_PIXELS = 50_000_000
const box = { width: 1920, height: 3840 }
const inside = { fit: 'inside', withoutEnlargement: true } as const

/** Accepted types and their readers. SVG needs a renderer and is for our own drawings. */
const readers: Readonly<Record<string, string>> = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/gif': 'VipsForeignLoadNsgifBuffer',
  'image/tiff': 'VipsForeignLoadTiffBuffer',
  'image/avif': 'VipsForeignLoadHeifBuffer',
  'image/svg+xml': 'VipsForeignLoadSvgBuffer',
}

export class UnusableImage extends Error {
  readonly fault: ImageFault

  constructor(fault: ImageFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** @throws {UnusableImage} */
export async function normaliseImage(bytes: Uint8Array, contentType: string): Promise<NormalImage> {
  const { data, info } = await pixelsOf(bytes, contentType)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const pixels = () => sharp(data, { raw })
  const opaque = (await pixels().stats()).isOpaque
  const stored = opaque
    ? pixels().removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    : pixels().webp({ lossless: true, effort: 2 })
  return {
    bytes: await stored.toBuffer(),
    width: info.width,
    height: info.height,
    placeholder: opaque ? await placeholderOf(pixels().removeAlpha()) : null,
  }
}

/** Scales a normalised picture, or renders our own SVG at that width. */
export async function scaleImage(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Uint8Array> {
  const scaled = (await openOwnImage(bytes, width)).resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return scaled.webp({ quality: 75 }).toBuffer()
    case 'jpg':
      return scaled.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  }
}

/** Blurred pixels, small enough for a page. */
export async function placeholderOf(image: Sharp): Promise<string> {
  const tiny = await image.resize(16, 16, inside).webp({ quality: 30, effort: 6, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function openOwnImage(bytes: Uint8Array, width: number): Promise<Sharp> {
  const isDrawing = bytes[0] === '<'.charCodeAt(0)
  allowReaders(isDrawing ? ['image/svg+xml'] : ['image/jpeg', 'image/webp'])
  if (!isDrawing) return sharp(bytes)
  const drawn = await sharp(bytes).metadata()
  return sharp(bytes, { density: (72 * width) / (drawn.width ?? width) })
}

async function pixelsOf(bytes: Uint8Array, contentType: string) {
  const isHeic = contentType === 'image/heic' || contentType === 'image/heif'
  const readable = isHeic ? 'image/png' : contentType
  if (!(readable in readers) || readable === 'image/svg+xml') throw new UnusableImage('unsupported')
  allowReaders([readable])
  try {
    const image = sharp(isHeic ? await pngOfHeic(bytes) : bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    return await image
      .autoOrient()
      .resize({ ...box, ...inside })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    if (cause instanceof UnusableImage) throw cause
    const isTooLarge =
      cause instanceof Error && /exceeds (?:pixel|dimension) limit|too (?:large|big)/i.test(cause.message)
    throw new UnusableImage(isTooLarge ? 'too_large' : 'damaged', cause)
  }
}

function allowReaders(types: readonly string[]): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: types.flatMap((type) => readers[type] ?? []) })
}

/** sharp does not read HEVC. Keeps the colour profile, on phones Display P3. */
async function pngOfHeic(bytes: Uint8Array): Promise<Buffer> {
  const png = await (await decodeHeic(bytes)).png({ compressionLevel: 1 }).toBuffer()
  const profile = colourProfileOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return profile ? withColourProfile(png, profile) : png
}

async function decodeHeic(bytes: Uint8Array): Promise<Sharp> {
  const { default: heic } = await import('heic-decode')
  const images = await heic.all({ buffer: bytes })
  try {
    const [first] = images
    if (!first) throw new UnusableImage('damaged')
    const { width, height } = first
    if (width * height > MAX_PIXELS) throw new UnusableImage('too_large')
    const { data } = await first.decode()
    return sharp(data, { raw: { width, height, channels: 4 } }).resize({ ...box, ...inside })
  } finally {
    images.dispose()
  }
}

/** ICC profile in the `colr` box (ISO 14496-12, section 12.1.5) of a HEIC file. */
function colourProfileOf(heic: Buffer): Buffer | null {
  const at = heic.indexOf('colrprof')
  if (at < 4) return null
  const profile = heic.subarray(at + 8, at - 4 + heic.readUInt32BE(at - 4))
  return profile.length > 128 ? profile : null
}

/** Inserts an ICC profile after the header of a PNG (PNG, section 11.3.2.3). */
function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const headerEnd = 33
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(8 + content.length)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), chunk.length - 4)
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}
