// Generates the icons in `public/` from the logo: `node scripts/write-icons.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const mark = readFileSync('app/platform/ui/mark.svg', 'utf8')
const ground = '#006144'

const rounded = mark
/** Full square for maskable icons: the logo stays within the safe zone (a circle of 80 %). */
const fullBleed = mark
  .replace('viewBox="0 0 40 40"', 'viewBox="-6 -6 52 52"')
  .replace('<rect ', `<rect x="-6" y="-6" width="52" height="52" fill="${ground}"/><rect `)

mkdirSync('public/icons', { recursive: true })
for (const size of [192, 512]) {
  writeFileSync(`public/icons/icon-${size}.png`, await png(rounded, size))
  writeFileSync(`public/icons/maskable-${size}.png`, await png(fullBleed, size))
}
writeFileSync('public/apple-touch-icon.png', await png(fullBleed, 180))
writeFileSync('public/favicon.ico', icon(await png(rounded, 32), 32))

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
}

function icon(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
