// Writes `app/files/pictures/illustrations.json`, the metadata of our illustrations: `node scripts/write-illustrations.ts`, after any change.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { placeholderOf } from '../app/platform/workers/image-work.ts'

const directory = 'app/files/pictures/illustrations'
/** Widest thumbnail; illustrations are scalable and always 4:3. */
const size = { width: 1920, height: 1440 }

const illustrations = await Promise.all(
  readdirSync(directory)
    .sort()
    .map(async (file) => {
      const svg = readFileSync(`${directory}/${file}`)
      const name = file.slice(0, -'.svg'.length)
      const version = hash('sha256', svg, 'hex').slice(0, 8)
      return { name, key: `${name}-${version}`, ...size, placeholder: await placeholderOf(sharp(svg)) }
    }),
)
writeFileSync('app/files/pictures/illustrations.json', `${JSON.stringify(illustrations, null, 2)}\n`)
