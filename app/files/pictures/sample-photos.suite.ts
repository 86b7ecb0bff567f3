import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'

/** Colours of the 480 x 640 test card, as browsers show them. */
export const cardColours = { topLeft: [0, 0, 255], topRight: [255, 0, 0], bottomLeft: [221, 221, 221] } as const

const card = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#ddd"/><rect width="240" height="320" fill="#00f"/><rect x="240" width="240" height="320" fill="#f00"/><rect x="240" y="320" width="240" height="320" fill="#0f0"/></svg>',
)

const lying = () => sharp(card).rotate(270)

/** The test card as phones and offices send it: rotated, wide-gamut, geotagged, animated. */
export const samplePhotos: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>> = {
  'phone.jpg': () =>
    bytesOf(
      lying()
        .withIccProfile('p3')
        .withExifMerge({ IFD0: { Make: 'Testcam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
    ),
  // Converted with heif-enc (libheif 1.15), with a rotation (`irot`) added.
  'phone.heic': async () => new Uint8Array(readFileSync('app/files/pictures/phone-photo.heic')),
  'screen.png': () => bytesOf(sharp(card).png()),
  'scan.tiff': () => bytesOf(sharp(card).tiff({ compression: 'lzw' })),
  'shop.webp': () => bytesOf(sharp(card).webp({ quality: 95 })),
  'shop.avif': () => bytesOf(sharp(card).avif({ quality: 90, effort: 0 })),
  'moving.gif': async () => {
    const other = await sharp(card).negate().toBuffer()
    return bytesOf(sharp([await sharp(card).png().toBuffer(), other], { join: { animated: true } }).gif())
  },
}

export function printedPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(sharp(card).toColourspace('cmyk').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }))
}

export function transparentPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const hole = {
    input: Buffer.from('<svg width="240" height="640"><rect width="240" height="640"/></svg>'),
    left: 240,
    top: 0,
  }
  return bytesOf(
    sharp(card)
      .ensureAlpha()
      .composite([{ ...hole, blend: 'dest-out' }])
      .png(),
  )
}

export async function bytesOf(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.toBuffer())
}

export async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [...data.subarray(start, start + 4)]
  }
  return { width: info.width, height: info.height, at }
}
