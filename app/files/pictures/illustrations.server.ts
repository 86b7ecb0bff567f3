import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import drawn from './illustrations.json'
import type { Picture } from './picture'

/** Illustrations used instead of photos: five per category, such as `toys`, `toys-label`, `toys-pallet`. */
const plates = new Map(drawn.map(({ name, ...picture }) => [name, picture]))
const names = new Map(drawn.map(({ name, key }) => [key, name]))

interface OwnDrawing {
  readonly picture: Picture
  readonly bytes: Uint8Array
}

let own: ReadonlyMap<string, OwnDrawing> = new Map()

/** Takes the site's own drawings, SVG of four by three, by name. */
export function setOwnDrawings(drawings: Readonly<Record<string, string>>): void {
  own = new Map(
    Object.entries(drawings).map(([name, svg]) => {
      const key = `own-${hash('sha256', svg, 'hex').slice(0, 16)}`
      return [name, { picture: { key, width: 1920, height: 1440, placeholder: null }, bytes: Buffer.from(svg) }]
    }),
  )
}

export function isOwnDrawing(name: string): boolean {
  return own.has(name)
}

/** Whether a URL key is that of an illustration of the program, which never changes. */
export function isDrawing(key: string): boolean {
  return names.has(key)
}

/** The site's own drawing or our illustration; null if there is none of this name. */
export function findIllustration(name: string): Picture | null {
  return own.get(name)?.picture ?? plates.get(name) ?? null
}

/** SVG of the illustration with this URL key; null if there is none. */
export async function readIllustration(key: string): Promise<{ picture: Picture; bytes: Uint8Array } | null> {
  const drawing = [...own.values()].find(({ picture }) => picture.key === key)
  if (drawing) return drawing
  const name = names.get(key)
  const picture = name === undefined ? undefined : plates.get(name)
  return picture ? { picture, bytes: await readFile(`app/files/pictures/illustrations/${name}.svg`) } : null
}
