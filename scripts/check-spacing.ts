// Gaps, paddings and margins of 4 to 64 px come from the scale in tokens.css; fluid ones (clamp) belong to one layout.
import { globSync, readFileSync } from 'node:fs'

const declaration = /^\s*(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)[\w-]*):([^;]+);/
const fluid = /clamp\([^()]*\)/g
const isLiteral = ([, pixels]: RegExpMatchArray) => Number(pixels) >= 4 && Number(pixels) <= 64

const faults = globSync('app/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const value = declaration.exec(line)?.[1]?.replace(fluid, '') ?? ''
      const isOff = [...value.matchAll(/(?<![\w.])([\d.]+)px/g)].some(isLiteral)
      return isOff ? [`${file}:${index + 1}: ${line.trim()} takes no space of the scale (--space-1 to --space-16)`] : []
    }),
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
