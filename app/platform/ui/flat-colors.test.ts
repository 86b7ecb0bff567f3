import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flatColors } from './flat-colors'

const tokens = readFileSync('app/platform/ui/tokens.css', 'utf8')

test.each(Object.entries(flatColors))('%s is the token of that name', (name, { light, dark }) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const number = '([\\d.]+)'
  const color = `oklch\\(${number}% ${number} ${number}\\)`
  const match = new RegExp(`--${token}: light-dark\\(${color}, ${color}\\)`).exec(tokens)
  const numbers = match?.slice(1).map(Number) ?? []
  expect([light, dark]).toEqual([srgb(numbers.slice(0, 3)), srgb(numbers.slice(3))])
})

/** OKLCH (lightness in percent, chroma, hue in degrees) in sRGB, after CSS Color 4. */
function srgb([lightness = 0, chroma = 0, hue = 0]: readonly number[]): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
