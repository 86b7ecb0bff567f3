import { clampChroma, formatHex, type Oklch, parse, oklch as toOklch, wcagContrast } from 'culori'
import type { Site } from '../../platform/settings/site-file.server'
import tokens from '../../platform/ui/tokens.css?raw'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
type Shade = Readonly<Record<Scheme, Oklch>>

/** Tokens that take hue and strength of one of the company's colours; the first is the one that the others follow. */
const families = {
  primary: ['strap', 'strap-2', 'strap-soft', 'on-strap', 'field', 'field-2', 'on-field-2', 'note', 'note-line'],
  accent: ['canary', 'canary-2', 'canary-soft', 'on-canary'],
  ground: ['kraft', 'kraft-0', 'kraft-2', 'kraft-ink'],
} as const
type Family = keyof typeof families

/** Text or sign, what it is on, and the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ['strap', 'paper', 4.5],
  ['strap', 'sheet', 4.5],
  ['strap-2', 'sheet', 4.5],
  ['on-strap', 'strap', 4.5],
  ['ink', 'strap-soft', 4.5],
  ['on-field', 'field', 4.5],
  ['on-field', 'field-2', 4.5],
  ['on-field-2', 'field', 4.5],
  ['on-note', 'note', 4.5],
  ['note-line', 'sheet', 3],
  ['on-canary', 'canary', 4.5],
  ['on-canary', 'canary-2', 4.5],
  ['ink', 'canary-soft', 4.5],
  ['kraft-ink', 'kraft', 4.5],
  ['kraft-ink', 'kraft-0', 4.5],
]

const program = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light: read(light), dark: read(dark) }],
  ),
)

const palettes = new WeakMap<NonNullable<Site['colours']>, ReadonlyMap<string, Shade>>()

/** Tokens keep their lightness, so both schemes stay legible; it moves only where a hue needs more contrast. */
function paletteOf(colours: NonNullable<Site['colours']>): ReadonlyMap<string, Shade> {
  const known = palettes.get(colours)
  if (known) return known
  const palette = new Map<string, Shade>()
  for (const family of Object.keys(families) as Family[]) {
    const wanted = toOklch(parse(colours[family] ?? ''))
    if (!wanted) continue
    const [first] = families[family]
    const strength = wanted.c / tokenOf(first, program).light.c
    for (const name of families[family]) {
      const { light, dark } = tokenOf(name, program)
      const recoloured = ({ l, c }: Oklch): Oklch => inGamut({ mode: 'oklch', l, c: c * strength, h: wanted.h })
      palette.set(name, { light: recoloured(light), dark: recoloured(dark) })
    }
  }
  for (const [front, back, least] of pairs) for (const scheme of schemes) separate(palette, front, back, least, scheme)
  palettes.set(colours, palette)
  return palette
}

/** Moves the lightness of the recoloured one of two tokens until they differ enough. */
function separate(palette: Map<string, Shade>, front: string, back: string, least: number, scheme: Scheme): void {
  const moved = palette.has(front) ? front : palette.has(back) ? back : null
  if (!moved) return
  const still = moved === front ? back : front
  const fixed = tokenOf(still, palette)[scheme]
  const step = tokenOf(moved, palette)[scheme].l > fixed.l ? 0.01 : -0.01
  for (let tries = 0; tries < 60; tries++) {
    const shade = tokenOf(moved, palette)
    const colour = shade[scheme]
    if (wcagContrast(colour, fixed) >= least) return
    palette.set(moved, { ...shade, [scheme]: inGamut({ ...colour, l: Math.min(1, Math.max(0, colour.l + step)) }) })
  }
}

function tokenOf(name: string, palette: ReadonlyMap<string, Shade>): Shade {
  const shade = palette.get(name) ?? program.get(name)
  if (!shade) throw new Error(`There is no colour ${name} in tokens.css.`)
  return shade
}

function read(text: string): Oklch {
  const colour = toOklch(parse(text))
  if (!colour) throw new Error(`${text} in tokens.css is not a colour.`)
  return colour
}

function inGamut(colour: Oklch): Oklch {
  return toOklch(clampChroma(colour, 'oklch'))
}

/** Style sheet with the company's colours; null if it has none. */
export function coloursCss({ colours }: Pick<Site, 'colours'>): string | null {
  if (!colours) return null
  const lines = [...paletteOf(colours)].map(
    ([name, { light, dark }]) => `--${name}:light-dark(${hex(light)},${hex(dark)})`,
  )
  if (colours.primary) lines.push('--focus:light-dark(var(--strap),var(--canary))')
  // Twice, to win over the program's own whatever the order.
  return `:root:root{${lines.join(';')}}`
}

/** One token in sRGB, for places without custom properties: mails, pictures, browser chrome. */
export function flatColour({ colours }: Pick<Site, 'colours'>, name: string, scheme: Scheme): string {
  return hex(tokenOf(name, colours ? paletteOf(colours) : program)[scheme])
}

/** Replaces the program's colours in a finished mail, drawing or template by the company's. */
export function recoloured(text: string, { colours }: Pick<Site, 'colours'>): string {
  if (!colours) return text
  const own = new Map(
    [...paletteOf(colours)].flatMap(([name, shade]) =>
      schemes.map((scheme) => [hex(tokenOf(name, program)[scheme]), hex(shade[scheme])] as const),
    ),
  )
  return text.replace(/(?<=[:\s"(])#[0-9a-f]{6}(?![0-9a-f])/g, (colour) => own.get(colour) ?? colour)
}

function hex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'))
}
