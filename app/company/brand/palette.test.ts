import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { coloursCss, flatColour } from './palette.server'

const hues = Array.from({ length: 24 }, (_, place) => place * 15)
const pairs = [
  ['strap', 'paper'],
  ['strap', 'sheet'],
  ['on-strap', 'strap'],
  ['on-strap', 'strap-2'],
  ['on-field', 'field'],
  ['on-field-2', 'field'],
  ['on-note', 'note'],
  ['on-canary', 'canary'],
  ['kraft-ink', 'kraft'],
  ['ink', 'strap-soft'],
  ['ink', 'canary-soft'],
] as const

test.each(hues)('every colour of hue %i is legible in both schemes, pale or strong', (hue) => {
  for (const [strength, light] of [
    [0, 40],
    [60, 30],
    [100, 50],
    [100, 90],
  ] as const) {
    const colour = hexOfHsl(hue, strength, light)
    const colours = { primary: colour, accent: colour, ground: colour }
    expect(coloursCss({ colours })).toContain('--strap:light-dark(#')
    for (const scheme of ['light', 'dark'] as const)
      for (const [front, back] of pairs) {
        const contrast = wcagContrast(flatColour({ colours }, front, scheme), flatColour({ colours }, back, scheme))
        expect([colour, scheme, front, back, contrast >= 4.5 ? 'legible' : contrast]).toEqual([
          colour,
          scheme,
          front,
          back,
          'legible',
        ])
      }
  }
})

function hexOfHsl(hue: number, strength: number, light: number): string {
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const amount = (strength / 100) * Math.min(light / 100, 1 - light / 100)
    const value = light / 100 - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
